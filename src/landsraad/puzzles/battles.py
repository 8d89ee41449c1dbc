"""Battles in the war: which attack, or which loss, leaves the best chance.

The odds are exact (`games/arrakis/battle`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landsraad.games.arrakis.state.cells import AIR_ATTACK, ATTACK, ATTACKER, BATTLE_FROM, LOSE, MY_SIDE
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State
from landsraad.kernel.game import Game
from landsraad.puzzles.goals import is_war

LEAD: Final = 0.08  # of the exact chance over the second
LEAST: Final = 0.25  # nobody would take a smaller chance
CERTAIN: Final = 0.98  # nobody defends an area that falls so surely
LOSSES: Final = 3  # to choose from
REAL: Final = 0.03  # the chance of another move that is worth a thought


@dataclass(frozen=True, slots=True)
class Weighed:
    best: float
    right: list[int]
    values: dict[int, float]
    attacks: bool


def weigh(game: Game, s: State) -> Weighed | None:
    """Returns the chances of all moves; None if they have no exact odds, or none is clearly best."""
    moves = s.legal()
    if not is_war(s) or len(moves) < 2:
        return None
    attacks = [move for move in moves if ATTACK.has(move) or AIR_ATTACK.has(move)]
    if not attacks and (len(moves) < LOSSES or not all(LOSE.has(move) for move in moves)):
        return None
    values: dict[int, float] = {}
    for move in attacks or moves:
        found = game.odds(s, int(s.actor), move)
        if found is None:
            return None
        values[move] = float(found["won"]) if attacks or attacking(s) else float(found["held"])
    best = max(values.values())
    right = [move for move, value in values.items() if value > best - 1e-9]
    others = [value for move, value in values.items() if move not in right]
    if not others or not LEAST <= best <= CERTAIN or not REAL <= max(others) <= best - LEAD or len(right) > 1:
        return None
    return Weighed(best, right, {move: value for move, value in values.items() if move not in right}, bool(attacks))


def attacking(s: State) -> bool:
    return bool(s.t[BATTLE_FROM] != NONE and s.seats[s.actor][MY_SIDE] == s.t[ATTACKER])
