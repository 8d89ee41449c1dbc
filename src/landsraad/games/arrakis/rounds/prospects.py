"""The odds of the current battle, and how an attack or a choice in the battle would change them.

For screens: the odds now and after each move. They include nothing that is hidden from the viewer and no future roll: a
choice whose result depends on dice has the odds of the position before it.
"""

from __future__ import annotations

from typing import Any, Final

from landsraad.games.arrakis.battle.forecast import attack_odds, battle_forecast, force_at
from landsraad.games.arrakis.battle.odds import Force, Terms, after_hit, summary
from landsraad.games.arrakis.legions.settlements import rank_at
from landsraad.games.arrakis.rounds.orders import Marching
from landsraad.games.arrakis.state.cells import (
    AIR_ATTACK,
    AREA,
    ATTACK,
    ATTACKER,
    BATTLE_AT,
    BATTLE_FROM,
    BATTLE_ROUND,
    CEASE,
    DISCARD,
    EXTRA_DICE,
    HITS,
    LOSE,
    MERCILESS,
    ROLLED_A,
    ROLLED_D,
    SETTLED,
)
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import EFFECTS, FRAME, State, apply

WON: Final = {"won": 1.0, "held": 0.0, "nobody": 0.0}
LOST: Final = {"won": 0.0, "held": 1.0, "nobody": 0.0}


def odds_now(s: State, viewer: int) -> dict[str, Any] | None:
    """The odds of the current battle; None if there is none.

    Hits still to be taken follow the simple rules.
    """
    t = s.t
    if t[BATTLE_FROM] == NONE:
        return None
    if not rolled(s):
        return battle_forecast(s, viewer)
    side = int(t[ATTACKER])
    attacker = after_hits(force_at(s, t[BATTLE_FROM], (0, 0, 0), int(t[EXTRA_DICE + side])), int(t[HITS + side]))
    dice = int(rank_at(s, t[BATTLE_AT]) + t[EXTRA_DICE + 1 - side])
    defender = after_hits(force_at(s, t[BATTLE_AT], (0, 0, 0), dice), int(t[HITS + 1 - side]))
    terms = Terms(t[SETTLED + t[BATTLE_AT]] != NONE, False, bool(t[MERCILESS]))
    if attacker is not None and defender is not None and terms.siege:
        attacker = after_hit(attacker)  # the price of continuing
    out = summary(attacker or Force(), defender or Force(), terms)
    if attacker is None and defender is None:
        out.update(won=0.0, held=0.0, nobody=1.0)
    elif attacker is None or defender is None:
        out.update(WON if defender is None else LOST)
    out.update({"from": AREA.names[t[BATTLE_FROM]], "at": AREA.names[t[BATTLE_AT]]})
    return out


def odds_of(s: State, viewer: int, move: int) -> dict[str, Any] | None:
    """The odds after a move of the deciding seat; None if it does not affect a battle."""
    if ATTACK.has(move) or AIR_ATTACK.has(move):
        family = ATTACK if ATTACK.has(move) else AIR_ATTACK
        effect = EFFECTS.all[s.stack[(s.depth - 1) * FRAME]]
        if not isinstance(effect, Marching):
            return attack_odds(s, viewer, family.a(move), family.b(move))
        order = effect.order
        return attack_odds(s, viewer, family.a(move), family.b(move), order.surprise, int(order.extra_dice),
                           int(order.enemy_cap), order.merciless)
    if s.t[BATTLE_FROM] == NONE or CEASE.has(move):
        return None
    if not (LOSE.has(move) or DISCARD.has(move)):
        return odds_now(s, viewer)
    ahead = s.clone()
    apply(ahead, move)
    t = ahead.t
    if t[BATTLE_FROM] == NONE:
        return None
    same = t[BATTLE_ROUND] == s.t[BATTLE_ROUND] and (rolled(ahead) == rolled(s))
    return odds_now(ahead if same else s, viewer)


def rolled(s: State) -> bool:
    return sum([int(s.t[ROLLED_A + face] + s.t[ROLLED_D + face]) for face in range(3)]) > 0


def after_hits(force: Force, hits: int) -> Force | None:
    """The force after that many hits."""
    left: Force | None = force if force.units() > 0 else None
    for _ in range(hits):
        if left is not None:
            left = after_hit(left)
    return left
