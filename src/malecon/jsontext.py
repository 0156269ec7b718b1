"""JSON from outside: what a file says is read only as far as every part of the house can bear it.

Python's reader takes more than JSON has (NaN, infinity), stops at numbers of thousands of digits with words
of its own, and reads what is nested so deeply that nobody can write it again. Here each is one sentence.
"""

from __future__ import annotations

import json
from typing import Any, NoReturn

from malecon.errors import Unreadable
from malecon.files import literal, said

DEEPEST = 32  # boxes, tables and logs have fewer than ten things in each other
LARGEST = 2**63  # what a database, a compiled engine and other languages take for a whole number
LONGEST = len(str(LARGEST)) + 1  # of a number's signs
SHOWN = 20  # of the signs where it is JSON no longer


def read(text: str) -> Any:
    """The value that a text of JSON says; Unreadable if it is none, or beyond all measure."""
    try:
        value = json.loads(
            text, parse_int=whole, parse_float=broken, parse_constant=no_number, object_pairs_hook=once
        )
    except json.JSONDecodeError as error:
        found = literal(text[error.pos : error.pos + SHOWN])
        raise Unreadable("json-unreadable", found=found, column=str(error.colno)) from None
    except RecursionError:
        raise Unreadable("json-too-deep", most=str(DEEPEST)) from None
    check(value)
    return value


def check(value: Any) -> None:
    """Raise if something is nested too deeply, or is text that cannot be written again."""
    level = [value]
    for _ in range(DEEPEST + 1):
        below: list[Any] = []
        for one in level:
            if isinstance(one, dict):
                below += one.keys()
                below += one.values()
            elif isinstance(one, list):
                below += one
            elif isinstance(one, str) and not one.isascii():
                check_text(one)
        if not below:
            return
        level = below
    raise Unreadable("json-too-deep", most=str(DEEPEST))


def check_text(text: str) -> None:
    """Half a character, as `\\ud800` makes it, is in no file and no database."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise Unreadable("json-half-character") from None


def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """What is said twice would be read in one way here and in another elsewhere."""
    made = dict(pairs)
    if len(made) != len(pairs):
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                raise Unreadable("json-twice", found=said(key))
            seen.add(key)
    return made


def whole(digits: str) -> int:
    if len(digits) <= LONGEST:
        number = int(digits)
        if -LARGEST <= number < LARGEST:
            return number
    return no_number(digits)


def broken(digits: str) -> float:
    number = float(digits)
    return number if abs(number) < float("inf") else no_number(digits)


def no_number(digits: str) -> NoReturn:
    raise Unreadable("json-number", found=digits if len(digits) <= LONGEST else digits[:LONGEST] + "…")
