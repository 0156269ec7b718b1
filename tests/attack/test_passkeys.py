"""What no authenticator has made is refused before it is read: it would take long, and all would wait."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from fido2.utils import websafe_encode

from malecon.kernel.game import Json
from tests.attack.house import bearable, open_house, pulse

pytestmark = pytest.mark.anyio

MANY = 170_000  # numbers in a list, of which a reader copies the rest with each


def beyond_measure() -> Json:
    """A passkey whose attestation holds a very long list."""
    listed = b"\x9a" + MANY.to_bytes(4, "big") + b"\x01" * MANY
    attested = b"\xa3" + b"\x63fmt" + b"\x64none" + b"\x67attStmt" + listed + b"\x68authData" + b"\x41\x00"
    client = {"type": "webauthn.create", "challenge": "AAAA", "origin": "http://localhost"}
    response = {
        "clientDataJSON": websafe_encode(json.dumps(client).encode()),
        "attestationObject": websafe_encode(attested),
    }
    credential = {"id": "AAAA", "rawId": "AAAA", "type": "public-key", "response": response}
    return {"name": "Ana", "face": "gull", "credential": credential}


async def test_nobody_waits_for_a_passkey_beyond_measure(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        eve = house.browser(host=f"localhost:{house.port}")
        await eve.make("santiago", "Eve", "")
        limit = await bearable(house)
        wish = beyond_measure()
        async with pulse(house) as waits:
            replies = await asyncio.gather(*(eve.post("/api/me/passkeys", wish) for _ in range(30)))
        assert {reply.error["key"] for reply in replies} == {"person-passkey-unreadable"}
        assert waits.worst < limit, waits.worst
