"""JSON as it is sent."""

from __future__ import annotations

import msgspec

encode = msgspec.json.Encoder().encode
