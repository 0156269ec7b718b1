"""How many connections there may be, and what of all that is written down."""

from __future__ import annotations

import asyncio
import logging

import pytest

from malecon.server.http.connections import Places, at_a_time, places_of, protocols
from malecon.server.http.limits import MOST_CONNECTIONS, Talk
from malecon.server.ops.config import Config
from malecon.server.ops.logs import OFTEN, Sparing
from malecon.server.wire.errors import TooMany


class Connection(asyncio.BaseTransport):
    """From an address."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 1)})


def test_an_address_has_its_share_and_a_proxy_all_of_them() -> None:
    places = Places(2, 5, ["10.0.0.0/24"])
    mine = [Connection("192.0.2.1") for _ in range(3)]
    assert [places.enter(one) for one in mine] == [True, True, False]
    assert places.enter(Connection("192.0.2.2"))
    assert places.enter(Connection("10.0.0.7"))
    assert places.enter(Connection("10.0.0.7"))
    assert not places.enter(Connection("10.0.0.7"))  # there are no more
    places.leave(mine[0])
    places.leave(mine[0])
    places.leave(mine[2])  # was never let in
    assert places.counts == {"192.0.2.1": 1, "192.0.2.2": 1, "10.0.0.7": 2}
    assert places.enter(mine[2])


def test_a_household_of_ipv6_is_one_address() -> None:
    places = Places(1, 5)
    assert places.enter(Connection("2001:db8::1"))
    assert not places.enter(Connection("2001:db8::2"))


@pytest.mark.parametrize("handles", [128, 256, 1024, 20_000])
def test_there_are_handles_left_when_all_places_are_taken(handles: int) -> None:
    assert places_of(handles) + 4 * at_a_time(handles) + 30 <= handles
    http, _ = protocols(Config(), handles)
    assert http.places.each <= places_of(handles) / 2  # one address never takes them all
    assert http.places.each <= MOST_CONNECTIONS


def test_whoever_wants_no_limits_has_the_places_that_there_are() -> None:
    http, _ = protocols(Config(rate=0), 1024)
    assert http.places.each == http.places.together == places_of(1024)


def test_nobody_takes_anothers_turn_to_speak() -> None:
    talk = Talk(1.0, lambda: 0.0)
    for _ in range(5):
        talk.take("t", "", "192.0.2.1", True)
    with pytest.raises(TooMany):
        talk.take("t", "", "192.0.2.1", True)
    talk.take("t", "", "192.0.2.2", True)  # somebody else who looks on
    talk.take("other", "", "192.0.2.1", True)
    for _ in range(10):
        talk.take("t", "ana", "192.0.2.3", False)  # a player


def record(name: str, message: str, created: float, **more: object) -> logging.LogRecord:
    return logging.makeLogRecord({"name": name, "msg": message, "created": created, **more})


def test_the_same_again_and_again_is_counted_and_not_written() -> None:
    sparing = Sparing()
    lines = [record("uvicorn.error", "Invalid", float(n) / 100) for n in range(100)]
    assert sum(sparing.filter(line) for line in lines) == OFTEN
    late = record("uvicorn.error", "Invalid", 100.0)
    assert sparing.filter(late)
    assert vars(late)["unwritten"] == 100 - OFTEN
    assert sparing.filter(record("uvicorn.error", "Another", 0.0))
    # Of our own lines only those that strangers cause.
    assert all(sparing.filter(record("malecon.server.access", "request", 0.0)) for _ in range(100))
    spared = [record("malecon.x", "refused", 0.0, spare=True, client=str(n % 2)) for n in range(40)]
    assert sum(sparing.filter(line) for line in spared) == 2 * OFTEN
