"""The printed values of the six-player board and the commanders' decks, copied by hand."""

from __future__ import annotations

import pytest

from landsraad.games.dune.bases.six.cells import BOARD, FACTION
from landsraad.games.dune.bases.six.setup import unpacked_commander
from landsraad.games.dune.state.cells import FACTION as CARD_FACTION
from landsraad.games.dune.state.cells import ICONS, SOLARI, SPICE, WATER
from landsraad.games.dune.titles.six import SIX_PLAYERS
from landsraad.kernel.algebra import NOTHING
from landsraad.kernel.cells import card_at
from support.dune.boxes import SIX, UPRISING
from support.effect_notation import rows, signs
from support.rules import rule

# id | icon | combat | cost | requirement | influence | control bonus | maker | personal board
SPACE = rows("""
economic_support | emperor | - | none | none | great_houses | - | - | -
military_support | emperor | - | 2 spice | none | great_houses | - | - | -
expedition | fremen | - | none | none | fringe_worlds | - | - | -
controversial_technology | fremen | - | 2 spice | none | fringe_worlds | - | - | -
carthag | city | combat | none | none | - | - | - | -
habbanya_erg | spice_trade | combat | 1 water | none | - | - | maker | -
swordmaster | landsraad | - | 8 solari, later 6 | once a game | - | - | - | -
vast_wealth | emperor | - | none | none | emperor | - | - | emperor_board
sardaukar | emperor | - | 3 spice | none | emperor | - | - | emperor_board
hardy_warriors | fremen | combat | 1 water | none | fremen | - | - | fremen_board
desert_mastery | fremen | combat | none | none | fremen | - | - | fremen_board
deliver_supplies | spacing_guild | - | none | none | spacing_guild | - | - | -
heighliner | spacing_guild | combat | 5 spice | none | spacing_guild | - | - | -
espionage | bene_gesserit | - | 1 spice | none | bene_gesserit | - | - | -
secrets | bene_gesserit | - | none | none | bene_gesserit | - | - | -
high_council | landsraad | - | 5 solari | none | - | - | - | -
imperial_privilege | landsraad | - | 3 solari | influence(emperor)>=2 | - | - | - | -
assembly_hall | landsraad | - | none | none | - | - | - | -
gather_support | landsraad | - | 0 or 2 solari | none | - | - | - | -
accept_contract | spice_trade | - | none | none | - | - | - | -
shipping | spice_trade | - | 3 spice | influence(spacing_guild)>=2 | - | - | - | -
sietch_tabr | city | combat | none | influence(fremen)>=2 | - | - | - | -
research_station | city | combat | 2 water | none | - | - | - | -
spice_refinery | city | combat | 0 or 1 spice | none | - | 1 solari | - | -
arrakeen | city | combat | none | none | - | 1 solari | - | -
imperial_basin | spice_trade | combat | none | none | - | 1 spice | maker | -
hagga_basin | spice_trade | combat | 1 water | none | - | - | maker | -
deep_desert | spice_trade | combat | 3 water | none | - | - | maker | -
""")

# id | what a visit gives, the influence apart; the others are those of the smaller board
VISIT = dict(rows("""
economic_support | +1 spice; trade
military_support | +3 troops for the allies, may deploy them
expedition | contract or 2 solari
controversial_technology | draw 1 intrigue; draw 1; may trash 1
carthag | +1 troops; draw 1 intrigue
habbanya_erg | bonus spice; +2 spice; draw 1
swordmaster | swordmaster once, swords 2 when revealing
vast_wealth | +3 solari
sardaukar | draw 1 intrigue; +4 troops
hardy_warriors | +2 troops
desert_mastery | draw 1; +1 spice
"""))

# id | the spaces it is connected to
CONNECTED = rows("""
post_great_houses | economic_support military_support
post_spacing_guild | heighliner deliver_supplies
post_bene_gesserit | espionage secrets
post_fringe_worlds | expedition controversial_technology
post_landsraad_council | high_council imperial_privilege swordmaster
post_landsraad_hall | assembly_hall gather_support
post_choam | shipping accept_contract
post_sietch_tabr_research_station | sietch_tabr research_station
post_research_station_spice_refinery | research_station spice_refinery
post_spice_refinery_arrakeen | spice_refinery arrakeen
post_imperial_basin | imperial_basin
post_hagga_basin | hagga_basin
post_deep_desert | deep_desert
post_carthag | carthag
post_habbanya_erg | habbanya_erg
""")

# faction | the bonus at 4
PACTS = rows("""
great_houses | +2 troops
spacing_guild | +3 solari
bene_gesserit | draw 1 intrigue
fringe_worlds | place 1 spy
""")
# faction | what the steps give, the points apart
STEPS = rows("""
emperor | team: +1 solari | none | team: may place 1 spy
fremen | team: +1 spice | none | team: +1 water
""")

# id | deck | copies | factions | agent icons | agent | reveal
CARD = rows("""
command_respect | muad_dib | 1 | - | C | if token: (trash this -> trade) | persuasion 1
demand_attention | muad_dib | 1 | - | EGBF | pay 4 spice -> (+1 influence(here); trash this) | persuasion 1
desert_call | muad_dib | 1 | - | S | if maker hooks: (pay 1 water -> (summon 1; trash this)) | persuasion 1
limited_landsraad_access | muad_dib | 2 | - | L | none | +1 spice; swords 1
threaten_spice_production | muad_dib | 1 | - | S | team pays 7 spice -> (+1 VP; trash this) | persuasion 1
usul | muad_dib | 1 | fremen | C | (+1 water; ally: +1 spice) OR (+1 spice; ally: +1 water) | persuasion 2
corrino_might | shaddam | 1 | emperor | L | none | swords 1; (pay 3 spice -> (each ally: +2 troops; trash this))
critical_shipments | shaddam | 1 | - | S | (+1 water; ally: +2 solari) OR (+2 solari; ally: +1 water) | persuasion 2
demand_results | shaddam | 1 | emperor | L | pay 2 solari -> (both contracts to the allies; trash this) | swords 1
devastating_assault | shaddam | 1 | - | S | +1 troops; +1 solari | persuasion 1; if token: (pay 3 solari -> swords 5)
imperial_ornithopter | shaddam | 2 | emperor | C | none | persuasion 1; +1 solari
imperial_tent | shaddam | 1 | emperor | EGBF | row to throne row | persuasion 1
convincing_argument | both | 1 | - | - | none | persuasion 2
seek_allies | both | 1 | - | EGBF | trash this | none
signet_ring | both | 1 | - | LCS | signet | persuasion 1
""")
LETTERS = {"E": 0, "G": 1, "B": 2, "F": 3, "L": 4, "C": 5, "S": 6}
RESOURCE = {SOLARI: "solari", SPICE: "spice", WATER: "water"}


@pytest.mark.parametrize("row", SPACE, ids=lambda row: row[0])
@rule("UPR-SIX-08", "UPR-SIX-33", "UPR-SIX-77")
def test_space(row: list[str]) -> None:
    id, icon, combat, cost, requirement, influence, bonus, maker, board = row
    place = {place.name: place for place in SIX.spaces}[id]
    assert ICONS[place.icon] == icon
    assert place.combat is (combat == "combat")
    price = f"{place.cost} {RESOURCE[place.of]}" if place.cost else "none"
    price += f", later {place.later}" if place.later else ""
    assert (price if place.toll is NOTHING else signs(place.toll.message())) == cost
    need = "none" if place.need is None else signs(place.need.message())
    assert ("once a game" if place.once >= 0 else need) == requirement
    assert (FACTION.names[place.faction] if place.faction >= 0 else "-") == influence
    assert (f"1 {RESOURCE[place.flag]}" if place.flag >= 0 else "-") == bonus
    assert (place.maker > 0) is (maker == "maker")
    assert (BOARD.names[place.board] if place.board >= 0 else "-") == board


@rule("UPR-SIX-67", "UPR-SIX-68", "UPR-SIX-69", "UPR-SIX-70", "UPR-SIX-71", "UPR-SIX-72", "UPR-SIX-73", "UPR-SIX-74",
      "UPR-SIX-75", "UPR-SIX-76")
def test_visits() -> None:
    others = {place.name: signs(place.effect.message()) for place in UPRISING.spaces}
    for place in SIX.spaces:
        assert signs(place.effect.message()) == VISIT.get(place.name, others.get(place.name))


@pytest.mark.parametrize(("post", "spaces"), CONNECTED)
def test_post(post: str, spaces: str) -> None:
    names = [place.name for place in SIX.spaces]
    which = SIX.post_ids.find(post)
    connected = {name for i, name in enumerate(names) if SIX.spaces_at[which] >> i & 1}
    assert connected == set(spaces.split())
    assert all(SIX.posts_at[names.index(name)] >> which & 1 for name in connected)
    assert len({SIX.spaces[names.index(name)].icon for name in connected}) == 1


@rule("UPR-SIX-08", "UPR-SIX-33")
def test_nothing_is_missing_and_nothing_is_added() -> None:
    assert sorted(place.name for place in SIX.spaces) == sorted(row[0] for row in SPACE)
    assert SIX.post_ids.names == [row[0] for row in CONNECTED] and len(CONNECTED) == 15
    assert sum(row[8] == "-" for row in SPACE) == 24 and sum(row[8] != "-" for row in SPACE) == 4
    watched = {name for row in CONNECTED for name in row[1].split()}
    assert watched == {row[0] for row in SPACE if row[8] == "-"}, "no posts on the personal boards"


def test_what_both_boards_have_keeps_its_number() -> None:
    """Leaders may move up: there is no automa among them here."""
    for name in {place.name for place in UPRISING.spaces} & {place.name for place in SIX.spaces}:
        assert UPRISING.space_ids.find(name) == SIX.space_ids.find(name)
    for mine, theirs in ((SIX.card_ids, UPRISING.card_ids), (SIX.intrigue_ids, UPRISING.intrigue_ids),
                         (SIX.conflict_ids, UPRISING.conflict_ids)):
        assert mine.names[:len(theirs.names)] == theirs.names
    assert SIX.leader_ids.names == [name for name in UPRISING.leader_ids.names if name != "house_hagal"]


def test_the_tracks() -> None:
    assert [[FACTION.names[i], signs(pact.message())] for i, pact in enumerate(SIX.alliance_bonuses)] == PACTS
    assert [[FACTION.names[4 + i], *(signs(step.message()) for step in steps)]
            for i, steps in enumerate(SIX.teams.track_steps)] == STEPS


@pytest.mark.parametrize("row", CARD, ids=lambda row: row[0])
@rule("UPR-SIX-14", "UPR-SIX-15", "UPR-SIX-65")
def test_card(row: list[str]) -> None:
    id, deck, copies, factions, icons, agent, reveal = row
    card = SIX.cards[SIX.card_ids.find(id)]
    assert card.kind == (deck if deck != "both" else "starter")
    assert [CARD_FACTION.names[f] for f in card.faction] == ([] if factions == "-" else [factions])
    assert sorted(card.icons) == sorted(LETTERS[letter] for letter in icons if letter != "-")
    assert signs(card.agent.message()) == agent and signs(card.reveal.message()) == reveal
    names = SIX_PLAYERS.plan.seat.field("deck")
    assert names is not None
    for number, team in enumerate(("muad_dib", "shaddam")):
        cells = unpacked_commander(SIX_PLAYERS.plan, number)
        held = [card_at(cells, names.at, i) for i in range(cells[names.at])]
        assert held.count(card.id) == (int(copies) if deck in (team, "both") else 0)
        assert len(held) == 10
