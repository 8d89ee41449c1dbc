"""Random games with Immortality: they end, keep their troops and cards, save, and show nothing hidden."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

import landsraad
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.modules.immortality import cells as imm
from landsraad.games.dune.modules.immortality.module import ALWAYS_THERE, TLEILAXU
from landsraad.games.dune.state import cells as c
from landsraad.kernel.cells import NONE
from landsraad.kernel.determinize import determinize
from landsraad.kernel.engine import State, apply
from landsraad.text.messages import Messages, languages
from support.dune.invariants import FLOATING, check_legal, check_piles, frames, gather
from support.rules import rule

TABLES: list[tuple[str, dict[str, Any]]] = [
    *(("imperium", {"players": n}) for n in (1, 2, 3, 4)),
    *(("uprising", {"players": n, "choam": "no" if n == 3 else "yes"}) for n in (1, 2, 3, 4))]
TROOPS = 12
SEAT_CARDS = (c.DECK, c.HAND, c.DISCARD, c.IN_PLAY)
MOST_MOVES = 4000


def open_game(title: str, options: dict[str, Any], seed: int) -> Any:
    return landsraad.new(title, seed=seed, immortality="yes", **options)


def cards_of(s: State) -> Counter[int]:
    """Returns all cards of the table, wherever they are."""
    box = box_of(s)
    found: list[int] = []
    gather(s.t, (box.imperium_deck, c.ROW, box.trashed, imm.TLEILAXU_DECK, imm.TLEILAXU_ROW), found)
    for seat in range(s.players):
        me = s.seats[seat]
        gather(me, SEAT_CARDS, found)
        if me[c.RESERVED] != NONE:
            found.append(int(me[c.RESERVED]))
        if me[imm.BORROWED]:
            found.append(int(me[imm.PARTNER]))
    for i, card in enumerate(box.reserve_cards):
        found += [int(card)] * int(s.t[c.RESERVE_LEFT + i])
    return Counter([*found, *(card for _, card, _ in frames(s, FLOATING))])


def intrigue_of(s: State) -> Counter[int]:
    box = box_of(s)
    found: list[int] = []
    gather(s.t, (box.intrigue_deck, box.intrigue_discard, box.trashed_intrigue), found)
    piles = [c.INTRIGUES, c.PLOTS]
    if s.plan.seat.field("looked_at") is not None:
        piles.append(s.plan.seat.pile_of("looked_at"))
    for seat in range(s.players):
        gather(s.seats[seat], tuple(piles), found)
    return Counter(found)


def check_seats(s: State) -> None:
    box = box_of(s)
    for seat in range(s.players):
        me = s.seats[seat]
        places = [me[c.SUPPLY], me[c.GARRISON], me[c.DEPLOYED], *(me[cell] for cell in box.troop_cells)]
        if box.memories != NONE:
            places.append(me[box.memories])
        assert min(places) >= 0 and sum(places) == TROOPS, (seat, places)
        assert 0 <= me[imm.TLEILAXU_TRACK] <= 7
        assert me[imm.FAMILY_ATOMICS] in (0, 1)
        assert (me[imm.PARTNER] == NONE) == (me[imm.GRAFTED] == NONE)


def check_row(s: State) -> None:
    assert imm.TLEILAXU_ROW.size(s.t) == min(2, imm.TLEILAXU_ROW.size(s.t) + imm.TLEILAXU_DECK.size(s.t))
    borrowed = sum(int(s.seats[seat][imm.BORROWED]) for seat in range(s.players))
    assert c.ROW.size(s.t) + borrowed == 5 or box_of(s).imperium_deck.size(s.t) == 0


def check_saved(t: Any) -> None:
    again = landsraad.from_json(json.dumps(t.to_json()))
    assert again.fingerprint() == t.fingerprint() and again.legal() == t.legal()
    copy = t.state.clone()
    assert copy.fingerprint() == t.state.fingerprint()
    apply(copy, copy.legal()[0])
    assert t.fingerprint() == again.fingerprint()


def shown(t: Any, name: str) -> dict[str, Any]:
    return {key: value for key, value in t.view(name).items() if key != "legal"}


def check_hidden(t: Any, viewer: int, rng: random.Random) -> None:
    """A position that differs only in what the seat cannot know looks the same to it, and plays on."""
    other = determinize(t.state, viewer, rng.randrange(1 << 30))
    name = t.seats[viewer]
    twin = landsraad.from_json(t.to_json())
    before = shown(twin, name)
    twin.state.t, twin.state.seats = other.t, other.seats
    twin.state.me = other.seats[int(twin.state.seat)]
    assert shown(twin, name) == before
    for _ in range(15):
        if not other.over:
            apply(other, rng.choice(other.legal()))
    check_seats(other)


def walk(title: str, options: dict[str, Any], seed: int) -> Any:
    t = open_game(title, options, seed)
    rng, cards, intrigue = random.Random(seed), cards_of(t.state), intrigue_of(t.state)
    n = 0
    while not t.over:
        s = t.state
        assert cards_of(s) == cards, (cards - cards_of(s), cards_of(s) - cards)
        assert intrigue_of(s) == intrigue
        check_seats(s)
        check_row(s)
        if n % 10 == 0:
            check_legal(s)
        if n % 40 == 0:
            check_piles(s)
            check_saved(t)
            check_hidden(t, rng.randrange(s.players), rng)
        t.play(rng.choice(t.legal()))
        n += 1
        assert n < MOST_MOVES
    return t


@rule("IMM-SPECIMEN-05", "IMM-ROW-03", "IMM-ROW-12", "IMM-TLEILAXU-09")
@pytest.mark.parametrize(("title", "options"), TABLES)
def test_random_games(title: str, options: dict[str, Any]) -> None:
    for seed in range(2):
        t = walk(title, options, seed)
        assert t.result()["winners"]


def test_each_tleilaxu_card_exists_once() -> None:
    t = open_game("imperium", {"players": 3}, 1)
    box = box_of(t.state)
    tleilaxu = [card.id for card in box.cards if card.kind == TLEILAXU]
    assert len(tleilaxu) == 18 and all(cards_of(t.state)[card] == 1 for card in tleilaxu)
    standing = [card.id for card in box.cards if card.kind == ALWAYS_THERE]
    assert len(standing) == 1 and cards_of(t.state)[standing[0]] == 0


@pytest.mark.parametrize("language", languages())
def test_whole_games_are_told(language: str) -> None:
    messages = Messages.load(language)
    messages.troubles.clear()
    for title in ("imperium", "uprising"):
        rng, t = random.Random(5), open_game(title, {"players": 3}, 5)
        while not t.over:
            messages.decision(t)
            labels = [messages.move(t, move) for move in t.legal()]
            assert all(labels) and len(set(labels)) == len(labels), labels
            t.play(rng.choice(t.legal()))
        for event in t.events(seat="A"):
            messages.event(event)
    assert messages.troubles == []
