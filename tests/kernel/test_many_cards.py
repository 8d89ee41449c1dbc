"""Piles with 256 kinds of cards, where the eighth card of a cell sets its sign."""

from __future__ import annotations

import random

import pytest
from mypy_extensions import i64

from landsraad.kernel.cells import CARD_CAPACITY, HIDDEN, NONE, OWNER, Domain, Section
from landsraad.kernel.codec import decode_state, encode_state, same
from landsraad.kernel.deltas import Delta, encode_delta
from landsraad.kernel.determinize import determinize
from landsraad.kernel.engine import Plan, State
from landsraad.kernel.layouts import Layout, Position, layout_of
from landsraad.kernel.moves import Moves
from landsraad.kernel.observation.batch import ObservationBuffer
from landsraad.kernel.observation.schema import Observer
from landsraad.kernel.packing import pack, unpack
from landsraad.kernel.views import SPECTATOR, TRUTH, get_path, put_path, show

TICKET = Domain("ticket", CARD_CAPACITY, [f"ticket_{i}" for i in range(CARD_CAPACITY)])
HALL = Section("table")
LUCK = HALL.stream("luck", 1)
KNOWN: i64 = HALL.cell("known")
URN = HALL.pile("urn", 60, of=TICKET, see=HIDDEN, pool="tickets", known=int(KNOWN))
DRAWN = HALL.pile("drawn", 60, of=TICKET)
GUEST = Section("seat")
POCKET = GUEST.pile("pocket", 40, of=TICKET, see=OWNER, sort=True, pool="tickets")
MOVES = Moves()
MOVES.family("draw", TICKET)
LOTTERY = Plan("lottery", HALL, GUEST, MOVES, ["A", "B"])


def filled(rng: random.Random) -> State:
    s = State(LOTTERY, 2)
    for v, pile in ((s.t, URN), (s.t, DRAWN), (s.seats[0], POCKET), (s.seats[1], POCKET)):
        for _ in range(rng.randrange(int(pile.capacity))):
            pile.put(v, rng.choice((0, 127, 128, 255, rng.randrange(CARD_CAPACITY))))
    s.t[KNOWN] = rng.randrange(3)
    return s


def changed(s: State, rng: random.Random) -> State:
    out = s.clone()
    for v, pile in ((out.t, URN), (out.t, DRAWN), (out.seats[0], POCKET), (out.seats[1], POCKET)):
        for _ in range(rng.randrange(4)):
            if pile.size(v) > 0 and rng.random() < 0.5:
                pile.take_at(v, rng.randrange(int(pile.size(v))))
            elif pile.size(v) < pile.capacity:
                pile.put(v, rng.randrange(CARD_CAPACITY))
    return out


@pytest.mark.parametrize("seed", range(20))
def test_saved_packed_and_read_back(seed: int) -> None:
    rng = random.Random(seed)
    s = filled(rng)
    assert same(decode_state(LOTTERY, encode_state(s)), s)
    assert same(unpack(LOTTERY, pack(s)), s)
    after = changed(s, rng)
    layout = Layout(layout_of(LOTTERY)[1])
    past = Position(layout, pack(s))
    assert same(past.state(LOTTERY), s)
    past.apply(Delta(encode_delta(s, after, [])))
    assert same(past.state(LOTTERY), after)


@pytest.mark.parametrize("nth", range(8))
def test_a_fingerprint_sees_every_card(nth: int) -> None:
    """Including those before the one that sets the sign."""
    seen = set()
    for card in range(CARD_CAPACITY):
        s = State(LOTTERY, 2)
        for i in range(8):
            DRAWN.put(s.t, card if i == nth else 200)
        seen.add(s.fingerprint())
    assert len(seen) == CARD_CAPACITY


@pytest.mark.parametrize("seed", range(10))
def test_views_and_paths(seed: int) -> None:
    s = filled(random.Random(seed))
    truth = show(s, TRUTH)
    assert truth["urn"] == [TICKET.names[card] for card in URN.cards(s.t)]
    seen = show(s, SPECTATOR)
    assert seen["urn"] == URN.size(s.t) and seen["A"]["pocket"] == POCKET.size(s.seats[0])
    assert seen.get("urn_top", []) == truth["urn"][:int(s.t[KNOWN])]
    again = State(LOTTERY, 2)
    for path in ("urn", "drawn", "A.pocket", "B.pocket", "known"):
        put_path(again, path, get_path(s, path))
    assert same(again, s)


@pytest.mark.parametrize("seed", range(10))
def test_a_deal_keeps_what_is_known(seed: int) -> None:
    s = filled(random.Random(seed))
    deal = determinize(s, 0, seed)
    assert POCKET.cards(deal.seats[0]) == POCKET.cards(s.seats[0]) and DRAWN.cards(deal.t) == DRAWN.cards(s.t)
    assert URN.cards(deal.t)[:int(s.t[KNOWN])] == URN.cards(s.t)[:int(s.t[KNOWN])]
    assert POCKET.cards(deal.seats[1]) == sorted(POCKET.cards(deal.seats[1]))
    assert sorted(URN.cards(deal.t) + POCKET.cards(deal.seats[1])) == sorted(
        URN.cards(s.t) + POCKET.cards(s.seats[1]))


@pytest.mark.parametrize("seed", range(10))
def test_a_row_that_follows_is_the_row_of_the_position(seed: int) -> None:
    rng = random.Random(seed)
    observer = Observer(LOTTERY, 2, [])
    drawn = next(piece for piece in observer.pieces if piece.name == "table.drawn")
    following = ObservationBuffer(observer)
    s = filled(rng)
    for _ in range(30):
        viewer = rng.choice((0, 1, NONE))
        following.fill(s, viewer)
        fresh = ObservationBuffer(observer)
        fresh.fill(s, viewer)
        assert list(following.row) == list(fresh.row)
        if viewer != NONE:
            cards = DRAWN.cards(s.t)
            assert list(fresh.row)[drawn.at:drawn.at + drawn.size] == [cards.count(i) for i in range(CARD_CAPACITY)]
        s = changed(s, rng)
