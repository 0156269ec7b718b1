"""Is every rule told, done and proved? `./dev trace` answers.

A rule is told in rules/<game>.md by its id in bold, done where a docstring or a comment below
src/malecon/<game>/ names it, and proved by a test below tests/<game>/ marked `@rule("H5")`. Sources are read,
never imported: compiled classes lose their docstrings. A range of rules in a module's docstring is a
heading; it says where to look, not that the rule is done there.
"""

from __future__ import annotations

import argparse
import ast
import io
import json
import re
import sys
import tokenize
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent

#: Games whose rules are not all done and proved yet. Whoever completes one takes it off.
PENDING: tuple[str, ...] = ()

TELLING = re.compile(r"\*\*([A-Z]+\d+)\*\*")


class Place(NamedTuple):
    """Where a rule is named: a file, a line, and what stands there."""

    path: str
    line: int
    name: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line} {self.name}".rstrip()


Places = dict[str, list[Place]]


class Game:
    """What is known of the rules of one game, and what is wrong."""

    def __init__(self, root: Path, name: str) -> None:
        self.root = root
        self.name = name
        self.errors: list[str] = []
        self.told: Places = defaultdict(list)
        self.done: Places = defaultdict(list)
        self.proved: Places = defaultdict(list)
        self.cited: Places = defaultdict(list)  # named elsewhere: such a rule must be told, no more
        self.read_rules()
        self.letter = next((re.sub(r"\d", "", rule) for rule in self.told), "?")
        self.naming = re.compile(rf"\b{self.letter}(\d+)(?:\s?[–-]\s?{self.letter}?(\d+))?\b")
        self.cite_rules()
        self.read_source()
        self.read_tests()
        self.judge()

    # --- told ---

    def read_rules(self) -> None:
        path = self.root / "rules" / f"{self.name}.md"
        for line, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for rule in TELLING.findall(text):
                self.told[rule].append(Place(self.relative(path), line, ""))

    def cite_rules(self) -> None:
        path = self.root / "rules" / f"{self.name}.md"
        for line, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for rule in self.named(text):
                self.cited[rule].append(Place(self.relative(path), line, ""))

    def named(self, text: str, ranges: bool = True) -> Iterator[str]:
        """The rules that a text names; a range names its two ends and all that is told between them."""
        for found in self.naming.finditer(text):
            first, last = int(found[1]), int(found[2] or found[1])
            if first == last:
                yield f"{self.letter}{first}"
            elif ranges:
                yield f"{self.letter}{first}"
                yield f"{self.letter}{last}"
                for number in range(first + 1, last):
                    if f"{self.letter}{number}" in self.told:
                        yield f"{self.letter}{number}"

    # --- done ---

    def read_source(self) -> None:
        for path in sorted((self.root / "src" / "malecon" / self.name).rglob("*.py")):
            text = path.read_text(encoding="utf-8")
            tree = ast.parse(text)
            for node, name in definitions(tree):
                docstring = ast.get_docstring(node, clean=False) or ""
                line = getattr(node, "lineno", 1)
                for rule in self.named(docstring, ranges=not isinstance(node, ast.Module)):
                    self.note(self.done, rule, Place(self.relative(path), line, name))
            for token in tokenize.generate_tokens(io.StringIO(text).readline):
                if token.type == tokenize.COMMENT:
                    for rule in self.named(token.string):
                        self.note(self.done, rule, Place(self.relative(path), token.start[0], ""))
            for part in ast.walk(tree):  # as a message cites it: Question("swap", ("H5",))
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    if re.fullmatch(self.letter + r"\d+", part.value):
                        self.note(self.cited, part.value, Place(self.relative(path), part.lineno, ""))

    # --- proved ---

    def read_tests(self) -> None:
        for path in sorted((self.root / "tests" / self.name).rglob("*.py")):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            for node, name in definitions(tree):
                if isinstance(node, ast.Module):  # a table of cases, each marked with its rules
                    marked: list[ast.AST] = [line for line in node.body if not isinstance(line, Definition)]
                else:
                    marked = list(node.decorator_list)
                for call in rule_calls(marked):
                    place = Place(self.relative(path), call.lineno, name)
                    if name and not name.rpartition(".")[2].lower().startswith("test"):
                        self.errors.append(f"{place}: @rule stands on what is not a test")
                    else:
                        self.read_marker(call, place)

    def read_marker(self, call: ast.Call, place: Place) -> None:
        for argument in call.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                self.note(self.proved, argument.value, place)
            else:
                self.errors.append(f"{place}: @rule must be given its ids as plain strings")

    # --- the verdict ---

    def judge(self) -> None:
        if not self.told:
            self.errors.append(f"rules/{self.name}.md tells no rule")
        for rule, places in self.told.items():
            if len(places) > 1:
                self.errors.append(f"{rule} is told twice: {listed(places)}")
            if rule not in self.done:
                self.errors.append(f"{rule} is told and not done: {places[0]}")
            if rule not in self.proved:
                self.errors.append(f"{rule} is told and not proved: {places[0]}")
        for verb, named in (("done", self.done), ("proved", self.proved), ("cited", self.cited)):
            for rule in sorted(named, key=by_number):
                if rule not in self.told:
                    self.errors.append(f"{rule} is {verb} and not told: {listed(named[rule])}")

    def note(self, where: Places, rule: str, place: Place) -> None:
        if place not in where[rule]:
            where[rule].append(place)

    def relative(self, path: Path) -> str:
        return path.relative_to(self.root).as_posix()

    def table(self) -> list[dict[str, object]]:
        """Every rule with its places, in the order of the rules file."""
        return [
            {
                "rule": rule,
                "told": [str(place) for place in self.told[rule]],
                "done": [str(place) for place in self.done.get(rule, [])],
                "proved": [str(place) for place in self.proved.get(rule, [])],
            }
            for rule in self.told
        ]


Definition = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def definitions(tree: ast.Module) -> Iterator[tuple[ast.Module | Definition, str]]:
    """The module and every class and function in it, with its full name."""

    def inside(node: ast.AST, prefix: str) -> Iterator[tuple[Definition, str]]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, Definition):
                yield child, prefix + child.name
                yield from inside(child, prefix + child.name + ".")
            else:
                yield from inside(child, prefix)

    yield tree, ""
    yield from inside(tree, "")


def rule_calls(marked: list[ast.AST]) -> Iterator[ast.Call]:
    """`rule(...)` as a decorator, or inside another one as the mark of one row of a parametrised test."""
    for tree in marked:
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
                yield node


def by_number(rule: str) -> tuple[int, str]:
    return int(re.sub(r"\D", "", rule) or 0), rule


def listed(places: list[Place]) -> str:
    return ", ".join(str(place) for place in places)


def trace(root: Path, pending: tuple[str, ...]) -> tuple[dict[str, Game], list[str]]:
    """Every game that has rules, and all that is wrong, in words."""
    games = {path.stem: Game(root, path.stem) for path in sorted((root / "rules").glob("*.md"))}
    errors: list[str] = []
    for name, game in games.items():
        if name not in pending:
            errors += [f"{name}: {error}" for error in game.errors]
        elif not game.errors:
            errors.append(
                f"{name}: all its rules are done and proved; take it off the list in tools/trace.py"
            )
    errors += [f"{name}: pending, but it has no rules" for name in pending if name not in games]
    return games, errors


def main(arguments: list[str] | None = None, root: Path = ROOT, pending: tuple[str, ...] = PENDING) -> int:
    parser = argparse.ArgumentParser(prog="./dev trace", description="Is every rule told, done and proved?")
    parser.add_argument("--table", action="store_true", help="print every rule with its source and its tests")
    parser.add_argument("--json", action="store_true", help="the same for programs")
    asked = parser.parse_args(arguments)
    games, errors = trace(root, pending)
    if asked.json:
        tables = {name: game.table() for name, game in games.items()}
        print(json.dumps({"games": tables, "errors": errors}, ensure_ascii=False, indent=1))
        return 1 if errors else 0
    for name, game in games.items():
        if asked.table:
            print_table(game)
        proved = sum(rule in game.done and rule in game.proved for rule in game.told)
        waiting = f", pending: {len(game.errors)} errors" if name in pending else ""
        print(f"{name}: {proved} of {len(game.told)} rules told, done and proved{waiting}")
    for error in errors:
        print(error, file=sys.stderr)
    return 1 if errors else 0


def print_table(game: Game) -> None:
    for rule in game.told:
        print(rule)
        for verb, named in (("done", game.done), ("proved", game.proved)):
            for place in named.get(rule, []):
                print(f"  {verb:6} {place}")


if __name__ == "__main__":
    sys.exit(main())
