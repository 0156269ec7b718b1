"""`malecon games` and `malecon --version`: what is here."""

from __future__ import annotations

import json
import platform

from malecon.commands.parameters import LANGUAGE


def games(*, json_: bool = False, language: LANGUAGE = "en") -> int:
    from malecon.games import GAMES
    from malecon.kernel.game import Option
    from malecon.messages import say, say_or

    def values(option: Option) -> str:
        shown = [value if isinstance(value, str) else json.dumps(value) for value in option.values]
        return ", ".join(shown) + (f", {option.limits[0]}–{option.limits[1]}" if option.limits else "")

    if json_:
        listed = [
            {
                "game": game.name,
                "rules": game.rules,
                "players": [game.seats[0], game.seats[-1]],
                "options": [option._asdict() for option in game.options],
                "files": list(game.box_files),
            }
            for game in GAMES.values()
        ]
        print(json.dumps(listed, ensure_ascii=False))
        return 0
    for game in GAMES.values():
        print(say("games-line", language, game=game.name, least=game.seats[0], most=game.seats[-1]))
        for option in game.options:
            told = say_or("", f"{game.name}-option-{option.name}", language)
            line = f"  --option {option.name}=…  {values(option)}  ({option.rule})"
            print(f"{line}  {told}".rstrip())
        for name in game.box_files:
            print(f"  --{name} FILE  " + say("games-file", language, name=name))
    return 0


def version(language: str = "en") -> str:
    """What runs here, and whether its engine is compiled."""
    import malecon
    import malecon.kernel.state
    from malecon.messages import say

    compiled = not (malecon.kernel.state.__file__ or ".py").endswith(".py")
    engine = say("version-compiled" if compiled else "version-interpreted", language)
    return f"Malecón {malecon.__version__}, {engine}, Python {platform.python_version()}"
