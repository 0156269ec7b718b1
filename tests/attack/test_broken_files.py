"""Files that are damaged, or were never meant to be read: one sentence each, which names the line, and
nothing else happens. A fuzzer damages records, components and backups in a few hundred ways, always the same
ones."""

from __future__ import annotations

import copy
import json
import os
import random
import tracemalloc
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from malecon.cli import main
from malecon.commands.laboratory import check_place
from malecon.errors import MaleconError
from malecon.files import read_text, write_text
from malecon.games import GAMES
from malecon.messages import LANGUAGES
from malecon.record import Record
from malecon.store import Store
from malecon.store.backup import export_table, import_all, import_text
from malecon.table import ClockRule, Table, views
from tests.attack.house import House
from tests.golden.story import files
from tests.store.scene import begun, step

TIMES = 400  # damages of each kind of file; each takes some milliseconds
#: What Python would say, and no file.
FOREIGN = ("Error(", "Traceback", "None", "True", "False", "dict", "int(", "(at ")
NASTY: list[Any] = [
    *(None, True, False, 0, -1, 1, 99, 2**31, 2**53, 2**63 - 1, -(2**63), 2**64, 10**30, 0.5, 1e308),
    *("", "a", "0", "\0", "\x1b[2J", "\u2028", "é" * 300, "../../x", "x/../../../outside", "a" * 5000),
    *([], [[]], [None], [1, 2, 3], {}, {"a": 1}, {"kind": "bot"}, [""] * 40, ["a"] * 3),
    *(float("nan"), float("inf")),
]


def told(error: MaleconError) -> str:
    """The sentence of an error: short, printable, of one line, there in every language, in nobody's code."""
    for language in LANGUAGES:
        sentence = error.message(language)
        assert sentence.isprintable(), sentence
        assert len(sentence) < 1500
    english = error.message("en")
    assert not any(word in english for word in FOREIGN), english
    return english


# --- ways to damage ---


def damaged_text(rng: random.Random, text: str) -> str:
    """Some signs of a text lost, doubled, changed; a line gone or in another place."""
    lines = text.split("\n")
    at = rng.randrange(len(text)) if text else 0
    match rng.randrange(8):
        case 0:
            return text[:at]
        case 1:
            return text[:at] + text[at + rng.randrange(1, 9) :]
        case 2:
            return text[:at] + rng.choice('0{}[]",:é\0\r\t\u2028~!=_-.9') + text[at + 1 :]
        case 3:
            return text[:at] + rng.choice(["1" * 5000, "[" * 2000, '"', "a." * 2000, "null"]) + text[at:]
        case 4:
            del lines[rng.randrange(len(lines))]
        case 5:
            lines.insert(rng.randrange(len(lines)), rng.choice(lines))
        case 6:
            one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
            lines[one], lines[other] = lines[other], lines[one]
        case _:
            lines.insert(
                rng.randrange(len(lines)), rng.choice(["", "! 1", "= 1 2", "~ ", "7 x", "\f", "0 " * 99])
            )
    return "\n".join(lines)


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place below a value: what it lies in, and its key or number there."""
    keys = value.keys() if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield value, key
        yield from places(value[key])


def damaged_value(rng: random.Random, value: dict[str, Any]) -> dict[str, Any]:
    """A value of JSON with one place changed, lost, or given what belongs elsewhere."""
    changed = copy.deepcopy(value)
    found = list(places(changed))
    inside, key = rng.choice(found)
    match rng.randrange(4):
        case 0:
            del inside[key]
        case 1:
            other, its = rng.choice(found)
            inside[key] = copy.deepcopy(other[its])
        case 2 if isinstance(inside[key], list):
            inside[key] = inside[key] * 2 if rng.random() < 0.5 else inside[key][:-1]
        case _:
            inside[key] = rng.choice(NASTY)
    return changed


def with_header(rng: random.Random, text: str, part: str = "") -> str:
    """A record whose header is damaged, or only one part of it."""
    first, _, rest = text.partition("\n")
    header = json.loads(first)
    if part:
        header[part] = damaged_value(rng, header[part])
    else:
        header = damaged_value(rng, header)
    return json.dumps(header) + "\n" + rest


# --- records ---


@cache
def a_record(game: str) -> str:
    return read_text(min(files(GAMES[game]), key=lambda file: file.stat().st_size))


def error_of(text: str) -> MaleconError | None:
    try:
        Record.read(text)
    except MaleconError as error:
        return error
    return None


@pytest.mark.parametrize("game", ["havana", "santiago", "cuba"])
def test_a_damaged_record_is_one_sentence_with_its_line(game: str) -> None:
    rng = random.Random(game)
    read = 0
    for number in range(TIMES // 4):
        damage = damaged_text if number % 2 else with_header
        text = damage(rng, a_record(game))
        error = error_of(text)
        if error is None:
            read += 1
            continue
        assert error.line is not None
        assert 1 <= error.line <= text.count("\n") + 1
        assert told(error).startswith(f"Line {error.line}: ")
    assert read < TIMES // 8


# --- components ---

COMPONENTS = [(game.name, name) for game in GAMES.values() for name in game.box_files]


@pytest.mark.parametrize(("game", "name"), COMPONENTS)
def test_a_damaged_file_of_components_is_told_by_its_lines(game: str, name: str) -> None:
    rng = random.Random(name)
    known = GAMES[game]
    ours = known.write_box_file(name)
    for _ in range(TIMES):
        text = ours
        for _ in range(rng.randrange(1, 3)):
            text = damaged_text(rng, text)
        errors = known.check_box_file(name, text)
        for error in errors[:20]:
            assert error.line is not None
            assert 1 <= error.line <= text.count("\n") + 1
            told(error)
        if not errors:
            known.load_box({name: text})


def cost_of(game: str, name: str, text: str) -> int:
    """The memory that it takes to look a file over, in bytes for each of its letters."""
    tracemalloc.start()
    try:
        GAMES[game].check_box_file(name, text)
        return tracemalloc.get_traced_memory()[1] // len(text)
    finally:
        tracemalloc.stop()


LONG_KEY = "a." * 990
GREEDY = {
    "a key of thousands of parts": "a." * 20_000 + "b=1",
    "keys of hundreds of parts": "".join(f"a{n}.{LONG_KEY}b=1\n" for n in range(20)),
    "a long head and short keys": f"[{LONG_KEY}a]\n" + "".join(f"b.c{n}=1\n" for n in range(4_000)),
    "long heads": "".join(f"[{LONG_KEY}a{n}]\n" for n in range(20)),
    "heads of lists": "[[a]]\n" * 6_000,
    "arrays in arrays": "a=[" + ",".join("[" * 390 + "]" * 390 for _ in range(50)) + "]",
    "quotes": 'a="' + '\\"' * 20_000,
    "dots in quotes": 'a="' + "." * 40_000 + '"',
    "dots in a comment": "#" + "a." * 20_000,
    "a number": "a=0x" + "f" * 40_000,
    "keys": "".join(f"k{n}=1\n" for n in range(5_000)),
}


@pytest.mark.parametrize("text", GREEDY.values(), ids=GREEDY.keys())
def test_components_cost_what_their_size_is(text: str) -> None:
    assert cost_of("havana", "tiles", text) < 1_500  # of tomli's 110 MB for 54 kB, 2,000 and more


@pytest.mark.parametrize(
    ("text", "line", "key"),
    [
        ("name = 'x'\na = " + "1" * 5_000, 2, "toml-number"),
        ("name = 'x'\na = " + "1" * 4_000, 2, "toml-number"),
        ("name = 'x'\n\na = [0x" + "f" * 5_000 + "]", 3, "toml-number"),
        ("name = 'x'\na = " + "[" * 2_000 + "]" * 2_000, 2, "toml-too-deep"),
        ("name = 'x'\na = " + "[" * 50 + "]" * 50, 2, "toml-too-deep"),
        ("name = 'x'\n" + "a." * 50 + "b = 1", 2, "toml-too-deep"),
        ("# \u2028\u2029\x85\nname = 'x'\na = ", 3, "toml-ends"),
        ("name = 'a\u2028b'\na = [\n1\n", 3, "toml-ends"),
        ("name = 'a'\n[a]\n[a]\n", 3, "toml-twice"),
        ("name = 'a'\nb = nothing\n", 2, "toml-unreadable"),
    ],
)
def test_what_no_file_of_components_says_is_told_by_its_line(text: str, line: int, key: str) -> None:
    (error,) = GAMES["havana"].check_box_file("tiles", text)
    assert (error.line, error.key) == (line, key)
    told(error)


def test_what_is_no_word_is_told_in_the_words_of_the_file() -> None:
    for value in ("true", "1", "[1, 2]", "1979-05-27"):
        text = f'name = "x"\ntiles = [\n  {value},\n]\n'
        said = [told(error) for error in GAMES["havana"].check_box_file("tiles", text)]
        assert any(value in sentence and sentence.startswith("Line 3") for sentence in said), said


# --- what is no file at all ---


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names here")
def test_what_is_no_file_is_never_replaced_by_one(tmp_path: Path) -> None:
    """A superuser who sends a page to /dev/null would have no /dev/null any more. Here it is a pipe."""
    pipe, link = tmp_path / "pipe", tmp_path / "link"
    os.mkfifo(pipe)
    link.symlink_to(pipe)
    for place in (pipe, link):
        with pytest.raises(MaleconError) as refused:
            write_text(place, "a page")
        assert "no plain file" in told(refused.value)
        with pytest.raises(MaleconError):
            check_place(place)  # so that it is told before the games too
    assert pipe.is_fifo()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["link", "pipe"]


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="there is no folder in which nobody may write")
def test_a_place_where_nothing_can_be_written_is_told_before_the_games(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Not even by a superuser. A page of a run would be missing without a word."""
    for option in ("--page", "--html"):
        assert main(["report", "havana", "--games", "1", "--jobs", "1", option, "/proc/x.html"]) == 2
        assert "“/proc/x.html” cannot be written" in capsys.readouterr().err


# --- backups ---


async def backups(store: Store) -> list[str]:
    """Tables as the house writes them: running with clocks and talk, choosing in secret, gathering, over."""
    running = await begun(store, "cuba", "Ana", "Bo", clock=ClockRule("live", minutes=9), title="Friday")
    for number in range(40):
        step(running, number)
    running.chat(1, "", "your move", 1005.0)
    await store.save(running)
    choosing = await begun(store, "havana", "Ana", "Bo")
    step(choosing)
    await store.save(choosing)
    over = await begun(store, "havana", "bot", "bot")
    while not over.is_ended:
        step(over)
    await store.save(over)
    texts = [(await export_table(store, table.id))[1] for table in (running, choosing, over)]
    for table in (running, choosing, over):
        await store.delete(table.id)
    return texts


@pytest.mark.anyio
async def test_a_damaged_backup_is_one_sentence_and_harms_no_other(tmp_path: Path) -> None:
    rng = random.Random("backups")
    store = await Store.open(str(tmp_path / "club.db"))
    whole = await backups(store)
    folder = tmp_path / "files"
    folder.mkdir()
    for number in range(TIMES):
        text = rng.choice(whole)
        if number % 4:
            text = with_header(rng, text, "table" if number % 4 > 1 else "")
        else:
            text = damaged_text(rng, text)
        (folder / f"{number:03}.txt").write_text(text, encoding="utf-8")
    for number, text in enumerate(whole):
        (folder / f"whole{number}.txt").write_text(text, encoding="utf-8")
    names = iter(range(10_000))
    brought = await import_all(
        store, folder, lambda: f"new-{next(names)}", lambda: rng.randbytes(32), 3000.0, own=True
    )
    assert brought.taken + brought.there_already + len(brought.errors) == TIMES + len(whole)
    assert len(brought.errors) > TIMES // 2
    for error in brought.errors:
        assert error.file is not None
        assert error.line is not None
        assert error.file in told(error)
    unforeseen = [error for error in brought.errors if error.key == "store-backup"]
    assert not unforeseen, [error.file for error in unforeseen]
    # What was taken can be seen by everybody there, played on, and written again, inside its folder.
    for table_id in await store.ids():
        table = await store.load(table_id)
        for seat in (None, *range(len(table.seats))):
            views.view(table, seat, 3000.0)
        name, _ = await export_table(store, table_id)
        assert (folder / name).resolve().parent == folder.resolve()
        if table.asked and not table.paused:
            step(table, now=3000.0)
    await store.close()


@pytest.mark.anyio
async def test_a_file_from_anywhere_is_a_record_and_nothing_more(tmp_path: Path) -> None:
    rng = random.Random("anywhere")
    store = await Store.open(str(tmp_path / "club.db"))
    names = iter(range(10_000))

    async def brought(text: str) -> Table | MaleconError:
        try:
            return await import_text(store, text, lambda: f"new-{next(names)}", lambda: b"s" * 32, 3000.0)
        except MaleconError as error:
            return error

    taken = 0
    for text in await backups(store):
        for number in range(TIMES // 8):
            table = await brought(with_header(rng, text) if number else text)
            if isinstance(table, MaleconError):
                assert table.line is not None
                assert table.key != "store-backup", told(table)
                told(table)
                continue
            taken += 1
            assert table.id.startswith("new-")
            assert table.is_ended or table.secret == b"s" * 32
            assert table.host == ""
            assert await store.links(table.id) == []
            assert all(not seat.person for seat in table.seats)
    assert taken >= 3
    await store.close()


# --- over the wire ---


@pytest.mark.anyio
@pytest.mark.parametrize(
    "value", ["[" * 900 + "]" * 900, "[" * 90_000 + "]" * 90_000, "1" * 5_000, "1e999", "NaN"]
)
async def test_what_no_option_can_be_is_refused_in_one_sentence(house: House, value: str) -> None:
    wish = f'{{"game": "havana", "players": 2, "options": {{"round_limit": {value}}}}}'
    reply = await house.browser().ask("POST", "/api/tables", raw=wish.encode())
    assert reply.status in (400, 422)
    assert len(reply.error["message"]) < 500
