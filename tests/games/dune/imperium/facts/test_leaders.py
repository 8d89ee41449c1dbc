"""The printed values of the 8 leaders and the 31 House Hagal cards, copied by hand."""

from __future__ import annotations

import pytest

from landsraad.gallery.listing import entries
from landsraad.games.dune.components.leader import Leader
from landsraad.games.dune.rules.troops.deployment import CHOSEN, STROKE
from landsraad.games.dune.state.cells import CITY, LANDSRAAD
from support.dune.boxes import BASE
from support.effect_notation import rows, signs

# id | house | complexity | may be a rival | standing ability | signet ability
LEADER = rows("""
paul_atreides | Atreides | 1 | - | Prescience | Discipline
duke_leto_atreides | Atreides | 2 | rival | Landsraad Popularity | Prudent Diplomacy
baron_vladimir_harkonnen | Harkonnen | 3 | rival | Masterstroke | Scheme
glossu_rabban | Harkonnen | 1 | rival | Arrakis Fiefdom | Brutality
earl_memnon_thorvald | Thorvald | 1 | rival | Connections | Spice Hoard
countess_ariana_thorvald | Thorvald | 3 | rival | Spice Addict | Hidden Reservoir
count_ilban_richese | Richese | 1 | rival | Ruthless Negotiator | Manufacturing
helena_richese | Richese | 2 | - | Eyes Everywhere | Manipulate
""")

# id | set-up | signet
ABILITIES = rows("""
paul_atreides | none | draw 1
duke_leto_atreides | none | pay 1 spice -> +1 influence(outdone)
baron_vladimir_harkonnen | choose 2 factions in secret | pay 1 solari -> draw 1 intrigue
glossu_rabban | +1 spice; +1 solari | if any alliance: +2 troops, else +1 troops
earl_memnon_thorvald | none | +1 spice
countess_ariana_thorvald | none | +1 water
count_ilban_richese | none | +1 solari
helena_richese | none | set a row card aside for 1 less
""")

# id | space | copies | mode | combat | influence | troops | signet | swords
HAGAL = rows("""
hagal_conspire | conspire | 2 | both | - | emperor | 2 | - | 4
hagal_wealth | wealth | 1 | both | - | emperor | 0 | - | 3
hagal_heighliner | heighliner | 1 | both | combat | spacing_guild | 3 | - | 6
hagal_foldspace | foldspace_space | 2 | both | - | spacing_guild | 0 | - | 1
hagal_selective_breeding | selective_breeding | 2 | both | - | bene_gesserit | 0 | - | 2
hagal_secrets | secrets | 1 | both | - | bene_gesserit | 0 | - | 1
hagal_hardy_warriors | hardy_warriors | 1 | both | combat | fremen | 2 | - | 5
hagal_stillsuits | stillsuits | 2 | both | combat | fremen | 0 | - | 4
hagal_rally_troops | rally_troops | 2 | both | - | - | 4 | - | 3
hagal_hall_of_oratory | hall_of_oratory | 2 | both | - | - | 1 | - | 0
hagal_carthag | carthag | 3 | both | combat | - | 1 | - | 0
hagal_harvest_spice | maker | 5 | both | combat | - | 0 | - | 2
hagal_arrakeen_1p | arrakeen | 3 | 1P | combat | - | 1 | signet | 1
hagal_arrakeen_2p | arrakeen | 3 | 2P | combat | - | 1 | - | 1
hagal_reshuffle | - | 1 | 2P | - | - | 0 | - | 0
""")


@pytest.mark.parametrize(("id", "house", "complexity", "rival", "left", "signet"), LEADER)
def test_leader(id: str, house: str, complexity: str, rival: str, left: str, signet: str) -> None:
    entry = {entry["id"]: entry for entry in entries("imperium", "leader")}[id]
    assert (entry["house"], entry["complexity"]) == (house, int(complexity))
    assert entry["allowed_as_solo_rival"] is (rival == "rival")
    assert (entry["left_ability"]["name"], entry["signet"]["name"]) == (left, signet)
    assert entry["reconstructed"] is False


@pytest.mark.parametrize(("id", "setup", "signet"), ABILITIES)
def test_abilities(id: str, setup: str, signet: str) -> None:
    leader = named(id)
    assert (signs(leader.setup.message()), signs(leader.signet.message())) == (setup, signet)


def named(id: str) -> Leader:
    return {leader.name: leader for leader in BASE.leaders}[id]


def test_standing_abilities() -> None:
    assert named("paul_atreides").peek == 1
    assert named("duke_leto_atreides").discount == 1
    assert named("baron_vladimir_harkonnen").strikes and (STROKE, CHOSEN) == (4, 2)
    assert signs(named("earl_memnon_thorvald").council.message()) == "+1 influence(any)"
    assert named("countess_ariana_thorvald").harvest_less == 1
    assert signs(named("countess_ariana_thorvald").harvested.message()) == "draw 1"
    assert signs(named("count_ilban_richese").paid_solari.message()) == "draw 1"
    assert sorted(named("helena_richese").slips_past) == [LANDSRAAD, CITY]


def test_nobody_has_the_ability_of_another() -> None:
    def standing(leader: Leader) -> int:
        effects = (leader.council, leader.paid_solari, leader.harvested)
        return (sum(signs(effect.message()) != "none" for effect in effects)
                + sum(bool(value) for value in (leader.peek, leader.discount, leader.strikes, leader.slips_past)))

    assert {leader.name: standing(leader) for leader in BASE.leaders if standing(leader) != 1} == {
        "glossu_rabban": 0, "house_hagal": 0}


@pytest.mark.parametrize("row", HAGAL, ids=lambda row: row[0])
def test_hagal_card(row: list[str]) -> None:
    id, space, copies, mode, combat, influence, troops, signet, swords = row
    entry = {entry["id"]: entry for entry in entries("imperium", "hagal")}[id]
    makers = "one of the_great_flat / hagga_basin / imperial_basin"
    assert entry["space"] == (None if space == "-" else makers if space == "maker" else space)
    assert (entry["copies"], entry["mode"]) == (int(copies), mode)
    assert entry["combat_space"] is (combat == "combat")
    assert entry["influence"] == (None if influence == "-" else influence)
    assert (entry["troops"], entry["swords"]) == (int(troops), int(swords))
    assert entry["signet"] is (signet == "signet")


def test_nothing_is_missing_and_nothing_is_added() -> None:
    assert sorted(leader.name for leader in BASE.leaders if not leader.automa) == sorted(row[0] for row in LEADER)
    assert sorted(card.name for card in BASE.hagal) == sorted(row[0] for row in HAGAL)
    copies = {mode: sum(int(row[2]) for row in HAGAL if row[3] in ("both", mode)) for mode in ("1P", "2P")}
    assert copies == {"1P": 27, "2P": 28}
