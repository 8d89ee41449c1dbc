"""The printed values of the 20 contracts and the 5 objectives, copied by hand."""

from __future__ import annotations

import pytest

from landsraad.games.dune.bases.uprising.cells import BATTLE_ICON, RESERVE
from landsraad.games.dune.bases.uprising.rules.battle_icons import OBJECTIVES
from landsraad.games.dune.bases.uprising.rules.contract_icon import WORTH, take_contract
from landsraad.games.dune.modules.choam.contracts import FACE_UP, contracts_of
from landsraad.games.dune.modules.choam.module import CHOAM
from support.effect_notation import rows, signs

# id | copies | condition | reward
CONTRACT = rows("""
contract_acquire_spice_must_flow | 1 | acquire the_spice_must_flow | +1 influence(spacing_guild); +3 solari
contract_arrakeen_water | 1 | visit arrakeen | +1 water
contract_arrakeen_spy | 1 | visit arrakeen | +1 troops; place 1 spy
contract_deliver_supplies | 1 | visit deliver_supplies | +3 solari
contract_espionage | 2 | visit espionage | +3 solari
contract_harvest_3 | 2 | harvest 3 | +3 solari
contract_harvest_4 | 1 | harvest 4 | +4 solari
contract_heighliner_water | 1 | visit heighliner | +2 water
contract_heighliner_troops | 1 | visit heighliner | +2 troops
contract_high_council_solari | 1 | visit high_council | +3 solari
contract_high_council_influence | 1 | visit high_council | +1 influence(bene_gesserit)
contract_immediate | 1 | at once | +2 solari
contract_research_station_solari | 1 | visit research_station | +3 solari
contract_research_station_spy | 1 | visit research_station | +2 solari; place 1 spy
contract_sardaukar_cards | 1 | visit sardaukar | draw 2
contract_sardaukar_recall | 1 | visit sardaukar | recall another agent
contract_spice_refinery_cards | 1 | visit spice_refinery | draw 2
contract_spice_refinery_water | 1 | visit spice_refinery | +1 water
""")

# id | icon | with 1-3 players | with 4 | first player
OBJECTIVE = rows("""
objective_desert_mouse_first_player | desert_mouse | yes | yes | first
objective_crysknife | crysknife | yes | yes | -
objective_ornithopter_1_3p | ornithopter | yes | - | -
objective_desert_mouse_4_6p | desert_mouse | - | yes | -
objective_crysknife_4_6p | crysknife | - | yes | -
""")


@pytest.mark.parametrize(("id", "copies", "condition", "reward"), CONTRACT)
def test_contract(id: str, copies: str, condition: str, reward: str) -> None:
    token = {token.name: token for token in contracts_of(CHOAM)}[id]
    conditions = [f"visit {token.space}"] if token.space else []
    conditions += [f"harvest {token.harvest}"] if token.harvest else []
    conditions += [f"acquire {RESERVE.names[token.acquire]}"] if token.acquire >= 0 else []
    conditions += ["at once"] if token.at_once else []
    assert conditions == [condition]
    assert (token.copies, signs(token.reward.message())) == (int(copies), reward)


def test_there_are_twenty_of_them() -> None:
    assert [token.name for token in contracts_of(CHOAM)] == [row[0] for row in CONTRACT]
    assert sum(token.copies for token in contracts_of(CHOAM)) == 20
    assert [token.name for token in contracts_of(CHOAM) if token.sardaukar] == [
        "contract_sardaukar_cards", "contract_sardaukar_recall"]
    assert (FACE_UP, WORTH, signs(take_contract().message())) == (2, 2, "contract or 2 solari")


@pytest.mark.parametrize(("id", "icon", "few", "many", "first"), OBJECTIVE)
def test_objective(id: str, icon: str, few: str, many: str, first: str) -> None:
    card = {card.name: card for card in OBJECTIVES}[id]
    assert (BATTLE_ICON.names[card.icon], card.few, card.many, card.first) == (
        icon, few == "yes", many == "yes", first == "first")


def test_there_is_one_objective_for_each_seat() -> None:
    assert [card.name for card in OBJECTIVES] == [row[0] for row in OBJECTIVE]
    assert (sum(card.few for card in OBJECTIVES), sum(card.many for card in OBJECTIVES)) == (3, 4)
