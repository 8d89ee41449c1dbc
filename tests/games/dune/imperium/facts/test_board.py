"""The printed values of the 22 spaces and the 18 conflict cards, copied by hand."""

from __future__ import annotations

import pytest

from landsraad.gallery.listing import entries
from landsraad.kernel.algebra import NOTHING
from support.dune.boxes import BASE
from support.effect_notation import rows, signs

# id | group | icon | combat | cost | requirement | influence | control bonus | base spice | once a game
SPACE = rows("""
conspire | emperor | emperor | - | 4 spice | none | emperor | - | - | -
wealth | emperor | emperor | - | none | none | emperor | - | - | -
heighliner | spacing_guild | spacing_guild | combat | 6 spice | none | spacing_guild | - | - | -
foldspace_space | spacing_guild | spacing_guild | - | none | none | spacing_guild | - | - | -
selective_breeding | bene_gesserit | bene_gesserit | - | 2 spice | none | bene_gesserit | - | - | -
secrets | bene_gesserit | bene_gesserit | - | none | none | bene_gesserit | - | - | -
hardy_warriors | fremen | fremen | combat | 1 water | none | fremen | - | - | -
stillsuits | fremen | fremen | combat | none | none | fremen | - | - | -
high_council | landsraad | landsraad | - | 5 solari | none | - | - | - | once
mentat | landsraad | landsraad | - | 2 solari | none | - | - | - | -
rally_troops | landsraad | landsraad | - | 4 solari | none | - | - | - | -
hall_of_oratory | landsraad | landsraad | - | none | none | - | - | - | -
swordmaster | landsraad | landsraad | - | 8 solari | none | - | - | - | once
sell_melange | choam | spice_trade | - | 2 to 5 spice | none | - | - | - | -
secure_contract | choam | spice_trade | - | none | none | - | - | - | -
arrakeen | city | city | combat | none | none | - | +1 solari | - | -
carthag | city | city | combat | none | none | - | +1 solari | - | -
research_station | city | city | combat | 2 water | none | - | - | - | -
sietch_tabr | city | city | combat | none | influence(fremen)>=2 | - | - | - | -
the_great_flat | desert | spice_trade | combat | 2 water | none | - | - | 3 | -
hagga_basin | desert | spice_trade | combat | 1 water | none | - | - | 2 | -
imperial_basin | desert | spice_trade | combat | none | none | - | +1 spice | 1 | -
""")

# id | what a visit gives, the influence apart
VISIT = dict(rows("""
conspire | +5 solari; +2 troops; draw 1 intrigue
wealth | +2 solari
heighliner | +5 troops; +2 water
foldspace_space | take foldspace
selective_breeding | trash 1 -> draw 2
secrets | draw 1 intrigue; steal from those with 4
hardy_warriors | +2 troops
stillsuits | +1 water
high_council | council seat, persuasion 2 when revealing
mentat | draw 1; take mentat
rally_troops | +4 troops
hall_of_oratory | +1 troops
swordmaster | third agent
sell_melange | sell 2-5 spice for 6-12 solari
secure_contract | +3 solari
arrakeen | +1 troops; draw 1
carthag | +1 troops; draw 1 intrigue
research_station | draw 3
sietch_tabr | +1 troops; +1 water
the_great_flat | +3 spice and bonus
hagga_basin | +2 spice and bonus
imperial_basin | +1 spice and bonus
"""))

# id | level | copies | control
CONFLICT = rows("""
skirmish_a | 1 | 1 | -
skirmish_b | 1 | 1 | -
skirmish_c | 1 | 1 | -
skirmish_d | 1 | 1 | -
cloak_and_dagger | 2 | 1 | -
desert_power | 2 | 1 | -
guild_bank_raid | 2 | 1 | -
machinations | 2 | 1 | -
raid_stockpiles | 2 | 1 | -
secure_imperial_basin | 2 | 1 | imperial_basin
siege_of_arrakeen | 2 | 1 | arrakeen
siege_of_carthag | 2 | 1 | carthag
sort_through_the_chaos | 2 | 1 | -
terrible_purpose | 2 | 1 | -
battle_for_arrakeen | 3 | 1 | arrakeen
battle_for_carthag | 3 | 1 | carthag
battle_for_imperial_basin | 3 | 1 | imperial_basin
grand_vision | 3 | 1 | -
""")

# id | first | second | third reward, control apart
REWARDS = rows("""
skirmish_a | +1 VP | draw 1 intrigue; +2 solari | +2 solari
skirmish_b | +1 VP | +1 water | +1 spice
skirmish_c | +1 influence(any); +1 spice | +2 spice | +1 spice
skirmish_d | +1 influence(any); +2 solari | +3 solari | +2 solari
cloak_and_dagger | +1 influence(any); draw 2 intrigue | draw 1 intrigue; +1 spice | draw 1 intrigue OR +1 spice
desert_power | +1 VP; +1 water | +1 water; +1 spice | +1 spice
guild_bank_raid | +6 solari | +4 solari | +2 solari
machinations | +1 influence(each of 2) | +1 water; +2 solari | +1 water
raid_stockpiles | draw 1 intrigue; +3 spice | +2 spice | +1 spice
secure_imperial_basin | +1 VP | +2 water | +1 water
siege_of_arrakeen | +1 VP | +4 solari | +2 solari
siege_of_carthag | +1 VP | draw 1 intrigue; +1 spice | +1 spice
sort_through_the_chaos | win mentat; draw 1 intrigue; +2 solari | draw 1 intrigue; +2 solari | +2 solari
terrible_purpose | +1 VP; may trash 1 | +1 water; +1 spice | +1 spice
battle_for_arrakeen | +2 VP | 2 of: draw 1 intrigue / +2 spice / +3 solari | draw 1 intrigue; +2 solari
battle_for_carthag | +2 VP | draw 1 intrigue; +3 spice | +3 spice
battle_for_imperial_basin | +2 VP | +5 spice | +3 spice
grand_vision | +2 influence(any); draw 1 intrigue | draw 1 intrigue; +3 spice | +3 spice
""")


@pytest.mark.parametrize("row", SPACE, ids=lambda row: row[0])
def test_space(row: list[str]) -> None:
    id, group, icon, combat, cost, requirement, influence, bonus, base, once = row
    place = {place.name: place for place in BASE.spaces}[id]
    entry = {entry["id"]: entry for entry in entries("imperium", "space")}[id]
    assert (entry["group"], entry["agent_icon"]) == (group, icon)
    assert entry["combat"] is (combat == "combat")
    assert entry["cost"].replace(" (your choice)", "") == cost
    assert entry["influence"] == (None if influence == "-" else influence)
    assert entry["control_bonus"] == (None if bonus == "-" else bonus)
    assert entry["maker_base_spice"] == (None if base == "-" else int(base))
    assert entry["once_per_game_per_player"] is (once == "once")
    assert (entry["requirement"] == "none") == (requirement == "none")
    if requirement != "none":
        assert place.need is not None and signs(place.need.message()) == requirement
    assert entry["reconstructed"] is False


@pytest.mark.parametrize(("id", "visit"), VISIT.items())
def test_visit(id: str, visit: str) -> None:
    place = {place.name: place for place in BASE.spaces}[id]
    assert signs((place.effect if place.toll is NOTHING else place.toll).message()) == visit
    assert signs(place.presence.message()) == ("persuasion 1" if id == "hall_of_oratory" else "none")


def test_melange_needs_two_spice() -> None:
    place = {place.name: place for place in BASE.spaces}["sell_melange"]
    assert place.need is not None and signs(place.need.message()) == "spice>=2"


@pytest.mark.parametrize(("id", "level", "copies", "control"), CONFLICT)
def test_conflict(id: str, level: str, copies: str, control: str) -> None:
    entry = {entry["id"]: entry for entry in entries("imperium", "conflict")}[id]
    assert (entry["level"], entry["copies"]) == (int(level), int(copies))
    assert entry["control"] == (None if control == "-" else control)
    assert entry["reconstructed"] is False


@pytest.mark.parametrize(("id", "first", "second", "third"), REWARDS)
def test_rewards(id: str, first: str, second: str, third: str) -> None:
    card = {card.name: card for card in BASE.conflicts}[id]
    assert [signs(reward.message()) for reward in (card.first, card.second, card.third)] == [first, second, third]


def test_nothing_is_missing_and_nothing_is_added() -> None:
    assert sorted(place.name for place in BASE.spaces) == sorted(row[0] for row in SPACE) == sorted(VISIT)
    assert sorted(card.name for card in BASE.conflicts) == sorted(row[0] for row in CONFLICT)
    assert sorted(card.name for card in BASE.conflicts) == sorted(row[0] for row in REWARDS)
    assert (len(SPACE), [sum(row[1] == level for row in CONFLICT) for level in "123"]) == (22, [4, 10, 4])
