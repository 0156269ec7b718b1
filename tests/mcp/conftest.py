"""A real club beside the tests of those who sit down there."""

from tests.server.conftest import anyio_backend, pool, small_club

__all__ = ["anyio_backend", "pool", "small_club"]
