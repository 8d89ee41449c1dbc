"""The planning cards of the Corrino allies that move legions, one by one."""

from __future__ import annotations

from landsraad.games.arrakis.derived_view import area_shown
from landsraad.games.arrakis.state.cells import AREA
from support.arrakis.harkonnen_board import is_done, legion, offered, plan
from support.dune.table import kinds, play, texts
from support.rules import rule

ONE = {"harkonnen": {"regular": 1}}
SARDAUKAR = {"harkonnen": {"special": 1}}
FOE = {"atreides": {"regular": 2}}


# ------------------------------------------------------------------ troop_carriers


def test_troop_carriers() -> None:
    """From a settlement to any other legion at any distance, split as desired."""
    t = plan("troop_carriers", areas={"carthag": {"harkonnen": {"regular": 2, "elite": 1, "bashar": 1}},
                                      "nw_outer_8": ONE, "sw_outer_5": ONE, "gara_kulon": FOE})
    assert texts(t) == ["move carthag sw_outer_5", "move carthag nw_outer_8", "done"]
    play(t, "move carthag sw_outer_5", "leave regular", "go")
    assert legion(t, "carthag") == {"regular": 1}
    assert legion(t, "sw_outer_5") == {"regular": 2, "elite": 1, "officers": 1}
    assert is_done(t)


@rule("WFA-COMP-16")
def test_the_limit_holds_where_troop_carriers_land() -> None:
    t = plan("troop_carriers", "move carthag nw_outer_8", "go", areas={
        "carthag": {"harkonnen": {"elite": 2}}, "nw_outer_8": {"harkonnen": {"regular": 5}}})
    assert texts(t) == ["lose regular", "lose elite"]
    play(t, "lose regular")
    assert legion(t, "nw_outer_8") == {"regular": 4, "elite": 2} and is_done(t)


@rule("WFA-MOVE-12")
def test_troop_carriers_set_off_a_wormsign() -> None:
    t = plan("troop_carriers", "move carthag nw_outer_8", areas={
        "carthag": {"harkonnen": {"elite": 1}}, "nw_outer_8": {**ONE, "wormsign": "sand"}})
    assert "wormsign" not in area_shown(t.state, AREA.find("nw_outer_8"))
    assert is_done(t)


@rule("WFA-ACTION-07", "WFA-SETTLE-06")
def test_troop_carriers_start_at_a_settlement_only() -> None:
    assert is_done(plan("troop_carriers", areas={"carthag": {**ONE, "settlement": 0}, "nw_outer_8": ONE}))
    assert is_done(plan("troop_carriers", areas={"carthag": ONE}))  # there is no other legion
    assert is_done(plan("troop_carriers", "done", areas={"carthag": ONE, "nw_outer_8": ONE}))


# ------------------------------------------------------------------ sardaukar on the move


@rule("WFA-MOVE-07")
def test_sardaukar_pogrom() -> None:
    """Three different legions with Sardaukar."""
    t = plan("sardaukar_pogrom", areas={"carthag": SARDAUKAR, "north_pole": SARDAUKAR, "hagga_basin": SARDAUKAR,
                                        "imperial_basin": SARDAUKAR, "nw_outer_8": ONE})
    assert {move.split()[0] for move in offered(t, "move")} == {"carthag", "north_pole", "hagga_basin",
                                                                "imperial_basin"}
    play(t, "move carthag arsunt", "move north_pole ne_central_3", "move hagga_basin ne_central_1")
    assert [legion(t, area) for area in ("arsunt", "ne_central_3", "ne_central_1")] == [{"special": 1}] * 3
    assert is_done(t)


@rule("WFA-ACTION-07")
def test_a_smaller_pogrom() -> None:
    t = plan("sardaukar_pogrom", "move carthag arsunt", "done", areas={"carthag": SARDAUKAR, "north_pole": SARDAUKAR})
    assert is_done(t)


@rule("WFA-ACTION-03", "WFA-BATTLE-08")
def test_sardaukars_manner() -> None:
    areas = {"carthag": SARDAUKAR, "arrakeen": ONE, "broken_land": {"atreides": {"regular": 3}}}
    t = plan("sardaukars_manner", areas=areas, chance=["shield"] * 4)
    assert offered(t, "attack") == ["carthag broken_land"]
    moved = play(t.clone(), "move carthag arsunt")
    assert is_done(moved)  # one of the two
    play(t, "attack carthag broken_land", "cease")
    assert [e["surprise"] for e in kinds(t, "attacked")] == [1] and is_done(t)


@rule("WFA-BATTLE-18")
def test_killers_without_mercy_pay_no_hit_to_go_on_against_a_sietch() -> None:
    areas = {"ne_outer_12": {"harkonnen": {"regular": 1, "special": 1}}, "ne_outer_11": ONE,
             "gara_kulon": {"atreides": {"regular": 2}, "sietch": 1}}
    t = plan("killers_without_mercy", areas=areas, chance=["shield"] * 5)
    assert offered(t, "move") == [] and offered(t, "attack") == ["ne_outer_12 gara_kulon"]
    play(t, "attack ne_outer_12 gara_kulon")
    assert [e["surprise"] for e in kinds(t, "attacked")] == [0]
    play(t, "continue")
    assert legion(t, "ne_outer_12") == {"regular": 1, "special": 1}
    assert kinds(t, "siege_cost") == []


@rule("WFA-ACTION-07")
def test_the_killers_may_stay_at_home() -> None:
    t = plan("killers_without_mercy", "done", areas={"carthag": SARDAUKAR, "broken_land": FOE})
    assert is_done(t)


def test_sardaukar_disguised() -> None:
    """Two elites become Sardaukar, then two different legions with Sardaukar move."""
    t = plan("sardaukar_disguised", areas={"carthag": {"harkonnen": {"elite": 2}},
                                           "north_pole": {"harkonnen": {"elite": 1, "regular": 1}},
                                           "arrakeen": ONE})
    assert texts(t) == ["upgrade carthag", "upgrade north_pole", "done"]
    play(t, "upgrade carthag", "upgrade north_pole")
    assert (legion(t, "carthag"), legion(t, "north_pole")) == ({"elite": 1, "special": 1},
                                                               {"regular": 1, "special": 1})
    assert (t.get("B.supply.special"), t.get("B.supply.elite")) == (6, 11)
    play(t, "move carthag arsunt", "go")
    assert {move.split()[0] for move in offered(t, "move")} == {"north_pole"}
    play(t, "move north_pole ne_central_3", "go")
    assert legion(t, "arsunt") == {"elite": 1, "special": 1} and is_done(t)


@rule("WFA-ACTION-07")
def test_of_sardaukar_disguised_either_part_alone() -> None:
    t = plan("sardaukar_disguised", "upgrade carthag", "done", "done",
             areas={"carthag": {"harkonnen": {"elite": 2}}})
    assert legion(t, "carthag") == {"elite": 1, "special": 1} and is_done(t)
    t = plan("sardaukar_disguised", "move carthag arsunt", areas={"carthag": SARDAUKAR})
    assert legion(t, "arsunt") == {"special": 1} and is_done(t)


def test_i_decide_what_best_serves_his_majesty() -> None:
    areas = {"carthag": SARDAUKAR, "north_pole": SARDAUKAR, "arrakeen": ONE, "broken_land": FOE}
    t = plan("i_decide_what_best_serves_his_majesty", areas=areas, chance=["shield"] * 3)
    assert offered(t, "at") == ["carthag", "north_pole"]
    play(t, "at carthag", "place captain_aramsham carthag")
    assert offered(t, "attack") == ["carthag broken_land"]
    assert {move.split()[0] for move in offered(t, "move")} == {"carthag"}
    moved = play(t.clone(), "move carthag arsunt")
    assert legion(moved, "arsunt") == {"special": 1, "leaders": ["captain_aramsham"]} and is_done(moved)
    play(t, "attack carthag broken_land", "cease")
    assert [e["surprise"] for e in kinds(t, "attacked")] == [1] and is_done(t)


@rule("WFA-ACTION-20", "WFA-ACTION-21")
def test_aramsham_comes_from_the_board_and_never_from_the_tank() -> None:
    areas = {"carthag": SARDAUKAR, "arrakeen": {"harkonnen": {"regular": 1, "leaders": ["captain_aramsham"]}}}
    t = plan("i_decide_what_best_serves_his_majesty", "bring captain_aramsham arrakeen", areas=areas)
    assert legion(t, "carthag") == {"special": 1, "leaders": ["captain_aramsham"]}
    t = plan("i_decide_what_best_serves_his_majesty", areas={"carthag": SARDAUKAR}, B={"tank": ["captain_aramsham"]})
    assert not any("aramsham" in move for move in texts(t))


# ------------------------------------------------------------------ full_control_of_the_air, moving_the_battle_group


def test_full_control_of_the_air() -> None:
    t = plan("full_control_of_the_air", "station ornithopter az_1", "station ornithopter az_3",
             areas={"carthag": ONE})
    assert (t.get("air.az_1"), t.get("air.az_3")) == ("ornithopter", "ornithopter")
    assert offered(t, "fly")  # one of them can carry the legion at once
    play(t, "move carthag arsunt")
    assert legion(t, "arsunt") == {"regular": 1} and is_done(t)


def test_moving_the_battle_group() -> None:
    """One free mountain area: no enemy, no sandworm; a testing station does not matter."""
    t = plan("moving_the_battle_group", areas={"broken_land": FOE, "nw_outer_14": ONE})
    assert "at broken_land" not in texts(t)
    assert {"at nw_outer_14", "at ne_central_2", "at north_pole"} <= set(texts(t))
    assert not {"at carthag", "at the_great_flat", "at harg_pass"} & set(texts(t))
    play(t, "at ne_central_2", "place elite ne_central_2", "place elite ne_central_2")
    assert texts(t) == ["place bashar ne_central_2", "done"]
    play(t, "place bashar ne_central_2")
    assert legion(t, "ne_central_2") == {"elite": 2, "officers": 1}
    assert "station" in area_shown(t.state, AREA.find("ne_central_2"))
    assert is_done(t)
