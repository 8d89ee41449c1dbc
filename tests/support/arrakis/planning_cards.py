"""Helpers for tests of Atreides and Fremen planning cards."""

from __future__ import annotations

from landsraad.games.arrakis.state.cells import HAND, LEADER, LEADER_IS, PLANNING
from support.arrakis.empty_board import Desert

OTHER = "the_voice"  # a card to play with another


def card(name: str) -> int:
    return PLANNING.find(name)


def leader(name: str) -> int:
    return LEADER.find(name)


def is_at(d: Desert, name: str, state: int) -> bool:
    return bool(d.s.t[LEADER_IS + leader(name)] == state)


def is_desert_power(d: Desert) -> bool:
    """Is Desert Power the pending decision?"""
    return len(d.legal("wormsign")) > 20


def hold(d: Desert, *names: str, seat: int = 0) -> None:
    for name in names:
        HAND.put(d.s.seats[seat], PLANNING.find(name))
