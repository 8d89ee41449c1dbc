"""Boards to analyse on: positions with the moves made there, in memory only.

A board is a live table that no database knows. Every request names the whole position, so a board that was dropped, or
is asked for at another process, is made again. What a position from a text or its moves ask of the rules is tried in
the process for imports first (`record_imports`), which has a time limit.
"""

from __future__ import annotations

import copy
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final

from landsraad.kernel.errors import BadInput
from landsraad.kernel.packing import pack
from landsraad.kernel.reasons import Reason
from landsraad.kernel.table import Table
from landsraad.play import HUMAN, Session
from landsraad.play.seats import player_seats
from landsraad.server.protocol.analysis_messages import Analysed
from landsraad.server.protocol.messages import SeatWish
from landsraad.server.storage.queries import OPEN, SeatRow, TableRow
from landsraad.server.tables.live_table import LiveTable
from landsraad.server.tables.log_replay import ReplayedLog, sit
from landsraad.server.tables.open_tables import NAME_LIMIT, OpenTables, checked_title, seat_rows
from landsraad.server.tables.record_imports import Importer, Moves, Placed, placed_table
from landsraad.server.tables.refusals import BrokenMove, NotYours, Refused, Told

BOARD: Final = "analysis"  # the id of every board
KEPT: Final = 128  # boards in memory
MOST_PLAYERS: Final = 1  # a game in play is analysed by the one who plays it alone


class WrongPosition(Told):
    """A text that is neither a scenario nor a record, with the line that is wrong; 0: not a single one."""

    status = 400

    def __init__(self, detail: str, line: int) -> None:
        super().__init__(Reason("position-line", line=line, detail=detail) if line else
                         Reason("position-wrong", detail=detail))
        self.line = line


@dataclass(slots=True)
class Board:
    """key: of the position and the moves. steps: what a scenario goes on with."""

    key: str
    live: LiveTable
    base: Placed
    steps: list[str] = field(default_factory=list)


class Boards:
    def __init__(self, open_tables: OpenTables, importer: Importer,
                 aside: Callable[..., Awaitable[Any]]) -> None:
        self.open_tables = open_tables
        self.importer = importer
        self.aside = aside  # runs work in a thread
        self.kept: OrderedDict[str, Board] = OrderedDict()

    async def find(self, wish: Analysed, seat_of: Callable[[LiveTable, str], Awaitable[str | None]],
                   address: str) -> Board:
        """The board of a position. seat_of: finds the seat of a token."""
        if bool(wish.text) == bool(wish.table):
            raise BadInput("name a text or a table, and not both")
        source = await self._allowed(wish, seat_of) if wish.table else None
        named = [wish.text, str(wish.at)] if source is None else [source.id, str(wish.at), str(source.seq)]
        start = _digest(*named)
        keys = [start]
        for move in wish.moves:
            keys.append(_digest(keys[-1], move))
        for n in range(len(keys) - 1, -1, -1):
            found = self.kept.get(keys[n])
            if found is not None:
                self.kept.move_to_end(keys[n])
                break
        else:
            n, found = 0, await self._begin(keys[0], wish, source, address)
        return found if n == len(wish.moves) else await self._play(found, wish.moves[n:], keys[n + 1:], n, address)

    # ------------------------------------------------------------------ where positions come from

    async def _allowed(self, wish: Analysed, seat_of: Callable[[LiveTable, str], Awaitable[str | None]]) -> LiveTable:
        """The table, if it may be analysed: a game in play only by somebody who plays it alone, and apart from others.
        In all others a board would show hidden cards, or what a strong bot would play."""
        live = await self.open_tables.get(wish.table)
        if not live.table.over:
            if not (live.row.sandbox or live.row.lesson):
                raise Refused(Reason("analysis-too-early"))
            if sum(row.controller in (HUMAN, OPEN) for row in live.seats) > MOST_PLAYERS:
                raise Refused(Reason("analysis-too-early"))
            if await seat_of(live, wish.token) is None:
                raise NotYours(Reason("analysis-not-yours"))
        return live

    async def _begin(self, key: str, wish: Analysed, source: LiveTable | None, address: str) -> Board:
        if source is None:
            base = await self.importer.place(wish.text, wish.at, address)
            if base.error:
                raise WrongPosition(base.error, base.line)
            table = await self.aside(placed_table, base)
        else:
            base, table = await self._moment(source, wish.at)
        names = {seat: name[:NAME_LIMIT] for seat, name in base.names.items() if name.isprintable()}
        live = await self.aside(board_of, table, base.title, names, self.open_tables)
        return self._keep(Board(key, live, base, base.moves))

    async def _moment(self, live: LiveTable, at: int) -> tuple[Placed, Table]:
        """A table after so many moves."""
        first, last = len(live.table.moves) - len(live.session.steps), len(live.table.moves)
        at = last if at < 0 else at
        if not first <= at <= last:
            raise Refused(Reason("no-such-moment", first=first, last=last))
        await live.prepare(at)
        if at > len(live.table.moves):
            raise Refused(Reason("no-such-moment", first=first, last=len(live.table.moves)))
        state = live.playable_past(at) if at < live.table.prior else live.state_at(at)
        game, options = live.table.game, live.table.options
        base = Placed(game=game.name, options=options, seed=str(live.table.seed), state=pack(state), at=at, last=last,
                      title=live.row.title, names={row.seat: row.name for row in live.seats if row.name})
        return base, placed_table(base)

    # ------------------------------------------------------------------ moves

    async def _play(self, board: Board, moves: list[str], keys: list[str], made: int, address: str) -> Board:
        table = board.live.table
        tried = await self.importer.try_moves(
            Moves(table.game.name, table.options, pack(table.state), list(table.state.chance or []), moves), address)
        if tried.broken:
            raise BrokenMove(Reason("broken-move"))
        good = moves if not tried.wrong else moves[:tried.wrong - 1]
        for move, key in zip(good, keys, strict=False):
            board = self._keep(Board(key, await self.aside(after, board.live, move), board.base, board.steps))
        if tried.wrong:
            now, text = board.live.table, moves[tried.wrong - 1]
            if now.over:
                raise Refused(Reason("over"))
            raise Refused(now.refusal(now.parse(text)), board.live)
        return board

    def _keep(self, board: Board) -> Board:
        self.kept[board.key] = board
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return board


def board_of(table: Table, title: str, names: dict[str, str], open_tables: OpenTables) -> LiveTable:
    """A live table that stands in no database. All its players sit at one screen."""
    seats = seat_rows(table, [SeatWish() for _ in player_seats(table)], names, {})
    for seat in seats:
        seat.token = ""
    row = TableRow(id=BOARD, game=table.game.name, rules="", options="", start="", title=_title(title), listed=False,
                   seeded=False, sandbox=True, maker="", created=0.0, deal=str(table.seed))
    return LiveTable(open_tables.store, row, seats, [], ReplayedLog(Session(table, sit(seats)), 0), local=True)


def after(live: LiveTable, move: str) -> LiveTable:
    """The board after one more move; the other one does not change."""
    session = copy.copy(live.session)
    session.table, session.steps = live.session.table.clone(), live.session.steps[:]
    number = session.table.parse(move)
    session.accept(number, session.table.attempt(number))
    seats: list[SeatRow] = live.seats
    return LiveTable(live.store, live.row, seats, [], ReplayedLog(session, live.seq + 1), local=True)


def _title(title: str) -> str:
    try:
        return checked_title(title)
    except BadInput:
        return ""


def _digest(*words: str) -> str:
    found = sha256()
    for word in words:
        found.update(f"{len(word)} ".encode())
        found.update(word.encode("utf-8", "replace"))
    return found.hexdigest()
