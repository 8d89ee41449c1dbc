"""The end of a round, step by step (WFA-ROUND-04 to 11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.decks.planning import discard_planning, discardable, offer_discards
from landsraad.games.arrakis.decks.prescience import CLAIM_AT_END
from landsraad.games.arrakis.pieces.dice import FAQ, return_dice
from landsraad.games.arrakis.pieces.figures import (
    deciding_seat,
    house_seat,
    is_named_leader,
    lift_leader,
    n_leaders,
    put_officer,
    side_of_leader,
    treasury,
)
from landsraad.games.arrakis.pieces.named_leaders import in_play
from landsraad.games.arrakis.pieces.shared_sides import allies_of
from landsraad.games.arrakis.pieces.tracks import check_objective, win
from landsraad.games.arrakis.pieces.vehicles import remove_air
from landsraad.games.arrakis.state.automa_side import ROUND_END_STEP, is_automa, push_step
from landsraad.games.arrakis.state.cells import (
    AIR,
    AIR_FORCE,
    ATREIDES,
    DEALS,
    DISCARD,
    DISMISS,
    DONE,
    END,
    FEAR_ON,
    HAND,
    HARKONNEN,
    IBAD_ON,
    LEADER_AT,
    LEADER_IS,
    MY_FORCE,
    MY_SIDE,
    OFFICERS_LEFT,
    ON_BOARD,
    PRESCIENCE_DECK,
    READY,
    REMOVED,
    REPLACE,
    REVEALED,
    RULINGS,
    STAGE,
)
from landsraad.games.arrakis.state.events import FORGOTTEN, LEADER_RELIEVED, SHUFFLED_BACK, WAR_PHASE
from landsraad.kernel.cells import NONE, Cells
from landsraad.kernel.cells import ROUND as THIS_ROUND
from landsraad.kernel.engine import ANY_MOVE, ASKS, Effect, State, labelled

HAND_LIMIT: Final = 6  # checked only at the end of a round (WFA-ROUND-09)
SHARED_LIMIT: Final = 4  # for a seat that shares its side


class EndOfRound(Effect):
    """Pushes all its steps, the first on top. The next round is below this frame."""

    ordering = ASKS

    def run(self, s: State) -> None:
        if s.t[STAGE] != END:
            s.t[STAGE] = END
            if s.has_listeners:
                s.emit(WAR_PHASE, NONE, END)
        atreides, harkonnen = deciding_seat(s, ATREIDES), deciding_seat(s, HARKONNEN)
        if is_automa(s, HARKONNEN):
            push_step(s, ROUND_END_STEP, harkonnen)
        s.push(CLEAN_UP, atreides)
        s.push(DISMISS_CARDS, atreides)
        for side in range(2):
            allies = allies_of(s, side)
            if allies != NONE:
                s.push(HAND_DOWN, allies)
            s.push(HAND_DOWN, house_seat(s, side))
        s.push(READY_LEADERS, atreides)
        s.push(RELIEVE, atreides)
        if not is_automa(s, HARKONNEN):  # WFA-SOLO-32
            s.push(RELIEVE, harkonnen)
        s.push(AIR_HOME, harkonnen)
        s.push(OBJECTIVE_CHECK, atreides)
        s.push(CLAIM_AT_END, atreides)


class ObjectiveCheck(Effect):
    """The Atreides win here or, by the FAQ rulings, when Arrakeen falls (WFA-ROUND-05, WFA-GOAL-03)."""

    def run(self, s: State) -> None:
        if check_objective(s):
            win(s, ATREIDES)


class AirHome(Effect):
    """Removes all ornithopters and carryalls from the board (WFA-ROUND-06)."""

    def run(self, s: State) -> None:
        for zone in range(len(AIR.names)):
            if s.t[AIR_FORCE + zone] != NONE:
                remove_air(s, zone)


class Relieve(Effect):
    """Replaces a named leader by one without a name; the named one is then aside (WFA-ROUND-07).

    By the FAQ rulings a named leader may leave even without a replacement.
    """

    asks = True
    optional = True
    decision = "choose"

    def options(self, s: State) -> None:
        side = s.me[MY_SIDE]
        if treasury(s, side)[OFFICERS_LEFT] == 0 and s.t[RULINGS] != FAQ:
            return
        for leader in range(n_leaders()):
            if s.t[LEADER_IS + leader] == ON_BOARD and is_named_leader(leader) and side_of_leader(leader) == side:
                s.offer(REPLACE.move(leader))
        if s.count > 0:
            s.offer(DONE.move())

    def play(self, s: State, move: i64) -> None:
        if not REPLACE.has(move):
            return
        leader = REPLACE.a(move)
        area = s.t[LEADER_AT + leader]
        lift_leader(s, leader)
        if treasury(s, s.me[MY_SIDE])[OFFICERS_LEFT] > 0:
            put_officer(s, area, s.me[MY_SIDE])
        if s.has_listeners:
            s.emit(LEADER_RELIEVED, s.seat, leader, area)
        s.again(self, 0)


class ReadyLeaders(Effect):
    """Turns used cards face up, including those of leaders in a tank (WFA-ROUND-08)."""

    def run(self, s: State) -> None:
        for leader in range(n_leaders()):
            if in_play(s, leader):
                s.t[READY + leader] = 1


def hand_limit(mine: Cells) -> i64:
    return HAND_LIMIT if mine[MY_FORCE] == NONE else SHARED_LIMIT


class HandDown(Effect):
    """Discards down to six cards (WFA-ROUND-09), or four for a seat that shares its side (WFA-TEAM-12).

    Hawat's schemes stay (WFA-LEADER-13).
    """

    asks = True
    always_ask = ANY_MOVE
    decision = "card"

    def options(self, s: State) -> None:
        if HAND.size(s.me) > hand_limit(s.me) and discardable(s.me) > 0:
            offer_discards(s)

    def discreet(self, s: State) -> bool:
        return True

    def play(self, s: State, move: i64) -> None:
        s.again(self, 0)
        discard_planning(s, s.seat, DISCARD.a(move))


class DismissCards(Effect):
    """The Atreides remove or return unclaimed prescience cards (WFA-ROUND-10, WFA-PRESC-13).

    A card with "Eyes of Ibad" stays.
    """

    asks = True
    optional = True
    decision = "card"

    def options(self, s: State) -> None:
        for i in range(REVEALED.size(s.t)):
            card = REVEALED.card(s.t, i)
            if card != s.t[IBAD_ON]:
                s.offer(DISMISS.move(card))
        if s.count > 0:
            s.offer(DONE.move())

    def play(self, s: State, move: i64) -> None:
        if not DISMISS.has(move):
            return
        card = DISMISS.a(move)
        REVEALED.take(s.t, card)
        REMOVED.put(s.t, card)
        if s.t[FEAR_ON] == card:
            s.t[FEAR_ON] = NONE
        if s.has_listeners:
            s.emit(FORGOTTEN, s.seat, card)
        s.again(self, 0)


class CleanUp(Effect):
    """Returns the remaining cards and the dice (WFA-ROUND-11)."""

    def run(self, s: State) -> None:
        shuffle_back(s)
        s.plan.table.expire(s.t, THIS_ROUND)
        return_dice(s, ATREIDES)
        return_dice(s, HARKONNEN)


def shuffle_back(s: State) -> None:
    """Shuffles all revealed cards, except one that stays, into the deck for the next round."""
    i: i64 = 0
    while i < REVEALED.size(s.t):
        card = REVEALED.card(s.t, i)
        if card == s.t[IBAD_ON]:
            i += 1
            continue
        REVEALED.take_at(s.t, i)
        PRESCIENCE_DECK.put(s.t, card)
        if s.has_listeners:
            s.emit(SHUFFLED_BACK, s.seat, card)
    s.shuffle(PRESCIENCE_DECK, DEALS)


END_OF_ROUND: Final = labelled("arrakis:EndOfRound", EndOfRound())
OBJECTIVE_CHECK: Final = labelled("arrakis:ObjectiveCheck", ObjectiveCheck())
AIR_HOME: Final = labelled("arrakis:AirHome", AirHome())
RELIEVE: Final = labelled("arrakis:Relieve", Relieve())
READY_LEADERS: Final = labelled("arrakis:ReadyLeaders", ReadyLeaders())
HAND_DOWN: Final = labelled("arrakis:HandDown", HandDown())
DISMISS_CARDS: Final = labelled("arrakis:DismissCards", DismissCards())
CLEAN_UP: Final = labelled("arrakis:CleanUp", CleanUp())
