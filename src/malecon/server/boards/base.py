"""What the types of all boards share."""

from __future__ import annotations

from msgspec import Struct


class Shown(Struct, forbid_unknown_fields=True):
    """The base of everything that a view shows."""


def spaced(name: str) -> str:
    """The name of a field as it is sent: `cement_factory` is `cement factory`, as in the record."""
    return name.replace("_", " ")
