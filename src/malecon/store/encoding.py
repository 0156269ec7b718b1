"""How what is kept whole is written: as JSON."""

from __future__ import annotations

import msgspec

encoder = msgspec.json.Encoder()
decoder = msgspec.json.Decoder()


def pack(data: object) -> str:
    return encoder.encode(data).decode()
