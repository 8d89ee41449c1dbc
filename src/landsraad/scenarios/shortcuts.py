"""What a scenario may leave out: the moves that only lead to the one it names."""

from __future__ import annotations

from typing import Final

from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State, apply, is_formality
from landsraad.kernel.errors import BadInput
from landsraad.kernel.events import MOVED
from landsraad.kernel.table import Table

BARE: Final = ("skip", "end", "pass", "done")  # any of them means the one declining move that is on offer
DEPTH: Final = 3  # moves that a step may leave out
AHEAD: Final = 8  # moves that may be left out before an expectation, where none of them is a choice


def forced_moves(state: State) -> list[tuple[int, int]]:
    """The moves that followed by themselves from the first one of the log, and the seats they were made for."""
    return [(event.seat, event.values[0]) for event in state.log or [] if event.kind is MOVED][1:]


def play_on(table: Table, move: int) -> None:
    """Make a move, and give the only answer where a seat is asked just for the sake of its secrets."""
    table.play(move)
    while is_formality(table.state):
        table.play(table.legal()[0])


def short_roll(draws: list[tuple[str, bool]]) -> str:
    """What is wrong if the forced results end in the middle of a roll: the rest of it would be left to chance."""
    kind, missing = "", 0
    for what, forced in draws:
        kind = what if forced else kind if what else ""
        missing += bool(kind) and not forced and what == kind
    return f"chance: the list ends in the middle of a roll; it needs {missing} more ({kind})" if missing else ""


def decides(table: Table, seat: str) -> bool:
    """The seat itself, or one for which another decides: a scenario may name either of them."""
    return not table.over and seat in (table.actor, table.seats[table.state.seat])


def is_idle(table: Table) -> bool:
    """Is there nothing left to do but to end the turn?"""
    moves = table.legal()
    return len(moves) == 1 and table.notation(moves[0]) in table.game.declines()


def way_out(table: Table) -> int:
    """What ends the turn of who has nothing left to do, or nothing but what may be done at any time; NONE: there is
    more."""
    due = due_moves(table)
    return due[0] if len(due) == 1 and table.notation(due[0]) in table.game.declines() else NONE


def due_moves(table: Table) -> list[int]:
    """All but what may be done at any time."""
    asides = table.game.asides(table.state)
    return [move for move in table.legal() if table.notation(move).split()[0] not in asides]


def texts_of(table: Table, state: State) -> dict[str, int]:
    """The legal moves by all their texts."""
    game = table.game
    texts = {table.notation(twin): move for move in state.legal() for twin in game.twins(state, move)}
    return texts | {table.notation(move): move for move in state.legal()}


def implied_by(table: Table, seat: str, text: str, remote: bool = False) -> list[int]:
    """What must be opened first for the written move: the first step there, or nothing if that is open to doubt.

    An order that the scenario does not care for is the printed one; a real choice must be the only way there.
    """
    ways = [[move] for move in openers_of(table, table.state, remote)]
    for _ in range(DEPTH):
        far = [distance_of(table, way, seat, text) for way in ways]
        nearest_by = min((n for n in far if n != NONE), default=NONE)
        found = [way for way, n in zip(ways, far, strict=True) if n == nearest_by != NONE]
        if found:
            free = len({choices_on(table, way) for way in found}) == 1 or (" " in text and asks_alike(table, found))
            return found[0][:1] if free or len({way[0] for way in found}) == 1 else []
        ways = [[*way, move] for way in ways
                for move in openers_of(table, state_after(table, way), remote) if move not in way]
    return []


def declined_before(table: Table, seat: str, text: str) -> list[int]:
    """What declines the rest of an action, if the written move comes right after it."""
    declining = [move for move in table.legal() if table.notation(move) in table.game.declines()]
    waits = text.split()[0] in table.game.overdue() and len(declining) == 1
    return declining if waits and distance_of(table, declining, seat, text) != NONE else []


def choices_on(table: Table, way: list[int]) -> tuple[int, ...]:
    """What is really chosen on a way, apart from the order in which it comes."""
    orders = table.game.orders()
    return tuple(move for move in way if table.notation(move).split()[0] not in orders)


def asks_alike(table: Table, ways: list[list[int]]) -> bool:
    """Do they only carry out what has been gained, all with the same question: two cards that place a spy each?"""
    chores = table.game.chores()
    return (all(table.notation(move).split()[0] in chores for way in ways for move in way)
            and len({tuple(texts_of(table, state_after(table, way))) for way in ways}) == 1)


def openers_of(table: Table, state: State, remote: bool) -> list[int]:
    game = table.game
    openers = (*game.orders(), *game.openers(), *(game.remote_openers() if remote else ()))
    return [move for move in state.legal()
            if (table.notation(move).split()[0] in openers or game.is_relay(state, move)) and is_apt(state, move)]


def is_apt(state: State, move: int) -> bool:
    """False: the move asks for a forced result, and the next one of the scenario is for something else."""
    if state.chance:
        after = state.clone()
        try:
            apply(after, move)
        except BadInput:
            return False
    return True


def state_after(table: Table, way: list[int]) -> State:
    """It remembers what the last of these moves brought about."""
    state = table.state.clone()
    state.listen()
    for move in way:
        state.log = []
        apply(state, move)
        while is_formality(state):
            apply(state, state.moves[0])
    return state


def distance_of(table: Table, way: list[int], seat: str, text: str) -> int:
    """How many moves are made by themselves on the way to where the written one can be made, or is made by itself
    because there is no other. NONE: it does not lead there."""
    state = state_after(table, way)
    forced = [(table.seats[who], table.notation(move)) for who, move in forced_moves(state)]
    if (seat, text) in forced:
        return forced.index((seat, text))
    texts = list(texts_of(table, state))
    if state.over or state.actor != table.seats.index(seat):
        return NONE
    declines = [t for t in texts if t in table.game.declines()]
    return len(forced) if text in texts or (text in BARE and len(declines) == 1) else NONE


def after_preludes(table: Table) -> list[str]:
    """What a seat could do in this turn, once it has begun it in one way or another."""
    preludes = table.game.preludes()
    return [text for move in table.legal() if table.notation(move).split()[0] in preludes
            for text in texts_of(table, state_after(table, [move]))]


def next_in_order(table: Table, backwards: bool = False) -> int:
    """The first of what may come in any order, if that is all that is to be said now besides what may be said at any
    time, or what asks nothing and leaves the choice as it is; NONE: there is nothing of either kind.

    `backwards`: not the first of what may come in any order, but the last."""
    if table.over:
        return NONE
    due, orders, chores = due_moves(table), table.game.orders(), table.game.chores()
    if due and all(table.notation(move).split()[0] in orders for move in due):
        return due[-1 if backwards else 0]
    return next((move for move in due if table.notation(move).split()[0] in chores and asks_nothing(table, move)), NONE)


def next_relay(table: Table) -> int:
    """What hands a decision over to another seat, if that is all that is to be said now; NONE: there is more."""
    due = [] if table.over else due_moves(table)
    return due[0] if len(due) == 1 and table.game.is_relay(table.state, due[0]) else NONE


def asks_nothing(table: Table, move: int) -> bool:
    """Is the seat asked the same as before, once the move is made?"""
    after = state_after(table, [move])
    return not after.over and after.actor == table.state.actor and after.top() is table.state.clone().top()


def after_actions(table: Table) -> list[str]:
    """What a seat could do once it has taken an action that a step may leave out; not what only declines it."""
    openers = table.game.remote_openers()
    return [text for move in table.legal()
            if table.notation(move).split()[0] in openers and is_apt(table.state, move)
            for text in texts_of(table, state_after(table, [move])) if text not in table.game.declines()]


def way_on(table: Table, backwards: bool = False) -> int:
    """What ends a turn with nothing left to do, what may come in any order, what ends a choice without choosing, or the
    only move besides declining that just leads on; NONE: none of them."""
    out = way_out(table)
    if out != NONE:
        return out
    moves, ordered = table.legal(), next_in_order(table, backwards)
    if ordered != NONE:
        return ordered
    names = table.game.onward()
    leading = [move for move in moves if table.notation(move).split()[0] in names]
    ending = [move for move in leading if " " not in table.notation(move)]
    declining = [move for move in moves if table.notation(move) in table.game.declines()]
    if len(ending) == 1:
        return ending[0]
    return leading[0] if len(leading) == 1 and len(moves) == 1 + len(declining) else NONE
