"""The printed values of the 44 intrigue cards, copied by hand."""

from __future__ import annotations

import pytest

from landsraad.kernel.algebra import NOTHING
from support.dune.boxes import UPRISING
from support.effect_notation import rows, signs

# id | copies | module | types | cost of all its halves | condition of all its halves
PRINTED = rows("""
buy_access | 1 | base | plot | pay 5 solari | none
call_to_arms | 1 | base | plot | none | none
change_allegiances | 1 | base | plot | none | none
contingency_plan | 3 | base | plot combat | none | none
councilors_ambition | 1 | base | plot | none | council seat
crysknife | 1 | base | plot endgame | none | none
cunning | 1 | base | plot | none | none
depart_for_arrakis | 1 | base | plot | none | none
desert_mouse | 1 | base | plot endgame | none | none
detonation | 2 | base | plot | none | none
devour | 1 | base | combat | none | none
distraction | 2 | base | plot | none | none
find_weakness | 1 | base | combat | none | none
go_to_ground | 1 | base | combat | retreat 1 to 2 | none
imperium_politics | 1 | base | plot | pay 1 solari | none
impress | 1 | base | combat | none | none
inspire_awe | 1 | base | plot | none | none
intelligence_report | 1 | base | plot | none | none
manipulate | 1 | base | plot | none | none
market_opportunity | 1 | base | plot | none | none
mercenaries | 1 | base | plot | pay 3 solari | none
opportunism | 1 | base | plot | lose 2 influence(any); pay 2 solari | none
ornithopter | 1 | base | plot endgame | none | none
questionable_methods | 1 | base | combat | none | none
secure_spice_trade | 1 | base | endgame | none | copies(the_spice_must_flow)>=2
shaddams_favor | 1 | base | plot | none | none
shadow_alliance | 1 | base | endgame | none | influence(alliance of another)>=4
sietch_ritual | 1 | base | plot | discard 1 | none
special_mission | 2 | base | plot | none | none
spice_is_power | 1 | base | combat | none | none
spring_the_trap | 1 | base | combat | recall 2 spies | none
strategic_stockpiling | 1 | base | plot | none | none
tactical_option | 1 | base | combat | none | none
unexpected_allies | 1 | base | plot | pay 2 water | none
weirding_combat | 1 | base | combat | none | none
backed_by_choam | 1 | choam | plot combat | none | none
choam_profits | 1 | choam | endgame | none | contracts>=4
leverage | 1 | choam | plot | none | gained spice this turn
reach_agreement | 1 | choam | combat | retreat 1 to 2 | none
""")

# id | what it does, once for each type
EFFECTS = rows("""
buy_access | +1 influence(each of 2)
call_to_arms | +1 troops per card acquired when revealing
change_allegiances | (lose 1 influence(any) -> +1 influence(any)); (pay 3 spice -> +1 influence(any))
contingency_plan | +2 solari | swords 3
councilors_ambition | +2 water
crysknife | +1 spice | flip 1 crysknife or wild -> +1 VP
cunning | draw 1 OR (pay 1 spice -> (draw 1; may trash 1))
depart_for_arrakis | (pay 2 spice -> +3 troops); if influence(spacing_guild)>=3: draw 1
desert_mouse | +1 spice | flip 1 desert_mouse or wild -> +1 VP
detonation | detonate OR deploy up to 4
devour | swords 2; if sandworms>=1: (swords 2; may trash 1)
distraction | 3 units in a turn: place 1 spy(shared)
find_weakness | swords 2; (recall 1 spies -> swords 3)
go_to_ground | place 1 spy
imperium_politics | +1 influence(emperor OR spacing_guild)
impress | swords 2; acquire up to 3
inspire_awe | if sandworms>=1: acquire up to 3 to hand, else acquire up to 3
intelligence_report | draw 1; if spies>=2: draw 1
manipulate | set a row card aside for 1 less
market_opportunity | (pay 2 spice -> +5 solari) OR (pay 5 solari -> +5 spice)
mercenaries | draw 1 intrigue; +2 troops
opportunism | +1 VP
ornithopter | +1 spice | flip 1 ornithopter or wild -> +1 VP
questionable_methods | swords 1; (lose 1 influence(any) -> swords 4)
secure_spice_trade | +1 VP; +2 spice
shaddams_favor | +1 troops; if influence(emperor)>=3: +3 solari
shadow_alliance | +1 VP
sietch_ritual | +1 influence(bene_gesserit OR fremen)
special_mission | place 1 spy(city) OR (recall 1 spies -> (may detonate; +2 spice))
spice_is_power | (retreat 3 -> +3 spice) OR (pay 3 spice -> swords 6)
spring_the_trap | swords 7
strategic_stockpiling | (pay 5 spice -> +1 VP); if influence(fremen)>=3: (pay 3 water -> +1 VP)
tactical_option | swords 2 OR retreat any
unexpected_allies | may detonate, then summon 1
weirding_combat | swords 3; if influence(bene_gesserit)>=3: swords 2
backed_by_choam | lose 1 influence(any) -> +4 solari | if contracts>=2: swords 4
choam_profits | +1 VP
leverage | contract or 2 solari; +1 solari
reach_agreement | contract or 2 solari
""")

LASTING = ["call_to_arms", "distraction"]  # face up: until the reveal turn is over,
WAITING = ["distraction"]  # or until it happens


@pytest.mark.parametrize("row", PRINTED, ids=lambda row: row[0])
def test_printed_values(row: list[str]) -> None:
    id, copies, module, types, cost, condition = row
    card = {card.name: card for card in UPRISING.intrigue}[id]
    assert (card.copies, card.module or "base") == (int(copies), module)
    halves = {"plot": card.plot, "combat": card.combat, "endgame": card.endgame}
    assert [name for name, box in halves.items() if box is not None] == types.split() and card.victory is None
    assert ("none" if card.cost is NOTHING else signs(card.cost.message())) == cost
    assert ("none" if card.need is None else signs(card.need.message())) == condition
    assert not card.reconstructed and not card.early and not card.opening


@pytest.mark.parametrize("row", EFFECTS, ids=lambda row: row[0])
def test_effects(row: list[str]) -> None:
    card = {card.name: card for card in UPRISING.intrigue}[row[0]]
    assert [signs(box.message()) for box in (card.plot, card.combat, card.endgame) if box is not None] == row[1:]


def test_when_they_are_played() -> None:
    assert [card.name for card in UPRISING.intrigue if card.lasting] == LASTING
    assert [card.name for card in UPRISING.intrigue if card.waiting] == WAITING


def test_nothing_is_missing_and_nothing_is_added() -> None:
    assert sorted(card.name for card in UPRISING.intrigue) == sorted(row[0] for row in PRINTED)
    assert sorted(card.name for card in UPRISING.intrigue) == sorted(row[0] for row in EFFECTS)
    assert len(PRINTED) == 39 and sum(int(row[1]) for row in PRINTED) == 44
    assert sum(int(row[1]) for row in PRINTED if row[2] == "base") == 40
