"""The commands as one application: their names, their help, and what is said to words it does not know."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
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

from malecon.commands import (
    analyse,
    arena,
    club,
    corpus,
    desk,
    files,
    house,
    join,
    mcp,
    play,
    report,
    serve,
    simulate,
    train,
)
from malecon.commands.parameters import LANGUAGE, Run
from malecon.errors import Unreadable
from malecon.files import shown
from malecon.messages import LANGUAGES, has, say


def run(arguments: Sequence[str], language: str) -> int:
    """Find the command in its arguments and carry it out."""
    if "--version" in arguments[:1]:
        print(house.version(language))
        return 0
    from malecon.games import BROKEN  # only now: to say a version needs no game

    for broken in BROKEN:
        print(broken.message(language), file=sys.stderr)
    words = list(arguments) or ["--help"]
    try:
        command, bound, ignored = build(language).parse_args(words, print_error=False, exit_on_error=False)
    except CycloptsError as error:
        raise misread(error) from None
    if "language" in ignored:
        bound.arguments["language"] = language
    code = command(*bound.args, **bound.kwargs)
    return code if isinstance(code, int) else 0


# --- the commands and their help ---


def build(language: str) -> App:
    """All commands, with their help in this language."""
    from malecon.games import GAMES

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
        child.default(with_help(with_files(with_fields(command)), key, language))
        parent.command(child)

    house_app = app("malecon", "about", "malecon COMMAND")
    house_app.help_epilogue = say("cli-epilogue", language, languages="|".join(LANGUAGES))
    add(house_app, "games", "games", "malecon games", house.games)
    add(house_app, "play", "play", "malecon play [GAME] | malecon play --resume FILE", play.play)
    add(house_app, "replay", "replay", "malecon replay FILE", play.replay)
    add(house_app, "simulate", "simulate", "malecon simulate GAME", simulate.simulate)
    add(house_app, "arena", "arena", "malecon arena GAME BOT BOT …", arena.arena)
    add(house_app, "report", "report", "malecon report GAME", report.report)
    add(house_app, "join", "join", "malecon join PART PART …", join.join)
    add(house_app, "analyse", "analyse", "malecon analyse FILE", analyse.analyse)
    add(house_app, "train", "train", "malecon train GAME", train.train)
    add(house_app, "serve", "serve", "malecon serve", serve.serve)
    add(house_app, "desk", "desk", "malecon desk", desk.desk)
    add(house_app, "mcp", "mcp", "malecon mcp", mcp.mcp)
    add(house_app, "verify", "verify", "malecon verify FILE", club.verify)
    add(house_app, "export", "export", "malecon export FOLDER", club.export)
    add(house_app, "import", "import", "malecon import FOLDER", club.import_)
    record_app = app("record", "record", "malecon record check FILE")
    add(record_app, "check", "record-check", "malecon record check FILE", files.check_record)
    house_app.command(record_app)
    corpus_app = app("corpus", "corpus", "malecon corpus COMMAND")
    for name, usage, command in (
        ("add", "CORPUS FILE|FOLDER …", corpus.add),
        ("club", "CORPUS", corpus.club),
        ("records", "CORPUS FOLDER", corpus.records),
        ("play", "CORPUS GAME", corpus.play),
        ("show", "CORPUS …", corpus.show),
    ):
        add(corpus_app, name, f"corpus-{name}", f"malecon corpus {name} {usage}", command)
    house_app.command(corpus_app)
    for game in GAMES.values():
        for name in game.box_files:
            if name in house_app:
                continue  # whoever calls a file like a command cannot have both
            own = app(name, name if has(f"cli-{name}") else "components", f"malecon {name} COMMAND")
            check, show = files.components(game, name)
            add(own, "check", "components-check", f"malecon {name} check FILE", check)
            add(own, "show", "components-show", f"malecon {name} show > FILE", show)
            house_app.command(own)
    return house_app


def with_fields(command: Callable[..., int]) -> Callable[..., int]:
    """The command with an option for each field of what it is told about its run, gathered as `run`."""
    own = inspect.signature(command)
    if "run" not in own.parameters:
        return command

    def run(*words: Any, **given: Any) -> int:
        told = {name: given.pop(name) for name in Run._fields if name in given}
        return command(*words, run=Run(**told), **given)

    parameters: list[inspect.Parameter] = []
    for parameter in own.parameters.values():
        if parameter.name == "run":
            kind = inspect.Parameter.KEYWORD_ONLY
            usual = Run._field_defaults
            parameters += [inspect.Parameter(name, kind, default=usual[name]) for name in Run._fields]
        else:
            parameters.append(parameter)
    hints = get_type_hints(command, include_extras=True) | get_type_hints(Run)
    del hints["run"]
    run.__signature__ = own.replace(parameters=parameters)  # type: ignore[attr-defined]
    run.__annotations__ = hints
    return run


def with_files(command: Callable[..., int]) -> Callable[..., int]:
    """The command with an option for each file that owners may bring to some game, gathered as `files`."""
    own = inspect.signature(command)
    if "files" not in own.parameters:
        return command
    from malecon.games import GAMES

    names = [name for game in GAMES.values() for name in game.box_files if name not in own.parameters]

    def run(*words: Any, **given: Any) -> int:
        brought = {name: given.pop(name) for name in names if name in given}
        return command(*words, files={name: path for name, path in brought.items() if path}, **given)

    parameters: list[inspect.Parameter] = []
    hints = get_type_hints(command, include_extras=True)
    for parameter in own.parameters.values():
        if parameter.name == "files":
            kind = inspect.Parameter.KEYWORD_ONLY
            parameters += [inspect.Parameter(name, kind, default=None) for name in names]
            hints |= dict.fromkeys(names, Path | None)
        else:
            parameters.append(parameter)
    del hints["files"]
    run.__signature__ = own.replace(parameters=parameters)  # type: ignore[attr-defined]
    run.__annotations__ = hints
    return run


def with_help(command: Callable[..., int], key: str, language: str) -> Callable[..., int]:
    """The command with a sentence for each of its parameters: that of its own, or that of all who have it."""
    hints = dict(get_type_hints(command))
    for name, hint in hints.items():
        if name == "language":
            hints[name] = LANGUAGE
        elif name != "return":
            plain = name.strip("_")
            known = [told for told in (f"cli-{key}-{plain}", f"cli-any-{plain}") if has(told)]
            told = say([*known, "cli-any-components"][0], language)
            hints[name] = Annotated[hint, Parameter(help=told)]
    command.__annotations__ = hints
    return command


# --- what was not understood ---


def misread(error: CycloptsError) -> Unreadable:
    """What is wrong with the words of the command line."""
    match error:
        case UnknownCommandError():
            return Unreadable("cli-unknown-command", found=shown((error.unused_tokens or [""])[0]))
        case UnknownOptionError():
            return Unreadable("cli-unknown-option", found=shown(error.token.keyword or error.token.value))
        case MissingArgumentError():
            return Unreadable("cli-missing", name=name_of(error))
        case RepeatArgumentError():
            return Unreadable("cli-repeated", name=shown(error.token.keyword or error.token.value))
        case CoercionError():
            found = error.token.value if error.token else ""
            return Unreadable("cli-value", name=name_of(error), found=shown(found))
        case UnusedCliTokensError():
            return Unreadable("cli-too-many", found=shown(" ".join(error.unused_tokens or [])))
    return Unreadable("cli-misread", error=shown(str(error), 300))


def name_of(error: CycloptsError) -> str:
    """The parameter that an error is about, as it is written on the command line."""
    return error.argument.name if error.argument is not None else ""
