"""What is said of the people of a club, and what they send to be known or to come in."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict, get_args

from msgspec import Meta

from malecon.server.wire.friends import Standing
from malecon.server.wire.requests import FromClient, Name
from malecon.server.wire.results import PlayerStatistics

#: The pictures that one may choose from; the page draws them (web/src/people/guests.ts).
FaceName = Literal[
    "anchor",
    "cedar",
    "cloud",
    "coffee",
    "conch",
    "coral",
    "crab",
    "drum",
    "guitar",
    "gull",
    "lantern",
    "lime",
    "mango",
    "moon",
    "orange",
    "palm",
    "parrot",
    "pearl",
    "reef",
    "sail",
    "star",
    "sugar",
    "sun",
    "wave",
]
FACES: tuple[str, ...] = get_args(FaceName)

Label = Annotated[str, Meta(max_length=40, description="What somebody calls a passkey.")]
Typed = Annotated[str, Meta(max_length=400, description="A recovery phrase, as it was typed.")]
Signed = Annotated[dict[str, Any], Meta(description="What the browser made: a PublicKeyCredential as JSON.")]

# --- what clients send ---


class BeSeen(FromClient):
    """How somebody wants to be seen."""

    name: Name
    face: FaceName


class TakePhrase(BeSeen):
    """A new recovery phrase. With `replace` the one before, if there is one, is worthless from now on."""

    replace: bool = False


class AskForPasskey(FromClient):
    """Begin to make a passkey, which will be shown by this name."""

    name: Name


class KeepPasskey(BeSeen):
    """A passkey that was made."""

    credential: Signed
    label: Label = ""


class EnterByPasskey(FromClient):
    """A passkey that was shown."""

    credential: Signed


class EnterByPhrase(FromClient):
    phrase: Typed


class Leave(FromClient):
    """To leave the club for good, said twice."""

    sure: Literal[True]


class SureQuery(FromClient):
    #: What cannot be undone is done only if it is said to be wanted.
    sure: bool = False


# --- what they are told ---


class PasskeyView(TypedDict):
    """A passkey of one's own: `id` is for this club alone."""

    id: str
    label: str
    made: float
    used: float


class DeviceView(TypedDict):
    """A device where one has come in; `here` is the one that asks."""

    id: str
    label: str
    made: float
    seen: float
    here: bool


class MeView(TypedDict):
    """Who asks. A guest has no name here; `passkeys_here` says whether passkeys can be made at this address,
    `phrase` since when there is a recovery phrase."""

    known: bool
    id: str
    name: str
    face: str
    since: float
    passkeys_here: bool
    passkeys: list[PasskeyView]
    phrase: float | None
    devices: list[DeviceView]
    statistics: PlayerStatistics | None


class PhraseView(TypedDict):
    """A recovery phrase, shown once."""

    words: list[str]


class PasskeyWish(TypedDict):
    """What the browser is to be asked: the options of `navigator.credentials`, as JSON."""

    options: dict[str, Any]


class PersonView(TypedDict):
    """Somebody, as all may know them: their games at listed tables, and at those where the asker was too.
    `standing` is what is between them and the asker; null where nothing can be asked. `guest`: the asker is
    one, and has no name by which they could ask."""

    id: str
    name: str
    face: str
    since: float
    me: bool
    guest: bool
    standing: Standing | None
    statistics: PlayerStatistics | None
