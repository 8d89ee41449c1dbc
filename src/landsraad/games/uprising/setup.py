"""The set-up: decks, objectives, contracts, seats; and the steps Uprising puts into the rules of its family."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

import landsraad.games.imperium.setup
import landsraad.games.uprising.conflicts
import landsraad.games.uprising.contract_tokens
import landsraad.games.uprising.imperium_deck
import landsraad.games.uprising.intrigue
import landsraad.games.uprising.leaders  # noqa: F401  (the components)
from landsraad.games.imperium.acquire import fill_row
from landsraad.games.imperium.agent_turn import study
from landsraad.games.imperium.cells import (
    DEALS,
    DECK,
    FACTION,
    FIRST,
    IMPERIUM_DECK,
    INTRIGUE_DECK,
    LEADS,
    LEVEL,
    PLAYER,
    ROLES,
    SEATS,
    SHUFFLES,
    VOICE,
    VP,
    WATER,
)
from landsraad.games.imperium.draw import intrigue_cards
from landsraad.games.imperium.gains import solari, water
from landsraad.games.imperium.rounds import ROUND_START
from landsraad.games.imperium.setup import deal_conflicts, give_voices, seed_streams, unpack_seat, unpack_table
from landsraad.games.imperium.where import survey
from landsraad.games.uprising.battle_icons import OBJECTIVES, SPOILS
from landsraad.games.uprising.cells import (
    CHOAM,
    CONTRACT_BANK,
    DICE,
    HELD_BACK,
    MOVES,
    MY_OBJECTIVE,
    SARDAUKAR_CONTRACTS,
    SEAT,
    TABLE,
)
from landsraad.games.uprising.contracts import CONTRACT_TOKENS, CONTRACTS_BOX, SHADDAM, show_contract
from landsraad.games.uprising.edition import UPRISING
from landsraad.games.uprising.endgame import LAST_CHANCE
from landsraad.games.uprising.posts import spy
from landsraad.games.uprising.triggers import ACQUIRED, MARCHED
from landsraad.games.uprising.turns import ARRIVAL, TURN_BEGAN, UPRISING_AGENT_TURN, UPRISING_REVEAL, UPRISING_TURN
from landsraad.games.uprising.worms import AFTERMATH
from landsraad.kernel.cells import M32, NONE, below
from landsraad.kernel.engine import Plan, State

FACE_UP: Final = 2  # contracts

UPRISING.turn = UPRISING_TURN
UPRISING.turn_began = TURN_BEGAN
UPRISING.agent_turn = UPRISING_AGENT_TURN
UPRISING.reveal_menu = UPRISING_REVEAL
UPRISING.arrival = ARRIVAL
UPRISING.extra_box = CONTRACTS_BOX
UPRISING.spoils = SPOILS
UPRISING.aftermath = AFTERMATH
UPRISING.acquired = ACQUIRED
UPRISING.marched = MARCHED
UPRISING.end_of_game = LAST_CHANCE
UPRISING.held_back = HELD_BACK
UPRISING.third_of_few = True
UPRISING.served_in_turn = True
UPRISING.pacts = [spy(), solari(3), intrigue_cards(1), water(1)]
for faction, bonus in enumerate(UPRISING.pacts):
    UPRISING.name_effect(f"pact:{FACTION.names[faction]}", bonus)
study(UPRISING)
survey(UPRISING)
PLAN: Final = Plan("uprising", TABLE, SEAT, MOVES, SEATS.names, voice=VOICE, book=UPRISING, renames=UPRISING.renames)


def deal(roles: list[int], leaders: list[int], first: int, level: int, choam: bool, seed: int) -> State:
    """`first` NONE: whoever is dealt the objective with the marker; `level` NONE: no solo game."""
    s = State(PLAN, len(roles))
    s.t = (WITH_CHOAM if choam else WITHOUT_CHOAM)[:]
    s.t[LEVEL] = level
    s.t[CHOAM] = 1 if choam else 0
    seed_streams(s, seed)
    s.t[DICE] = below(s.t, DEALS, M32)
    deal_table(s)
    for seat in range(s.players):
        deal_seat(s, seat, roles[seat], leaders[seat])
    give_voices(s)
    deal_objectives(s, first)
    if choam:
        deal_contracts(s)
    s.push(ROUND_START, s.t[FIRST])
    return s


def deal_table(s: State) -> None:
    IMPERIUM_DECK.shuffle(s.t, DEALS)
    INTRIGUE_DECK.shuffle(s.t, DEALS)
    fill_row(s)
    deal_conflicts(s)


def deal_seat(s: State, seat: i64, role: i64, leader: i64) -> None:
    stream = s.seats[seat][SHUFFLES]
    s.seats[seat] = UNPACKED_SEAT[:]
    me = s.seats[seat]
    me[SHUFFLES] = stream
    me[ROLES] = role
    me[VOICE] = seat
    me[LEADS] = leader
    if role == PLAYER:
        me[WATER] = 1
        me[VP] = 1 if s.players == 4 else 0  # UPM-PLAYER-COUNTS-01
        for name in UPRISING.leaders[leader].without:
            DECK.take(me, UPRISING.card_ids.find(name))
        DECK.shuffle(me, SHUFFLES)


def deal_objectives(s: State, first: i64) -> None:
    """One face up to each seat; the First Player marker is on one of them (UPM-SETUP-07)."""
    cards = [o for o in OBJECTIVES if (o.many if s.players >= 4 else o.few)]
    left = [o for o in cards if not o.first]
    marked = next(o for o in cards if o.first)
    s.t[FIRST] = first if first != NONE else below(s.t, DEALS, s.players)
    for seat in range(s.players):
        if seat == s.t[FIRST]:
            s.seats[seat][MY_OBJECTIVE] = marked.id
        else:
            s.seats[seat][MY_OBJECTIVE] = left.pop(below(s.t, DEALS, len(left))).id


def deal_contracts(s: State) -> None:
    """Shaddam's two are set aside first (UPM-CHOAM-05); two lie face up, the others are the bank (UPM-CHOAM-01)."""
    shaddam = any(s.seats[seat][ROLES] == PLAYER and UPRISING.leaders[s.seats[seat][LEADS]].name == SHADDAM
                  for seat in range(s.players))
    for token in CONTRACT_TOKENS:
        for _ in range(token.copies):
            if token.sardaukar and shaddam:
                SARDAUKAR_CONTRACTS.put(s.t, token.id)
            else:
                CONTRACT_BANK.put(s.t, token.id)
    CONTRACT_BANK.shuffle(s.t, DEALS)
    for _ in range(FACE_UP):
        show_contract(s)


WITH_CHOAM: Final = unpack_table(PLAN, UPRISING, ("choam",))
WITHOUT_CHOAM: Final = unpack_table(PLAN, UPRISING)
UNPACKED_SEAT: Final = unpack_seat(PLAN, UPRISING)
