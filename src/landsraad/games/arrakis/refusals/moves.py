"""Why a move is refused: a reason and its rule, for the seat that tried it.

In the menu of a turn each kind of move has its own reasons. In the middle of an action the reason names the open
question, unless the move is an invalid answer to it. Reasons contain nothing that the seat could not know.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.decks.prescience import (
    MOST,
    OWN_TURN,
    ROUND_END,
    THEIR_TURN,
    ClaimAtEnd,
    ClaimWindow,
    has_die,
)
from landsraad.games.arrakis.legions.deployment_tokens import hidden_sietch, is_watched
from landsraad.games.arrakis.map.geography import AREA_OF_TARGET, is_linked
from landsraad.games.arrakis.pieces.dice import can_spend, dice_of, unused, usable
from landsraad.games.arrakis.pieces.figures import side_of_leader, treasury
from landsraad.games.arrakis.pieces.named_leaders import in_play
from landsraad.games.arrakis.pieces.shared_sides import home_of, partner, seat_of
from landsraad.games.arrakis.pieces.tracks import ATOMICS_AT, has_reached
from landsraad.games.arrakis.refusals.orders import refusal_for_answer
from landsraad.games.arrakis.rounds.actions import is_ready
from landsraad.games.arrakis.rounds.free_actions import FEWEST_SCHEMES, MOST_SCHEMES, schemes_in
from landsraad.games.arrakis.rounds.turns import Turn
from landsraad.games.arrakis.state.cells import (
    ACTED,
    ACTION,
    AIR,
    AIR_FORCE,
    AREA,
    ATOMICS,
    ATREIDES,
    BANS,
    CLAIM,
    COUNTER,
    DECK,
    DESERT_POWER,
    DETONATE,
    END_TURN,
    FREMEN,
    HAND,
    HARKONNEN,
    HAWAT,
    IN_TANK,
    LEADER,
    LEADER_IS,
    MUST_USE,
    MY_FORCE,
    MY_SIDE,
    ORNITHOPTER,
    PASS,
    PLAN_CARD,
    PLANNING,
    PRESCIENCE,
    RESULT,
    REVEAL,
    REVEALED,
    SCHEMES,
    SCOUT,
    SEATS,
    SPACING_GUILD,
    SPECIAL_ACTION,
    TAKEN,
    TOKEN_AT,
    TOKENS_HERE,
)
from landsraad.games.arrakis.state.component_types import LEADER_CARDS, PLANNING_CARDS, PRESCIENCE_CARDS
from landsraad.kernel.algebra import NOTHING
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State
from landsraad.kernel.reasons import Choices, Named, Reason, named

SHOWN: Final = 6  # most moves in a reason


def refusal_for(s: State, move: int) -> Reason | None:
    """The reason; None if listing the legal moves is all there is to say."""
    s.plan.moves.text(move)  # raises its own error if the number is not a move
    copy = s.clone()
    effect = copy.top()
    if isinstance(effect, Turn):
        return in_the_turn(copy, move)
    if CLAIM.has(move):
        moment = ROUND_END if isinstance(effect, ClaimAtEnd) else THEIR_TURN
        if isinstance(effect, (ClaimAtEnd, ClaimWindow)):
            return refusal_for_claim(copy, CLAIM.a(move), moment)
    reason = refusal_for_answer(copy, effect, move)
    return first_answer(copy, effect) if reason is None else reason


def first_answer(s: State, asked: Effect) -> Reason:
    """For an unrelated move: the open question comes first, with possible answers."""
    moves = Choices([s.plan.moves.text(move) for move in s.legal()], SHOWN)
    seat, cause = named(SEATS, s.seat), s.plan.cause(s.source)
    if cause is None:
        return Reason("decide-first", seat=seat, moves=moves)
    return Reason("decide-first-about", seat=seat, cause=Named(cause[0], cause[1]), moves=moves)


def has_acted(s: State) -> bool:
    return treasury(s, s.me[MY_SIDE])[ACTED] != 0


def in_the_turn(s: State, move: i64) -> Reason | None:
    mine = s.me[MY_SIDE]
    if END_TURN.has(move):
        return Reason("act-first", "WFA-ACTION-02")
    if PASS.has(move):
        return Reason("end-not-pass", "WFA-ACTION-04") if has_acted(s) else Reason("dice-left", "WFA-ACTION-06")
    if CLAIM.has(move):
        if mine != ATREIDES:
            return Reason("atreides-only", "WFA-PRESC-07")
        return refusal_for_claim(s, CLAIM.a(move), OWN_TURN)
    if DETONATE.has(move):
        return refusal_for_atomics(s, DETONATE.a(move))
    if REVEAL.has(move):
        if mine != ATREIDES:
            return Reason("atreides-only", "WFA-FREE-02")
        if s.t[TOKEN_AT + REVEAL.a(move)] == NONE:
            return Reason("token-not-there", "WFA-FREE-02", token=named(COUNTER, REVEAL.a(move)))
        area = s.t[TOKEN_AT + REVEAL.a(move)]
        return Reason("reveal-watched", "WFA-SOLO-76", area=named(AREA, area)) if is_watched(s, area) else None
    if SCOUT.has(move):
        return refusal_for_scout(s, SCOUT.a(move), SCOUT.b(move))
    if SCHEMES.has(move):
        return refusal_for_schemes(s, SCHEMES.a(move))
    if not (ACTION.has(move) or SPECIAL_ACTION.has(move) or PLAN_CARD.has(move) or DESERT_POWER.has(move)):
        return Reason("acted-already", "WFA-ACTION-02") if has_acted(s) else Reason("act-by-die", "WFA-ACTION-02")
    if has_acted(s):
        return Reason("acted-already", "WFA-ACTION-02")
    if ACTION.has(move):
        return refusal_for_die(s, ACTION.a(move))
    if SPECIAL_ACTION.has(move):
        return refusal_for_special(s, SPECIAL_ACTION.a(move))
    if PLAN_CARD.has(move):
        return refusal_for_plan(s, PLAN_CARD.a(move))
    if mine != ATREIDES:
        return Reason("atreides-only", "WFA-ACTION-15")
    if s.seat != seat_of(s, ATREIDES, FREMEN):
        return Reason("fremen-desert-power", "WFA-TEAM-06")
    return Reason("desert-power-dice", "WFA-ACTION-15", mine=int(unused(s, ATREIDES)), theirs=int(unused(s, HARKONNEN)))


# ------------------------------------------------------------------ what a die pays for


def refusal_for_die(s: State, result: i64) -> Reason | None:
    other = partner(s, s.seat)
    if dice_of(s.me, result) == 0 and other != NONE and dice_of(s.seats[other], result) > 0:
        return Reason("partners-die", "WFA-TEAM-17", result=named(RESULT, result), seat=named(SEATS, other))
    if dice_of(s.me, result) == 0:
        return Reason("no-such-die", "WFA-ACTION-02", result=named(RESULT, result))
    if not usable(s, s.me, result):
        return Reason("die-demanded", "WFA-PLAN-02", result=named(RESULT, treasury(s, s.me[MY_SIDE])[MUST_USE]))
    return None


def refusal_for_special(s: State, leader: i64) -> Reason | None:
    name = named(LEADER, leader)
    if side_of_leader(leader) != s.me[MY_SIDE]:
        return Reason("not-your-leader", "WFA-LEADER-02", leader=name)
    if home_of(s, leader) != s.seat:
        return Reason("partners-leader", "WFA-TEAM-25", leader=name, seat=named(SEATS, home_of(s, leader)))
    if s.t[LEADER_IS + leader] == IN_TANK:
        return Reason("leader-in-tank", "WFA-TANK-06", leader=name)
    if not in_play(s, leader):
        return Reason("leader-not-in-play", "WFA-LEADER-06", leader=name)
    if not is_ready(s, leader):
        return Reason("leader-card-used", "WFA-LEADER-04", leader=name)
    slot = LEADER_CARDS[leader].slot
    return Reason("special-at-desert-power", "WFA-LEADER-17", leader=name) if slot == NONE else refusal_for_die(s, slot)


def refusal_for_plan(s: State, card: i64) -> Reason | None:
    name = named(PLANNING, card)
    if s.me[MY_FORCE] not in (NONE, PLANNING_CARDS[card].deck):
        return Reason("partners-deck", "WFA-TEAM-11", deck=named(DECK, s.me[MY_FORCE]))
    if not HAND.has(s.me, card):
        return Reason("not-in-hand", "WFA-PLAN-02", card=name)
    if PLANNING_CARDS[card].schemes:
        return Reason("schemes-not-played", "WFA-LEADER-11", card=name)
    return None if can_spend(s, s.me) else Reason("no-die-left", "WFA-PLAN-02")


def refusal_for_claim(s: State, number: i64, moment: i64) -> Reason | None:
    card, name = PRESCIENCE_CARDS[number], named(PRESCIENCE, number)
    if not REVEALED.has(s.t, number):
        return Reason("not-face-up", "WFA-ROUND-03", card=name)
    if s.t[TAKEN] >= MOST:
        return Reason("two-claims", "WFA-PRESC-06", n=MOST)
    if card.at_end and moment != ROUND_END:
        return Reason("claim-at-end", "WFA-PRESC-08", card=name)
    if not card.at_end and moment == ROUND_END:
        return Reason("claim-in-actions", "WFA-PRESC-07", card=name)
    if moment == THEIR_TURN and (card.die or card.task is not NOTHING):
        return Reason("claim-in-own-turn", "WFA-PRESC-09", card=name)
    if card.die and has_acted(s):
        return Reason("acted-already", "WFA-PRESC-09")
    if card.die and not has_die(s):
        return Reason("no-die-left", "WFA-PRESC-09")
    if card.need is not None and not card.need.holds(s):
        return Reason("claim-unmet", "WFA-PRESC-11", card=name)
    return Reason("claim-not-done", "WFA-PRESC-10", card=name)


# ------------------------------------------------------------------ free actions


def refusal_for_atomics(s: State, area: i64) -> Reason | None:
    if s.me[MY_SIDE] != ATREIDES:
        return Reason("atreides-only", "WFA-PRESC-17")
    if s.t[ATOMICS] != NONE:
        return Reason("atomics-used", "WFA-PRESC-18")
    if not has_reached(s, ATOMICS_AT):
        return Reason("atomics-too-early", "WFA-PRESC-17", n=ATOMICS_AT)
    return Reason("not-for-atomics", "WFA-ATOMIC-01", area=named(AREA, area), areas=[
        named(AREA, AREA_OF_TARGET[i]) for i in range(len(AREA_OF_TARGET))])


def refusal_for_scout(s: State, zone: i64, area: i64) -> Reason | None:
    if s.me[MY_SIDE] != HARKONNEN:
        return Reason("harkonnen-only", "WFA-FREE-03")
    if s.t[BANS + SPACING_GUILD]:
        return Reason("guild-ban", "WFA-BAN-07")
    if s.t[AIR_FORCE + zone] != ORNITHOPTER:
        return Reason("no-ornithopter", "WFA-FREE-03", zone=named(AIR, zone))
    if not is_linked(zone, area):
        return Reason("zone-not-linked", "WFA-MAP-03", zone=named(AIR, zone), area=named(AREA, area))
    if s.t[TOKENS_HERE + area] == 0 and not hidden_sietch(s, area):
        return Reason("nothing-to-scout", "WFA-FREE-03", area=named(AREA, area))
    return None


def refusal_for_schemes(s: State, n: i64) -> Reason | None:
    if s.me[MY_SIDE] != HARKONNEN:
        return Reason("harkonnen-only", "WFA-LEADER-11")
    if not in_play(s, HAWAT):
        return Reason("leader-not-in-play", "WFA-LEADER-11", leader=named(LEADER, HAWAT))
    if not FEWEST_SCHEMES <= n <= MOST_SCHEMES:
        return Reason("schemes-so-many", "WFA-LEADER-11", low=FEWEST_SCHEMES, high=MOST_SCHEMES)
    return Reason("schemes-held", "WFA-LEADER-11", n=int(schemes_in(s.me)))
