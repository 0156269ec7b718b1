"""An authenticator of the tests' own: it keeps keys and signs, as a browser would have it do."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from fido2 import cbor
from fido2.cose import ES256
from fido2.utils import websafe_decode, websafe_encode

from malecon.kernel.game import Json

PRESENT, VERIFIED, NEW = 0x01, 0x04, 0x40


class Authenticator:
    """One key for each club and person."""

    def __init__(self) -> None:
        self.keys: dict[bytes, tuple[ec.EllipticCurvePrivateKey, bytes]] = {}
        self.count = 0

    def make(self, options: Json, origin: str) -> Json:
        """What `navigator.credentials.create` gives."""
        key = ec.generate_private_key(ec.SECP256R1())
        name = secrets.token_bytes(32)
        self.keys[name] = (key, websafe_decode(options["user"]["id"]))
        public = cbor.encode(ES256.from_cryptography_key(key.public_key()))  # type: ignore[no-untyped-call]
        attested = bytes(16) + len(name).to_bytes(2, "big") + name + public
        data = self.data(options["rp"]["id"], PRESENT | VERIFIED | NEW) + attested
        response = {
            "clientDataJSON": websafe_encode(said("webauthn.create", options, origin)),
            "attestationObject": websafe_encode(
                cbor.encode({"fmt": "none", "attStmt": {}, "authData": data})
            ),
        }
        return credential(name, response)

    def show(self, options: Json, origin: str, which: int = 0) -> Json:
        """What `navigator.credentials.get` gives."""
        name = list(self.keys)[which]
        key, handle = self.keys[name]
        client = said("webauthn.get", options, origin)
        data = self.data(options["rpId"], PRESENT | VERIFIED)
        signature = key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        response = {
            "clientDataJSON": websafe_encode(client),
            "authenticatorData": websafe_encode(data),
            "signature": websafe_encode(signature),
            "userHandle": websafe_encode(handle),
        }
        return credential(name, response)

    def data(self, place: str, flags: int) -> bytes:
        self.count += 1
        return hashlib.sha256(place.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")


def said(kind: str, options: Json, origin: str) -> bytes:
    return json.dumps({"type": kind, "challenge": options["challenge"], "origin": origin}).encode()


def credential(name: bytes, response: Json) -> dict[str, Any]:
    return {
        "id": websafe_encode(name),
        "rawId": websafe_encode(name),
        "type": "public-key",
        "response": response,
        "clientExtensionResults": {},
    }
