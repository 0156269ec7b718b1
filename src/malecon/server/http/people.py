"""What can be asked over HTTP about who somebody is. Each function is one operation."""

from __future__ import annotations

from starlette.requests import Request

from malecon.server.http.endpoints import PLACE, Club, endpoint
from malecon.server.http.lobby import MOST_OWN
from malecon.server.http.responses import Zip
from malecon.server.people import passkeys
from malecon.server.people.agents import label_of
from malecon.server.people.members import Asker, short
from malecon.server.people.parcel import pack
from malecon.server.people.passkeys import Place
from malecon.server.tables import devices
from malecon.server.wire import people as wire
from malecon.server.wire.errors import Rejected
from malecon.server.wire.requests import NoQuery
from malecon.server.wire.results import PlayerStatistics
from malecon.store import Missing
from malecon.table.seating import check_name


def place_of(club: Club, request: Request) -> Place:
    return passkeys.place_of(request.headers.get("host", "").lower(), club.config.is_https)


def can_have_passkeys(club: Club, request: Request) -> bool:
    try:
        place_of(club, request)
    except Rejected:
        return False
    return True


def agent(request: Request) -> str:
    return label_of(request.headers.get("user-agent", "")[:400])


def stay(club: Club, request: Request, token: str) -> None:
    """The browser keeps this secret from now on."""
    if token:
        request.state.cookie = devices.cookie(token, club.config.is_https)


def welcomed(club: Club, request: Request) -> Asker:
    """Who asks; a guest from now on, if they were nobody."""
    asker = club.asker(request)
    return asker if asker.device else Asker(club.welcome(request))


# --- oneself ---


@endpoint("GET", "/api/me")
async def me(club: Club, request: Request, query: NoQuery, body: None) -> wire.MeView:
    """Who asks, and all that only they may know of themselves."""
    asker = club.asker(request)
    found: wire.MeView = {
        "known": False,
        "id": "",
        "name": "",
        "face": "",
        "since": 0.0,
        "passkeys_here": can_have_passkeys(club, request),
        "passkeys": [],
        "phrase": None,
        "devices": [],
        "statistics": await statistics_of(club, asker.device, asker),
    }
    person = await club.store.people.find(asker.device) if asker.is_known else None
    if person is None:
        return found
    ways = await club.store.people.ways(person.id)
    return {
        **found,
        "known": True,
        "id": person.public,
        "name": person.name,
        "face": person.face,
        "since": person.made,
        "passkeys": [
            {"id": short(one.credential), "label": one.label, "made": one.made, "used": one.used}
            for one in ways.passkeys
        ],
        "phrase": ways.phrase,
        "devices": [
            {
                "id": short(one.hash),
                "label": one.label,
                "made": one.made,
                "seen": one.seen,
                "here": one.hash == asker.key,
            }
            for one in await club.store.people.devices(person.id)
        ],
    }


async def statistics_of(club: Club, person: str, asker: Asker) -> PlayerStatistics | None:
    """What the games of somebody say, as far as the asker may know."""
    if not person:
        return None
    device = asker.device
    own = await club.store.ids_of(device, MOST_OWN) if device else []
    return await club.statistics.of(person, device, own)


@endpoint("POST", "/api/me", errors=(403,))
async def be_seen(club: Club, request: Request, query: NoQuery, wish: wire.BeSeen) -> wire.MeView:
    """Take another name or another picture."""
    club.limit(club.knowing, request)
    person = await club.members.person(club.asker(request))
    await club.store.people.describe(person.id, check_name(wish.name), wish.face)
    return await me(club, request, query, None)


@endpoint("POST", "/api/me/phrase", errors=(403, 409), sets_cookie=True)
async def take_phrase(club: Club, request: Request, query: NoQuery, wish: wire.TakePhrase) -> wire.PhraseView:
    """Take a new recovery phrase. A guest is known from then on. It is shown this once; what is kept of it
    cannot be read back."""
    club.limit(club.knowing, request)
    asker = welcomed(club, request)
    name = check_name(wish.name)
    words, token = await club.members.take_phrase(asker, name, wish.face, agent(request), wish.replace)
    stay(club, request, token)
    return {"words": words}


@endpoint("DELETE", "/api/me/phrase", status=204, errors=(403, 409))
async def drop_phrase(club: Club, request: Request, query: wire.SureQuery, body: None) -> None:
    """Give the recovery phrase up. If it is the last way in, `sure` must be said."""
    await club.members.drop_way(club.asker(request), None, query.sure)


@endpoint("POST", "/api/me/passkeys/new", errors=(403,), sets_cookie=True)
async def ask_for_passkey(
    club: Club, request: Request, query: NoQuery, wish: wire.AskForPasskey
) -> wire.PasskeyWish:
    """What the browser is asked in order to make a passkey."""
    club.limit(club.knowing, request)
    place = place_of(club, request)
    asker = welcomed(club, request)
    return {"options": await club.members.wish_for_passkey(place, asker, check_name(wish.name))}


@endpoint("POST", "/api/me/passkeys", status=204, errors=(403, 409), sets_cookie=True)
async def keep_passkey(club: Club, request: Request, query: NoQuery, wish: wire.KeepPasskey) -> None:
    """Keep a passkey that the browser has made. A guest is known from then on."""
    club.limit(club.knowing, request)
    asker = club.asker(request)
    if not asker.device:
        raise Rejected(403, "denied", "person-challenge")
    label = check_name(wish.label) if wish.label.strip() else ""
    name = check_name(wish.name)
    token = await club.members.keep_passkey(
        place_of(club, request), asker, wish.credential, label, name, wish.face, agent(request)
    )
    stay(club, request, token)


@endpoint("DELETE", "/api/me/passkeys/{id}", status=204, errors=(403, 409))
async def drop_passkey(club: Club, request: Request, query: wire.SureQuery, body: None) -> None:
    """Give a passkey up. If it is the last way in, `sure` must be said."""
    await club.members.drop_way(club.asker(request), wanted(request), query.sure)


@endpoint("DELETE", "/api/me/devices/{id}", status=204, errors=(403, 409), sets_cookie=True)
async def sign_out(club: Club, request: Request, query: wire.SureQuery, body: None) -> None:
    """Sign a device out, also the one that asks."""
    name = wanted(request)
    await club.members.sign_out(club.asker(request), [name], query.sure)
    if name == short(club.asker(request).key):
        request.state.cookie = devices.no_cookie(club.config.is_https)


@endpoint("DELETE", "/api/me/devices", status=204, errors=(403, 404, 409), sets_cookie=True)
async def sign_out_everywhere(club: Club, request: Request, query: wire.SureQuery, body: None) -> None:
    """Sign all devices out."""
    await club.members.sign_out(club.asker(request), None, query.sure)
    request.state.cookie = devices.no_cookie(club.config.is_https)


@endpoint("GET", "/api/me/parcel", errors=(403,))
async def parcel(club: Club, request: Request, query: NoQuery, body: None) -> Zip:
    """All that is kept of the person who asks: `profile.json`, and the records of their finished games."""
    club.limit(club.heavy, request)
    person = await club.members.person(club.asker(request))
    headers = {"content-disposition": 'attachment; filename="malecon.zip"'}
    return Zip(pack(club.store, person, club.config.clock()), headers=headers)


@endpoint("POST", "/api/me/leave", status=204, errors=(403,), sets_cookie=True)
async def leave(club: Club, request: Request, query: NoQuery, wish: wire.Leave) -> None:
    """Leave the club for good: all that is personal is erased, and finished games stay with somebody."""
    asker = club.asker(request)
    await club.members.person(asker)
    await club.members.leave(asker)
    request.state.cookie = devices.no_cookie(club.config.is_https)
    await club.moves.soon()


# --- coming in ---


@endpoint("POST", "/api/enter/new", errors=(403,))
async def ask_to_enter(club: Club, request: Request, query: NoQuery, wish: None) -> wire.PasskeyWish:
    """What the browser is asked in order to show a passkey."""
    club.limit(club.knowing, request)
    return {"options": await club.members.wish_for_known(place_of(club, request))}


@endpoint("POST", "/api/enter/passkey", status=204, errors=(403, 409), sets_cookie=True)
async def enter_by_passkey(club: Club, request: Request, query: NoQuery, wish: wire.EnterByPasskey) -> None:
    """Come in by a passkey; what a guest holds in this browser comes along."""
    club.limit(club.entering, request)
    asker = club.asker(request)
    place = place_of(club, request)
    stay(
        club,
        request,
        await club.members.enter_by_passkey(place, asker, wish.credential, agent(request)),
    )
    await club.moves.soon()


@endpoint("POST", "/api/enter/phrase", status=204, errors=(403, 409), sets_cookie=True)
async def enter_by_phrase(club: Club, request: Request, query: NoQuery, wish: wire.EnterByPhrase) -> None:
    """Come in by the recovery phrase, typed in any manner; what a guest holds in this browser comes along."""
    club.limit(club.entering, request)
    asker = club.asker(request)
    stay(club, request, await club.members.enter_by_phrase(asker, wish.phrase, agent(request)))
    await club.moves.soon()


# --- others ---


@endpoint("GET", "/api/people/{id}")
async def person(club: Club, request: Request, query: NoQuery, body: None) -> wire.PersonView:
    """Somebody who is known here, and what their games say, as far as the asker may know of them."""
    found = await club.store.people.find_public([wanted(request)])
    if not found:
        raise Missing("person-nobody")
    asker = club.asker(request)
    other = found[0]
    return {
        "id": other.public,
        "name": other.name,
        "face": other.face,
        "since": other.made,
        "me": other.id == asker.device,
        "guest": not asker.is_known,
        "standing": await club.friends.standing_by_name(asker.device, other.id),
        "statistics": await statistics_of(club, other.id, asker),
    }


def wanted(request: Request) -> str:
    name = request.path_params["id"]
    if not PLACE.fullmatch(name):
        raise Missing("person-nobody")
    return str(name)
