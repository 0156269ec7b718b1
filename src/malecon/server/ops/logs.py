"""What the server writes about itself. No secret and no address with a secret in it is ever written."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Any

#: What a log record holds by itself; anything else was added by whoever wrote it.
USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


def stamp(record: logging.LogRecord) -> str:
    moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
    return f"{moment}.{int(record.msecs):03}Z"


class Lines(logging.Formatter):
    """One line for people."""

    def format(self, record: logging.LogRecord) -> str:
        more = " ".join(f"{name}={value}" for name, value in added(record).items())
        text = f"{stamp(record)} {record.levelname.lower():7} {record.getMessage()}" + (more and f"  {more}")
        return f"{text}\n{self.formatException(record.exc_info)}" if record.exc_info else text


class JsonLines(logging.Formatter):
    """One object for programs."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": stamp(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **added(record),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def added(record: logging.LogRecord) -> dict[str, Any]:
    return {name: value for name, value in vars(record).items() if name not in USUAL}


OFTEN = 5  # times a minute that the same is written down
MINUTE = 60.0
KNOWN = 1_000  # such lines; then they are counted anew


class Sparing(logging.Filter):
    """Whoever knocks in vain does not fill the disk: what strangers can make the server write again and again
    is written some times a minute, and then how often it was not."""

    def __init__(self) -> None:
        super().__init__()
        self.counts: dict[tuple[str, str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if not vars(record).pop("spare", False) and record.name.partition(".")[0] == "malecon":
            return True
        key = record.name, str(record.msg)[:100], str(getattr(record, "client", ""))
        if key not in self.counts and len(self.counts) >= KNOWN:
            self.counts.clear()
        since, count = self.counts.get(key, (record.created, 0))
        if record.created - since >= MINUTE:
            if count > OFTEN:
                record.unwritten = count - OFTEN
            since, count = record.created, 0
        self.counts[key] = since, count + 1
        return count < OFTEN


def set_up(kind: str) -> None:
    """Write to stderr, in lines for people or for programs."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if kind == "json" else Lines())
    handler.addFilter(Sparing())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("malecon").setLevel(logging.INFO)
    # Below a warning uvicorn writes addresses as they were visited; we write ours.
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "websockets"):
        logging.getLogger(name).setLevel(logging.WARNING)
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = True


def short(table_id: str) -> str:
    """The beginning of a table's id: enough to find it, not enough to visit it."""
    return table_id[:6]
