"""Mail addresses: asked for, confirmed by a code, told by; ended by their owner, or because mail bounced."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from malecon.messages import FALLBACK, say
from malecon.server.ops.config import Config
from malecon.server.ops.metrics import Metrics
from malecon.server.wire.errors import TooMany
from malecon.server.wire.notices import ChangeWishes, MailView
from malecon.server.work.mail import (
    Letter,
    Mailer,
    code_hash,
    code_text,
    desk_text,
    notice_text,
    stop_hash,
    stop_word,
)
from malecon.server.work.push import End, Sent
from malecon.server.work.sentences import Told, subject_of_code
from malecon.server.work.taking import Limiter
from malecon.server.work.wishes import Wishes
from malecon.store.notices import Address, Ears
from malecon.table import Denied

GOOD_FOR = 1800.0  # seconds that a code counts
SALT_BYTES = 12
TRIES = 5  # that it may be given wrongly
KEPT = ("language", "salt")  # of what is known of an address, when it was confirmed
MOST_FAILURES = 5  # mails that a server did not want, one after the other


class Post:
    """The addresses of those who want mail, if the club has a server to send it by."""

    def __init__(self, ears: Ears, config: Config, metrics: Metrics, mails: Limiter, asking: Limiter) -> None:
        self.ears = ears
        self.config = config
        self.metrics = metrics
        self.mails = mails
        self.asking = asking
        self.secret = ""
        self.mailer = None if config.mail is None else Mailer(config, config.mail)

    # --- addresses ---

    async def ask(self, person: str, address: str, language: str, code: str) -> None:
        """Mail a code to an address that somebody says is theirs."""
        if self.mailer is None:
            raise Denied("notice-no-mail")
        self.asking.take(person)
        self.asking.take(hashlib.sha256(mailbox_of(address).encode()).hexdigest())
        self.mails.take("")
        now = self.config.clock()
        club = self.config.club.name
        letter = Letter(
            address,
            subject_of_code(code, club, language),
            code_text(code, club, language),
            f"code-{code_hash(self.secret, person, address, f'{now}')[:32]}",
        )
        sent = await self.mailer.send(letter)
        self.metrics.notices.add("code", sent.end.value)
        if sent.end is End.LATER:
            raise Denied("notice-mail-away")
        if sent.end is not End.SENT:
            raise Denied("notice-mail-refused")
        salt = secrets.token_urlsafe(SALT_BYTES)
        stop = stop_hash(stop_word(self.secret, salt, address))
        hashed = code_hash(self.secret, salt, address, code)
        data = {"code": hashed, "tries": TRIES, "until": now + GOOD_FOR, "language": language, "salt": salt}
        await self.ears.set_mail(Address(person, address, None, stop, data))

    async def confirm(self, person: str, code: str) -> None:
        """Somebody gives back the code; or the error that says why it does not count."""
        now = self.config.clock()
        wrong: list[str] = []

        def change(mail: Address) -> Address:
            wrong.clear()
            if mail.confirmed is not None:
                return mail
            if mail.data["tries"] <= 0 or mail.data["until"] < now:
                wrong.append("notice-code-old")
                return mail
            hashed = code_hash(self.secret, salt_of(mail), mail.address, code)
            if not hmac.compare_digest(mail.data["code"], hashed):
                wrong.append("notice-code-wrong")
                return mail._replace(data={**mail.data, "tries": mail.data["tries"] - 1})
            kept = {name: value for name, value in mail.data.items() if name in KEPT}
            return mail._replace(confirmed=now, data={**kept, "failures": 0})

        if await self.ears.change_mail(person, change) is None:
            raise Denied("notice-code-old")
        if wrong:
            raise Denied(wrong[0])
        wanted = ChangeWishes(mail=True)
        await self.ears.wish(person, lambda data: Wishes.read(data).changed(wanted).pack())

    async def stop(self, word: str) -> None:
        """Whoever has the word of a mail wants no more; also if they have said so before."""
        found = await self.ears.find_mail(stop_hash(word))
        if found is not None:
            await self.ears.change_mail(found.person, lambda mail: None if mail.stop == found.stop else mail)

    # --- telling ---

    async def tell(self, mail: Address, told: Told, name: str) -> Sent:
        """Mail somebody a notice. Mail that comes back stops."""
        assert self.mailer is not None
        try:
            self.mails.take("")
        except TooMany as error:
            return Sent(End.LATER, error.wait)
        word = stop_word(self.secret, salt_of(mail), mail.address)
        stop = f"{self.config.address}/mail/stop/{word}"
        text = notice_text(told.body, self.config.address + told.url, stop, mail.data["language"])
        sent = await self.mailer.send(Letter(mail.address, told.title, text, name, stop))
        self.metrics.notices.add("mail", sent.end.value)
        if sent.end in (End.GONE, End.REFUSED) or (sent.end is End.SENT and mail.data.get("failures")):
            await self.ears.change_mail(mail.person, lambda known: counted(known, mail, sent.end))
        return sent

    # --- the host ---

    @property
    def reaches_host(self) -> bool:
        """Whether the club sends mail, and its host has said where to."""
        return self.mailer is not None and bool(self.config.contact)

    async def tell_host(self, count: int, name: str) -> Sent:
        """Mail the club's host that so many reports wait: not of whom, nor by whom."""
        assert self.mailer is not None
        try:
            self.mails.take("")
        except TooMany as error:
            return Sent(End.LATER, error.wait)
        look = self.config.club
        # The club has no language; what its host greets in is theirs.
        language = next((tag for tag in look.greeting if tag), FALLBACK)
        text = desk_text(f"{self.config.address}/desk", language)
        subject = say("notice-desk-title", language, count=count, club=look.name)
        sent = await self.mailer.send(Letter(self.config.contact, subject, text, name))
        self.metrics.notices.add("host", sent.end.value)
        return sent

    def close(self) -> None:
        if self.mailer is not None:
            self.mailer.close()


def mailbox_of(address: str) -> str:
    """Where mail to an address arrives, as most servers have it: what stands behind a plus is a note to
    oneself, and nobody gets more codes by writing another one."""
    name, _, host = address.lower().partition("@")
    return f"{name.partition('+')[0]}@{host}"


def salt_of(mail: Address) -> str:
    """What makes the words of an address its own, whoever its owner turns out to be; an older house took the
    owner's id."""
    return str(mail.data.get("salt", mail.person))


def counted(known: Address, mail: Address, end: End) -> Address:
    """The address after one more mail: one that bounced, or some that nobody wanted, and no more is sent."""
    if known.address != mail.address:
        return known
    failures = 0 if end is End.SENT else int(known.data.get("failures", 0)) + 1
    stopped = end is End.GONE or failures >= MOST_FAILURES
    return known._replace(data={**known.data, "failures": failures, "stopped": stopped})


def takes_mail(mail: Address | None) -> bool:
    return mail is not None and mail.confirmed is not None and not mail.data.get("stopped")


def mail_view(mail: Address | None) -> MailView | None:
    if mail is None:
        return None
    if mail.confirmed is None:
        return {"address": mail.address, "status": "asked"}
    return {"address": mail.address, "status": "stopped" if mail.data.get("stopped") else "confirmed"}
