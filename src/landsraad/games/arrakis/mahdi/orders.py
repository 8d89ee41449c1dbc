"""Identifies the part of a card, special action or die action that a frame of the solo game resolves.

The low bits of `step` are the index of the part. Parts of a card's second case are numbered from `OTHERWISE`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.legions.placing import PlaceInEach
from landsraad.games.arrakis.movement.forced_march import MarchAgain
from landsraad.games.arrakis.movement.moving import SETTLEMENT_LEGION, Filter
from landsraad.games.arrakis.rounds.orders import STRATEGY_ACTION, Order
from landsraad.kernel.algebra import NOTHING, Or, Sequence, When
from landsraad.kernel.engine import Effect, State

PART_BITS: Final = 5
PART_MASK: Final = 31
OTHERWISE: Final = 16

PARTS: Final[dict[int, list[Effect]]] = {}  # by cause
SKIPPABLE: Final[list[Effect]] = []  # parts that are skipped if no such settlement still stands


def flat(effect: Effect) -> list[Effect]:
    """The parts of a sequence, with nested sequences flattened."""
    if not isinstance(effect, Sequence):
        return [effect]
    if isinstance(effect, PlaceInEach):
        SKIPPABLE.extend(effect.parts)
    return [inner for part in effect.parts for inner in flat(part)]


def register_parts(source: int, effect: Effect) -> None:
    if isinstance(effect, When):
        parts = flat(effect.effect)
        if effect.otherwise is not None:
            parts = parts + [NOTHING] * (OTHERWISE - len(parts)) + flat(effect.otherwise)
    else:
        parts = effect.parts if isinstance(effect, Or) else flat(effect)
    PARTS[source] = parts


def may_be_skipped(part: Effect) -> bool:
    for soft in SKIPPABLE:
        if soft is part:
            return True
    return False


def part_of(s: State) -> Effect:
    return PARTS[s.source][s.step & PART_MASK]


def order_of(s: State) -> Order:
    part = part_of(s)
    return part if isinstance(part, Order) else STRATEGY_ACTION


def which_of(s: State) -> Filter:
    """The legions that the part applies to."""
    part = part_of(s)
    if isinstance(part, Order):
        return part.which
    return part.which if isinstance(part, MarchAgain) else SETTLEMENT_LEGION


def next_part(s: State, index: i64) -> Effect:
    """The next part of the same case."""
    parts = PARTS[s.source]
    after = index + 1
    return NOTHING if after == OTHERWISE or after >= len(parts) else parts[after]
