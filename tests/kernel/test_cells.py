"""Cells: sections, domains, sources, piles, and the random streams."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from landsraad.kernel.cells import (
    INTERNAL,
    NONE,
    PUBLIC,
    Domain,
    DomainMap,
    Section,
    below,
    card_at,
    cells_for_cards,
    set_card,
)
from landsraad.kernel.engine import Plan
from landsraad.kernel.errors import BadInput
from landsraad.kernel.moves import Moves
from landsraad.kernel.views import read_field, write_field

KNOWN = [392, 850, 684, 498, 767, 944, 525, 638]  # below 1000, from a stream that starts at 0
FRUIT = Domain("fruit", 6, ["apple", "pear", "plum"])


def splitmix32(state: int) -> tuple[int, int]:
    """The generator as specified, in plain arithmetic: the new state and 32 bits."""
    state = (state + 0x9E3779B9) % 2**32
    z = state
    z = (z ^ z >> 16) * 0x21F0AAAD % 2**32
    z = (z ^ z >> 15) * 0x735A2D97 % 2**32
    return state, z ^ z >> 15


# ------------------------------------------------------------------ randomness


def test_known_values() -> None:
    """Recorded values, which every platform must reproduce, interpreted or compiled."""
    v = vec[i64]([0])
    assert [int(below(v, 0, 1000)) for _ in range(8)] == KNOWN
    assert int(v[0]) == 8 * 0x9E3779B9 % 2**32


@given(st.integers(0, 2**32 - 1), st.integers(1, 2**32))
def test_below_is_splitmix32_scaled(seed: int, n: int) -> None:
    v = vec[i64]([5, seed])
    state, bits = splitmix32(seed)
    assert below(v, 1, n) == bits * n >> 32
    assert (int(v[0]), int(v[1])) == (5, state)


def test_below_is_even() -> None:
    v = vec[i64]([7])
    counts = [0] * 6
    for _ in range(6000):
        counts[below(v, 0, 6)] += 1
    assert min(counts) > 880 and max(counts) < 1120


# ------------------------------------------------------------------ domains


def test_domain() -> None:
    grains = Domain("grain", 2, ["rye"])
    assert grains.find("rye") == 0
    assert grains.add("oats") == 1
    with pytest.raises(BadInput, match=r"unknown grain 'oat'; did you mean 'oats'\?"):
        grains.find("oat")
    with pytest.raises(ValueError, match=r"there may be 2, and .barley. would be one more"):
        grains.add("barley")
    with pytest.raises(ValueError, match=r"x: .a. is declared twice"):
        Domain("x", 3, ["a"]).add("a")


def test_sources_name_the_cause() -> None:
    source = FRUIT.source(1)
    plan = Plan("market", Section("table"), Section("seat"), Moves(), ["A"])
    assert plan.cause(source) == ("fruit", "pear")
    assert plan.find_cause("fruit", "pear") == source
    assert plan.cause(0) is None
    with pytest.raises(BadInput, match="unknown fruit 'fig'"):
        plan.find_cause("fruit", "fig")


def test_games_of_a_family_share_places_and_have_their_own_names() -> None:
    berries = Domain("fruit", FRUIT.capacity, ["sloe", "haw"], like=FRUIT)
    stall = Section("seat")
    apples = stall.array("apples", FRUIT)
    inside = stall.cell("inside", see=INTERNAL, of=FRUIT)
    bush = Section("seat", begin=stall, domain_map=DomainMap([(FRUIT, berries)]), show_fields=("inside",))
    more = bush.cell("thorns")
    assert (more, bush.size, stall.size) == (stall.size, stall.size + 1, more)
    assert bush.name_of(apples + 1) == "apples.haw" and stall.name_of(apples + 1) == "apples.pear"
    shown = bush.field("inside")
    assert shown is not None and (shown.see, shown.of, shown.at) == (PUBLIC, berries, inside)
    eaten = Moves()
    eat = eaten.family("eat", FRUIT)
    own = Moves(eaten, DomainMap([(FRUIT, berries)]))
    assert own.family("prick").base == eat.end and len(eaten.families) == 1
    assert own.parse("eat haw") == eaten.parse("eat pear") == eat.move(1)
    plan = Plan("hedge", Section("table"), bush, own, ["A"], domain_map=DomainMap([(FRUIT, berries)]))
    assert plan.domain_for(FRUIT) is berries and plan.cause(FRUIT.source(1)) == ("fruit", "haw")
    with pytest.raises(ValueError, match="must be like"):
        DomainMap([(FRUIT, Domain("fruit", FRUIT.capacity, ["nut"]))])


# ------------------------------------------------------------------ sections


def test_a_section_reserves_cells_in_order() -> None:
    section = Section("stall")
    assert section.cell("coins", start=3) == 0
    assert section.array("prices", FRUIT, start=NONE) == 1
    basket = section.pile("basket", 4, of=FRUIT)
    assert basket.at == 7
    assert section.cell("owner", of=FRUIT, start=NONE) == 9  # eight cards of a pile share a cell
    assert [int(n) for n in section.blank()] == [3] + [NONE] * 6 + [0] * 2 + [NONE]
    assert section.name_of(0) == "coins" and section.name_of(2) == "prices.pear" and section.name_of(8) == "basket"
    assert section.field("nothing") is None
    with pytest.raises(ValueError, match="no cell 99"):
        section.name_of(99)


def test_names_are_declared_once_and_before_the_first_game() -> None:
    section = Section("stall")
    section.cell("coins")
    with pytest.raises(ValueError, match="'coins' is declared twice or too late"):
        section.cell("coins")
    section.blank()
    with pytest.raises(ValueError, match="'debts' is declared twice or too late"):
        section.cell("debts")


def test_a_pile_is_of_what_a_byte_can_number() -> None:
    section = Section("silo")
    section.pile("ears", 9, of=Domain("ear", 256))
    with pytest.raises(ValueError, match="silo: 'grains' would be a pile of grain, of which there may be 257; a card "
                                         "has a byte, which is enough for 256"):
        section.pile("grains", 9, of=Domain("grain", 257))


# ------------------------------------------------------------------ piles

PLAN = Section("piles")
PLAN.cell("stream")
DECK = PLAN.pile("deck", 6, of=FRUIT)
BAG = PLAN.pile("bag", 6, of=FRUIT, sort=True)


def test_a_deck_keeps_its_order_top_first() -> None:
    v = PLAN.blank()
    for card in (2, 0, 1):
        DECK.put(v, card)
    assert (DECK.size(v), DECK.top(v), DECK.card(v, 0), DECK.cards(v)) == (3, 1, 2, [1, 0, 2])
    assert DECK.pop(v) == 1
    assert DECK.take_at(v, 0) == 2
    assert DECK.cards(v) == [0]
    field = PLAN.field("deck")
    assert field is not None and read_field(v, field) == ["apple"]


def test_a_sorted_pile_has_no_order() -> None:
    v = PLAN.blank()
    for card in (2, 0, 2, 1):
        BAG.put(v, card)
    assert BAG.cards(v) == [0, 1, 2, 2]
    assert [BAG.repeats(v, i) for i in range(4)] == [False, False, False, True]
    assert BAG.count(v, 2) == 2 and BAG.has(v, 1) and not BAG.has(v, 5)
    BAG.take(v, 2)
    assert BAG.cards(v) == [0, 1, 2]


def test_pour_clear_and_room() -> None:
    v = PLAN.blank()
    for card in (0, 1, 2):
        DECK.put(v, card)
    DECK.pour(v, BAG)
    assert DECK.size(v) == 0 and BAG.cards(v) == [0, 1, 2]
    for _ in range(3):
        BAG.put(v, 1)
    with pytest.raises(OverflowError, match="bag has room for 6"):
        BAG.put(v, 1)
    BAG.clear(v)
    assert list(v) == list(PLAN.blank())


@given(st.lists(st.tuples(st.sampled_from(["put", "pop", "take", "shuffle"]), st.integers(0, 2)), max_size=40))
def test_cells_beyond_the_last_card_are_zero(steps: list[tuple[str, int]]) -> None:
    """Equal positions are equal vectors, no matter how they were reached."""
    v = PLAN.blank()
    for step, card in steps:
        for pile in (DECK, BAG):
            if step == "put" and pile.size(v) < pile.capacity:
                pile.put(v, card)
            elif step == "pop" and pile.size(v) > 0:
                pile.pop(v)
            elif step == "take" and pile.has(v, card):
                pile.take(v, card)
            elif step == "shuffle" and pile is DECK and pile.size(v) > card:
                pile.swap(v, 0, card)
    again = PLAN.blank()
    for pile in (DECK, BAG):
        for card in reversed(pile.cards(v)):
            pile.put(again, card)
    assert list(again) == list(v)
    assert BAG.cards(v) == sorted(BAG.cards(v))


SEED = Domain("seed", 256, [f"seed_{i}" for i in range(256)])
FIELD = Section("field")
FIELD.cell("wind")
ROWS = [FIELD.pile("stack", 26, of=SEED), FIELD.pile("heap", 26, of=SEED, sort=True), FIELD.pile("spare", 24, of=SEED)]


@given(st.integers(0, 2**32 - 1), st.lists(st.tuples(
    st.sampled_from(["put", "put", "put", "pop", "take", "take_at", "shuffle", "pour", "clear", "set"]),
    st.integers(0, 2), st.sampled_from([0, 1, 2, 127, 128, 254, 255]), st.integers(0, 25)), min_size=20, max_size=120))
def test_a_pile_of_several_cells_is_a_list(wind: int, steps: list[tuple[str, int, int, int]]) -> None:
    """Compares each operation on piles with lists that have the bottom card first."""
    v = FIELD.blank()
    own = vec[i64]([wind])
    lists: list[list[int]] = [[], [], []]
    for step, row, card, i in steps:
        pile, cards = ROWS[row], lists[row]
        if step == "put" and len(cards) < pile.capacity:
            pile.put(v, card)
            cards.append(card)
        elif step == "pop" and cards:
            assert (pile.top(v), pile.pop(v)) == (cards[-1], cards.pop())
        elif step == "take" and card in cards:
            pile.take(v, card)
            cards.remove(card)
        elif step == "take_at" and i < len(cards):
            assert (pile.card(v, i), pile.take_at(v, i)) == (cards[i], cards.pop(i))
        elif step == "take_at":
            with pytest.raises(IndexError, match=f"{pile.name} has no card {i}"):
                pile.take_at(v, i)
        elif step == "shuffle" and not pile.sort:
            for n in range(len(cards) - 1, 0, -1):
                other = below(own, 0, n + 1)
                pile.swap(v, n, other)
                cards[n], cards[other] = cards[other], cards[n]
        elif step == "pour" and len(cards) + len(lists[row - 1]) <= ROWS[row - 1].capacity:
            pile.pour(v, ROWS[row - 1])
            lists[row - 1] += cards
            cards.clear()
        elif step == "clear":
            pile.clear(v)
            cards.clear()
        elif step == "set" and i < len(cards) and not pile.sort:
            set_card(v, pile.at, i, card)
            cards[i] = card
        for pile, cards in zip(ROWS, lists, strict=True):
            if pile.sort:
                cards.sort()
            assert [pile.card(v, n) for n in range(pile.size(v))] == cards
            assert [card_at(v, pile.at, n) for n in range(cells_for_cards(pile.capacity) * 8)][len(cards):] == [0] * (
                cells_for_cards(pile.capacity) * 8 - len(cards))
            assert pile.has(v, card) == (card in cards) and pile.count(v, card) == cards.count(card)
            assert not pile.has(v, NONE)


# ------------------------------------------------------------------ tallies

SHELF = Domain("shelf", 19, [f"shelf_{i}" for i in range(19)])
STORE = Section("store")
LAMP = STORE.cell("lamp", start=-1)
JARS = STORE.tally("jars", SHELF)
DOOR = STORE.cell("door", start=-1)


@given(st.lists(st.tuples(st.sampled_from(["more", "less", "put"]), st.integers(0, 18), st.integers(0, 127)),
                max_size=60))
def test_a_tally_is_a_list_of_small_counts(steps: list[tuple[str, int, int]]) -> None:
    v, counts = STORE.blank(), [0] * 19
    for word, i, n in steps:
        if word == "put":
            JARS.put(v, i, n)
            counts[i] = n
        elif word == "more" and counts[i] < 127:
            JARS.more(v, i)
            counts[i] += 1
        elif word == "less" and counts[i] > 0:
            JARS.less(v, i)
            counts[i] -= 1
        assert JARS.counts(v, 19) == counts == [JARS.of(v, i) for i in range(19)]
        assert int(JARS.members(v)) == sum(1 << i for i in range(19) if counts[i])
    assert (v[LAMP], v[DOOR]) == (-1, -1) and min(v[LAMP + 1:DOOR]) >= 0 and len(v) == 5
    field = STORE.field("jars")
    assert field is not None
    told = read_field(v, field)
    assert told == {f"shelf_{i}": counts[i] for i in range(19)}
    again = STORE.blank()
    write_field(again, field, told, "jars")
    assert list(again) == list(v)
    JARS.clear(v)
    assert list(v) == [-1, 0, 0, 0, -1]


@pytest.mark.parametrize("value", [-1, 128, None, "many"])
def test_a_tally_holds_nothing_else(value: object) -> None:
    v, field = STORE.blank(), STORE.field("jars")
    assert field is not None
    with pytest.raises(BadInput, match=r"^jars.shelf_2: "):
        write_field(v, field, {"shelf_2": value}, "jars")
    assert list(v) == [-1, 0, 0, 0, -1] and STORE.name_of(JARS.at) == "jars"
    write_field(v, field, ["shelf_18", "shelf_2"], "jars")
    assert [i for i in range(19) if JARS.of(v, i)] == [2, 18]
