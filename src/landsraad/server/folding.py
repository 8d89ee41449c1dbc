"""From the log to the table: the state is the fold of the log, and a snapshot is what it can be checked against.

If the rules have changed since, an old log may lead elsewhere. Then the table goes on from its last snapshot, which is
a position and not a story; only if even that cannot be continued it can no longer be played, and says so.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import msgspec

import landsraad
from landsraad.kernel.codec import decode_state, encode_state, seal_of
from landsraad.kernel.errors import BadInput
from landsraad.kernel.table import Table, edited_table, open_table
from landsraad.play import Seat, Session
from landsraad.server.rows import MOVE, UNDO, WATCH, LogRow, Saved, SeatRow, SnapshotRow, TableRow

ENCODE: Final = msgspec.json.Encoder().encode


@dataclass(slots=True)
class Folded:
    session: Session
    seq: int
    cuts: list[tuple[int, int]] = field(default_factory=list)  # undos: (seq, how many moves they left)
    trouble: str = ""  # why the game cannot go on


def fold(log: Sequence[LogRow]) -> tuple[list[str], list[tuple[int, int]]]:
    """The moves that stand, and where moves were taken back."""
    moves: list[str] = []
    cuts: list[tuple[int, int]] = []
    for row in log:
        if row.kind == MOVE:
            moves.append(row.text)
        elif row.kind == UNDO:
            n = int(row.text)
            if n > len(moves):
                raise BadInput(f"entry {row.seq} takes {n} moves back, and there are {len(moves)}")
            del moves[len(moves) - n:]
            cuts.append((row.seq, len(moves)))
    return moves, cuts


def sit(seats: Sequence[SeatRow]) -> list[Seat]:
    return [Seat(seat.seat, seat.controller, seat.name, seat.bot) for seat in seats if seat.controller != WATCH]


def begin(row: TableRow) -> Table:
    options = json.loads(row.options)
    game = landsraad.game(row.game).variant(options)
    if row.start is None:
        return open_table(game, options, row.whole_seed)
    start = decode_state(game.plan, json.loads(row.start))
    return edited_table(game, game.check_options(options), row.whole_seed, start)


def open_saved(saved: Saved) -> Folded:
    log = saved.news.log
    seq = log[-1].seq if log else 0
    try:
        return _from_the_start(saved, seq)
    except BadInput as error:
        if saved.snapshot is None:
            return Folded(_empty(saved), seq, trouble=f"the rules have changed: {error}")
        return _from_snapshot(saved, saved.snapshot, seq, str(error))


def _empty(saved: Saved) -> Session:
    return Session(begin(saved.table), sit(saved.news.seats))


def _from_the_start(saved: Saved, seq: int) -> Folded:
    moves, cuts = fold(saved.news.log)
    session = _empty(saved)
    shot = saved.snapshot
    check_at = -1
    if shot is not None:
        then, _ = fold([row for row in saved.news.log if row.seq <= shot.seq])
        if moves[:len(then)] == then:
            check_at = len(then)
    for n in range(len(moves) + 1):
        if n == check_at and shot is not None and session.table.fingerprint() != shot.fingerprint:
            raise BadInput(f"after move {n} the state is another one than it was")
        if n < len(moves):
            session.play(moves[n])
    return Folded(session, seq, cuts)


def _from_snapshot(saved: Saved, shot: SnapshotRow, seq: int, why: str) -> Folded:
    given = json.loads(saved.table.options)
    game = landsraad.game(saved.table.game).variant(given)
    options = game.check_options(given)
    try:
        state = decode_state(game.plan, json.loads(shot.state), shot.fingerprint)
        session = Session(edited_table(game, options, saved.table.whole_seed, state), sit(saved.news.seats))
        moves, cuts = fold([row for row in saved.news.log if row.seq > shot.seq])
        for move in moves:
            session.play(move)
        return Folded(session, seq, cuts)
    except BadInput:
        return Folded(_empty(saved), seq, trouble=f"the rules have changed: {why}")


def take_snapshot(table: Table, id: str, seq: int) -> dict[str, object]:
    """The columns of a snapshot of the state as it is after `seq` entries."""
    state = encode_state(table.state)
    return {"table_id": id, "seq": seq, "rules": table.game.version, "fingerprint": seal_of(state),
            "state": ENCODE(state).decode()}
