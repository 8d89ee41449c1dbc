"""Opens a stored table: replays its log and checks the result.

Every move was stored with what it changed, so a replay can be checked to the last cell. Where today's rules lead
elsewhere, or cannot go on at all, nothing is played again: the table goes on from the last stored position, everything
before it is shown as it was stored (`past`), and an entry of the log says so.

Tables from before moves were stored with their changes are replayed once with the generator of their time, and get what
they lack.
"""

from __future__ import annotations

import json
import logging
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import landsraad
from landsraad.kernel.chance import KEY_BYTES, words_of_key
from landsraad.kernel.codec import decode_state, stable_hash
from landsraad.kernel.deltas import Delta, encode_delta
from landsraad.kernel.engine import Plan, State, is_formality
from landsraad.kernel.events import MENDED
from landsraad.kernel.game import Game
from landsraad.kernel.layouts import Layout, Position, layout_of
from landsraad.kernel.packing import pack, unpack
from landsraad.kernel.records.format import write_record
from landsraad.kernel.table import Table, edited_table, open_table
from landsraad.play import Seat, Session
from landsraad.play.rulesets import Ruleset, ruleset_of
from landsraad.reference.mended import mended_rules
from landsraad.server.storage.queries import BEGIN, MOVE, RULES, UNDO, WATCH, LogRow, Saved, SeatRow, TableRow
from landsraad.server.tables.past import SAME, Past, pack_whole, packed_position, read_rules

LOG: Final = logging.getLogger("landsraad.server")


@dataclass(slots=True)
class ReplayedLog:
    session: Session
    seq: int
    cuts: list[tuple[int, int]] = field(default_factory=list)  # undos: (seq, how many moves they left)
    trouble: str = ""  # why the game cannot go on
    past: Past | None = None


@dataclass(slots=True)
class Mend:
    """What has to be stored before a table can be opened, because it goes on under today's rules."""

    why: str  # for the operator
    rules: Ruleset
    packed: bytes  # the position it goes on from
    lost: int = 0  # moves at the end that could not be carried over
    opening: bytes | None = None  # where the table began, if the log does not say so yet
    deltas: dict[int, bytes] = field(default_factory=dict)  # what moves changed, by the number of their entries
    record: str = ""


class Differs(Exception):
    """Raised when today's rules lead elsewhere than the stored game."""

    def __init__(self, why: str, move: int = 0) -> None:
        super().__init__(why)
        self.move = move  # the first that differs


def replay_log(log: Sequence[LogRow]) -> tuple[list[LogRow], list[tuple[int, int]]]:
    """The moves that were not undone, and where moves were undone."""
    moves: list[LogRow] = []
    cuts: list[tuple[int, int]] = []
    for row in log:
        if row.kind == MOVE:
            moves.append(row)
        elif row.kind == UNDO:
            n = int(row.text)
            if not 0 < n <= len(moves):
                raise Differs(f"entry {row.seq} takes {n} moves back, and there are {len(moves)}")
            del moves[len(moves) - n:]
            cuts.append((row.seq, len(moves)))
    return moves, cuts


def sit(seats: Sequence[SeatRow]) -> list[Seat]:
    return [Seat(seat.seat, seat.controller, seat.name, seat.bot) for seat in seats if seat.controller != WATCH]


def game_of(row: TableRow) -> Game:
    return landsraad.game(row.game).variant(json.loads(row.options))


def begin(row: TableRow) -> Table:
    options, game = json.loads(row.options), game_of(row)
    if row.start is None:
        return open_table(game, options, row.whole_seed)
    start = decode_state(game.plan, json.loads(row.start))
    return edited_table(game, game.check_options(options), row.whole_seed, start)


def deltas_of(table: Table) -> list[bytes]:
    """What each move of a table changed."""
    replay = begin_again(table)
    out = []
    for move in table.moves:
        after = replay.attempt(move)
        out.append(encode_delta(replay.state, after, after.log or []))
        replay.accept(move, after)
    return out


def begin_again(table: Table) -> Table:
    if not table.edited:
        return open_table(table.game, table.options, table.seed)
    return edited_table(table.game, table.options, table.seed, table.start.clone())


# ------------------------------------------------------------------ opening


def open_saved(saved: Saved) -> ReplayedLog | Mend:
    log = saved.news.log
    if not any(row.kind == RULES for row in log):
        return convert(saved)
    game = game_of(saved.table)
    last = max(i for i, row in enumerate(log) if row.kind == RULES)
    (was, _), now = read_rules(log[last].text), ruleset_of(game)
    if was.mended > now.mended:
        return unplayable(saved, f"it is played with rules of a later version ({was})")
    if mended_rules(saved.table.game, was.mended, now.mended):
        return go_on(saved, f"its rules were {was}, and are {now}")
    try:
        opened = replay(saved, since(log))
    except Exception as error:  # whatever today's rules raise, the stored game can be shown
        return go_on(saved, f"{type(error).__name__}: {error}")
    if was.layout == now.layout:
        return opened
    state = opened.session.table.state
    return Mend("the same game, whose cells and effects have other numbers now", now, pack_whole(state, []), SAME)


def since(log: Sequence[LogRow]) -> int:
    """The entry about rules after which nothing changed but, perhaps, the numbers of cells and effects."""
    return max(i for i, row in enumerate(log) if row.kind == RULES and read_rules(row.text)[1] != SAME)


def replay(saved: Saved, at: int) -> ReplayedLog:
    """Plays what follows an entry about rules, and compares each move with its stored changes."""
    log, game = saved.news.log, game_of(saved.table)
    rules, stored = log[at], Stored(saved, game.plan, at)
    past: Past | None = None
    if rules.seq == BEGIN:
        table = begin(saved.table)
        if not stored.begins(table):
            raise Differs("the set-up is not as it was")
        steps = []
    else:
        past = Past(game.plan, log[:at + 1], layouts_of(saved))
        options = game.check_options(json.loads(saved.table.options))
        table = edited_table(game, options, saved.table.whole_seed, stored.state())
        if table.over and past.events[-1].kind is MENDED:
            del past.events[-1]  # the table cannot be played on
        table.moves, table.prior, table.told = past.moves[:], len(past.moves), past.events
        steps = past.steps[:]
    session = Session(table, sit(saved.news.seats), steps=steps)
    for n, row in enumerate(replay_log(log[at:])[0], table.prior + 1):
        number = table.parse(row.text)
        if not table.state.is_legal(number):
            raise Differs(f"move {n}, {row.text!r}, is not possible there", n)
        after = table.attempt(number)
        if row.delta is not None and not stored.leads_to(row, table.state, after):
            raise Differs(f"move {n}, {row.text!r}, leads to a different position", n)
        session.accept(number, after)
    return ReplayedLog(session, log[-1].seq, replay_log(log)[1], past=past)


class Stored:
    """What was stored of a game after an entry about rules. Different layouts are compared by names."""

    def __init__(self, saved: Saved, plan: Plan, at: int) -> None:
        self.plan = plan
        self.digest = layout_of(plan)[0]
        self.layouts = layouts_of(saved)
        self.first = saved.news.log[at]
        self.rules: dict[int, LogRow] = {}  # for each entry, the one about rules before it
        for row in saved.news.log[at:]:
            self.rules[row.seq] = row if row.kind == RULES else self.rules[row.seq - 1]
        self.position: Position | None = None if self._is_today(self.first) else self._position(self.first)

    def _is_today(self, rules: LogRow) -> bool:
        return read_rules(rules.text)[0].layout == self.digest

    def _position(self, rules: LogRow) -> Position:
        assert rules.delta is not None
        return Position(self.layouts[read_rules(rules.text)[0].layout], packed_position(rules.delta))

    def state(self) -> State:
        assert self.first.delta is not None
        if self.position is None:
            return unpack(self.plan, packed_position(self.first.delta))
        return decode_state(self.plan, self.position.encoded())

    def begins(self, table: Table) -> bool:
        """Whether a new table is dealt as this one was."""
        if self.position is None:
            return pack_whole(table.state, table.happened()) == self.first.delta
        return self._is(table.state)

    def leads_to(self, row: LogRow, before: State, after: State) -> bool:
        """Whether a stored move changes the same cells today."""
        assert row.delta is not None
        rules = self.rules[row.seq]
        if self._is_today(rules):
            return encode_delta(before, after, after.log or []) == row.delta
        if self.position is None or self.position.layout is not self.layouts[read_rules(rules.text)[0].layout]:
            self.position = self._position(rules)
            if not self._is(before):
                return False
        self.position.apply(Delta(row.delta))
        return self._is(after)

    def _is(self, state: State) -> bool:
        assert self.position is not None
        then = self.position.state(self.plan)
        then.key = self.position.key
        return pack(then) == pack(state)


def layouts_of(saved: Saved) -> dict[str, Layout]:
    return {digest: Layout(data) for digest, data in saved.layouts.items()}


# ------------------------------------------------------------------ going on from what was stored


def go_on(saved: Saved, why: str) -> ReplayedLog | Mend:
    """Continues from the last position that can be played."""
    game = game_of(saved.table)
    past = Past(game.plan, saved.news.log, layouts_of(saved))
    for moves in range(len(past.moves), -1, -1):
        state = past.playable_at(moves)
        if state is None:
            LOG.warning("table %s: the position after %d moves cannot be played on", saved.table.id, moves)
            continue
        return Mend(why, ruleset_of(game), pack_whole(state, []), len(past.moves) - moves)
    return unplayable(saved, why)


def unplayable(saved: Saved, why: str) -> ReplayedLog:
    """A table that can only be looked at."""
    game = game_of(saved.table)
    past = Past(game.plan, saved.news.log, layouts_of(saved))
    state = past.state_at(len(past.moves)) or begin(saved.table).state
    table = edited_table(game, game.check_options(json.loads(saved.table.options)), saved.table.whole_seed, state)
    table.moves, table.prior, table.told = past.moves[:], len(past.moves), past.events
    log = saved.news.log
    session = Session(table, sit(saved.news.seats), steps=past.steps[:])
    return ReplayedLog(session, log[-1].seq if log else 0, trouble=why, past=past)


# ------------------------------------------------------------------ tables from before


def convert(saved: Saved) -> Mend | ReplayedLog:
    """Replays a table whose log has only moves, once, with the generator of its time."""
    table = begin(saved.table)
    pass_over(table)
    mend = Mend("made before moves were stored with what they changed", ruleset_of(table.game), b"",
                opening=pack_whole(table.state, table.happened()))
    rows = replay_log(saved.news.log)[0]
    shot, check_at = saved.snapshot, -1
    if shot is not None:
        then = replay_log([row for row in saved.news.log if row.seq <= shot.seq])[0]
        check_at = len(then) if rows[:len(then)] == then else -1
    carried = 0
    try:
        for row in [*rows, None]:
            if shot is not None and carried == check_at and stable_hash(table.state) != shot.fingerprint:
                raise Differs(f"after move {carried} the position is not the stored one")
            if row is not None:
                carry_over(table, row, mend)
                carried += 1
        if table.over and not table.edited:
            names = {seat.seat: seat.name for seat in saved.news.seats if seat.name and seat.seat in table.seats}
            mend.record = write_record(table, names)
    except Exception as error:
        mend.why += f"; {type(error).__name__}: {error}"
        if check_at >= carried:  # the stored position is further on than today's rules come
            assert shot is not None
            try:
                state = decode_state(table.game.plan, json.loads(shot.state), shot.fingerprint)
                table = edited_table(table.game, table.options, table.seed, state)
                mend.deltas.clear()
                carried = check_at
                for row in rows[check_at:]:
                    carry_over(table, row, mend)
                    carried += 1
            except Exception as again:
                mend.why += f"; {type(again).__name__}: {again}"
        mend.lost = len(rows) - carried
    if not table.over:
        table.state.rekey(words_of_key(secrets.token_bytes(KEY_BYTES)))
    mend.packed = pack_whole(table.state, [])
    return mend


def pass_over(table: Table) -> None:
    """Gives the only answer to questions that did not exist in the time of the table."""
    while is_formality(table.state):
        only = table.legal()[0]
        table.accept(only, table.attempt(only))


def carry_over(table: Table, row: LogRow, mend: Mend) -> None:
    """Plays one move, and the only answers to questions that did not exist in its time."""
    number = table.parse(row.text)
    before, events = table.state, len(table.happened())
    if not table.state.is_legal(number):
        raise Differs(f"entry {row.seq}, {row.text!r}, is not possible there")
    table.accept(number, table.attempt(number))
    pass_over(table)
    mend.deltas[row.seq] = encode_delta(before, table.state, table.happened()[events:])
