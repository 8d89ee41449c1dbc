"""The face of each token and the requirement of each objective."""

from __future__ import annotations

from itertools import permutations

import pytest

from landsraad.games.arrakis.legions.deployment_tokens import reveal_tokens
from landsraad.games.arrakis.solo_pieces.garrisons import face_of, token_here
from landsraad.games.arrakis.state import cells as c
from landsraad.games.arrakis.state.component_types import START_TOKENS
from support.arrakis.harkonnen_board import legion
from support.arrakis.solo_board import alone
from support.arrakis.table import arrakis, here, set_up
from support.dune.table import play
from support.rules import rule

MARKERS = ("kwisatz_haderach", "sand_dwellers", "jihad")
OBJECTIVES = {"objective_1": (9, 6, 5), "objective_2": (9, 5, 6), "objective_3": (6, 9, 5), "objective_4": (5, 9, 6),
              "objective_5": (6, 5, 9), "objective_6": (5, 6, 9)}
# Regular, elite, Fedaykin.
FACES = {"start_2_regular": (2, 0, 0), "start_regular_elite": (1, 1, 0), "start_2_elite": (0, 2, 0),
         "start_regular_fedaykin": (1, 0, 1), "2_regular": (2, 0, 0), "regular_elite": (1, 1, 0), "2_elite": (0, 2, 0),
         "regular_fedaykin": (1, 0, 1), "elite_fedaykin": (0, 1, 1)}
# Regular, elite, Sardaukar; bashars; number of copies.
BLACK = {"black_regular_sardaukar_bashar": (1, 0, 1, 1, 1), "black_regular_elite_bashar": (1, 1, 0, 1, 2),
         "black_2_regular_bashar": (2, 0, 0, 1, 1), "black_regular_elite": (1, 1, 0, 0, 1),
         "black_2_regular": (2, 0, 0, 0, 1)}
SILVER = {"silver_2_regular": (2, 0, 0, 0, 2), "silver_regular_elite": (1, 1, 0, 0, 2),
          "silver_regular_sardaukar": (1, 0, 1, 0, 1), "silver_2_elite": (0, 2, 0, 0, 1)}


@rule("WFA-GOAL-02")
@pytest.mark.parametrize(("objective", "needs"), OBJECTIVES.items())
def test_an_objective_is_met_by_its_own_three_numbers(objective: str, needs: tuple[int, int, int]) -> None:
    met = dict(zip(MARKERS, needs, strict=True))
    goal = {"A": {"objectives": [objective]}}
    t = arrakis(phase="end", prescience=met, revealed=[], **goal)
    assert t.over and t.result()["winners"] == ["A"] and t.result()["reason"] == "objective"
    for marker in MARKERS:
        short = {**met, marker: met[marker] - 1}
        assert not arrakis(phase="end", prescience=short, revealed=[], **goal).over, marker


@rule("WFA-GOAL-02")
def test_no_objective_is_met_by_the_numbers_of_another() -> None:
    for objective in OBJECTIVES:
        for other, needs in OBJECTIVES.items():
            t = arrakis(phase="end", prescience=dict(zip(MARKERS, needs, strict=True)), revealed=[],
                        A={"objectives": [objective]})
            assert t.over is (other == objective), (objective, other)


@rule("WFA-COMP-21", "WFA-COMP-23")
@pytest.mark.parametrize(("token", "units"), FACES.items())
def test_a_deployment_token_becomes_the_units_it_shows(token: str, units: tuple[int, int, int]) -> None:
    t = arrakis(areas={"gara_kulon": {"atreides": {"tokens": [token]}}})
    left = t.get("A.supply")
    [counter] = here(t, "gara_kulon.atreides.tokens")
    play(t, f"reveal {counter}")
    assert tuple(here(t, f"gara_kulon.atreides.{tier}") for tier in ("regular", "elite", "fedaykin")) == units
    assert [left[tier] - n for tier, n in t.get("A.supply").items()] == list(units)  # they come from the supply
    assert t.get("A.spent_tokens") == [token]


@rule("WFA-SOLO-72", "WFA-SOLO-63")
@pytest.mark.parametrize(("token", "shows"), {**BLACK, **SILVER}.items())
def test_a_garrison_token_becomes_the_figures_it_shows(token: str, shows: tuple[int, int, int, int, int]) -> None:
    colour = token.split("_")[0]
    t = alone({"arrakeen": {"harkonnen": {"tokens": {colour: 1}}}})
    area = c.AREA.find("arrakeen")
    lying = token_here(t.state, area, ("black", "silver").index(colour))
    t.state.t[face_of(lying)] = next(i for i, one in enumerate(START_TOKENS) if one.name == token)
    reveal_tokens(t.state, area)
    found = legion(t, "arrakeen")
    assert tuple(found.get(word, 0) for word in ("regular", "elite", "special", "officers")) == shows[:4]
    assert set(t.get(f"{colour}_tokens").values()) == {None}  # it is off the board again


@rule("WFA-SETUP-05")
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_a_black_and_a_silver_token_stand_in_every_settlement(seed: int) -> None:
    """Some distribution of all tokens gives the legions of the set-up."""
    t = set_up(seed=seed)
    words = ("regular", "elite", "sardaukar", "officers")
    legions = [tuple(here(t, f"{area}.harkonnen.{word}") for word in words) for area in c.SETTLEMENT.names]
    black = [shows[:4] for shows in BLACK.values() for _ in range(shows[4])]
    silver = [shows[:4] for shows in SILVER.values() for _ in range(shows[4])]
    assert len(black) == len(silver) == 6
    sums = {tuple(sorted(tuple(a + b for a, b in zip(one, two, strict=True)) for one, two in zip(black, order,
            strict=True))) for order in permutations(silver)}
    assert tuple(sorted(legions)) in sums
