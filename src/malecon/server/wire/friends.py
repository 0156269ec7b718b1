"""Friends and invitations: what clients send, and what they are told."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from msgspec import Meta

from malecon.server.wire.peace import PublicId
from malecon.server.wire.requests import FromClient
from malecon.table import ListingView

Word = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[0-9A-Za-z_-]+$")]

#: How it is between whoever asks and another. `asked` says that the other has not answered, and no more.
Standing = Literal["none", "asked", "asking", "friend"]

# --- sent ---


class Whom(FromClient):
    """Somebody with whom one has to do, by the `id` that one was told; or who sits at a `seat` of a `table`
    where one has a seat too."""

    id: Word | None = None
    table: Word | None = None
    seat: Annotated[int, Meta(ge=0, le=30)] | None = None


class WhomToAsk(Whom, kw_only=True):
    """The same; or somebody who is known, as `person`: by those who are known too."""

    person: PublicId | None = None


class BeShown(FromClient):
    """Whether friends may see when one is here, and when one is playing."""

    shown: bool


class Invite(FromClient):
    """Have these asked to come to a table."""

    whom: Annotated[list[Whom], Meta(min_length=1, max_length=30)]


# --- told ---


class FriendView(TypedDict):
    """A friend. `id` is for whoever asks alone. `person` leads to what all may know of them; null: they play
    as a guest, and have no `face`. `presence` is null where it is not known."""

    id: str
    name: str
    face: str
    person: str | None
    presence: Literal["here", "playing"] | None


class AskView(TypedDict):
    """Somebody who has asked to be friends, or who was asked, by the name they went by. `person` leads to
    what all may know of them, where they were asked by that."""

    id: str
    name: str
    face: str
    person: str | None
    made: float


class MetView(TypedDict):
    """Somebody at one of the last tables, as they were called there."""

    table: str
    seat: int
    name: str
    game: str
    at: float
    standing: Standing


class FriendsView(TypedDict):
    """The friends of whoever asks, who asks them and whom they have asked, and the people of their last
    tables who are no friends. `known`: they are more than a guest of this browser."""

    known: bool
    shown: bool
    friends: list[FriendView]
    asking: list[AskView]
    asked: list[AskView]
    met: list[MetView]


class PlayersView(TypedDict):
    """The seats of a table where friends of whoever asks sit; none, if they are no player there."""

    friends: list[int]


class PlayerView(TypedDict):
    """What is between whoever asks and somebody at the same table; null where they are not both players."""

    standing: Standing | None


#: What has become of an invitation; null: there is none.
Answer = Literal["open", "declined"]


class InvitableFriend(FriendView):
    """A friend, and whether they are invited to a table."""

    invited: Answer | None


class InvitableMet(MetView):
    """Somebody of the last tables, and whether they are invited to a table."""

    invited: Answer | None


class CompanyView(TypedDict):
    """Whom somebody may ask to come to a table."""

    friends: list[InvitableFriend]
    met: list[InvitableMet]


class InvitationView(TypedDict):
    """A table to which one is invited, and by whom."""

    name: str
    face: str
    made: float
    table: ListingView


class InboxView(TypedDict):
    """What others ask: to come to their tables; and how many ask to be friends."""

    invitations: list[InvitationView]
    asking: int
