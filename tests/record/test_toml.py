"""The lines of a TOML file: every value that the standard library finds has one."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
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
    assert paths(values) <= set(lines) | {("dock",)}
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
    assert {path: lines[path] for path in expected} == expected


WORDS = st.text(st.sampled_from("ab#\"'[]{}=,\\ \n.é"), max_size=6)


def written(value: Any) -> str:
    """A value as TOML, each element of an array in a line of its own."""
    if isinstance(value, list):
        return "[\n" + "".join(f"  {written(below)}, # ] \n" for below in value) + "]"
    if isinstance(value, str):
        escaped = value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
        return f'"{escaped}"'
    return str(value)


@given(st.dictionaries(WORDS, st.recursive(WORDS | st.integers(0, 99), st.lists, max_leaves=8), max_size=4))
def test_lines_of_any_values(values: dict[str, Any]) -> None:
    text = "".join(f"{written(key)} = {written(value)}\n" for key, value in values.items())
    read, lines = toml.read(text)
    assert read == values
    assert set(lines) == paths(values)
    source = ["", *text.split("\n")]
    for path, line in lines.items():
        value: Any = values
        for part in path:
            value = value[part]
        assert written(value).split("\n")[0] in source[line]


@pytest.mark.parametrize(("text", "line"), [("a = 1\nb =", 2), ("a = 1\n\nb b", 3), ("a = [\n1,\n", 2)])
def test_no_toml_is_told_with_its_line(text: str, line: int) -> None:
    with pytest.raises(Unreadable) as found:
        toml.read(text)
    assert found.value.line == line
