"""Scores of attempts that are over. They follow from the record, so they are filled in when somebody asks."""

from __future__ import annotations

import asyncio

import landsraad
from landsraad.challenges.results import moves_of
from landsraad.challenges.scoring import Score, score_of
from landsraad.kernel.records.format import parse_record
from landsraad.server.challenges.rows import read_finished, read_unscored, write_score
from landsraad.server.tables.open_tables import OpenTables
from landsraad.server.tables.records import unpacked_record


class Scores:
    def __init__(self, tables: OpenTables) -> None:
        self.tables = tables
        self._turn = asyncio.Lock()

    async def settle(self) -> None:
        """Scores all attempts that are over. A game that has just ended is waited for."""
        store = self.tables.store
        async with self._turn:
            for id in await store.read(read_unscored):
                live = self.tables.open.get(id)
                if live is not None and live.finishing is not None:
                    await asyncio.shield(live.finishing)
            for id, record, finished in await store.read(read_finished):
                score, moves = await asyncio.to_thread(scored, unpacked_record(record))
                await store.write(lambda c, id=id, score=score, moves=moves, finished=finished:  # type: ignore[misc]
                                  write_score(c, id, score, moves, finished))


def scored(record: str) -> tuple[Score, str]:
    table = parse_record(record, {name: landsraad.game(name) for name in landsraad.games()}).table
    return score_of(table), moves_of(table)
