"""The printed values of the 16 conflict cards and the 5 objectives, copied by hand."""

from __future__ import annotations

import pytest

from landsraad.games.dune.bases.uprising.cells import BATTLE_ICON
from landsraad.games.dune.bases.uprising.rules.battle_icons import OBJECTIVES
from support.dune.boxes import UPRISING
from support.effect_notation import rows, signs
from support.rules import rule

# id | level | icon | control | behind the Shield Wall
CONFLICT = rows("""
skirmish_crysknife | 1 | crysknife | - | -
skirmish_ornithopter | 1 | ornithopter | - | -
skirmish_desert_mouse | 1 | desert_mouse | - | -
choam_security | 2 | crysknife | - | -
spice_freighters | 2 | crysknife | - | -
siege_of_arrakeen | 2 | ornithopter | arrakeen | wall
seize_spice_refinery | 2 | crysknife | spice_refinery | wall
test_of_loyalty | 2 | ornithopter | - | -
shadow_contest | 2 | ornithopter | - | -
secure_imperial_basin | 2 | desert_mouse | imperial_basin | wall
protect_the_sietches | 2 | desert_mouse | - | -
trade_dispute | 2 | desert_mouse | - | -
propaganda | 3 | wild | - | -
battle_for_imperial_basin | 3 | ornithopter | imperial_basin | wall
battle_for_arrakeen | 3 | crysknife | arrakeen | wall
battle_for_spice_refinery | 3 | desert_mouse | spice_refinery | wall
""")

# id | first | second | third reward, control apart
REWARDS = rows("""
skirmish_crysknife | +1 influence(any) | draw 1 intrigue; +1 spice | +1 spice
skirmish_ornithopter | draw 1 intrigue; +1 solari | draw 1 intrigue; +2 solari | draw 1 intrigue
skirmish_desert_mouse | +2 solari | +3 solari | +2 solari
choam_security | +1 influence(spacing_guild); contract or 2 solari; +1 troops | +1 water; +2 solari; +2 troops | draw 1 intrigue; +1 troops
spice_freighters | +1 influence(any); (pay 3 spice -> +1 VP) | +1 water; +1 spice; +1 troops | +1 spice; +1 troops
siege_of_arrakeen | +2 solari; +2 troops | +4 solari; +1 troops | +3 solari
seize_spice_refinery | place 1 spy; +2 spice | draw 1 intrigue; +1 spice; +1 troops | +2 spice
test_of_loyalty | +1 influence(emperor); place 1 spy; +2 solari | +4 solari; +1 troops | +3 solari
shadow_contest | +1 influence(bene_gesserit); draw 1 intrigue | draw 1 intrigue; +1 spice; +1 troops | +1 spice; +1 troops
secure_imperial_basin | +2 spice; +1 troops | +2 water; +1 troops | +1 water; +1 troops
protect_the_sietches | +1 influence(fremen); +1 water; +1 troops | +3 spice; +1 troops | +2 spice
trade_dispute | contract or 2 solari; +1 water; may trash 1 | +1 water; +1 spice; may trash 1 | +1 water; +1 troops
propaganda | +1 influence(each of 2) | draw 1 intrigue; +3 spice | +3 spice
battle_for_imperial_basin | +1 VP; (pay 4 spice -> +1 VP) | +5 spice | +3 spice
battle_for_arrakeen | +1 VP; (recall 2 spies -> +1 VP) | draw 1 intrigue; +1 spice; +3 solari | +2 spice; +2 solari
battle_for_spice_refinery | +1 VP; (pay 6 solari -> +1 VP) | draw 1 intrigue; +3 spice | +3 spice
""")  # noqa: E501

# id | icon | players | first player
OBJECTIVE = rows("""
objective_desert_mouse_first_player | desert_mouse | few many | first
objective_crysknife | crysknife | few many | -
objective_ornithopter_1_3p | ornithopter | few | -
objective_desert_mouse_4_6p | desert_mouse | many | -
objective_crysknife_4_6p | crysknife | many | -
""")


@pytest.mark.parametrize(("id", "level", "icon", "control", "wall"), CONFLICT)
@rule("UPM-BATTLE-ICONS-01", "UPM-SANDWORMS-04")
def test_conflict(id: str, level: str, icon: str, control: str, wall: str) -> None:
    card = {card.name: card for card in UPRISING.conflicts}[id]
    assert (card.level, BATTLE_ICON.names[card.icon]) == (int(level), icon)
    assert (card.prize.name if card.prize else "-") == control
    assert card.walled is (wall == "wall") and not card.reconstructed


@pytest.mark.parametrize(("id", "first", "second", "third"), REWARDS)
def test_rewards(id: str, first: str, second: str, third: str) -> None:
    card = {card.name: card for card in UPRISING.conflicts}[id]
    assert [signs(reward.message()) for reward in (card.first, card.second, card.third)] == [first, second, third]


@rule("UPM-SETUP-07", "UPM-BATTLE-ICONS-04")
def test_objectives() -> None:
    assert [[o.name, BATTLE_ICON.names[o.icon], " ".join(["few"] * o.few + ["many"] * o.many),
             "first" if o.first else "-"] for o in OBJECTIVES] == OBJECTIVE


@rule("UPM-SANDWORMS-04", "UPM-CONTROL-02", "UPM-DIFFERENCES-04")
def test_nothing_is_missing_and_nothing_is_added() -> None:
    assert sorted(card.name for card in UPRISING.conflicts) == sorted(row[0] for row in CONFLICT)
    assert sorted(card.name for card in UPRISING.conflicts) == sorted(row[0] for row in REWARDS)
    assert [sum(row[1] == level for row in CONFLICT) for level in "123"] == [3, 9, 4]
    assert sum(row[4] == "wall" for row in CONFLICT) == 6
    assert all((row[3] == "-") == (row[4] == "-") for row in CONFLICT)  # those at the three places, no other
