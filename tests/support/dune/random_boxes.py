"""Random legal boxes, and what no box may lose: cards, units, tiles, tokens, specimens.

What there must be is counted at the start and compared between turns. The checks know every set, so they hold for all
combinations.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import landsraad
from landsraad.games.dune.bases.six import cells as six
from landsraad.games.dune.bases.six.setup import COMMANDER_SEATS
from landsraad.games.dune.bases.uprising import cells as uprising
from landsraad.games.dune.combinations.special_contracts import cells as special
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.module import modules_of
from landsraad.games.dune.modules.choam import cells as choam
from landsraad.games.dune.modules.immortality import cells as imm
from landsraad.games.dune.modules.rise_of_ix import cells as ix
from landsraad.games.dune.modules.rise_of_ix.cards import card_cells as ix_cards
from landsraad.games.dune.state import cells as c
from landsraad.kernel.cells import NONE, Pile
from landsraad.kernel.engine import EFFECTS, FRAME, State
from landsraad.kernel.table import Table

TROOPS = 12
LAZY = ("end", "pass", "skip", "reveal")
MOST_MOVES = 6000


def random_box(rng: random.Random) -> tuple[str, dict[str, Any]]:
    """A title and options that make a legal box."""
    game = rng.choice(["imperium", "uprising"])
    players = rng.choice([1, 2, 3, 4] if game == "imperium" else [1, 2, 3, 4, 6])
    base = "six" if players == 6 else game
    options: dict[str, Any] = {"players": players}
    if players == 1:
        options["difficulty"] = rng.choice(list(c.DIFFICULTY.names))
    chosen: set[str] = set(modules_of(base)) & {name for name, module in modules_of(base).items()
                                                if base in module.always}
    for name, module in sorted(modules_of(base).items(), key=lambda item: item[1].order):
        likely = 0.65 if name in ("rise_of_ix", "immortality") else 0.4
        if (rng.random() < likely and (not module.players or players in module.players)
                and all(need in chosen for need in module.needs)):
            chosen.add(name)
            options[name] = True
    return game, options


# ------------------------------------------------------------------ what there is


def piles(v: Any, *of: Pile) -> list[int]:
    return [int(card) for pile in of for card in pile.cards(v)]


def cards(s: State) -> Counter[int]:
    box = box_of(s)
    found = Counter(piles(s.t, box.imperium_deck, c.ROW, box.trashed))
    if box.teams is not None:
        found.update(piles(s.t, six.THRONE_ROW))
    if box.has("immortality"):
        found.update(piles(s.t, imm.TLEILAXU_ROW, imm.TLEILAXU_DECK))
    for seat in range(s.players):
        me = s.seats[seat]
        found.update(piles(me, c.DECK, c.HAND, c.DISCARD, c.IN_PLAY))
        if me[c.RESERVED] != NONE:
            found[int(me[c.RESERVED])] += 1
        if box.has("rise_of_ix"):
            found.update(piles(me, ix_cards.PLANNED))
        if box.has("immortality") and me[imm.BORROWED] and me[imm.PARTNER] != NONE:
            found[int(me[imm.PARTNER])] += 1
    for i, card in enumerate(box.reserve_cards):
        if card != NONE:
            found[int(card)] += int(s.t[c.RESERVE_LEFT + i])
    return +found


def intrigue(s: State) -> Counter[int]:
    box = box_of(s)
    found = Counter(piles(s.t, box.intrigue_deck, box.intrigue_discard))
    if s.plan.table.field("trashed_intrigue") is not None:
        found.update(piles(s.t, box.trashed_intrigue))
    for seat in range(s.players):
        found.update(piles(s.seats[seat], c.INTRIGUES, c.PLOTS))
        if box.has("rise_of_ix"):
            found.update(piles(s.seats[seat], ix_cards.INTELLIGENCE))
    return +found


def tiles(s: State) -> Counter[int]:
    found = Counter(piles(s.t, *ix.STACKS, ix.TRASHED_TILES))
    found.update(int(s.t[ix.TECH + i]) for i in range(ix.N_STACKS) if s.t[ix.TECH + i] != NONE)
    for seat in range(s.players):
        found.update(piles(s.seats[seat], ix.TILES))
        assert set(piles(s.seats[seat], ix.USED_TILES)) <= set(piles(s.seats[seat], ix.TILES))
    return found


def contracts(s: State) -> Counter[int]:
    found = Counter(piles(s.t, choam.CONTRACT_ROW, choam.CONTRACT_BANK, choam.SARDAUKAR_CONTRACTS))
    for seat in range(s.players):
        found.update(piles(s.seats[seat], choam.CONTRACTS, choam.COMPLETED))
    if box_of(s).has("special_contracts"):
        found.update(piles(s.t, special.BOXED))
        for seat in range(s.players):
            found.update(piles(s.seats[seat], special.DEALT))
    return found


def conflicts(s: State) -> int:
    return int(c.CONFLICT_DECK.size(s.t) + s.t[c.ROUND])


def in_transit(s: State) -> bool:
    """Whether something is on its way: an acquired card, a step of a hand-over."""
    labels = {EFFECTS.all[s.stack[i]].label for i in range(0, s.depth * FRAME, FRAME)}
    return any(word in label for label in labels for word in ("Destination", "Whence", "Peek", "Snoop"))


class Stock:
    """Everything of a table that must stay, as it was at the start."""

    def __init__(self, s: State) -> None:
        self.cards, self.intrigue = cards(s), intrigue(s)
        self.box = box_of(s)
        self.tiles = tiles(s) if self.box.has("rise_of_ix") else Counter()
        self.contracts = contracts(s) if self.box.has("choam") else Counter()
        self.conflicts = int(self.box.rounds)

    def check(self, s: State) -> None:
        """Between turns."""
        assert cards(s) == self.cards, self.difference(cards(s), self.cards, self.box.card_ids.names)
        assert intrigue(s) == self.intrigue, self.difference(intrigue(s), self.intrigue, self.box.intrigue_ids.names)
        if self.box.has("rise_of_ix"):
            assert tiles(s) == self.tiles and self.tiles.total() == 18
        if self.box.has("choam"):
            assert contracts(s) == self.contracts
            assert self.contracts.total() == (30 if self.box.has("special_contracts") else 20)
        assert conflicts(s) == self.conflicts
        if self.box.row_places != NONE:
            row = sorted(int(card) for card in s.t[self.box.row_places:self.box.row_places + 5] if card != NONE)
            assert row == sorted(c.ROW.cards(s.t))

    @staticmethod
    def difference(found: Counter[int], right: Counter[int], names: list[str]) -> str:
        return (f"too many: {sorted(names[i] for i in (found - right).elements())}, "
                f"missing: {sorted(names[i] for i in (right - found).elements())}")


def check_seats(s: State) -> None:
    """At every decision."""
    box = box_of(s)
    seats = [seat for seat in range(s.players) if box.teams is None or seat not in COMMANDER_SEATS]
    for seat in seats:
        me = s.seats[seat]
        extra = (uprising.MEMORIES,) if box.name == "uprising" else ()
        troops = [int(me[cell]) for cell in (c.SUPPLY, c.GARRISON, c.DEPLOYED, *extra, *box.troop_cells)]
        assert min(troops) >= 0 and sum(troops) == TROOPS, (seat, troops)
        goods = (c.SOLARI, c.SPICE, c.WATER, c.VP, c.SWORDS, c.PERSUASION, c.AGENTS)
        assert min(me[cell] for cell in goods) >= 0
        assert all(0 <= me[c.INFLUENCE + faction] <= 6 for faction in range(4))
        if box.has("rise_of_ix"):
            held = sum(int(s.t[ix.HOLDER + i]) == seat for i in range(len(box.spaces)))
            ships = (ix.DREADNOUGHTS_IN_SUPPLY, ix.DREADNOUGHTS_IN_GARRISON, ix.DREADNOUGHTS_IN_CONFLICT)
            assert min(me[cell] for cell in ships) >= 0
            assert sum(int(me[cell]) for cell in ships) + held == 2, seat
            assert 0 <= me[ix.FREIGHTER] <= 3 and me[ix.NEGOTIATORS] >= 0
        if box.has("immortality"):
            assert 0 <= me[imm.TLEILAXU_TRACK] <= 7 and me[imm.SPECIMENS] >= 0
            assert me[imm.FAMILY_ATOMICS] in (0, 1)
    posted = [c.POSTED.counts(s.seats[seat], len(box.spaces)) for seat in range(s.players)]
    assert c.OCCUPIED.counts(s.t, len(box.spaces)) == [sum(agents) for agents in zip(*posted, strict=True)]


def pick(rng: random.Random, table: Table, eager: bool) -> int:
    moves = table.legal()
    assert moves and len(set(moves)) == len(moves)
    if eager and rng.random() < 0.9:
        moves = [move for move in moves if table.notation(move) not in LAZY] or moves
    return rng.choice(moves)


def is_between_turns(s: State) -> bool:
    """Whether the only open question is a turn, so that nothing is half done."""
    return s.over or (s.depth > 0 and "Turn" in s.top().label and not in_transit(s)
                      and all(s.seats[seat][c.REVEALING] == 0 for seat in range(s.players)))


def open_box(n: int) -> Table:
    rng = random.Random(f"box {n}")
    game, options = random_box(rng)
    return landsraad.new(game, seed=n, **options)
