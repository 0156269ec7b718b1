"""The compiled files are written as mypyc likes them: what it gets wrong, or makes slow, is not in them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from hatch_build import COMPILED_FOLDERS, PLAIN, compiled_files

SOURCE = Path(__file__).parents[2] / "src"
FILES = compiled_files(SOURCE)
SLOW_IMPORTS = {"Enum", "IntEnum", "NamedTuple", "Protocol", "dataclass"}


def test_every_file_of_the_engine_is_compiled_or_known_to_be_plain() -> None:
    for folder in COMPILED_FOLDERS:
        for path in (SOURCE / "malecon" / folder).rglob("*.py"):
            relative = path.relative_to(SOURCE).as_posix()
            assert (relative in FILES) != (path.name in PLAIN), f"{relative}: is it compiled or plain?"
    assert {"malecon/kernel/state.py", "malecon/havana/round.py"} <= set(FILES)


@pytest.mark.parametrize("file", FILES)
def test_a_compiled_file_keeps_to_what_compiles_well(file: str) -> None:
    errors = list(errors_of((SOURCE / file).read_text(encoding="utf-8")))
    assert not errors, f"{file}: {errors}; plain files are named in hatch_build.py"


def errors_of(source: str) -> Iterator[str]:
    tree = ast.parse(source)
    for node in ast.walk(tree):
        where = f"line {getattr(node, 'lineno', 0)}: "
        match node:
            case ast.ImportFrom(names=names):
                for name in names:
                    if name.name in SLOW_IMPORTS:
                        yield where + name.name
            case ast.Lambda() | ast.Yield() | ast.YieldFrom():
                yield where + "lambda or yield"
            case ast.FunctionDef(body=body):
                for inner in body:
                    if isinstance(inner, ast.FunctionDef):
                        yield where + "a function in a function"
                for part in ast.walk(node):
                    if wrong_shift(part):
                        yield where + "a number shifted by a variable"


def wrong_shift(node: ast.AST) -> bool:
    """Emitted with 32 bits, and wrong from 31 on. A table of bits, made outside of functions, is right."""
    match node:
        case ast.BinOp(op=ast.LShift(), left=left, right=right):
            return number(left) and not number(right)
    return False


def number(node: ast.expr) -> bool:
    """Whether it is written out, bare or as i64(...)."""
    match node:
        case ast.Call(func=ast.Name(id="i64"), args=[inner]):
            return number(inner)
        case ast.Constant(value=int()):
            return True
    return False


@pytest.mark.parametrize(
    ("source", "error"),
    [
        ("def f(n):\n    return 1 << n", "shifted"),
        ("def f(n):\n    return i64(1) << n", "shifted"),
        ("from enum import Enum", "Enum"),
        ("f = lambda: 0", "lambda"),
        ("def f():\n    def g(): ...", "function"),
    ],
)
def test_these_errors_are_found(source: str, error: str) -> None:
    assert error in next(errors_of(source))


def test_shifting_by_a_known_number_is_no_error() -> None:
    assert not list(errors_of("def f(n):\n    return (1 << 40) + (n << 8)"))
