"""Fingerprints: equal positions have equal ones on every machine, and known values are recorded.

A change of the rules, the set-up or the layout of the cells changes the known values. If that is intended, print them
again with `python tests/api/test_fingerprints.py`.
"""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import landsraad
from landsraad.kernel.table import Table

LEADERS = ["earl_memnon_thorvald", "baron_vladimir_harkonnen", "helena_richese", "paul_atreides"]
WALK = 20  # decisions from the set-up to the second known value

# Of tables from before there were keys, which are still dealt and shuffled as they were.
OLD: list[tuple[dict[str, Any], str, str]] = [
    ({"players": 1, "difficulty": "mercenary"}, "b79c99bb", "a84892ee"),
    ({"players": 1, "difficulty": "kwisatz_haderach"}, "237a0177", "d44a24d5"),
    ({"players": 2}, "1621e828", "cf4b5344"),
    ({"players": 2, "seats": ["player", "hagal", "player"]}, "873ab0fd", "a7677d78"),
    ({"players": 3}, "cb06e94c", "941274a9"),
    ({"players": 3, "leaders": LEADERS[1:], "first": "B"}, "baf008e7", "175962bf"),
    ({"players": 4}, "51648b29", "9f76d317"),
    ({"players": 4, "leaders": LEADERS}, "fa315566", "ea29aaa3"),
]

# The fingerprints of the set-up and after a fixed walk.
KNOWN: list[tuple[dict[str, Any], str, str]] = [
    ({"players": 1, "difficulty": "mercenary"}, "cb76fbc7", "6d94e9d1"),
    ({"players": 1, "difficulty": "kwisatz_haderach"}, "cc5a855c", "e7644405"),
    ({"players": 2}, "ddf8b1c6", "d27380af"),
    ({"players": 2, "seats": ["player", "hagal", "player"]}, "7ca66b60", "f7c3a872"),
    ({"players": 3}, "5f152da4", "ccfc5162"),
    ({"players": 3, "leaders": LEADERS[1:], "first": "B"}, "60cf5f39", "a81b23df"),
    ({"players": 4}, "baa23c04", "5dfed23b"),
    ({"players": 4, "leaders": LEADERS}, "0db61db7", "e83c2c9f"),
]


def walked(options: dict[str, Any], seed: int | str = 2024) -> tuple[str, str]:
    t = landsraad.new("imperium", seed=seed, **options)
    start = t.fingerprint()
    for n in range(WALK):
        t.play(t.legal()[(7 * n + 3) % len(t.legal())])
    return start, t.fingerprint()


@pytest.mark.parametrize(("options", "start", "after"), KNOWN)
def test_known_fingerprints(options: dict[str, Any], start: str, after: str) -> None:
    assert walked(options) == (start, after)


@pytest.mark.parametrize(("options", "start", "after"), OLD)
def test_old_tables_are_dealt_as_they_were(options: dict[str, Any], start: str, after: str) -> None:
    assert walked(options, "splitmix32:2024") == (start, after)


def random_game(t: Table, seed: int, moves: int) -> list[str]:
    rng = random.Random(seed)
    prints = [t.fingerprint()]
    while not t.over and moves > 0:
        t.play(rng.choice(t.legal()))
        prints.append(t.fingerprint())
        moves -= 1
    return prints


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_same_options_seed_and_moves_give_the_same_game(players: int) -> None:
    a, b, c = (random_game(landsraad.new("imperium", players=players, seed=seed), 5, 300) for seed in (8, 8, 9))
    assert a == b
    assert a[0] != c[0]
    assert all(re.fullmatch("[0-9a-f]{8}", one) for one in a)
    assert len(set(a)) > 0.9 * len(a), "a fingerprint tells positions apart"


def test_looking_does_not_change_the_fingerprint() -> None:
    t = landsraad.new("imperium", players=4, seed=3)
    random_game(t, 1, 30)
    before = t.fingerprint()
    t.view("A")
    t.events(seat="B")
    t.determinize("C", 3)
    t.clone().play(t.legal()[0])
    t.to_json()
    t.result()
    t.why_not(t.parse("buy stilgar"))
    assert t.fingerprint() == before


def test_each_option_matters() -> None:
    prints = {landsraad.new("imperium", seed=1, **options).fingerprint() for options in (
        {"players": 3, "leaders": LEADERS[:3]}, {"players": 3, "leaders": LEADERS[1:]},
        {"players": 4, "leaders": LEADERS}, {"players": 4, "leaders": LEADERS, "first": "A"},
        {"players": 4, "leaders": LEADERS, "first": "B"}, {"players": 1, "difficulty": "mentat"},
        {"players": 1, "difficulty": "sardaukar"}, {"players": 2},
        {"players": 2, "seats": ["hagal", "player", "player"]})}
    assert len(prints) == 9


if __name__ == "__main__":
    for chosen, _, _ in KNOWN:
        print(f"    ({chosen!r}, {', '.join(map(repr, walked(chosen)))}),".replace("'", '"'))
