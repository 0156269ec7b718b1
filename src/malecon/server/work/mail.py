"""Mail, by the host's server: to addresses that were confirmed, each with a link that ends it at once.

A mail server is slow, and may be away for hours: it is spoken to in threads of its own, few at a time, and
whatever waits for it waits alone.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import logging
import smtplib
import ssl
import time
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from typing import NamedTuple

from malecon.messages import say
from malecon.server.ops.config import Config
from malecon.server.ops.mail import STARTTLS, TLS, Mail
from malecon.server.work.push import End, Sent, pack

log = logging.getLogger(__name__)

THREADS = 2
PATIENCE = 8.0  # seconds for each thing that is said to the server
LONGEST = 20.0  # seconds for a mail, waiting for others included
AWAY = 60.0  # seconds that a server is left alone that could not be reached
SPARE = {"spare": True}


class Letter(NamedTuple):
    """What is mailed. One that is sent again has the same `name`, by which mail programs know it."""

    to: str
    subject: str
    text: str
    name: str
    stop: str = ""  # the address of the page that ends these mails


class Mailer:
    """Sends mail, one after the other."""

    def __init__(self, config: Config, mail: Mail) -> None:
        self.config = config
        self.mail = mail
        self.threads = ThreadPoolExecutor(THREADS, "malecon-mail")
        self.away_until = 0.0

    async def send(self, letter: Letter) -> Sent:
        """Send a letter, and say what the server said."""
        left = self.away_until - time.monotonic()
        if left > 0:
            return Sent(End.LATER, left)
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(LONGEST):
                return await loop.run_in_executor(self.threads, self.send_now, letter)
        except TimeoutError:
            self.away_until = time.monotonic() + AWAY
            log.warning("the mail server does not answer", extra=SPARE)
            return Sent(End.LATER, AWAY)

    def send_now(self, letter: Letter) -> Sent:
        try:
            deliver(self.mail, letter.to, self.written(letter))
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            bounced = all(500 <= code < 600 for code in codes)
            return Sent(End.GONE if bounced else End.LATER)
        except smtplib.SMTPDataError as error:
            log.warning("the mail server refused a mail: %d", error.smtp_code, extra=SPARE)
            return Sent(End.REFUSED if error.smtp_code >= 500 else End.LATER)
        except (smtplib.SMTPException, OSError) as error:
            self.away_until = time.monotonic() + AWAY
            log.warning("the mail server cannot be used: %s", told(error), extra=SPARE)
            return Sent(End.LATER, AWAY)
        return Sent(End.SENT)

    def written(self, letter: Letter) -> EmailMessage:
        """The letter with its envelope."""
        message = EmailMessage()
        _, sender = parseaddr(self.mail.sender)
        message["From"] = self.mail.sender
        message["To"] = letter.to
        message["Subject"] = " ".join(letter.subject.split())
        message["Date"] = formatdate(self.config.clock())
        message["Message-ID"] = f"<{letter.name}@{sender.partition('@')[2]}>"
        message["Auto-Submitted"] = "auto-generated"
        if letter.stop:
            message["List-Unsubscribe"] = f"<{letter.stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(letter.text)
        return message

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)


def told(error: Exception) -> str:
    """What a server said, without what might be in it."""
    code = getattr(error, "smtp_code", None)
    return type(error).__name__ if code is None else f"{type(error).__name__} {code}"


def deliver(mail: Mail, to: str, message: EmailMessage) -> None:
    """Speak to the server. What was taken was taken, however it says goodbye."""
    _, sender = parseaddr(mail.sender)
    ours = sender.partition("@")[2]  # or it would look for our name, and wait for that
    server: smtplib.SMTP
    if mail.security == TLS:
        context = ssl.create_default_context()
        server = smtplib.SMTP_SSL(mail.host, mail.at_port, ours, timeout=PATIENCE, context=context)
    else:
        server = smtplib.SMTP(mail.host, mail.at_port, ours, timeout=PATIENCE)
    try:
        if mail.security == STARTTLS:
            server.starttls(context=ssl.create_default_context())
        if mail.user:
            server.login(mail.user, mail.password)
        server.send_message(message, sender, [to])
        with contextlib.suppress(smtplib.SMTPException, OSError):
            server.quit()
    finally:
        server.close()


# --- letters ---


def stop_word(secret: str, salt: str, address: str) -> str:
    """Whoever has it, as it stands in every mail, can end the mails to this address."""
    return signed(secret, "stop", salt, address)[:22]


def code_hash(secret: str, salt: str, address: str, code: str) -> str:
    """What is kept of a code that was mailed."""
    return signed(secret, "code", salt, address, code)


def signed(secret: str, *words: str) -> str:
    return pack(hmac.digest(secret.encode(), "\n".join(words).encode(), "sha256"))


def stop_hash(word: str) -> str:
    """What is kept of it."""
    return hashlib.sha256(f"malecon stop\n{word}".encode()).hexdigest()


def notice_text(body: str, link: str, stop: str, language: str) -> str:
    """The text of a notice: what is told, where to go, and how it ends."""
    return "\n".join((*([body] if body else []), link, "", "-- ", say("notice-mail-why", language), stop, ""))


def desk_text(link: str, language: str) -> str:
    """The text that tells the club's host where something waits."""
    return "\n".join((say("notice-desk-about", language), link, ""))


def code_text(code: str, club: str, language: str) -> str:
    """The text that brings a code."""
    return say("notice-mail-code", language, code=code, club=club)
