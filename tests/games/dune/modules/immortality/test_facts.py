"""The printed values of the cards of Immortality, copied by hand."""

from __future__ import annotations

import pytest

from landsraad.games.dune.state.cells import FACTION, ICONS
from support.dune.boxes import box_with
from support.effect_notation import rows, signs
from support.rules import rule

BOX = box_with("imperium", "immortality")
CARDS = {card.name: card for card in BOX.cards if card.module == "immortality"}
INTRIGUE = {card.name: card for card in BOX.intrigue if card.module == "immortality"}
LETTER = {"emperor": "E", "spacing_guild": "G", "bene_gesserit": "B", "fremen": "F", "landsraad": "L", "city": "C",
          "spice_trade": "S"}

# id | kind | copies | cost in persuasion or specimens | factions | agent icons | Graft
PRINTED = rows("""
experimentation | starter | 2 | - | - | S | -
bene_tleilax_lab | imperium | 1 | 2 | - | CS | -
bene_tleilax_researcher | imperium | 1 | 4 | - | L | graft
blank_slate | imperium | 1 | 1 | - | LCS | -
clandestine_meeting | imperium | 1 | 4 | B | - | -
corrupt_smuggler | imperium | 1 | 3 | GF | GS | -
dissecting_kit | imperium | 2 | 2 | - | LC | graft
for_humanity | imperium | 1 | 7 | B | BLS | -
high_priority_travel | imperium | 2 | 1 | G | LS | -
imperium_ceremony | imperium | 1 | 6 | EG | EGL | -
interstellar_conspiracy | imperium | 1 | 4 | - | C | graft
keys_to_power | imperium | 1 | 5 | GB | GBL | -
lisan_al_gaib | imperium | 1 | 4 | BF | FCS | -
long_reach | imperium | 1 | 6 | B | - | -
occupation | imperium | 1 | 8 | G | EGBFCS | -
organ_merchants | imperium | 1 | 3 | - | CS | -
planned_coupling | imperium | 2 | 3 | B | B | graft
replacement_eyes | imperium | 1 | 5 | - | C | graft
sardaukar_quartermaster | imperium | 1 | 2 | E | LC | -
shadout_mapes | imperium | 1 | 2 | F | FS | -
show_of_strength | imperium | 1 | 3 | EF | - | -
spiritual_fervor | imperium | 2 | 3 | - | S | -
stillsuit_manufacturer | imperium | 1 | 5 | F | FC | -
throne_room_politics | imperium | 1 | 4 | EB | E | -
tleilaxu_master | imperium | 2 | 5 | - | LS | -
tleilaxu_surgeon | imperium | 1 | 3 | - | EC | -
beguiling_pheromones | tleilaxu | 1 | 3 | - | CS | graft
chairdog | tleilaxu | 1 | 2 | - | C | graft
contaminator | tleilaxu | 1 | 1 | F | F | -
corrino_genes | tleilaxu | 1 | 1 | E | E | -
face_dancer | tleilaxu | 1 | 2 | EGF | EGF | graft
face_dancer_initiate | tleilaxu | 1 | 1 | EGF | EGF | graft
from_the_tanks | tleilaxu | 1 | 2 | - | L | -
ghola | tleilaxu | 1 | 3 | - | C | graft
guild_impersonator | tleilaxu | 1 | 2 | G | G | graft
industrial_espionage | tleilaxu | 1 | 1 | - | L | -
scientific_breakthrough | tleilaxu | 1 | 3 | - | LCS | -
slig_farmer | tleilaxu | 1 | 2 | - | L | graft
stitched_horror | tleilaxu | 1 | 3 | - | C | graft
subject_x_137 | tleilaxu | 1 | 2 | - | LS | -
tleilaxu_infiltrator | tleilaxu | 1 | 2 | - | C | graft
twisted_mentat | tleilaxu | 1 | 4 | - | LC | graft
unnatural_reflexes | tleilaxu | 1 | 3 | - | S | graft
usurp | tleilaxu | 1 | 4 | - | - | graft
reclaimed_forces | reclaimed | 1 | 3 | - | - | -
""")

# id | agent box | reveal box
BOXES = rows("""
experimentation | research 1 | persuasion 1; +1 specimens
bene_tleilax_lab | +1 specimens | persuasion 1; if markers>=1: +1 spice
bene_tleilax_researcher | research 1 | persuasion 1; if markers>=1: persuasion 1; if markers>=2: persuasion 1
blank_slate | none | persuasion 1
clandestine_meeting | +1 influence(bene_gesserit); draw 1 intrigue | persuasion 2
corrupt_smuggler | if grafted: +2 spice | persuasion 1; swords 1
dissecting_kit | trash partner -> +1 specimens | persuasion 1; if markers>=1: tleilaxu 1
for_humanity | +1 influence(any) | persuasion 2; if alliance(bene_gesserit): (lose 2 influence(any_one) -> +1 VP)
high_priority_travel | if influence(spacing_guild)>=2: (draw 1 OR combat icon) | persuasion 1; +1 solari
imperium_ceremony | see 2 intrigue, keep 1 | persuasion 3
interstellar_conspiracy | +1 spice; if grafted with emperor OR spacing_guild: +1 influence(any) | persuasion 2
keys_to_power | if influence(emperor)>=2: +2 spice | persuasion 2
lisan_al_gaib | if other(bene_gesserit): +1 influence(fremen) | persuasion 1; if bond: swords 2
long_reach | +1 influence(each of 2) | persuasion 1; draw 1 intrigue
occupation | draw 1; combat icon | +1 water; +1 spice; +1 troops
organ_merchants | pay 1 specimens -> +4 solari | persuasion 1; +1 solari
planned_coupling | draw 1 | persuasion 1
replacement_eyes | trash 1 -> draw 1 | persuasion 1; swords 1
sardaukar_quartermaster | if grafted: (+1 troops; draw 1) | persuasion 1; swords 2
shadout_mapes | none | persuasion 1; swords 1; may deploy or retreat 1
show_of_strength | draw 2 | persuasion 1; swords 2
spiritual_fervor | none | persuasion 1; +1 specimens
stillsuit_manufacturer | +1 water; if alliance(fremen): return this | persuasion 1; if bond: +2 spice
throne_room_politics | +1 troops; may trash 1 | persuasion 1; +1 influence(bene_gesserit)
tleilaxu_master | if markers>=1: if markers>=2: acquire <=6 to hand, else acquire <=6 | persuasion 1; research 2
tleilaxu_surgeon | pay 2 specimens -> tleilaxu 2 | persuasion 2; (lose 2 troops -> +2 specimens)
beguiling_pheromones | if visited a faction: trash 1 of the pair, +1 influence(here) | persuasion 1; swords 1
chairdog | partner to hand when revealing | persuasion 1
contaminator | tleilaxu 1 | persuasion 1
corrino_genes | if grafted: tleilaxu 1 | persuasion 1
face_dancer | draw 1 | persuasion 1
face_dancer_initiate | none | persuasion 1
from_the_tanks | +2 troops | persuasion 1
ghola | copy partner | persuasion 1; swords 1
guild_impersonator | if gained spice this turn: +1 influence(spacing_guild) | persuasion 1
industrial_espionage | draw 1; if grafted: (research 1; +1 specimens) | persuasion 1
scientific_breakthrough | research 1; if markers>=2: (trash this -> +1 VP) | persuasion 1; swords 1
slig_farmer | +1 solari per icon of partner; (pay 5 solari -> tleilaxu 1) | persuasion 1
stitched_horror | 2 of: +1 water / +1 troops / may trash 1 / tleilaxu 1 | persuasion 1; swords 1
subject_x_137 | if markers>=1: tleilaxu 1 | persuasion 1
tleilaxu_infiltrator | draw 1; if markers>=2: draw 1 intrigue | persuasion 1
twisted_mentat | may recall this agent | persuasion 1; swords 1; +1 specimens
unnatural_reflexes | if markers>=1: draw 2 | persuasion 1; swords 1
usurp | partner from row | persuasion 1; swords 1; +1 specimens
reclaimed_forces | none | none
""")

ACQUIRE = {"lisan_al_gaib": "+1 spice", "occupation": "+3 troops", "spiritual_fervor": "research 1",
           "corrino_genes": "+2 solari", "subject_x_137": "tleilaxu 1", "reclaimed_forces": "+2 troops OR tleilaxu 1"}
TRASHED = {"replacement_eyes": "tleilaxu 1"}

# id | copies | cost | condition | boxes: plot, combat, endgame
PRINTED_INTRIGUE = rows("""
breakthrough | 1 | none | none | research 1
counterattack | 1 | none | none | deploy up to 2 | if opponent played combat card: swords 4
disguised_bureaucrat | 1 | none | none | if markers>=1: +1 spice; if markers>=2: +1 influence(any)
economic_positioning | 1 | none | none | retreat 2 -> +3 solari | if solari>=10: +1 VP
gruesome_sacrifice | 2 | lose 2 deployed | none | tleilaxu 1; +2 specimens
harvest_cells | 2 | none | troops lost>=3 | +2 specimens, then may acquire 1 tleilaxu card
illicit_dealings | 2 | none | none | tleilaxu 1
shadowy_bargain | 1 | none | none | +1 specimens | tleilaxu 1
study_melange | 1 | none | none | +1 spice | if spice>=3: if markers>=2: +1 VP
tleilaxu_puppet | 1 | none | none | persuasion 1 when revealing | if council seat: if markers>=2: +1 VP
vicious_talents | 2 | none | none | swords 2; if markers>=1: swords 2; if markers>=2: swords 2
""")
TYPES = {"plot": ["breakthrough", "disguised_bureaucrat", "illicit_dealings"],
         "plot combat": ["counterattack"], "combat endgame": ["economic_positioning"],
         "combat": ["gruesome_sacrifice", "vicious_talents"], "aftermath": ["harvest_cells"],
         "plot endgame": ["shadowy_bargain", "study_melange", "tleilaxu_puppet"]}


@pytest.mark.parametrize(("id", "kind", "copies", "cost", "factions", "icons", "graft"), PRINTED)
def test_printed_values(id: str, kind: str, copies: str, cost: str, factions: str, icons: str, graft: str) -> None:
    card = CARDS[id]
    assert (card.kind, card.copies, card.graft) == (kind, int(copies), graft == "graft")
    in_specimens = kind in ("tleilaxu", "reclaimed")
    assert (card.market_price if in_specimens else card.cost) == (0 if cost == "-" else int(cost))
    assert not in_specimens or card.cost == 0
    assert "".join(LETTER[FACTION.names[faction]] for faction in card.faction) == factions.strip("-")
    assert "".join(LETTER[ICONS[icon]] for icon in card.icons) == icons.strip("-")
    assert card.reconstructed is False and card.confidence == "high"


@pytest.mark.parametrize(("id", "agent", "reveal"), BOXES)
@rule("IMM-CARD-32", "IMM-CARD-33", "IMM-CARD-15", "IMM-ROW-09")
def test_boxes(id: str, agent: str, reveal: str) -> None:
    card = CARDS[id]
    assert (signs(card.agent.message()), signs(card.reveal.message())) == (agent, reveal)
    assert signs(card.acquire.message()) == ACQUIRE.get(id, "none")
    assert signs(card.trashed.message()) == TRASHED.get(id, "none")


@pytest.mark.parametrize("row", PRINTED_INTRIGUE, ids=lambda row: row[0])
def test_intrigue(row: list[str]) -> None:
    card = INTRIGUE[row[0]]
    assert card.copies == int(row[1]) and signs(card.cost.message()) == row[2]
    assert ("none" if card.need is None else signs(card.need.message())) == row[3]
    boxes = [card.plot, card.combat, card.aftermath, card.endgame]
    assert [signs(box.message()) for box in boxes if box is not None] == row[4:]
    assert card.confidence == ("medium" if row[0] == "harvest_cells" else "high")


def test_when_intrigue_cards_are_played() -> None:
    found: dict[str, list[str]] = {}
    for card in INTRIGUE.values():
        boxes = {"plot": card.plot, "combat": card.combat, "aftermath": card.aftermath, "endgame": card.endgame}
        found.setdefault(" ".join(name for name, box in boxes.items() if box is not None), []).append(card.name)
    assert found == TYPES and card.victory is None
    assert [card.name for card in INTRIGUE.values() if card.lasting] == ["tleilaxu_puppet"]


@rule("IMM-COMP-01", "IMM-COMP-02", "IMM-COMP-03", "IMM-COMP-04", "IMM-COMP-05")
def test_nothing_is_missing_and_nothing_is_added() -> None:
    assert sorted(CARDS) == sorted(row[0] for row in PRINTED) == sorted(row[0] for row in BOXES)
    sizes = {"starter": 2, "imperium": 30, "tleilaxu": 18, "reclaimed": 1}
    assert {kind: sum(int(row[2]) for row in PRINTED if row[1] == kind) for kind in sizes} == sizes
    assert [sum(row[1] == kind for row in PRINTED) for kind in ("imperium", "tleilaxu")] == [25, 18]
    assert sorted(INTRIGUE) == sorted(row[0] for row in PRINTED_INTRIGUE) and len(INTRIGUE) == 11
    assert sum(int(row[1]) for row in PRINTED_INTRIGUE) == 15
    assert sum(int(card.copies) for card in BOX.cards if card.kind == "imperium") == 97
    assert sum(int(card.copies) for card in BOX.intrigue) == 55
    assert all(card.owner.tag != "immortality" for card in [*BOX.leaders, *BOX.conflicts])
