"""Two thousand whole random games of each game: every player count, leader, automa, difficulty, module and variant,
with the invariants of `support.invariants` after each move and the dearer checks of `support.strolls` at some."""

from __future__ import annotations

from collections import Counter

import pytest

from support.strolls import STROLLS, walk

GAMES = 2000
CHUNK = 50  # games a test: small enough to be shared out evenly among the workers


@pytest.mark.parametrize("chunk", range(GAMES // CHUNK))
@pytest.mark.parametrize("name", STROLLS)
def test_random_games(name: str, chunk: int) -> None:
    ended: Counter[str] = Counter()
    for n in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        ended[walk(n, STROLLS[name]).result()["ended"]] += 1
    assert ended.total() == CHUNK


def kinds_of(name: str) -> set[tuple[tuple[str, str], ...]]:
    options_of = STROLLS[name].options_of
    return {tuple(sorted((name, str(value)) for name, value in options_of(n).items())) for n in range(GAMES)}


def test_the_games_are_of_every_kind() -> None:
    # Solo: 4 levels with the player at 3 places; 2 players with House Hagal at 3 places; 3 players; 4 players.
    assert len(kinds_of("imperium")) == 4 * 3 + 3 + 1 + 1
    # 3 and 4 players, with and without the CHOAM module.
    assert len(kinds_of("uprising")) == 2 * 2
