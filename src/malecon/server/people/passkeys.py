"""Passkeys: what authenticators are asked to sign, and whether they have.

The club asks nobody who made an authenticator. A passkey is found by itself, without a name being typed.
"""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from fido2.server import Fido2Server
from fido2.utils import websafe_decode, websafe_encode
from fido2.webauthn import (
    AttestedCredentialData,
    AuthenticationResponse,
    PublicKeyCredentialDescriptor,
    PublicKeyCredentialRpEntity,
    PublicKeyCredentialType,
    PublicKeyCredentialUserEntity,
    RegistrationResponse,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from malecon.kernel.game import Json
from malecon.server.ops.addresses import is_number
from malecon.server.wire.errors import Rejected
from malecon.store.people import Passkey

#: It would write down whose key was used.
logging.getLogger("fido2").setLevel(logging.WARNING)

CLUB = "Malecón"
CHALLENGE_BYTES = 32
LONGEST_ID = 1023  # bytes, as the standard has it
#: Letters of all that was made; with the certificates of its maker it has some five thousand.
LONGEST = 16 * 1024


class Place(NamedTuple):
    """Where a browser sees the club: passkeys belong to a name, and are made in safe places alone."""

    name: str
    origin: str


@dataclass(frozen=True, slots=True)
class Made:
    """A new passkey."""

    credential: str
    key: str
    count: int


def place_of(host: str, is_https: bool) -> Place:
    """Where a request came to, by the host that it asked for; Rejected where browsers make no passkeys."""
    name = urlsplit(f"//{host}").hostname or ""
    if is_number(name) or not (is_https or name == "localhost" or name.endswith(".localhost")):
        raise Rejected(403, "denied", "person-no-passkeys-here")
    return Place(name, f"{'https' if is_https else 'http'}://{host}")


def server(place: Place, is_ours: Callable[[str], bool]) -> Fido2Server:
    return Fido2Server(PublicKeyCredentialRpEntity(id=place.name, name=CLUB), verify_origin=is_ours)


def handle_of(person: str) -> bytes:
    """By what authenticators tell people of one club apart; it says nothing of them."""
    return hashlib.sha256(f"malecon passkey\n{person}".encode()).digest()[:16]


def hash_of(challenge: bytes) -> str:
    """What is kept of a challenge."""
    return hashlib.sha256(b"malecon challenge\n" + challenge).hexdigest()


def wish_for_new(place: Place, person: str, name: str, known: Sequence[Passkey], challenge: bytes) -> Json:
    """What a browser is asked in order to make a passkey."""
    options, _ = server(place, lambda _: True).register_begin(
        PublicKeyCredentialUserEntity(id=handle_of(person), name=name, display_name=name),
        [descriptor(one) for one in known],
        ResidentKeyRequirement.REQUIRED,
        UserVerificationRequirement.PREFERRED,
        challenge=challenge,
    )
    return dict(dict(options)["publicKey"])


def wish_for_known(place: Place, challenge: bytes) -> Json:
    """What a browser is asked in order to show one; which, only it knows."""
    options, _ = server(place, lambda _: True).authenticate_begin(
        None, UserVerificationRequirement.PREFERRED, challenge=challenge
    )
    return dict(dict(options)["publicKey"])


def descriptor(passkey: Passkey) -> PublicKeyCredentialDescriptor:
    return PublicKeyCredentialDescriptor(
        type=PublicKeyCredentialType.PUBLIC_KEY, id=websafe_decode(passkey.credential)
    )


def challenge_in(response: Json, shape: Any) -> bytes:
    """What was signed, if it can be read at all. What is much longer than any passkey takes long to read."""
    try:
        if len(json.dumps(response)) > LONGEST:
            raise ValueError("too long")
        found = shape.from_dict(response).response.client_data.challenge
    except Exception:  # whatever a stranger may send
        raise Rejected(400, "unreadable", "person-passkey-unreadable") from None
    return bytes(found)


def challenge_in_new(response: Json) -> bytes:
    return challenge_in(response, RegistrationResponse)


def challenge_in_known(response: Json) -> bytes:
    return challenge_in(response, AuthenticationResponse)


def state_of(challenge: bytes) -> Json:
    return {
        "challenge": websafe_encode(challenge),
        "user_verification": UserVerificationRequirement.PREFERRED,
    }


def check_new(place: Place, response: Json, challenge: bytes) -> Made:
    """A new passkey, if all about it is right."""
    try:
        data = server(place, lambda origin: origin == place.origin).register_complete(
            state_of(challenge), response
        )
        made = data.credential_data
        assert made is not None
        if len(made.credential_id) > LONGEST_ID:
            raise ValueError("too long")
        return Made(websafe_encode(made.credential_id), websafe_encode(bytes(made)), data.counter)
    except Exception:
        raise Rejected(400, "unreadable", "person-passkey-wrong") from None


def credential_in(response: Json) -> str:
    """Which passkey was shown."""
    try:
        return websafe_encode(AuthenticationResponse.from_dict(response).raw_id)
    except Exception:
        raise Rejected(400, "unreadable", "person-passkey-unreadable") from None


def check_known(place: Place, response: Json, challenge: bytes, passkey: Passkey) -> int:
    """How often a passkey says that it has signed, if it has signed what it was asked."""
    try:
        known = AttestedCredentialData(websafe_decode(passkey.key))
        server(place, lambda origin: origin == place.origin).authenticate_complete(
            state_of(challenge), [known], response
        )
        return int(AuthenticationResponse.from_dict(response).response.authenticator_data.counter)
    except Exception:
        raise Rejected(403, "denied", "person-passkey-wrong") from None
