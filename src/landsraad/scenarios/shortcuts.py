"""Shortcuts in scenarios: fills in moves that only lead up to the one that is written."""

from __future__ import annotations

from typing import Final

from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State, apply, is_formality
from landsraad.kernel.errors import BadInput
from landsraad.kernel.events import MOVED
from landsraad.kernel.table import Table

BARE: Final = ("skip", "end", "pass", "done")  # each means the only legal move that declines something
DEPTH: Final = 3  # most moves that a step may leave out
AHEAD: Final = 8  # most moves without a choice that may be left out before an expectation


def forced_moves(state: State) -> list[tuple[int, int]]:
    """The moves that followed automatically from the first one of the log, with their seats."""
    return [(event.seat, event.values[0]) for event in state.log or [] if event.kind is MOVED][1:]


def play_on(table: Table, move: int) -> None:
    """Plays a move, and answers questions with a single answer that are only asked to keep secrets."""
    table.play(move)
    while is_formality(table.state):
        table.play(table.legal()[0])


def missing_results(draws: list[tuple[str, bool]]) -> str:
    """An error if the forced results end in the middle of a roll, so that the rest would be random."""
    kind, missing = "", 0
    for what, forced in draws:
        kind = what if forced else kind if what else ""
        missing += bool(kind) and not forced and what == kind
    return f"chance: the list ends in the middle of a roll; it needs {missing} more ({kind})" if missing else ""


def decides(table: Table, seat: str) -> bool:
    """Does the seat decide, for itself or for another? A scenario may name either of them."""
    return not table.over and seat in (table.actor, table.seats[table.state.seat])


def is_idle(table: Table) -> bool:
    """Is ending the turn the only legal move?"""
    moves = table.legal()
    return len(moves) == 1 and table.notation(moves[0]) in table.game.decline_moves()


def asked_next(table: Table, seat: str, text: str) -> bool:
    """Is that very word an answer to what the seat is asked after its only move?"""
    after = state_after(table, table.legal())
    return not after.over and table.seats[after.actor] == seat and text in texts_of(table, after)


def ending_move(table: Table) -> int:
    """The move that ends a turn with nothing left to do but anytime moves; NONE if there is more to do."""
    due = due_moves(table)
    return due[0] if len(due) == 1 and table.notation(due[0]) in table.game.decline_moves() else NONE


def only_gain(table: Table) -> int:
    """The gain that is there for the taking, if nothing else is asked; NONE if there is none."""
    due = due_moves(table)
    gains = [move for move in due if table.notation(move).split()[0] in table.game.gains_to_take()]
    rest = [move for move in due if move not in gains]
    declines = all(table.notation(move) in table.game.decline_moves() for move in rest)
    return gains[0] if len(gains) == 1 and declines else NONE


def way_out(table: Table) -> list[int]:
    """The moves that take gains, in printed order, and end the turn, if that is all there is to do; else none."""
    ahead, way, gains = table.clone(), list[int](), 0
    while len(way) < AHEAD and not ahead.over and ahead.actor == table.actor:
        gain = only_gain(ahead)
        gains += gain != NONE
        move = gain if gain != NONE else ending_move(ahead)
        if move == NONE:
            move = next_in_order(ahead)
        if move == NONE:
            return []
        way.append(move)
        play_on(ahead, move)
    return way if gains and ahead.actor != table.actor else []


def due_moves(table: Table) -> list[int]:
    """The legal moves without those that are possible at any time."""
    anytime_moves = table.game.anytime_moves(table.state)
    return [move for move in table.legal() if table.notation(move).split()[0] not in anytime_moves]


def texts_of(table: Table, state: State) -> dict[str, int]:
    """The legal moves by all their texts."""
    game = table.game
    texts = {table.notation(twin): move for move in state.legal() for twin in game.equivalent_moves(state, move)}
    return texts | {table.notation(move): move for move in state.legal()}


def implied_by(table: Table, seat: str, text: str, remote: bool = False) -> list[int]:
    """The first move towards the written one; empty if it is ambiguous.

    An order that the scenario does not write is the printed one. A real choice must be the only way there.
    """
    ways = [[move] for move in openers_of(table, table.state, remote)]
    for _ in range(DEPTH):
        distances = [distance_of(table, way, seat, text) for way in ways]
        nearest_by = min((n for n in distances if n != NONE), default=NONE)
        found = [way for way, n in zip(ways, distances, strict=True) if n == nearest_by != NONE]
        if found:
            free = len({choices_on(table, way) for way in found}) == 1 or (" " in text and ask_the_same(table, found))
            free = free or (text in BARE and {way[0] for way in found} == {*table.legal()})  # declines whatever it was
            return found[0][:1] if free or len({way[0] for way in found}) == 1 else []
        ways = [[*way, move] for way in ways
                for move in openers_of(table, state_after(table, way), remote) if move not in way]
    return []


def declined_before(table: Table, seat: str, text: str) -> list[int]:
    """The move that declines the rest of an action, if the written move is legal right after it."""
    declining = [move for move in table.legal() if table.notation(move) in table.game.decline_moves()]
    waits = text.split()[0] in table.game.late_moves() and len(declining) == 1
    return declining if waits and distance_of(table, declining, seat, text) != NONE else []


def choices_on(table: Table, way: list[int]) -> tuple[int, ...]:
    """The real choices among some moves, without those that only choose an order."""
    orders = table.game.orders()
    return tuple(move for move in way if table.notation(move).split()[0] not in orders)


def ask_the_same(table: Table, ways: list[list[int]]) -> bool:
    """Do the moves only carry out gains, with the same question?

    For example two cards that place a spy each.
    """
    cleanup_moves = table.game.cleanup_moves()
    return (all(table.notation(move).split()[0] in cleanup_moves for way in ways for move in way)
            and len({tuple(texts_of(table, state_after(table, way))) for way in ways}) == 1)


def openers_of(table: Table, state: State, remote: bool) -> list[int]:
    game = table.game
    opening_moves = (*game.orders(), *game.opening_moves(), *(game.remote_opening_moves() if remote else ()))
    return [move for move in state.legal()
            if (table.notation(move).split()[0] in opening_moves or game.is_relay(state, move))
            and fits_forced_results(state, move)]


def fits_forced_results(state: State, move: int) -> bool:
    """False if the move needs a forced result and the next one of the scenario is for something else."""
    if state.chance:
        after = state.clone()
        try:
            apply(after, move)
        except BadInput:
            return False
    return True


def state_after(table: Table, way: list[int]) -> State:
    """The state after some moves. Its log has the events of the last one."""
    state = table.state.clone()
    state.listen()
    for move in way:
        state.log = []
        apply(state, move)
        while is_formality(state):
            apply(state, state.moves[0])
    return state


def distance_of(table: Table, way: list[int], seat: str, text: str) -> int:
    """How many moves are automatic until the written one is legal or automatic; NONE if it is neither."""
    state = state_after(table, way)
    forced = [(table.seats[who], table.notation(move)) for who, move in forced_moves(state)]
    if (seat, text) in forced:
        return forced.index((seat, text))
    texts = list(texts_of(table, state))
    if state.over or state.actor != table.seats.index(seat):
        return NONE
    decline_moves = [t for t in texts if t in table.game.decline_moves()]
    return len(forced) if text in texts or (text in BARE and len(decline_moves) == 1) else NONE


def after_preludes(table: Table) -> list[str]:
    """Moves that are legal in this turn after one of the moves that may start it."""
    turn_start_moves = table.game.turn_start_moves()
    return [text for move in table.legal() if table.notation(move).split()[0] in turn_start_moves
            for text in texts_of(table, state_after(table, [move]))]


def next_in_order(table: Table, backwards: bool = False) -> int:
    """The next move without a choice; NONE if there is none.

    It is the first of parts that may come in any order (`backwards`: the last), if only these are left, or a gain that
    asks nothing and leaves the decision as it is.
    """
    if table.over:
        return NONE
    due, orders, cleanup_moves = due_moves(table), table.game.orders(), table.game.cleanup_moves()
    if due and all(table.notation(move).split()[0] in orders for move in due):
        return due[-1 if backwards else 0]
    return next((move for move in due if table.notation(move).split()[0] in cleanup_moves
                 and asks_nothing(table, move)), NONE)


def next_relay(table: Table) -> int:
    """The move that passes the decision to another seat, if it is the only one; otherwise NONE."""
    due = [] if table.over else due_moves(table)
    return due[0] if len(due) == 1 and table.game.is_relay(table.state, due[0]) else NONE


def asks_nothing(table: Table, move: int) -> bool:
    """Is the seat asked the same question after the move?"""
    after = state_after(table, [move])
    return not after.over and after.actor == table.state.actor and after.top() is table.state.clone().top()


def after_actions(table: Table) -> list[str]:
    """Moves that are legal after an action that a step may leave out, except those that only decline it."""
    opening_moves = table.game.remote_opening_moves()
    return [text for move in table.legal()
            if table.notation(move).split()[0] in opening_moves and fits_forced_results(table.state, move)
            for text in texts_of(table, state_after(table, [move])) if text not in table.game.decline_moves()]


def implied_move(table: Table, backwards: bool = False) -> int:
    """The next move that an expectation may leave out; NONE if there is none.

    It ends a turn with nothing left to do, takes the next of several parts, ends a choice without choosing, or is the
    only move besides declining that leads on.
    """
    out = ending_move(table)
    if out != NONE:
        return out
    moves, ordered = table.legal(), next_in_order(table, backwards)
    if ordered != NONE:
        return ordered
    names = table.game.advance_moves()
    leading = [move for move in moves if table.notation(move).split()[0] in names]
    ending = [move for move in leading if " " not in table.notation(move)]
    declining = [move for move in moves if table.notation(move) in table.game.decline_moves()]
    if len(ending) == 1:
        return ending[0]
    return leading[0] if len(leading) == 1 and len(moves) == 1 + len(declining) else NONE
