"""Those who want to be known, and whoever asks.

A guest is known by the secret in a cookie, and by nothing else. Who becomes known keeps the id, and gets
another secret: the guest's opens nothing any more. On each further device there is one more secret.
"""

from __future__ import annotations

import contextlib
import hashlib
import secrets
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from malecon.kernel.game import Json
from malecon.server.people import passkeys, phrases
from malecon.server.people.passkeys import Place
from malecon.server.tables import devices
from malecon.server.wire.errors import Rejected
from malecon.server.work.sums import Who
from malecon.store import Away, Store
from malecon.store.people import Device, Passkey, Person, Taken
from malecon.table.persons import SOMEBODY

SEEN = 3600.0  # seconds after which it is written down that a device is still in use
CHALLENGE = 300.0  # seconds for an authenticator to sign
NEW, KNOWN = "new", "known"  # kinds of challenges


class Asker(NamedTuple):
    """Who asks: a person or a guest by an id, nobody by none. `key` is what is kept of a person's device."""

    device: str = ""
    key: str = ""

    @property
    def is_known(self) -> bool:
        return bool(self.key)


class Asked(Rejected):
    """What must be said once more before it is done."""

    def __init__(self, error: Taken) -> None:
        super().__init__(409, "raced", error.key, **error.values)


@contextlib.contextmanager
def asking() -> Iterator[None]:
    """What the store refuses unless it is wanted is asked of whoever wants it."""
    try:
        yield
    except Taken as error:
        raise Asked(error) from None


class Members:
    """What can be done to be known."""

    def __init__(
        self, store: Store, clock: Callable[[], float], random: Callable[[int], bytes] = secrets.token_bytes
    ) -> None:
        self.people = store.people
        self.clock = clock
        self.random = random

    # --- who asks ---

    async def asker(self, token: str | None) -> Asker:
        """Whose secret this is; nobody's, if it is none or opens nothing any more."""
        if token is None:
            return Asker()
        if not devices.is_known(token):
            guest = devices.device_of(token)
            return Asker() if await self.people.identities.is_closed(guest) else Asker(guest)
        key = devices.hash_of_known(token)
        held = await self.people.identities.find(key)
        if held is None:
            return Asker()
        now = self.clock()
        if now - held.seen >= SEEN:
            with contextlib.suppress(Away):
                await self.people.saw(key, held.person, now)
        return Asker(held.person, key)

    async def is_still(self, asker: Asker) -> bool:
        """Whether somebody who came in a while ago would still be let in."""
        if asker.key:
            held = await self.people.identities.find(asker.key)
            return held is not None and held.person == asker.device
        return not asker.device or not await self.people.identities.is_closed(asker.device)

    async def person(self, asker: Asker) -> Person:
        """The known person who asks."""
        found = await self.people.find(asker.device) if asker.is_known else None
        if found is None:
            raise Rejected(403, "denied", "person-unknown")
        return found

    # --- becoming known ---

    async def take_phrase(
        self, asker: Asker, name: str, face: str, label: str, replace: bool
    ) -> tuple[list[str], str]:
        """A new phrase, and the secret for the cookie of somebody who becomes known by it."""
        words = phrases.make(self.random)
        digest = phrases.hash_of(phrases.read(" ".join(words)))
        token = ""
        with asking():
            if asker.is_known:
                await self.people.set_phrase(asker.device, digest, self.clock(), replace)
            else:
                token = await self.begin(asker.device, name, face, label, digest)
        return words, token

    async def wish_for_passkey(self, place: Place, asker: Asker, name: str) -> Json:
        """What the browser is asked in order to make a passkey."""
        known = (await self.people.ways(asker.device)).passkeys if asker.is_known else []
        challenge = await self.challenge(NEW, asker.device)
        return passkeys.wish_for_new(place, asker.device, name, known, challenge)

    async def keep_passkey(
        self, place: Place, asker: Asker, credential: Json, label: str, name: str, face: str, device: str
    ) -> str:
        """Keep a passkey that was made; the secret for the cookie of somebody who becomes known by it."""
        challenge = passkeys.challenge_in_new(credential)
        await self.signed(challenge, NEW, asker.device)
        made = passkeys.check_new(place, credential, challenge)
        now = self.clock()
        kept = Passkey(made.credential, asker.device, made.key, made.count, label or device, now, now)
        with asking():
            if asker.is_known:
                await self.people.add_passkey(kept)
                return ""
            return await self.begin(asker.device, name, face, device, kept)

    async def begin(self, device: str, name: str, face: str, label: str, way: Passkey | str) -> str:
        """Somebody is known from now on; the secret of their first device."""
        now = self.clock()
        token = devices.new_known_token()
        person = Person(device, Who(device, False).public_id, name, face, now, now)
        await self.people.add(person, Device(devices.hash_of_known(token), device, label, now, now), way)
        return token

    # --- coming in ---

    async def wish_for_known(self, place: Place) -> Json:
        """What the browser is asked in order to show a passkey."""
        return passkeys.wish_for_known(place, await self.challenge(KNOWN, ""))

    async def enter_by_passkey(self, place: Place, asker: Asker, credential: Json, label: str) -> str:
        challenge = passkeys.challenge_in_known(credential)
        await self.signed(challenge, KNOWN, "")
        known = await self.people.find_passkey(passkeys.credential_in(credential))
        if known is None:
            raise Rejected(403, "denied", "person-passkey-unknown")
        count = passkeys.check_known(place, credential, challenge, known)
        if not await self.people.used(known, count, self.clock()):
            raise Rejected(403, "denied", "person-passkey-copied")
        return await self.enter(asker, known.person, label)

    async def enter_by_phrase(self, asker: Asker, typed: str, label: str) -> str:
        person = await self.people.find_phrase(phrases.hash_of(phrases.read(typed)))
        if person is None:
            raise Rejected(403, "denied", "person-phrase-unknown")
        return await self.enter(asker, person, label)

    async def enter(self, asker: Asker, person: str, label: str) -> str:
        """The secret of one more device of somebody."""
        if asker.is_known:
            raise Rejected(409, "denied", "person-known-here")
        token = devices.new_known_token()
        now = self.clock()
        device = Device(devices.hash_of_known(token), person, label, now, now)
        await self.people.enter(person, asker.device, device, now)
        return token

    # --- giving up ---

    async def drop_way(self, asker: Asker, name: str | None, sure: bool) -> None:
        """Give up a passkey by its short name, or the phrase."""
        credential = None
        if name is not None:
            ways = await self.people.ways((await self.person(asker)).id)
            credential = next(
                (one.credential for one in ways.passkeys if short(one.credential) == name), None
            )
            if credential is None:
                raise Rejected(404, "missing", "person-no-passkey")
        with asking():
            await self.people.drop_way(asker.device, credential, sure)

    async def sign_out(self, asker: Asker, names: Sequence[str] | None, sure: bool) -> None:
        """Sign out devices by their short names, or all."""
        own = await self.people.devices((await self.person(asker)).id)
        which = [one.hash for one in own if names is None or short(one.hash) in names]
        if not which:
            raise Rejected(404, "missing", "person-no-device")
        with asking():
            await self.people.sign_out(asker.device, which, sure)

    async def leave(self, asker: Asker) -> None:
        """Nothing is known of somebody any more. What is left at tables goes next."""
        await self.people.leave(asker.device, SOMEBODY + secrets.token_hex(16), self.clock())

    # --- challenges ---

    async def challenge(self, kind: str, device: str) -> bytes:
        """Something to sign, once and soon."""
        made = self.random(passkeys.CHALLENGE_BYTES)
        now = self.clock()
        await self.people.challenge(passkeys.hash_of(made), kind, device, now + CHALLENGE, now)
        return made

    async def signed(self, challenge: bytes, kind: str, device: str) -> None:
        if not await self.people.signed(passkeys.hash_of(challenge), kind, device, self.clock()):
            raise Rejected(403, "denied", "person-challenge")


def short(secret: str) -> str:
    """A name for what must not be told itself."""
    return hashlib.sha256(f"malecon name\n{secret}".encode()).hexdigest()[:16]
