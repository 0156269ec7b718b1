"""Sit down at a table of a club server and play at random: python examples/sit_down.py http://127.0.0.1:8047

It takes a seat at the first table of the lobby that has one, or makes a table with a bot. All the rules it
knows are the answers that it is offered. It needs `websockets`, which comes with malecon[server].
"""

import json
import random
import sys
import urllib.request
from typing import Any

from websockets.sync.client import connect

HOUSE = (sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8047").rstrip("/")
cookie = ""  # how the house knows us again


def ask(path: str, data: Any = None) -> Any:
    """A question to the house; the cookie that it gives is kept."""
    global cookie
    headers = {"content-type": "application/json", "cookie": cookie}
    body = None if data is None else json.dumps(data).encode()
    with urllib.request.urlopen(urllib.request.Request(HOUSE + path, body, headers)) as reply:
        cookie = (reply.headers.get("set-cookie") or cookie).partition(";")[0]
        return json.load(reply)


def find_seat() -> tuple[str, int]:
    """A table and our seat there."""
    for table in ask("/api/tables")["tables"]:
        if table["open"]:
            held = ask(f"/api/tables/{table['id']}/sit", {"name": "Randolfo"})
            return table["id"], held["seat"]
    seats = [{"who": "me", "name": "Randolfo"}, {"who": "bot", "level": "casual"}]
    made = ask("/api/tables", {"game": "havana", "players": 2, "seats": seats, "begin": True})
    return made["id"], 0


def learn(table: Any, changes: Any) -> None:
    """Set what has changed: each change is a path into the table, and the value there now."""
    for path, value in changes:
        place = table
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value


table_id, seat = find_seat()
print(f"seat {seat} at {HOUSE}/table/{table_id}")
address = f"{HOUSE.replace('http', 'ws', 1)}/api/tables/{table_id}/live?seat={seat}"
table: Any = {}
with connect(address, additional_headers={"cookie": cookie}) as socket:
    for message in map(json.loads, socket):
        if message["type"] == "table":
            table = message["table"]
        elif message["type"] == "news":
            learn(table, message["changes"])
        elif message["type"] == "refused":
            print(message["error"]["message"])
        if table["result"]:
            print(f"the end: {table['result']['scores']}, won by {table['result']['winners']}")
            break
        if message["type"] in ("table", "news") and table["actions"]:
            words = random.choice(table["actions"])["words"]
            made_for = {"length": table["length"], "sealed": table["sealed"]}
            command = {"do": "answer", "seat": seat, "words": words, **made_for}
            socket.send(json.dumps({"type": "do", "command": command}))
            print(words)
