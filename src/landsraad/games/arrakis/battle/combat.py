"""Battle: rounds of cards, dice and casualties until a side gives up or is destroyed (WFA-BATTLE-*).

    begin_battle -> [reveal tokens and sietch] -> round -> cards, cards -> roll -> leaders, leaders -> casualties
    -> continue or cease -> retreat or stand -> round ... -> end, and the winner advances

The attacking legion stays in its area throughout. All steps are frames; `BATTLE_OVER` is below them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.battle.battle_dice import ROLL, clear_dice, dice_cap, dice_of
from landsraad.games.arrakis.battle.solo import REINFORCE, gives_up
from landsraad.games.arrakis.battle.victory import ADVANCE
from landsraad.games.arrakis.decks.planning import discard_planning, offer_discards
from landsraad.games.arrakis.legions.casualties import push_casualties
from landsraad.games.arrakis.legions.deployment_tokens import reveal_sietch, reveal_tokens
from landsraad.games.arrakis.legions.retreat import can_retreat, push_retreat
from landsraad.games.arrakis.legions.solo_strength import figures
from landsraad.games.arrakis.movement.moving import note_ride
from landsraad.games.arrakis.pieces.figures import deciding_seat, special_units
from landsraad.games.arrakis.pieces.shared_sides import partner
from landsraad.games.arrakis.solo_pieces.events import MAHDI_CEASES, NO_SIEGE_COST
from landsraad.games.arrakis.state.automa_side import is_automa
from landsraad.games.arrakis.state.cells import (
    ACTIONS,
    ATREIDES,
    ATTACKER,
    BANS,
    BATTLE_AT,
    BATTLE_FROM,
    BATTLE_ROUND,
    CARD_DICE,
    CEASE,
    CONTINUE,
    DICE_CAP,
    DISCARD,
    DONE,
    EXTRA_DICE,
    FEDAYKIN_WON,
    HAND,
    HARKONNEN,
    HITS,
    HOLDER,
    LANDSRAAD,
    MERCILESS,
    MY_SIDE,
    NAMED_HERE,
    RETREAT,
    SETTLED,
    STAGE,
    STAND,
    SURPRISE,
)
from landsraad.games.arrakis.state.events import (
    ATTACKED,
    BATTLE_ENDED,
    BATTLE_ROUND_BEGAN,
    SIEGE_COST,
    UNDEFENDED,
)
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State, labelled


def begin_battle(s: State, side: i64, frm: i64, at: i64, surprise: bool, extra_dice: i64 = 0, enemy_cap: i64 = 0,
                 merciless: bool = False) -> None:
    """Starts a battle of the legion in one area against another area. The attack must be legal."""
    t = s.t
    clear_battle(s)
    t[BATTLE_FROM] = frm
    t[BATTLE_AT] = at
    t[ATTACKER] = side
    t[SURPRISE] = 1 if surprise else 0
    t[EXTRA_DICE + side] = extra_dice
    t[DICE_CAP + 1 - side] = enemy_cap
    t[MERCILESS] = 1 if merciless else 0
    if s.has_listeners:
        s.emit(ATTACKED, deciding_seat(s, side), frm, at, t[SURPRISE])
    note_ride(s, side, frm, at, t[NAMED_HERE + frm])
    s.push(BATTLE_OVER, deciding_seat(s, side), s.source)
    s.push(NEXT_ROUND, deciding_seat(s, side), s.source)
    s.push(OPENING, deciding_seat(s, side), s.source)


def clear_battle(s: State) -> None:
    t = s.t
    t[BATTLE_FROM] = NONE
    t[BATTLE_AT] = NONE
    t[ATTACKER] = NONE
    t[BATTLE_ROUND] = 0
    t[SURPRISE] = 0
    t[MERCILESS] = 0
    for side in range(2):
        t[CARD_DICE + side] = 0
        t[EXTRA_DICE + side] = 0
        t[DICE_CAP + side] = 0
        t[HITS + side] = 0
    clear_dice(s)


def attacker_stands(s: State) -> bool:
    return s.t[HOLDER + s.t[BATTLE_FROM]] == s.t[ATTACKER]


def defender_stands(s: State) -> bool:
    return s.t[HOLDER + s.t[BATTLE_AT]] == 1 - s.t[ATTACKER]


class Opening(Effect):
    """Reveals all tokens in the battle, and the sietch of a defending legion (WFA-BATTLE-03)."""

    def run(self, s: State) -> None:
        at = s.t[BATTLE_AT]
        reveal_tokens(s, s.t[BATTLE_FROM])
        if s.t[HOLDER + at] != NONE:
            reveal_sietch(s, at)
            reveal_tokens(s, at)


class NextRound(Effect):
    """Starts a battle round: cards, then dice. An undefended settlement falls at once (WFA-SETTLE-03)."""

    def run(self, s: State) -> None:
        t = s.t
        if not attacker_stands(s):
            return
        if not defender_stands(s):
            if s.has_listeners and t[BATTLE_ROUND] == 0:
                s.emit(UNDEFENDED, s.seat, t[BATTLE_AT])
            return
        side = t[ATTACKER]
        if is_automa(s, side) and t[BATTLE_ROUND] == 0 and gives_up(s):
            report_ceasing(s)
            return
        t[BATTLE_ROUND] += 1
        t[CARD_DICE] = 0
        t[CARD_DICE + 1] = 0
        clear_dice(s)
        if s.has_listeners:
            s.emit(BATTLE_ROUND_BEGAN, s.seat, t[BATTLE_ROUND], t[BATTLE_AT])
        s.push(AFTER_CASUALTIES, deciding_seat(s, side), s.source)
        s.push(ROLL, deciding_seat(s, side), s.source)
        for who in (1 - side, side):
            if is_automa(s, who):
                s.push(REINFORCE, deciding_seat(s, who), s.source)
            else:
                other = partner(s, deciding_seat(s, who))
                if other != NONE:
                    s.push(PARTNERS_CARDS, other, s.source)
                if can_add_dice(s, deciding_seat(s, who)):
                    s.push(CARDS, deciding_seat(s, who), s.source)


def can_add_dice(s: State, seat: i64) -> bool:
    """Could the seat add a die, as far as everyone can see: cards in hand, no ban, fewer than six dice?

    A ban applies to both seats of a shared side (WFA-TEAM-30).
    """
    side = s.seats[seat][MY_SIDE]
    if side == HARKONNEN and s.t[BANS + LANDSRAAD] > 0:
        return False
    return HAND.size(s.seats[seat]) > 0 and dice_of(s, side) < dice_cap(s, side)


class PartnersCards(Effect):
    """Lets both seats of a shared side discard, first the one that decides (WFA-TEAM-13)."""

    def run(self, s: State) -> None:
        if can_add_dice(s, s.seat):
            s.then(CARDS)


class Cards(Effect):
    """Planning cards discarded for dice in this battle round, one die each (WFA-BATTLE-04).

    The Landsraad's ban forbids it. A seat with cards is asked even if it may discard none of them, because its hand is
    secret.
    """

    asks = True
    decision = "card"

    def __init__(self) -> None:
        super().__init__()
        self.always_ask = DONE.move()

    def options(self, s: State) -> None:
        offer_discards(s)
        s.offer(DONE.move())

    def discreet(self, s: State) -> bool:
        return True

    def play(self, s: State, move: i64) -> None:
        if DISCARD.has(move):
            s.t[CARD_DICE + s.me[MY_SIDE]] += 1
            discard_planning(s, s.seat, DISCARD.a(move))
            if can_add_dice(s, s.seat):
                s.then(self)


class AfterCasualties(Effect):
    """If both legions still stand, the attacker decides (WFA-BATTLE-17, WFA-BATTLE-22)."""

    def run(self, s: State) -> None:
        if attacker_stands(s) and defender_stands(s):
            s.then(CONTINUE_OR_CEASE)


class ContinueOrCease(Effect):
    """The attacker continues or ceases. Continuing against a settlement costs a hit (WFA-BATTLE-18, 19)."""

    asks = True
    decision = "choose"

    def options(self, s: State) -> None:
        if is_automa(s, s.t[ATTACKER]):
            s.offer(CEASE.move() if gives_up(s) else CONTINUE.move())
            return
        s.offer(CONTINUE.move())
        s.offer(CEASE.move())

    def play(self, s: State, move: i64) -> None:
        t = s.t
        if not CONTINUE.has(move):
            if is_automa(s, t[ATTACKER]):
                report_ceasing(s)
            return
        s.then(CONTINUED)
        if t[SETTLED + t[BATTLE_AT]] != NONE and t[MERCILESS] == 0:
            if is_automa(s, t[ATTACKER]):
                if s.has_listeners:
                    s.emit(NO_SIEGE_COST, s.seat)
                return
            if s.has_listeners:
                s.emit(SIEGE_COST, s.seat, t[BATTLE_AT])
            push_casualties(s, t[ATTACKER], t[BATTLE_FROM], 1)


def report_ceasing(s: State) -> None:
    if s.has_listeners:
        s.emit(MAHDI_CEASES, s.seat, figures(s, s.t[BATTLE_FROM]), figures(s, s.t[BATTLE_AT]))


class Continued(Effect):
    """If the attacker still stands, the defender may retreat (WFA-BATTLE-20)."""

    def run(self, s: State) -> None:
        t = s.t
        if not attacker_stands(s):
            return
        s.then(NEXT_ROUND)
        if not is_automa(s, 1 - t[ATTACKER]) and can_retreat(s, 1 - t[ATTACKER], t[BATTLE_AT]):  # WFA-SOLO-66
            s.push(RETREAT_OR_STAND, deciding_seat(s, 1 - t[ATTACKER]), s.source)


class RetreatOrStand(Effect):
    asks = True
    decision = "choose"

    def options(self, s: State) -> None:
        s.offer(RETREAT.move())
        s.offer(STAND.move())

    def play(self, s: State, move: i64) -> None:
        if RETREAT.has(move):
            push_retreat(s, 1 - s.t[ATTACKER], s.t[BATTLE_AT])


class BattleOver(Effect):
    """Ends the battle and clears its cells. A winning attacker advances (WFA-BATTLE-23 to 25)."""

    def run(self, s: State) -> None:
        t = s.t
        side = t[ATTACKER]
        frm = t[BATTLE_FROM]
        at = t[BATTLE_AT]
        stands = attacker_stands(s)
        holds = defender_stands(s)
        clear_battle(s)
        winner = side if stands and not holds else 1 - side if holds else NONE
        if s.has_listeners:
            s.emit(BATTLE_ENDED, deciding_seat(s, side), winner, at)
        if winner == side:
            if side == ATREIDES and t[STAGE] == ACTIONS and special_units(s, frm) > 0:
                t[FEDAYKIN_WON] = 1
            s.push(ADVANCE, deciding_seat(s, side), s.source, frm << 7 | at)


BATTLE_OVER: Final = labelled("arrakis:BattleOver", BattleOver())
OPENING: Final = labelled("arrakis:Opening", Opening())
NEXT_ROUND: Final = labelled("arrakis:NextRound", NextRound())
CARDS: Final = labelled("arrakis:Cards", Cards())
PARTNERS_CARDS: Final = labelled("arrakis:PartnersCards", PartnersCards())
AFTER_CASUALTIES: Final = labelled("arrakis:AfterCasualties", AfterCasualties())
CONTINUE_OR_CEASE: Final = labelled("arrakis:ContinueOrCease", ContinueOrCease())
CONTINUED: Final = labelled("arrakis:Continued", Continued())
RETREAT_OR_STAND: Final = labelled("arrakis:RetreatOrStand", RetreatOrStand())
