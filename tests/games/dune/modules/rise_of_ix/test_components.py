"""The printed components of Rise of Ix, copied by hand, and the set-up."""

from __future__ import annotations

import pytest

import landsraad
from landsraad.games.dune.modules.rise_of_ix.cells import N_STACKS, STACKS, TECH
from landsraad.games.dune.modules.rise_of_ix.module import IX
from landsraad.games.dune.modules.rise_of_ix.tile import TECH_TILES
from landsraad.games.dune.state.cells import LANDSRAAD, SPICE_TRADE
from support.dune.boxes import box_with
from support.dune.table import table
from support.effect_notation import rows
from support.rules import rule

BOX = box_with("imperium", "rise_of_ix")
ON_UPRISING = box_with("uprising", "rise_of_ix")
IX_YES = {"rise_of_ix": "yes"}

# id | cost | mark of Rivals
TILE = rows("""
artillery | 1 | no
chaumurky | 4 | rival
detonation_devices | 3 | rival
disposal_facility | 3 | no
flagship | 8 | rival
holoprojectors | 3 | no
holtzman_engine | 6 | rival
invasion_ships | 5 | rival
memocorders | 2 | rival
minimic_film | 2 | no
restricted_ordnance | 4 | no
shuttle_fleet | 6 | rival
sonic_snoopers | 2 | rival
spaceport | 5 | no
spy_satellites | 4 | rival
training_drones | 3 | rival
troop_transports | 2 | rival
windtraps | 2 | rival
""")


@rule("IX-COMP-01")
def test_the_tiles() -> None:
    assert [[tile.name, str(tile.cost), "rival" if tile.rival else "no"] for tile in TECH_TILES] == TILE
    assert len(TECH_TILES) == 18 and sum(tile.rival for tile in TECH_TILES) == 12


@rule("IX-COMP-01", "IX-COMP-03", "IX-COMP-05")
def test_the_counts() -> None:
    deck = [card for card in IX.cards if card.kind == "imperium" and "epic" not in card.name]
    assert (len(deck), sum(int(card.copies) for card in deck)) == (29, 35)
    assert (len(IX.intrigue), sum(int(card.copies) for card in IX.intrigue)) == (17, 17)
    assert sorted(int(card.level) for card in IX.conflicts) == [1, 1, 2, 3]
    assert len(IX.leaders) == 6
    assert "boundless_ambition" not in [card.name for card in IX.cards]


@rule("IX-COMP-04", "IX-SETUP-08")
def test_the_decks_of_a_table() -> None:
    assert sum(int(card.copies) for card in BOX.cards if card.kind == "imperium") == 102
    assert sum(int(card.copies) for card in BOX.intrigue) == 57
    t = landsraad.new("imperium", players=3, seed=1, rise_of_ix="yes")
    assert BOX.imperium_deck.size(t.state.t) == 102 - 5 and BOX.intrigue_deck.size(t.state.t) <= 57


@rule("IX-SETUP-01", "IX-SETUP-02", "IX-SETUP-03", "IX-SETUP-04", "IX-BOARD-06", "IX-BOARD-03", "IX-BOARD-05")
def test_the_spaces_of_the_board() -> None:
    spaces = {place.name: place for place in BOX.spaces}
    assert len(spaces) == 22
    assert not {"rally_troops", "hall_of_oratory", "sell_melange", "secure_contract"} & set(spaces)
    assert {"high_council", "mentat", "swordmaster"} <= set(spaces)
    new = {name: spaces[name] for name in ("interstellar_shipping", "smuggling", "tech_negotiation", "dreadnought")}
    assert [place.icon for place in new.values()] == [SPICE_TRADE, SPICE_TRADE, LANDSRAAD, LANDSRAAD]
    assert [int(place.cost) for place in new.values()] == [0, 0, 0, 3]
    assert not any(place.combat or place.maker or place.flag >= 0 for place in new.values())


@rule("IX-COMBO-10", "IX-COMBO-11", "MIX-POST-01")
def test_the_spaces_and_posts_of_uprising() -> None:
    names = [place.name for place in ON_UPRISING.spaces]
    assert len(names) == 22
    assert not {"accept_contract", "shipping", "assembly_hall", "gather_support"} & set(names)
    posts = ON_UPRISING.post_ids.names
    assert len(posts) == 13 and not {"post_choam", "post_landsraad_hall"} & set(posts)
    for post, spaces in (("post_ix_choam", ["interstellar_shipping", "smuggling"]),
                         ("post_ix_landsraad", ["tech_negotiation", "dreadnought"])):
        seen = int(ON_UPRISING.spaces_at[posts.index(post)])
        assert sorted(names[i] for i in range(len(names)) if seen >> i & 1) == sorted(spaces)
    assert len(BOX.spaces_at) == 0


@rule("IX-SETUP-05", "IX-SETUP-10", "IX-SETUP-11", "IX-COMP-02", "IX-SHIP-01")
@pytest.mark.parametrize("game", ["imperium", "uprising"])
def test_a_new_table(game: str) -> None:
    t = landsraad.new(game, players=3, seed=1, rise_of_ix="yes", leaders=[])
    s = t.state
    stacks = [STACKS[i].cards(s.t) for i in range(N_STACKS)]
    shown = [int(s.t[TECH + i]) for i in range(N_STACKS)]
    assert [len(stack) for stack in stacks] == [5, 5, 5]
    assert sorted([*shown, *(tile for stack in stacks for tile in stack)]) == list(range(18))
    for seat in t.seats:
        assert [t.get(f"{seat}.{cell}") for cell in ("dreadnoughts_in_supply", "dreadnoughts_in_garrison", "freighter",
                                                     "negotiators", "garrison", "vp")] == [2, 0, 0, 0, 3, 0]
        assert t.get(f"{seat}.tiles") == []
    view = t.view("A")
    assert view["tech_stack_topmost"] == 5 and set(view["tech"]) == {"topmost", "middle", "lowest"}
    assert landsraad.new(game, players=4, seed=1, rise_of_ix="yes").get("A.vp") == 1


@rule("IX-SETUP-05")
def test_other_seeds_deal_other_tiles_and_the_same_cards() -> None:
    first = [landsraad.new("imperium", players=3, seed=n, rise_of_ix="yes").view("A")["tech"] for n in range(5)]
    assert len({str(shown) for shown in first}) > 1


@rule("IX-SETUP-06", "IX-SETUP-07")
def test_the_conflict_deck() -> None:
    t = landsraad.new("imperium", players=3, seed=3, rise_of_ix="yes")
    assert BOX.conflict_deck == (1, 5, 4)
    levels = [int(card.level) for card in BOX.conflicts]
    assert [levels.count(level) for level in (1, 2, 3)] == [6, 11, 5]
    assert t.get("round") in (0, 1)


@rule("IX-SETUP-09")
def test_leaders_of_both_sets() -> None:
    t = table(options={**IX_YES, "leaders": ["prince_rhombur_vernius", "glossu_rabban", "tessia_vernius"]})
    assert [t.get(f"{seat}.leader") for seat in "ABC"] == ["prince_rhombur_vernius", "glossu_rabban", "tessia_vernius"]


@rule("IX-INFIL-07")
def test_seven_cards_infiltrate() -> None:
    s = landsraad.new("imperium", players=3, seed=1, rise_of_ix="yes").state
    found = {card.name: len(card.icons) for card in BOX.cards
             if card.access is not None and card.access.passes(s, card)}
    assert found == dict.fromkeys(("court_intrigue", "guild_accord", "web_of_power", "jamis", "embedded_agent",
                                   "bounty_hunter", "choam_delegate"), 1)
