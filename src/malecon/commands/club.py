"""`malecon verify`, `export` and `import`: the draws of a game checked, all games of a club moved."""

from __future__ import annotations

import sys
from pathlib import Path

from malecon.commands.parameters import LANGUAGE


def verify(file: Path, /, *, commitment: str | None = None, first: int = 0, language: LANGUAGE = "en") -> int:
    from malecon.errors import MaleconError
    from malecon.files import literal, shown
    from malecon.messages import say
    from malecon.record import Record
    from malecon.table.verify import verify

    record = Record.load(file)
    try:
        checked = verify(record, commitment, first)
    except MaleconError as error:
        raise error.within(shown(str(file), 200)) from None
    print(say("fairness-sound", language, draws=checked.draws))
    if checked.before:
        print(say("fairness-before", language, draws=checked.before))
    if checked.own_box:
        print(say("fairness-box", language))
    if record.options:
        options = ", ".join(f"{name}: {literal(value)}" for name, value in record.options.items())
        print(say("fairness-options", language, options=options))
    if checked.attempt > 1:
        print(say("fairness-anew", language, times=checked.attempt - 1))
    if checked.protocol == 1:
        print(say("fairness-old", language))
    elif not checked.bound:
        print(say("fairness-unbound", language))
    elif not checked.salts:
        print(say("fairness-unsalted", language))
    return 0


def export(folder: Path, /, *, database: str | None = None, language: LANGUAGE = "en") -> int:
    import asyncio

    from malecon.messages import say

    need_server()
    from malecon.store import Store
    from malecon.store.backup import export_all

    async def work() -> int:
        store = await Store.open(database)
        try:
            return await export_all(store, folder)
        finally:
            await store.close()

    print(say("cli-exported", language, games=asyncio.run(work())))
    return 0


def import_(
    folder: Path,
    /,
    *,
    database: str | None = None,
    own_backup: bool = False,
    language: LANGUAGE = "en",
) -> int:
    import asyncio
    import secrets
    import time

    from malecon.messages import say

    need_server()
    from malecon.store import Store
    from malecon.store.backup import Brought, import_all, record_files

    record_files(folder)  # before there is a database for nothing

    async def work() -> Brought:
        store = await Store.open(database)
        try:
            return await import_all(
                store,
                folder,
                lambda: secrets.token_urlsafe(16),
                lambda: secrets.token_bytes(32),
                time.time(),
                own_backup,
            )
        finally:
            await store.close()

    brought = asyncio.run(work())
    for error in brought.errors:
        print(error.message(language), file=sys.stderr)
    print(say("cli-imported", language, games=brought.taken, there=brought.there_already))
    if brought.backups:
        print(say("cli-imported-backups", language, games=brought.backups), file=sys.stderr)
    return 2 if brought.errors else 0


def need_server(*more: str) -> None:
    """The packages of a club server are not everybody's; say so in words where they are missing."""
    from importlib.util import find_spec

    from malecon.errors import MaleconError

    for package in ("sqlalchemy", "alembic", "asyncpg", "msgspec", *more):
        if find_spec(package) is None:
            raise MaleconError("cli-no-server", package=package)
