"""Parts of a run, played on several machines, put together: what comes out is what one machine would tell."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from malecon.errors import MaleconError, Unreadable
from malecon.files import MOST_BYTES, check_plain, literal, reason, shown
from malecon.games import GAMES
from malecon.kernel.game import Game, Json
from malecon.lab.arena import line_ups
from malecon.lab.balance import Balance
from malecon.lab.counts import Counts
from malecon.lab.kept import Games, read_line
from malecon.lab.pool import MOST_GAMES
from malecon.lab.ranges import Part, Ranges
from malecon.lab.report import Report
from malecon.lab.simulate import Simulation
from malecon.lab.sound import DAMAGE, check, check_counts, check_result, check_seconds
from malecon.lab.standings import Standings
from malecon.lab.tallies import read_tallies
from malecon.record import check_options

KINDS = ("simulate", "arena", "report")
NAMED = 20  # missing parts that are named one by one


class PartFile(NamedTuple):
    """A file and what its first line says."""

    path: Path
    kind: str
    run: Json
    part: Part

    @property
    def name(self) -> str:
        return shown(str(self.path), 200)

    @property
    def numbers(self) -> range:
        return self.part.numbers(self.run["games"])


def join(paths: Iterable[Path]) -> Simulation | Standings | Balance:
    """What all parts of a run say together; of a folder, all parts in it."""
    parts = whole_run(found_parts(paths))
    kind, run = parts[0].kind, parts[0].run
    game = GAMES[run["game"]]
    if kind == "simulate":
        return join_simulation(game, parts)
    for one in parts:
        check_finished(one, played(one, game))
    games = Games([one.path for one in parts], range(run["games"]))
    if kind == "report":
        balance = Balance(Report.again(game, run), games)
        balance.path = parts[0].path
        return balance
    about = {key: value for key, value in run.items() if key not in ("box", "files", "code", "games")}
    bots = tuple(run["bots"])
    line_up = line_ups(bots, run["players"], run["alone"])

    def folder_of(number: int) -> Path:
        return next(one.path.parent for one in parts if number in one.numbers)

    return Standings(bots, line_up, games, parts[0].path, about, folder_of)


def join_simulation(game: Game, parts: Sequence[PartFile]) -> Simulation:
    run = parts[0].run
    result = Simulation(game, run["players"], run["options"], run["games"], run["seed"])
    for one in parts:
        found = read_tallies(one.path)
        try:
            assert found is not None
            check_finished(one, Ranges(found["done"]))
            counts = Counts.read(found["counts"])
            check_counts(game, result.players, counts, len(one.numbers))
            result.counts.add(counts)
            result.seconds += check_seconds(found["seconds"])
        except DAMAGE:
            raise Unreadable("join-damaged", path=one.name) from None
    result.played = run["games"]
    return result


# --- which files they are ---


def found_parts(paths: Iterable[Path]) -> list[PartFile]:
    """All parts that are named, or that lie in a folder that is."""
    found: list[PartFile] = []
    for path in paths:
        if path.is_dir():
            inside = sorted([*path.glob("*-of-*.json"), *path.glob("*-of-*.jsonl")])
            found += [read_head(one) for one in inside]
        else:
            found.append(read_head(path))
    if not found:
        raise Unreadable("join-nothing")
    return found


def read_head(path: Path) -> PartFile:
    """What the first line of a part says."""
    name = shown(str(path), 200)
    try:
        check_plain(path)  # nobody may ever fill a pipe
        with open(path, "rb") as file:
            head = read_line(file.readline(MOST_BYTES))
    except FileNotFoundError:
        raise Unreadable("file-missing", path=name) from None
    except OSError as error:
        raise Unreadable("file-unreadable", path=name, error=reason(error)) from None
    try:
        assert head is not None
        assert head["kind"] in KINDS
        number, of = head["part"]
        part = Part.read(f"{number}/{of}")
        assert isinstance(head["run"]["games"], int)
        assert isinstance(head["run"]["game"], str)
    except (AssertionError, KeyError, TypeError, ValueError, Unreadable):
        raise Unreadable("join-no-part", path=name) from None
    kind, run = head["kind"], head["run"]
    game = GAMES.get(run["game"])
    if game is None:
        raise Unreadable("game-unknown", found=shown(run["game"]), known=", ".join(GAMES))
    try:
        check_run(game, kind, run)
    except (*DAMAGE, MaleconError):
        raise Unreadable("join-damaged", path=name) from None
    return PartFile(path, kind, run, part)


def check_run(game: Game, kind: str, run: Json) -> None:
    """What the first line of a part says of its run; one of `DAMAGE` if that cannot be."""
    check(type(run["games"]) is int and 0 < run["games"] <= MOST_GAMES)
    check(type(run["seed"]) is int)
    check(isinstance(run["options"], dict))
    counts = run["players"] if kind == "report" else [run["players"]]
    check(bool(counts) and all(type(count) is int and count in game.seats for count in counts))
    if kind == "arena":
        bots = run["bots"]
        check(isinstance(bots, list) and all(isinstance(name, str) for name in bots))
        check(len(set(bots)) == len(bots) >= 2)
        check(isinstance(run["alone"], bool))
    if kind == "report":
        again = Report.again(game, run)
        check(isinstance(again.bot, str))
        game.new(again.counts[-1], check_options(game, again.options), again.box)


def whole_run(parts: Sequence[PartFile]) -> list[PartFile]:
    """The same in their order, if they are all parts of one run, each once."""
    first = parts[0]
    by_number: dict[int, PartFile] = {}
    for one in parts:
        differs = difference(first, one)
        if differs is not None:
            what, here, there = differs
            raise Unreadable(
                "join-other-run", path=one.name, first=first.name, what=what, here=here, there=there
            )
        other = by_number.setdefault(one.part.number, one)
        if other is not one:
            raise Unreadable("join-twice", part=one.part.number, path=one.name, other=other.name)
    missing = [number for number in range(1, first.part.of + 1) if number not in by_number]
    if missing:
        named = ", ".join(map(str, missing[:NAMED])) + (" …" if len(missing) > NAMED else "")
        raise Unreadable("join-missing", count=len(missing), parts=named, of=first.part.of)
    return [by_number[number] for number in sorted(by_number)]


def difference(one: PartFile, other: PartFile) -> tuple[str, str, str] | None:
    """What makes two parts those of different runs: a name and what each says; nothing if they are of one."""
    for key, here, there in (("kind", one.kind, other.kind), ("parts", one.part.of, other.part.of)):
        if here != there:
            return key, literal(here), literal(there)
    for key in dict.fromkeys([*one.run, *other.run]):
        if one.run.get(key) != other.run.get(key):
            return key, literal(one.run.get(key)), literal(other.run.get(key))
    return None


# --- whether they are finished ---


def played(one: PartFile, game: Game) -> Ranges:
    """The games that a part holds; a line that was cut short is none."""
    done = Ranges()
    for line in Games([one.path], one.numbers).lines():
        found = read_line(line)
        if found is None:
            continue
        try:
            check(type(found["n"]) is int and found["n"] in one.numbers)
            check_result(game, one.kind, one.run, found)
        except DAMAGE:
            raise Unreadable("join-damaged", path=one.name) from None
        done.add(found["n"], found["n"] + 1)
    return done


def check_finished(one: PartFile, done: Ranges) -> None:
    have = done.within(one.numbers)
    if have < len(one.numbers):
        part = f"{one.part.number}/{one.part.of}"
        raise Unreadable("join-unfinished", path=one.name, played=have, games=len(one.numbers), part=part)
