"""An owner's own ships and boards: reading files of them, and saying what is wrong with them and where.

A file is TOML: a name, and either the ships, one in a line, as spaces for citrus, tobacco, sugar, rum
and cigars,

    name = "My ships"
    ships = [
        "12200",
        "20120",
    ]

or the boards, each with its three rows from the top: W warehouse, C citrus, T tobacco, S sugar, F forest,
M mountain, L lake.

    name = "My boards"
    [boards]
    common = "WCFS/SLTM/FTMC"
    blue = "WFTS/FMCT/SCLM"
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
from typing import Any

from malecon.cuba import codes as c
from malecon.cuba import data as d
from malecon.errors import Unreadable
from malecon.files import said
from malecon.kernel import box
from malecon.kernel.box import LONGEST_NAME, Found, head_errors
from malecon.kernel.game import Json

#: What an owner may bring, each in a file of its own.
FILES = ("ships", "boards")
ROWS = c.FIELDS_IN_ALL // c.COLUMNS
#: How many fields of each sign a board has (C8).
FIELDS_OF = {"W": 1, "L": 1, "M": 2, "F": 2, "T": 2, "S": 2, "C": 2}


def load(files: Mapping[str, str]) -> d.Box:
    """The box of an owner's files, given by what they hold as their text; what they leave out is ours."""
    whole = box_of(d.DEFAULT_BOX)
    names = []
    for what, text in files.items():
        brought = box.read(text, partial(errors, wanted=(what,)))
        whole[what] = brought[what]
        names.append(brought["name"].strip())
    whole["name"] = " + ".join(dict.fromkeys(names)) or d.DEFAULT_BOX.name
    return read_box(whole)


def check(what: str, text: str) -> list[Unreadable]:
    """Every error of an owner's file of ships or of boards, each with its line, from top to bottom."""
    return box.check(text, partial(errors, wanted=(what,)))


def write(what: str, whole: d.Box) -> str:
    """An owner's file of the ships or of the boards of a box."""
    name = box.name_line(whole.name)
    if what == "ships":
        lines = "".join(f'    "{line}",\n' for line in whole.ship_lines)
        return f"{name}ships = [\n{lines}]\n"
    pairs = zip(d.BOARDS, whole.board_lines, strict=True)
    return f"{name}\n[boards]\n" + "".join(f'{board} = "{line}"\n' for board, line in pairs)


def box_of(whole: d.Box) -> Json:
    """The box as a record carries it: everything, so that a change of ours changes no game played."""
    boards = dict(zip(d.BOARDS, whole.board_lines, strict=True))
    return {"name": whole.name, "ships": list(whole.ship_lines), "boards": boards}


def read_box(carried: Any) -> d.Box:
    """The box that a record carries, checked in the same way as files."""
    for _, error in errors(carried):
        raise error
    boards = [carried["boards"][board] for board in d.BOARDS]
    return d.Box(carried["name"], list(carried["ships"]), boards)


def errors(carried: Any, wanted: tuple[str, ...] = FILES) -> Found:
    """Every error of a box, or of the wanted part of it, each with the place of the value at error."""
    # Names of two files are put together, so a box may have twice as long a one.
    longest = LONGEST_NAME if len(wanted) == 1 else 2 * LONGEST_NAME + 3
    found = head_errors(carried, wanted, longest)
    if isinstance(carried, dict) and "ships" in wanted:
        found += ships_errors(carried.get("ships"))
    if isinstance(carried, dict) and "boards" in wanted:
        found += boards_errors(carried.get("boards"))
    return found


def ships_errors(ships: Any) -> Found:
    """15 ships of 5 spaces each."""
    if not isinstance(ships, list):
        return [(("ships",), Unreadable("cuba-box-no-ships", number=int(c.SHIPS)))]
    found: Found = []
    if len(ships) != c.SHIPS:
        found.append((("ships",), Unreadable("cuba-box-ships", found=len(ships), number=int(c.SHIPS))))
    for number, ship in enumerate(ships):
        place = ("ships", number)
        if not isinstance(ship, str) or not re.fullmatch(rf"[0-9]{{{c.MERCHANDISE}}}", ship):
            found.append((place, Unreadable("cuba-box-ship", ship=number + 1, found=said(ship))))
        elif sum(int(digit) for digit in ship) != d.SHIP_SPACES:
            spaces = sum(int(digit) for digit in ship)
            error = Unreadable("cuba-box-spaces", ship=number + 1, found=spaces, number=int(d.SHIP_SPACES))
            found.append((place, error))
    return found


def boards_errors(boards: Any) -> Found:
    """The common board and one of each colour, each with the fields of C8."""
    if not isinstance(boards, dict):
        return [(("boards",), Unreadable("cuba-box-no-boards", known=", ".join(d.BOARDS)))]
    found: Found = []
    for board in d.BOARDS:
        if board not in boards:
            found.append((("boards",), Unreadable("cuba-box-board-missing", board=board)))
    for board, fields in boards.items():
        place = ("boards", board)
        if board not in d.BOARDS:
            known = ", ".join(d.BOARDS)
            error = Unreadable("cuba-box-board-unknown", found=said(board), known=known)
            found.append((place, error))
        else:
            found += [(place, error) for error in board_errors(board, fields)]
    return found


def board_errors(board: str, fields: Any) -> list[Unreadable]:
    """Every error of one board such as `WCFS/SLTM/FTMC`."""
    row = f"[{d.SIGNS}]{{{c.COLUMNS}}}"
    if not isinstance(fields, str) or not re.fullmatch(f"{row}(/{row}){{{ROWS - 1}}}", fields):
        return [Unreadable("cuba-box-rows", board=board, found=said(fields), known=", ".join(d.SIGNS))]
    return [
        Unreadable("cuba-box-fields", board=board, sign=sign, found=fields.count(sign), number=number)
        for sign, number in FIELDS_OF.items()
        if fields.count(sign) != number
    ]
