"""Sends a note over a channel: first a connection, then, once the attempt is noted, the note itself."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import parseaddr
from typing import Final

from landsraad.server.notices import mail, push, webhooks
from landsraad.server.notices.addresses import read_url
from landsraad.server.notices.outcomes import REFUSED, Failed, Outcome, by_status
from landsraad.server.notices.outgoing import Caller, Connection
from landsraad.server.notices.texts import Note
from landsraad.server.storage.notice_rows import MAIL, PUSH, ChannelRow, digest_of
from landsraad.server.views.cached_messages import cached_messages

UNSUBSCRIBE: Final = "/api/notices/unsubscribe/"
PAGE: Final = "/you#unsubscribe="


@dataclass(slots=True)
class Attempt:
    """A note ready to go out over an open connection."""

    send: Callable[[], Awaitable[Outcome]]
    close: Callable[[], None]


class Transports:
    def __init__(self, caller: Caller, vapid: push.Vapid, secret: str, server: mail.Server | None) -> None:
        self.caller = caller
        self.vapid = vapid
        self.secret = secret  # behind the links in mails
        self.server = server

    async def open(self, channel: ChannelRow, note: Note) -> Attempt:
        """Connects. Raises `Failed` if nothing can have been delivered."""
        if channel.kind == MAIL:
            return await self._mail(channel.target, self._letter(channel, note))
        address = read_url(channel.target, self.caller.internal)
        if channel.kind == PUSH:
            contact = self._contact(note.site)
            body, headers = push.request(self.vapid, address, channel.keys, {
                "title": note.title, "text": note.text, "path": note.path, "tag": note.tag, "table": note.table,
                "lang": note.lang}, contact)
            path = ""
        else:
            body, path = webhooks.request(channel.kind, address, note)
            headers = {"Content-Type": "application/json; charset=utf-8"}
        line = await self.caller.connect(address)
        return Attempt(lambda: self._post(line, body, headers, path), line.close)

    @staticmethod
    async def _post(line: Connection, body: bytes, headers: dict[str, str], path: str) -> Outcome:
        try:
            answer = await line.post(body, headers, path)
        except Failed as failed:
            return failed.outcome
        return by_status(answer.status, line.address.host, answer.after)

    async def _mail(self, to: str, message: EmailMessage) -> Attempt:
        assert self.server is not None
        bag = await mail.connect(self.server)
        return Attempt(lambda: bag.send(message), bag.close)

    def _contact(self, site: str) -> str:
        """What push services are told about who runs the server."""
        if self.server is not None:
            return f"mailto:{parseaddr(self.server.sender)[1]}"
        return site if site.startswith("https://") else "mailto:operator@localhost"

    # ------------------------------------------------------------------ mails

    def _letter(self, channel: ChannelRow, note: Note) -> EmailMessage:
        if self.server is None:
            raise Failed(REFUSED, "", "SMTP")
        token = self.unsubscribe_token(channel)
        text = cached_messages(note.lang).text("notice-mail", text=note.text, url=note.url,
                                               stop=f"{note.site}{PAGE}{token}")
        subject = f"{note.title}: {note.text}" if note.table and note.text else note.title
        return mail.letter(self.server, channel.target, subject, text, f"{note.site}{UNSUBSCRIBE}{token}")

    async def confirm(self, to: str, lang: str, name: str, link: str) -> None:
        """Asks whether a mailbox belongs to the profile."""
        assert self.server is not None
        cat = cached_messages(lang)
        message = mail.letter(self.server, to, cat.text("notice-confirm"),
                              cat.text("notice-confirm-text", name=name, url=link))
        attempt = await self._mail(to, message)
        try:
            outcome = await attempt.send()
        finally:
            attempt.close()
        if not outcome.delivered:
            raise Failed(outcome.trouble, outcome.by, outcome.detail)

    def unsubscribe_token(self, channel: ChannelRow) -> str:
        """Ends one mailbox, and can do nothing else. It follows from the channel, so nothing is stored."""
        about = f"unsubscribe {channel.id} {digest_of(channel.target)}"
        proof = urlsafe_b64encode(hmac.digest(self.secret.encode(), about.encode(), "sha256"))[:32].decode()
        return f"{channel.id}.{proof}"
