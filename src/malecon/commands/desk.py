"""`malecon desk`: the desk of the club's host, who is whoever can run this where the club's database is."""

from __future__ import annotations

from pathlib import Path

from malecon.commands.parameters import LANGUAGE


def desk(
    *,
    config: Path | None = None,
    port: int | None = None,
    database: str | None = None,
    public_url: str | None = None,
    revoke: bool = False,
    language: LANGUAGE = "en",
) -> int:
    import asyncio
    import time

    from malecon.commands.club import need_server
    from malecon.commands.serve import described, given
    from malecon.messages import say

    need_server("starlette")
    from malecon.server.ops.effective import config_of
    from malecon.server.tables.devices import hash_of_desk_link, new_known_token
    from malecon.store import Store

    flags = given(port=port, database=database, public_url=public_url)
    chosen = config_of(described(config).chosen, flags)
    check_is_there(chosen.database)
    token = new_known_token()

    async def work() -> int:
        store = await Store.open(chosen.database)
        try:
            if revoke:
                return await store.desk.revoke()
            await store.desk.add_link(hash_of_desk_link(token), time.time())
            return 0
        finally:
            await store.close()

    browsers = asyncio.run(work())
    if revoke:
        print(say("desk-revoked", language, browsers=browsers))
    else:
        print(say("desk-address", language))
        # Behind the sign that browsers keep to themselves: no log of a server or a proxy ever has it.
        print(f"{chosen.address}/desk#{token}")
    return 0


def check_is_there(database: str | None) -> None:
    """A desk beside no club would be of no use: nothing is made here that is not there."""
    from malecon.errors import MaleconError
    from malecon.files import shown
    from malecon.store.database import read_url

    url = read_url(database)
    if url.drivername == "sqlite" and not Path(url.database or "").exists():
        raise MaleconError("desk-no-club", path=shown(url.database or "", 200))
