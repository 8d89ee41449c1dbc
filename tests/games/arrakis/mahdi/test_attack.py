"""Attacks of the Mahdi automa: targets and legions, by Leadership and Strategy (WFA-SOLO-34 to 42)."""

from __future__ import annotations

from typing import Any

from landsraad.games.arrakis.legions.solo_strength import figures, points, strength
from landsraad.games.arrakis.state.cells import AREA
from support.arrakis.harkonnen_board import legion
from support.arrakis.solo_board import all_of, alone, asked, mahdi, rule_of, told, why
from support.dune.table import play
from support.rules import rule


def hk(**figures: Any) -> dict[str, Any]:
    return {"harkonnen": figures}


def at(**figures: Any) -> dict[str, Any]:
    return {"atreides": figures}


# ------------------------------------------------------------------ strength


@rule("WFA-SOLO-40", "WFA-SOLO-41", "WFA-SOLO-71")
def test_strength_by_points_and_by_figures() -> None:
    t = alone({"arrakeen": hk(regular=2, elite=1, sardaukar=1, leaders=["baron", "bashar"]),
               "carthag": hk(tokens=2), "windgap": {"sietch": 3, "atreides": {"tokens": 1, "fedaykin": 1, "naib": 1}}})
    s = t.state
    assert (points(s, AREA.find("arrakeen")), figures(s, AREA.find("arrakeen"))) == (6, 2 * 2 + 3 + 4 + 2 + 1)
    assert points(s, AREA.find("carthag")) == 4
    assert (points(s, AREA.find("windgap")), figures(s, AREA.find("windgap"))) == (2 + 1 + 1, 2 + 4 + 1)


@rule("WFA-SOLO-41")
def test_equal_points_are_compared_by_figures() -> None:
    """Three regulars are three points, and so are two elites and a naib; the figures are 6 against 7."""
    areas = {"pasty_mesa": hk(regular=3), "tasmin_sink": {"sietch": 1, **at(elite=2, naib=1)}}
    s = alone(areas).state
    assert points(s, AREA.find("pasty_mesa")) == points(s, AREA.find("tasmin_sink"))
    assert strength(s, AREA.find("pasty_mesa")) < strength(s, AREA.find("tasmin_sink"))
    assert not told(mahdi("strategy", areas=areas), "attacked")
    stronger = {**areas, "pasty_mesa": hk(regular=1, elite=2)}
    assert why(mahdi("strategy", areas=stronger), "mahdi_attacks_near") == ("pasty_mesa", "tasmin_sink", "only")


@rule("WFA-SOLO-42")
def test_the_rank_of_a_sietch_is_no_strength() -> None:
    for rank in (1, 3):
        t = mahdi("strategy", areas={"pasty_mesa": hk(regular=3), "tasmin_sink": {"sietch": rank, **at(regular=2)}})
        assert why(t, "mahdi_attacks_near")[1] == "tasmin_sink"


# ------------------------------------------------------------------ sietches


@rule("WFA-SOLO-34", "WFA-SOLO-35")
def test_any_sietch_is_attacked_before_a_legion() -> None:
    """It need not be the target, but the legion must be stronger than its defenders."""
    t = mahdi("strategy", target="gara_kulon", areas={
        "pasty_mesa": hk(regular=3), "tasmin_sink": {"sietch": 1, **at(regular=2)}, "se_outer_1": at(regular=1)})
    assert why(t, "mahdi_attacks_near") == ("pasty_mesa", "tasmin_sink", "only")
    assert rule_of(t, "mahdi_attacks_near") == "WFA-SOLO-35"
    equal = mahdi("strategy", areas={
        "pasty_mesa": hk(regular=3), "tasmin_sink": {"sietch": 1, **at(regular=3)}, "se_outer_1": at(regular=1)})
    assert why(equal, "mahdi_attacks_legion") == ("pasty_mesa", "se_outer_1", "only")


@rule("WFA-SOLO-35", "WFA-SOLO-36")
def test_one_sietch_is_attacked_by_the_nearest_legion() -> None:
    """The stronger one would need the ornithopter."""
    areas = {"pasty_mesa": hk(regular=3), "se_central_2": hk(regular=6), "tasmin_sink": {"sietch": 1, **at(regular=2)},
             "gara_kulon": {"sietch": 1, **at(regular=6)}}
    t = mahdi("strategy", areas=areas, air={"az_5": "ornithopter"})
    assert why(t, "mahdi_attacks_near") == ("pasty_mesa", "tasmin_sink", "nearest")
    assert t.get("air.az_5") == "ornithopter"


@rule("WFA-SOLO-36", "WFA-SOLO-61")
def test_an_ornithopter_carries_an_attack_over_two_areas() -> None:
    areas = {"se_central_2": hk(regular=6), "tasmin_sink": {"sietch": 1, **at(regular=2)},
             "gara_kulon": {"sietch": 1, **at(regular=6)}}
    t = mahdi("strategy", areas=areas, air={"az_5": "ornithopter"})
    assert why(t, "mahdi_attacks_near") == ("se_central_2", "tasmin_sink", "only")
    assert t.get("air.az_5") is None and why(t, "troop_transport") == ("az_5", "se_central_2")
    assert not told(mahdi("strategy", areas=areas, air={"az_3": "ornithopter"}), "attacked")  # not linked


@rule("WFA-SOLO-60")
def test_an_attack_over_an_impassable_border() -> None:
    t = mahdi("strategy", areas={"broken_land": hk(regular=4), "ne_outer_4": at(regular=1)})
    assert why(t, "mahdi_attacks_legion") == ("broken_land", "ne_outer_4", "only")


SEVERAL = {"ne_central_9": hk(regular=5), "pasty_mesa": hk(regular=4),
           "gara_kulon": {"sietch": 2, **at(regular=2)}, "tasmin_sink": {"sietch": 3, **at(regular=3)}}


@rule("WFA-SOLO-37")
def test_of_several_sietches_the_one_of_the_highest_rank() -> None:
    """Even if it is hidden."""
    t = mahdi("strategy", areas=SEVERAL)
    assert why(t, "mahdi_attacks_sietch") == ("pasty_mesa", "tasmin_sink", "highest_rank")
    assert rule_of(t, "mahdi_attacks_sietch") == "WFA-SOLO-37"


@rule("WFA-SOLO-37")
def test_then_the_legion_with_the_greatest_lead() -> None:
    equal = {**SEVERAL, "gara_kulon": {"sietch": {"rank": 3, "revealed": True}, **at(regular=2)}}
    t = mahdi("strategy", areas=equal)
    assert why(t, "mahdi_attacks_sietch") == ("ne_central_9", "gara_kulon", "strongest_lead")


@rule("WFA-SOLO-37", "WFA-SOLO-36")
def test_then_a_legion_that_needs_no_ornithopter_and_then_the_target() -> None:
    """Each has a lead of 3; gara_kulon is reached on foot, tasmin_sink only by air."""
    second = {"rank": 2, "revealed": True}
    areas = {"ne_central_9": hk(regular=5), "se_central_3": hk(regular=5),
             "gara_kulon": {"sietch": second, **at(regular=2)}, "tasmin_sink": {"sietch": second, **at(regular=2)},
             "hobars_gap": {"sietch": 1, **at(regular=6)}}
    t = mahdi("strategy", areas=areas, target="tasmin_sink", air={"az_5": "ornithopter"})
    assert why(t, "mahdi_attacks_sietch") == ("ne_central_9", "gara_kulon", "no_ornithopter")
    near = {**areas, "se_central_3": {}, "pasty_mesa": hk(regular=5)}
    t = mahdi("strategy", areas=near, target="tasmin_sink")
    assert why(t, "mahdi_attacks_sietch") == ("pasty_mesa", "tasmin_sink", "target")


@rule("WFA-SOLO-01", "WFA-SOLO-37")
def test_what_the_list_leaves_open_the_player_decides() -> None:
    """Two legions with the same lead, on foot, at the same sietch."""
    areas = {"pasty_mesa": hk(regular=5), "se_outer_1": hk(regular=5), "tasmin_sink": {"sietch": 3, **at(regular=2)},
             "ne_central_9": hk(regular=3), "gara_kulon": {"sietch": 1, **at(regular=1)}}
    t = mahdi("strategy", areas=areas)
    assert asked(t) == ["attack pasty_mesa tasmin_sink", "attack se_outer_1 tasmin_sink"]
    play(t, "attack se_outer_1 tasmin_sink")
    assert why(t, "mahdi_attacks_sietch") == ("se_outer_1", "tasmin_sink", "choice")


# ------------------------------------------------------------------ legions


@rule("WFA-SOLO-38")
def test_a_weaker_adjacent_legion_is_attacked_never_by_ornithopter() -> None:
    areas = {"pasty_mesa": hk(regular=3), "se_outer_2": at(regular=2), "tasmin_sink": {"sietch": 1, **at(regular=6)}}
    assert not told(mahdi("strategy", areas=areas, air={"az_5": "ornithopter"}), "attacked")
    near = {"pasty_mesa": hk(regular=3), "se_outer_1": at(regular=2), "tasmin_sink": {"sietch": 1, **at(regular=6)}}
    assert why(mahdi("strategy", areas=near), "mahdi_attacks_legion") == ("pasty_mesa", "se_outer_1", "only")
    strong = {**near, "se_outer_1": at(regular=3)}
    assert not told(mahdi("strategy", areas=strong), "attacked")


@rule("WFA-SOLO-39")
def test_the_strongest_legion_and_then_one_with_a_named_leader() -> None:
    areas = {"pasty_mesa": hk(regular=6), "tasmin_sink": {"sietch": 1, **at(regular=6)},
             "se_outer_1": at(regular=2), "ne_outer_15": at(regular=3), "se_outer_5": at(elite=6)}
    t = mahdi("strategy", areas=areas)
    assert why(t, "mahdi_attacks_legion") == ("pasty_mesa", "ne_outer_15", "strongest")
    named = {**areas, "se_outer_1": at(regular=2, leaders=["paul"]), "ne_outer_15": at(regular=2, naib=1, elite=0)}
    named["ne_outer_15"] = at(regular=1, elite=1, naib=1)  # 3 points and 6 figures, like Paul's
    t = mahdi("strategy", areas=named)
    assert why(t, "mahdi_attacks_legion") == ("pasty_mesa", "se_outer_1", "named_leader")


@rule("WFA-SOLO-39", "WFA-SOLO-01")
def test_which_legion_attacks_is_left_to_the_player() -> None:
    areas = {"pasty_mesa": hk(regular=3), "ne_outer_16": hk(regular=3), "se_outer_1": at(regular=2),
             "tasmin_sink": {"sietch": 1, **at(regular=6)}, "gara_kulon": {"sietch": 2, **at(regular=6)}}
    t = mahdi("strategy", areas=areas)
    assert asked(t) == ["attack ne_outer_16 se_outer_1", "attack pasty_mesa se_outer_1"]


# ------------------------------------------------------------------ Leadership


@rule("WFA-SOLO-34", "WFA-SOLO-35")
def test_leadership_counts_only_legions_with_a_leader() -> None:
    """And the attack is a surprise attack."""
    areas = {"pasty_mesa": hk(regular=5), "se_outer_1": hk(regular=3, bashar=1),
             "tasmin_sink": {"sietch": 1, **at(regular=2)}}
    t = mahdi("leadership", areas=areas)
    assert why(t, "mahdi_attacks_near")[0] == "se_outer_1" and why(t, "attacked")[2] == 1
    assert why(mahdi("strategy", areas=areas), "attacked")[2] == 0
    nobody = {**areas, "se_outer_1": hk(regular=3)}
    assert not told(mahdi("leadership", areas=nobody), "attacked")


@rule("WFA-SOLO-34")
def test_nothing_to_attack_and_nothing_to_move() -> None:
    t = mahdi("strategy", areas={"tasmin_sink": {"sietch": 1, **at(regular=6)}})
    assert told(t, "mahdi_no_aim") and not told(t, "legion_moved")


@rule("WFA-SOLO-72", "WFA-SOLO-35")
def test_garrison_tokens_that_attack_are_turned_up() -> None:
    t = mahdi("strategy", areas={"pasty_mesa": hk(tokens=2), "tasmin_sink": {"sietch": 1, **at(regular=2)}})
    assert why(t, "mahdi_attacks_near") == ("pasty_mesa", "tasmin_sink", "only")
    assert len(all_of(t, "garrison_shown")) == 2
    assert "tokens" not in legion(t, "pasty_mesa")
