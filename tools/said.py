"""Say every message of some files in every language with sample values, as JSON, for the page's tests.

python -m tools.said page.ftl havana.ftl
"""

from __future__ import annotations

import json
import sys
from importlib.resources import files

from fluent.syntax import FluentParser
from fluent.syntax.ast import FunctionReference, Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from malecon.messages import LANGUAGES, say

#: What all variables of a message are once: a name, and numbers that languages count in different ways. (Not
#: one of four digits: in Spanish browsers group them from five on, as they should, and Babel from four on.)
NAMES = ("Añejo",)
NUMBERS = (0, 1, 2, 5, 21, 999, 12345)


class References(Visitor):
    """Which variables and other messages a message is made of."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.counts = False  # says NUMBER(…), which takes no names

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: FunctionReference) -> None:  # noqa: N802
        self.counts = True
        self.generic_visit(node)


def messages(file: str) -> dict[str, References]:
    """The messages of a file."""
    text = (files("malecon.messages") / "en" / file).read_text(encoding="utf-8")
    found: dict[str, References] = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, Message):
            found[entry.id.name] = References()
            found[entry.id.name].visit(entry)
    return found


def said(names: list[str]) -> list[dict[str, object]]:
    book = {key: made_of for name in names for key, made_of in messages(name).items()}

    def variables(key: str) -> set[str]:
        others = [variables(other) for other in book[key].messages]
        return book[key].variables.union(*others)

    lines: list[dict[str, object]] = []
    for key in book:
        needed = sorted(variables(key))
        samples = (*(() if book[key].counts else NAMES), *(NUMBERS if needed else ()))
        for sample in samples:
            values = dict.fromkeys(needed, sample)
            texts = {language: say(key, language, **values) for language in LANGUAGES}
            lines.append({"key": key, "values": values, "texts": texts})
    return lines


if __name__ == "__main__":
    json.dump(said(sys.argv[1:]), sys.stdout)
