"""E-mail by the operator's SMTP server. The standard library speaks it in a thread."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from dataclasses import dataclass
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, localtime, make_msgid, parseaddr
from typing import Final
from urllib.parse import unquote, urlsplit

from landsraad.kernel.errors import BadInput
from landsraad.kernel.reasons import Reason
from landsraad.server.notices.outcomes import BUSY, GONE, REFUSED, SLOW, UNREACHABLE, Failed, Outcome
from landsraad.server.settings import Settings

SETTING: Final = "LANDSRAAD_SMTP"
FROM: Final = "LANDSRAAD_SMTP_FROM"
PATIENCE: Final = 20.0  # seconds for each answer of the mail server
LONGEST: Final = 254  # letters of an address
MAILBOX: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@"
                            r"(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]*[A-Za-z0-9]")
PORTS: Final = {"smtp": 587, "smtps": 465}
HERE: Final = ("localhost", "127.0.0.1", "::1")


@dataclass(frozen=True, slots=True)
class Server:
    host: str
    port: int
    tls: bool  # from the first byte
    user: str
    word: str
    sender: str

    @property
    def is_here(self) -> bool:
        return self.host in HERE


def read_server(settings: Settings) -> Server | None:
    """The mail server of the operator; none if none is set."""
    if not settings.smtp:
        return None
    try:
        parts = urlsplit(settings.smtp)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        parts, host, port = urlsplit(""), "", None
    if parts.scheme not in PORTS or not host:
        raise BadInput(f"{SETTING}: write smtp://USER:WORD@HOST:PORT, or smtps:// for TLS from the start")
    if not MAILBOX.fullmatch(parseaddr(settings.smtp_from)[1]) or not settings.smtp_from.isprintable():
        raise BadInput(f"{FROM}: write the sender as 'Landsraad <table@example.org>'")
    return Server(host, port or PORTS[parts.scheme], parts.scheme == "smtps", unquote(parts.username or ""),
                  unquote(parts.password or ""), settings.smtp_from)


def read_mailbox(text: str) -> str:
    """One plain address. Lists, names, comments and line breaks are refused."""
    text = text.strip()
    if len(text) > LONGEST or not MAILBOX.fullmatch(text) or ".." in text:
        raise BadInput(Reason("notice-mailbox"))
    return text


def letter(server: Server, to: str, subject: str, text: str, unsubscribe: str = "") -> EmailMessage:
    """A mail. The policy refuses line breaks in headers."""
    name, sender = parseaddr(server.sender)
    user, _, domain = sender.rpartition("@")
    message = EmailMessage(policy=SMTP)
    message["From"] = Address(name, user, domain)
    message["To"] = Address("", *to.rsplit("@", 1))
    message["Subject"] = " ".join(subject.split())
    message["Date"] = format_datetime(localtime())
    message["Message-ID"] = make_msgid(domain=domain)
    message["Auto-Submitted"] = "auto-generated"
    if unsubscribe:
        message["List-Unsubscribe"] = f"<{unsubscribe}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(text)
    return message


class Mailbag:
    """A connection to the mail server, signed in."""

    def __init__(self, server: Server, line: smtplib.SMTP) -> None:
        self.server = server
        self.line = line

    async def send(self, message: EmailMessage) -> Outcome:
        return await asyncio.to_thread(self._send, message)

    def _send(self, message: EmailMessage) -> Outcome:
        by = self.server.host
        try:
            self.line.send_message(message)
        except smtplib.SMTPRecipientsRefused as error:
            code, said = next(iter(error.recipients.values()))
            return Outcome(GONE if code >= 500 else BUSY, by, told(code, said))
        except smtplib.SMTPResponseException as error:
            return Outcome(REFUSED if error.smtp_code >= 500 else BUSY, by, told(error.smtp_code, error.smtp_error))
        except (OSError, smtplib.SMTPException) as error:  # it may have taken the mail
            return Outcome(SLOW, by, type(error).__name__)
        return Outcome("", by)

    def close(self) -> None:
        self.line.close()


async def connect(server: Server) -> Mailbag:
    return await asyncio.to_thread(_connect, server)


def _connect(server: Server) -> Mailbag:
    try:
        if server.tls:
            line: smtplib.SMTP = smtplib.SMTP_SSL(server.host, server.port, timeout=PATIENCE,
                                                  context=ssl.create_default_context())
        else:
            line = smtplib.SMTP(server.host, server.port, timeout=PATIENCE)
        try:
            line.ehlo()
            if not server.tls and line.has_extn("starttls"):
                line.starttls(context=ssl.create_default_context())
                line.ehlo()
            elif not server.tls and not server.is_here and server.user:
                raise Failed(REFUSED, server.host, "no TLS")  # the password would go out readable
            if server.user:
                line.login(server.user, server.word)
        except BaseException:
            line.close()
            raise
    except smtplib.SMTPResponseException as error:
        raise Failed(BUSY, server.host, told(error.smtp_code, error.smtp_error)) from error
    except (OSError, smtplib.SMTPException) as error:
        raise Failed(UNREACHABLE, server.host, type(error).__name__) from error
    return Mailbag(server, line)


def told(code: int, said: bytes | str) -> str:
    """The answer of the mail server in one line."""
    text = said.decode("utf-8", "replace") if isinstance(said, bytes) else said
    return " ".join("".join(letter if letter.isprintable() else " " for letter in f"{code} {text}").split())[:120]
