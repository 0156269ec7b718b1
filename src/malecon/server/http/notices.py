"""What can be asked over HTTP about notices: how one wants to be told, and by which ways."""

from __future__ import annotations

import hashlib
import secrets

from starlette.requests import Request

from malecon.errors import MaleconError, Unreadable
from malecon.messages import FALLBACK, known
from malecon.server.http.endpoints import PLACE, Club, endpoint, wanted_table
from malecon.server.http.responses import language
from malecon.server.ops.mail import is_address
from malecon.server.ops.quiet import check_time_zone
from malecon.server.wire import notices as wire
from malecon.server.wire.requests import NoQuery
from malecon.server.work.post import mail_view
from malecon.server.work.push import check_endpoint, check_keys
from malecon.server.work.wishes import Wishes
from malecon.store import Missing

CODE = 6  # digits that are mailed


async def view(club: Club, person: str) -> wire.NoticesView:
    """How somebody can be told, and wants to be."""
    reach = await club.store.ears.reach(person)
    return {
        "key": club.notices.push.public,
        "mails": club.config.mail is not None,
        "browsers": [
            {"id": each.hash, "label": str(each.data["label"]), "made": each.made}
            for each in reach.subscriptions
        ],
        "mail": mail_view(reach.mail),
        "wishes": Wishes.read(reach.wishes).view(club.config.quiet),
    }


@endpoint("GET", "/api/notices")
async def read_notices(club: Club, request: Request, query: NoQuery, body: None) -> wire.NoticesView:
    """How one can be told of one's turn here, and how this device's person wants to be."""
    return await view(club, club.device(request))


@endpoint("POST", "/api/notices", sets_cookie=True)
async def change_notices(
    club: Club, request: Request, query: NoQuery, change: wire.ChangeWishes
) -> wire.NoticesView:
    """Change how one wants to be told; what is left out stays as it was."""
    check_zone(change.zone)
    person = await welcome(club, request)
    await club.store.ears.wish(person, lambda data: Wishes.read(data).changed(change).pack())
    return await view(club, person)


@endpoint("POST", "/api/notices/tables/{id}", sets_cookie=True)
async def change_at_table(
    club: Club, request: Request, query: NoQuery, wish: wire.TableWish
) -> wire.NoticesView:
    """Change whether to be told of turns at one table."""
    table_id = wanted_table(request)
    if not await club.store.versions([table_id]):
        raise Missing("store-missing")
    person = await welcome(club, request)
    await club.store.ears.wish(person, lambda data: Wishes.read(data).at_table(table_id, wish.tell).pack())
    return await view(club, person)


@endpoint("POST", "/api/notices/push", sets_cookie=True)
async def subscribe(club: Club, request: Request, query: NoQuery, wish: wire.Subscribe) -> wire.NoticesView:
    """Have a browser told by Web Push. It is told nothing of anybody else from then on."""
    check_endpoint(wish.endpoint, club.config.push_hosts)
    check_keys(wish.keys.p256dh, wish.keys.auth)
    check_zone(wish.zone)
    club.limit(club.new_ears, request)
    person = club.welcome(request)
    data = {
        "endpoint": wish.endpoint,
        "p256dh": wish.keys.p256dh,
        "auth": wish.keys.auth,
        "label": wish.label,
        "language": spoken(request, wish.language),
        "device": club.asker(request).key,
    }
    change = wire.ChangeWishes(push=True, zone=wish.zone)
    await club.store.ears.wish(person, lambda data: Wishes.read(data).changed(change).pack())
    digest = hashlib.sha256(wish.endpoint.encode()).hexdigest()
    await club.store.ears.subscribe(person, digest, data, club.config.clock())
    return await view(club, person)


@endpoint("DELETE", "/api/notices/push/{browser}", errors=(404,))
async def unsubscribe(club: Club, request: Request, query: NoQuery, body: None) -> wire.NoticesView:
    """Let a browser be told of nothing any more; it is named by the SHA-256 of its endpoint."""
    person = club.device(request)
    browser = request.path_params["browser"]
    if not PLACE.fullmatch(browser) or not await club.store.ears.unsubscribe(person, browser):
        raise Missing("notice-browser")
    return await view(club, person)


@endpoint("POST", "/api/notices/mail", sets_cookie=True)
async def set_mail(club: Club, request: Request, query: NoQuery, wish: wire.SetMail) -> wire.NoticesView:
    """Name a mail address in place of the one before. A code is mailed there; nothing else is until it was
    given back."""
    if not is_address(wish.address):
        raise Unreadable("notice-mail-address")
    club.limit(club.new_ears, request)
    person = club.welcome(request)
    code = f"{secrets.randbelow(10**CODE):0{CODE}}"
    await club.notices.post.ask(person, wish.address, spoken(request, wish.language), code)
    return await view(club, person)


@endpoint("POST", "/api/notices/mail/confirm")
async def confirm_mail(
    club: Club, request: Request, query: NoQuery, given: wire.ConfirmMail
) -> wire.NoticesView:
    """Give back the code that was mailed: from now on one is told by mail too."""
    person = club.device(request)
    await club.notices.post.confirm(person, given.code.strip().replace(" ", ""))
    return await view(club, person)


@endpoint("DELETE", "/api/notices/mail")
async def forget_mail(club: Club, request: Request, query: NoQuery, body: None) -> wire.NoticesView:
    """Forget the mail address."""
    person = club.device(request)
    await club.store.ears.change_mail(person, lambda mail: None)
    return await view(club, person)


@endpoint("POST", "/api/notices/test", status=204)
async def test_notices(club: Club, request: Request, query: NoQuery, body: None) -> None:
    """Send a notice to all browsers of this person, to see whether it arrives."""
    club.limit(club.tests, request)
    await club.notices.test(club.device(request))


async def welcome(club: Club, request: Request) -> str:
    """Who asks; those who have wished for nothing yet are counted, for their wishes are kept. A cookie says
    nothing of that: anybody can make some up."""
    person = club.device(request)
    if not person or (await club.store.ears.reach(person)).wishes is None:
        club.limit(club.new_ears, request)
    return club.welcome(request)


def spoken(request: Request, wished: str | None) -> str:
    """The language in which somebody wants to be told."""
    return language(request) if wished is None else known(wished) or FALLBACK


def check_zone(zone: str | None) -> None:
    if zone is None:
        return
    try:
        check_time_zone(zone)
    except MaleconError:
        raise Unreadable("notice-time-zone", found=zone) from None
