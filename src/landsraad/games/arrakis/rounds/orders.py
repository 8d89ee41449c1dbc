"""Orders to legions: move several, attack with one, or choose between the two (WFA-ACTION-08, 09).

    strategy = order(moves=2, attack=True)
    move_legions(3, WITH_SPECIAL)
    attack_with(WITH_SPECIAL, merciless=True)
    move_or_attack(with_named(PAUL), surprise=True)

Everything may be left undone (WFA-ACTION-07): `done` ends the order at any step.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.battle.combat import begin_battle
from landsraad.games.arrakis.legions.legions import count_arrivals
from landsraad.games.arrakis.map.geography import N_AREAS, NEIGHBOURS
from landsraad.games.arrakis.movement.moving import (
    ANY_LEGION,
    WITH_LEADER,
    Filter,
    Split,
    begin_moves,
    offer_moves,
)
from landsraad.games.arrakis.movement.sandriding import can_ride, ride_reach
from landsraad.games.arrakis.movement.transport import FLIGHTS, TAKE_OFF, has_flight
from landsraad.games.arrakis.pieces.figures import settlement_side
from landsraad.games.arrakis.rounds.free_actions import offer_free, play_free
from landsraad.games.arrakis.state.cells import (
    AIR_ATTACK,
    ARRIVED_TOKENS,
    ATTACK,
    DONE,
    FLY,
    HOLDER,
    MARCH,
    MARCH_FROM,
    MARCH_TO,
    MY_SIDE,
    REVEAL,
    SCHEMES,
    SCOUT,
    TOKEN_AT,
    WORMS,
)
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import ASKS, Effect, State, labelled
from landsraad.kernel.messages import Message


def is_target(s: State, side: i64, area: i64) -> bool:
    """Is there an enemy legion or settlement, and no sandworm (WFA-BATTLE-01, WFA-BATTLE-29)?"""
    if s.t[WORMS + area] != NONE:
        return False
    return s.t[HOLDER + area] == 1 - side or settlement_side(s, area) == 1 - side


def offer_attacks(s: State, side: i64, which: Filter) -> None:
    for frm in range(N_AREAS):
        if s.t[HOLDER + frm] == side and which.fits(s, frm):
            offer_attacks_from(s, side, frm)


def offer_attacks_from(s: State, side: i64, frm: i64) -> None:
    """Offers adjacent targets, and those by sandriding or transport (WFA-SANDRIDE-05, WFA-TRANSPORT-04)."""
    for near in NEIGHBOURS[frm]:
        if is_target(s, side, near):
            s.offer(ATTACK.move(frm, near))
    if can_ride(s, side, frm):
        for end in ride_reach(s, frm):
            if is_target(s, side, end):
                s.offer(ATTACK.move(frm, end))
    if has_flight(s, side, frm):
        for end in FLIGHTS[frm]:
            if is_target(s, side, end):
                s.offer(AIR_ATTACK.move(frm, end))


class Order(Effect):
    """Up to a number of moves, or an attack instead. `Marching` offers the details."""

    ordering = ASKS
    optional = True

    def __init__(self, moves: i64, attack: bool, which: Filter, surprise: bool = False, extra_dice: i64 = 0,
                 enemy_cap: i64 = 0, merciless: bool = False) -> None:
        super().__init__()
        self.moves = moves
        self.attack = attack
        self.which = which
        self.surprise = surprise
        self.extra_dice = extra_dice
        self.enemy_cap = enemy_cap
        self.merciless = merciless
        self.marching = Marching(self)

    def run(self, s: State) -> None:
        begin_moves(s, self.which)
        s.then(self.marching)

    def parts_of(self) -> list[Effect]:
        return [self.marching]

    def message(self) -> Message:
        legion = self.which.words()
        blow = Message("surprise-attack" if self.surprise else "attack-with", {"legion": legion})
        if self.extra_dice:
            blow = Message("attack-extra-dice", {"attack": blow, "n": self.extra_dice})
        if self.enemy_cap:
            blow = Message("attack-enemy-cap", {"attack": blow, "n": self.enemy_cap})
        if self.merciless:
            blow = Message("attack-merciless", {"attack": blow})
        if self.moves == 0:
            return blow
        march = Message("move-legions", {"n": self.moves, "legion": legion})
        return Message("either", {"parts": [march, blow]}) if self.attack else march


class Marching(Effect):
    """`step` counts the moves made. After the first one no attack is possible (WFA-ACTION-03)."""

    asks = True
    optional = True
    decision = "place"

    def __init__(self, order: Order) -> None:
        super().__init__()
        self.order = order
        self.split = Split(order.which)

    def options(self, s: State) -> None:
        side = s.me[MY_SIDE]
        if s.step < self.order.moves:
            offer_moves(s, side, self.order.which)
        if self.order.attack and s.step == 0:
            offer_attacks(s, side, self.order.which)
        if s.count > 0:
            # Free actions are possible at any time in the turn: between two moves, or before an attack that follows a
            # move or a placing (WFA-FREE-01).
            if s.step > 0 or self.order.moves == 0:
                offer_free(s)
            s.offer(DONE.move())

    def play(self, s: State, move: i64) -> None:
        if DONE.has(move):
            return
        if REVEAL.has(move) or SCOUT.has(move) or SCHEMES.has(move):
            s.again(self, s.step)
            interrupt(s, move)
            return
        if ATTACK.has(move) or AIR_ATTACK.has(move):
            self.strike(s, move)
            return
        if s.step + 1 < self.order.moves:
            s.again(self, s.step + 1)
        s.then(self.split)
        if FLY.has(move):
            s.t[MARCH_FROM] = FLY.a(move)
            s.t[MARCH_TO] = FLY.b(move)
            s.again(TAKE_OFF, FLY.a(move))
        else:
            s.t[MARCH_FROM] = MARCH.a(move)
            s.t[MARCH_TO] = MARCH.b(move)

    def strike(self, s: State, move: i64) -> None:
        family = ATTACK if ATTACK.has(move) else AIR_ATTACK
        frm = family.a(move)
        at = family.b(move)
        order = self.order
        begin_battle(s, s.me[MY_SIDE], frm, at, order.surprise, order.extra_dice, order.enemy_cap, order.merciless)
        if AIR_ATTACK.has(move):
            s.again(TAKE_OFF, frm)

    def parts_of(self) -> list[Effect]:
        return [self.split]

    def message(self) -> Message:
        return self.order.message()


def interrupt(s: State, move: i64) -> None:
    """A free action between moves. Units of a token that has moved in this action have moved too."""
    area = NONE
    if REVEAL.has(move) and s.t[ARRIVED_TOKENS] >> REVEAL.a(move) & 1:
        area = s.t[TOKEN_AT + REVEAL.a(move)]
        count_arrivals(s, area, -1)
    play_free(s, move)
    if area != NONE:
        count_arrivals(s, area, 1)


def move_legions(n: int, which: Filter = ANY_LEGION) -> Effect:
    """Move that many different legions."""
    return Order(n, False, which)


def attack_with(which: Filter = ANY_LEGION, surprise: bool = False, extra_dice: int = 0, enemy_cap: int = 0,
                merciless: bool = False) -> Effect:
    return Order(0, True, which, surprise, extra_dice, enemy_cap, merciless)


def move_or_attack(which: Filter = ANY_LEGION, surprise: bool = False, extra_dice: int = 0,
                   enemy_cap: int = 0) -> Effect:
    """One move, or one attack."""
    return Order(1, True, which, surprise, extra_dice, enemy_cap)


STRATEGY_ACTION: Final = labelled("arrakis:Order", Order(2, True, ANY_LEGION))
LEADERSHIP_ACTION: Final = labelled("arrakis:Order.2", Order(2, True, WITH_LEADER, surprise=True))
