"""The fixed ratings follow from the matches that the file names."""

from __future__ import annotations

import math
from typing import Any

import pytest
import yaml

from landsraad.bots.registry import LEVELS
from landsraad.server.ladder.anchors import FILE, anchors
from landsraad.server.ladder.kinds import RATED, choices_of, kinds_of
from landsraad.server.ladder.rating import BETA, rate
from landsraad.server.ladder.rating import Entrant as Seat

DATA: dict[str, Any] = yaml.safe_load(FILE.read_text())


@pytest.mark.parametrize("match", DATA["measured"], ids=lambda match: f"{match['game']} {match['player']}")
def test_a_rating_follows_from_its_match(match: dict[str, Any]) -> None:
    c = math.sqrt(match["seats"] * (DATA["sigma"] ** 2 + BETA ** 2))
    bots = DATA["ratings"][match["game"]]["four" if match["kind"] == "solo" else match["kind"]]
    other = bots[match["against"]]
    if "lost" in match:  # against two automas of that level
        mu = other - c * (math.log(match["lost"] / (1 - match["lost"])) + math.log(2))
    else:
        mu = other + c * math.log(match["won"] / (1 - match["won"]))
    assert DATA["ratings"][match["game"]][match["kind"]][match["player"]] == pytest.approx(mu, abs=0.15)


def test_every_level_of_every_kind_has_a_rating_and_stronger_ones_have_more() -> None:
    for game in RATED:
        for kind in kinds_of(game):
            fixed = anchors()[game, kind]
            if kind == "solo":
                words = choices_of(game, 1).get("difficulty", ("usual",))
                assert set(fixed) == {f"automa:{word}" for word in words}
            else:
                assert set(fixed) == {f"bot:{level}" for level in ("random", *LEVELS)}
                mus = [fixed[f"bot:{level}"][0] for level in ("random", *LEVELS)]
                assert mus == sorted(mus)


def test_who_plays_like_a_bot_gets_its_points() -> None:
    """The ratings anchor the scale: a person with the win rate of `hard` against `normal` ends up beside `hard`."""
    fixed = anchors()["uprising", "two"]
    rating, target = (25.0, 25.0 / 3), fixed["bot:hard"][0]
    normal = fixed["bot:normal"]
    chance = 1 / (1 + math.exp((normal[0] - target) / math.sqrt(2 * (1 + BETA ** 2))))
    owed = 0.0
    for _ in range(600):  # as often as the chance says
        owed += chance
        won = owed >= 1
        owed -= won
        seats = [Seat("A", "a", 1 if won else 2), Seat("B", "bot:normal", 2 if won else 1)]
        rating = rate(seats, {"a": rating, "bot:normal": normal})["A"]
    assert rating[0] == pytest.approx(target, abs=1.5)
