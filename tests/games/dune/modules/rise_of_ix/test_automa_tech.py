"""Tech tiles of solo Rivals: acquiring, negotiators, hoarded spice, and how each tile is used."""

from __future__ import annotations

from typing import Any

import pytest

import landsraad
from landsraad.games.dune.modules.rise_of_ix.tile import TECH_TILES
from support.dune.automa_tables import EARLY, LATE, act, automa, automa_table, visited
from support.dune.resources import change, stock
from support.dune.table import kinds
from support.rules import rule

MARKED = ["windtraps", "memocorders", "sonic_snoopers", "troop_transports", "detonation_devices", "training_drones",
          "chaumurky", "spy_satellites", "invasion_ships", "shuttle_fleet", "holtzman_engine", "flagship"]
NEGOTIATION = "hagal_tech_negotiation"
GAMES = ["imperium", "uprising"]
QUIET = {"imperium": "hagal_wealth", "uprising": "hagal_dutiful_service"}
CITY = {"imperium": "hagal_carthag", "uprising": "hagal_research_station"}


def up(topmost: str | None = None, middle: str | None = None, lowest: str | None = None) -> dict[str, Any]:
    """The tiles that are face up."""
    return {"tech": {"topmost": topmost, "middle": middle, "lowest": lowest}}


def owner(tile: str, game: str = "imperium", card: str | None = None, **given: Any) -> Any:
    """B has the tile and takes a turn."""
    given["B"] = {"tiles": [tile], **given.get("B", {})}
    return automa(card or QUIET[game], game, **given)


# ------------------------------------------------------------------ which tile


@rule("IX-RIVAL-17")
def test_the_marked_tiles() -> None:
    assert [tile.name for tile in TECH_TILES if tile.rival] == sorted(MARKED)


@rule("IX-RIVAL-17", "IX-RIVAL-20", "IX-RIVAL-21")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("tiles, spice, takes, left", [
    (("windtraps", "chaumurky", "artillery"), 3, "chaumurky", 0),
    (("windtraps", "chaumurky", "artillery"), 2, "windtraps", 1),
    (("windtraps", "memocorders", "sonic_snoopers"), 2, "windtraps", 1),
    (("memocorders", "windtraps", "sonic_snoopers"), 2, "memocorders", 1),
    (("disposal_facility", "restricted_ordnance", "windtraps"), 3, "windtraps", 2),
    (("disposal_facility", "restricted_ordnance", "flagship"), 3, None, 3),
    (("disposal_facility", "windtraps", "flagship"), 0, None, 0),
])
def test_the_most_expensive_one_it_can_pay(game: str, tiles: tuple[str, str, str], spice: int, takes: str | None,
                                           left: int) -> None:
    rivals = ["muad_dib", "staban_tuek"] if game == "uprising" else None
    t = automa(NEGOTIATION, game, rivals=rivals, B={"spice": spice, "swordmaster": 1}, **up(*tiles))
    assert t.get("B.tiles") == ([takes] if takes else [])
    assert t.get("B.spice") == left
    assert t.get("B.negotiators") == (0 if takes else 1)


@rule("IX-RIVAL-20", "IX-RIVAL-21")
@pytest.mark.parametrize("negotiators, spice, takes, paid", [
    (2, 1, True, 0), (1, 1, False, 0), (4, 2, True, 0), (2, 3, True, 1)])
def test_negotiators_are_used_at_the_next_chance(negotiators: int, spice: int, takes: bool, paid: int) -> None:
    t = automa(NEGOTIATION, B={"spice": spice, "negotiators": negotiators, "garrison": 0}, **up("chaumurky"))
    assert t.get("B.tiles") == (["chaumurky"] if takes else [])
    assert t.get("B.negotiators") == (0 if takes else negotiators + 1)
    assert t.get("B.spice") == spice - max(3 - negotiators, 0) * takes
    assert t.get("B.supply") == (12 if takes else 12 - negotiators - 1) and paid in (0, 1)


@rule("IX-RIVAL-21")
def test_no_negotiator_without_a_troop_in_supply() -> None:
    t = automa(NEGOTIATION, B={"spice": 0, "garrison": 8, "conflict": 4}, **up("flagship"))
    assert (t.get("B.negotiators"), t.get("B.supply")) == (0, 0)


@rule("IX-RIVAL-20", "IX-RIVAL-21")
@pytest.mark.parametrize("spice, takes", [(3, []), (4, ["chaumurky"])])
def test_the_dreadnought_card_has_no_discount_and_no_negotiator(spice: int, takes: list[str]) -> None:
    t = automa("hagal_dreadnought_1p", B={"spice": spice}, **up("chaumurky"))
    assert (t.get("B.tiles"), t.get("B.negotiators"), t.get("B.dreadnoughts_in_garrison")) == (takes, 0, 1)
    assert t.get("B.spice") == spice - 4 * len(takes)


@rule("IX-RIVAL-14")
@pytest.mark.parametrize("spice, tiles, negotiators", [(1, [], 1), (2, ["windtraps"], 0)])
def test_rhomburs_signet(spice: int, tiles: list[str], negotiators: int) -> None:
    t = automa("hagal_arrakeen_1p", rivals=["prince_rhombur_vernius", "glossu_rabban"], B={"spice": spice},
               **up("windtraps"))
    assert (t.get("B.tiles"), t.get("B.negotiators"), t.get("B.spice")) == (tiles, negotiators, spice - 2 * len(tiles))


@rule("IX-RIVAL-13", "MIX-LEADER-01")
def test_which_new_leaders_can_be_rivals() -> None:
    option = next(o for o in landsraad.game("imperium").options if o.name == "rivals")
    new = {"archduke_armand_ecaz", "ilesa_ecaz", "prince_rhombur_vernius", "tessia_vernius", "princess_yuna_moritani",
           "viscount_hundro_moritani"}
    assert new & set(option.choices) == {"prince_rhombur_vernius", "viscount_hundro_moritani"}
    seen = {landsraad.new("imperium", players=1, seed=seed, rise_of_ix="yes").get(f"{seat}.leader")
            for seed in range(40) for seat in "BC"}
    assert seen & new == {"prince_rhombur_vernius", "viscount_hundro_moritani"}


# ------------------------------------------------------------------ a marked tile is always face up


@rule("IX-RIVAL-18")
@pytest.mark.parametrize("seed", range(12))
def test_a_solo_game_begins_with_a_marked_tile(seed: int) -> None:
    t = landsraad.new("imperium", players=1, seed=seed, rise_of_ix="yes", first="A")
    shown = [t.get(f"tech.{stack}") for stack in ("topmost", "middle", "lowest")]
    assert set(shown) & set(MARKED)
    assert not set(t.get("trashed_tiles")) & set(MARKED)
    plain = landsraad.new("imperium", players=3, seed=seed, rise_of_ix="yes")
    assert plain.get("trashed_tiles") == []


@rule("IX-RIVAL-18", "IX-TECH-06")
@pytest.mark.parametrize("stacks, removed, left", [
    # The next tile of the same stack is marked.
    ((["flagship"], ["minimic_film"], ["spaceport"]), [], ["flagship", "artillery", "restricted_ordnance"]),
    # All stacks are equal: from the topmost on.
    ((["minimic_film", "spaceport"], ["chaumurky"], ["holoprojectors"]), ["minimic_film", "artillery"],
     ["spaceport", "chaumurky", "restricted_ordnance"]),
    # The largest stack first, although it is not the topmost.
    ((["minimic_film"], [], ["flagship", "spaceport"]), ["restricted_ordnance"],
     ["minimic_film", "artillery", "flagship"]),
    # None is left.
    (([], [], []), ["artillery", "restricted_ordnance"], [None, None, None]),
])
def test_tiles_without_the_mark_are_trashed(stacks: tuple[list[str], ...], removed: list[str],
                                            left: list[str | None]) -> None:
    """B acquires the only marked tile; what comes up then decides."""
    used = {"windtraps", "artillery", "restricted_ordnance"}.union(*stacks)
    t = automa_table(hagal_deck=[NEGOTIATION], B={"spice": 1}, **up("windtraps", "artillery", "restricted_ordnance"),
                     trashed_tiles=[tile.name for tile in TECH_TILES if tile.name not in used],
                     tech_stack_topmost=stacks[0], tech_stack_middle=stacks[1], tech_stack_lowest=stacks[2])
    act(t)
    assert t.get("B.tiles") == ["windtraps"]
    assert [e["tile"] for e in kinds(t, "tile_removed")] == removed
    assert [t.get(f"tech.{stack}") for stack in ("topmost", "middle", "lowest")] == left


# ------------------------------------------------------------------ acquiring


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("tile, gains", [
    ("windtraps", {"water": 1}), ("sonic_snoopers", {"intrigue": 1}), ("invasion_ships", {"garrison": 4, "supply": -4}),
    ("flagship", {"vp": 1}), ("chaumurky", {"intrigue": 2}), ("memocorders", {"fremen": 1}),
    ("shuttle_fleet", {"fremen": 1, "bene_gesserit": 1}), ("holtzman_engine", {}), ("spy_satellites", {}),
    ("troop_transports", {}), ("detonation_devices", {})])
def test_what_acquiring_gives(game: str, tile: str, gains: dict[str, int]) -> None:
    rivals = ["staban_tuek", "gurney_halleck"] if game == "uprising" else None
    t = automa_table(game, rivals=rivals, hagal_deck=["hagal_tech_negotiation"], **up(tile), conflict=EARLY[game],
                     B={"spice": 7, "influence": {"emperor": 3, "spacing_guild": 3, "bene_gesserit": 2, "fremen": 1},
                        "swordmaster": 1})
    before = stock(t, "B")
    act(t)
    cost = next(card.cost for card in TECH_TILES if card.name == tile) - 1
    assert t.get("B.tiles") == [tile]
    found = change(t, before, "B")
    found.pop("spice", None)
    points = 1 if tile in ("memocorders", "shuttle_fleet") else 0  # the second space of a track
    assert found == {"agents": -1, **gains, **({"vp": 1} if points and tile == "shuttle_fleet" else {}),
                     **({"vp": 1} if points and tile == "memocorders" else {})}
    assert t.get("B.spice") == 7 - cost


# ------------------------------------------------------------------ hoarded spice


@rule("IX-RIVAL-19")
@pytest.mark.parametrize("conflict, kept", [(EARLY["imperium"], 8), ("cloak_and_dagger", 8), (LATE["imperium"], 1)])
def test_spice_is_hoarded_until_the_last_conflicts(conflict: str, kept: int) -> None:
    t = automa(["hagal_harvest_spice"], conflict=conflict, B={"spice": 6}, bonus_spice={"imperial_basin": 1})
    assert (t.get("B.spice"), t.get("B.vp")) == (kept, int(kept == 1))


@rule("IX-RIVAL-19")
def test_the_hoard_is_spent_when_a_last_conflict_appears() -> None:
    for conflict, left in (("grand_vision", 1), ("cloak_and_dagger", 15)):
        t = automa_table(phase="recall", round=6, conflict_deck=[conflict, "raid_stockpiles"], B={"spice": 15},
                         hagal_deck=["hagal_wealth", "hagal_foldspace"])
        assert (t.get("B.spice"), t.get("B.vp")) == (left, 2 if left == 1 else 0)


@rule("IX-RIVAL-19")
def test_other_resources_are_spent_at_once() -> None:
    t = automa("hagal_interstellar_shipping", B={"influence": {"spacing_guild": 2, "emperor": 1, "bene_gesserit": 1},
                                                 "freighter": 1, "solari": 2})
    assert (t.get("B.solari"), t.get("B.vp")) == (0, 1)


@rule("MIX-Q-01", "IX-RIVAL-19")
@pytest.mark.parametrize("swordmaster, conflict, spice, points", [
    (0, EARLY["uprising"], 2, 0), (1, EARLY["uprising"], 8, 0), (1, LATE["uprising"], 1, 1),
    (0, LATE["uprising"], 2, 0)])
def test_a_rival_of_uprising_pays_its_swordmaster_first(swordmaster: int, conflict: str, spice: int,
                                                        points: int) -> None:
    t = automa(["hagal_hagga_or_imperial_basin"], "uprising", rivals=["lady_jessica", "gurney_halleck"],
               conflict=conflict, bonus_spice={"imperial_basin": 1},
               B={"spice": 5 if swordmaster == 0 else 6, "solari": 1 if swordmaster == 0 else 0,
                  "swordmaster": swordmaster})
    assert t.get("B.swordmaster") == 1
    assert (t.get("B.spice"), t.get("B.vp")) == (spice, points)


@rule("IX-RIVAL-16", "IX-RIVAL-19")
def test_with_two_players_nothing_is_hoarded_and_no_tile_taken() -> None:
    t = automa(["hagal_hagga_or_imperial_basin"], "uprising", "two", rivals=["muad_dib"], **up("windtraps"),
               conflict=EARLY["uprising"], bonus_spice={"imperial_basin": 1}, C={"spice": 6, "swordmaster": 1})
    assert (t.get("C.spice"), t.get("C.vp")) == (1, 1)
    t = automa("hagal_dreadnought_2p", "uprising", "two", rivals=["muad_dib"], C={"spice": 6, "swordmaster": 1},
               **up("windtraps"))
    assert (t.get("C.tiles"), t.get("tech.topmost")) == ([], "windtraps")


# ------------------------------------------------------------------ using tiles


@rule("IX-RIVAL-22")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("solari, supply, uses", [(4, 3, True), (3, 3, False), (4, 2, False), (5, 9, True)])
def test_flagship_on_a_combat_space(game: str, solari: int, supply: int, uses: bool) -> None:
    recruits = 1 if game == "imperium" else 2
    t = owner("flagship", game, CITY[game], rivals=["muad_dib", "staban_tuek"] if game == "uprising" else None,
              B={"solari": solari, "garrison": 12 - supply - recruits, "swordmaster": 1, "tiles": ["flagship"]})
    used = t.get("B.used_tiles") == ["flagship"]
    assert used is uses and t.get("B.solari") == solari - 4 * uses
    assert t.get("B.conflict") == recruits + 2 + 3 * uses or supply == 9


@rule("IX-RIVAL-22")
def test_flagship_stays_elsewhere() -> None:
    t = owner("flagship", B={"solari": 6})
    assert (t.get("B.solari"), t.get("B.used_tiles")) == (6, [])


@rule("IX-RIVAL-22")
@pytest.mark.parametrize("game", GAMES)
def test_training_drones_once_a_round(game: str) -> None:
    t = owner("training_drones", game, CITY[game])
    recruits = 1 if game == "imperium" else 2
    assert t.get("B.used_tiles") == ["training_drones"]
    assert (t.get("B.conflict"), t.get("B.garrison")) == (recruits + 1 + 2, 1)
    tile = ["training_drones"]
    t = act(automa_table(game, hagal_deck=[QUIET[game]], B={"tiles": tile, "used_tiles": tile}))
    assert t.get("B.garrison") == 3


@rule("IX-RIVAL-22")
def test_training_drones_at_once_when_acquired() -> None:
    t = automa(NEGOTIATION, B={"spice": 2}, **up("training_drones"))
    assert (t.get("B.used_tiles"), t.get("B.garrison")) == (["training_drones"], 4)


@rule("IX-RIVAL-22", "IX-TILE-15")
@pytest.mark.parametrize("spice, points", [(2, 0), (3, 1), (4, 1)])
def test_spy_satellites_with_three_spice(spice: int, points: int) -> None:
    t = owner("spy_satellites", B={"spice": spice})
    assert (t.get("B.vp"), t.get("B.spice")) == (points, spice - 3 * points)
    assert (t.get("B.tiles"), "spy_satellites" in t.get("trashed_tiles")) == (
        ([], True) if points else (["spy_satellites"], False))


@rule("IX-RIVAL-22")
def test_spy_satellites_with_spice_of_this_turn() -> None:
    t = owner("spy_satellites", card="hagal_harvest_spice", B={"spice": 1}, bonus_spice={"imperial_basin": 1})
    assert (t.get("B.vp"), t.get("B.spice"), t.get("B.tiles")) == (1, 0, [])


@rule("IX-RIVAL-22")
@pytest.mark.parametrize("game, card, place", [("imperium", "hagal_conspire", "conspire"),
                                               ("uprising", "hagal_sardaukar", "sardaukar")])
def test_invasion_ships_past_others(game: str, card: str, place: str) -> None:
    t = owner("invasion_ships", game, [card, QUIET[game]], agents={place: "A"}, A={"agents": 1})  # type: ignore[arg-type]
    assert visited(t) == [place] and t.get("B.used_tiles") == ["invasion_ships"]


@rule("IX-RIVAL-22")
def test_invasion_ships_not_past_its_own_agent_nor_twice() -> None:
    for given in ({"agents": {"conspire": "B"}, "B": {"tiles": ["invasion_ships"], "agents": 1}},
                  {"agents": {"conspire": "A"}, "A": {"agents": 1},
                   "B": {"tiles": ["invasion_ships"], "used_tiles": ["invasion_ships"]}}):
        t = automa(["hagal_conspire", "hagal_wealth"], **given)
        assert visited(t) == ["wealth"]


@rule("IX-RIVAL-22")
def test_sonic_snoopers_stay() -> None:
    t = owner("sonic_snoopers", B={"intrigue": ["ambush", "ambush"]})
    assert t.get("B.tiles") == ["sonic_snoopers"] and len(t.get("B.intrigue")) == 2


@rule("IX-RIVAL-22", "IX-TILE-17")
@pytest.mark.parametrize("difficulty, lead, deployed", [("sardaukar", 0, 3), ("mentat", 3, 0), ("mentat", 0, 3)])
def test_troop_transports_deploy_everything(difficulty: str, lead: int, deployed: int) -> None:
    t = owner("troop_transports", card="hagal_interstellar_shipping", difficulty=difficulty, conflict=EARLY["imperium"],
              B={"freighter": 1, "influence": {"spacing_guild": 2, "emperor": 1, "bene_gesserit": 1}, "conflict": lead})
    assert t.get("B.conflict") == lead + deployed and t.get("B.garrison") == 3 + 3 - deployed


@rule("IX-TILE-18", "IX-TILE-12", "IX-TILE-07", "IX-TILE-09", "IX-RIVAL-22")
def test_tiles_without_guidance_work_as_for_a_player() -> None:
    t = automa_table(phase="recall", round=3, conflict_deck=["cloak_and_dagger", "raid_stockpiles"],
                     B={"tiles": ["shuttle_fleet"]}, hagal_deck=["hagal_wealth", "hagal_foldspace"])
    assert t.get("B.solari") == 2
    three = dict.fromkeys(("emperor", "spacing_guild", "bene_gesserit", "fremen"), 3)
    t = automa_table(phase="recall", round=4, A={"vp": 10},
                     B={"tiles": ["holtzman_engine", "memocorders"], "influence": three, "vp": 4})
    assert t.over and t.get("B.vp") == 6
