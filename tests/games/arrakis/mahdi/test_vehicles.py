"""Where the vehicles of the solo game are placed (WFA-SOLO-11 to 18)."""

from __future__ import annotations

from typing import Any

from landsraad.kernel.table import Table
from support.arrakis.solo_board import all_of, alone, asked, rule_of, told
from support.dune.table import play, texts
from support.rules import rule


def phase(areas: dict[str, Any] | None = None, **given: Any) -> Table:
    return alone(areas, phase="vehicles", **given)


def places(t: Table) -> list[str]:
    return [area for area, _ in all_of(t, "mahdi_harvester")]


# ------------------------------------------------------------------ harvesters


@rule("WFA-SOLO-11", "WFA-SOLO-12", "WFA-SOLO-07")
def test_harvesters_go_to_empty_deep_desert_away_from_the_atreides() -> None:
    """In the south-east 2 and 4 are deep desert; 7 and 8, like all desert there, are next to sietches."""
    t = phase(harvest="tasmin_sink", target="rock_outcroppings")
    assert all_of(t, "mahdi_harvester")[:2] == [("se_outer_2", "deep_and_safe"), ("se_outer_4", "deep_and_safe")]
    assert asked(t) == ["harvester se_outer_7", "harvester se_outer_8"]
    play(t, "harvester se_outer_8")
    assert all_of(t, "mahdi_harvester")[2] == ("se_outer_8", "deep") and rule_of(t, "mahdi_harvester") == "WFA-SOLO-12"
    assert t.get("locked_dice") == 0 and len(places(t)) == 3  # the top row has three


@rule("WFA-SOLO-12")
def test_then_empty_desert_and_then_what_is_left() -> None:
    """Six in the north-east: 13 is deep and safe, 5, 7 and 8 are desert and safe; other deep areas follow.

    Lines that fit completely are placed without a question.
    """
    t = phase({"ne_outer_1": {"atreides": {"regular": 1}}}, harvest="gara_kulon", target="windgap",
              spice_board={"choam": 5})
    assert all_of(t, "mahdi_harvester") == [("ne_outer_13", "deep_and_safe"), *(
        (f"ne_outer_{n}", "desert_and_safe") for n in (5, 7, 8))]
    assert asked(t) == [f"harvester ne_outer_{n}" for n in (2, 10, 14, 16)]
    play(t, "harvester ne_outer_16", "harvester ne_outer_2")
    assert all_of(t, "mahdi_harvester")[4:] == [("ne_outer_16", "deep"), ("ne_outer_2", "deep")]
    assert t.get("locked_dice") == 4


@rule("WFA-SOLO-12")
def test_an_area_with_a_wormsign_is_free_but_not_empty() -> None:
    t = phase({"se_outer_2": {"wormsign": "sand"}}, harvest="tasmin_sink", target="rock_outcroppings")
    assert places(t) == ["se_outer_4"]
    assert asked(t) == ["harvester se_outer_2", "harvester se_outer_7", "harvester se_outer_8"]


@rule("WFA-SOLO-13", "WFA-SOLO-01")
def test_the_rest_goes_to_an_adjacent_sector_but_not_to_that_of_the_target() -> None:
    """Legions occupy the south-east; the central sectors are those of the target."""
    full = {f"se_outer_{n}": {"atreides": {"regular": 1}} for n in (1, 2, 3, 4, 6, 7)}
    t = phase(full, harvest="tasmin_sink", target="windgap")
    assert places(t) == ["se_outer_8", "ne_outer_1", "ne_outer_13"]
    assert all_of(t, "mahdi_next_sector") == [("ne_outer",)] and rule_of(t, "mahdi_next_sector") == "WFA-SOLO-13"
    assert asked(phase(full, harvest="tasmin_sink", target="gara_kulon")) == ["in ne_central", "in se_central"]


@rule("WFA-SOLO-13", "WFA-SOLO-03")
def test_of_several_adjacent_sectors_the_player_chooses() -> None:
    """The central sectors are one region: all of them are harvested before any other."""
    t = phase(harvest="windgap", target="rock_outcroppings")
    assert {"harvester se_central_1", "harvester ne_central_3", "harvester wind_pass"} <= set(asked(t))
    full = {f"se_outer_{n}": {"atreides": {"regular": 1}} for n in (1, 2, 3, 4, 6, 7, 8)}
    t = phase(full, harvest="tasmin_sink", target="rock_outcroppings")
    assert asked(t) == ["in ne_outer", "in ne_central", "in se_central"]
    play(t, "in se_central")
    assert all(area.startswith("se_central") for area in places(t))


# ------------------------------------------------------------------ carryalls


@rule("WFA-SOLO-14")
def test_carryalls_protect_the_most_harvesters() -> None:
    t = phase(harvest="tasmin_sink", target="rock_outcroppings")
    play(t, "harvester se_outer_8")
    assert all_of(t, "mahdi_carryall") == [("az_5", 3)]  # the only zone of the south-east


@rule("WFA-SOLO-14")
def test_two_carryalls_together() -> None:
    """Five harvesters in the south-east and two in the north-west: no zone is linked to both."""
    areas = {"nw_outer_1": {"harvester": True}, "nw_outer_5": {"harvester": True}}
    t = phase(areas, harvest="tasmin_sink", target="rock_outcroppings", spice_board={"choam": 4})
    while asked(t)[0].startswith("harvester"):
        t.play(asked(t)[0])
    assert asked(t) == ["station carryall az_3", "station carryall az_5"]
    play(t, "station carryall az_3")
    assert all_of(t, "mahdi_carryall") == [("az_3", 2), ("az_5", 7)]


# ------------------------------------------------------------------ ornithopters


def ornithopters(areas: dict[str, Any], **given: Any) -> Table:
    """The harvesters and carryalls are placed without a question."""
    t = phase(areas, **given)
    while texts(t)[0].startswith(("harvester", "station carryall", "in ")):
        t.play(texts(t)[0])
    return t


@rule("WFA-SOLO-15")
def test_ornithopters_for_legions_two_areas_from_a_sietch_they_could_attack() -> None:
    """Three zones are linked to the sector of that legion, but there are only two ornithopters."""
    areas = {"ne_central_8": {"harkonnen": {"regular": 5}}, "gara_kulon": {"atreides": {"regular": 2}}}
    t = ornithopters(areas, harvest="tasmin_sink", target="rock_outcroppings")
    assert asked(t) == ["station ornithopter az_1", "station ornithopter az_2", "station ornithopter az_4"]
    play(t, "station ornithopter az_1", "station ornithopter az_2")
    assert all_of(t, "mahdi_thopter_attack") == [("az_1",), ("az_2",)]
    assert rule_of(t, "mahdi_thopter_attack") == "WFA-SOLO-15"
    weak = {**areas, "ne_central_8": {"harkonnen": {"regular": 2}}}
    assert not told(ornithopters(weak, harvest="tasmin_sink", target="rock_outcroppings"), "mahdi_thopter_attack")


@rule("WFA-SOLO-16", "WFA-SOLO-17")
def test_then_at_the_target_and_then_near_it_between_central_sectors() -> None:
    t = ornithopters({}, harvest="tasmin_sink", target="rock_outcroppings")
    assert all_of(t, "mahdi_thopter_target") == [("az_3",)]  # the only one of the north-west
    assert asked(t) == [f"station ornithopter az_{n}" for n in (2, 4, 7)]
    play(t, "station ornithopter az_7")
    assert all_of(t, "mahdi_thopter_near") == [("az_7",)]
    assert (rule_of(t, "mahdi_thopter_target"), rule_of(t, "mahdi_thopter_near")) == ("WFA-SOLO-16", "WFA-SOLO-17")


@rule("WFA-SOLO-16")
def test_never_in_a_zone_with_a_carryall() -> None:
    t = ornithopters({}, harvest="windgap", target="tasmin_sink")
    carryalls = [zone for zone, _ in all_of(t, "mahdi_carryall")]
    placed = [zone for kind in ("attack", "target", "near") for (zone,) in all_of(t, f"mahdi_thopter_{kind}")]
    assert carryalls and not set(carryalls) & set(placed)
    assert all(t.get(f"air.{zone}") == "carryall" for zone in carryalls)


@rule("WFA-SOLO-18")
def test_nobody_scouts() -> None:
    """The automa has no free actions: between its turns the player only decides ties."""
    t = alone(turn="A", air={"az_1": "ornithopter"}, A={"dice": {"mentat": 1}}, chance=[])
    assert not any(move.startswith("scout") for move in texts(t))
