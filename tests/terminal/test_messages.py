"""Every action, question and event of every game is told in every language, and no message is idle."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Term, VariableReference
from fluent.syntax.visitor import Visitor

from malecon.games import GAMES
from malecon.kernel.state import EVERYBODY
from malecon.kernel.words import slug
from malecon.messages import LANGUAGES, has, say
from malecon.spoken.telling import SEATS, Telling
from malecon.terminal.plain import drawing_of

NAMES = ("Ana", "Beto", "Carmen", "Diego", "Elena")
FOLDER = files("malecon.messages")
SOURCE = Path(__file__).parents[2]
FILES = sorted({file.name for file in (FOLDER / "en").iterdir() if file.name.endswith(".ftl")})


class Variables(Visitor):
    """Which variables a message needs."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def messages(language: str, file: str) -> dict[str, frozenset[str]]:
    """The messages of a file by key, each with its variables; what cannot be read fails."""
    text = (FOLDER / language / file).read_text(encoding="utf-8")
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        assert not isinstance(entry, Junk), f"{language}/{file} cannot be read: {entry.content}"
        if isinstance(entry, Message | Term):
            assert entry.id.name not in found, f"{language}/{file} has {entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = frozenset(variables.found)
    return found


def telling(name: str, language: str) -> Telling:
    game = GAMES[name]
    players = game.seats[-1]
    return Telling(game, NAMES[:players], language, drawing_of(game, game.box(game.new(players))).naming)


def domains_of(name: str) -> set[str]:
    """The domains that actions or events of a game name."""
    game = GAMES[name]
    named = {domain for verb in game.vocabulary.verbs for domain in verb.domains}
    return named | {domain for event in game.events for domain in event.domains if domain != "n"}


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_variables(language: str, file: str) -> None:
    assert messages(language, file) == messages("en", file)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_in_two_files(language: str) -> None:
    keys = [key for file in FILES for key in messages(language, file)]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_is_told_and_no_two_alike(name: str, language: str) -> None:
    told = telling(name, language)
    game = GAMES[name]
    for verb in game.vocabulary.verbs:
        assert has(f"{name}-do-{verb.key}", language), f"{name}-do-{verb.key} is missing"
        variables = messages(language, f"{name}.ftl")[f"{name}-do-{verb.key}"]
        assert variables <= set(verb.domains), f"{name}-do-{verb.key} has no {variables - set(verb.domains)}"
    told_apart: dict[str, int] = {}
    for action in game.vocabulary.universe:
        verb, words = game.vocabulary.parts(action)
        if any(
            domain in SEATS and word.isdecimal() and int(word) >= len(told.names)
            for domain, word in zip(verb.domains, words, strict=True)
        ):
            continue
        sentence = told.action(action)
        assert sentence.strip()
        twin = told_apart.setdefault(f"{verb.key} {sentence}", action)
        assert twin == action or same_pieces(name, twin, action), f"{sentence} is {twin} and {action}"


def same_pieces(name: str, one: int, other: int) -> bool:
    """Two tiles may have the same price and points; then they are told alike."""
    return any("tile" in GAMES[name].vocabulary.parts(action)[0].domains for action in (one, other))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_told(name: str, language: str) -> None:
    for question in GAMES[name].questions:
        key = f"{name}-ask-{question.sentence.key}"
        assert has(key, language), f"{key} is missing"
        assert telling(name, language).question(question.key).strip()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told(name: str, language: str) -> None:
    told = telling(name, language)
    for code, kind in enumerate(GAMES[name].events):
        key = f"{name}-event-{kind.key}"
        assert has(key, language), f"{key} is missing"
        variables = messages(language, f"{name}.ftl")[key]
        assert variables <= set("abc"[: len(kind.domains)]), f"{key} has no {variables}"
        for numbers in numbers_of(name, kind.domains, len(told.names)):
            a, b, c = (*numbers, 0, 0, 0)[:3]
            assert told.event((EVERYBODY, code, a, b, c)).strip()


def numbers_of(name: str, domains: tuple[str, ...], players: int) -> Iterator[tuple[int, ...]]:
    """Every number that each place of an event can hold, each at least once."""
    ways: list[list[int]] = []
    for domain in domains:
        if domain == "n":
            ways.append([0, 1, 2, 9, 23])
        elif domain in SEATS:
            last = len(GAMES[name].vocabulary.domains[domain])
            ways.append(
                [*range(players), *range(len(NAMES[:4]), last)]
                if domain != "player"
                else list(range(players))
            )
        else:
            ways.append(list(range(len(GAMES[name].vocabulary.domains[domain]))))
    for place, numbers in enumerate(ways):
        for number in numbers:
            yield tuple(number if place == other else way[0] for other, way in enumerate(ways))
    if not ways:
        yield ()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_is_told(name: str, language: str) -> None:
    told = telling(name, language)
    for domain in domains_of(name):
        for word in GAMES[name].vocabulary.domains[domain]:
            named = has(f"{name}-{domain}-{slug(word)}", language)
            own = told.naming is not None and told.naming(domain, word, language) is not None
            assert named or own or word.isdecimal(), f"{name}-{domain}-{slug(word)} is missing"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_told(name: str, language: str) -> None:
    for option in GAMES[name].options:
        assert say(f"{name}-option-{option.name}", language).strip()


@pytest.mark.parametrize("file", FILES)
def test_no_message_is_idle(file: str) -> None:
    idle = [key for key in messages("en", file) if not is_used(key)]
    assert not idle


def is_used(key: str) -> bool:
    return key in keys_of_games() or named_in_source(key)


@cache
def keys_of_games() -> frozenset[str]:
    """Keys that follow from what a game is."""
    keys = set()
    for name, game in GAMES.items():
        keys |= {f"{name}-do-{verb.key}" for verb in game.vocabulary.verbs}
        keys |= {f"{name}-ask-{question.sentence.key}" for question in game.questions}
        keys |= {f"{name}-event-{kind.key}" for kind in game.events}
        keys |= {f"{name}-option-{option.name}" for option in game.options}
        for domain in domains_of(name):
            keys |= {f"{name}-{domain}-{slug(word)}" for word in game.vocabulary.domains[domain]}
    return frozenset(keys)


@cache
def literals() -> tuple[frozenset[str], tuple[str, ...]]:
    """Strings of the source that may be keys, and beginnings of keys that are put together."""
    whole, beginnings = set(), set()
    sources = [*(SOURCE / "src" / "malecon").rglob("*.py"), *(SOURCE / "tools").glob("*.py")]
    texts = [path.read_text(encoding="utf-8") for path in sources]
    for pattern in ("*.ts", "*.svelte"):
        texts += [path.read_text(encoding="utf-8") for path in (SOURCE / "web" / "src").rglob(pattern)]
    for text in texts:
        whole |= set(re.findall(r"""["'`]([a-z][\w-]*)["'`]""", text))
        beginnings |= set(re.findall(r"""["'`}]-?([a-z][\w-]*-)\$?\{""", text))
    for file in FILES:  # messages that other messages are made of
        ftl = (FOLDER / "en" / file).read_text(encoding="utf-8")
        whole |= set(re.findall(r"{ ([a-z][\w-]*) }", ftl))
    return frozenset(whole), tuple(beginnings)


def named_in_source(key: str) -> bool:
    """Whether the source names a key, with or without the game before it."""
    whole, beginnings = literals()
    head, _, tail = key.partition("-")
    ways = [key, tail] if head in GAMES else [key]
    return any(way in whole or way.startswith(beginnings) for way in ways)


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts_go_into_one_line_of_a_small_window(language: str) -> None:
    for key in ("prompt", "back", "leaf", "watch", "replay"):
        assert len(say(f"terminal-{key}", language)) < 80 - len(" › 12"), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_prompt_names_every_word_that_is_no_answer(language: str) -> None:
    prompt = say("terminal-prompt", language)
    for key in ("?", "h", "w", "u", "l", "help", "q"):
        assert f"· {key} " in f"{prompt} "
