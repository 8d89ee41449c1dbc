"""The endpoints of challenges. Anybody may play; only attempts of a profile stand in the table."""

from __future__ import annotations

import asyncio
import datetime
import hashlib
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy.exc import IntegrityError

from landsraad.challenges import calendar
from landsraad.challenges.calendar import DAILY, FIRST, TITLES, Challenge, challenges_of, find_challenge, table_of
from landsraad.challenges.keys import fingerprint, from_text, public_of
from landsraad.challenges.results import Result, write_result
from landsraad.challenges.scoring import score_of
from landsraad.challenges.streaks import streak
from landsraad.challenges.tables import placed
from landsraad.kernel.errors import BadInput
from landsraad.kernel.reasons import Reason
from landsraad.server.challenges.imports import checked, keep
from landsraad.server.challenges.rows import Run, Standing, read_runs, read_standings, signing_key, write_run
from landsraad.server.challenges.scores import Scores
from landsraad.server.content.games import twist_info
from landsraad.server.http.endpoints import Call, Endpoint, Query
from landsraad.server.profiles.rows import Profile, write_kept
from landsraad.server.profiles.sessions import Sessions
from landsraad.server.protocol import challenge_messages as wire
from landsraad.server.protocol.messages import SeatWish, TableCreated
from landsraad.server.settings import Settings
from landsraad.server.storage.database import StoreTrouble
from landsraad.server.storage.queries import hashed
from landsraad.server.storage.schema import TABLES
from landsraad.server.tables.challenge_tables import PREFIX, challenge_at
from landsraad.server.tables.open_tables import OpenTables
from landsraad.server.tables.record_imports import Importer
from landsraad.server.tables.records import unpacked_record
from landsraad.server.tables.refusals import Missing, Refused
from landsraad.server.views.cached_messages import cached_messages

WEEK: Final = 7
KEY_BYTES: Final = 32


class ChallengeCalls:
    def __init__(self, tables: OpenTables | None, importer: Importer | None, settings: Settings,
                 today: Callable[[], datetime.date] | None = None) -> None:
        self.settings = settings
        self.today = calendar.today if today is None else today
        self.key = b""
        if tables is not None and importer is not None:  # for the document of the endpoints nothing else is needed
            self.tables, self.store, self.importer = tables, tables.store, importer
            self.sessions = Sessions(self.store)
            self.scores = Scores(tables)

    async def start(self) -> None:
        """Makes the key that signs results, at the first start."""
        try:
            self.key = await self.store.write(signing_key)
        except (IntegrityError, StoreTrouble):  # another process made it at the same moment
            self.key = await self.store.read(signing_key)

    # ------------------------------------------------------------------ looking

    async def day(self, call: Call) -> wire.ChallengeDay:
        """The challenges of a day, with the attempts of the profile."""
        today = self.today()
        day = self._day(call.query["day"], today)
        await self.scores.settle()
        profile = await self._profile(call)
        runs = [] if profile is None else await self.store.read(lambda c: read_runs(c, profile.id))
        infos = [await self._info(challenge, call.lang, profile, runs) for challenge in challenges_of(day)]
        days = {calendar.read_day(run.period) for run in runs if run.kind == DAILY and run.on_time and run.score}
        return wire.ChallengeDay(
            day=day.isoformat(), today=today.isoformat(), first=FIRST.isoformat(),
            server=fingerprint(public_of(self.key)), challenges=infos, streak=streak(days, today),
            week=[today - datetime.timedelta(days=n) in days for n in range(WEEK - 1, -1, -1)],
            signed_in=profile is not None)

    async def table(self, call: Call) -> wire.ChallengeTable:
        challenge = self._challenge(call)
        await self.scores.settle()
        profile = await self._profile(call)
        runs = [] if profile is None else await self.store.read(lambda c: read_runs(c, profile.id, challenge))
        rows = await self.store.read(lambda c: read_standings(c, challenge))
        return wire.ChallengeTable(
            challenge=await self._info(challenge, call.lang, profile, runs, rows),
            rows=[self._row(place, row, profile) for place, row in placed(rows)])

    async def score(self, call: Call) -> wire.ChallengeScore:
        """What a game is worth, also one of a guest."""
        live = await self.tables.get(call.path["id"])
        challenge = challenge_at(live.row.lesson)
        if not challenge:
            raise Missing(Reason("no-result"))
        return wire.ChallengeScore(challenge=challenge,
                                   total=score_of(live.table).total if live.table.over else None)

    async def result(self, call: Call) -> wire.ResultFile:
        """The signed result of the first attempt of the profile."""
        challenge = self._challenge(call)
        known = await self.sessions.open(call)
        await self.scores.settle()
        runs = await self.store.read(lambda c: read_runs(c, known.profile.id, challenge))
        run = next((run for run in runs if run.counts and run.score is not None), None)
        if run is None or run.score is None:
            raise Missing(Reason("no-result"))
        record = await self.store.read(lambda c: c.execute(
            TABLES.select().where(TABLES.c.id == run.table)).one().record)
        if record is None:
            raise Missing(Reason("no-result"))
        result = Result(challenge, player_of(known.profile.id), shown(known.profile.name), run.attempt,
                        run.finished or 0.0, run.score, unpacked_record(record), run.moves)
        name = f"{challenge.id.replace(' ', '-')}.json"
        return wire.ResultFile(name=name, file=write_result(result, self.key))

    # ------------------------------------------------------------------ playing

    async def play(self, call: Call) -> TableCreated:
        """Makes the table of an attempt. A profile has one attempt under way at a time."""
        challenge = self._challenge(call)
        profile = await self._profile(call)
        if profile is not None:
            await self.scores.settle()
            runs = await self.store.read(lambda c: read_runs(c, profile.id, challenge))
            if any(run.score is None for run in runs):
                raise Refused(Reason("challenge-running"))
        cat = cached_messages(call.lang)
        table = await asyncio.to_thread(table_of, challenge)
        made = await self.tables.create(
            table, [SeatWish(controller="human", name=profile.name if profile is not None else "")],
            title=f"{cat.text(TITLES[challenge.kind])} {challenge.period}", seeded=True,
            lesson=f"{PREFIX}{challenge.id}", address=call.address)
        if profile is not None:
            await self._note(profile, challenge, made)
        return made

    async def _note(self, profile: Profile, challenge: Challenge, made: TableCreated) -> None:
        on_time = challenge.counts_on(self.today())
        [link] = [seat for seat in made.seats if seat.token]
        token = link.token or ""
        try:
            noted = await self.store.write(lambda c: write_run(c, made.id, profile.id, challenge, on_time))
        except (IntegrityError, StoreTrouble):  # begun twice at the same moment
            noted = False
        if not noted:
            raise Refused(Reason("challenge-running"))
        now = datetime.datetime.now(datetime.UTC).timestamp()
        await self.store.write(lambda c: write_kept(c, profile.id, made.id, link.seat, hashed(token), now))

    async def bring(self, call: Call) -> wire.ChallengeTable:
        """Adds a result from another server to the table of its challenge."""
        known = await self.sessions.open(call)
        result = await checked(call.body.file, self.importer, call.address)
        await self.scores.settle()  # so that a game from here is recognised
        await keep(self.store, result, self.key, known.profile.id)
        call.path = {"kind": result.challenge.kind, "game": result.challenge.game, "period": result.challenge.period}
        return await self.table(call)

    # ------------------------------------------------------------------ parts

    async def _profile(self, call: Call) -> Profile | None:
        known = await self.sessions.known(call)
        return None if known is None or known.profile.closed is not None else known.profile

    def _day(self, text: str, today: datetime.date) -> datetime.date:
        if not text:
            return today
        day = calendar.read_day(text)
        if not FIRST <= day <= today:
            raise Missing(Reason("no-challenge", from_day=FIRST.isoformat(), to_day=today.isoformat()))
        return day

    def _challenge(self, call: Call) -> Challenge:
        today = self.today()
        try:
            found = find_challenge(call.path["kind"], call.path["game"], call.path["period"])
        except BadInput:
            found = None
        if found is None or found.first > today:  # those to come are not offered
            raise Missing(Reason("no-challenge", from_day=FIRST.isoformat(), to_day=today.isoformat()))
        return found

    async def _info(self, challenge: Challenge, lang: str, profile: Profile | None, runs: list[Run],
                    rows: list[Standing] | None = None) -> wire.ChallengeInfo:
        cat = cached_messages(lang)
        if rows is None:
            rows = await self.store.read(lambda c: read_standings(c, challenge))
        mine = [run for run in runs if (run.kind, run.game, run.period) == challenge.words]
        end = datetime.datetime.combine(challenge.last + datetime.timedelta(days=1), datetime.time(),
                                        datetime.UTC).timestamp()
        return wire.ChallengeInfo(
            kind=challenge.kind, game=challenge.game, period=challenge.period,  # type: ignore[arg-type]
            version=challenge.version, seed=challenge.seed,
            leader=cat.name("leader", challenge.leader) if challenge.leader else "",
            difficulty=cat.name("difficulty", challenge.difficulty) if challenge.difficulty else "",
            twist=twist_info(cat, challenge.twist), until=end, played=len(rows),
            place=next((place for place, row in placed(rows) if is_own(row, profile)), None),
            attempts=[wire.AttemptInfo(table=run.table, attempt=run.attempt, counts=run.counts,
                                       total=None if run.score is None else run.score.total) for run in mine])

    @staticmethod
    def _row(place: int, row: Standing, profile: Profile | None) -> wire.ChallengeRow:
        score = row.score
        server = fingerprint(from_text(row.server, KEY_BYTES)) if row.server else ""
        return wire.ChallengeRow(place=place, name=shown(row.name), total=score.total, won=score.won,
                                 points=score.points, margin=score.margin, rounds=score.rounds, server=server,
                                 you=is_own(row, profile))

    # ------------------------------------------------------------------ the list

    def endpoints(self) -> list[Endpoint]:
        one = "/api/challenges/{kind}/{game}/{period}"
        day = (Query("day", str, "a day such as 2026-11-19; without one today, in UTC", "", length=10),)
        acts: tuple[int, ...] = (400, 401, 403, 404, 413, 415, 422, 429)
        listed: list[tuple[str, str, Any, Any, str, dict[str, Any]]] = [
            ("GET", "/api/challenges", self.day, wire.ChallengeDay, "The challenges of a day.",
             {"query": day, "troubles": (400, 404)}),
            ("GET", one, self.table, wire.ChallengeTable, "The table of a challenge.", {"troubles": (404,)}),
            ("GET", f"{one}/result", self.result, wire.ResultFile, "The signed result of one's first attempt.",
             {"troubles": (401, 403, 404)}),
            ("GET", "/api/challenges/tables/{id}", self.score, wire.ChallengeScore, "What a finished game is worth.",
             {"troubles": (404,)}),
            ("POST", one, self.play, TableCreated, "Begin an attempt.",
             {"status": 201, "making": True, "joins": True, "troubles": (403, 404, 422, 429)}),
            ("POST", "/api/challenges/results", self.bring, wire.ChallengeTable, "Add a result from another server.",
             {"body": wire.ResultIn, "making": True, "room": self.settings.record + 4096, "troubles": acts}),
        ]
        return [Endpoint(method, path, handler, answer, about, own=True, **more)
                for method, path, handler, answer, about, more in listed]


def player_of(profile: str) -> str:
    """What tells a profile from others in its results, without saying which one it is."""
    return hashlib.sha256(f"landsraad player {profile}".encode()).hexdigest()[:16]


def is_own(row: Standing, profile: Profile | None) -> bool:
    return profile is not None and not row.server and row.player == profile.id


def shown(name: str) -> str:
    return name or "…"
