"""What a seat cannot know, dealt again: how a player, or a search on its behalf, imagines the table."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from landsraad.kernel.cells import (
    ARRAY,
    CELL,
    HIDDEN,
    M32,
    NONE,
    OWNER,
    PILE,
    TEAM,
    Cells,
    Field,
    Section,
    below,
    card_at,
    set_card,
)
from landsraad.kernel.chacha import KEY_WORDS
from landsraad.kernel.engine import EFFECTS, FRAME, Plan, State, advance, is_asked, member

DEALS: Final = 400  # tries at a deal in which the seat to decide has a choice, as everybody sees it has
OWN: Final = "own"  # the pool of a seat's deck and hand
SECRET: Final = (HIDDEN, OWNER, TEAM)  # who sees such a field
BACKS: Final = 64  # different backs that the cards of a pool may have


def determinize(s: State, seat: int, seed: int) -> State:
    """A full state that looks the same to one seat (or to a spectator): all that it cannot see is dealt again.

    Hidden piles of one pool are mixed together (a seat's own deck and hand are the pool "own"), cards changing places
    only where their backs are alike; so are the places of a hidden array that belongs to a pool. The random numbers to
    come are others, from a key that the seed gives; any other hidden array (a secret choice of members) keeps its sum.

    A card that lies in a hidden pile and is on the stack, because it is being played, stays where it is: the move that
    chose it told everybody (`Effect.source_in`). Nothing else on the stack points to a hidden card.

    The moves on offer are found again: those of another seat follow from cards that this one cannot see. If hardly any
    deal leaves that seat a choice, the last one goes on to the next decision.

    Where the hidden things lie now makes no difference: positions that look the same give the same deal for a seed, and
    a deal of a deal is the deal.
    """
    rng = vec[i64]([(seed ^ 0x5DEECE66) & M32])
    out = deal_again(s, seat, rng)
    for _ in range(DEALS - 1):
        if offers_choice(out):
            return out
        out = deal_again(s, seat, rng)
    if not offers_choice(out):
        advance(out)
    return out


def offers_choice(s: State) -> bool:
    if s.depth == 0:
        return True
    effect = s.top()
    s.count = 0
    effect.options(s)
    return is_asked(s, effect)


@final
class Hidden:
    """A hidden field of a section, and the number of the pool its cards belong to; own pools are counted by seat."""

    def __init__(self, field: Field, pool: i64, own: bool) -> None:
        self.field = field
        self.pool = pool
        self.own = own


@final
class Secrets:
    """All that is hidden at a table of one game, found once: where it may lie, and which piles have to be sorted."""

    def __init__(self, plan: Plan) -> None:
        self.pools: list[str] = []
        self.of_table = self.hidden_in(plan.table)
        self.of_seat = self.hidden_in(plan.seat)
        self.sorted_in_seat = [f for f in plan.seat.fields if f.kind == PILE and f.sort and f.see in SECRET]
        self.sorted_in_table = [f for f in plan.table.fields if f.kind == PILE and f.sort and f.see in SECRET]

    def hidden_in(self, section: Section) -> list[Hidden]:
        out = []
        for f in section.fields:
            if f.see not in SECRET:
                continue
            # Without a name the cards of a field stay among themselves, for each seat.
            name = f.pool if f.pool and f.pool != OWN else OWN if f.pool else f"{section.name} {f.name}"
            if name not in self.pools:
                self.pools.append(name)
            out.append(Hidden(f, self.pools.index(name), f.pool == OWN or not f.pool))
        return out


KNOWN: Final[dict[Plan, Secrets]] = {}


def secrets_of(plan: Plan) -> Secrets:
    found = KNOWN.get(plan)
    if found is None:
        found = KNOWN[plan] = Secrets(plan)
    return found


@final
class Places:
    """Where cards lie that could change places: the vector of each, the cell in it, and the place in the pile that
    begins there."""

    def __init__(self) -> None:
        self.owners: vec[i64] = vec[i64]()  # NONE: the table
        self.cells: vec[i64] = vec[i64]()
        self.nth: vec[i64] = vec[i64]()  # NONE: the cell is no pile, it holds one value

    def add(self, owner: i64, cell: i64, nth: i64) -> None:
        self.owners = append(self.owners, owner)
        self.cells = append(self.cells, cell)
        self.nth = append(self.nth, nth)

    def has(self, owner: i64, cell: i64, nth: i64) -> bool:
        for i in range(len(self.cells)):
            if self.owners[i] == owner and self.cells[i] == cell and self.nth[i] == nth:
                return True
        return False


def deal_again(s: State, seat: i64, rng: Cells) -> State:
    out = s.clone()
    out.rekey(vec[i64]([below(rng, 0, M32) for _ in range(KEY_WORDS)]))
    secrets = secrets_of(s.plan)
    groups: dict[int, Places] = {}
    pinned = pinned_cards(s)
    for owner in range(NONE, s.players):
        v = out.t if owner == NONE else out.seats[owner]
        mate = owner != NONE and s.is_mate(seat, owner)
        for hidden in secrets.of_table if owner == NONE else secrets.of_seat:
            f = hidden.field
            if (f.see == OWNER and owner == seat and owner != NONE) or (f.see == TEAM and mate):
                continue
            if f.kind == CELL:
                v[f.at] = 0  # a stream of random numbers begins again, under another key
            elif f.kind == ARRAY and not f.pool:
                scatter(v, f, rng)
            else:
                whose = owner + 1 if hidden.own else 0
                collect(groups, v, hidden, owner, whose, seat == owner, pinned)
    for places in groups.values():
        n: i64 = len(places.cells)
        cards = sorted([int(cell_of(out, places, i)) for i in range(n)])
        for i in range(n):
            card = cards.pop(below(rng, 0, len(cards)))
            owner = places.owners[i]
            v = out.t if owner == NONE else out.seats[owner]
            if places.nth[i] == NONE:
                v[places.cells[i]] = card
            else:
                set_card(v, places.cells[i], places.nth[i], card)
    for owner in range(NONE, s.players):
        v = out.t if owner == NONE else out.seats[owner]
        for f in secrets.sorted_in_table if owner == NONE else secrets.sorted_in_seat:
            sort_pile(v, f)
    return out


def pinned_cards(s: State) -> Places:
    """The places of cards on the stack: each is known, though its pile is hidden."""
    out = Places()
    for i in range(0, s.depth * FRAME, FRAME):
        pile = EFFECTS.all[s.stack[i]].source_in
        if pile is not None:
            owner = s.stack[i + 1]
            nth = pile.find(s.seats[owner], member(s.stack[i + 2]))
            if nth != NONE:
                out.add(owner, pile.at, nth)
    return out


def cell_of(s: State, places: Places, i: i64) -> i64:
    owner = places.owners[i]
    v = s.t if owner == NONE else s.seats[owner]
    return v[places.cells[i]] if places.nth[i] == NONE else card_at(v, places.cells[i], places.nth[i])


def collect(groups: dict[int, Places], v: Cells, hidden: Hidden, owner: i64, whose: i64, own: bool,
            pinned: Places) -> None:
    """The places of a field whose contents the viewer does not know, by pool and back."""
    f = hidden.field
    n: i64 = f.size
    if f.kind == PILE:
        n = v[f.at] - known_cards(v, f, own)
    elif f.by is not None:
        n = len(f.by.names)
    for i in range(n):
        card = card_at(v, f.at, i) if f.kind == PILE else v[f.at + i]
        if pinned.has(owner, f.at, i) or (f.kind != PILE and card == NONE):
            continue
        back = f.of.backs[card] if f.of is not None and f.of.backs else 0
        key = int((hidden.pool * BACKS + whose) * BACKS + back)
        places = groups.get(key)
        if places is None:
            places = groups[key] = Places()
        if f.kind == PILE:
            places.add(owner, f.at, i)
        else:
            places.add(owner, f.at + i, NONE)


def known_cards(v: Cells, f: Field, own: bool) -> i64:
    """How many cards on top of a hidden pile a viewer knows all the same."""
    known: i64 = v[f.known] if f.known != NONE else 0
    if own and f.peek != NONE:
        known = max(known, v[f.peek])
    return min(known, v[f.at])


def scatter(v: Cells, f: Field, rng: Cells) -> None:
    assert f.by is not None
    values = sorted([int(v[f.at + i]) for i in range(len(f.by.names))])
    for i in range(len(f.by.names)):
        v[f.at + i] = values.pop(below(rng, 0, len(values)))


def sort_pile(v: Cells, f: Field) -> None:
    """The cards of a pile without an order, in that of their numbers."""
    for i in range(1, v[f.at]):
        card = card_at(v, f.at, i)
        j = i
        while j > 0 and card_at(v, f.at, j - 1) > card:
            set_card(v, f.at, j, card_at(v, f.at, j - 1))
            j -= 1
        set_card(v, f.at, j, card)
