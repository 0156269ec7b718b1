"""The lines of a TOML file: every value has one, and a large file costs no more than its size."""

from __future__ import annotations

import tracemalloc
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from malecon import toml
from malecon.errors import Unreadable


def paths(value: Any, path: toml.Path = ()) -> set[toml.Path]:
    """The places of all values below this one."""
    found: set[toml.Path] = set()
    if isinstance(value, dict):
        for key, below in value.items():
            found |= {(*path, key)} | paths(below, (*path, key))
    elif isinstance(value, list):
        for number, below in enumerate(value):
            found |= {(*path, number)} | paths(below, (*path, number))
    return found


TEXT = '''\
# a comment with = [ and "
title = "a # no comment"   # one
"quoted key".'more' = 1979-05-27 07:32:00
multi = """
"one"
two""""
list = [ 1, [ 'a', "]" ],
  { x = 1, y.z = [2, 3] }, # , ]

  4.5,
]
[ship]
name = "Ana"
[[dock]]
size = 1
[dock.crane]
load = 2
[[dock]]
size = 3
[dock.crane]
load = 4
'''


def test_every_value_has_its_line() -> None:
    values, lines = toml.read(TEXT)
    assert all(lines.get(path, 0) for path in paths(values))
    expected = {
        ("title",): 2,
        ("quoted key", "more"): 3,
        ("multi",): 4,
        ("list",): 7,
        ("list", 1, 1): 7,
        ("list", 2, "y", "z", 1): 8,
        ("list", 3): 10,
        ("ship",): 12,
        ("ship", "name"): 13,
        ("dock", 0, "size"): 15,
        ("dock", 0, "crane", "load"): 17,
        ("dock", 1): 18,
        ("dock", 1, "crane", "load"): 21,
    }
    assert {path: lines.get(path, 0) for path in expected} == expected


@pytest.mark.parametrize("path", [("no",), ("ship", "no"), ("title", 0), ("list", 4), ("dock", 2, "size")])
def test_what_is_not_there_has_no_line(path: toml.Path) -> None:
    assert toml.read(TEXT)[1].get(path, 0) == 0


WORDS = st.text(st.sampled_from("ab#\"'[]{}=,\\ \n.é"), max_size=6)


def written(value: Any) -> str:
    """A value as TOML, each element of an array in a line of its own."""
    if isinstance(value, list):
        return "[\n" + "".join(f"  {written(below)}, # ] \n" for below in value) + "]"
    if isinstance(value, str):
        escaped = value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
        return f'"{escaped}"'
    return str(value)


@settings(deadline=None)
@given(st.dictionaries(WORDS, st.recursive(WORDS | st.integers(0, 99), st.lists, max_leaves=8), max_size=4))
def test_lines_of_any_values(values: dict[str, Any]) -> None:
    text = "".join(f"{written(key)} = {written(value)}\n" for key, value in values.items())
    read, lines = toml.read(text)
    assert read == values
    source = ["", *text.split("\n")]
    for path in paths(values):
        value: Any = values
        for part in path:
            value = value[part]
        assert written(value).split("\n")[0] in source[lines.get(path, 0)]


@pytest.mark.parametrize(("text", "line"), [("a = 1\nb =", 2), ("a = 1\n\nb b", 3), ("a = [\n1,\n", 2)])
def test_no_toml_is_told_with_its_line(text: str, line: int) -> None:
    with pytest.raises(Unreadable) as found:
        toml.read(text)
    assert found.value.line == line


@pytest.mark.parametrize(
    "text",
    ["a" + ".a" * 15_000 + " = 1", "[a" + ".a" * 15_000 + "]", "a = " + "[" * 15_000 + "]" * 15_000],
    ids=["key", "head", "array"],
)
def test_what_is_nested_too_deeply_is_refused_at_once(text: str) -> None:
    tracemalloc.start()
    try:
        with pytest.raises(Unreadable) as found:
            toml.read(text)
        assert found.value.key == "toml-too-deep"
        assert tracemalloc.get_traced_memory()[1] < 20_000_000
    finally:
        tracemalloc.stop()


def test_a_number_too_long_for_python_is_no_accident() -> None:
    with pytest.raises(Unreadable, match="digits"):
        toml.read("a = " + "1" * 5000)


def cost(text: str) -> int:
    """The most memory that reading a text and looking up a line takes."""
    tracemalloc.start()
    try:
        toml.read(text)[1].get(("a",), 0)
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize(
    "line", ["[[a]]\n[[a.b]]\n", "k{n} = [1, [2], {{ x = 3 }}]\n", "a.b.c.d.e.f.k{n} = 1\n"]
)
def test_the_cost_grows_with_the_size_and_not_faster(line: str) -> None:
    def text(lines: int) -> str:
        return "".join(line.format(n=number) for number in range(lines))

    # Python keeps some thousand small tuples for later: what it takes from there is not counted.
    assert cost(text(8000)) < 8 * cost(text(2000))  # the square would be 16
