"""The seats of a profile: kept by showing their links, opened again without them.

A profile has a seat as long as the link that it has shown is the seat's link. When somebody renews the link, the seat
belongs to those who have the new one, and the profile has to be shown it.
"""

from __future__ import annotations

import asyncio
import re
import time
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import Connection, select

from landsraad.kernel.reasons import Reason
from landsraad.play import AUTOMA, HUMAN
from landsraad.server.profiles.rows import Profile, holds_seat, write_kept
from landsraad.server.protocol.messages import Token
from landsraad.server.protocol.profile_messages import ProfileGame
from landsraad.server.protocol.table_messages import OwnSeats
from landsraad.server.storage.queries import WATCH, hashed, new_token
from landsraad.server.storage.schema import KEPT, LOG, SEATS, TABLES
from landsraad.server.tables.open_tables import OpenTables
from landsraad.server.tables.records import unpacked_record
from landsraad.server.tables.refusals import Missing, Refused
from landsraad.server.views.cached_messages import cached_messages
from landsraad.text.people import shown_name

COPIES: Final = 8  # devices of a seat: the one that was opened first gives way
LISTED: Final = 200  # games
LOOKED_AT: Final = 20  # running games of which it is known whose turn it is
SCORED: Final = 60  # finished games with their scores
TRIES: Final = 3
RESULT: Final = re.compile(r"\[result ([^\]]*)\]")
SCORE: Final = re.compile(r"(\w+) (-?\d+)")


class ProfileSeats:
    def __init__(self, tables: OpenTables) -> None:
        self.tables = tables
        self.store = tables.store

    async def keep(self, profile: Profile, seats: list[OwnSeats]) -> None:
        """Keeps every seat that one of the tokens opens. Others are passed over: links get old."""
        now = time.time()
        for own in seats:
            try:
                live = await self.tables.get(own.id)
            except Missing:
                continue
            for token in own.tokens:
                await live.admit(token)
                seat = live.seat_of(token)
                row = None if seat is None else live.seat_row(seat)
                if row is not None:
                    await self.store.write(lambda c, id=own.id, row=row: write_kept(  # type: ignore[misc]
                        c, profile.id, id, row.seat, row.token, now))
            live.noticed = -1  # from now on the profile gets notices of it
            self.tables.on_change(live)

    async def open(self, profile: Profile, id: str, seat: str) -> Token:
        """A link to a seat of the profile. Those that exist stay valid."""
        live = await self.tables.get(id)
        for _ in range(TRIES):
            await live.catch_up()
            old = live.seat_row(seat)
            proof = await self.store.read(lambda c: holds_seat(c, profile.id, id, seat))
            if old is None or old.controller != HUMAN or not proof or proof != old.token:
                raise Missing(Reason("seat-not-kept"))
            token = new_token()
            copies = [*old.copies.split(), hashed(token)][-COPIES:]
            new = replace(old, copies=" ".join(copies))
            if await asyncio.shield(asyncio.ensure_future(self.tables.change_seat(live, old, new))):
                return Token(seat=seat, token=token)
        raise Refused(Reason("seat-changed-hands"))

    async def games(self, profile: Profile, lang: str) -> list[ProfileGame]:
        """The games of a profile: first those that wait for it, then the latest."""
        rows, names = await self.store.read(lambda c: read_games(c, profile.id))
        out = [self._game(row, names, lang) for row in rows]
        for game in [game for game in out if not game.over][:LOOKED_AT]:
            try:
                live = await self.tables.get(game.id)
            except Missing:
                continue
            game.yours = live.stuck is None and live.table.actor == game.seat
            game.round = live.round()
        over = [game.id for game in out if game.over][:SCORED]
        add_scores(out, await self.store.read(lambda c: read_results(c, over)))
        return sorted(out, key=lambda game: (game.over, not game.yours, -game.active))

    @staticmethod
    def _game(row: Any, names: dict[str, list[tuple[str, str]]], lang: str) -> ProfileGame:
        cat = cached_messages(lang)
        return ProfileGame(
            id=row.id, seat=row.seat, name=shown_name(cat, row.name, row.seat), game=row.game, title=row.title,
            people=[shown_name(cat, name, seat) for seat, name in names[row.id] if seat != row.seat and name],
            players=len(names[row.id]), created=row.created, active=row.active or row.created, over=bool(row.finished),
            round=row.round, yours=False, scores=[])


def read_games(connection: Connection, profile: str) -> tuple[list[Any], dict[str, list[tuple[str, str]]]]:
    active = select(LOG.c.at).where(LOG.c.table_id == TABLES.c.id).order_by(LOG.c.seq.desc()).limit(1).scalar_subquery()
    rows = list(connection.execute(
        select(TABLES.c.id, SEATS.c.seat, SEATS.c.name, TABLES.c.game, TABLES.c.title, TABLES.c.created,
               active.label("active"), TABLES.c.finished, TABLES.c.round)
        .join(SEATS, SEATS.c.table_id == TABLES.c.id)
        .join(KEPT, (KEPT.c.table_id == SEATS.c.table_id) & (KEPT.c.seat == SEATS.c.seat))
        .where(KEPT.c.profile_id == profile, KEPT.c.proof == SEATS.c.token)
        .order_by(TABLES.c.finished, TABLES.c.created.desc()).limit(LISTED)))
    names: dict[str, list[tuple[str, str]]] = {row.id: [] for row in rows}
    for row in connection.execute(
            select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.name).where(
                SEATS.c.table_id.in_(list(names)), SEATS.c.controller.not_in((WATCH, AUTOMA))).order_by(SEATS.c.seat)):
        names[row.table_id].append((row.seat, row.name))
    return rows, names


def read_results(connection: Connection, ids: list[str]) -> dict[str, str]:
    """The results of finished games, as their records tell them."""
    found = connection.execute(select(TABLES.c.id, TABLES.c.record).where(
        TABLES.c.id.in_(ids), TABLES.c.record.is_not(None)))
    results = {row.id: RESULT.search(unpacked_record(row.record)) for row in found}
    return {id: result[1] for id, result in results.items() if result is not None}


def add_scores(games: list[ProfileGame], results: dict[str, str]) -> None:
    for game in games:
        scores = {seat: int(score) for seat, score in SCORE.findall(results.get(game.id, ""))}
        if game.seat in scores:
            own = scores.pop(game.seat)
            game.scores = [own, *sorted(scores.values(), reverse=True)]
