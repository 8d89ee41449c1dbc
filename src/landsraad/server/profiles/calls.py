"""The endpoints of profiles. Each acts for the profile that the cookie opens, and for no other."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from landsraad.kernel.errors import BadInput
from landsraad.kernel.reasons import Reason
from landsraad.server.http.endpoints import Call, Endpoint
from landsraad.server.http.hosts import name_in
from landsraad.server.http.limits import Buckets
from landsraad.server.profiles.leaving import erase, read_along, read_attempts
from landsraad.server.profiles.passkeys import Passkeys
from landsraad.server.profiles.rows import (
    LINK,
    Profile,
    change_profile,
    count_kept,
    end_visits,
    find_by_pointer,
    look_once,
    new_id,
    read_passkeys,
    read_profile,
    read_visits,
    remove_passkey,
    take_once,
    write_once,
    write_profile,
)
from landsraad.server.profiles.seats import ProfileSeats
from landsraad.server.profiles.sessions import LASTS, Known, Sessions, drop_cookie
from landsraad.server.profiles.signup import REQUIRED, let_in, needs_invitation
from landsraad.server.profiles.words import are_words, new_words, pointer_of, read_words, slow_hash
from landsraad.server.protocol import profile_messages as wire
from landsraad.server.protocol.messages import Token
from landsraad.server.settings import Settings
from landsraad.server.storage.database import StoreTrouble
from landsraad.server.storage.ladder_rows import hide_player, rated_tables_of
from landsraad.server.storage.lobby_people import lobby_of
from landsraad.server.storage.notice_rows import read_notices
from landsraad.server.storage.queries import hashed, new_token
from landsraad.server.storage.solving import read_solved
from landsraad.server.tables.open_tables import OpenTables, checked_name
from landsraad.server.tables.refusals import Busy, Missing, NotLetIn, NotYours, Refused

T = TypeVar("T")
LINK_LASTS: Final = 600.0  # seconds
HASHING: Final = 2  # slow hashes at once
WAITING: Final = 20  # that may wait for one
TRIES: Final = 3  # for words whose beginning nobody has


class ProfileCalls:
    def __init__(self, tables: OpenTables | None, settings: Settings) -> None:
        self.settings = settings
        if tables is not None:  # for the document of the endpoints nothing else is needed
            self.tables = tables
            self.store = tables.store
            self.sessions = Sessions(self.store)
            self.passkeys = Passkeys(self.store)
            self.seats = ProfileSeats(tables)
        self.guesses = Buckets(*settings.guesses)
        self._hashing = asyncio.Semaphore(HASHING)
        self._waiting = 0

    async def gate(self, call: Call) -> None:
        """Where a profile is required, nobody takes a seat without one."""
        if self.settings.signup == REQUIRED:
            found = await self.sessions.known(call)
            if found is None or found.profile.closed is not None:
                raise NotYours(Reason("profile-required"))

    # ------------------------------------------------------------------ the profile itself

    async def me(self, call: Call) -> wire.Me:
        return await self._me(call, await self.sessions.known(call))

    async def create(self, call: Call) -> wire.Me:
        """Signs up. What the browser holds is kept at once."""
        body: wire.NewProfile = call.body
        known = await self.sessions.known(call)
        if known is not None:
            raise Refused(Reason("signed-in-already"))
        self.guesses.take(call.address)
        let_in(self.settings, body.invitation)
        profile = Profile(new_id(), named(body.name), time.time())
        await self.store.write(lambda c: write_profile(c, profile))
        found = await self.sessions.begin(call, profile, "new")
        await self.seats.keep(profile, body.seats)
        return await self._me(call, found)

    async def rename(self, call: Call) -> wire.Me:
        known = await self.sessions.open(call)
        known.profile.name = named(call.body.name)
        await self.store.write(lambda c: change_profile(c, known.profile.id, name=known.profile.name))
        return await self._me(call, known)

    async def export(self, call: Call) -> wire.ProfileExport:
        known = await self.sessions.required(call)
        info = await self._info(call, known)
        chat, records = await self.store.read(lambda c: read_along(c, known.profile.id))
        challenges, notices, lobby, rated, puzzles = await self.store.read(lambda c: (
            read_attempts(c, known.profile.id), read_notices(c, known.profile.id), lobby_of(c, known.profile.id),
            rated_tables_of(c, known.profile.id), read_solved(c, known.profile.id)))
        return wire.ProfileExport(profile=info, games=await self.seats.games(known.profile, call.lang), chat=chat,
                                  records=records, challenges=challenges, notices=notices, lobby=lobby, rated=rated,
                                  puzzles=puzzles)

    async def close(self, call: Call) -> wire.Me:
        """Closes the profile and signs it out everywhere. Coming in again by passkey or words can open it."""
        known = await self.sessions.open(call)
        keys = await self.store.read(lambda c: read_passkeys(c, known.profile.id))
        if not keys and not known.profile.words:
            raise Refused(Reason("no-way-back"))

        def write(connection: Connection) -> None:
            change_profile(connection, known.profile.id, closed=time.time())
            hide_player(connection, known.profile.id, True)
            end_visits(connection, known.profile.id)
        await self.store.write(write)
        drop_cookie(call)
        return await self._me(call, None)

    async def reopen(self, call: Call) -> wire.Me:
        known = await self.sessions.required(call)

        def write(connection: Connection) -> None:
            change_profile(connection, known.profile.id, closed=None)
            hide_player(connection, known.profile.id, False)
        await self.store.write(write)
        known.profile.closed = None
        return await self._me(call, known)

    async def delete(self, call: Call) -> wire.Me:
        known = await self.sessions.required(call)
        changed = await asyncio.shield(asyncio.ensure_future(
            self.store.write(lambda c: erase(c, known.profile.id))))
        for id in changed:  # they are read again, without the name
            live = self.tables.open.get(id)
            if live is not None:
                self.tables.forget(live)
        drop_cookie(call)
        return await self._me(call, None)

    # ------------------------------------------------------------------ games

    async def games(self, call: Call) -> list[wire.ProfileGame]:
        known = await self.sessions.open(call)
        return await self.seats.games(known.profile, call.lang)

    async def keep(self, call: Call) -> wire.Me:
        known = await self.sessions.open(call)
        await self.seats.keep(known.profile, call.body.seats)
        return await self._me(call, known)

    async def open_seat(self, call: Call) -> Token:
        known = await self.sessions.open(call)
        return await self.seats.open(known.profile, call.body.table, call.body.seat)

    # ------------------------------------------------------------------ ways in

    async def ask_new_passkey(self, call: Call) -> wire.PasskeyOptions:
        known = await self.sessions.open(call)
        return wire.PasskeyOptions(options=await self.passkeys.ask_new(call, known.profile))

    async def add_passkey(self, call: Call) -> wire.Me:
        known = await self.sessions.open(call)
        await self.passkeys.add(call, known.profile, call.body.credential)
        return await self._me(call, known)

    async def remove_passkey(self, call: Call) -> wire.Me:
        known = await self.sessions.open(call)
        if not await self.store.write(lambda c: remove_passkey(c, known.profile.id, call.path["id"])):
            raise Missing(Reason("nothing-here"))
        return await self._me(call, known)

    async def ask_passkey(self, call: Call) -> wire.PasskeyOptions:
        self.guesses.take(call.address)
        return wire.PasskeyOptions(options=await self.passkeys.ask(call))

    async def use_passkey(self, call: Call) -> wire.Me:
        self.guesses.take(call.address)
        profile = await self.passkeys.recognise(call, call.body.credential)
        return await self._me(call, await self.sessions.begin(call, profile, "passkey"))

    async def print_words(self, call: Call) -> wire.NewWords:
        """Makes recovery words. Earlier ones are void."""
        known = await self.sessions.open(call)
        for _ in range(TRIES):
            words = new_words()
            kept = await self._slowly(slow_hash, words)
            try:
                await self.store.write(lambda c, words=words, kept=kept: change_profile(  # type: ignore[misc]
                    c, known.profile.id, pointer=pointer_of(words), words=kept, printed=time.time()))
            except (IntegrityError, StoreTrouble):  # somebody else's words begin like these
                continue
            return wire.NewWords(words=words)
        raise StoreTrouble("no recovery words could be stored")

    async def use_words(self, call: Call) -> wire.Me:
        self.guesses.take(call.address)
        words = read_words(call.body.words)
        if words is None:
            raise NotLetIn
        profile = await self.store.read(lambda c: find_by_pointer(c, pointer_of(words)))
        right = await self._slowly(are_words, words, "" if profile is None else profile.words)
        if profile is None or not right:
            raise NotLetIn
        return await self._me(call, await self.sessions.begin(call, profile, "words"))

    async def make_link(self, call: Call) -> wire.DeviceLink:
        known = await self.sessions.open(call)
        token, now = new_token(), time.time()
        await self.store.write(
            lambda c: write_once(c, hashed(token), LINK, known.profile.id, now + LINK_LASTS, now))
        return wire.DeviceLink(token=token, until=now + LINK_LASTS)

    async def look_at_link(self, call: Call) -> wire.LinkedProfile:
        """Whose profile a link opens, so that nobody is signed in to another one by surprise."""
        self.guesses.take(call.address)
        id = await self.store.read(lambda c: look_once(c, hashed(call.body.token), LINK, time.time()))
        return wire.LinkedProfile(name=(await self._profile(id)).name)

    async def use_link(self, call: Call) -> wire.Me:
        self.guesses.take(call.address)
        id = await self.store.write(lambda c: take_once(c, hashed(call.body.token), LINK, time.time()))
        return await self._me(call, await self.sessions.begin(call, await self._profile(id), "link"))

    async def end_session(self, call: Call) -> wire.Me:
        known = await self.sessions.required(call)
        if not await self.store.write(lambda c: end_visits(c, known.profile.id, only=call.path["id"])):
            raise Missing(Reason("nothing-here"))
        if call.path["id"] != known.visit.id:
            return await self._me(call, known)
        drop_cookie(call)
        return await self._me(call, None)

    async def end_others(self, call: Call) -> wire.Me:
        """Ends all sessions but this one, and the links that were made for other devices."""
        known = await self.sessions.required(call)
        now = time.time()

        def write(connection: Connection) -> None:
            end_visits(connection, known.profile.id, but=known.visit.id)
            write_once(connection, hashed(new_token()), LINK, known.profile.id, now - 1, now)
        await self.store.write(write)
        return await self._me(call, known)

    # ------------------------------------------------------------------ parts

    async def _profile(self, id: str | None) -> Profile:
        found = await self.store.read(lambda c: read_profile(c, id or ""))
        if found is None:
            raise NotLetIn
        return found

    async def _slowly(self, work: Callable[..., T], *given: Any) -> T:
        if self._waiting >= WAITING:
            raise Busy(Reason("too-fast"))
        self._waiting += 1
        try:
            async with self._hashing:
                return await asyncio.to_thread(work, *given)
        finally:
            self._waiting -= 1

    async def _me(self, call: Call, known: Known | None) -> wire.Me:
        return wire.Me(signup=self.settings.signup,  # type: ignore[arg-type]
                       invitation=needs_invitation(self.settings),
                       profile=None if known is None else await self._info(call, known))

    async def _info(self, call: Call, known: Known) -> wire.ProfileInfo:
        profile, oldest = known.profile, time.time() - LASTS
        visits, keys, games = await self.store.read(lambda c: (
            read_visits(c, profile.id, oldest), read_passkeys(c, profile.id), count_kept(c, profile.id)))
        host = name_in(call.headers.get("host", ""))
        return wire.ProfileInfo(
            id=profile.id, name=profile.name, created=profile.created, closed=profile.closed, words=profile.printed,
            games=games,
            sessions=[wire.SessionInfo(id=visit.id, device=visit.device, way=visit.way,  # type: ignore[arg-type]
                                       created=visit.created, seen=visit.seen, here=visit.id == known.visit.id)
                      for visit in visits],
            passkeys=[wire.PasskeyInfo(id=key.id, name=key.name, host=key.host, here=key.host == host,
                                       synced=key.synced, created=key.created, used=key.used) for key in keys])

    # ------------------------------------------------------------------ the list

    def endpoints(self) -> list[Endpoint]:
        at = "/api/profile"
        acts = (400, 401, 403, 404, 413, 415, 422, 429)
        plain = (401, 403, 404, 422, 429)

        def post(path: str, handler: Callable[[Call], Awaitable[Any]], answer: Any, about: str, body: Any = None,
                 status: int = 200, making: bool = False) -> Endpoint:
            return Endpoint("POST", at + path, handler, answer, about, body=body, status=status,
                            making=making, own=True, troubles=plain if body is None else acts)
        return [
            Endpoint("GET", at, self.me, wire.Me, "The profile that is open in this browser.", own=True),
            Endpoint("GET", f"{at}/games", self.games, list[wire.ProfileGame], "The games of the profile.",
                     own=True, troubles=(401,)),
            Endpoint("GET", f"{at}/export", self.export, wire.ProfileExport, "Everything kept about the profile.",
                     own=True, making=True, troubles=(401,)),
            post("", self.create, wire.Me, "Sign up, and keep the seats of this browser.", wire.NewProfile, 201, True),
            post("/name", self.rename, wire.Me, "Change the name.", wire.Rename),
            post("/seats", self.keep, wire.Me, "Keep seats, by their links.", wire.KeepSeats),
            post("/open", self.open_seat, Token, "A link to a seat that the profile has.", wire.OpenSeat),
            post("/passkeys/new", self.ask_new_passkey, wire.PasskeyOptions, "What to ask for a new passkey."),
            post("/passkeys", self.add_passkey, wire.Me, "Add a passkey.", wire.PasskeyAnswer),
            post("/passkeys/ask", self.ask_passkey, wire.PasskeyOptions, "What to ask a passkey to sign in."),
            post("/passkeys/use", self.use_passkey, wire.Me, "Sign in by passkey.", wire.PasskeyAnswer),
            post("/passkeys/{id}/remove", self.remove_passkey, wire.Me, "Remove a passkey."),
            post("/words", self.print_words, wire.NewWords, "Make recovery words."),
            post("/words/use", self.use_words, wire.Me, "Sign in by recovery words.", wire.RecoveryWords),
            post("/link", self.make_link, wire.DeviceLink, "Make a link that signs one other device in."),
            post("/link/look", self.look_at_link, wire.LinkedProfile, "Whose link it is.", wire.LinkToken),
            post("/link/use", self.use_link, wire.Me, "Sign in by link.", wire.LinkToken),
            post("/sessions/end", self.end_others, wire.Me, "Sign out everywhere else."),
            post("/sessions/{id}/end", self.end_session, wire.Me, "End a session."),
            post("/close", self.close, wire.Me, "Close the profile; it can be opened again."),
            post("/reopen", self.reopen, wire.Me, "Open a closed profile again."),
            post("/delete", self.delete, wire.Me, "Delete the profile and make its games nameless."),
        ]


def named(name: str) -> str:
    name = checked_name(name)
    if not name:
        raise BadInput(Reason("name-missing"))
    return name
