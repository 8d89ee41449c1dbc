"""The endpoints of the lobby. A place in it is held by a random token; a profile is noted if one is open."""

from __future__ import annotations

import asyncio
import json
import math
from collections.abc import Awaitable, Callable
from typing import Any, Final

from sqlalchemy import Connection

from landsraad.kernel.errors import BadInput
from landsraad.kernel.reasons import Reason
from landsraad.server.http.endpoints import Call, Endpoint, Query
from landsraad.server.http.limits import check_own_page
from landsraad.server.http.table_actions import clock_text
from landsraad.server.lobby import appointments, boxes, rows, steps
from landsraad.server.lobby.hooks import kind_of
from landsraad.server.lobby.lobby import Lobby
from landsraad.server.lobby.shown import gathering_info, queue_infos, set_titles
from landsraad.server.profiles.rows import Profile
from landsraad.server.profiles.sessions import Sessions, cookie_of
from landsraad.server.protocol import lobby_messages as wire
from landsraad.server.settings import Settings
from landsraad.server.storage.queries import hashed, new_id, new_token, token_from
from landsraad.server.tables.open_tables import checked_name, checked_title
from landsraad.server.tables.refusals import Busy, Missing, NotYours, Refused
from landsraad.server.views.cached_messages import cached_messages

NONCE_LETTERS: Final = 22  # 128 bits, if they are random
LISTED: Final = 100  # gatherings
GATHERINGS: Final = 500  # that may wait at once
WISHES: Final = 2000
WAIT: Final = 20  # seconds


class LobbyCalls:
    def __init__(self, lobby: Lobby | None, settings: Settings) -> None:
        self.settings = settings
        if lobby is not None:  # for the document of the endpoints nothing else is needed
            self.lobby = lobby
            self.store = lobby.store
            self.sessions = Sessions(lobby.store)

    # ------------------------------------------------------------------ looking

    async def look(self, call: Call) -> wire.LobbyState:
        cat, now, hooks = cached_messages(call.lang), self.lobby.now(), self.lobby.hooks
        waiting, wishes = await self.store.read(lambda c: (rows.read_waiting(c), rows.read_wishes(c)))
        starts = appointments.next_hour(now)
        here = {row.id: row for row in waiting}
        hours = []
        for game in self.settings.hourly:
            row = here.get(appointments.hour_id(game, starts))
            hours.append(wire.Hour(game=game, starts=starts, players=appointments.players_for(game),
                                   people=0 if row is None else len(row.people), id="" if row is None else row.id,
                                   bots=bool(self.settings.hourly_bots)))
        listed = [row for row in waiting if row.listed and row.kind != rows.HOURLY][:LISTED]
        listed.sort(key=lambda row: (row.starts or 0, -row.created))
        return wire.LobbyState(now=now, ratings=hooks.ladder, gatherings=[gathering_info(row, cat) for row in listed],
                               queue=queue_infos(wishes), hours=hours)

    async def one(self, call: Call) -> wire.GatheringInfo:
        row = await self.store.read(lambda c: rows.read_gathering(c, call.path["id"]))
        if row is None:
            raise Missing(Reason("no-gathering"))
        return gathering_info(row, cached_messages(call.lang))

    async def calendar(self, call: Call) -> bytes:
        row = await self.store.read(lambda c: rows.read_gathering(c, call.path["id"]))
        if row is None or row.starts is None:
            raise Missing(Reason("no-gathering"))
        cat = cached_messages(call.lang)
        summary = row.title or cat.of_game(row.game)
        about = ", ".join([cat.of_game(row.game), *set_titles(row.game, row.box, cat)])
        host = call.headers.get("host", "localhost")
        call.more.append((b"content-disposition", b'attachment; filename="landsraad.ics"'))
        address = f"{call.scheme}://{host}/lobby#{row.id}"
        return appointments.calendar(row, summary, about, address, self.lobby.now()).encode()

    async def place(self, call: Call) -> wire.Place:
        """Where the caller is; with `wait`, as soon as that differs from `mark`."""
        found = await self._place(call.token, call.lang)
        loop = asyncio.get_running_loop()
        until = loop.time() + call.query["wait"]
        while found.mark == call.query["mark"] and (left := until - loop.time()) > 0:
            await self.lobby.wait(left)
            found = await self._place(call.token, call.lang)
        return found

    async def _place(self, token: str, lang: str) -> wire.Place:
        cat, now = cached_messages(lang), self.lobby.now()
        own = hashed(token)
        wish, row = await self.lobby.look(own)
        if wish is not None:
            wanted = json.loads(wish.wish)
            wishes = await self.store.read(rows.read_wishes)
            others = sum(json.loads(one.wish)["game"] == wanted["game"] for one in wishes)
            return wire.Place(mark=f"q{others}", now=now, state="queue", wish=wire.OwnWish(
                game=wanted["game"], low=wanted["low"], high=wanted["high"], pace=wanted["pace"], since=wish.since,
                waiting=others))
        if row is None or row.state == rows.OVER:
            return wire.Place(mark="gone", now=now, state="gone")
        info = gathering_info(row, cat, own)
        if row.state == rows.PLAYING and row.made_table is not None:
            seat = next(person.seat for person in row.people if person.token == own)
            return wire.Place(mark=f"t{row.made_table}", now=now, state="table", gathering=info, seat=wire.LobbySeat(
                table=row.made_table, seat=seat, token=seat_key(token)))
        return wire.Place(mark=f"{row.id}:{row.version}", now=now, state="gathering", gathering=info)

    # ------------------------------------------------------------------ coming

    async def create(self, call: Call) -> wire.PlaceToken:
        body: wire.NewGathering = call.body
        profile, name, token = await self._caller(call)
        row = await asyncio.to_thread(self._new_gathering, body, hashed(token))
        own = rows.Person(row.id, 0, hashed(token), hashed(seat_key(token)), name, profile, self.lobby.now(),
                          self.lobby.now())

        def write(connection: Connection) -> None:
            if self._is_known(connection, own.token):
                return  # the answer was lost
            if len(rows.read_waiting(connection)) >= GATHERINGS:
                raise Busy(Reason("too-fast"))
            steps.check_rating(connection, row, own, self.lobby.hooks)
            row.people = [own]
            rows.write_gathering(connection, row)
            steps.consider(connection, row, self.lobby.now(), self.lobby.hooks)
        await self.lobby.add(write)
        return await self._held(token, call.lang)

    def _new_gathering(self, body: wire.NewGathering, maker: str) -> rows.Gathering:
        now = self.lobby.now()
        options = boxes.checked_box(body.game, body.options)
        players = len(boxes.playing_seats(options))
        if players < 2:
            raise Refused(Reason("gathering-too-small"))
        if body.draft and not boxes.leader_pool(body.game, body.options, players):
            raise Refused(Reason("draft-not-here"))
        if body.low is not None and body.high is not None and body.low > body.high:
            raise BadInput(f"low: {body.low} is more than high, {body.high}")
        clock = clock_text(body.clock)
        bots = (body.bots or self.settings.bot) if body.fills else ""
        if body.rated and not clock:
            raise Refused(Reason("rated-needs-clock"))
        starts = body.starts
        if starts is not None and (not math.isfinite(starts) or not now < starts <= now + appointments.AHEAD):
            raise Refused(Reason("appointment-when"))
        box = {key: value for key, value in body.options.items() if key != "leaders"} if body.draft else body.options
        if body.rated:
            self.lobby.hooks.rated_options(body.game, box, bots)
        return rows.Gathering(
            new_id(), rows.OPEN if starts is None else rows.DATED, body.game, json.dumps({**box, "players": options[
                "players"]}), players, checked_title(body.title), clock, body.draft, body.rated, body.low, body.high,
            bots, body.listed, maker, now, starts, rows.OPEN, None)

    async def join(self, call: Call) -> wire.PlaceToken:
        profile, name, token = await self._caller(call)

        def work(connection: Connection, row: rows.Gathering, known: rows.Person | None) -> None:
            if known is None:
                now = self.lobby.now()
                person = rows.Person(row.id, 0, hashed(token), hashed(seat_key(token)), name, profile, now, now)
                if self._is_known(connection, person.token):
                    raise Refused(Reason("gathering-here-already"))
                steps.join(connection, row, person, now, self.lobby.hooks)
        await self.lobby.change(call.path["id"], hashed(token), work)
        return await self._held(token, call.lang)

    async def join_hour(self, call: Call) -> wire.PlaceToken:
        body: wire.JoinHour = call.body
        if body.game not in self.settings.hourly:
            raise Missing(Reason("no-gathering"))
        profile, name, token = await self._caller(call)

        def write(connection: Connection) -> None:
            now = self.lobby.now()
            person = rows.Person("", 0, hashed(token), hashed(seat_key(token)), name, profile, now, now)
            if not self._is_known(connection, person.token):
                row = appointments.hour_table(connection, body.game, now, self.settings.hourly_bots)
                steps.join(connection, row, person, now, self.lobby.hooks)
        await self.lobby.add(write)
        return await self._held(token, call.lang)

    async def queue(self, call: Call) -> wire.PlaceToken:
        body: wire.QuickWish = call.body
        profile, name, token = await self._caller(call)
        if body.low > body.high:
            raise BadInput(f"low: {body.low} is more than high, {body.high}")
        sets = None if body.sets is None else boxes.checked_sets(body.game, body.sets)
        if not any(Lobby.is_game_for(body.game, n) for n in range(body.low, body.high + 1)):
            raise Refused(Reason("gathering-players", low=body.low, high=body.high))
        kept = json.dumps({"game": body.game, "low": body.low, "high": body.high, "pace": body.pace, "sets": sets})

        def write(connection: Connection) -> None:
            now = self.lobby.now()
            if self._is_known(connection, hashed(token)):
                return
            if len(rows.read_wishes(connection)) >= WISHES:
                raise Busy(Reason("too-fast"))
            rating = None
            if profile is not None:
                rows.remove_wishes_of(connection, profile)  # a newer wish takes the place of the older one
                rating = self.lobby.hooks.rating(connection, profile, body.game, kind_of(body.high))
            rows.add_wish(connection, rows.Wish(hashed(token), hashed(seat_key(token)), name, profile, kept, rating,
                                                now, now))
        await self.lobby.add(write)
        return await self._held(token, call.lang)

    # ------------------------------------------------------------------ being there

    async def leave(self, call: Call) -> wire.Place:
        body: wire.LeavePlace = call.body
        token, now = hashed(body.token), self.lobby.now()
        if body.closing:  # a page that is loaded again asks within seconds, and keeps its place
            await self.lobby.add(lambda c: rows.touch(c, token, now - steps.GONE + steps.AGAIN))
        elif not await self.lobby.add(lambda c: rows.remove_wish(c, token)):
            await self.lobby.own(token, lambda c, row, person: steps.leave(c, row, person, self.lobby.now(),
                                                                           self.lobby.hooks))
        return await self._place(body.token, call.lang) if not body.closing else wire.Place(
            mark="", now=now, state="gone")

    async def ready(self, call: Call) -> wire.Place:
        body: wire.SayReady = call.body
        if not body.salt.isalnum() and body.salt:
            raise BadInput("salt: letters and digits only")
        await self.lobby.own(hashed(body.token), lambda c, row, person: steps.say_ready(
            c, row, person, body.salt, self.lobby.now()))
        return await self._place(body.token, call.lang)

    async def pick(self, call: Call) -> wire.Place:
        body: wire.PickLeader = call.body
        await self.lobby.own(hashed(body.token), lambda c, row, person: steps.choose(
            c, row, person, body.leader, self.lobby.now()))
        return await self._place(body.token, call.lang)

    async def start(self, call: Call) -> wire.Place:
        body: wire.LeavePlace = call.body
        own = hashed(body.token)
        await self.lobby.own(own, lambda c, row, person: steps.start_now(c, row, own, self.lobby.now(),
                                                                         self.lobby.hooks))
        return await self._place(body.token, call.lang)

    async def cancel(self, call: Call) -> wire.Place:
        """The person who opened a table closes it before the game."""
        body: wire.LeavePlace = call.body
        own = hashed(body.token)

        def work(connection: Connection, row: rows.Gathering, person: rows.Person) -> None:
            if row.maker != own:
                raise NotYours(Reason("gathering-not-yours"))
            if row.state not in (rows.OPEN, rows.READY):
                raise Refused(Reason("gathering-begun"))
            rows.change_gathering(connection, row, state=rows.OVER, until=self.lobby.now())
        await self.lobby.own(own, work)
        return await self._place(body.token, call.lang)

    async def surprise(self, call: Call) -> wire.Surprise:
        body: wire.WantSurprise = call.body
        seed, options = await asyncio.to_thread(boxes.surprise, body.game, body.players, body.sets, body.seed)
        sets = set_titles(body.game, options, cached_messages(call.lang))
        return wire.Surprise(seed=seed, options=options, sets=sets)

    # ------------------------------------------------------------------ parts

    async def _caller(self, call: Call) -> tuple[str | None, str, str]:
        """The profile of the caller if one is open, the name, and the token of the new place."""
        nonce = call.body.nonce
        if nonce and len(nonce) < NONCE_LETTERS:
            raise BadInput(f"nonce: {NONCE_LETTERS} to 64 random letters")
        profile = await self._profile(call)
        name = checked_name(call.body.name) or ("" if profile is None else profile.name)
        return None if profile is None else profile.id, name, token_from(nonce, "lobby") if nonce else new_token()

    async def _profile(self, call: Call) -> Profile | None:
        if not cookie_of(call.headers):
            return None
        check_own_page(call.headers, True)  # with the cookie, only pages of this server may act for its owner
        found = await self.sessions.known(call)
        return None if found is None or found.profile.closed is not None else found.profile

    @staticmethod
    def _is_known(connection: Connection, token: str) -> bool:
        return rows.gathering_of(connection, token) is not None or rows.read_wish(connection, token) is not None

    async def _held(self, token: str, lang: str) -> wire.PlaceToken:
        return wire.PlaceToken(token=token, place=await self._place(token, lang))

    # ------------------------------------------------------------------ the list

    def endpoints(self) -> list[Endpoint]:
        at = "/api/lobby"
        one = f"{at}/gatherings/{{id}}"
        acts = (400, 401, 403, 404, 413, 415, 422, 429)

        def post(path: str, handler: Callable[[Call], Awaitable[Any]], answer: Any, about: str, body: Any,
                 comes: bool = False) -> Endpoint:
            return Endpoint("POST", path, handler, answer, about, body=body, status=201 if comes else 200,
                            making=comes, joins=comes, troubles=acts)
        return [
            Endpoint("GET", at, self.look, wire.LobbyState, "Tables that gather, and who waits for quick pairing."),
            Endpoint("GET", one, self.one, wire.GatheringInfo, "A table that gathers.", troubles=(404,)),
            Endpoint("GET", f"{one}/calendar", self.calendar, str, "An appointment as a calendar file.",
                     troubles=(404,), media="text/calendar"),
            Endpoint("GET", f"{at}/place", self.place, wire.Place, "Where the holder of a token is in the lobby.",
                     (Query("mark", str, "the mark of the place one has", "", length=60),
                      Query("wait", int, "seconds to wait for news", 0, high=WAIT)), bearer=True),
            post(f"{at}/gatherings", self.create, wire.PlaceToken, "Open a table that gathers people.",
                 wire.NewGathering, True),
            post(f"{one}/join", self.join, wire.PlaceToken, "Take a seat at a table that gathers.",
                 wire.JoinGathering, True),
            post(f"{at}/hour", self.join_hour, wire.PlaceToken, "Sign up for the next hourly table.", wire.JoinHour,
                 True),
            post(f"{at}/queue", self.queue, wire.PlaceToken, "Wait for quick pairing.", wire.QuickWish, True),
            post(f"{at}/leave", self.leave, wire.Place, "Give up a place.", wire.LeavePlace),
            post(f"{at}/ready", self.ready, wire.Place, "Say that one is ready.", wire.SayReady),
            post(f"{at}/pick", self.pick, wire.Place, "Pick a leader, or vote one off.", wire.PickLeader),
            post(f"{at}/start", self.start, wire.Place, "Begin with bots at the free seats.", wire.LeavePlace),
            post(f"{at}/cancel", self.cancel, wire.Place, "Close a table that one opened.", wire.LeavePlace),
            post(f"{at}/surprise", self.surprise, wire.Surprise, "Pick a box by chance from sets.", wire.WantSurprise),
        ]


def seat_key(token: str) -> str:
    """The key to the seat that a place becomes. The server stores hashes of both, and no key."""
    return token_from(token, "seat")
