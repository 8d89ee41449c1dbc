"""Spies: placing and recalling them, and what they allow. Sets of posts are bit sets."""

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
    """Returns the posts where a seat has a spy."""
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
    """Returns the spaces connected to a post where the seat has a spy (UPM-SPIES-09)."""
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
    """Places a spy from the supply on a free post; mandatory if possible (UPM-SPIES-03).

    With none in the supply, the seat may first recall one without effect (UPM-SPIES-02); `step` is 1 after that.
    `icons`: only posts connected to a space with one of these (UPM-SPIES-04). `here`: only posts of the visited space.
    `shared`: spies of others do not close a post, but the seat's own do (UPM-SPIES-09).
    """

    asks = True
    decision = "place"
    may_wait = True  # a card with only this effect waits for a free post

    def __init__(self, icons: i64 = 0, here: bool = False, shared: bool = False) -> None:
        super().__init__()
        self.icons = icons
        self.here = here
        self.shared = shared

    def fitting(self, s: State) -> i64:
        """Returns the posts where the spy may be placed."""
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
    """Returns the icon that all spaces of a post share."""
    return box_of(s).post_icons[post]


class RecallSpies(Effect):
    """A cost: returns spies to the supply (UPM-SPIES-08), without asking if all must go. `step` counts them."""

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
    """Whether the seat has recalled a spy this turn, for any reason."""

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
    """Makes the effect: a spy on any free post, or on one connected to those icons or to the visited space."""
    return PlaceSpy(bits(icons), here, shared)


recall_spies = RecallSpies
spies_out = SpiesOut
SPY_RECALLED_NOW: Final = SpyRecalled()
SPYING_ON_MAKER: Final = SpyingOnMaker()
