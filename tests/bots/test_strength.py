"""A few games show that search helps; docs/strength.md has the real figures. Too slow uncompiled."""

from __future__ import annotations

import pytest

import landsraad
from landsraad.bots.arena import play_match
from landsraad.bots.registry import COMPILED

pytestmark = pytest.mark.skipif(not COMPILED, reason="too slow uncompiled")


def wins(game: str, bots: list[str], games: int) -> dict[str, float]:
    """The win rate of each kind of bot, with rotated seats."""
    known = landsraad.game(game)
    options = known.check_options({"players": len(bots)})
    won = dict.fromkeys(bots, 0.0)
    for n in range(games):
        rotated = [*bots[n % len(bots):], *bots[:n % len(bots)]]
        match = play_match(known, options, rotated, n)
        for letter, bot in zip(match.players, rotated, strict=True):
            won[bot] += match.shares[letter] / games
    return won


@pytest.mark.parametrize("game", ["imperium", "uprising"])
def test_greedy_beats_random(game: str) -> None:
    assert wins(game, ["greedy", "random", "greedy", "random"], 12)["greedy"] >= 0.8


@pytest.mark.parametrize("game", ["imperium", "uprising"])
def test_search_helps_in_solo_games(game: str) -> None:
    """Compares the lead of search and of greedy over the Rivals of the second level."""
    known = landsraad.game(game)
    options = known.check_options({"players": 1, "difficulty": "sardaukar"})

    def lead(bot: str) -> int:
        total = 0
        for n in range(8):
            scores = play_match(known, options, [bot], n).result["scores"]
            total += scores["A"] - max(scores[letter] for letter in scores if letter != "A")
        return total

    assert lead("mentat:200") > max(lead("greedy"), 0)
