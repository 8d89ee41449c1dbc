"""What the description of a game says about seats and limits is what the rules do."""

from __future__ import annotations

from typing import Any

import pytest

import landsraad
from landsraad.server.content.games import cards, games
from landsraad.server.protocol.game_messages import Seating

SEATINGS = [(info.name, seating) for info in games("en") for seating in info.seatings]


def test_there_is_a_seating_for_every_choice_of_options() -> None:
    found: dict[str, list[dict[str, Any]]] = {}
    for game, seating in SEATINGS:
        found.setdefault(game, []).append(seating.when)
    assert found == {"uprising": [{"players": 6}], "arrakis": [
        {"players": 1}, {"players": 2, "mahdi": "no"}, {"players": 2, "mahdi": "yes"},
        {"players": 3, "shared": "atreides"}, {"players": 3, "shared": "harkonnen"}, {"players": 4}]}


@pytest.mark.parametrize(("game", "seating"), SEATINGS)
def test_tables_are_seated_like_that(game: str, seating: Seating) -> None:
    table = landsraad.new(game, seed=3, **seating.when)
    assert len(table.seats) == len(seating.places)
    view = table.view()
    for seat, place in zip(table.seats, seating.places, strict=True):
        shown = view[seat]
        if place.side:
            assert place.side == (shown["subfaction"] or shown["side"])
            assert place.automatic == (shown["role"] == "automa")
        if place.team:
            assert place.team == shown["team"]
            assert bool(place.leader) == (shown["personal_board"] is not None)
        if place.leader:
            assert place.leader == shown["leader"]


def test_limits_are_those_of_the_rules() -> None:
    assert cards("imperium", "en").limits == {"rounds": 10}
    assert cards("uprising", "en", 4).limits == {"rounds": 10, "spies": 3}
    assert cards("uprising", "en", 6).limits == {"rounds": 9, "spies": 3}
    assert cards("arrakis", "en").limits == {"battle_dice": 6}
