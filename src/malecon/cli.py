"""The command line: words become a command, and whatever goes wrong becomes one kind sentence."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Callable, Sequence
from typing import Annotated, Any, get_type_hints

from cyclopts import App, Group, Parameter
from cyclopts.exceptions import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from malecon.commands import files, house, play, simulate
from malecon.commands.language import check_language, split_language, system_language
from malecon.faults import Fault
from malecon.files import shown
from malecon.messages import has, say

WRONG = 2  # the exit code of whatever a person can mend
INTERRUPTED = 130
PIPE_CLOSED = 141

#: Which game takes which file of an owner's own components.
COMPONENTS = {"tiles": "havana", "tables": "santiago", "ships": "cuba", "boards": "cuba"}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and give its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without accents gets none
    language = system_language()
    try:
        try:
            wanted, rest = split_language(list(sys.argv[1:] if arguments is None else arguments))
            if wanted is not None:
                language = check_language(wanted)
            code = run(rest, language)
            sys.stdout.flush()
            return code
        except CycloptsError as error:
            return complain(misread(error, language))
        except Fault as fault:
            return complain(fault.told(language))
        except MemoryError:
            return complain(say("cli-memory", language))
    except KeyboardInterrupt:
        with contextlib.suppress(OSError):
            complain("\n" + say("cli-interrupted", language))
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read has read enough. What is left must not be flushed into the closed pipe at exit.
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        return PIPE_CLOSED


def complain(sentence: str) -> int:
    print(sentence, file=sys.stderr, flush=True)
    return WRONG


def run(arguments: Sequence[str], language: str) -> int:
    """Find the command in its arguments and carry it out."""
    if "--version" in arguments[:1]:
        print(house.version(language))
        return 0
    app = build(language)
    command, bound, ignored = app.parse_args(
        list(arguments) or ["--help"], print_error=False, exit_on_error=False
    )
    if "language" in ignored:
        bound.arguments["language"] = language
    code = command(*bound.args, **bound.kwargs)
    return code if isinstance(code, int) else 0


# --- the commands and their help ---


def build(language: str) -> App:
    """All commands, with their help in this language."""

    def tell(key: str, **values: str) -> str:
        return say(f"cli-{key}", language, **values)

    def app(name: str, help_key: str, usage: str) -> App:
        made = App(
            name=name,
            help=tell(help_key),
            usage="",  # its own word for it would be English
            help_prologue=f"{tell('usage')} {usage}",
            help_format="plaintext",
            version_flags=(),
            group_commands=Group(tell("commands"), sort_key=2),
            group_arguments=Group(tell("arguments"), sort_key=0),
            group_parameters=Group(tell("options"), sort_key=1),
            default_parameter=Parameter(negative="", show_default=False),
        )
        made["--help"].help = tell("help")
        return made

    def add(parent: App, name: str, key: str, usage: str, command: Callable[..., int]) -> None:
        child = app(name, key, usage)
        child.default(with_help(command, key, language))
        parent.command(child)

    house_app = app("malecon", "about", "malecon COMMAND")
    house_app.help_epilogue = tell("epilogue")
    add(house_app, "games", "games", "malecon games", house.games)
    add(house_app, "play", "play", "malecon play GAME | malecon play --resume FILE", play.play)
    add(house_app, "replay", "replay", "malecon replay FILE", play.replay)
    add(house_app, "simulate", "simulate", "malecon simulate GAME", simulate.simulate)
    record_app = app("record", "record", "malecon record check FILE")
    add(record_app, "check", "record-check", "malecon record check FILE", files.check_record)
    house_app.command(record_app)
    for name, game in COMPONENTS.items():
        own = app(name, name, f"malecon {name} COMMAND")
        check, show = files.components(game, name)
        add(own, "check", "components-check", f"malecon {name} check FILE", check)
        add(own, "show", "components-show", f"malecon {name} show > FILE", show)
        house_app.command(own)
    return house_app


def with_help(command: Callable[..., int], key: str, language: str) -> Callable[..., int]:
    """The command with a sentence for each of its parameters: that of its own, or that of all who have it."""
    hints: dict[str, Any] = {}
    for name, hint in get_type_hints(command, include_extras=True).items():
        if name in ("language", "return"):
            hints[name] = hint
            continue
        plain = name.strip("_")
        own = f"cli-{key}-{plain}"
        told = say(own if has(own) else f"cli-any-{plain}", language)
        hints[name] = Annotated[hint, Parameter(help=told)]
    command.__annotations__ = hints
    return command


# --- what was not understood ---


def misread(error: CycloptsError, language: str) -> str:
    """What is wrong with the words of the command line, in one sentence."""
    match error:
        case UnknownCommandError():
            return say("cli-unknown-command", language, found=shown(words(error)))
        case UnknownOptionError():
            return say("cli-unknown-option", language, found=shown(error.token.keyword or error.token.value))
        case MissingArgumentError():
            return say("cli-missing", language, name=name_of(error))
        case RepeatArgumentError():
            return say("cli-repeated", language, name=error.token.keyword or error.token.value)
        case CoercionError():
            found = error.token.value if error.token else ""
            return say("cli-value", language, name=name_of(error), found=shown(found))
        case UnusedCliTokensError():
            return say("cli-too-many", language, found=shown(" ".join(error.unused_tokens or [])))
    return say("cli-misread", language, fault=shown(str(error), 300))


def words(error: CycloptsError) -> str:
    return (error.unused_tokens or [""])[0]


def name_of(error: CycloptsError) -> str:
    """The parameter that an error is about, as it is written on the command line."""
    return error.argument.name if error.argument is not None else ""


if __name__ == "__main__":
    sys.exit(main())
