"""A mail server of the tests' own, which speaks TLS and lets in nobody without a password."""

from __future__ import annotations

import asyncio
import contextlib
import datetime
import ipaddress
import ssl
from collections.abc import AsyncIterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any

from aiosmtpd.smtp import SMTP, AuthResult, LoginPassword
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from malecon.server.ops.mail import STARTTLS, Mail

PATIENCE = 20.0
USER, PASSWORD = "club", "a password of the tests"


class PostOffice:
    """What it took, and what it says of an address."""

    def __init__(self, folder: Path) -> None:
        self.certificate, self.context = certified(folder)
        self.port = 0
        self.taken: list[EmailMessage] = []
        self.refused: dict[str, str] = {}
        self.asked = 0  # addresses that came, whatever became of them
        self.news = asyncio.Event()

    @property
    def mail(self) -> Mail:
        """How a club sends its mail by it."""
        sender = "Our club <club@club.example>"
        return Mail("127.0.0.1", sender, self.port, STARTTLS, USER, PASSWORD)

    @contextlib.asynccontextmanager
    async def serving(self) -> AsyncIterator[PostOffice]:
        loop = asyncio.get_running_loop()
        server = await loop.create_server(self.receiver, "127.0.0.1", self.port)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()

    def receiver(self) -> SMTP:
        return SMTP(
            self,
            hostname="post.example",
            tls_context=self.context,
            require_starttls=True,
            auth_required=True,
            authenticator=known,
        )

    async def handle_RCPT(  # noqa: N802 - so it is called by aiosmtpd
        self, server: Any, session: Any, envelope: Any, address: str, options: list[str]
    ) -> str:
        self.asked += 1
        said = self.refused.get(address, "250 OK")
        if said.startswith("250"):
            envelope.rcpt_tos.append(address)
        self.news.set()
        return said

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        message = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(message, EmailMessage)
        assert session.ssl is not None
        self.taken.append(message)
        self.news.set()
        return "250 OK"

    async def next(self, number: int = 1) -> EmailMessage:
        """Wait until so many mails were taken; the last of them."""
        async with asyncio.timeout(PATIENCE):
            while len(self.taken) < number:
                await self.news.wait()
                self.news.clear()
        assert len(self.taken) == number
        return self.taken[-1]


def known(server: Any, session: Any, envelope: Any, mechanism: str, given: Any) -> AuthResult:
    right = given == LoginPassword(USER.encode(), PASSWORD.encode())
    return AuthResult(success=right, handled=False)


def certified(folder: Path) -> tuple[Path, ssl.SSLContext]:
    """A certificate for this machine, which counts for whoever is told to believe in it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "post.example")])
    now = datetime.datetime.now(datetime.UTC)
    here = x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))])
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(here, critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    place, secret = folder / "post.pem", folder / "post.key"
    place.write_bytes(certificate.public_bytes(serialization.Encoding.PEM))
    plain, none = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    secret.write_bytes(key.private_bytes(serialization.Encoding.PEM, plain, none))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(place, secret)
    return place, context
