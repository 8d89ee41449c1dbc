"""Spies: where they stand, how they come and go, and what they let a seat do. Sets of posts are bit sets."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.bases.uprising.cells import PLACE_SPY, RECALL_SPY, SPIES, SPIES_EACH, SPY_BACK
from landsraad.games.dune.bases.uprising.events import SPY_PLACED, SPY_RECALLED
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.space import bits
from landsraad.games.dune.state.cells import ICONS, VISITED
from landsraad.kernel.algebra import SKIP, Condition
from landsraad.kernel.cells import NONE, Cells
from landsraad.kernel.engine import Effect, State
from landsraad.kernel.messages import Message


def posts_of(me: Cells) -> i64:
    """The posts where a seat has a spy."""
    found: i64 = 0
    for i in range(SPIES.size(me)):
        found |= 1 << SPIES.card(me, i)
    return found


def taken_posts(s: State) -> i64:
    found: i64 = 0
    for seat in range(s.players):
        found |= posts_of(s.seats[seat])
    return found


def spied_spaces(s: State, me: Cells) -> i64:
    """The spaces connected to a post where the seat has a spy (UPM-SPIES-09)."""
    found: i64 = 0
    for i in range(SPIES.size(me)):
        found |= box_of(s).spaces_at[SPIES.card(me, i)]
    return found


def own_posts_at(s: State, where: i64) -> i64:
    return posts_of(s.me) & box_of(s).posts_at[where]


def put_spy(s: State, seat: i64, post: i64) -> None:
    SPIES.put(s.seats[seat], post)
    if s.has_listeners:
        s.emit(SPY_PLACED, seat, post)


def lift_spy(s: State, seat: i64, post: i64) -> None:
    SPIES.take(s.seats[seat], post)
    s.seats[seat][SPY_BACK] += 1
    if s.has_listeners:
        s.emit(SPY_RECALLED, seat, post)


class PlaceSpy(Effect):
    """A spy from the supply to a free post: it must be placed if it can be (UPM-SPIES-03). With none in the supply one
    may first be recalled, for no effect (UPM-SPIES-02). `step` is 1 after that.

    `icons`: only posts connected to a space of one of these (UPM-SPIES-04); `here`: only those of the space visited;
    `shared`: the spies of others do not close a post, one's own do (UPM-SPIES-09).
    """

    asks = True
    decision = "place"
    may_wait = True  # the box of a card that is only this waits for a post

    def __init__(self, icons: i64 = 0, here: bool = False, shared: bool = False) -> None:
        super().__init__()
        self.icons = icons
        self.here = here
        self.shared = shared

    def fitting(self, s: State) -> i64:
        """The posts the spy may go to."""
        found: i64 = (1 << len(box_of(s).spaces_at)) - 1
        if self.here:
            found = box_of(s).posts_at[s.me[VISITED]] if s.me[VISITED] != NONE else 0
        if self.icons != 0:
            for post in range(len(box_of(s).spaces_at)):
                if not self.icons >> icon_of(s, post) & 1:
                    found &= ~(1 << post)
        return found & ~(posts_of(s.me) if self.shared else taken_posts(s))

    def possible(self, s: State) -> bool:
        return self.fitting(s) != 0

    def options(self, s: State) -> None:
        fitting = self.fitting(s)
        if fitting == 0:
            return
        if SPIES.size(s.me) < SPIES_EACH:
            for post in range(len(box_of(s).spaces_at)):
                if fitting >> post & 1:
                    s.offer(PLACE_SPY.move(post))
        else:
            for i in range(SPIES.size(s.me)):
                s.offer(RECALL_SPY.move(SPIES.card(s.me, i)))
            s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if PLACE_SPY.has(move):
            self.placed(s, PLACE_SPY.a(move))
        elif RECALL_SPY.has(move):
            lift_spy(s, s.seat, RECALL_SPY.a(move))
            s.again(self, 1)

    def placed(self, s: State, post: i64) -> None:
        put_spy(s, s.seat, post)

    def message(self) -> Message:
        if self.here:
            return Message("place-spy-here")
        if self.icons != 0:
            return Message("place-spy-at", {"icons": [ICONS[i] for i in range(len(ICONS)) if self.icons >> i & 1]})
        return Message("place-spy-shared" if self.shared else "place-spy")


def icon_of(s: State, post: i64) -> i64:
    """All spaces of a post have one icon."""
    return box_of(s).post_icons[post]


class RecallSpies(Effect):
    """Spies of yours return to the supply: a cost (UPM-SPIES-08). `step` counts those already back. Where all have to
    go nothing is asked."""

    asks = True
    decision = "place"

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def possible(self, s: State) -> bool:
        return SPIES.size(s.me) >= self.n

    def options(self, s: State) -> None:
        every = SPIES.size(s.me) == self.n - s.step
        for i in range(1 if every else SPIES.size(s.me)):
            s.offer(RECALL_SPY.move(SPIES.card(s.me, i)))

    def play(self, s: State, move: i64) -> None:
        lift_spy(s, s.seat, RECALL_SPY.a(move))
        if s.step + 1 < self.n:
            s.again(self, s.step + 1)

    def message(self) -> Message:
        return Message("recall-spies", {"n": self.n})


class SpiesOut(Condition):
    def __init__(self, n: i64) -> None:
        self.n = n

    def holds(self, s: State) -> bool:
        return SPIES.size(s.me) >= self.n

    def message(self) -> Message:
        return Message("if-spies", {"n": self.n})


class SpyRecalled(Condition):
    """A spy of yours came back this turn, for whatever reason."""

    def holds(self, s: State) -> bool:
        return s.me[SPY_BACK] > 0

    def message(self) -> Message:
        return Message("if-spy-recalled")


class SpyingOnMaker(Condition):
    def holds(self, s: State) -> bool:
        spied = spied_spaces(s, s.me)
        for place in box_of(s).spaces:
            if place.maker > 0 and spied >> place.id & 1:
                return True
        return False

    def message(self) -> Message:
        return Message("if-spying-on-maker")


def spy(*icons: int, here: bool = False, shared: bool = False) -> Effect:
    """Place a spy: on any free post, or on one connected to a space of those icons or to the space visited."""
    return PlaceSpy(bits(icons), here, shared)


recall_spies = RecallSpies
spies_out = SpiesOut
SPY_RECALLED_NOW: Final = SpyRecalled()
SPYING_ON_MAKER: Final = SpyingOnMaker()
