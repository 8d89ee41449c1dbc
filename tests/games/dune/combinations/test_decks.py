"""The decks of each combination of sets, and the room that the largest one needs."""

from __future__ import annotations

import pytest

import landsraad
from landsraad.games.dune.components.box import Box, box_of
from landsraad.games.dune.components.module import COMBINATIONS, modules_of
from landsraad.games.dune.state.cells import CARD, CONFLICT, HAGAL, INTRIGUE, LEADER, PART, POST, SPACE
from support.dune.boxes import box_with
from support.rules import rule


def imperium_cards(box: Box) -> int:
    return sum(int(card.copies) for card in box.cards if card.kind == "imperium")


def intrigue_cards(box: Box) -> int:
    return sum(int(card.copies) for card in box.intrigue)


@rule("IX-COMP-04", "IMM-COMP-04", "IX-COMBO-01")
@pytest.mark.parametrize(("modules", "imperium", "intrigue"), [
    ((), 67, 40), (("rise_of_ix",), 102, 57), (("immortality",), 97, 55), (("rise_of_ix", "immortality"), 132, 72)])
def test_the_decks_of_imperium(modules: tuple[str, ...], imperium: int, intrigue: int) -> None:
    box = box_with("imperium", *modules)
    assert (imperium_cards(box), intrigue_cards(box)) == (imperium, intrigue)


@rule("MIX-DECK-01", "MIX-DECK-02")
@pytest.mark.parametrize("base", ["uprising", "six"])
@pytest.mark.parametrize(("modules", "imperium", "intrigue"), [
    ((), 65, 40), (("choam",), 69, 44), (("choam", "rise_of_ix"), 104, 61), (("choam", "immortality"), 99, 59),
    (("rise_of_ix", "immortality"), 130, 72)])
def test_the_decks_of_uprising(base: str, modules: tuple[str, ...], imperium: int, intrigue: int) -> None:
    box = box_with(base, *modules)
    assert (imperium_cards(box), intrigue_cards(box)) == (imperium, intrigue)


@rule("MIX-BASE-02", "MIX-BASE-03")
def test_the_base_cards_join_the_decks_without_the_card_of_the_mentat() -> None:
    plain, mixed = box_with("uprising"), box_with("uprising", "base_cards")
    assert (imperium_cards(mixed) - imperium_cards(plain), intrigue_cards(mixed) - intrigue_cards(plain)) == (67, 39)
    names = mixed.intrigue_ids.names
    assert "calculated_hire" in box_with("imperium").intrigue_ids.names and "calculated_hire" not in names
    assert {"dispatch_an_envoy", "demand_respect"} <= set(names)


@rule("MIX-BASE-01", "MIX-BASE-02", "IX-COMBO-12", "IX-EPIC-02", "UPR-COMBO-30")
def test_the_conflicts_of_other_sets_stay_in_the_box() -> None:
    plain = box_with("uprising").conflict_ids.names
    assert box_with("uprising", "base_cards", "rise_of_ix").conflict_ids.names == plain
    for base in ("uprising", "six"):
        epic = box_with(base, "rise_of_ix", "epic")
        assert [name for name in epic.conflict_ids.names if name not in plain] == ["economic_supremacy"]
        assert sum(card.level == 3 for card in epic.conflicts) == 5 and epic.conflict_deck == (0, 5, 5)
    assert len(box_with("imperium", "rise_of_ix").conflict_ids.names) == 18 + 4


@pytest.mark.parametrize("base", ["imperium", "uprising", "six"])
def test_the_largest_box_has_room(base: str) -> None:
    box = box_with(base, *modules_of(base))
    for domain in (CARD, SPACE, INTRIGUE, CONFLICT, LEADER, HAGAL, PART, POST):
        held = box.domain_map.domain_for(domain).names
        assert len(held) == len(set(held)) <= domain.capacity, (domain.name, len(held))
    assert {module.name for module in COMBINATIONS if not module.boards or base in module.boards} <= {
        module.name for module in box.modules}


def test_a_combination_needs_all_its_modules() -> None:
    def has(**options: object) -> list[str]:
        t = landsraad.new("uprising", players=3, seed=1, **options)
        return [module.name for module in box_of(t.state).modules if module in COMBINATIONS]

    assert "special_contracts" not in has(choam=True) + has(rise_of_ix=True)
    assert "special_contracts" in has(choam=True, rise_of_ix=True)
    assert "epic_immortality" in has(rise_of_ix=True, immortality=True, epic=True)


@rule("MIX-CARD-01")
def test_the_spice_must_flow_is_a_guild_card_in_uprising_only() -> None:
    def factions(box: Box) -> tuple[int, ...]:
        return next(card.faction for card in box.cards if card.name == "the_spice_must_flow")

    assert factions(box_with("imperium", "rise_of_ix", "immortality")) == ()
    assert [factions(box_with(base, "base_cards")) for base in ("uprising", "six")] == [(1,), (1,)]


@rule("MIX-POST-01", "IX-COMBO-10", "IX-COMBO-11")
def test_the_overlay_replaces_two_posts() -> None:
    plain, box = box_with("uprising"), box_with("uprising", "rise_of_ix")
    posts = {name: {place.name for place in box.spaces if box.spaces_at[i] >> place.id & 1}
             for i, name in enumerate(box.post_ids.names)}
    assert len(posts) == len(plain.post_ids.names) == 13
    assert {"interstellar_shipping", "smuggling"} in posts.values()
    assert {"tech_negotiation", "dreadnought"} in posts.values()
    gone = {place.name for place in plain.spaces} - {place.name for place in box.spaces}
    assert gone == {"accept_contract", "shipping", "assembly_hall", "gather_support"}
    assert len(box.spaces) == len(plain.spaces)
