"""Whole random games of each game: two thousand compiled (`make test-compiled`), a hundred interpreted.

They cover every number of players, leader, automa, difficulty, module and variant. The invariants of
`support.dune.invariants` are checked after each move, the more expensive checks of `support.random_games` at some.
"""

from __future__ import annotations

from collections import Counter

import pytest

from support.compiled import SHORT
from support.dune.rival_tables import RIVAL_IDS
from support.random_games import DIFFICULTIES, RANDOM_GAMES, VARIANTS, walk
from support.sampling import sampled

pytestmark = pytest.mark.long

GAMES = 500 if SHORT else 2000
KINDS = 2000  # games that must include every kind
CHUNK = 50  # games per test: small enough to distribute evenly among workers


@pytest.mark.parametrize("chunk", sampled(range(GAMES // CHUNK), 5 if SHORT else 1))
@pytest.mark.parametrize("name", RANDOM_GAMES)
def test_random_games(name: str, chunk: int) -> None:
    ended: Counter[str] = Counter()
    for n in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        ended[walk(n, RANDOM_GAMES[name]).result()["ended"]] += 1
    assert ended.total() == CHUNK


def kinds_of(name: str) -> set[tuple[tuple[str, str], ...]]:
    options_of = RANDOM_GAMES[name].options_of
    return {tuple(sorted((name, str(value)) for name, value in options_of(n).items())) for n in range(KINDS)}


def test_the_games_are_of_every_kind() -> None:
    # Solo: 4 levels with the player at 3 places; 2 players with House Hagal at 3 places; 3 players; 4 players.
    assert len(kinds_of("imperium")) == 4 * 3 + 3 + 1 + 1
    kinds = kinds_of("uprising")
    assert {kind for kind in kinds if dict(kind)["players"] in "34"} == {
        (("base_leaders", guests), ("choam", choam), ("players", players))
        for guests in ("no", "yes") for choam in ("no", "yes") for players in "34"}
    seen = " ".join(str(kind) for kind in kinds)
    for word in (*RIVAL_IDS, *VARIANTS, *DIFFICULTIES, "imperium_row_dice", "streamlined_rivals"):
        assert word in seen
    assert len({dict(kind)["seats"] for kind in kinds if "seats" in dict(kind)}) == 3 + 3  # the Rivals at every seat
