"""The set-up of the board at the start of the game (WFA-SETUP-*)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

import landsraad.games.arrakis.cards.atreides
import landsraad.games.arrakis.cards.atreides_leaders
import landsraad.games.arrakis.cards.corrino
import landsraad.games.arrakis.cards.fremen
import landsraad.games.arrakis.cards.harkonnen
import landsraad.games.arrakis.cards.harkonnen_leaders
import landsraad.games.arrakis.cards.prescience_cards
import landsraad.games.arrakis.mahdi.round
import landsraad.games.arrakis.mahdi.spice
import landsraad.games.arrakis.mahdi.token_recall
import landsraad.games.arrakis.mahdi.turn
import landsraad.games.arrakis.mahdi.vehicles  # noqa: F401  (declares components)
from landsraad.games.arrakis.decks.planning import allies_deck, deck_side, house_deck, is_house, pile_of
from landsraad.games.arrakis.pieces.figures import deciding_seat, put_officer, put_token, put_units, treasury
from landsraad.games.arrakis.pieces.shared_sides import seat_of
from landsraad.games.arrakis.rounds.rounds import push_round
from landsraad.games.arrakis.solo_pieces.tactics_cards import deal_tactics
from landsraad.games.arrakis.state.cells import (
    ALLIES_DECK,
    AREA,
    ASIDE,
    ATREIDES,
    AUTOMA,
    AUTOMATIC,
    BENE_GESSERIT,
    BLACK_FACE,
    DEALS,
    DECIDER,
    DICE_ROLLS,
    HARKONNEN,
    HOUSE_DECK,
    LEADER_IS,
    MOVES,
    MY_FORCE,
    MY_SIDE,
    OBJECTIVE_BOX,
    OBJECTIVES,
    OFFICERS_LEFT,
    PICKS,
    PRESCIENCE_DECK,
    READY,
    ROLES,
    RULINGS,
    SEAT,
    SEATS,
    SETTLED,
    SETTLEMENT,
    SIETCH,
    SIETCH_AT,
    SIETCH_RANK,
    SIETCHES,
    SIGN_POOL,
    SILVER_FACE,
    STANDING,
    STATION,
    STATION_FACE,
    STATIONS,
    SUPPLY,
    TABLE,
    TOKEN_FACE,
    TOKEN_SUPPLY,
)
from landsraad.games.arrakis.state.component_types import (
    LEADER_CARDS,
    OBJECTIVE_CARDS,
    PLANNING_CARDS,
    PRESCIENCE_CARDS,
    START_TOKENS,
    TOKEN_FACES,
)
from landsraad.games.arrakis.state.components import FIGURES, OFFICER_FIGURES, SIETCH_RANKS, SIGN_COUNTS, STATION_FACES
from landsraad.games.arrakis.state.twist import Twist, twist_of
from landsraad.kernel.cells import NONE
from landsraad.kernel.chance import Seed
from landsraad.kernel.engine import Plan, State, seed_table


def plan_with(twist: Twist) -> Plan:
    """Returns the plan of tables with a twist. All plans have the same cells and moves."""
    return Plan("arrakis", TABLE, SEAT, MOVES, SEATS.names, decider=DECIDER, book=twist, side=MY_SIDE, picks=PICKS)


PLAN: Final = plan_with(Twist())


def deal(sides: list[int], ruling: int, seed: Seed, automatic: int = NONE, forces: list[int] | None = None,
         own_ties: bool = False, plan: Plan = PLAN) -> State:
    """Sets up everything before the first round.

    `sides` has the side of each seat, and `automatic` is the side without a player (WFA-SOLO-01). `forces` has the part
    of a shared side that each seat plays; NONE means all of it. With `own_ties` the side without a player breaks its
    ties at random; otherwise the players do (WFA-OPEN-21).
    """
    s = State(plan, len(sides))
    s.t[RULINGS] = ruling
    s.t[AUTOMATIC] = automatic
    for seat in range(s.players):
        s.seats[seat][MY_SIDE] = sides[seat]
        s.seats[seat][MY_FORCE] = NONE if forces is None else forces[seat]
        s.seats[seat][DECIDER] = seat
    if automatic != NONE:
        for seat in range(s.players):
            if sides[seat] == automatic:
                s.seats[seat][ROLES] = AUTOMA
                s.seats[seat][DECIDER] = NONE if own_ties else deciding_seat(s, 1 - automatic)
    seed_table(s, seed, DEALS, (DICE_ROLLS, PICKS))
    for side in (ATREIDES, HARKONNEN):
        mine = treasury(s, side)
        for tier in range(3):
            mine[SUPPLY + tier] = FIGURES[side][tier]
        mine[OFFICERS_LEFT] = OFFICER_FIGURES[side]
    settle_atreides(s)
    settle_harkonnen(s)
    lay_stations(s)
    deal_cards(s)
    for leader in LEADER_CARDS:
        if leader.starts:
            s.t[LEADER_IS + leader.leader] = ASIDE
            s.t[READY + leader.leader] = 1
    treasury(s, ATREIDES)[BENE_GESSERIT] = 1
    if automatic != NONE:
        deal_garrisons(s)
        deal_tactics(s)
    twist_of(s).set_up(s)
    push_round(s)
    return s


def shuffled(s: State, pieces: list[int]) -> list[int]:
    left, out = list(pieces), []
    while left:
        out.append(left.pop(s.below(DEALS, len(left))))
    return out


def settle_atreides(s: State) -> None:
    """Each sietch gets a rank and a starting token, both face down, and a naib (WFA-SETUP-01 to 03)."""
    mine = treasury(s, ATREIDES)
    ranks = shuffled(s, list(SIETCH_RANKS))
    starting = shuffled(s, [int(face.id) for face in TOKEN_FACES if face.start for _ in range(face.copies)])
    for sietch, name in enumerate(SIETCH.names):
        area = AREA.find(name)
        s.t[SETTLED + area] = sietch
        s.t[SIETCH_AT + sietch] = area
        mine[SIETCH_RANK + sietch] = ranks[sietch]
        mine[TOKEN_FACE + sietch] = starting[sietch]
        put_token(s, area, sietch)
        put_officer(s, area, ATREIDES)
    for face in TOKEN_FACES:
        if not face.start:
            for _ in range(face.copies):
                TOKEN_SUPPLY.put(mine, face.id)


def settle_harkonnen(s: State) -> None:
    """Each settlement gets the units of a black and a silver token (WFA-SETUP-04, WFA-SETUP-05)."""
    black = shuffled(s, [i for i, token in enumerate(START_TOKENS) if not token.silver for _ in range(token.copies)])
    silver = shuffled(s, [i for i, token in enumerate(START_TOKENS) if token.silver for _ in range(token.copies)])
    mine = treasury(s, HARKONNEN)
    for settlement, name in enumerate(SETTLEMENT.names):
        area = AREA.find(name)
        s.t[STANDING + settlement] = 1
        s.t[SETTLED + area] = SIETCHES + settlement
        for token in (START_TOKENS[black[settlement]], START_TOKENS[silver[settlement]]):
            for tier in range(3):
                mine[SUPPLY + tier] -= token.units[tier]
                put_units(s, area, HARKONNEN, tier, token.units[tier])
            for _ in range(token.bashars):
                put_officer(s, area, HARKONNEN)


def deal_garrisons(s: State) -> None:
    """Shuffles the tokens that were revealed in the settlements, by colour (WFA-SOLO-63)."""
    for silver, first in ((False, BLACK_FACE), (True, SILVER_FACE)):
        faces = shuffled(s, [i for i, token in enumerate(START_TOKENS) if token.silver == silver
                             for _ in range(token.copies)])
        for i, face in enumerate(faces):
            s.t[first + i] = face


def lay_stations(s: State) -> None:
    """Lays testing stations face down, unknown to everyone (WFA-SETUP-06)."""
    faces = shuffled(s, list(STATION_FACES))
    for station in range(len(STATION.names)):
        s.t[STATIONS + station] = 1
        s.t[STATION_FACE + station] = faces[station]


def deal_cards(s: State) -> None:
    """Shuffles the decks, the wormsigns and the secret objectives (WFA-SETUP-08, 09, 13, 14)."""
    for sign, copies in enumerate(SIGN_COUNTS):
        for _ in range(copies):
            SIGN_POOL.put(s.t, sign)
    for card in PRESCIENCE_CARDS:
        PRESCIENCE_DECK.put(s.t, card.id)
    s.shuffle(PRESCIENCE_DECK, DEALS)
    for plan in PLANNING_CARDS:
        mine = s.seats[seat_of(s, deck_side(plan.deck), plan.deck)]
        for _ in range(plan.copies):
            (HOUSE_DECK if is_house(plan.deck) else ALLIES_DECK).put(mine, plan.id)
    for side in (ATREIDES, HARKONNEN):
        shuffle_deck(s, side)
    objectives = shuffled(s, [int(objective.id) for objective in OBJECTIVE_CARDS])
    OBJECTIVES.put(treasury(s, ATREIDES), objectives[0])
    for objective in objectives[1:]:
        OBJECTIVE_BOX.put(s.t, objective)


def shuffle_deck(s: State, side: i64) -> None:
    """Shuffles both decks of a side, with the random stream of the table."""
    for deck in (house_deck(side), allies_deck(side)):
        mine = s.seats[seat_of(s, side, deck)]
        pile = pile_of(deck)
        cards = shuffled(s, pile.cards(mine))
        pile.clear(mine)
        for card in cards:
            pile.put(mine, card)
