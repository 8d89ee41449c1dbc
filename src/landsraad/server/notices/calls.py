"""The endpoints of notices. Those below /api/profile act for the profile of the cookie, others for a secret link."""

from __future__ import annotations

import asyncio
import hmac
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from sqlalchemy import Connection

from landsraad.kernel.reasons import Reason
from landsraad.server.http.endpoints import Call, Endpoint
from landsraad.server.http.limits import Buckets
from landsraad.server.notices import mail, push, webhooks
from landsraad.server.notices.addresses import read_url
from landsraad.server.notices.feed import feed
from landsraad.server.notices.lookout import running_seats, since, wait_of
from landsraad.server.notices.outcomes import GONE, Failed, Outcome
from landsraad.server.notices.texts import test_note
from landsraad.server.notices.transports import Transports
from landsraad.server.profiles.rows import new_id, read_profile
from landsraad.server.profiles.sessions import Known, Sessions, is_safe
from landsraad.server.protocol import notice_messages as wire
from landsraad.server.settings import Settings
from landsraad.server.storage.notice_rows import (
    HOOK,
    MAIL,
    PUSH,
    ChannelRow,
    SettingsRow,
    begin_settings,
    change_channel,
    change_settings,
    digest_of,
    find_feed,
    find_secret,
    read_channel,
    read_channels,
    read_settings,
    remove_channels,
    way_of,
    write_channel,
)
from landsraad.server.storage.queries import hashed, new_token
from landsraad.server.tables.live_table import LiveTable
from landsraad.server.tables.open_tables import OpenTables
from landsraad.server.tables.refusals import Missing, NotLetIn, Refused

CONFIRMING: Final = 86_400.0  # seconds for which the link in a mail works
BROWSERS: Final = 10  # of a profile
HOOKS: Final = 5
FEED: Final = 20  # tables that a feed looks at
ATOM: Final = "application/atom+xml"


class NoticeCalls:
    def __init__(self, tables: OpenTables | None, settings: Settings) -> None:
        self.settings = settings
        self.transports: Transports | None = None  # known once the database has told the keys of the server
        if tables is not None:  # for the document of the endpoints nothing else is needed
            self.tables = tables
            self.store = tables.store
            self.sessions = Sessions(self.store)
        self.guesses = Buckets(*settings.guesses)
        self.tests = Buckets(*settings.notice_tests)
        self.letters = Buckets(*settings.notice_letters)

    # ------------------------------------------------------------------ settings

    async def show(self, call: Call) -> wire.NoticeSettings:
        return await self._settings(await self.sessions.open(call))

    async def change(self, call: Call) -> wire.NoticeSettings:
        body: wire.NoticeWish = call.body
        known = await self.sessions.open(call)
        quiet, wants = body.quiet, body.wants
        await self._store(call, known, lambda c: change_settings(
            c, known.profile.id, zone=body.zone, lang=call.lang, site=self._site(call),
            quiet_from=None if quiet is None else quiet.since, quiet_until=None if quiet is None else quiet.until,
            push=listed(wants.push), mail=listed(wants.mail), hook=listed(wants.hook)))
        return await self._settings(known)

    async def add_browser(self, call: Call) -> wire.NoticeSettings:
        """Adds a browser, or renews it: browsers do so at each start."""
        body: wire.PushDevice = call.body
        known = await self.sessions.open(call)
        self._able(PUSH)
        address = read_url(body.endpoint, self.settings.notice_internal)
        push.check_keys(body.key, body.auth)
        now = time.time()
        row = ChannelRow(new_id(), known.profile.id, PUSH, body.endpoint, known.visit.device or address.host, now,
                         keys=f"{body.key} {body.auth}", visit_id=known.visit.id, confirmed=now)

        def write(connection: Connection) -> None:
            mine = [one for one in read_channels(connection, row.profile_id) if one.kind == PUSH]
            # A browser has one subscription: the one it had before is void.
            old = [one.id for one in mine if one.visit_id == row.visit_id and one.target != row.target]
            check_room(mine, row, BROWSERS, len(old))
            remove_channels(connection, row.profile_id, old)
            change_settings(connection, row.profile_id, zone=body.zone, lang=call.lang, site=self._site(call))
            write_channel(connection, row)
        await self._store(call, known, write)
        return await self._settings(known)

    async def add_mailbox(self, call: Call) -> wire.NoticeSettings:
        """Adds the mailbox of the profile in place of an earlier one. It gets nothing until its owner confirms it."""
        known = await self.sessions.open(call)
        self._able(MAIL)
        address = mail.read_mailbox(call.body.address)
        for who in (known.profile.id, call.address, digest_of(address.lower())):
            self.letters.take(who)
        token, now, site = new_token(), time.time(), self._site(call)
        row = ChannelRow(new_id(), known.profile.id, MAIL, address, address[:120], now, secret=hashed(token),
                         secret_until=now + CONFIRMING)
        try:
            await self._transports.confirm(address, call.lang, known.profile.name, f"{site}/you#confirm={token}")
        except Failed as failed:
            raise Refused(Reason("notice-mail-failed", detail=failed.outcome.detail)) from failed

        def write(connection: Connection) -> None:
            old = [one.id for one in read_channels(connection, row.profile_id) if one.kind == MAIL]
            remove_channels(connection, row.profile_id, old)
            write_channel(connection, row)
        await self._store(call, known, write)
        return await self._settings(known)

    async def add_hook(self, call: Call) -> wire.NoticeSettings:
        body: wire.HookWish = call.body
        known = await self.sessions.open(call)
        self._able(HOOK)
        address = read_url(body.url, self.settings.notice_internal)
        webhooks.check_shape(body.shape, address)
        try:
            await self._transports.caller.check(address)
        except Failed as failed:
            raise Refused(Reason("notice-internal", host=address.host)) from failed
        now = time.time()
        row = ChannelRow(new_id(), known.profile.id, body.shape, body.url, address.host[:120], now, confirmed=now)

        def write(connection: Connection) -> None:
            mine = [one for one in read_channels(connection, row.profile_id) if way_of(one.kind) == HOOK]
            check_room(mine, row, HOOKS, 0)
            write_channel(connection, row)
        await self._store(call, known, write)
        return await self._settings(known)

    async def remove(self, call: Call) -> wire.NoticeSettings:
        known = await self.sessions.open(call)
        if not await self.store.write(lambda c: remove_channels(c, known.profile.id, [call.path["id"]])):
            raise Missing(Reason("nothing-here"))
        return await self._settings(known)

    async def switch_on(self, call: Call) -> wire.NoticeSettings:
        """Switches a channel on that was switched off because it failed."""
        known = await self.sessions.open(call)

        def write(connection: Connection) -> bool:
            row = read_channel(connection, call.path["id"])
            return row is not None and row.profile_id == known.profile.id and change_channel(
                connection, row.id, off=False, fails=0, trouble="", detail="") == 1
        if not await self.store.write(write):
            raise Missing(Reason("nothing-here"))
        return await self._settings(known)

    # ------------------------------------------------------------------ test notices

    async def test(self, call: Call) -> list[wire.NoticeTest]:
        """Sends a test notice to all channels of a way; none: there is no device."""
        known = await self.sessions.open(call)
        self._able(call.body.way)
        self.tests.take(known.profile.id)
        channels = [one for one in await self.store.read(lambda c: read_channels(c, known.profile.id))
                    if way_of(one.kind) == call.body.way and one.confirmed is not None]
        return list(await asyncio.gather(*(self._test(call, one) for one in channels)))

    async def _test(self, call: Call, channel: ChannelRow) -> wire.NoticeTest:
        try:
            attempt = await self._transports.open(channel, test_note(call.lang, self._site(call)))
            try:
                outcome = await attempt.send()
            finally:
                attempt.close()
        except Failed as failed:
            outcome = failed.outcome
        await self.store.write(lambda c: tested(c, channel, outcome, time.time()))
        return wire.NoticeTest(id=channel.id, label=channel.label, delivered=outcome.delivered,
                               trouble=outcome.trouble, by=outcome.by, detail=outcome.detail)  # type: ignore[arg-type]

    # ------------------------------------------------------------------ links

    async def confirm(self, call: Call) -> wire.Confirmed:
        """The link in a mail: only the owner of the mailbox has it."""
        self.guesses.take(call.address)

        def write(connection: Connection) -> str | None:
            now = time.time()
            row = find_secret(connection, hashed(call.body.token), now)
            if row is None:
                return None
            change_channel(connection, row.id, confirmed=now, secret="", secret_until=0.0)
            return row.label
        label = await self.store.write(write)
        if label is None:
            raise NotLetIn
        return wire.Confirmed(label=label)

    async def unsubscribe(self, call: Call) -> wire.Confirmed:
        """The link at the end of each mail, for people and for the button of mail programs (RFC 8058)."""
        self.guesses.take(call.address)
        token = call.path["token"]
        channel = await self.store.read(lambda c: read_channel(c, token.partition(".")[0]))
        if channel is None or not hmac.compare_digest(
                self._transports.unsubscribe_token(channel).encode(), token.encode()):
            raise NotLetIn
        await self.store.write(lambda c: remove_channels(c, channel.profile_id, [channel.id]))
        return wire.Confirmed(label=channel.label)

    # ------------------------------------------------------------------ the feed

    async def make_feed(self, call: Call) -> wire.FeedLink:
        """Makes an address of the feed. The one before is void."""
        known = await self.sessions.open(call)
        token = new_token()
        await self._store(call, known, lambda c: change_settings(
            c, known.profile.id, feed=hashed(token), lang=call.lang, site=self._site(call)))
        return wire.FeedLink(path=f"/api/feed/{token}")

    async def end_feed(self, call: Call) -> wire.NoticeSettings:
        known = await self.sessions.open(call)
        await self.store.write(lambda c: change_settings(c, known.profile.id, feed=None))
        return await self._settings(known)

    async def read_feed(self, call: Call) -> bytes:
        settings = await self.store.read(lambda c: find_feed(c, hashed(call.path["token"])))
        profile = None if settings is None else await self.store.read(lambda c: read_profile(c, settings.profile_id))
        if settings is None or profile is None or profile.closed is not None:
            self.guesses.take(call.address)
            raise NotLetIn
        turns: list[tuple[LiveTable, str, int, float]] = []
        for id, seat in await self.store.read(lambda c: running_seats(c, profile.id, FEED)):
            try:
                live = await self.tables.get(id)
            except Missing:
                continue
            if live.stuck is None and live.table.actor == seat:
                turns.append((live, seat, *await self.store.read(lambda c, id=id, seat=seat: (  # type: ignore[misc]
                    wait_of(c, id, seat), since(c, id)))))
        return feed(settings, turns)

    # ------------------------------------------------------------------ parts

    @property
    def _transports(self) -> Transports:
        assert self.transports is not None
        return self.transports

    def _site(self, call: Call) -> str:
        """Where this server is found, as its operator says or as the caller's browser has found it."""
        scheme = "https" if is_safe(call) else "http"
        return self.settings.site or f"{scheme}://{call.headers.get('host', '')}"[:255]

    def _ways(self) -> list[Any]:
        able = {PUSH: "push" in self.settings.notices, MAIL: bool(self.settings.smtp),
                HOOK: "webhooks" in self.settings.notices}
        return [way for way, is_able in able.items() if is_able]

    def _able(self, way: str) -> None:
        if way not in self._ways():
            raise Refused(Reason("notice-way"))

    async def _store(self, call: Call, known: Known, work: Callable[[Connection], Any]) -> None:
        """Changes settings or channels, with settings made before if there are none yet."""
        row = SettingsRow(known.profile.id, lang=call.lang, site=self._site(call))

        def write(connection: Connection) -> None:
            begin_settings(connection, row)
            work(connection)
        await self.store.write(write)

    async def _settings(self, known: Known) -> wire.NoticeSettings:
        id = known.profile.id
        row, channels = await self.store.read(lambda c: (read_settings(c, id), read_channels(c, id)))
        row = row or SettingsRow(id)
        quiet = None if row.quiet_from is None or row.quiet_until is None else wire.QuietOut(
            since=row.quiet_from, until=row.quiet_until)
        return wire.NoticeSettings(
            channels=[shown(one, known.visit.id) for one in channels],
            wants=wire.Wants(push=row.push.split(), mail=row.mail.split(), hook=row.hook.split()),  # type: ignore[arg-type]
            quiet=quiet, zone=row.zone, feed=row.feed is not None, ways=self._ways(),
            key=self._transports.vapid.public)

    # ------------------------------------------------------------------ the list

    def endpoints(self) -> list[Endpoint]:
        at = "/api/profile/notices"
        acts = (400, 401, 403, 404, 413, 415, 422, 429)
        plain = (401, 403, 404, 422, 429)
        all = wire.NoticeSettings

        def post(path: str, handler: Callable[[Call], Awaitable[Any]], answer: Any, about: str, body: Any = None,
                 own: bool = True) -> Endpoint:
            return Endpoint("POST", path, handler, answer, about, body=body, own=own,
                            troubles=plain if body is None else acts)
        return [
            Endpoint("GET", at, self.show, all, "The notices of the profile, and where they go.", own=True,
                     troubles=(401,)),
            post(at, self.change, all, "Choose the notices, and the quiet hours.", wire.NoticeWish),
            post(f"{at}/push", self.add_browser, all, "Add or renew the subscription of a browser.", wire.PushDevice),
            post(f"{at}/mail", self.add_mailbox, all, "Add a mailbox, which has to be confirmed.", wire.MailWish),
            post(f"{at}/hook", self.add_hook, all, "Add a webhook.", wire.HookWish),
            post(f"{at}/test", self.test, list[wire.NoticeTest], "Send a test notice.", wire.TestWish),
            post(f"{at}/feed", self.make_feed, wire.FeedLink, "Make a secret address of the feed."),
            post(f"{at}/feed/end", self.end_feed, all, "End the feed."),
            post(at + "/{id}/remove", self.remove, all, "Remove a browser, mailbox or webhook."),
            post(at + "/{id}/on", self.switch_on, all, "Switch it on again."),
            post("/api/notices/confirm", self.confirm, wire.Confirmed, "Confirm a mailbox.", wire.MailLink, own=False),
            post("/api/notices/unsubscribe/{token}", self.unsubscribe, wire.Confirmed, "Send no more mails.",
                 own=False),
            Endpoint("GET", "/api/feed/{token}", self.read_feed, str, "One's turns, as Atom.", media=ATOM),
        ]


def listed(kinds: list[Any]) -> str:
    return " ".join(dict.fromkeys(kinds))


def check_room(mine: list[ChannelRow], row: ChannelRow, most: int, less: int) -> None:
    if not any(one.target == row.target for one in mine) and len(mine) - less >= most:
        raise Refused(Reason("too-many-channels", n=most))


def shown(row: ChannelRow, visit: str) -> wire.Channel:
    return wire.Channel(
        id=row.id, kind=row.kind, label=row.label, here=row.kind == PUSH and row.visit_id == visit,  # type: ignore[arg-type]
        confirmed=row.confirmed is not None, off=row.off, told=row.told, trouble=row.trouble,  # type: ignore[arg-type]
        detail=row.detail)


def tested(connection: Connection, channel: ChannelRow, outcome: Outcome, now: float) -> None:
    """A test that arrives switches a channel on; a browser that has left is removed."""
    if outcome.trouble == GONE and channel.kind == PUSH:
        remove_channels(connection, channel.profile_id, [channel.id])
    elif outcome.delivered:
        change_channel(connection, channel.id, told=now, off=False, fails=0, trouble="", detail="")
    else:
        change_channel(connection, channel.id, trouble=outcome.trouble,
                       detail=f"{outcome.by} {outcome.detail}".strip()[:120])
