"""`malecon record check`, and for each kind of an owner's own components `check` and `show`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from malecon.commands.parameters import LANGUAGE


def check_record(file: Path, /, *, language: LANGUAGE = "en") -> int:
    from malecon.kernel.state import OVER
    from malecon.messages import say
    from malecon.record import Record, seat_name

    record = Record.load(file)
    state = record.state
    print(
        say(
            "record-sound",
            language,
            game=record.game.name,
            players=record.players,
            answers=len(record),
            round=int(state.round),
        )
    )
    if state.seat == OVER:
        print(record.lines[-1])
    else:
        print(say("record-unfinished", language, seat=seat_name(int(state.seat))))
    return 0


def components(game: str, name: str) -> tuple[Callable[..., int], Callable[..., int]]:
    """The two commands for files of one name, such as Havana's tiles."""

    def check(file: Path, /, *, language: LANGUAGE = "en") -> int:
        from malecon.commands.tables import find_game
        from malecon.files import read_text, shown
        from malecon.messages import say

        path = shown(str(file), 200)
        errors = find_game(game).check_box_file(name, read_text(file))
        for error in errors:
            print(error.within(path).message(language), file=sys.stderr)
        if errors:
            return 2
        print(say("components-sound", language, path=path, game=game, name=name))
        return 0

    def show(*, language: LANGUAGE = "en") -> int:
        from malecon.commands.tables import find_game
        from malecon.messages import say

        text = find_game(game).write_box_file(name)
        for line in say(f"cli-{name}-head", language).splitlines():
            print(f"# {line}")
        print(text, end="")
        return 0

    return check, show
