"""Movement of the Mahdi automa: aim, order and paths (WFA-SOLO-56 to 63)."""

from __future__ import annotations

from typing import Any

from support.arrakis.harkonnen_board import legion
from support.arrakis.solo_board import all_of, asked, is_over, mahdi, rule_of, told, why
from support.dune.table import play
from support.rules import rule

GUARDED = {"gara_kulon": {"atreides": {"regular": 2}}}
WEAK = {"gara_kulon": {"atreides": {"regular": 6, "naib": 1}}}


def hk(**figures: Any) -> dict[str, Any]:
    return {"harkonnen": figures}


# ------------------------------------------------------------------ who moves


@rule("WFA-SOLO-56")
def test_the_nearest_legion_first_one_area_nearer_to_the_target() -> None:
    t = mahdi("strategy", areas={**GUARDED, "ne_central_5": hk(regular=3), "imperial_basin": hk(regular=6)})
    moves = all_of(t, "legion_moved")
    assert [move[0] for move in moves] == ["ne_central_5", "imperial_basin"]
    assert moves[0] == ("ne_central_5", "ne_central_6", 3)  # a mountain; borders do not stop them
    assert why(t, "mahdi_aims") == ("gara_kulon",) and rule_of(t, "mahdi_aims") == "WFA-SOLO-56"


@rule("WFA-SOLO-56")
def test_of_equally_near_legions_the_strongest_first() -> None:
    t = mahdi("strategy", areas={**GUARDED, "false_wall_east": hk(regular=3), "ne_central_5": hk(regular=4)})
    assert [move[0] for move in all_of(t, "legion_moved")] == ["ne_central_5", "false_wall_east"]
    t = mahdi("strategy", areas={**GUARDED, "false_wall_east": hk(regular=3), "ne_central_5": hk(regular=3)})
    assert asked(t) == ["move ne_central_5 ne_central_6", "move false_wall_east se_central_2"]


@rule("WFA-SOLO-56")
def test_two_legions_move_and_no_more() -> None:
    areas = {**GUARDED, "false_wall_east": hk(regular=3), "ne_central_5": hk(regular=4), "arrakeen": hk(regular=5)}
    assert len(all_of(mahdi("strategy", areas=areas), "legion_moved")) == 2


@rule("WFA-SOLO-56", "WFA-SOLO-34")
def test_with_leadership_only_legions_with_a_leader_move() -> None:
    areas = {**GUARDED, "ne_central_7": hk(regular=3), "imperial_basin": hk(regular=5, bashar=1)}
    assert [move[0] for move in all_of(mahdi("leadership", areas=areas), "legion_moved")] == ["imperial_basin"]


# ------------------------------------------------------------------ to which sietch


@rule("WFA-SOLO-57")
def test_a_legion_must_be_stronger_than_the_defenders() -> None:
    areas = {"gara_kulon": {"atreides": {"regular": 3}}, "ne_central_7": hk(regular=3), "imperial_basin": hk(regular=4)}
    assert [move[0] for move in all_of(mahdi("strategy", areas=areas), "legion_moved")] == ["imperial_basin"]


@rule("WFA-SOLO-57", "WFA-SOLO-58")
def test_else_a_temporary_target_nearest_to_it() -> None:
    """Tasmin Sink and Sihaya Ridge are 3 areas from the target; only one is weak enough."""
    areas = {**WEAK, "tasmin_sink": {"atreides": {"regular": 2}}, "windgap": {"atreides": {"regular": 1}},
             "se_central_2": hk(regular=3)}
    t = mahdi("strategy", areas=areas)
    assert why(t, "mahdi_aims_elsewhere") == ("tasmin_sink", "nearest")
    assert rule_of(t, "mahdi_aims_elsewhere") == "WFA-SOLO-58"
    assert all_of(t, "legion_moved") == [("se_central_2", "pasty_mesa", 3)]


@rule("WFA-SOLO-58")
def test_then_the_temporary_target_of_the_highest_rank() -> None:
    areas = {**WEAK, "tasmin_sink": {"sietch": {"rank": 1, "revealed": True}, "atreides": {"regular": 1}},
             "sihaya_ridge": {"sietch": {"rank": 3, "revealed": True}, "atreides": {"regular": 1}},
             "ne_outer_8": hk(regular=2)}
    t = mahdi("strategy", areas=areas)
    assert why(t, "mahdi_aims_elsewhere") == ("sihaya_ridge", "highest_rank")


@rule("WFA-SOLO-58", "WFA-SOLO-01")
def test_equal_ones_are_left_to_the_player_for_this_turn() -> None:
    second = {"rank": 2, "revealed": True}
    areas = {**WEAK, "tasmin_sink": {"sietch": second, "atreides": {"regular": 1}},
             "sihaya_ridge": {"sietch": second, "atreides": {"regular": 1}}, "se_central_3": hk(regular=2)}
    t = mahdi("strategy", areas=areas)
    assert asked(t) == ["at sihaya_ridge", "at tasmin_sink"]
    play(t, "at tasmin_sink")
    assert why(t, "mahdi_aims_elsewhere") == ("tasmin_sink", "choice") and t.get("aim") == "tasmin_sink"
    assert asked(t) == ["move se_central_3 pasty_mesa", "move se_central_3 se_outer_5"]
    play(t, "move se_central_3 pasty_mesa")
    assert is_over(t) and t.get("aim") is None  # chosen again in the next turn


@rule("WFA-SOLO-57")
def test_with_nobody_strong_enough_nobody_moves() -> None:
    t = mahdi("strategy", areas={"ne_outer_5": hk(regular=3)})
    assert told(t, "mahdi_no_aim") and not told(t, "legion_moved") and is_over(t)


# ------------------------------------------------------------------ which way


@rule("WFA-SOLO-59")
def test_the_way_that_ends_with_another_legion() -> None:
    """Of three areas nearer to the target it chooses the desert with another legion."""
    areas = {**GUARDED, "se_central_3": hk(regular=3), "pasty_mesa": {}, "se_central_2": hk(regular=1)}
    t = mahdi("strategy", areas=areas)
    assert all_of(t, "mahdi_moves")[0] == ("se_central_3", "se_central_2", "joins")
    assert legion(t, "se_central_3") == {}


@rule("WFA-SOLO-59")
def test_as_many_as_there_is_room_for_the_strongest_and_all_leaders() -> None:
    areas = {**GUARDED, "se_central_3": hk(regular=2, elite=2, sardaukar=1, leaders=["baron", "bashar"]),
             "se_central_2": hk(regular=4)}
    areas["gara_kulon"] = {"atreides": {"regular": 4}}  # too strong for those there
    t = mahdi("strategy", areas=areas)
    assert legion(t, "se_central_2") == {
        "regular": 4, "elite": 1, "special": 1, "officers": 1, "leaders": ["baron_harkonnen"]}
    assert legion(t, "se_central_3") == {"regular": 2, "elite": 1}


@rule("WFA-SOLO-59")
def test_nobody_ends_where_there_is_no_room() -> None:
    areas = {"gara_kulon": {"atreides": {"elite": 6}}, "ne_central_5": hk(elite=6, leaders=["baron"]),
             "ne_central_6": hk(regular=6), "ne_central_8": hk(regular=5)}
    t = mahdi("strategy", areas=areas)
    assert all_of(t, "mahdi_moves")[0][:2] == ("ne_central_5", "ne_central_8")
    assert legion(t, "ne_central_8")["elite"] == 1 and legion(t, "ne_central_5") == {"elite": 5}


@rule("WFA-SOLO-59")
def test_the_way_that_ends_nearest_to_a_sietch() -> None:
    """Both are 2 areas from the target; one is adjacent to another sietch."""
    areas = {**GUARDED, "se_outer_3": hk(regular=4), "tasmin_sink": {"atreides": {"regular": 6}}}
    t = mahdi("strategy", areas=areas)
    assert all_of(t, "mahdi_moves")[0] == ("se_outer_3", "se_outer_1", "near_sietch")


@rule("WFA-SOLO-59")
def test_mountains_before_plateaus_before_desert_and_no_wormsign() -> None:
    t = mahdi("strategy", areas={**GUARDED, "ne_central_5": hk(regular=4)})
    assert all_of(t, "mahdi_moves")[0][1:] == ("ne_central_6", "terrain")
    plain = {**GUARDED, "se_central_3": hk(regular=4)}
    t = mahdi("strategy", areas={**plain, "tasmin_sink": {"sietch": False}})
    assert set(asked(t)) == {"move se_central_3 se_central_2", "move se_central_3 pasty_mesa"}  # both are equal
    sand = {**GUARDED, "ne_outer_6": hk(regular=4), "ne_outer_8": {"wormsign": "sand"},
            "sihaya_ridge": {"sietch": False}}
    t = mahdi("strategy", areas=sand)
    assert all_of(t, "mahdi_moves")[0] == ("ne_outer_6", "ne_outer_9", "terrain")


@rule("WFA-SOLO-60")
def test_impassable_borders_are_ignored() -> None:
    areas = {**GUARDED, "rimwall_west": hk(regular=4), "ne_central_5": {"atreides": {"regular": 4}}}
    t = mahdi("strategy", areas=areas)
    assert all_of(t, "legion_moved")[0] == ("rimwall_west", "ne_outer_5", 4)


@rule("WFA-SOLO-56", "WFA-SOLO-61")
def test_one_ornithopter_in_a_turn() -> None:
    """Both could fly; the nearer one does."""
    areas = {**GUARDED, "imperial_basin": hk(regular=4), "arrakeen": hk(regular=4)}
    t = mahdi("strategy", areas=areas, air={"az_1": "ornithopter", "az_4": "ornithopter"})
    assert asked(t) == ["zone az_1", "zone az_4"]
    play(t, "zone az_4")
    moves = all_of(t, "legion_moved")
    assert [move[0] for move in moves] == ["imperial_basin", "arrakeen"]
    assert moves[0][1] in ("ne_central_6", "ne_outer_7", "ne_central_8")  # 2 areas away
    assert t.get("air.az_1") == "ornithopter" and t.get("air.az_4") is None


@rule("WFA-SOLO-61")
def test_no_ornithopter_for_a_way_that_is_no_shorter() -> None:
    """Two areas from the target, it cannot land on the sietch."""
    areas = {**GUARDED, "ne_central_8": hk(regular=3), "ne_central_9": {"atreides": {"regular": 6}}}
    t = mahdi("mentat", areas=areas, air={"az_1": "ornithopter"}, B={
        "house_deck": ["explosive_artillery"], "allies_deck": ["seek_out_the_mahdi"]})
    assert ("ne_central_8", "shield_wall_east", 3) in all_of(t, "legion_moved") and not told(t, "troop_transport")


# ------------------------------------------------------------------ next to the target


@rule("WFA-SOLO-62")
def test_a_legion_next_to_the_target_stays() -> None:
    """It cannot attack without a leader, and it does not move either."""
    areas = {**GUARDED, "shield_wall_east": hk(regular=4), "ne_central_5": hk(regular=4, bashar=1)}
    t = mahdi("leadership", areas=areas)
    assert [move[0] for move in all_of(t, "legion_moved")] == ["ne_central_5"]


@rule("WFA-SOLO-62")
def test_but_joins_a_stronger_one_that_is_next_to_it() -> None:
    areas = {"gara_kulon": {"atreides": {"regular": 5}}, "shield_wall_east": hk(regular=2),
             "ne_outer_11": hk(regular=3), "imperial_basin": hk(regular=6)}
    t = mahdi("strategy", areas=areas)
    assert why(t, "mahdi_merges") == ("shield_wall_east", "ne_outer_11") and rule_of(t, "mahdi_merges") == "WFA-SOLO-62"
    assert legion(t, "ne_outer_11") == {"regular": 5}
    assert all_of(t, "legion_moved")[1][0] == "imperial_basin"


@rule("WFA-SOLO-62", "WFA-SOLO-01")
def test_of_equal_ones_the_player_says_which_joins_which() -> None:
    areas = {"gara_kulon": {"atreides": {"regular": 5}}, "shield_wall_east": hk(regular=2),
             "ne_outer_11": hk(regular=2), "imperial_basin": hk(regular=6)}
    assert set(asked(mahdi("strategy", areas=areas))) == {
        "move shield_wall_east ne_outer_11", "move ne_outer_11 shield_wall_east"}


@rule("WFA-SOLO-63")
def test_a_settlement_that_is_left_gets_a_garrison() -> None:
    t = mahdi("strategy", areas={**GUARDED, "imperial_basin": hk(regular=4, bashar=1)})
    assert why(t, "garrison_left") == ("imperial_basin",) and rule_of(t, "garrison_left") == "WFA-SOLO-63"
    assert legion(t, "imperial_basin") == {"tokens": 2}
    assert sorted(t.game.lookup(t.state, ["areas", "imperial_basin", "harkonnen", "tokens"]).value) == [
        "black_1", "silver_1"]


@rule("WFA-SOLO-63")
def test_no_garrison_where_somebody_stays() -> None:
    areas = {"gara_kulon": {"atreides": {"regular": 5}}, "imperial_basin": hk(regular=6), "ne_central_5": hk(regular=5)}
    t = mahdi("strategy", areas=areas)
    assert legion(t, "imperial_basin") == {"regular": 5} and not told(t, "garrison_left")


@rule("WFA-SOLO-71", "WFA-SOLO-63")
def test_tokens_move_like_units() -> None:
    t = mahdi("strategy", areas={"gara_kulon": {"atreides": {"regular": 2}}, "imperial_basin": hk(tokens=2)})
    moves = all_of(t, "legion_moved")
    assert moves[0][0] == "imperial_basin" and moves[0][2] == 2
    assert legion(t, moves[0][1]) == {"tokens": 2} and legion(t, "imperial_basin") == {"tokens": 2}


@rule("WFA-SOLO-66", "WFA-HAZARD-12")
def test_a_wormsign_on_the_way_is_turned_up() -> None:
    """A sandworm drives the legion away, to an area that the player chooses."""
    areas = {**GUARDED, "ne_outer_9": hk(regular=4), "ne_outer_12": {"wormsign": "sandworm"},
             "sihaya_ridge": {"sietch": False}}
    t = mahdi("strategy", areas=areas)
    assert t.actor == "A" and any(move.startswith("retreat_to") for move in [t.notation(m) for m in t.legal()])
