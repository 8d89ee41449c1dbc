"""Determinization: replaces everything a seat cannot know with a random assignment that fits its view."""

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
    Pile,
    Section,
    below,
    card_at,
    set_card,
)
from landsraad.kernel.chacha import KEY_WORDS
from landsraad.kernel.engine import EFFECTS, FRAME, Plan, State, advance, is_asked, member_of

EVERYBODY: Final = -3  # a viewer who knows what any seat knows, but nothing that lies face down
DEALS: Final = 400  # most attempts until the acting seat has a choice, as everyone can see it has
OWN: Final = "own"  # the pool of a seat's deck and hand
SECRET: Final = (HIDDEN, OWNER, TEAM)  # visibilities of fields that may be hidden
BACKS: Final = 64  # the most different card backs in a pool


def determinize(s: State, seat: int, seed: int) -> State:
    """Returns a full state that looks the same to one seat (or to a spectator), with the rest randomized.

    Hidden piles of one pool are shuffled together (a seat's own deck and hand are the pool "own"), and cards only trade
    places with cards of the same back. The same goes for hidden arrays with a pool. Any other hidden array (a secret
    choice of members) keeps its sum. Future random numbers come from a key made from the seed.

    A card in a hidden pile that is on the stack because it is being played stays where it is: the move that chose it
    was public (`Effect.source_in`). Nothing else on the stack refers to a hidden card.

    The legal moves are computed again, because those of another seat depend on cards that this one cannot see. If
    hardly any assignment gives that seat a choice, the last one is advanced to the next decision.

    The result does not depend on where the hidden things are now: positions that look the same give the same result for
    a seed, and determinizing twice changes nothing.
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


def deal_future(s: State, seed: int) -> State:
    """Returns the same position with another future: what every seat knows stays, and what nobody knows is dealt again.

    The legal moves stay, because the deciding seat knows the same.
    """
    return deal_again(s, EVERYBODY, vec[i64]([(seed ^ 0x5DEECE66) & M32]))


def offers_choice(s: State) -> bool:
    if s.depth == 0:
        return True
    effect = s.top()
    s.count = 0
    effect.options(s)
    return is_asked(s, effect)


@final
class Hidden:
    """A hidden field of a section and the number of its pool. Own pools are separate for each seat."""

    def __init__(self, field: Field, pool: i64, own: bool) -> None:
        self.field = field
        self.pool = pool
        self.own = own


@final
class Secrets:
    """Everything hidden at the tables of one game: pools of hidden fields, and piles that must be sorted."""

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
            # Without a pool, the cards of a field stay in that field and with that seat.
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
    """Places whose cards may be swapped: the owner of each, the cell, and the index in its pile."""

    def __init__(self) -> None:
        self.owners: vec[i64] = vec[i64]()  # NONE for the table
        self.cells: vec[i64] = vec[i64]()
        self.nth: vec[i64] = vec[i64]()  # NONE if the cell is not a pile but a single value

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
    named: list[tuple[i64, Field]] = []  # values that name a card of a hidden pile
    pinned = pinned_cards(s)
    for owner in range(NONE, s.players):
        v = out.t if owner == NONE else out.seats[owner]
        mate = owner != NONE and s.is_mate(seat, owner)
        for hidden in secrets.of_table if owner == NONE else secrets.of_seat:
            f = hidden.field
            if (f.see == OWNER and owner == seat and owner != NONE) or (f.see == TEAM and mate):
                continue
            if seat == EVERYBODY and f.see != HIDDEN:
                continue
            if f.among != NONE:
                named.append((owner, f))
            elif f.kind == CELL:
                v[f.at] = 0  # a random stream starts again, under the new key
            elif f.kind == ARRAY and not f.pool:
                scatter(v, f, rng)
            else:
                whose = owner + 1 if hidden.own else 0
                collect(groups, v, hidden, owner, whose, seat in (owner, EVERYBODY), pinned)
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
    for owner, f in named:
        name_another(out.t if owner == NONE else out.seats[owner], f, rng)
    return out


def pinned_cards(s: State) -> Places:
    """The places of cards on the stack, which are known although their pile is hidden."""
    out = Places()
    for i in range(0, s.depth * FRAME, FRAME):
        effect = EFFECTS.all[s.stack[i]]
        pin(s, out, effect.source_in, s.stack[i + 1], member_of(s.stack[i + 2]))
        pin(s, out, effect.step_in, s.stack[i + 1], s.stack[i + 3])
    return out


def pin(s: State, out: Places, pile: Pile | None, owner: i64, card: i64) -> None:
    """Adds the place of a card in a sorted pile: of several copies, the first one that is not there yet."""
    if pile is None:
        return
    v = s.seats[owner]
    nth = pile.find(v, card)
    while nth != NONE and out.has(owner, pile.at, nth):
        nth = nth + 1 if nth + 1 < pile.size(v) and pile.card(v, nth + 1) == card else NONE
    if nth != NONE:
        out.add(owner, pile.at, nth)


def cell_of(s: State, places: Places, i: i64) -> i64:
    owner = places.owners[i]
    v = s.t if owner == NONE else s.seats[owner]
    return v[places.cells[i]] if places.nth[i] == NONE else card_at(v, places.cells[i], places.nth[i])


def collect(groups: dict[int, Places], v: Cells, hidden: Hidden, owner: i64, whose: i64, own: bool,
            pinned: Places) -> None:
    """Adds the places of a field whose contents the viewer does not know, grouped by pool and back."""
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
        back = f.of.card_backs[card] if f.of is not None and f.of.card_backs else 0
        key = int((hidden.pool * BACKS + whose) * BACKS + back)
        places = groups.get(key)
        if places is None:
            places = groups[key] = Places()
        if f.kind == PILE:
            places.add(owner, f.at, i)
        else:
            places.add(owner, f.at + i, NONE)


def known_cards(v: Cells, f: Field, own: bool) -> i64:
    """How many cards on top of a hidden pile the viewer knows anyway."""
    known: i64 = v[f.known] if f.known != NONE else 0
    if own and f.peek != NONE:
        known = max(known, v[f.peek])
    return min(known, v[f.at])


def scatter(v: Cells, f: Field, rng: Cells) -> None:
    assert f.by is not None
    values = sorted([int(v[f.at + i]) for i in range(len(f.by.names))])
    for i in range(len(f.by.names)):
        v[f.at + i] = values.pop(below(rng, 0, len(values)))


def name_another(v: Cells, f: Field, rng: Cells) -> None:
    """Names a random card of the pile; the viewer knows only that one is named."""
    if v[f.at] != NONE:
        n: i64 = v[f.among]
        v[f.at] = NONE if n == 0 else card_at(v, f.among, below(rng, 0, n))


def sort_pile(v: Cells, f: Field) -> None:
    """Sorts a pile without an order by card number."""
    for i in range(1, v[f.at]):
        card = card_at(v, f.at, i)
        j = i
        while j > 0 and card_at(v, f.at, j - 1) > card:
            set_card(v, f.at, j, card_at(v, f.at, j - 1))
            j -= 1
        set_card(v, f.at, j, card)
