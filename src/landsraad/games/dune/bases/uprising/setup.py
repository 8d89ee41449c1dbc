"""The set-up: decks, objectives, contracts, seats; and the steps Uprising puts into the rules of its family."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.automa.rivals.cells import DICE, RIVALRY
from landsraad.games.dune.automa.rivals.module import NOBODY
from landsraad.games.dune.bases.uprising.base import UPRISING
from landsraad.games.dune.bases.uprising.cells import (
    CHOAM,
    HELD_BACK,
    MEMORIES,
    MY_OBJECTIVE,
    ORNITHOPTER,
    ROW_PLACES,
    SHOWN,
)
from landsraad.games.dune.bases.uprising.refusals.costs import UprisingReasons
from landsraad.games.dune.bases.uprising.rules.battle_icons import OBJECTIVES, Objective
from landsraad.games.dune.bases.uprising.rules.reveal_counts import UNSETTLED
from landsraad.games.dune.bases.uprising.rules.spies import spy
from landsraad.games.dune.components.box import Box, box_of
from landsraad.games.dune.modules.choam.cells import CONTRACT_BANK, SARDAUKAR_CONTRACTS
from landsraad.games.dune.modules.choam.contracts import CONTRACT_TOKENS, SHADDAM, show_contract
from landsraad.games.dune.rules.cards.drawing import draw_intrigue, intrigue_cards
from landsraad.games.dune.rules.cards.market import fill_row
from landsraad.games.dune.rules.seats.resources import solari, water
from landsraad.games.dune.rules.setup import (
    TROOPS,
    deal_conflicts,
    give_voices,
    push_start,
    seed_streams,
    unpack_hagal,
    unpacked_seat,
    unpacked_table,
)
from landsraad.games.dune.state.cells import (
    DEALS,
    DECK,
    FACTION,
    FIRST,
    GARRISON,
    GUEST,
    HAGAL_DECK,
    HAGALS,
    IMPERIUM_DECK,
    INTRIGUE_DECK,
    LEADS,
    LEVEL,
    PEEK,
    PLAYER,
    RIVAL,
    ROLES,
    SHUFFLES,
    SUPPLY,
    VOICE,
    VP,
    WATER,
)
from landsraad.kernel.cells import M32, NONE
from landsraad.kernel.chance import Seed, old_number
from landsraad.kernel.engine import Plan, State

FACE_UP: Final = 2  # contracts
NOVICE: Final = 0  # the easiest level of the solo game

BONUSES: Final = [spy(), solari(3), intrigue_cards(1), water(1)]  # at the fourth step of each track
for faction, bonus in enumerate(BONUSES):
    UPRISING.name_effect(f"pact:{FACTION.names[faction]}", bonus)


def wire(box: Box) -> None:
    box.held_back = HELD_BACK
    box.memories = MEMORIES
    box.limits = {"troops": "UPM-SETUP-05", "agents": "UPM-SETUP-05", "space": "UPM-AGENT-TURN-02",
                  "token": "UPM-INFLUENCE-02", "alliance": "UPM-INFLUENCE-03", "control": "UPM-CONTROL-01",
                  "marker": "UPM-CONTROL-02"}
    box.reasons = UprisingReasons()
    box.three_close_third = True
    box.served_in_turn = True
    box.forfeits = True
    box.row_places = ROW_PLACES
    box.shown = SHOWN
    box.unsettled = UNSETTLED
    box.pacts = list(BONUSES)


UPRISING.wiring.append(wire)


def deal(plan: Plan, roles: list[int], leaders: list[int], first: int, level: int, choam: bool, seed: Seed,
         variants: list[int]) -> State:
    """A Rival's "leader" is its own card. `first` NONE: whoever is dealt the objective with the marker; `level` NONE:
    no solo game. `variants` are the cells of those that are played."""
    s = State(plan, len(roles))
    s.t = unpacked_table(plan)[:]
    s.t[LEVEL] = level
    s.t[CHOAM] = 1 if choam else 0
    for cell in variants:
        s.t[cell] = 1
    seed_streams(s, seed)
    if old_number(seed) is not None:
        s.t[DICE.at] = s.below(DEALS, M32)
    if RIVAL in roles:
        unpack_hagal(s)
    deal_table(s)
    for seat in range(s.players):
        if roles[seat] == RIVAL:
            deal_rival(s, seat, leaders[seat])
        else:
            deal_seat(s, seat, roles[seat], leaders[seat])
    give_voices(s)
    deal_objectives(s, first)
    if choam:
        deal_contracts(s)
    push_start(s)
    return s


def deal_table(s: State) -> None:
    s.shuffle(IMPERIUM_DECK, DEALS)
    s.shuffle(INTRIGUE_DECK, DEALS)
    s.shuffle(HAGAL_DECK, HAGALS)
    fill_row(s)
    deal_conflicts(s)


def deal_seat(s: State, seat: i64, role: i64, leader: i64) -> None:
    stream = s.seats[seat][SHUFFLES.at]
    s.seats[seat] = unpacked_seat(s.plan)[:]
    me = s.seats[seat]
    me[SHUFFLES.at] = stream
    me[ROLES] = role
    me[VOICE] = seat
    me[LEADS] = leader
    me[PEEK] = box_of(s).leaders[leader].peek
    if role == PLAYER:
        me[WATER] = 1
        me[VP] = 1 if s.players == 4 else 0  # UPM-PLAYER-COUNTS-01
        for name in box_of(s).leaders[leader].without:
            DECK.take(me, box_of(s).card_ids.find(name))
        s.shuffle(DECK, SHUFFLES, seat)
        if s.t[LEVEL] == NOVICE:  # UPR-RIVAL-15
            draw_intrigue(s, seat, 1)


def deal_rival(s: State, seat: i64, card: i64) -> None:
    """Water, agents and troops like a player's, but no deck (UPR-RIVAL-07 to 10)."""
    me = s.seats[seat]
    me[ROLES] = RIVAL
    me[VOICE] = seat
    me[LEADS] = box_of(s).leader_ids.find(NOBODY)
    me[RIVALRY] = card
    me[WATER] = 1
    if s.t[LEVEL] == NONE:
        s.t[GUEST] = seat  # of two players, who have the First Player marker between them
    if s.t[LEVEL] == NOVICE:  # UPR-RIVAL-15
        me[GARRISON] = 0
    me[SUPPLY] = TROOPS - me[GARRISON]


def deal_objectives(s: State, first: i64) -> None:
    """One face up to each seat; the First Player marker is on one of them (UPM-SETUP-07). The Rival of two players has
    the ornithopter, and never the marker (UPR-RIVAL-13, UPR-RIVAL-14)."""
    cards = [o for o in OBJECTIVES if (o.many if s.players >= 4 else o.few)]
    left: list[Objective] = []
    for card in cards:
        if s.t[GUEST] != NONE and card.icon == ORNITHOPTER:
            s.seats[s.t[GUEST]][MY_OBJECTIVE] = card.id
        elif not card.first:
            left.append(card)
    marked = next(o for o in cards if o.first)
    s.t[FIRST] = first if first != NONE else random_first(s)
    for seat in range(s.players):
        if seat == s.t[FIRST]:
            s.seats[seat][MY_OBJECTIVE] = marked.id
        elif seat != s.t[GUEST]:
            s.seats[seat][MY_OBJECTIVE] = left.pop(s.below(DEALS, len(left))).id


def random_first(s: State) -> i64:
    """Any seat but that of the two players' Rival."""
    if s.t[GUEST] == NONE:
        return s.below(DEALS, s.players)
    seat = s.below(DEALS, s.players - 1)
    return seat + 1 if seat >= s.t[GUEST] else seat


def deal_contracts(s: State) -> None:
    """Shaddam's two are set aside first (UPM-CHOAM-05); two lie face up, the others are the bank (UPM-CHOAM-01)."""
    shaddam = any(s.seats[seat][ROLES] == PLAYER and box_of(s).leaders[s.seats[seat][LEADS]].name == SHADDAM
                  for seat in range(s.players))
    for token in CONTRACT_TOKENS:
        for _ in range(token.copies):
            if token.sardaukar and shaddam:
                SARDAUKAR_CONTRACTS.put(s.t, token.id)
            else:
                CONTRACT_BANK.put(s.t, token.id)
    s.shuffle(CONTRACT_BANK, DEALS)
    for _ in range(FACE_UP):
        show_contract(s)
