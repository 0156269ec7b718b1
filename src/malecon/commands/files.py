"""`malecon record check`, and for each kind of an owner's own components `check` and `show`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from malecon.commands.parameters import LANGUAGE
from malecon.kernel.game import Game


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


def components(game: Game, name: str) -> tuple[Callable[..., int], Callable[..., int]]:
    """The two commands for files of one name, such as tiles."""

    def check(file: Path, /, *, language: LANGUAGE = "en") -> int:
        from malecon.files import read_text, shown
        from malecon.messages import say

        path = shown(str(file), 200)
        errors = game.check_box_file(name, read_text(file))
        for error in errors:
            print(error.within(path).message(language), file=sys.stderr)
        if errors:
            return 2
        print(say("components-sound", language, path=path, game=game.name, name=name))
        return 0

    def show(*, language: LANGUAGE = "en") -> int:
        from malecon.messages import say, say_or

        text = game.write_box_file(name)
        plainly = say("cli-components-head", language, game=game.name, name=name)
        for line in say_or(plainly, f"cli-{name}-head", language).splitlines():
            print(f"# {line}")
        print(text, end="")
        return 0

    return check, show
