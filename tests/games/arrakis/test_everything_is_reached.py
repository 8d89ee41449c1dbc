"""Random games reach every kind of event and move, every planning card, and every special action.

The invariants never check what is not reached, so a failure here lists what they miss.
"""

from __future__ import annotations

import random
from functools import cache

import pytest

import landsraad
from landsraad.games.arrakis.state import cells as c
from landsraad.games.arrakis.state import events as tidings
from landsraad.games.arrakis.state.component_types import PLANNING_CARDS
from landsraad.kernel.engine import apply
from landsraad.kernel.events import Event, EventKind
from support.arrakis.random_games import choose, options_of

pytestmark = pytest.mark.long

GAMES = 40
SHARED_GAMES = 10  # of three and four players
LONG = 8000  # decisions after which an aimless game is stopped
BY_CHANCE = {"tokens_swapped"}  # events that rarely happen
UNUSED = {"first", "pay"}  # moves of all games that this one does not use


@cache
def heard() -> tuple[list[Event], set[str]]:
    """All events of some games, and the kinds of moves in them."""
    game = landsraad.game("arrakis")
    events: list[Event] = []
    made: set[str] = set()
    for n in range(GAMES + SHARED_GAMES):
        rng = random.Random(n)
        players = 2 if n < GAMES else 3 + n % 2
        s = game.begin(game.check_options(options_of(n, players=players)), n, listening=True)
        moves = 0
        while not s.over and moves < LONG:
            move = choose(rng, s, n % 10 != 9)
            made.add(game.plan.moves.family_of(move).name)
            apply(s, move)
            moves += 1
        events += s.log or []
    return events, made


def values(kind: EventKind) -> set[int]:
    return {event.values[0] for event in heard()[0] if event.kind is kind}


def test_every_event_is_told() -> None:
    told = {event.kind.name for event in heard()[0]}
    assert {kind.name for kind in vars(tidings).values() if isinstance(kind, EventKind)} - told <= BY_CHANCE


def test_every_move_is_made() -> None:
    families = {family.name for family in landsraad.game("arrakis").plan.moves.families}
    assert families - heard()[1] == UNUSED


def test_every_card_is_played() -> None:
    played = values(tidings.PLAYED_PLANNING)
    assert [card.name for card in PLANNING_CARDS if card.id not in played] == ["hawats_scheming"]
    assert values(tidings.SCHEMED)  # which is never played, only schemed


def test_every_special_action_is_taken() -> None:
    assert {c.LEADER.names[leader] for leader in values(tidings.TOOK_SPECIAL)} == set(c.LEADER.names)


def test_leaders_enter_fall_and_come_back() -> None:
    entered = values(tidings.LEADER_ENTERED) | {event.values[1] for event in heard()[0]
                                                if event.kind is tidings.LEADER_BECAME}
    assert len(entered) == len(c.LEADER.names) - 6  # the others are in play from the start
    assert len(values(tidings.LEADER_TANKED)) > 10 and len(values(tidings.LEADER_RESTORED)) > 10
