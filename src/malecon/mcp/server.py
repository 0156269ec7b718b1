"""The tools of the Model Context Protocol, by its official SDK. What they do stands in `tables`; here is what
a model is told of them, and that nothing but words ever reaches it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

import malecon
from malecon.errors import MaleconError
from malecon.mcp.tables import Tables
from malecon.messages import say

NAME = "Modelo"  # of a model that does not say how it is called


class Tools:
    """What a model may call. Its parameters are the schema that the model is shown."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def told(self, table: str | None, work: Callable[..., str], *words: Any) -> str:
        """Do something that may take a while; what is refused is told to the model, with its rule."""
        try:
            return await asyncio.to_thread(work, *words)
        except MaleconError as error:
            raise ToolError(self.tables.refusal(error, table)) from None

    async def games(self) -> str:
        return await self.told(None, self.tables.games)

    async def new_table(
        self,
        game: str,
        players: int | None = None,
        seat: int = 0,
        bots: str | list[str] = "greedy",
        options: dict[str, str | int | bool] | None = None,
        seed: int | None = None,
        club: str | None = None,
        name: str = NAME,
    ) -> str:
        wishes = (game, players, seat, bots, options, seed, club, name)
        return await self.told(None, self.tables.new_table, *wishes)

    async def sit_down(self, link: str, name: str = NAME, seat: int | None = None) -> str:
        return await self.told(None, self.tables.sit_down, link, name, seat)

    async def look(self, table: str | None = None, wait: float = 0) -> str:
        return await self.told(table, self.tables.look, table, wait)

    async def rule(self, about: str = "", table: str | None = None, game: str | None = None) -> str:
        return await self.told(table, self.tables.rule, about, table, game)

    async def answer(self, answer: str | int, table: str | None = None, wait: float = 15) -> str:
        return await self.told(table, self.tables.answer, str(answer), table, wait)

    async def begin(self, table: str | None = None) -> str:
        return await self.told(table, self.tables.begin, table)

    async def consent(self, proposal: int, agree: bool, table: str | None = None) -> str:
        return await self.told(table, self.tables.consent, proposal, agree, table)

    async def record(self, table: str | None = None) -> str:
        return await self.told(table, self.tables.record, table)

    async def leave(self, table: str | None = None) -> str:
        return await self.told(table, self.tables.leave, table)


def make_server(language: str, clubs: Sequence[str] = ()) -> MCPServer[Any]:
    """A server for one client."""
    tools = Tools(Tables(language, clubs))
    server: MCPServer[Any] = MCPServer(
        name="malecon",
        title="Malecón",
        instructions=say("mcp-instructions", language),
        version=malecon.__version__,
        log_level="WARNING",
    )
    for tool in (
        tools.games,
        tools.new_table,
        tools.sit_down,
        tools.look,
        tools.rule,
        tools.answer,
        tools.begin,
        tools.consent,
        tools.record,
        tools.leave,
    ):
        key = tool.__name__.replace("_", "-")
        server.add_tool(tool, description=say(f"mcp-tool-{key}", language), structured_output=False)
    return server
