# cold
"""Why a move with tech tiles, freighters, negotiators or dreadnoughts is refused."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.extensions.refusal_hook import RefusalHook
from landsraad.games.dune.modules.rise_of_ix.cells import (
    ACQUIRE_TILE,
    ADVANCE,
    DEPLOY_DREADNOUGHTS,
    DREADNOUGHTS_IN_GARRISON,
    DREADNOUGHTS_IN_SUPPLY,
    FLIP,
    HOLD,
    HOLDER,
    N_STACKS,
    NEGOTIATE,
    NEGOTIATE_SOLARI,
    NEGOTIATOR,
    NEGOTIATORS,
    REVEAL_TILES,
    SHIP,
    SPENT_PERSUASION,
    TECH,
    TILE,
    TILES,
    USE_TILE,
    USED_TILES,
)
from landsraad.games.dune.modules.rise_of_ix.control import TakeControl
from landsraad.games.dune.modules.rise_of_ix.dreadnoughts import DREADNOUGHT, FLEET, Commission, Commissioned
from landsraad.games.dune.modules.rise_of_ix.module import IX
from landsraad.games.dune.modules.rise_of_ix.shipping import Freight
from landsraad.games.dune.modules.rise_of_ix.tech import (
    OR_SOLARI,
    AcquireTech,
    PayForTile,
    TechNegotiation,
    cost_of_tile,
)
from landsraad.games.dune.modules.rise_of_ix.tile import TECH_TILES, TilesAtLeast
from landsraad.games.dune.modules.rise_of_ix.tile_effects import PersuasionGained
from landsraad.games.dune.refusals.costs import missing
from landsraad.games.dune.refusals.moves import open_boxes
from landsraad.games.dune.rules.cards.intrigue import IntrigueWindow
from landsraad.games.dune.rules.troops.units import deploy_limit, is_settled
from landsraad.games.dune.rules.turns.agent_boxes import space_of
from landsraad.games.dune.rules.turns.agent_turn import AgentTurn, boxes_now
from landsraad.games.dune.rules.turns.combat_phase import Window
from landsraad.games.dune.rules.turns.reveal_turn import RevealMenu
from landsraad.games.dune.rules.turns.turn import Turn
from landsraad.games.dune.state.cells import GARRISON_LIMIT, PERSUASION, SEATS, SOLARI, SPACE, SPICE
from landsraad.kernel.algebra import NOTHING, Condition
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State, member_of
from landsraad.kernel.reasons import Reason, about, named

TURNS: Final = (Turn, AgentTurn, RevealMenu)
WINDOWS: Final = (Window, IntrigueWindow)


class IxRefusals(RefusalHook):
    def why_not(self, s: State, effect: Effect, move: i64) -> Reason | None:
        if isinstance(effect, (*TURNS, *WINDOWS)):
            return refusal_in_menu(s, effect, move)
        if isinstance(effect, AcquireTech) and ACQUIRE_TILE.has(move):
            return refusal_for_tile(s, effect, ACQUIRE_TILE.a(move))
        if isinstance(effect, PayForTile) and (NEGOTIATE.has(move) or NEGOTIATE_SOLARI.has(move)):
            return refusal_for_negotiators(s, move)
        if isinstance(effect, Freight) and SHIP.has(move):
            if SHIP.a(move) == ADVANCE:
                return Reason("freighter-at-top", "IX-SHIP-03")
            return Reason("freighter-at-bottom", "IX-SHIP-02")
        if isinstance(effect, TakeControl) and HOLD.has(move):
            return refusal_for_hold(s, HOLD.a(move))
        return None

    def missing(self, s: State, effect: Effect) -> Reason | None:
        if isinstance(effect, AcquireTech):
            return Reason("no-tile-affordable", "IX-TECH-04")
        if isinstance(effect, TechNegotiation):
            return Reason("no-troop-for-ix", "IX-TECH-13")
        if isinstance(effect, Commission):
            return Reason("no-dreadnought-left", "IX-DREAD-03")
        return None

    def unmet(self, s: State, need: Condition) -> Reason | None:
        if isinstance(need, TilesAtLeast):
            return Reason("needs-tiles", "IX-TECH-21", n=int(need.n), have=int(TILES.size(s.me)))
        if isinstance(need, Commissioned):
            return Reason("needs-dreadnoughts", "IX-DREAD-03", n=int(need.n),
                          have=int(FLEET - s.me[DREADNOUGHTS_IN_SUPPLY]))
        if isinstance(need, PersuasionGained):
            return Reason("needs-persuasion", "IX-TILE-04", n=int(need.n),
                          have=int(s.me[PERSUASION] + s.me[SPENT_PERSUASION]))
        return None


def refusal_in_menu(s: State, effect: Effect, move: i64) -> Reason | None:
    """Why a move is refused between the questions of effects."""
    if ACQUIRE_TILE.has(move):
        return Reason("tile-by-icon", "IX-TECH-01")
    if SHIP.has(move):
        return Reason("ship-by-icon", "IX-SHIP-02")
    if NEGOTIATOR.has(move):
        return Reason("negotiator-by-icon", "IX-TECH-12")
    if NEGOTIATE.has(move) or NEGOTIATE_SOLARI.has(move):
        return Reason("negotiators-for-tile", "IX-TECH-14")
    if HOLD.has(move):
        return Reason("hold-after-victory", "IX-DREAD-08")
    if DEPLOY_DREADNOUGHTS.has(move):
        return refusal_for_deploy(s, effect)
    if FLIP.has(move) or USE_TILE.has(move):
        tile = FLIP.a(move) if FLIP.has(move) else USE_TILE.a(move)
        if not TILES.has(s.me, tile):
            return Reason("tile-not-owned", "IX-TECH-07", tile=named(TILE, tile))
        if isinstance(effect, WINDOWS):
            return Reason("tile-in-own-turn", "IX-TECH-19", tile=named(TILE, tile))
        return refusal_for_flip(s, tile) if FLIP.has(move) else refusal_for_use(s, effect, tile)
    return None


def refusal_for_tile(s: State, asked: AcquireTech, tile: i64) -> Reason:
    for i in range(N_STACKS):
        if s.t[TECH + i] == tile:
            have = max(s.me[SPICE], s.me[SOLARI]) if asked.or_solari else s.me[SPICE]
            return Reason("tile-too-dear", "IX-TECH-04", tile=named(TILE, tile),
                          cost=int(cost_of_tile(tile, asked.discount)), have=int(have), n=int(s.me[NEGOTIATORS]))
    return Reason("tile-not-shown", "IX-TECH-03", tile=named(TILE, tile))


def refusal_for_negotiators(s: State, move: i64) -> Reason:
    n = NEGOTIATE.a(move) if NEGOTIATE.has(move) else NEGOTIATE_SOLARI.a(move)
    if n > s.me[NEGOTIATORS]:
        return Reason("so-many-negotiators", "IX-TECH-14", n=int(s.me[NEGOTIATORS]))
    tile = member_of(s.source)
    return Reason("tile-too-dear", "IX-TECH-04", tile=named(TILE, tile),
                  cost=int(cost_of_tile(tile, s.step & (OR_SOLARI - 1))),
                  have=int(s.me[SOLARI] if NEGOTIATE_SOLARI.has(move) else s.me[SPICE]), n=int(n))


def refusal_for_flip(s: State, tile: i64) -> Reason | None:
    shown = TECH_TILES[tile]
    if shown.flip is NOTHING:
        return Reason("tile-has-no-flip", "IX-TECH-17", tile=named(TILE, tile))
    if USED_TILES.has(s.me, tile):
        return Reason("tile-face-down", "IX-TECH-17", tile=named(TILE, tile))
    why = missing(s, shown.flip)
    if why is not None:
        return about(named(TILE, tile), why, "IX-TECH-17")
    return Reason("tile-before-agent", "IX-TILE-08", tile=named(TILE, tile))


def refusal_for_use(s: State, effect: Effect, tile: i64) -> Reason | None:
    shown = TECH_TILES[tile]
    if shown.in_play is not NOTHING:
        if not isinstance(effect, RevealMenu):
            return Reason("tile-in-reveal", "IX-TECH-19", tile=named(TILE, tile))
        if s.me[REVEAL_TILES] >> tile & 1:
            return Reason("tile-used", "IX-TILE-04", tile=named(TILE, tile))
    elif shown.scrap is NOTHING:
        return Reason("tile-acts-by-itself", "IX-TECH-19", tile=named(TILE, tile))
    why = missing(s, shown.scrap if shown.in_play is NOTHING else shown.in_play)
    return None if why is None else about(named(TILE, tile), why, "IX-TECH-19")


def refusal_for_deploy(s: State, effect: Effect) -> Reason:
    if not isinstance(effect, AgentTurn):
        return Reason("deploy-with-agent", "IX-UNIT-02")
    place = box_of(s).spaces[space_of(s.step)]
    if s.me[GARRISON_LIMIT] == NONE:
        return Reason("not-combat-space", "IX-UNIT-02", space=named(s.plan.domain_for(SPACE), place.id))
    if boxes_now(s) != 0:
        return Reason("resolve-first", "IX-UNIT-02", parts=open_boxes(boxes_now(s)))
    if is_settled(s, s.me) and s.me[DREADNOUGHTS_IN_GARRISON] > 0:
        return Reason("dreadnoughts-first", "IX-UNIT-02")
    return Reason("dreadnoughts-most", "IX-UNIT-02", limit=int(deploy_limit(s, s.me, DREADNOUGHT)),
                  n=int(s.me[DREADNOUGHTS_IN_GARRISON]))


def refusal_for_hold(s: State, where: i64) -> Reason:
    space = named(s.plan.domain_for(SPACE), where)
    if s.t[HOLDER + where] != NONE:
        return Reason("space-held", "IX-DREAD-08", space=space,
                      seat=named(s.plan.domain_for(SEATS), s.t[HOLDER + where]))
    return Reason("not-control-space", "IX-DREAD-08", space=space)


IX.refusals.append(IxRefusals(30))
