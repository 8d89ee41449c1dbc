"""The special actions of the Harkonnen's named leaders."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.games.arrakis.state.cells import LEADER, RESULT, SETTLEMENT
from landsraad.games.arrakis.state.component_types import LEADER_CARDS
from support.arrakis.harkonnen_board import is_done, legion, offered, special, turn_of_b
from support.arrakis.table import unforced
from support.dune.table import kinds, play, texts
from support.rules import rule

ONE = {"harkonnen": {"regular": 1}}
FACTS = {  # slot, use of a special result, in play at the start
    "baron_harkonnen": ("house", 0, 2, True), "beast_rabban": ("leadership", 2, 0, True),
    "feyd_rautha": ("leadership", 2, 1, False), "thufir_hawat": ("mentat", 1, 2, False),
    "gaius_helen_mohiam": ("mentat", 0, 3, False), "captain_aramsham": ("deployment", 1, 1, True),
    "emperor_shaddam_iv": ("strategy", 2, 0, False)}


@rule("WFA-LEADER-01", "WFA-COMP-10")
@pytest.mark.parametrize("name", FACTS)
def test_the_card_of_a_leader(name: str) -> None:
    card = LEADER_CARDS[LEADER.find(name)]
    assert (RESULT.names[card.slot], card.hits, card.shields, card.starts) == FACTS[name]
    assert card.special is not None and card.reconstructed == ()


@rule("WFA-LEADER-02", "WFA-LEADER-03")
@pytest.mark.parametrize("name", FACTS)
def test_the_special_action_is_offered_beside_the_standard_one(name: str) -> None:
    die = FACTS[name][0]
    t = turn_of_b(dice={die: 2}, leaders={name: "aside"})
    assert {f"action {die}", f"special {name}"} <= set(texts(t))
    other = "strategy" if die != "strategy" else "mentat"
    assert f"special {name}" not in texts(turn_of_b(dice={other: 2}, leaders={name: "aside"}))


@rule("WFA-LEADER-02", "WFA-TANK-06")
@pytest.mark.parametrize("name", FACTS)
def test_not_from_the_tank_and_not_with_a_used_card(name: str) -> None:
    die = FACTS[name][0]
    assert f"special {name}" not in texts(turn_of_b(dice={die: 2}, B={"tank": [name]}))
    used = turn_of_b(dice={die: 2}, leaders={name: "aside"}, ready={name: 0})
    assert f"special {name}" not in texts(used)


@rule("WFA-LEADER-04", "WFA-ACTION-04")
def test_a_used_card_is_face_down_and_the_die_is_spent() -> None:
    t = special("baron_harkonnen", "upgrade carthag", "done", die="house",
                areas={"carthag": {"harkonnen": {"regular": 3}}})
    assert t.get("ready.baron_harkonnen") == 0
    assert (t.get("B.dice.house"), t.get("B.used_dice")) == (1, 7)
    play(t, "end")
    assert t.actor == "A"


@rule("WFA-LEADER-04", "WFA-ACTION-07")
def test_a_special_action_that_does_nothing_uses_the_card_too() -> None:
    t = special("baron_harkonnen", "done", die="house", areas={"carthag": ONE})
    assert t.get("ready.baron_harkonnen") == 0 and is_done(t)


# ------------------------------------------------------------------ swaps: the Baron and the Emperor


def test_the_baron_makes_three_regulars_elite_anywhere() -> None:
    t = special("baron_harkonnen", die="house", areas={"carthag": {"harkonnen": {"regular": 3}},
                                                       "nw_outer_8": ONE, "north_pole": {"harkonnen": {"elite": 1}}})
    assert texts(t) == ["upgrade nw_outer_8", "upgrade carthag", "done"]
    play(t, "upgrade nw_outer_8", "upgrade carthag", "upgrade carthag")
    assert (legion(t, "nw_outer_8"), legion(t, "carthag")) == ({"elite": 1}, {"regular": 1, "elite": 2})
    assert is_done(t)


def test_the_emperor_makes_three_elites_sardaukar_anywhere() -> None:
    t = special("emperor_shaddam_iv", die="strategy", leaders={"emperor_shaddam_iv": "aside"},
                areas={"carthag": {"harkonnen": {"regular": 2, "elite": 4}}})
    play(t, "upgrade carthag", "upgrade carthag", "upgrade carthag")
    assert legion(t, "carthag") == {"regular": 2, "elite": 1, "special": 3}
    assert is_done(t)


@rule("WFA-COMP-05")
def test_no_more_sardaukar_than_there_are() -> None:
    t = special("emperor_shaddam_iv", "upgrade carthag", die="strategy", leaders={"emperor_shaddam_iv": "aside"},
                areas={"carthag": {"harkonnen": {"elite": 4}}}, B={"supply": {"special": 1}})
    assert legion(t, "carthag") == {"elite": 3, "special": 1} and is_done(t)


# ------------------------------------------------------------------ Rabban


RABBAN = {"carthag": {"harkonnen": {"regular": 2, "leaders": ["beast_rabban"]}},
          "arrakeen": {"harkonnen": {"regular": 1, "bashar": 1}}}


def test_rabbans_legion_moves_twice() -> None:
    t = special("beast_rabban", die="leadership", areas=RABBAN)
    assert {move.split()[0] for move in offered(t, "move")} == {"carthag"}
    play(t, "move carthag arsunt", "go")
    assert {move.split()[0] for move in offered(t, "move")} == {"arsunt"}
    assert {move.split()[1] for move in offered(t, "move")} >= {"broken_land", "nw_outer_16", "carthag"}
    play(t, "move arsunt nw_outer_16", "go")
    assert legion(t, "nw_outer_16") == {"regular": 2, "leaders": ["beast_rabban"]}
    assert is_done(t)


def test_rabban_takes_part_in_both_moves() -> None:
    t = special("beast_rabban", "move carthag arsunt", die="leadership", areas=RABBAN)
    assert texts(t) == ["go", "leave regular"]
    play(t, "leave regular", "move arsunt broken_land")
    assert legion(t, "broken_land") == {"regular": 1, "leaders": ["beast_rabban"]}
    assert legion(t, "carthag") == {"regular": 1}


def test_rabban_cannot_stay_behind_the_second_time() -> None:
    t = special("beast_rabban", "move carthag arsunt", "go", "move arsunt broken_land", die="leadership", areas=RABBAN)
    assert texts(t) == ["go", "leave regular"]


def test_the_second_move_is_on_foot() -> None:
    """An ornithopter may carry the legion in the first move, but not in the second."""
    t = special("beast_rabban", die="leadership", areas=RABBAN, air={"az_2": "ornithopter", "az_1": "ornithopter"})
    assert offered(t, "fly")
    play(t, "move carthag arsunt", "go")
    assert offered(t, "fly") == []


@rule("WFA-ACTION-07")
def test_rabban_may_stop_after_one_move_or_stay() -> None:
    t = special("beast_rabban", "move carthag arsunt", "go", "done", die="leadership", areas=RABBAN)
    assert is_done(t)
    t = special("beast_rabban", "done", die="leadership", areas=RABBAN)
    assert legion(t, "carthag") == {"regular": 2, "leaders": ["beast_rabban"]} and is_done(t)


@rule("WFA-MOVE-12")
def test_a_wormsign_on_the_way_is_resolved_between_the_moves() -> None:
    t = special("beast_rabban", "move nw_outer_7 nw_outer_6", "go", die="leadership", areas={
        "nw_outer_7": {"harkonnen": {"regular": 2, "leaders": ["beast_rabban"]}}, "nw_outer_6": {"wormsign": "sand"}})
    assert [e["sign"] for e in kinds(t, "wormsign_turned")] == ["sand"]
    assert "move nw_outer_6 nw_outer_5" in texts(t)


@rule("WFA-LEADER-02")
def test_off_the_board_rabban_has_no_legion_to_move() -> None:
    t = special("beast_rabban", die="leadership", areas={"carthag": ONE})
    assert is_done(t) and t.get("ready.beast_rabban") == 0


# ------------------------------------------------------------------ Feyd-Rautha


FEYD: dict[str, Any] = {"carthag": {"harkonnen": {"regular": 2, "leaders": ["feyd_rautha"]}}, "arrakeen": ONE,
                        "nw_outer_16": {"atreides": {"regular": 3}}}


def test_feyd_moves_and_attacks() -> None:
    t = special("feyd_rautha", die="leadership", areas=FEYD, chance=["shield"] * 5)
    assert offered(t, "attack") == []  # first the move
    play(t, "move carthag arsunt", "go")
    assert texts(t) == ["attack arsunt nw_outer_16", "done"]
    play(t, "attack arsunt nw_outer_16")
    assert [e["surprise"] for e in kinds(t, "attacked")] == [0]  # an attack like any other
    assert unforced(t) == []
    assert is_done(play(t, "cease"))


@rule("WFA-ACTION-07", "WFA-EX-03")
def test_feyd_may_attack_without_moving_and_move_without_attacking() -> None:
    near = {**FEYD, "broken_land": {"atreides": {"regular": 1}}}
    t = special("feyd_rautha", "done", die="leadership", areas=near)
    assert texts(t) == ["attack carthag broken_land", "done"]
    t = special("feyd_rautha", "move carthag arsunt", "go", "done", die="leadership", areas=FEYD)
    assert is_done(t)


# ------------------------------------------------------------------ Mentat: Hawat and Mohiam


@rule("WFA-PLAN-05")
def test_hawat_draws_three_of_house_harkonnen() -> None:
    t = special("thufir_hawat", die="mentat", leaders={"thufir_hawat": "aside"})
    assert texts(t) == ["draw house_harkonnen", "done"]
    play(t, "draw house_harkonnen", "draw house_harkonnen", "draw house_harkonnen")
    assert len(t.get("B.hand")) == 3 and {e["deck"] for e in kinds(t, "drew_planning")} == {"house_harkonnen"}
    assert is_done(t)


def test_mohiam_draws_two_of_corrino_and_plays_a_card() -> None:
    t = special("gaius_helen_mohiam", die="mentat", leaders={"gaius_helen_mohiam": "aside"}, hand=["hunter_seeker"],
                B={"allies_deck": ["troop_carriers", "shigawire"]})
    assert texts(t) == ["draw corrino_allies", "done"]
    play(t, "draw corrino_allies", "draw corrino_allies")
    assert sorted(texts(t)) == ["plan hunter_seeker", "plan shigawire", "plan troop_carriers", "skip"]
    play(t, "plan troop_carriers")
    assert sorted(t.get("B.hand")) == ["hunter_seeker", "shigawire"]
    assert t.get("B.dice.mentat") == 1 and is_done(t)


@rule("WFA-ACTION-07")
def test_mohiam_may_play_without_drawing() -> None:
    t = special("gaius_helen_mohiam", "done", "plan hunter_seeker", die="mentat", hand=["hunter_seeker"],
                leaders={"gaius_helen_mohiam": "aside"})
    assert t.get("B.hand") == [] and is_done(t)


# ------------------------------------------------------------------ Aramsham


@rule("WFA-ACTION-20")
def test_aramsham_deploys_two_regulars_a_sardaukar_and_a_leader() -> None:
    t = special("captain_aramsham", die="deployment", areas={"nw_outer_8": {"harkonnen": {"special": 2}}})
    assert sorted(offered(t, "place")) == sorted(
        f"{unit} {area}" for unit in ("regular", "sardaukar") for area in SETTLEMENT.names)
    assert offered(t, "bring") == []
    play(t, "place regular carthag", "place sardaukar arsunt", "place regular arsunt", "place captain_aramsham arsunt")
    assert legion(t, "carthag") == {"regular": 1}
    assert legion(t, "arsunt") == {"regular": 1, "special": 1, "leaders": ["captain_aramsham"]}
    assert is_done(t)
