"""The client's types of views are made from the games' declarations, and the views of real games have those types."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import landsraad
from tools.view_types import Shape, View, always_there, misfits, section_shapes, text, views

CLIENT = Path(__file__).resolve().parents[2] / "web" / "src" / "generated" / "views.d.ts"
OF_EVERY_VIEW = {"game", "you", "actor", "seats", "decision", "legal", "moves"}
MOVES = 400


def test_the_types_are_up_to_date() -> None:
    assert CLIENT.read_text() == text(), "run `make types`"


def tables() -> list[tuple[str, str, dict[str, Any]]]:
    return [("Imperium", "imperium", {"players": n}) for n in (1, 2, 4)] + [
        ("Uprising", "uprising", {"players": 1}), ("Uprising", "uprising", {"players": 4, "choam": "yes"}),
        ("Six", "uprising", {"players": 6}), ("Arrakis", "arrakis", {"players": 1}),
        ("Arrakis", "arrakis", {"players": 2}), ("Arrakis", "arrakis", {"players": 4})]


def wrong(view: dict[str, Any], seats: list[str], table: dict[str, Shape], seat: dict[str, Shape]) -> list[str]:
    own = {name: value for name, value in view.items() if name not in OF_EVERY_VIEW and name not in seats}
    return misfits(own, table) + [f"{each}.{name}" for each in seats for name in misfits(view[each], seat)]


@pytest.mark.parametrize(("name", "game", "options"), tables())
def test_views_of_real_games_have_these_types(name: str, game: str, options: dict[str, Any]) -> None:
    known: View = next(view for view in views() if view.name == name)
    plan = known.game.plan
    there = always_there(known.game)
    shapes = section_shapes(plan.table, known.table, {}, there), section_shapes(plan.seat, known.seat, {}, there)
    table, chance = landsraad.new(game, seed=7, **options), random.Random(7)
    for n in range(MOVES):
        if n % 5 == 0 or table.over:
            for viewer in (None, *table.seats):
                assert wrong(table.view(viewer), table.seats, *shapes) == [], f"{viewer} after {n} moves"
        if table.over:
            break
        table.play(chance.choice(table.legal()))


def test_a_value_of_another_type_is_noticed() -> None:
    known = views()[0]
    seat = section_shapes(known.game.plan.seat, known.seat, {}, always_there(known.game))
    view = landsraad.new("imperium", seed=1, players=4).view("A")["A"]
    assert misfits(view, seat) == []
    assert misfits({**view, "solari": "many", "leader": None, "more": 1}, seat) == ["leader", "solari", "more"]
    del view["water"]
    assert misfits(view, seat) == ["water"]
