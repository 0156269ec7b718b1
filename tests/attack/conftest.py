"""One house for all attacks that need no limits of their own: to start it takes longer than to attack it."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

from tests.attack.house import House, open_house
from tests.store.conftest import anyio_backend, postgres, postgres_url

__all__ = ["anyio_backend", "postgres", "postgres_url"]

if sys.platform != "linux":
    collect_ignore_glob = ["test_*.py"]  # what is measured of a process is read from /proc


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server on SQLite, with limits wide enough for a suite that comes from one address."""
    with open_house(tmp_path_factory.mktemp("house"), "--rate", "20") as opened:
        yield opened
