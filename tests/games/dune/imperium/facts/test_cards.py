"""The printed values of the 10 starting, 24 Reserve and 67 Imperium cards, copied by hand."""

from __future__ import annotations

import pytest

from landsraad.gallery.listing import entries
from support.dune.boxes import BASE
from support.effect_notation import rows, signs

ICON = {"E": "emperor", "G": "spacing_guild", "B": "bene_gesserit", "F": "fremen", "L": "landsraad", "C": "city",
        "S": "spice_trade"}

# id | kind | copies | cost | factions | agent icons
PRINTED = rows("""
convincing_argument | starter | 2 | - | - | -
dagger | starter | 2 | - | - | L
diplomacy | starter | 1 | - | - | EGBF
dune_the_desert_planet | starter | 2 | - | - | S
reconnaissance | starter | 1 | - | - | C
seek_allies | starter | 1 | - | - | EGBF
signet_ring | starter | 1 | - | - | LCS
arrakis_liaison | reserve | 8 | 2 | F | LC
the_spice_must_flow | reserve | 10 | 9 | - | -
foldspace | reserve | 6 | - | - | EGBFLCS
arrakis_recruiter | imperium | 2 | 2 | - | C
assassination_mission | imperium | 2 | 1 | - | -
bene_gesserit_initiate | imperium | 2 | 3 | B | LCS
bene_gesserit_sister | imperium | 3 | 3 | B | BL
carryall | imperium | 1 | 5 | - | S
chani | imperium | 1 | 5 | F | FCS
choam_directorship | imperium | 1 | 8 | - | -
crysknife | imperium | 1 | 3 | F | FS
dr_yueh | imperium | 1 | 1 | - | C
duncan_idaho | imperium | 1 | 4 | - | C
fedaykin_death_commando | imperium | 2 | 3 | F | CS
firm_grip | imperium | 1 | 4 | E | EL
fremen_camp | imperium | 2 | 4 | F | S
gene_manipulation | imperium | 2 | 3 | B | LC
guild_administrator | imperium | 2 | 2 | G | GS
guild_ambassador | imperium | 1 | 4 | G | L
guild_bankers | imperium | 1 | 3 | G | EGL
gun_thopter | imperium | 2 | 4 | - | CS
gurney_halleck | imperium | 1 | 6 | - | C
imperial_spy | imperium | 2 | 2 | E | E
kwisatz_haderach | imperium | 1 | 8 | B | any
lady_jessica | imperium | 1 | 7 | B | BLCS
liet_kynes | imperium | 1 | 5 | EF | FC
missionaria_protectiva | imperium | 2 | 1 | B | C
opulence | imperium | 1 | 6 | E | E
other_memory | imperium | 1 | 4 | B | CS
piter_de_vries | imperium | 1 | 5 | - | LC
power_play | imperium | 3 | 5 | - | EGBF
reverend_mother_mohiam | imperium | 1 | 6 | EB | EB
sardaukar_infantry | imperium | 2 | 1 | E | -
sardaukar_legion | imperium | 2 | 5 | E | EL
scout | imperium | 2 | 1 | - | CS
shifting_allegiances | imperium | 2 | 3 | - | LS
sietch_reverend_mother | imperium | 1 | 4 | BF | BF
smugglers_thopter | imperium | 2 | 4 | G | S
space_travel | imperium | 2 | 3 | G | G
spice_hunter | imperium | 2 | 2 | F | FS
spice_smugglers | imperium | 2 | 2 | G | C
stilgar | imperium | 1 | 5 | F | FCS
test_of_humanity | imperium | 1 | 3 | B | BLC
the_voice | imperium | 2 | 2 | B | CS
thufir_hawat | imperium | 1 | 5 | - | EGBFCS
worm_riders | imperium | 2 | 6 | F | CS
""")

# id | agent box | reveal box
BOXES = rows("""
convincing_argument | none | persuasion 2
dagger | none | swords 1
diplomacy | none | persuasion 1
dune_the_desert_planet | none | persuasion 1
reconnaissance | none | persuasion 1
seek_allies | trash this | none
signet_ring | signet | persuasion 1
arrakis_liaison | none | persuasion 2
the_spice_must_flow | none | +1 spice
foldspace | draw 1; trash this | none
arrakis_recruiter | +1 troops | persuasion 1; swords 1
assassination_mission | none | +1 solari; swords 1
bene_gesserit_initiate | draw 1 | persuasion 1
bene_gesserit_sister | none | persuasion 2 OR swords 2
carryall | base spice +1 times | persuasion 1; +1 spice
chani | none | persuasion 2; retreat any
choam_directorship | none | +3 solari
crysknife | +1 solari | swords 1; if bond: +1 influence(fremen)
dr_yueh | draw 1 | persuasion 1
duncan_idaho | pay 1 water -> (+1 troops; draw 1) | swords 2; +1 water
fedaykin_death_commando | may trash 1 | persuasion 1; if bond: swords 3
firm_grip | pay 2 solari -> +1 influence(spacing_guild OR bene_gesserit OR fremen) | if alliance(emperor): persuasion 4
fremen_camp | pay 2 spice -> +3 troops | persuasion 2; swords 1
gene_manipulation | may trash 1; if other(bene_gesserit): +2 spice | persuasion 2
guild_administrator | may trash 1 | persuasion 1
guild_ambassador | +1 influence(spacing_guild) OR +2 spice | if alliance(spacing_guild): (pay 3 spice -> +1 VP)
guild_bankers | none | the_spice_must_flow costs 3 less
gun_thopter | each opponent: lose 1 garrisoned | swords 3; deploy up to 1
gurney_halleck | +2 troops; draw 1 | persuasion 2; (pay 3 solari -> +2 troops, may deploy them)
imperial_spy | trash this -> draw 1 intrigue | persuasion 1; swords 1
kwisatz_haderach | draw 1 | none
lady_jessica | draw 2 | persuasion 3; swords 1
liet_kynes | none | persuasion 2 per fremen card
missionaria_protectiva | if other(bene_gesserit): +1 influence(any) | persuasion 1
opulence | +3 solari | persuasion 1; (pay 6 solari -> +1 VP)
other_memory | draw 1 OR take back 1 bene_gesserit | persuasion 2
piter_de_vries | draw 1 intrigue | persuasion 3; swords 1
power_play | +1 influence(here); trash this | none
reverend_mother_mohiam | if other(bene_gesserit): each opponent: discard 2 | persuasion 2; +2 spice
sardaukar_infantry | none | persuasion 1; swords 2
sardaukar_legion | +2 troops | persuasion 1; deploy up to 3
scout | none | persuasion 1; swords 1; retreat up to 2
shifting_allegiances | (pay 2 spice; lose 1 influence(any)) -> +2 influence(any) | persuasion 2
sietch_reverend_mother | may trash 1 | if bond: (persuasion 3; +1 spice)
smugglers_thopter | if influence(spacing_guild)>=2: draw 2 | persuasion 1; +1 spice
space_travel | draw 1 | persuasion 2
spice_hunter | none | persuasion 1; swords 1; if bond: +1 spice
spice_smugglers | pay 2 spice -> (+1 influence(spacing_guild); +3 solari) | persuasion 1; swords 1
stilgar | +1 water | persuasion 2; swords 3
test_of_humanity | each opponent: (discard 1 OR lose 1 deployed) | persuasion 2
the_voice | close a space | persuasion 2
thufir_hawat | draw 1 | persuasion 1; draw 1 intrigue
worm_riders | +2 spice | if influence(fremen)>=2: swords 4; if alliance(fremen): swords 2
""")

ACQUIRE = {
    "the_spice_must_flow": "+1 VP",
    "chani": "+1 water",
    "choam_directorship": "+1 influence(emperor); +1 influence(spacing_guild); "
          "+1 influence(bene_gesserit); +1 influence(fremen)",
    "lady_jessica": "+1 influence(any)",
    "liet_kynes": "+1 influence(emperor)",
}
TRASHED = {"assassination_mission": "+4 solari"}


@pytest.mark.parametrize(("id", "kind", "copies", "cost", "factions", "icons"), PRINTED)
def test_printed_values(id: str, kind: str, copies: str, cost: str, factions: str, icons: str) -> None:
    entry = {entry["id"]: entry for entry in entries("imperium", kind)}[id]
    assert entry["copies"] == int(copies)
    assert entry["cost"] == (None if cost == "-" else int(cost))
    assert set(entry["factions"]) == {ICON[letter] for letter in factions.strip("-")}
    assert entry["agent_icons"] == (["any"] if icons == "any" else [ICON[letter] for letter in icons.strip("-")])
    assert entry["reconstructed"] is False


@pytest.mark.parametrize(("id", "agent", "reveal"), BOXES)
def test_boxes(id: str, agent: str, reveal: str) -> None:
    card = {card.name: card for card in BASE.cards}[id]
    assert signs(card.agent.message()) == agent
    assert signs(card.reveal.message()) == reveal
    assert signs(card.acquire.message()) == ACQUIRE.get(id, "none")
    assert signs(card.trashed.message()) == TRASHED.get(id, "none")


def test_only_the_kwisatz_haderach_goes_anywhere() -> None:
    assert [card.name for card in BASE.cards if card.anywhere] == ["kwisatz_haderach"]


def test_nothing_is_missing_and_nothing_is_added() -> None:
    names = sorted(card.name for card in BASE.cards)
    assert names == sorted(row[0] for row in PRINTED) == sorted(row[0] for row in BOXES)
    sizes = {"starter": 10, "reserve": 24, "imperium": 67}
    assert {kind: sum(int(row[2]) for row in PRINTED if row[1] == kind) for kind in sizes} == sizes
