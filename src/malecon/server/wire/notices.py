"""What goes over the wire about notices: how somebody wants to be told, and by which ways they can be."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from msgspec import Meta

from malecon.server.wire.requests import FromClient

Minute = Annotated[int, Meta(ge=0, le=24 * 60 - 1, description="Minutes after midnight.")]
Zone = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_+/-]+$")]
Language = Annotated[str, Meta(min_length=2, max_length=8, pattern=r"^[a-z-]+$")]
Key = Annotated[str, Meta(min_length=20, max_length=100, pattern=r"^[0-9A-Za-z_-]+=*$")]

# --- from the page ---


class QuietHours(FromClient):
    """From when until when nothing is told; the end may lie on the next day."""

    on: bool
    begin: Minute = 22 * 60
    end: Minute = 8 * 60


class ChangeWishes(FromClient):
    """How to be told; what is left out stays as it was. `turns`: that it is one's turn, at all tables but
    those where something else was wished. `news`: of invitations, who asks to be friends, found seats, rounds
    of cups."""

    push: bool | None = None
    mail: bool | None = None
    turns: bool | None = None
    news: bool | None = None
    remind: bool | None = None
    quiet: QuietHours | None = None
    zone: Zone | None = None
    language: Language | None = None


class TableWish(FromClient):
    """Whether to be told of turns at one table; null: as at all others."""

    tell: bool | None


class PushKeys(FromClient):
    """The keys of a browser's subscription, as it gives them."""

    p256dh: Key
    auth: Key


class Subscribe(FromClient):
    """A browser that shall be told by Web Push. `label` is how its owner will know it again."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1024)]
    keys: PushKeys
    label: Annotated[str, Meta(max_length=60)] = ""
    language: Language | None = None  # as the browser asks for pages
    zone: Zone | None = None


class SetMail(FromClient):
    """An address; a mail goes there with a code."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]
    language: Language | None = None


class ConfirmMail(FromClient):
    code: Annotated[str, Meta(min_length=1, max_length=12)]


# --- to the page ---


class QuietView(TypedDict):
    on: bool
    begin: int
    end: int


class WishesView(TypedDict):
    """How somebody wants to be told. `tables` are those where turns are told of, or not, unlike elsewhere."""

    push: bool
    mail: bool
    turns: bool
    news: bool
    remind: bool
    quiet: QuietView
    zone: str
    tables: dict[str, bool]


class BrowserView(TypedDict):
    """A browser that takes Web Push. `id` is the SHA-256 of its endpoint, in hex."""

    id: str
    label: str
    made: float


class MailView(TypedDict):
    """The address, and whether it was confirmed: `stopped` if mail came back and no more is sent."""

    address: str
    status: Literal["asked", "confirmed", "stopped"]


class NoticesView(TypedDict):
    """How one can be told here: `key` is the club's for Web Push, `mails` whether the club sends mail."""

    key: str
    mails: bool
    browsers: list[BrowserView]
    mail: MailView | None
    wishes: WishesView
