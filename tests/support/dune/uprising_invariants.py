"""Invariants of every position of Uprising, besides those of the family."""

from __future__ import annotations

from landsraad.games.dune.bases.uprising import cells as u
from landsraad.games.dune.bases.uprising.rules.battle_icons import OBJECTIVES
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.modules.choam import cells as contracts
from landsraad.games.dune.modules.choam.contracts import CONTRACT_TOKENS, contracts_of
from landsraad.games.dune.modules.choam.module import CHOAM
from landsraad.games.dune.rules.derived_view import phase_of
from landsraad.games.dune.state import cells as c
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State
from support.dune.invariants import ASIDE, OWN, PAIRED, difference, gather

ALL_CONTRACTS = sorted(int(token.id) for token in contracts_of(CHOAM) for _ in range(token.copies))
FLAGS = (u.HOOKS, u.OBJECTIVE_DOWN, u.REVEREND, u.ABILITY_LEFT, u.HELD_BACK, u.REPEATED, u.PAID_MORE)


def check_uprising(s: State) -> None:
    check_seats(s)
    check_contracts(s)
    check_conflicts(s)
    check_objectives(s)
    assert s.t[u.WALL] in (0, 1) and s.t[u.CHOAM] in (0, 1)
    laid = sorted(card for card in s.t[u.ROW_PLACES:u.ROW_PLACES + 5] if card != NONE)
    assert laid == sorted(c.ROW.cards(s.t))


def check_seats(s: State) -> None:
    for seat in range(s.players):
        me = s.seats[seat]
        leader = box_of(s).leaders[me[c.LEADS]].name
        spies: list[int] = []
        gather(me, (u.SPIES,), spies)
        # a seat never has two spies on one post
        assert len(spies) <= u.SPIES_EACH and len(set(spies)) == len(spies), spies
        assert all(0 <= post < len(box_of(s).post_ids.names) for post in spies)
        assert me[u.SANDWORMS] >= 0 and me[u.MEMORIES] >= 0 and me[u.SPY_BACK] >= 0
        assert all(me[flag] in (0, 1) for flag in FLAGS)
        assert leader == "lady_jessica" or me[u.MEMORIES] == me[u.REVEREND] == 0
        assert me[u.MEMORIES] == 0 or me[u.REVEREND] == 0
        assert leader == "feyd_rautha_harkonnen" or me[u.TRAINED] == 0
        assert leader == "shaddam_corrino_iv" or me[u.HELD_BACK] == 0
        if not me[c.REVEALING]:
            assert me[u.ABILITY_LEFT] == 0


def check_contracts(s: State) -> None:
    """Checks that each of the 20 contracts is in one place, and that this turn's are among those held."""
    if not s.t[u.CHOAM]:
        assert s.plan.table.field("contract_row") is None and s.plan.seat.field("contracts") is None
        return
    tokens: list[int] = []
    gather(s.t, (contracts.CONTRACT_ROW, contracts.CONTRACT_BANK, contracts.SARDAUKAR_CONTRACTS), tokens)
    for seat in range(s.players):
        me = s.seats[seat]
        gather(me, (contracts.CONTRACTS, contracts.COMPLETED), tokens)
        new: list[int] = []
        gather(me, (contracts.NEW_CONTRACTS,), new)
        assert all(new.count(token) <= contracts.CONTRACTS.count(me, token) for token in new)
    special = [token for token in tokens if CONTRACT_TOKENS[token].owner is not CHOAM]
    assert len(special) == len({*special})  # those that nobody was dealt are in the box (IX-COMBO-13)
    tokens = [token for token in tokens if token not in special]
    assert sorted(tokens) == ALL_CONTRACTS, difference(tokens, ALL_CONTRACTS, contracts.CONTRACT.names)
    shown = contracts.CONTRACT_ROW.size(s.t)
    assert shown == min(2, shown + contracts.CONTRACT_BANK.size(s.t))


def check_conflicts(s: State) -> None:
    """Checks that no conflict card is in two places; those that nobody won are in no pile."""
    cards: list[int] = []
    gather(s.t, (c.CONFLICT_DECK, c.CONFLICT_BOX), cards)
    for seat in range(s.players):
        gather(s.seats[seat], (u.WON, u.MATCHED), cards)
    if s.t[c.CURRENT] != NONE:
        cards.append(int(s.t[c.CURRENT]))
    assert len(set(cards)) == len(cards), sorted(u.CONFLICT.names[card] for card in cards)
    assert len(box_of(s).conflicts) - len(cards) <= s.t[c.ROUND]


def check_objectives(s: State) -> None:
    dealt = [int(s.seats[seat][u.MY_OBJECTIVE]) for seat in range(s.players)]
    dealt = [card for card in dealt if card != NONE]
    assert len(set(dealt)) == len(dealt)
    assert all(OBJECTIVES[card].many if s.players >= 4 else OBJECTIVES[card].few for card in dealt)
    for seat in range(s.players):
        me = s.seats[seat]
        if s.seats[seat][c.ROLES] == c.PLAYER:
            assert me[u.MY_OBJECTIVE] != NONE
        downs = u.MATCHED.size(me) + me[u.OBJECTIVE_DOWN]
        assert downs % 2 == 0 or phase_of(s) in ("endgame", "over")  # always in pairs, until the last cards are played


OWN["uprising"] = check_uprising
ASIDE["uprising"] = (u.MEMORIES,)
PAIRED["uprising"] = "paired"
