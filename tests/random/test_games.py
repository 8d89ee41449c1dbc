"""Two thousand whole random games: every player count, leader, automa and difficulty, with the invariants of
`support.invariants` after each move and the dearer checks of `support.strolls` at some of them."""

from __future__ import annotations

from collections import Counter

import pytest

from support.strolls import options_of, walk

GAMES = 2000
CHUNK = 50  # games a test: small enough to be shared out evenly among the workers


@pytest.mark.parametrize("chunk", range(GAMES // CHUNK))
def test_random_games(chunk: int) -> None:
    ended: Counter[str] = Counter()
    for n in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        ended[walk(n).result()["ended"]] += 1
    assert ended.total() == CHUNK


def test_the_games_are_of_every_kind() -> None:
    kinds = {tuple(sorted((name, str(value)) for name, value in options_of(n).items())) for n in range(GAMES)}
    # Solo: 4 levels with the player at 3 places; 2 players with House Hagal at 3 places; 3 players; 4 players.
    assert len(kinds) == 4 * 3 + 3 + 1 + 1
