"""Random games with the leaders of Rise of Ix: no card is lost or doubled, and what is secret stays secret."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import landsraad
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.modules.rise_of_ix.cards.card_cells import (
    INTELLIGENCE,
    PLANNED,
    RETURNED,
    SLOTS,
    SNOOPERS,
    SNOOPERS_LEFT,
)
from landsraad.games.dune.state import cells as c
from landsraad.kernel.cells import NONE, Pile
from landsraad.kernel.engine import State
from support.determinization import check_deal
from support.dune.invariants import FLOATING, frames
from support.random_games import choose
from support.rules import rule
from support.sampling import sampled

LEADERS = ["archduke_armand_ecaz", "ilesa_ecaz", "prince_rhombur_vernius", "tessia_vernius", "princess_yuna_moritani",
           "viscount_hundro_moritani"]
TABLES: list[tuple[str, list[str]]] = [
    ("imperium", LEADERS[:3]), ("imperium", LEADERS[3:]), ("imperium", ["ilesa_ecaz", "tessia_vernius"]),
    ("uprising", LEADERS[1:5])]


def total(s: State, own: tuple[Pile, ...], common: tuple[Pile, ...]) -> Counter[int]:
    found: Counter[int] = Counter()
    for pile in common:
        found.update(pile.cards(s.t))
    for seat in range(s.players):
        for pile in own:
            found.update(pile.cards(s.seats[seat]))
    return found


def cards(s: State) -> Counter[int]:
    box = box_of(s)
    found = total(s, (c.DECK, c.HAND, c.DISCARD, c.IN_PLAY, PLANNED), (box.imperium_deck, box.trashed, c.ROW))
    for i, card in enumerate(box.reserve_cards):
        if card != NONE:
            found[int(card)] += int(s.t[c.RESERVE_LEFT + i])
    found.update(int(me[c.RESERVED]) for me in s.seats if me[c.RESERVED] != NONE)
    found.update(int(card) for _, card, _ in frames(s, FLOATING))  # acquired, and about to be put somewhere
    return +found


def intrigue(s: State) -> Counter[int]:
    box = box_of(s)
    trashed = (box.trashed_intrigue,) if box.trashed_intrigue.capacity else ()
    return total(s, (c.INTRIGUES, c.PLOTS, INTELLIGENCE), (box.intrigue_deck, box.intrigue_discard, *trashed))


def check_pieces(s: State) -> None:
    for seat in range(s.players):
        me = s.seats[seat]
        tracks = [int(me[SNOOPERS + faction]) for faction in range(4)]
        slots = [int(me[SLOTS + slot]) for slot in range(4)]
        assert sum(tracks) == me[SNOOPERS_LEFT]
        filled = [faction for faction in slots if faction != NONE]
        assert len(set(filled)) == len(filled) and not any(tracks[faction] for faction in filled)
        assert PLANNED.size(me) <= 1
        assert me[RETURNED] == NONE or PLANNED.size(me) == 0


@rule("IX-LEADER-03", "IX-LEADER-12", "IX-SETUP-13")
@pytest.mark.parametrize(("game", "leaders"), sampled([TABLES[3], TABLES[0], TABLES[2], TABLES[1]], 2))
def test_random_games(game: str, leaders: list[str]) -> None:
    for seed in range(2):
        rng = random.Random(seed)
        options: dict[str, Any] = {"players": len(leaders), "leaders": leaders, "rise_of_ix": "yes"}
        t = landsraad.new(game, seed=seed, **options)
        all_cards, all_intrigue = cards(t.state), intrigue(t.state)

        def check(s: State, every: Counter[int] = all_cards, plots: Counter[int] = all_intrigue) -> None:
            assert cards(s) == every
            assert intrigue(s) == plots
            check_pieces(s)

        seen: set[str] = set()
        while not t.over:
            check(t.state)
            kind = t.state.clone().top().label
            if kind not in seen or rng.random() < 0.02:
                seen.add(kind)
                for viewer in rng.sample([None, *t.seats], 2):
                    check_deal(t, viewer, rng.randrange(2**30), check)
            t.play(choose(rng, t.state, seed % 2 == 0))
        check(t.state)
