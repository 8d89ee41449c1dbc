"""The printed values of the 10 Rivals and the 37 House Hagal cards, copied by hand."""

from __future__ import annotations

import pytest

from landsraad.games.dune.automa.rivals.card import RIVAL_CARDS
from landsraad.games.dune.automa.rivals.cells import RIVAL_CARD
from landsraad.games.dune.automa.rivals.spending import (
    CARDS_A_POINT,
    SOLARI_A_POINT,
    SPICE_A_POINT,
    WATER_A_POINT,
)
from landsraad.games.dune.automa.rivals.spies import TypedSpy
from landsraad.games.dune.state.cells import FACTION
from landsraad.games.dune.titles.uprising import GAME, VARIANTS
from landsraad.kernel.algebra import NOTHING
from support.dune.boxes import UPRISING
from support.dune.rival_tables import LEVELS, RIVAL_IDS
from support.effect_notation import rows, signs
from support.rules import rule

# id | Swordmaster value | signet | scheme | factions, the most important one first | streamlined
RIVALS = rows("""
vladimir_harkonnen | 6 | draw 1 intrigue | +2 solari; +2 troops | spacing_guild emperor bene_gesserit fremen | -
glossu_rabban | 7 | if any alliance: +2 troops, else +1 troops | +2 influence(for an alliance) | emperor spacing_guild bene_gesserit fremen | yes
staban_tuek | 9 | +1 spice | +2 troops | spacing_guild fremen bene_gesserit emperor | -
amber_metulli | 9 | +1 troops | +3 troops | fremen emperor spacing_guild bene_gesserit | yes
gurney_halleck | 8 | +1 troops | +1 influence(most) | fremen spacing_guild emperor bene_gesserit | -
margot_fenring | 8 | +1 solari | +1 influence(bene_gesserit) | bene_gesserit emperor fremen spacing_guild | -
princess_irulan | 7 | spy at a faction | +1 influence(least); +1 troops | emperor bene_gesserit fremen spacing_guild | -
lady_jessica | 6 | +1 influence(for an alliance) | +2 water | bene_gesserit fremen spacing_guild emperor | -
feyd_rautha | 4 | +2 troops | +1 influence(least) | emperor bene_gesserit spacing_guild fremen | -
muad_dib | 4 | +1 influence(fremen) | maker hooks, then blast with hooks, then draw 1 intrigue | fremen bene_gesserit spacing_guild emperor | -
""")  # noqa: E501

# id | copies | space | combat | effect | swords | mode
HAGAL = rows("""
hagal_sardaukar | 2 | sardaukar | - | +1 influence(emperor); +2 troops | 4 | both
hagal_dutiful_service | 1 | dutiful_service | - | +1 influence(emperor) | 2 | both
hagal_heighliner | 1 | heighliner | combat | +1 influence(spacing_guild); +3 troops | 5 | both
hagal_deliver_supplies_heighliner | 2 | deliver_supplies | - | +1 influence(spacing_guild) | 1 | both
hagal_espionage | 2 | espionage | - | +1 influence(bene_gesserit); spy at a faction | 2 | both
hagal_secrets | 1 | secrets | - | +1 influence(bene_gesserit); steal from those with 4 | 1 | both
hagal_desert_tactics | 2 | desert_tactics | combat | +1 influence(fremen); +1 troops; blast with hooks | 3 | both
hagal_fremkit | 1 | fremkit | combat | +1 influence(fremen) | 1 | both
hagal_assembly_hall | 1 | assembly_hall | - | draw 1 intrigue; if influence(emperor)>=2: +1 influence(#1) | 0 | both
hagal_gather_support_a | 1 | gather_support | - | +1 troops | 0 | both
hagal_gather_support_b | 1 | gather_support | - | +1 troops; if influence(emperor)>=2: +1 influence(#2) | 2 | both
hagal_accept_contract_shipping_a | 1 | accept_contract | - | +2 solari | 2 | both
hagal_accept_contract_shipping_b | 1 | accept_contract | - | +2 solari | 2 | both
hagal_research_station | 2 | research_station | combat | +2 troops | 2 | both
hagal_spice_refinery | 3 | spice_refinery | combat | signet | 1 | both
hagal_arrakeen | 2 | arrakeen | combat | signet; +1 troops | 1 | both
hagal_sietch_tabr | 3 | sietch_tabr | combat | maker hooks; +1 troops; +1 water | 3 | both
hagal_hagga_or_imperial_basin | 4 | hagga_basin | combat | blast with hooks, then harvest or 1 worms | 2 | both
hagal_deep_desert | 2 | deep_desert | combat | harvest or 2 worms | 2 | both
""")

# id | the condition | the space it leads to | combat | effect there
FORKS = rows("""
hagal_deliver_supplies_heighliner | conflict 3 | heighliner | combat | +1 influence(spacing_guild); +3 troops
hagal_accept_contract_shipping_a | influence(spacing_guild)>=2 | shipping | - | +2 solari; +1 influence(#3)
hagal_accept_contract_shipping_b | influence(spacing_guild)>=2 | shipping | - | +2 solari; +1 influence(#1)
hagal_hagga_or_imperial_basin | more at imperial_basin than hagga_basin | imperial_basin | combat | blast with hooks, then harvest
""")  # noqa: E501

# id | the posts, the first choice first
SPIES = rows("""
hagal_place_spy_spice_trade | post_choam post_imperial_basin post_hagga_basin post_deep_desert
hagal_place_spy_city | post_spice_refinery_arrakeen post_research_station_spice_refinery post_sietch_tabr_research_station
hagal_place_spy_landsraad | post_landsraad_hall post_landsraad_council
""")  # noqa: E501

BY_NAME = {card.name: card for card in UPRISING.hagal}


@rule("UPR-RIVAL-03", "UPR-RIVAL-04")
@pytest.mark.parametrize(("id", "value", "signet", "scheme", "order", "streamlined"), RIVALS)
def test_rival(id: str, value: str, signet: str, scheme: str, order: str, streamlined: str) -> None:
    card = RIVAL_CARDS[RIVAL_CARD.find(id)]
    assert (card.swordmaster, signs(card.signet.message()), signs(card.scheme.message())) == (int(value), signet,
                                                                                              scheme)
    assert [FACTION.names[f] for f in card.order] == order.split()
    assert card.for_two is (streamlined == "yes") and not card.reconstructed


@pytest.mark.parametrize(("id", "copies", "space", "combat", "effect", "swords", "mode"), HAGAL)
def test_hagal_card(id: str, copies: str, space: str, combat: str, effect: str, swords: str, mode: str) -> None:
    card = BY_NAME[id]
    place = UPRISING.spaces[card.space]
    assert (card.copies, place.name, place.combat) == (int(copies), space, combat == "combat")
    assert (signs(card.effect.message()), card.swords) == (effect, int(swords))
    assert card.solo and card.two_players and mode == "both"


@pytest.mark.parametrize(("id", "condition", "space", "combat", "effect"), FORKS)
def test_fork(id: str, condition: str, space: str, combat: str, effect: str) -> None:
    card = BY_NAME[id]
    assert card.fork is not None and signs(card.fork.message()) == condition
    place = UPRISING.spaces[card.other]
    assert (place.name, place.combat, signs(card.instead.message())) == (space, combat == "combat", effect)


@pytest.mark.parametrize(("id", "posts"), SPIES)
def test_spy_card(id: str, posts: str) -> None:
    card = BY_NAME[id]
    assert isinstance(card.effect, TypedSpy) and list(card.effect.posts) == posts.split()
    assert (card.copies, card.space, card.swords, card.solo, card.two_players) == (1, -1, 2, True, True)


@rule("UPR-RIVAL-03", "UPR-RIVAL-11")
def test_the_whole_deck() -> None:
    assert sum(int(card.copies) for card in UPRISING.hagal) == 37
    assert set(BY_NAME) == {row[0] for row in HAGAL} | {row[0] for row in SPIES} | {"hagal_reshuffle"}
    again = BY_NAME["hagal_reshuffle"]
    assert (again.copies, again.reshuffle, again.solo, again.two_players, again.swords) == (1, True, False, True, 0)
    assert {id for id, card in BY_NAME.items() if card.fork is not None} == {row[0] for row in FORKS}
    assert {id for id, card in BY_NAME.items() if card.need is not None} == {"hagal_sietch_tabr"}
    need = BY_NAME["hagal_sietch_tabr"].need
    assert need is not None and signs(need.message()) == "influence(fremen)>=2"
    assert all(card.effect is not NOTHING for id, card in BY_NAME.items() if id != "hagal_reshuffle")


def test_what_is_inferred_says_so() -> None:
    """How many copies of this card there are was in no source that adds up to the printed number."""
    assert [id for id, card in BY_NAME.items() if card.reconstructed] == ["hagal_fremkit"]


def test_no_rival_goes_there() -> None:
    named = {UPRISING.spaces[where].name for card in BY_NAME.values() for where in (card.space, card.other)
             if where != -1}
    assert {place.name for place in UPRISING.spaces} - named == {"high_council", "swordmaster", "imperial_privilege"}


@rule("UPR-RIVAL-62")
def test_prices_of_a_point() -> None:
    assert (SOLARI_A_POINT, SPICE_A_POINT, CARDS_A_POINT, WATER_A_POINT) == (7, 7, 3, 3)


@rule("UPR-RIVAL-03")
def test_ids() -> None:
    assert [card.name for card in RIVAL_CARDS] == RIVAL_CARD.names == RIVAL_IDS
    assert [option.choices for option in GAME.options if option.name == "difficulty"] == [LEVELS]
    assert list(VARIANTS) == ["imperium_row_dice", "streamlined_rivals", "brutal_escalation", "expert_deployment",
                              "smart_politics"]
