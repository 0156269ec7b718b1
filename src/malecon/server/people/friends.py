"""Friends, as somebody sees them: who is here, who asks, whom they have met; and whom they may invite.

Nobody is called by what would lead to them elsewhere. Those one has to do with have an id that is worthless
to everybody else; those one has met are who sat at that seat of that table. Whoever is known may also be
asked by the name that all may know, by others who are known: that says nothing of who sat at which seat.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

from malecon.server.tables.devices import tie_id
from malecon.server.wire import friends as wire
from malecon.server.wire.errors import Rejected
from malecon.store import Away, Store
from malecon.store.friends import Asking, Circle, Presence, Tie
from malecon.store.invitations import Guest, Invitation
from malecon.store.met import Met
from malecon.store.peace import CLUB, alias
from malecon.store.people import Person

OFTEN = 60.0  # seconds between two looks whether it is to be kept that somebody is here
LATELY = 150.0  # seconds that somebody is taken to be here
MOST_REMEMBERED = 20_000


class Found(NamedTuple):
    """Somebody, how they were called, and how whoever looks for them was; and at which table, if not in the
    club. Of friends (no way) it is known who they are, however they met."""

    person: str
    name: str
    own: str
    way: str | None

    def id_for(self, person: str) -> str:
        """By what somebody calls them."""
        return tie_id(person, self.person, *(alias(self.way, self.name) if self.way else ()))

    @property
    def guest(self) -> Guest:
        return Guest(self.person, *alias(self.way or CLUB, self.name))


class Friends:
    """What people have to do with each other."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store = store
        self.friends = store.friends
        self.clock = clock
        self.looked: dict[tuple[str, bool], float] = {}

    # --- who is here ---

    async def is_here(self, person: str, is_playing: bool = False) -> None:
        """Somebody is here. It is kept for those alone who let it be seen, and now and then."""
        now = self.clock()
        if not person or 0 <= now - self.looked.get((person, is_playing), -OFTEN) < OFTEN:
            return
        if len(self.looked) >= MOST_REMEMBERED:
            self.looked.clear()
        self.looked[person, is_playing] = now
        with contextlib.suppress(Away):
            if await self.friends.is_shown(person):
                await self.friends.here(person, now, is_playing)

    async def show(self, person: str, shown: bool) -> None:
        await self.friends.show(person, shown, self.clock())

    # --- who is who ---

    async def find(self, person: str, whom: wire.Whom) -> Found:
        """Whom somebody means, or the error that says that there is nobody."""
        found: Found | None = None
        if whom.id is not None:
            circle = await self.friends.circle(person)
            found = next((one for one in known_to(circle) if one.id_for(person) == whom.id), None)
        elif whom.table is not None and whom.seat is not None:
            met = await self.friends.beside(person, whom.table, whom.seat)
            found = met and Found(met.person, met.name, met.own, met.table)
        if found is None or not found.own:
            raise Rejected(404, "missing", "friends-nobody")
        return found

    async def find_company(self, person: str, whom: wire.Whom) -> Found:
        """The same, of those who may be asked to come: that somebody has asked a stranger is no reason."""
        found = await self.find(person, whom)
        if found.way == CLUB:
            raise Rejected(404, "missing", "friends-nobody")
        return found

    async def standing(self, person: str, table_id: str, seat: int) -> wire.Standing | None:
        """What is between somebody and whoever sits at this seat; None if they are not both players there."""
        met = await self.friends.beside(person, table_id, seat) if person else None
        return None if met is None else standing_at(met, await self.friends.circle(person))

    async def seats(self, person: str, table_id: str) -> list[int]:
        """Where friends of somebody sit, at a table where they have a seat too."""
        met = await self.friends.around(person, table_id) if person else []
        circle = await self.friends.circle(person) if met else None
        return [one.seat for one in met if circle and standing_at(one, circle) == "friend"]

    async def standing_by_name(self, person: str, other: str) -> wire.Standing | None:
        """What is between somebody and whoever all may know; None if it is they, or if they block that one as
        who all may know."""
        if person == other or "block" in await self.store.peace.shuns(person, other, CLUB, ()):
            return None
        return (await self.friends.circle(person)).stands(other, CLUB, "")

    # --- what they ask of each other ---

    async def ask(self, person: str, whom: wire.Whom) -> None:
        await self.ask_found(person, await self.find(person, whom))

    async def ask_by_name(self, own: Person, public: str) -> None:
        """Somebody who is known asks somebody else who is."""
        found = [one for one in await self.store.people.find_public([public]) if one.id != own.id]
        if not found:
            raise Rejected(404, "missing", "friends-nobody")
        await self.ask_found(own.id, Found(found[0].id, found[0].name, own.name, CLUB))

    async def ask_found(self, person: str, one: Found) -> None:
        if one.way is None:
            return  # friends already
        about = tie_id(one.person, person, *alias(one.way, one.own))
        asking = Asking(person, one.person, one.way, own=one.own, name=one.name, about=about)
        await self.friends.ask(asking, self.clock())

    async def let_be(self, person: str, tie: str) -> None:
        other = await self.find(person, wire.Whom(id=tie))
        which = None if other.way is None else (other.way, other.name)
        await self.friends.let_be(person, other.person, which, self.clock())

    # --- as they see it ---

    async def view(self, person: str, is_known: bool) -> wire.FriendsView:
        circle = await self.friends.circle(person)
        ours = (*circle.mutual, *circle.asked)
        known = await self.known([*(tie.other for tie in ours), *(tie.person for tie in circle.asking)])
        return {
            "known": is_known,
            "shown": await self.friends.is_shown(person),
            "friends": await self.friend_views(person, circle.mutual, known),
            "asking": [asking_view(tie, known) for tie in circle.asking],
            "asked": [asked_view(tie, known) for tie in circle.asked],
            "met": [met_view(met, circle) for met in await self.friends.met(person)],
        }

    async def company(self, person: str, invited: Sequence[Invitation]) -> wire.CompanyView:
        """Whom somebody may ask to come, and who is asked already."""
        circle = await self.friends.circle(person)
        own = {tie.other for tie in circle.mutual}
        answers = {one.guest: answer_of(one) for one in invited}
        of_friends = {one.person: answer_of(one) for one in sorted(invited, key=is_declined)}
        friends = await self.friend_views(person, circle.mutual, await self.known(sorted(own)))
        ids = {tie_id(person, other): other for other in own}
        met = await self.friends.met(person)
        return {
            "friends": [{**one, "invited": of_friends.get(ids[one["id"]])} for one in friends],
            "met": [{**met_view(one, circle), "invited": answers.get(guest_of(one))} for one in met],
        }

    async def inbox(self, person: str) -> wire.InboxView:
        """What others ask of somebody."""
        if not person:
            return {"invitations": [], "asking": 0}
        invited = await self.store.invitations.of(person)
        known = await self.known([one.by for one in invited])
        return {
            "invitations": [
                {
                    "name": one.name,
                    "face": known[one.by].face if one.by in known else "",
                    "made": one.made,
                    "table": one.table,
                }
                for one in invited
            ],
            "asking": len((await self.friends.circle(person)).asking),
        }

    async def known(self, people: Sequence[str]) -> dict[str, Person]:
        """Those of these who are more than guests."""
        return {one.id: one for one in await self.store.people.find_all(people)}

    async def friend_views(
        self, person: str, mutual: Sequence[Tie], known: dict[str, Person]
    ) -> list[wire.FriendView]:
        """Friends, those who are here first, then by name."""
        seen = await self.friends.presences([tie.other for tie in mutual])
        now = self.clock()
        views = [friend_view(person, tie, known.get(tie.other), seen.get(tie.other), now) for tie in mutual]
        return sorted(views, key=lambda one: (one["presence"] is None, one["name"].casefold(), one["id"]))


def known_to(circle: Circle) -> list[Found]:
    """All whom somebody may call by an id."""
    own = [Found(tie.other, tie.name, tie.own, None) for tie in circle.mutual]
    own += [Found(tie.other, tie.name, tie.own, tie.way) for tie in circle.asked]
    return own + [Found(tie.person, tie.own, tie.name, tie.way) for tie in circle.asking]


def friend_view(
    person: str, tie: Tie, known: Person | None, seen: Presence | None, now: float
) -> wire.FriendView:
    return {
        "id": tie_id(person, tie.other),
        "name": known.name if known else tie.name,
        "face": known.face if known else "",
        "person": known.public if known else None,
        "presence": presence_of(seen, now),
    }


def presence_of(seen: Presence | None, now: float) -> Literal["here", "playing"] | None:
    if seen is None or now - seen.seen >= LATELY:
        return None
    return "playing" if now - seen.played < LATELY else "here"


def asking_view(tie: Tie, known: dict[str, Person]) -> wire.AskView:
    """Who asks somebody."""
    who = known.get(tie.person)
    told = ask_view(tie_id(tie.other, tie.person, *alias(tie.way, tie.own)), tie.own, tie, who)
    return {**told, "face": who.face if who else ""}


def asked_view(tie: Tie, known: dict[str, Person]) -> wire.AskView:
    """Whom somebody has asked."""
    return ask_view(
        tie_id(tie.person, tie.other, *alias(tie.way, tie.name)), tie.name, tie, known.get(tie.other)
    )


def ask_view(tie_id: str, name: str, tie: Tie, who: Person | None) -> wire.AskView:
    """Who was met at a table is whoever sat there, and no more."""
    if tie.way != CLUB or who is None:
        return {"id": tie_id, "name": name, "face": "", "person": None, "made": tie.made}
    return {"id": tie_id, "name": who.name, "face": who.face, "person": who.public, "made": tie.made}


def met_view(met: Met, circle: Circle) -> wire.MetView:
    return {
        "table": met.table,
        "seat": met.seat,
        "name": met.name,
        "game": met.game,
        "at": met.at,
        "standing": standing_at(met, circle),
    }


def standing_at(met: Met, circle: Circle) -> wire.Standing:
    return circle.stands(met.person, met.table, met.name)


def guest_of(met: Met) -> Guest:
    return Guest(met.person, met.table, met.name)


def is_declined(one: Invitation) -> bool:
    return one.declined is not None


def answer_of(one: Invitation) -> wire.Answer:
    return "declined" if is_declined(one) else "open"
