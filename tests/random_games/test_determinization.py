"""Determinization in random games of every game and mode: hidden information changes, and play continues.

One game of each mode is played, and sometimes determinized for one viewer. `LANDSRAAD_DEALS=5` plays five of each, with
a determinization for every viewer at every decision.
"""

from __future__ import annotations

import os

import pytest

from support.determinization import MODES, check_game
from support.rules import rule

pytestmark = pytest.mark.long

GAMES = int(os.environ.get("LANDSRAAD_DEALS", "0"))
EVERY = 30  # decisions per determinization
NAMES = list(MODES)


def game_of(name: str, k: int) -> int:
    """The k-th game of a mode. Modes start at different games, so that their other options differ."""
    return NAMES.index(name) + k * len(NAMES)


@rule("WFA-GOAL-04")
@pytest.mark.parametrize("k", range(GAMES or 1))
@pytest.mark.parametrize("name", NAMES)
def test_a_deal_looks_the_same_and_plays_on(name: str, k: int) -> None:
    assert check_game(name, game_of(name, k), 1 if GAMES else EVERY) > 4


def test_the_games_are_of_every_kind() -> None:
    said = [str(MODES[name].options_of(game_of(name, k))) for name in NAMES for k in range(GAMES or 1)]
    for word in ("'base_leaders': 'yes'", "'choam': 'yes'", "'rulings': 'faq'", "'rulings': 'rulebook'",
                 "'mahdi': 'yes'", "'players': 6", "streamlined_rivals", "'difficulty': 'mentat'"):
        assert any(word in options for options in said), word
