"""What the client has of the map and the boards of War for Arrakis is what the rules run on."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from landsraad.games.arrakis.pieces.dice import CELLS, SHARED_BOARDS
from landsraad.games.arrakis.pieces.figures import side_of_leader
from landsraad.games.arrakis.pieces.tracks import (
    ALIA_AT,
    ATOMICS_AT,
    CHANGED_AT,
    FEYD_COMES,
    GOAL,
    HAWAT_COMES,
    LAST,
    TOKEN_AT_FIRST,
    TOKEN_AT_LAST,
)
from landsraad.games.arrakis.pieces.vehicles import ROWS
from landsraad.games.arrakis.state.areas import AIR_ZONES, AREAS, WALLS
from landsraad.games.arrakis.state.cells import DECK, LEADER, RESULT, SIDE
from landsraad.games.arrakis.state.component_types import LEADER_CARDS, TOKEN_FACES
from landsraad.games.arrakis.state.components import ACTION_DICE, TANK_CELLS
from landsraad.kernel.cells import NONE
from support.rules import rule

CLIENT = Path(__file__).resolve().parents[2] / "web" / "src" / "games" / "arrakis"


def data(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((CLIENT / name).read_text())
    return found


def test_the_map_has_the_areas_of_the_rules() -> None:
    shown = data("map/map.json")
    assert set(shown["areas"]) == {area.name for area in AREAS}
    for area in AREAS:
        drawn = shown["areas"][area.name]
        assert drawn["terrain"] == area.terrain, area.name
        assert drawn["sector"] == (area.sectors[0] if len(area.sectors) == 1 else "pole"), area.name
        assert drawn.get("symbol", "") == area.symbol, area.name
        assert drawn.get("rank", 0) == area.rank, area.name
        assert sorted(drawn["next"].split()) == sorted(area.neighbours), area.name
    assert {(name, *zone["links"]) for name, zone in shown["air"].items()} == set(AIR_ZONES)
    assert {frozenset(pair) for pair in shown["walls"]} == {frozenset(pair) for pair in WALLS}


def test_neighbours_and_walls_touch_on_the_map() -> None:
    """Whoever travels over the map by its drawing finds the borders that the rules have."""
    shown = data("map/map.json")
    edges: dict[frozenset[tuple[int, int]], list[str]] = {}
    for name, area in shown["areas"].items():
        ring = [(int(x), int(y)) for x, y in (point.split(",") for point in area["ring"].split())]
        for i, corner in enumerate(ring):
            edges.setdefault(frozenset((corner, ring[i - 1])), []).append(name)
        x, y = area["at"]
        assert inside(ring, x, y), f"{name}: its pieces would lie outside it"
    touching = {frozenset(pair) for pair in edges.values() if len(pair) == 2}
    wanted = {frozenset((area.name, other)) for area in AREAS for other in area.neighbours}
    assert wanted <= touching
    assert {frozenset(pair) for pair in WALLS} <= touching
    assert all(len(pair) <= 2 for pair in edges.values())


def inside(ring: list[tuple[int, int]], x: float, y: float) -> bool:
    odd = False
    for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            odd = not odd
    return odd


def test_the_boards_are_those_of_the_rules() -> None:
    facts = data("component_facts.json")
    for side, name in enumerate(SIDE.names):
        n = len(RESULT.names)
        cells = [int(each) for each in list(CELLS)[side * n:side * n + n]]
        assert [facts["slots"][name][result] for result in RESULT.names] == cells
        assert facts["tank"][name] == TANK_CELLS[side]
        assert set(facts["slots"]) == {*SIDE.names, *DECK.names}
        assert facts["dice"][name] == ACTION_DICE[side]
    for force, name in enumerate(DECK.names):  # the boards of two who share a side
        first = (SHARED_BOARDS + force) * len(RESULT.names)
        assert list(facts["slots"][name].values()) == [int(n) for n in list(CELLS)[first:first + len(RESULT.names)]]
    rows = [int(n) for n in list(ROWS)]
    assert facts["spice_rows"] == [[i, *rows[3 * i:3 * i + 3]] for i in range(5)]
    assert facts["supremacy"] == {
        "goal": GOAL, "leaders": {str(HAWAT_COMES): "thufir_hawat", str(FEYD_COMES): "feyd_rautha"},
        "bene_gesserit": [TOKEN_AT_FIRST, TOKEN_AT_LAST]}
    assert facts["prescience"] == {"last": LAST, "marked": [CHANGED_AT, ALIA_AT, ATOMICS_AT]}


def test_leaders_and_tokens_are_those_of_the_rules() -> None:
    facts = data("component_facts.json")
    assert facts["leaders"] == {LEADER.names[card.leader]: {
        "side": SIDE.names[side_of_leader(card.leader)], "force": DECK.names[card.force],
        "slot": "desert_power" if card.slot == NONE else RESULT.names[card.slot],
        "hits": card.hits, "shields": card.shields} for card in LEADER_CARDS}
    assert facts["tokens"] == {face.name: list(face.units) for face in TOKEN_FACES}


def styled(sheet: Path, selector: str) -> str:
    found = re.search(r"(?:^|\})\s*" + re.escape(selector) + r"\s*\{([^}]*)\}", sheet.read_text(), re.M)
    assert found, f"{sheet.name}: {selector}"
    return found.group(1)


def outline(name: str) -> str:
    """The first part of a sign's path: the base that the figure stands on."""
    signs = (CLIENT.parents[1] / "theme" / "icons.svg").read_text()
    found = re.search(rf'id="i-{name}"[^>]*>.*? d="([^"]*?)z', signs)
    assert found, name
    return found.group(1)


@rule("WFA-COMP-03")
def test_the_base_of_a_figure_tells_what_it_is() -> None:
    """Round for the regulars, square for the elite, six-sided for the special units; a leader's is round and larger."""
    for side in ("at", "hk"):
        assert outline(f"{side}-regular").count("a9.8 9.8") == 2
        assert {"h15.2", "v15.2", "h-15.2"} <= set(re.findall(r"[hv]-?[\d.]+", outline(f"{side}-elite")))
        assert outline(f"{side}-special").count("L") == 5
    assert 'id="i-named-leader" viewBox="0 0 24 24"><circle cx="12" cy="12" r="10.2"' in (
        CLIENT.parents[1] / "theme" / "icons.svg").read_text()
    on_map = CLIENT / "map" / "map.css"
    assert "border-radius: 50%" in styled(on_map, ".unit.regular")
    assert "border-radius" not in styled(on_map, ".unit.elite")
    corners = re.search(r"polygon\((.*?)\)", styled(on_map, ".unit.special"))
    assert corners and len(corners.group(1).split(",")) == 6
    assert "border-radius: 50%" in styled(on_map, ".unit-cell .c-leader")


@rule("WFA-LEADER-05")
def test_what_a_leader_adds_is_green_for_the_atreides_and_red_for_the_harkonnen() -> None:
    theme = CLIENT.parents[1] / "theme"
    assert "own-${card.group}" in (CLIENT.parents[1] / "components" / "CardFace.svelte").read_text()
    for side, colour in zip(SIDE.names, ("--ok", "--bad"), strict=True):
        assert f"var({colour})" in styled(theme / "components" / "cards.css", f".card .box.own-{side}")
    tokens = (theme / "tokens.css").read_text()
    for colour, strongest in (("--ok", 1), ("--bad", 0)):
        for value in re.findall(rf"{colour}: #(\w{{6}})", tokens):
            parts = [int(value[i:i + 2], 16) for i in (0, 2, 4)]
            assert parts.index(max(parts)) == strongest, value
