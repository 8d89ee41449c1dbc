"""The printed values of the Imperium cards, intrigue cards, conflicts and leaders, copied by hand."""

from __future__ import annotations

import pytest

import landsraad
from landsraad.gallery.listing import entries
from landsraad.games.dune.components.extensions.access import Infiltration
from landsraad.games.dune.modules.rise_of_ix.module import IX
from landsraad.kernel.algebra import NOTHING
from landsraad.kernel.table import open_table
from support.dune.boxes import BASE, UPRISING, box_with
from support.effect_notation import rows, signs
from support.rules import rule

HERE = box_with("imperium", "rise_of_ix")
CARDS = {card.name: card for card in IX.cards if card.kind == "imperium"}
ICON = {"E": "emperor", "G": "spacing_guild", "B": "bene_gesserit", "F": "fremen", "L": "landsraad", "C": "city",
        "S": "spice_trade"}

# id | copies | cost | factions | agent icons | infiltration | unload
PRINTED = rows("""
appropriate | 1 | 5 | E | LS | - | -
bounty_hunter | 1 | 1 | - | C | yes | -
choam_delegate | 1 | 1 | - | S | yes | yes
court_intrigue | 1 | 2 | E | E | yes | -
desert_ambush | 1 | 3 | F | S | - | -
embedded_agent | 1 | 5 | B | L | yes | -
esmar_tuek | 1 | 5 | G | CS | - | yes
freighter_fleet | 2 | 2 | - | S | - | yes
full_scale_assault | 1 | 8 | E | EC | - | -
guild_accord | 1 | 6 | G | G | yes | yes
guild_chief_administrator | 1 | 4 | G | GCS | - | -
imperial_bashar | 1 | 4 | E | C | - | -
imperial_shock_trooper | 1 | 3 | E | - | - | -
in_the_shadows | 2 | 2 | B | LC | - | yes
ix_guild_compact | 1 | 3 | G | G | - | yes
ixian_engineer | 2 | 5 | - | S | - | -
jamis | 1 | 2 | F | F | yes | -
landing_rights | 1 | 4 | G | C | - | -
local_fence | 1 | 3 | - | C | - | -
negotiated_withdrawal | 2 | 4 | - | LCS | - | -
satellite_ban | 1 | 5 | GF | GF | - | -
sayyadina | 1 | 3 | BF | BF | - | -
shai_hulud | 1 | 7 | F | S | - | -
spice_trader | 1 | 4 | F | CS | - | -
treachery | 2 | 6 | - | EGBF | - | yes
truthsayer | 2 | 3 | EB | EBL | - | -
water_peddler | 1 | 1 | - | - | - | yes
web_of_power | 1 | 4 | B | B | yes | -
weirding_way | 1 | 3 | B | CS | - | -
""")

# id | agent box
AGENT = [*rows("""
appropriate | if influence(emperor)>=2: acquire tech, also for solari
bounty_hunter | if enemy agent there: +2 solari
choam_delegate | none
court_intrigue | bury 1 intrigue -> draw 1 intrigue
desert_ambush | per troop deployed: 1 enemy unit may retreat
embedded_agent | if other(bene_gesserit): freighter 2
esmar_tuek | pay 1 spice -> (+1 influence(spacing_guild); draw 1)
freighter_fleet | none
full_scale_assault | +2 troops
guild_accord | none
guild_chief_administrator | discard 1 -> may trash 1
imperial_bashar | +1 troops OR may trash 1
imperial_shock_trooper | none
in_the_shadows | if influence(bene_gesserit)>=2: (discard 1 -> +1 influence(emperor OR spacing_guild OR fremen))
ix_guild_compact | discard 2 -> commission 1
ixian_engineer | acquire tech
jamis | may trash 1
landing_rights | freighter 1
local_fence | (pay 2 spice -> +5 solari) OR (pay 5 solari -> +4 spice)
negotiated_withdrawal | none
satellite_ban | discard 1 -> (+1 spice; +1 water)
sayyadina | pay 3 water -> +1 VP
shai_hulud | trash 1 -> +2 troops
spice_trader | if influence(fremen)>=2: (discard 1 -> +2 spice)
treachery | +1 influence(here); trash this
truthsayer | discard 1 -> draw 1
water_peddler | none
weirding_way | 1 extra turn
"""), ["web_of_power", "if influence(emperor)>=2: +2 solari; if influence(spacing_guild)>=2: draw 1; "
        "if influence(fremen)>=2: +1 water"]]

# id | reveal box | acquire box
REVEAL = rows("""
appropriate | persuasion 2 | freighter 1
bounty_hunter | persuasion 1; swords 1 | none
choam_delegate | +3 solari | none
court_intrigue | persuasion 1; swords 1 | none
desert_ambush | persuasion 1; swords 1 | none
embedded_agent | persuasion 1; draw 1 intrigue | none
esmar_tuek | +2 spice; +2 solari | none
freighter_fleet | freighter 1 | none
full_scale_assault | persuasion 2; swords 3 per dreadnought | commission 1
guild_accord | +1 water; if alliance(spacing_guild): +3 spice | none
guild_chief_administrator | persuasion 1; freighter 1 | none
imperial_bashar | persuasion 1; swords 2; swords 1 per other armed card | none
imperial_shock_trooper | persuasion 1; swords 2; if agent(emperor): swords 3 | none
in_the_shadows | +1 influence(bene_gesserit) | none
ix_guild_compact | negotiator x2 | none
ixian_engineer | if tiles>=3: (trash this -> +1 VP) | none
jamis | persuasion 1; swords 2 | none
landing_rights | persuasion 2 | none
local_fence | persuasion 2 | none
negotiated_withdrawal | persuasion 2; (retreat 3 units -> +1 influence(any)) | +1 troops
satellite_ban | persuasion 1; retreat up to 2 | none
sayyadina | if bond: persuasion 3 | none
shai_hulud | if bond: swords 5 | may trash 1
spice_trader | persuasion 2; swords 1 | none
treachery | deploy 2 new | none
truthsayer | persuasion 1; swords 1 | none
water_peddler | +1 water | +1 water
web_of_power | persuasion 1; +1 influence(any) | none
weirding_way | persuasion 1; swords 2 | none
""")

# id | cost | condition | plot | combat | endgame
INTRIGUE = rows("""
advanced_weaponry | none | - | pay 3 solari -> commission 1 | if tiles>=3: swords 4 | -
blackmail | lose 1 influence(any) | - | - | swords 5 | -
cannon_turrets | none | - | - | swords 2; each opponent: 1 dreadnought retreats | -
cull | pay 1 solari | - | may trash 1 | - | -
diversion | none | units deployed>=4 | freighter 1 | - | -
expedite | pay 1 spice | - | freighter 1 | - | -
finesse | none | - | lose 1 influence(any) -> +1 influence(any) | swords 2 | -
glimpse_the_path | pay 1 spice | - | +1 water; draw 1 | - | -
grand_conspiracy | none | - | - | - | if ambitions>=4: +2 VP, else if ambitions>=3: +1 VP
ixian_probe | discard 2 | - | draw 2 | - | -
machine_culture | none | - | acquire tech, mandatory | - | if tiles>=3: +1 VP
quid_pro_quo | pay 2 spice | agent at a faction | +1 influence(each with an agent) | - | -
second_wave | none | - | - | swords 2; deploy up to 2 units | -
secret_forces | none | council seat | +2 troops | - | -
strategic_push | none | - | - | swords 2; if won: +2 solari | -
strongarm | lose 1 troop | visited a faction | +1 influence(visited) | - | -
war_chest | none | - | - | pay 2 solari -> swords 4 | if solari>=10: +1 VP
""")

# id | level | first | second | third
CONFLICT = rows("""
skirmish_e | 1 | freighter 1; +1 spice | +3 solari | +2 solari
skirmish_f | 1 | freighter 1; +1 troops | +2 spice | +1 spice
trade_monopoly | 2 | freighter 2; +1 troops | draw 1 intrigue; +1 water | draw 1 intrigue OR +1 water
economic_supremacy | 3 | +1 VP; (pay 6 solari -> +1 VP); (pay 4 spice -> +1 VP) | +1 VP | +2 spice; +2 solari
""")

# id | house | complexity | solo rival | water | signet
LEADER = rows("""
archduke_armand_ecaz | Ecaz | 2 | - | 1 | may acquire up to 3
ilesa_ecaz | Ecaz | 3 | - | 1 | pay 1 solari -> take foldspace
prince_rhombur_vernius | Vernius | 1 | yes | 1 | acquire tech OR negotiator
tessia_vernius | Vernius | 4 | - | 1 | if snooper left: (lose 1 influence(any) -> +1 influence(with a snooper))
princess_yuna_moritani | Moritani | 2 | - | 0 | pay 7 solari -> (+1 influence(any); +1 troops; +1 spice)
viscount_hundro_moritani | Moritani | 1 | yes | 1 | pay 1 spice -> freighter 1
""")


@pytest.mark.parametrize("row", PRINTED, ids=lambda row: row[0])
@rule("IX-INFIL-07")
def test_printed(row: list[str]) -> None:
    id, copies, cost, factions, icons, infiltration, unload = row
    card = CARDS[id]
    entry = {entry["id"]: entry for entry in entries("imperium", "imperium")}[id]
    assert (card.copies, card.cost, entry["module"]) == (int(copies), int(cost), "rise_of_ix")
    assert entry["factions"] == [ICON[letter] for letter in factions.replace("-", "")]
    assert entry["agent_icons"] == [ICON[letter] for letter in icons.replace("-", "")]
    assert isinstance(card.access, Infiltration) is (infiltration == "yes")
    assert card.unload is (unload == "yes")
    assert (card.discarded is card.reveal, card.trashed is card.reveal) == (card.unload, card.unload)
    assert card.confidence == ("medium" if id == "negotiated_withdrawal" else "high")


@pytest.mark.parametrize(("id", "agent"), AGENT)
def test_agent_box(id: str, agent: str) -> None:
    assert signs(CARDS[id].agent.message()) == agent


@pytest.mark.parametrize(("id", "reveal", "acquire"), REVEAL)
def test_reveal_and_acquire_box(id: str, reveal: str, acquire: str) -> None:
    assert [signs(box.message()) for box in (CARDS[id].reveal, CARDS[id].acquire)] == [reveal, acquire]


@pytest.mark.parametrize(("id", "cost", "condition", "plot", "combat", "endgame"), INTRIGUE)
def test_intrigue(id: str, cost: str, condition: str, plot: str, combat: str, endgame: str) -> None:
    card = {card.name: card for card in IX.intrigue}[id]
    assert (card.copies, signs(card.cost.message())) == (1, cost)
    assert (signs(card.need.message()) if card.need is not None else "-") == condition
    boxes = [card.plot, card.combat, card.endgame]
    assert ["-" if box is None else signs(box.message()) for box in boxes] == [plot, combat, endgame]
    assert card.victory is None


@pytest.mark.parametrize(("id", "level", "first", "second", "third"), CONFLICT)
def test_conflict(id: str, level: str, first: str, second: str, third: str) -> None:
    card = {card.name: card for card in IX.conflicts}[id]
    assert (card.level, card.place) == (int(level), "")
    assert [signs(card.reward(place).message()) for place in (1, 2, 3)] == [first, second, third]


@pytest.mark.parametrize(("id", "house", "complexity", "rival", "water", "signet"), LEADER)
@rule("IX-RIVAL-13")
def test_leader(id: str, house: str, complexity: str, rival: str, water: str, signet: str) -> None:
    leader = {leader.name: leader for leader in IX.leaders}[id]
    assert (leader.house, leader.complexity, leader.rival) == (house, int(complexity), rival == "yes")
    assert (leader.starting_water, signs(leader.signet.message())) == (int(water), signet)
    assert leader.confidence == ("medium" if id in ("ilesa_ecaz", "tessia_vernius") else "high")


@rule("IX-COMP-01", "IX-COMP-03", "IX-COMP-05")
def test_nothing_is_missing_and_nothing_is_added() -> None:
    assert sorted(CARDS) == sorted(row[0] for row in PRINTED) == sorted(row[0] for row in AGENT)
    assert (len(CARDS), sum(card.copies for card in CARDS.values())) == (29, 35)
    assert sorted(card.name for card in IX.intrigue) == sorted(row[0] for row in INTRIGUE)
    assert len(INTRIGUE) == sum(card.copies for card in IX.intrigue) == 17
    assert sorted(card.name for card in IX.conflicts) == sorted(row[0] for row in CONFLICT)
    assert [sum(card.level == level for card in IX.conflicts) for level in (1, 2, 3)] == [2, 1, 1]
    assert sorted(leader.name for leader in IX.leaders) == sorted(row[0] for row in LEADER)
    assert not any(leader.agent is not NOTHING or leader.reveal is not NOTHING for leader in IX.leaders)


@rule("IX-COMP-04", "IX-SETUP-08", "IX-SETUP-09")
def test_the_decks_hold_the_new_cards() -> None:
    t = open_table(landsraad.game("imperium"), {"players": 4, "rise_of_ix": "yes", "leaders": [
        "archduke_armand_ecaz", "paul_atreides", "tessia_vernius", "glossu_rabban"]}, 3)
    assert len(t.get("imperium_deck")) + len(t.get("row")) == 102
    assert len(t.get("intrigue_deck")) == 57


@rule("IX-COMBO-12", "IX-SETUP-06", "IX-SETUP-07")
def test_new_conflicts_join_their_levels_in_the_base_game_only() -> None:
    levels = [[card.level for card in box.conflicts].count(level) for box in (BASE, HERE) for level in (1, 2, 3)]
    assert levels == [4, 10, 4, 6, 11, 5]
    assert HERE.conflict_deck == (1, 5, 4)
    with_uprising = box_with("uprising", "rise_of_ix")
    assert [card.name for card in with_uprising.conflicts] == [card.name for card in UPRISING.conflicts]


@rule("IX-COMBO-15")
def test_only_the_base_game_has_foldspace_cards_of_its_own() -> None:
    names = [card.name for card in box_with("uprising", "rise_of_ix").cards]
    assert names.count("foldspace") == 1 == [card.name for card in HERE.cards].count("foldspace")
