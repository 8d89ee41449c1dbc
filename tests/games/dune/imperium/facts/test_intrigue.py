"""The printed values of the 40 intrigue cards, copied by hand."""

from __future__ import annotations

import pytest

from landsraad.gallery.listing import entries
from landsraad.kernel.algebra import NOTHING
from support.dune.boxes import BASE
from support.effect_notation import rows, signs

# id | copies | types | cost | condition
PRINTED = rows("""
bindu_suspension | 1 | plot | none | none
bribery | 1 | plot | 2 solari | none
bypass_protocol | 1 | plot | none | none
calculated_hire | 1 | plot | 1 spice | mentat home
charisma | 1 | plot | none | none
choam_shares | 1 | plot | 7 solari | none
councilors_dispensation | 1 | plot | none | council seat
dispatch_an_envoy | 2 | plot | none | none
double_cross | 1 | plot | 1 solari | enemy troop in conflict
favored_subject | 1 | plot | none | none
guild_authorization | 1 | plot | none | none
infiltrate | 1 | plot | none | none
know_their_ways | 1 | plot | none | none
poison_snooper | 2 | plot | none | deck left
rapid_mobilization | 1 | plot | none | none
recruitment_mission | 1 | plot | none | none
refocus | 1 | plot | none | none
reinforcements | 1 | plot | 3 solari | none
secret_of_the_sisterhood | 1 | plot | none | none
the_sleeper_must_awaken | 1 | plot | 4 spice | none
urgent_mission | 1 | plot | none | agent on board
water_of_life | 1 | plot | 1 water and 1 spice | none
water_peddlers_union | 1 | plot | none | none
windfall | 1 | plot | none | none
allied_armada | 1 | combat | 2 spice | any alliance
ambush | 2 | combat | none | none
demand_respect | 1 | combat | none | won
master_tactician | 3 | combat | none | none
private_army | 2 | combat | 2 spice | none
staged_incident | 1 | combat | lose 3 deployed | 3 deployed
to_the_victor | 1 | combat | none | won
tiebreaker | 1 | combat endgame | none | none
corner_the_market | 1 | endgame | none | none
plans_within_plans | 1 | endgame | none | none
""")

# id | what it does, once for each type
EFFECTS = rows("""
bindu_suspension | draw 1, then may pass
bribery | +1 influence(any)
bypass_protocol | acquire up to 3 OR (pay 2 spice -> acquire up to 5 to deck)
calculated_hire | take mentat
charisma | persuasion 2 when revealing
choam_shares | +1 VP
councilors_dispensation | +2 spice
dispatch_an_envoy | 1 card has faction icons
double_cross | opponent loses 1 deployed, deploy 1 from supply
favored_subject | +1 influence(emperor)
guild_authorization | +1 influence(spacing_guild)
infiltrate | 1 agent is not blocked
know_their_ways | +1 influence(fremen)
poison_snooper | look at top: draw or trash
rapid_mobilization | deploy any
recruitment_mission | persuasion 1 when revealing; acquired cards may go to deck
refocus | shuffle all, draw 1
reinforcements | +3 troops, may deploy them if revealing
secret_of_the_sisterhood | +1 influence(bene_gesserit)
the_sleeper_must_awaken | +1 VP
urgent_mission | recall an agent
water_of_life | draw 3
water_peddlers_union | +1 water
windfall | +2 solari
allied_armada | swords 7
ambush | swords 4
demand_respect | +1 influence(any) OR (pay 2 spice -> +2 influence(any))
master_tactician | swords 3 OR retreat up to 3
private_army | swords 5
staged_incident | +1 VP
to_the_victor | +3 spice
tiebreaker | swords 2 | +10 spice
corner_the_market | if copies(the_spice_must_flow)>=2: +1 VP; if most copies(the_spice_must_flow): +1 VP
plans_within_plans | if influence>=3 on 4: +2 VP, else if influence>=3 on 3: +1 VP
""")

OPENING = ["bindu_suspension"]  # at the very start of a turn
EARLY = ["dispatch_an_envoy", "infiltrate"]  # before the agent is sent
LASTING = ["charisma", "recruitment_mission"]  # face up until the reveal turn
VICTORY = ["demand_respect", "to_the_victor"]  # after winning
IMPLIED = {"urgent_mission": "agent on board", "staged_incident": "3 deployed", "demand_respect": "won",
           "to_the_victor": "won"}  # conditions that are not written apart: the effect itself asks for them


@pytest.mark.parametrize(("id", "copies", "types", "cost", "condition"), PRINTED)
def test_printed_values(id: str, copies: str, types: str, cost: str, condition: str) -> None:
    card = {card.name: card for card in BASE.intrigue}[id]
    entry = {entry["id"]: entry for entry in entries("imperium", "intrigue")}[id]
    assert entry["copies"] == card.copies == int(copies)
    assert entry["types"] == types.split()
    price = "none" if card.cost is NOTHING else signs(card.cost.message()).replace("pay ", "").replace("; ", " and ")
    assert price == cost
    assert entry["cost"].lower().replace("troops in the conflict", "deployed") == cost
    need = IMPLIED.get(id, "none") if card.need is None else signs(card.need.message())
    assert need == condition
    assert (entry["condition"] == "none") == (condition == "none")


@pytest.mark.parametrize("row", EFFECTS, ids=lambda row: row[0])
def test_effects(row: list[str]) -> None:
    card = {card.name: card for card in BASE.intrigue}[row[0]]
    boxes = [card.plot, card.combat or card.victory, card.endgame]
    assert [signs(box.message()) for box in boxes if box is not None] == row[1:]


def test_when_they_are_played() -> None:
    assert [card.name for card in BASE.intrigue if card.opening] == OPENING
    assert [card.name for card in BASE.intrigue if card.early] == EARLY
    assert [card.name for card in BASE.intrigue if card.lasting] == LASTING
    assert [card.name for card in BASE.intrigue if card.victory is not None] == VICTORY


def test_nothing_is_missing_and_nothing_is_added() -> None:
    assert sorted(card.name for card in BASE.intrigue) == sorted(row[0] for row in PRINTED)
    assert sorted(card.name for card in BASE.intrigue) == sorted(row[0] for row in EFFECTS)
    assert len(PRINTED) == 34 and sum(int(row[1]) for row in PRINTED) == 40
