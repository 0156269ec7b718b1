"""A player for the arena: malecon arena havana "cmd:python examples/line_player.py" greedy

It speaks the lines of docs/programs.md and needs nothing but Python. It plays what looks most like getting
something: the first answer whose words name it, else any; the same again at the same table.
"""

import json
import random
import sys
from typing import Any

LIKED = ("buy", "build", "score", "take", "use", "sell")


def say(**message: Any) -> None:
    print(json.dumps(message), flush=True)


dice = random.Random(0)
for line in sys.stdin:
    heard = json.loads(line)
    if heard["type"] == "hello":
        say(type="hello", name="line player")
    elif heard["type"] == "table":
        dice.seed(heard["seed"])
    elif heard["type"] == "question":
        liked = [words for words in heard["legal"] if words.startswith(LIKED)]
        say(type="answer", id=heard["id"], answer=liked[0] if liked else dice.choice(heard["legal"]))
