"""Why an answer to a question is refused: unreachable areas, vehicles and signs that do not fit."""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.arrakis.battle.combat import Cards
from landsraad.games.arrakis.decks.planning import DrawCards
from landsraad.games.arrakis.legions.casualties import Casualties
from landsraad.games.arrakis.legions.legions import free_bodies
from landsraad.games.arrakis.legions.limits import LimitCheck
from landsraad.games.arrakis.map.geography import BORDERS, is_desert, touches
from landsraad.games.arrakis.movement.transport import has_flight
from landsraad.games.arrakis.pieces.figures import bodies, is_free, settlement_side
from landsraad.games.arrakis.pieces.vehicles import PlaceAll, PlaceVehicles
from landsraad.games.arrakis.rounds.desert_power import DesertPower
from landsraad.games.arrakis.rounds.orders import Marching, Order, is_target
from landsraad.games.arrakis.rounds.turns import WhoActs
from landsraad.games.arrakis.state.cells import (
    ACTS,
    AREA,
    ATTACK,
    CONTINUE,
    DECK,
    DISCARD,
    DONE,
    DRAW,
    FIGURE,
    FLY,
    HAND,
    HARKONNEN,
    HARVEST_AT,
    HARVESTERS,
    HOLDER,
    LOSE,
    MARCH,
    MY_FORCE,
    MY_SIDE,
    PLANNING,
    SEATS,
    SETTLED,
    SIGN_AT,
    SIGNS,
    WORMS,
)
from landsraad.games.arrakis.worms.wormsigns import PlaceSigns
from landsraad.kernel.algebra import SKIP
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State
from landsraad.kernel.reasons import Reason, named


def refusal_for_answer(s: State, asked: Effect, move: i64) -> Reason | None:
    """The reason; None if the move does not answer this question at all."""
    if (SKIP.has(move) or DONE.has(move)) and not asked.optional:
        return Reason("not-optional")
    if isinstance(asked, (Order, Marching)):
        return refusal_for_order(s, move)
    if isinstance(asked, (PlaceAll, PlaceVehicles)) and HARVEST_AT.has(move):
        return refusal_for_harvester(s, HARVEST_AT.a(move))
    if isinstance(asked, (PlaceSigns, DesertPower)) and SIGN_AT.has(move):
        return refusal_for_sign(s, SIGN_AT.a(move))
    if isinstance(asked, (Casualties, LimitCheck)) and LOSE.has(move):
        return Reason("figure-not-there", "WFA-CASUALTY-02", figure=named(FIGURE, LOSE.a(move)))
    if isinstance(asked, WhoActs) and ACTS.has(move):
        return refusal_for_act(s, ACTS.a(move))
    if isinstance(asked, DrawCards) and DRAW.has(move) and s.me[MY_FORCE] not in (NONE, DRAW.a(move)):
        return Reason("partners-deck", "WFA-TEAM-11", deck=named(DECK, s.me[MY_FORCE]))
    if DISCARD.has(move) and not HAND.has(s.me, DISCARD.a(move)):
        return Reason("not-in-hand", "WFA-PLAN-03", card=named(PLANNING, DISCARD.a(move)))
    if isinstance(asked, Cards) and CONTINUE.has(move):
        return Reason("roll-first", "WFA-BATTLE-17")
    return None


def refusal_for_act(s: State, seat: i64) -> Reason:
    """Who may take the turn of a shared side: a seat with a die that may be used."""
    name = named(SEATS, seat)
    if seat >= s.players or s.seats[seat][MY_SIDE] != s.me[MY_SIDE]:
        return Reason("not-your-side", "WFA-TEAM-22", seat=name)
    return Reason("nothing-to-act-with", "WFA-TEAM-22", seat=name)


def refusal_for_order(s: State, move: i64) -> Reason | None:
    if MARCH.has(move):
        return refusal_for_march(s, MARCH.a(move), MARCH.b(move))
    if FLY.has(move):
        frm = FLY.a(move)
        reason = refusal_for_start(s, frm)
        if reason is not None:
            return reason
        if not has_flight(s, s.me[MY_SIDE], frm):
            return Reason("no-transport", "WFA-TRANSPORT-01", area=named(AREA, frm))
        return refusal_for_stop(s, FLY.b(move))
    if ATTACK.has(move):
        return refusal_for_attack(s, ATTACK.a(move), ATTACK.b(move))
    return None


def refusal_for_start(s: State, frm: i64) -> Reason | None:
    name = named(AREA, frm)
    if s.t[HOLDER + frm] != s.me[MY_SIDE] or bodies(s, frm) == 0:
        return Reason("no-legion-there", "WFA-COMP-01", area=name)
    if free_bodies(s, frm) == 0:
        return Reason("moved-already", "WFA-MOVE-07", area=name)
    return None


def refusal_for_stop(s: State, to: i64) -> Reason | None:
    name, side = named(AREA, to), s.me[MY_SIDE]
    if s.t[WORMS + to] != NONE:
        return Reason("worm-there", "WFA-WORM-18", area=name)
    if s.t[HOLDER + to] == 1 - side:
        return Reason("enemy-there", "WFA-MAP-09", area=name)
    if settlement_side(s, to) == 1 - side:
        return Reason("enemy-settlement", "WFA-MAP-09", area=name)
    return None


def refusal_for_march(s: State, frm: i64, to: i64) -> Reason | None:
    reason = refusal_for_start(s, frm)
    if reason is None:
        reason = refusal_for_stop(s, to)
    if reason is not None:
        return reason
    return None if touches(frm, to) else why_apart(frm, to)


def refusal_for_attack(s: State, frm: i64, at: i64) -> Reason | None:
    name = named(AREA, at)
    if s.t[HOLDER + frm] != s.me[MY_SIDE]:
        return Reason("no-legion-there", "WFA-COMP-01", area=named(AREA, frm))
    if s.t[WORMS + at] != NONE:
        return Reason("worm-there", "WFA-BATTLE-29", area=name)
    if not is_target(s, s.me[MY_SIDE], at):
        return Reason("no-enemy-there", "WFA-BATTLE-01", area=name)
    return None if touches(frm, at) else why_apart(frm, at)


def why_apart(frm: i64, to: i64) -> Reason:
    near = BORDERS[frm]
    for i in range(len(near)):
        if near[i] == to:
            return Reason("wall-between", "WFA-MAP-08", area=named(AREA, frm), other=named(AREA, to))
    return Reason("not-adjacent", "WFA-MOVE-02", area=named(AREA, frm), other=named(AREA, to))


def refusal_for_harvester(s: State, area: i64) -> Reason | None:
    name = named(AREA, area)
    if not is_desert(s, area):
        return Reason("not-desert", "WFA-VEHICLE-06", area=name)
    if s.t[HARVESTERS + area] > 0:
        return Reason("harvester-there", "WFA-VEHICLE-06", area=name)
    return None if is_free(s, area, HARKONNEN) else Reason("not-free", "WFA-VEHICLE-06", area=name)


def refusal_for_sign(s: State, area: i64) -> Reason | None:
    name = named(AREA, area)
    if not is_desert(s, area):
        return Reason("not-desert", "WFA-ACTION-17", area=name)
    if s.t[SIGNS + area] > 0:
        return Reason("sign-there", "WFA-ACTION-17", area=name)
    if s.t[WORMS + area] != NONE:
        return Reason("worm-there", "WFA-ACTION-17", area=name)
    return Reason("sietch-there", "WFA-ACTION-17", area=name) if s.t[SETTLED + area] != NONE else None
