"""The tools of the Model Context Protocol, by its official SDK. What they do stands in `tables`; here is what
a model is told of them, and that nothing but words ever reaches it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from threading import Thread
from typing import Annotated, Any

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from pydantic import BeforeValidator, StrictInt, StrictStr, ValidationError

import malecon
from malecon.errors import MaleconError
from malecon.files import shown
from malecon.mcp.tables import Tables
from malecon.messages import say

#: Words or a number. What is neither, such as true, is refused and not taken for a number.
Answer = StrictStr | StrictInt


def no_truth(value: object) -> object:
    """The library takes true for 1."""
    if isinstance(value, bool):
        raise ValueError("Input should be a valid integer")
    return value


#: A whole number, or one in digits. Models often write those.
Whole = Annotated[int, BeforeValidator(no_truth)]

NAME = "Modelo"  # of a model that does not say how it is called


async def aside(work: Callable[..., str], *words: Any) -> str:
    """Do something in a thread of its own, for which nobody waits at the end: when the client has gone, so
    has this process, whatever is still thought about. And calls that wait for a slow club stop no other."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[str] = loop.create_future()

    def tell(result: str, error: BaseException | None) -> None:
        if done.done():  # the call was given up
            return
        if error is None:
            done.set_result(result)
        else:
            done.set_exception(error)

    def run() -> None:
        result, failure = "", None
        try:
            result = work(*words)
        except BaseException as error:  # told to whoever waits
            failure = error
        with contextlib.suppress(RuntimeError):  # the loop has ended
            loop.call_soon_threadsafe(tell, result, failure)

    Thread(target=run, daemon=True).start()
    return await done


class Tools:
    """What a model may call. Its parameters are the schema that the model is shown."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def told(
        self, table: str | None, work: Callable[..., str], *words: Any, game: str | None = None
    ) -> str:
        """Do something that may take a while; what is refused is told to the model, with its rule."""
        try:
            return await aside(work, *words)
        except MaleconError as error:
            raise ToolError(self.tables.refusal(error, table, game)) from None

    async def games(self) -> str:
        return await self.told(None, self.tables.games)

    async def new_table(
        self,
        game: str,
        players: Whole | None = None,
        seat: Whole = 0,
        bots: str | list[str] = "greedy",
        options: dict[str, str | int | bool] | None = None,
        seed: Whole | None = None,
        club: str | None = None,
        name: str = NAME,
    ) -> str:
        wishes = (game, players, seat, bots, options, seed, club, name)
        return await self.told(None, self.tables.new_table, *wishes, game=game)

    async def sit_down(self, link: str, name: str = NAME, seat: Whole | None = None) -> str:
        return await self.told(None, self.tables.sit_down, link, name, seat)

    async def look(self, table: str | None = None, wait: float = 0) -> str:
        return await self.told(table, self.tables.look, table, wait)

    async def rule(self, about: str = "", table: str | None = None, game: str | None = None) -> str:
        return await self.told(table, self.tables.rule, about, table, game, game=game)

    async def answer(self, answer: Answer, table: str | None = None, wait: float = 15) -> str:
        return await self.told(table, self.tables.answer, str(answer), table, wait)

    async def begin(self, table: str | None = None) -> str:
        return await self.told(table, self.tables.begin, table)

    async def consent(self, proposal: Whole, agree: bool, table: str | None = None) -> str:
        return await self.told(table, self.tables.consent, proposal, agree, table)

    async def record(self, table: str | None = None) -> str:
        return await self.told(table, self.tables.record, table)

    async def leave(self, table: str | None = None) -> str:
        return await self.told(table, self.tables.leave, table)


class Server(MCPServer[Any]):
    """The SDK passes over an argument that a tool does not have, and a model would believe that it was heard:
    here it is refused, and the schemas say so."""

    def __init__(self, language: str, **words: Any) -> None:
        super().__init__(**words)
        self.language = language

    async def list_tools(self) -> list[Any]:
        tools = await super().list_tools()
        for tool in tools:
            tool.input_schema["additionalProperties"] = False
        return tools

    async def call_tool(self, name: str, arguments: dict[str, Any], context: Any = None) -> Any:
        for tool in await super().list_tools():
            if tool.name == name:
                self.check(name, arguments, list(tool.input_schema["properties"]))
        try:
            return await super().call_tool(name, arguments, context)
        except ToolError as error:
            if isinstance(error.__cause__, ValidationError):
                raise ToolError(self.mismatch(name, error.__cause__)) from None
            if isinstance(error.__cause__, ToolError):
                raise error.__cause__ from None  # in our words alone, without the library's before them
            raise

    def mismatch(self, tool: str, error: ValidationError) -> str:
        """What is wrong with an argument; the library's own words are for those who know the library."""
        first = error.errors()[0]
        key = "mcp-argument-missing" if first["type"] == "missing" else "mcp-argument-wrong"
        words = {"tool": tool, "found": shown(str(first["loc"][0])), "why": shown(first["msg"], 200)}
        return say(key, self.language, **words)

    def check(self, tool: str, arguments: dict[str, Any], known: list[str]) -> None:
        for name in arguments:
            if name not in known:
                key = "mcp-argument-unknown" if known else "mcp-argument-none"
                words = {"tool": tool, "found": shown(name), "known": ", ".join(known)}
                raise ToolError(say(key, self.language, **words))


def make_server(language: str, clubs: Sequence[str] = ()) -> MCPServer[Any]:
    """A server for one client."""
    tools = Tools(Tables(language, clubs))
    server = Server(
        language,
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
