"""Sandworms: their figures, movement and attacks.

There are four ordinary figures, plus the Wild Maker if it is in play, which is a sandworm for every rule
(WFA-LEADER-18). How they appear is in `surfacing`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.legions.special_attack import push_strike
from landsraad.games.arrakis.map.geography import (
    DEEP_DESERT,
    DESERT,
    MOUNTAIN,
    N_AREAS,
    NEIGHBOURS,
    is_desert,
    is_linked,
    terrain,
    zones,
)
from landsraad.games.arrakis.pieces.dice import FAQ
from landsraad.games.arrakis.pieces.figures import deciding_seat, has_legion
from landsraad.games.arrakis.pieces.vehicles import remove_air, remove_harvester
from landsraad.games.arrakis.solo_pieces.carryall_rescue import offer_rescue
from landsraad.games.arrakis.solo_pieces.events import RESCUE_SPARED
from landsraad.games.arrakis.state.automa_side import is_automa
from landsraad.games.arrakis.state.cells import (
    AIR_FORCE,
    ASIDE,
    ATREIDES,
    CARRYALL,
    HARKONNEN,
    HARVESTERS,
    HOLDER,
    LEADER_AT,
    LEADER_IS,
    ON_BOARD,
    RULINGS,
    SETTLED,
    SIGNS,
    STAGE,
    SWAP_WORM,
    WILD_MAKER,
    WORM_ATTACK,
    WORM_MOVE,
    WORMS,
    ZONE,
)
from landsraad.games.arrakis.state.cells import HAZARDS as HAZARDS_PHASE
from landsraad.games.arrakis.state.components import WORM_FIGURES
from landsraad.games.arrakis.state.events import HARVESTER_SAVED, WORM_ATTACKED, WORM_MOVED, WORM_SWAPPED
from landsraad.kernel.algebra import SKIP
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State, labelled
from landsraad.kernel.messages import Message

ORDINARY: Final = 0
WILD: Final = 1
WORM_DICE: Final = 4  # WFA-WORM-13
WILD_DICE: Final = 6


# ------------------------------------------------------------------ the figures


def ordinary_left(s: State) -> i64:
    """Ordinary figures off the board."""
    left: i64 = WORM_FIGURES
    for area in range(N_AREAS):
        if s.t[WORMS + area] == ORDINARY:
            left -= 1
    return left


def worms_out(s: State) -> i64:
    n: i64 = 0
    for area in range(N_AREAS):
        if s.t[WORMS + area] != NONE:
            n += 1
    return n


def is_wild_aside(s: State) -> bool:
    """Is it in play with its figure off the board?"""
    return s.t[LEADER_IS + WILD_MAKER] == ASIDE


def is_wild_out(s: State) -> bool:
    return s.t[LEADER_IS + WILD_MAKER] == ON_BOARD


def worm_figures(s: State) -> i64:
    """The number of figures, including the Wild Maker if it is in play (WFA-LEADER-18)."""
    return WORM_FIGURES + 1 if is_wild_aside(s) or is_wild_out(s) else WORM_FIGURES


def most_worms(s: State) -> i64:
    """The most per phase: four or, by the FAQ rulings, five with the Wild Maker (WFA-HAZARD-09)."""
    return worm_figures(s) if s.t[RULINGS] == FAQ else WORM_FIGURES


def put_worm(s: State, area: i64, worm: i64) -> None:
    s.t[WORMS + area] = worm
    if worm == WILD:
        s.t[LEADER_AT + WILD_MAKER] = area
        s.t[LEADER_IS + WILD_MAKER] = ON_BOARD


def take_worm(s: State, area: i64) -> i64:
    """Removes a worm from the board and returns which one it was."""
    worm = s.t[WORMS + area]
    s.t[WORMS + area] = NONE
    if worm == WILD:
        s.t[LEADER_AT + WILD_MAKER] = NONE
        s.t[LEADER_IS + WILD_MAKER] = ASIDE
    return worm


# ------------------------------------------------------------------ moving


def may_stop(s: State, area: i64) -> bool:
    """Is it without any figure or token except a testing station (WFA-WORM-07)? The crater is desert."""
    t = s.t
    return (t[WORMS + area] == NONE and t[HOLDER + area] == NONE and t[SETTLED + area] == NONE
            and t[HARVESTERS + area] == 0 and t[SIGNS + area] == 0)


def is_offered(s: State, first: i64, move: i64) -> bool:
    for i in range(first, s.count):
        if s.moves[i] == move:
            return True
    return False


def offer_worm_moves(s: State, frm: i64) -> None:
    """Offers moves of up to 2 desert areas, through areas with any contents (WFA-WORM-06, WFA-WORM-08)."""
    first = s.count
    for near in NEIGHBOURS[frm]:
        if is_desert(s, near):
            if may_stop(s, near) and not is_offered(s, first, WORM_MOVE.move(frm, near)):
                s.offer(WORM_MOVE.move(frm, near))
            for to in NEIGHBOURS[near]:
                if to != frm and is_desert(s, to) and may_stop(s, to):
                    move = WORM_MOVE.move(frm, to)
                    if not is_offered(s, first, move):
                        s.offer(move)


def move_worm(s: State, frm: i64, to: i64) -> None:
    worm = take_worm(s, frm)
    put_worm(s, to, worm)
    if s.has_listeners:
        s.emit(WORM_MOVED, s.seat, frm, to, worm)


# ------------------------------------------------------------------ attacking


def is_prey(s: State, area: i64) -> bool:
    """Is there a Harkonnen legion outside the mountains, or a harvester in the desert (WFA-WORM-10)?"""
    if s.t[HOLDER + area] == HARKONNEN and terrain(s, area) != MOUNTAIN:
        return True
    return s.t[HARVESTERS + area] > 0 and is_desert(s, area)


def offer_worm_attacks(s: State, frm: i64) -> None:
    """Offers attacks up to 2 areas away, only across desert (WFA-WORM-09)."""
    first = s.count
    for near in NEIGHBOURS[frm]:
        if is_prey(s, near) and not is_offered(s, first, WORM_ATTACK.move(frm, near)):
            s.offer(WORM_ATTACK.move(frm, near))
        if is_desert(s, near):
            for beyond in NEIGHBOURS[near]:
                if beyond != frm and is_prey(s, beyond):
                    move = WORM_ATTACK.move(frm, beyond)
                    if not is_offered(s, first, move):
                        s.offer(move)


def special_hits(s: State, area: i64) -> i64:
    """The hits of a special result by a worm or a storm (WFA-WORM-14, WFA-STORM-04)."""
    kind = terrain(s, area)
    return 2 if kind == DEEP_DESERT else 1 if kind == DESERT else 0


def worm_attack(s: State, frm: i64, at: i64) -> None:
    """Attacks a legion with dice, or removes a lone harvester; then leaves (WFA-WORM-11, WFA-OPEN-09)."""
    worm = take_worm(s, frm)
    if s.has_listeners:
        s.emit(WORM_ATTACKED, deciding_seat(s, ATREIDES), frm, at, worm)
    if has_legion(s, at, HARKONNEN):
        s.push(AFTER_WORM_ATTACK, deciding_seat(s, ATREIDES), s.source, at)
        push_strike(s, deciding_seat(s, ATREIDES), at, WILD_DICE if worm == WILD else WORM_DICE, special_hits(s, at))
    else:
        threaten_harvester(s, at)


class AfterWormAttack(Effect):
    """If all units are destroyed, the harvester is removed too (WFA-WORM-16). `step` is the area."""

    def run(self, s: State) -> None:
        if not has_legion(s, s.step, HARKONNEN):
            threaten_harvester(s, s.step)


def threaten_harvester(s: State, area: i64) -> None:
    """Removes a harvester, unless a carryall can rescue it (WFA-HAZARD-15, WFA-WORM-12)."""
    if s.t[HARVESTERS + area] == 0:
        return
    if s.t[STAGE] == HAZARDS_PHASE:
        for zone in range(zones()):
            if s.t[AIR_FORCE + zone] == CARRYALL and is_linked(zone, area):
                s.push(CARRYALL_RESCUE, deciding_seat(s, HARKONNEN), s.source, area)
                return
    remove_harvester(s, area)


class CarryallRescue(Effect):
    """The Harkonnen may use a carryall of a linked air zone to save the harvester (WFA-HAZARD-16).

    `step` is the area.
    """

    asks = True
    decision = "pay"

    def options(self, s: State) -> None:
        if is_automa(s, HARKONNEN):
            offer_rescue(s, s.step)
            return
        for zone in range(zones()):
            if s.t[AIR_FORCE + zone] == CARRYALL and is_linked(zone, s.step):
                s.offer(ZONE.move(zone))
        s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if ZONE.has(move):
            remove_air(s, ZONE.a(move))
            if s.has_listeners:
                s.emit(HARVESTER_SAVED, s.seat, s.step, ZONE.a(move))
        else:
            if s.has_listeners and is_automa(s, HARKONNEN):
                s.emit(RESCUE_SPARED, s.seat, s.step)
            remove_harvester(s, s.step)


# ------------------------------------------------------------------ as effects


class MoveWorms(Effect):
    """Moves up to a number of different worms.

    `step`: the area of the last one plus 1, after the first move.
    """

    asks = True
    optional = True
    decision = "place"

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def options(self, s: State) -> None:
        for area in range(N_AREAS):
            if s.t[WORMS + area] != NONE and area != s.step - 1:
                offer_worm_moves(s, area)
        if s.count > 0:
            s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if WORM_MOVE.has(move):
            move_worm(s, WORM_MOVE.a(move), WORM_MOVE.b(move))
            if s.step == 0 and self.n > 1:
                s.again(self, WORM_MOVE.b(move) + 1)

    def message(self) -> Message:
        return Message("wfa-move-worms", {"n": self.n})


class MoveWildMaker(Effect):
    asks = True
    optional = True
    decision = "place"

    def possible(self, s: State) -> bool:
        return is_wild_out(s)

    def options(self, s: State) -> None:
        if is_wild_out(s):
            offer_worm_moves(s, s.t[LEADER_AT + WILD_MAKER])
            if s.count > 0:
                s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if WORM_MOVE.has(move):
            move_worm(s, WORM_MOVE.a(move), WORM_MOVE.b(move))

    def message(self) -> Message:
        return Message("wfa-move-wild-maker")


class AttackWithWildMaker(Effect):
    asks = True
    optional = True
    decision = "place"

    def possible(self, s: State) -> bool:
        return is_wild_out(s)

    def options(self, s: State) -> None:
        if is_wild_out(s):
            offer_worm_attacks(s, s.t[LEADER_AT + WILD_MAKER])
            if s.count > 0:
                s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if WORM_ATTACK.has(move):
            worm_attack(s, WORM_ATTACK.a(move), WORM_ATTACK.b(move))

    def message(self) -> Message:
        return Message("wfa-attack-with-wild-maker")


class EndOfPhaseWorm(Effect):
    """At the end of a phase the Wild Maker may stay or be replaced by an ordinary worm (WFA-LEADER-19)."""

    asks = True
    optional = True
    decision = "window"

    def possible(self, s: State) -> bool:
        return is_wild_out(s) and ordinary_left(s) > 0

    def options(self, s: State) -> None:
        if self.possible(s):
            s.offer(SWAP_WORM.move(s.t[LEADER_AT + WILD_MAKER]))
            s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if SWAP_WORM.has(move):
            take_worm(s, SWAP_WORM.a(move))
            put_worm(s, SWAP_WORM.a(move), ORDINARY)
            if s.has_listeners:
                s.emit(WORM_SWAPPED, s.seat, SWAP_WORM.a(move))


move_worms = MoveWorms
move_wild_maker = MoveWildMaker
attack_with_wild_maker = AttackWithWildMaker
AFTER_WORM_ATTACK: Final = labelled("arrakis:AfterWormAttack", AfterWormAttack())
CARRYALL_RESCUE: Final = labelled("arrakis:CarryallRescue", CarryallRescue())
END_OF_PHASE_WORM: Final = labelled("arrakis:EndOfPhaseWorm", EndOfPhaseWorm())
