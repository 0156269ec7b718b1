"""JSON schemas of what is sent: TypedDicts and what they are made of.

What comes in is decoded into Structs, and msgspec knows their schemas. What goes out is built as TypedDicts
that the checker of types has checked; of several such dicts in a union msgspec would make no schema."""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Mapping, Sequence
from enum import Enum, EnumType
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from malecon.kernel.game import Json
from malecon.table.view_types import InDocument

REF = "#/components/schemas/{name}"

PLAIN: dict[Any, Json] = {
    NoneType: {"type": "null"},
    bool: {"type": "boolean"},
    int: {"type": "integer"},
    float: {"type": "number"},
    str: {"type": "string"},
    object: {},
    Any: {},
}


def reference(name: str) -> Json:
    return {"$ref": REF.format(name=name)}


class Schemas:
    """The named schemas of a document, in the order in which they are met. `words` are types of words that
    have names of their own there."""

    def __init__(self, words: Mapping[str, Any]) -> None:
        self.names = {shape: name for name, shape in words.items()}
        self.components: Json = {name: {"enum": list(get_args(shape))} for name, shape in words.items()}

    def of(self, shape: Any) -> Json:
        """The schema of a type; of a TypedDict or of named words, where it stands."""
        if shape in PLAIN:
            return dict(PLAIN[shape])
        if shape in self.names:
            return reference(self.names[shape])
        if is_typeddict(shape):
            return self.dict(shape)
        if isinstance(shape, EnumType):
            members: list[Enum] = list(shape)
            return self.name(shape.__name__, {"enum": [member.value for member in members]})
        origin, parts = get_origin(shape), get_args(shape)
        if origin is Annotated:
            named = [mark for mark in parts[1:] if isinstance(mark, InDocument)]
            return reference(named[0].name) if named else self.of(parts[0])
        if origin is Literal:
            return {"enum": list(parts)}
        if origin in (Union, UnionType):
            return self.either(parts)
        if origin in (list, Sequence):
            return {"type": "array", "items": self.of(parts[0])}
        if origin is tuple:
            size = {"minItems": len(parts), "maxItems": len(parts)}
            return {"type": "array", "prefixItems": [self.of(part) for part in parts], "items": False, **size}
        if origin in (dict, Mapping):
            return {"type": "object", "additionalProperties": self.of(parts[1])}
        raise TypeError(f"no schema for {shape!r}")

    def either(self, parts: Iterable[Any]) -> Json:
        return {"anyOf": [self.of(part) for part in parts]}

    def name(self, name: str, schema: Json) -> Json:
        self.components.setdefault(name, schema)
        return reference(name)

    def dict(self, shape: Any) -> Json:
        """A TypedDict. What it does not name is not sent."""
        name = shape.__name__
        if name not in self.components:
            made: Json = {"title": name, "type": "object"}
            self.components[name] = made
            if shape.__doc__:
                made["description"] = " ".join(inspect.cleandoc(shape.__doc__).split())
            hints = get_type_hints(shape, include_extras=True)
            optional = {field for field, hint in hints.items() if get_origin(hint) is NotRequired}
            made["properties"] = {
                field: self.of(get_args(hint)[0] if field in optional else hint)
                for field, hint in hints.items()
            }
            made["required"] = [f for f in hints if f in shape.__required_keys__ and f not in optional]
            made["additionalProperties"] = False
        return reference(name)
