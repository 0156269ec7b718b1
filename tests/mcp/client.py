"""A model's side of the protocol, by the SDK's own client: the real command over a real stdin and stdout."""

from __future__ import annotations

import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from mcp import Client, StdioServerParameters


class Model:
    """Calls tools and reads what they say."""

    def __init__(self, client: Client) -> None:
        self.client = client

    async def call(self, tool: str, /, **arguments: Any) -> str:
        """What a tool says, which must not be an error."""
        error, text = await self.try_to(tool, **arguments)
        assert not error, text
        return text

    async def refused(self, tool: str, /, **arguments: Any) -> str:
        """Why a tool refuses."""
        error, text = await self.try_to(tool, **arguments)
        assert error, text
        assert "Traceback" not in text
        return text

    async def try_to(self, tool: str, /, **arguments: Any) -> tuple[bool, str]:
        result = await self.client.call_tool(tool, arguments)
        (content,) = result.content
        assert content.type == "text"
        return bool(result.is_error), str(content.text)


@asynccontextmanager
async def model(*words: str) -> AsyncIterator[Model]:
    """A client of `malecon mcp`."""
    command = StdioServerParameters(command=sys.executable, args=["-m", "malecon.cli", "mcp", *words])
    async with Client(command) as client:
        yield Model(client)


def offered(text: str) -> list[str]:
    """The possible answers in a text, in the words of the record; none if nothing is asked."""
    _, found, listed = text.rpartition("Possible answers:\n")
    if not found:
        return []
    return [re.sub(r" \(.*\)$", "", words) for words in re.findall(r"^\d+\. (.+)$", listed, re.MULTILINE)]
