"""A few games to see that thinking helps; the figures that count are in docs/strength.md. Too slow where nothing is
compiled."""

from __future__ import annotations

import pytest

import landsraad
from landsraad.bots.arena import play_match
from landsraad.bots.registry import COMPILED

pytestmark = pytest.mark.skipif(not COMPILED, reason="too slow here: not compiled")


def wins(game: str, bots: list[str], games: int) -> dict[str, float]:
    """How often each kind of bot won, with the seats rotated."""
    known = landsraad.game(game)
    options = known.check_options({"players": len(bots)})
    won = dict.fromkeys(bots, 0.0)
    for n in range(games):
        turned = [*bots[n % len(bots):], *bots[:n % len(bots)]]
        match = play_match(known, options, turned, n)
        for letter, bot in zip(match.players, turned, strict=True):
            won[bot] += match.shares[letter] / games
    return won


@pytest.mark.parametrize("game", ["imperium", "uprising"])
def test_greedy_beats_random(game: str) -> None:
    assert wins(game, ["greedy", "random", "greedy", "random"], 12)["greedy"] >= 0.8


@pytest.mark.parametrize("game", ["imperium", "uprising"])
def test_thinking_helps_alone(game: str) -> None:
    """Against automas of the second level: how far a whole search gets ahead of them, and a look to the turn's end."""
    known = landsraad.game(game)
    options = known.check_options({"players": 1, "difficulty": "sardaukar"})

    def lead(bot: str) -> int:
        total = 0
        for n in range(8):
            scores = play_match(known, options, [bot], n).result["scores"]
            total += scores["A"] - max(scores[letter] for letter in scores if letter != "A")
        return total

    assert lead("mentat:200") > max(lead("greedy"), 0)
