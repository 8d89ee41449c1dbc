"""The printed values of the 10 starting, 18 Reserve and 69 Imperium cards, copied by hand."""

from __future__ import annotations

import pytest

import landsraad.games.dune.bases.uprising.setup  # noqa: F401  (the components)
from landsraad.games.dune.state.cells import FACTION, ICONS
from landsraad.kernel.messages import Message
from support.dune.boxes import UPRISING
from support.effect_notation import SYMBOLS, rows, signs

LETTERS = {"E": "emperor", "G": "spacing_guild", "B": "bene_gesserit", "F": "fremen", "L": "landsraad", "C": "city",
           "S": "spice_trade", "Y": "spy"}

# id | kind | copies | cost | factions | agent icons
PRINTED = rows("""
convincing_argument | starter | 2 | - | - | -
dagger | starter | 2 | - | - | L
diplomacy | starter | 1 | - | - | EGBF
dune_the_desert_planet | starter | 2 | - | - | S
reconnaissance | starter | 1 | - | - | C
seek_allies | starter | 1 | - | - | EGBF
signet_ring | starter | 1 | - | - | LCS
prepare_the_way | reserve | 8 | 2 | B | LC
the_spice_must_flow | reserve | 10 | 9 | G | -
bene_gesserit_operative | imperium | 2 | 3 | B | B
branching_path | imperium | 1 | 3 | B | BC
calculus_of_power | imperium | 2 | 3 | E | CY
captured_mentat | imperium | 1 | 5 | - | LS
chani_clever_tactician | imperium | 1 | 5 | F | FCS
corrinth_city | imperium | 1 | 6 | E | EL
covert_operation | imperium | 1 | 3 | - | Y
dangerous_rhetoric | imperium | 1 | 3 | - | LY
desert_power | imperium | 1 | 6 | F | S
desert_survival | imperium | 2 | 2 | F | S
double_agent | imperium | 2 | 3 | EG | LCS
ecological_testing_station | imperium | 1 | 3 | F | FC
fedaykin_stilltent | imperium | 1 | 2 | F | S
guild_envoy | imperium | 1 | 3 | G | EGBF
guild_spy | imperium | 1 | 3 | G | Y
hidden_missive | imperium | 1 | 2 | B | L
imperial_spymaster | imperium | 1 | 2 | E | EY
in_high_places | imperium | 1 | 5 | EB | EB
junction_headquarters | imperium | 1 | 6 | G | LCS
leadership | imperium | 1 | 5 | F | FS
long_live_the_fighters | imperium | 1 | 7 | F | FC
maker_keeper | imperium | 2 | 2 | BF | C
maula_pistol | imperium | 2 | 3 | F | CS
northern_watermaster | imperium | 1 | 3 | F | C
overthrow | imperium | 1 | 8 | - | EGBF
paracompass | imperium | 1 | 4 | - | C
price_is_no_object | imperium | 1 | 6 | EB | EB
public_spectacle | imperium | 2 | 4 | E | Y
rebel_supplier | imperium | 2 | 3 | F | C
reliable_informant | imperium | 1 | 2 | G | G
sardaukar_coordination | imperium | 2 | 4 | E | EL
sardaukar_soldier | imperium | 1 | 1 | E | C
shishakli | imperium | 1 | 4 | F | CS
smugglers_harvester | imperium | 2 | 1 | G | S
smugglers_haven | imperium | 1 | 4 | G | GS
southern_elders | imperium | 1 | 4 | BF | BF
space_time_folding | imperium | 1 | 1 | G | G
spacing_guilds_favor | imperium | 2 | 5 | G | GS
spy_network | imperium | 1 | 2 | EG | -
steersman | imperium | 1 | 8 | G | GLCS
stilgar_the_devoted | imperium | 1 | 6 | F | FCS
strike_fleet | imperium | 1 | 5 | - | Y
subversive_advisor | imperium | 1 | 5 | - | Y
treacherous_maneuver | imperium | 1 | 5 | E | EGBF
tread_in_darkness | imperium | 2 | 4 | B | LCS
truthtrance | imperium | 2 | 4 | B | EGBF
undercover_asset | imperium | 1 | 2 | EG | LCS
unswerving_loyalty | imperium | 2 | 1 | F | -
weirding_woman | imperium | 2 | 1 | B | CS
wheels_within_wheels | imperium | 1 | 2 | EG | Y
cargo_runner | imperium | 1 | 3 | G | LCS
delivery_agreement | imperium | 1 | 5 | G | C
interstellar_trade | imperium | 1 | 7 | G | LCS
priority_contracts | imperium | 1 | 6 | G | LS
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
prepare_the_way | if influence(bene_gesserit)>=2: draw 1 | persuasion 2
the_spice_must_flow | none | +1 spice
bene_gesserit_operative | place 1 spy | persuasion 1; if spies_on_board>=2: persuasion 2
branching_path | if alliance(bene_gesserit): (trash 1 intrigue -> (draw 1 intrigue; +2 spice)) | persuasion 2
calculus_of_power | may trash 1 | persuasion 2; (trash another emperor in play -> swords 3)
captured_mentat | discard 1 -> (draw 1 intrigue; draw 1) | persuasion 1; (lose 1 influence(any) -> +1 influence(any))
chani_clever_tactician | if units>=3: draw 1 intrigue | (retreat 2 -> swords 4); if bond: persuasion 2
corrinth_city | (discard 2; pay 5 solari) -> +1 VP | +5 solari OR if no council seat: (pay 5 solari -> council seat 2)
covert_operation | each opponent: discard 1 | place 2 spies
dangerous_rhetoric | +1 influence(any); trash this | persuasion 1; swords 1
desert_power | if maker space visited: +2 spice | persuasion 2 OR if hooks: (pay 1 water -> summon 1)
desert_survival | may trash 1 | persuasion 1; swords 1
double_agent | place 1 spy here | persuasion 1; swords 1
ecological_testing_station | pay 2 water -> draw 2 | persuasion 1; if bond: +1 water
fedaykin_stilltent | if maker space visited: +1 troops | +1 water
guild_envoy | discard 1; if discarded spacing_guild: draw 2 | persuasion 1
guild_spy | discard 1 -> (draw 1; if discarded spacing_guild: draw 1 intrigue) | persuasion 2; if spice flowed: +1 influence(spied)
hidden_missive | if influence(bene_gesserit)>=2: (+1 troops; draw 1) | persuasion 1; swords 1
imperial_spymaster | if spy recalled: draw 1 intrigue | persuasion 1; swords 1
in_high_places | if other(bene_gesserit): (draw 1; place 1 spy) | persuasion 2; (recall 2 spies -> persuasion 3)
junction_headquarters | if alliance(spacing_guild): ((trash 1 intrigue; pay 2 spice) -> +1 VP) | persuasion 1; +1 water; +1 troops
leadership | draw 1 per sandworm | persuasion 2; swords 1; swords 1 per other revealed card with swords
long_live_the_fighters | if deck>=3: of the top 3 draw, discard, trash 1 | persuasion 2; swords 3
maker_keeper | if influence(bene_gesserit)>=2: +1 water; if influence(fremen)>=2: +1 spice | persuasion 2
maula_pistol | draw 1 | persuasion 1; swords 1
northern_watermaster | +1 water | persuasion 1; if bond: +2 spice
overthrow | +1 influence(here) | persuasion 2; swords 2; +1 troops
paracompass | +2 solari | if council seat: (persuasion 2; if swordmaster: persuasion 1)
price_is_no_object | may acquire for solari to hand | persuasion 2; +2 solari
public_spectacle | if spy recalled: +1 influence(any) | persuasion 1; place 1 spy
rebel_supplier | if spy recalled: +2 troops | +1 spice; swords 1
reliable_informant | place 1 spy at emperor, bene_gesserit, fremen | persuasion 1; +1 solari
sardaukar_coordination | may deploy recruits | persuasion 2; swords 1 per emperor card revealed
sardaukar_soldier | none | persuasion 1; swords 1
shishakli | trash 1 -> draw 1 | swords 2; if bond: +1 influence(fremen)
smugglers_harvester | if maker space visited: +1 spice | persuasion 1
smugglers_haven | pay 4 spice -> +1 VP | persuasion 1; if spying on maker space: +2 spice
southern_elders | if other(bene_gesserit): +2 troops | +1 water; if bond: persuasion 2
space_time_folding | discard 1 -> (draw 1; if discarded spacing_guild: draw 1) | persuasion 1
spacing_guilds_favor | draw 1 | persuasion 2; (pay 3 spice -> +1 influence(any))
spy_network | none | persuasion 2; swords 1; if spies_on_board>=2: (recall 1 spies -> draw 1 intrigue)
steersman | draw 1; recall another agent | persuasion 2; +2 spice
stilgar_the_devoted | +2 troops | persuasion 2 per fremen card
strike_fleet | if spy recalled: +3 troops | persuasion 1; swords 3
subversive_advisor | if faction space visited: (+1 influence(here); trash this) | persuasion 1
treacherous_maneuver | (trash this; trash 1 emperor from hand) -> +1 influence(here) | persuasion 1; draw 1 intrigue
tread_in_darkness | if other(bene_gesserit): (may trash 1; draw 1) | persuasion 2; swords 1
truthtrance | none | persuasion 1
undercover_asset | none | place 1 spy OR swords 2
unswerving_loyalty | none | persuasion 1; +1 troops; if bond: may deploy or retreat 1
weirding_woman | if other(bene_gesserit): return this to hand | persuasion 1; swords 1
wheels_within_wheels | if influence(emperor)>=2: +2 solari; if influence(spacing_guild)>=2: +1 spice | persuasion 1; place 1 spy
cargo_runner | if contracts>=2: draw 1; if contracts>=4: draw 1 | persuasion 1
delivery_agreement | discard 1 -> take 1 contract (2 solari) | +1 spice OR if contracts>=4: (trash this -> +1 VP)
interstellar_trade | +1 influence(any) | persuasion 1 per contract
priority_contracts | take 1 contract (2 solari) | +2 spice OR if contracts>=4: (trash this -> +1 VP)
""")  # noqa: E501

ACQUIRE = {
    "the_spice_must_flow": "+1 VP", "guild_spy": "place 1 spy", "in_high_places": "place 1 spy",
    "overthrow": "draw 1 intrigue", "price_is_no_object": "+2 solari", "spy_network": "place 1 spy",
    "steersman": "+1 influence(spacing_guild)", "strike_fleet": "place 1 spy", "subversive_advisor": "place 1 spy",
    "interstellar_trade": "take 1 contract (2 solari)",
}
TRASHED = {"sardaukar_soldier": "draw 1 intrigue"}
DISCARDED = {"spacing_guilds_favor": "+2 spice"}
CHOAM = {"cargo_runner", "delivery_agreement", "interstellar_trade", "priority_contracts"}

SYMBOLS_HERE = {
    "place-spy": "place 1 spy", "place-spies": "place {n} spies", "place-spy-here": "place 1 spy here",
    "recall-spies": "recall {n} spies", "if-spies": "spies_on_board>={n}", "if-spy-recalled": "spy recalled",
    "if-spying-on-maker": "spying on maker space", "trash-intrigue": "trash 1 intrigue",
    "trash-other": "trash another {faction} in play", "trash-from-hand": "trash 1 {faction} from hand",
    "if-units": "units>={n}", "retreat-exactly": "retreat {n}", "if-no-council": "no council seat",
    "council-seat": "council seat {n}", "if-swordmaster": "swordmaster", "if-visited-maker": "maker space visited",
    "if-visited-faction": "faction space visited", "if-maker-hooks": "hooks", "summon": "summon {n}",
    "if-discarded": "discarded {faction}", "if-acquired-flow": "spice flowed",
    "influence-where-spying": "+{n} influence(spied)", "draw-per-worm": "draw {n} per sandworm",
    "swords-per-armed": "swords {n} per other revealed card with swords", "if-deck-size": "deck>={n}",
    "sort-three": "of the top {n} draw, discard, trash 1", "acquire-for-solari": "may acquire for solari to hand",
    "deploy-recruits": "may deploy recruits", "swords-per-revealed": "swords {n} per {faction} card revealed",
    "recall-other-agent": "recall another agent", "deploy-or-retreat": "may deploy or retreat {n}",
    "return-this": "return this to hand", "if-contracts": "contracts>={n}",
    "take-contract": "take 1 contract ({n} solari)", "persuasion-per-contract": "persuasion {n} per contract",
}


@pytest.fixture(autouse=True)
def uprising_signs(monkeypatch: pytest.MonkeyPatch) -> None:
    for key, sign in SYMBOLS_HERE.items():
        monkeypatch.setitem(SYMBOLS, key, sign)


def box(message: Message) -> str:
    if message.key == "place-spy-at":
        icons = message.args["icons"]
        assert isinstance(icons, list)
        return f"place 1 spy at {', '.join(icons)}"
    return signs(message)


@pytest.mark.parametrize(("id", "kind", "copies", "cost", "factions", "icons"), PRINTED)
def test_printed_values(id: str, kind: str, copies: str, cost: str, factions: str, icons: str) -> None:
    card = {card.name: card for card in UPRISING.cards}[id]
    assert card.kind == kind and card.copies == int(copies)
    assert card.cost == (0 if cost == "-" else int(cost))
    assert {FACTION.names[faction] for faction in card.faction} == {LETTERS[letter] for letter in factions.strip("-")}
    assert [ICONS[icon] for icon in card.icons] == [LETTERS[letter] for letter in icons.strip("-")]
    assert card.module == ("choam" if id in CHOAM else "")
    assert card.waives == (id == "undercover_asset")
    assert not card.anywhere and not card.reconstructed


@pytest.mark.parametrize(("id", "agent", "reveal"), BOXES)
def test_boxes(id: str, agent: str, reveal: str) -> None:
    card = {card.name: card for card in UPRISING.cards}[id]
    assert box(card.agent.message()) == agent
    assert box(card.reveal.message()) == reveal
    assert box(card.acquire.message()) == ACQUIRE.get(id, "none")
    assert box(card.trashed.message()) == TRASHED.get(id, "none")
    assert box(card.discarded.message()) == DISCARDED.get(id, "none")


def test_nothing_is_missing_and_nothing_is_added() -> None:
    names = sorted(card.name for card in UPRISING.cards)
    assert names == sorted(row[0] for row in PRINTED) == sorted(row[0] for row in BOXES)
    sizes = {"starter": 10, "reserve": 18, "imperium": 69}
    assert {kind: sum(int(row[2]) for row in PRINTED if row[1] == kind) for kind in sizes} == sizes
    assert sum(int(row[2]) for row in PRINTED if row[0] in CHOAM) == 4
