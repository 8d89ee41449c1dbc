"""Decides which bot thinks next. It knows neither processes nor tables nor the time: the caller passes a clock.

Questions wait in pools: quick moves, moves of bots that search, explanations, previews, analyses and reviews. Each pool
is a fair queue (start-time fair queueing): among the addresses that want something, the one that has used the fewest
seconds comes next, and within an address its table that has used the fewest. Tables where a player waits come before
tables that are only watched, and these before tables where nobody is.

Each address has a budget of thinking seconds, one for tables where its players wait and one for everything else. When
it is used up, the address is served after everybody who is within theirs.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final

# Who waits for an answer, the most urgent first.
PLAYER: Final = 0
WATCHED: Final = 1
ALONE: Final = 2

# What waits in a pool.
QUICK: Final = "quick"
SEARCH: Final = "search"
THOUGHT: Final = "thought"
PREVIEW: Final = "preview"
ANALYSIS: Final = "analysis"
REVIEW: Final = "review"

LONG_WAIT: Final = 30.0  # seconds after which a question counts at least as much as one that somebody watches
FIRST_GUESS: Final = 0.01  # seconds that a question of a pool is expected to take before one was measured
RECENT: Final = 0.1  # weight of the newest measurement in what is expected


@dataclass(eq=False, slots=True)
class Ask:
    """One question that waits or is being thought about."""

    pool: str
    address: str  # who made the table, or who asked
    table: str
    standing: int
    content: Any = None  # for the caller
    begun: Callable[[], None] | None = None  # called when the thinking begins
    since: float = 0.0  # when it began to wait, by the clock of `Thinking`
    number: int = 0
    expected: float = 0.0  # seconds charged in advance
    running: bool = False


@dataclass(frozen=True, slots=True)
class Lane:
    """Processes that take questions from one pool.

    reserved: takes only questions of players within their budget.
    rest: takes only the others.
    """

    name: str
    pool: str
    nice: int = 0  # added to the priority number of the process: a higher one yields to the others
    reserved: bool = False
    rest: bool = False

    def takes(self, standing: int, over: bool) -> bool:
        first = standing == PLAYER and not over
        return first if self.reserved else not first if self.rest else True


# A thought cannot be interrupted, so that players have processes which nobody else can fill, and quick moves never
# stand behind a search. The operating system divides the processors between the lanes.
QUICK_LANE: Final = Lane("quick", QUICK, reserved=True)
QUICK_SPARE: Final = Lane("quick_spare", QUICK, nice=5, rest=True)
SEARCH_LANE: Final = Lane("search", SEARCH, nice=3, reserved=True)
SEARCH_SPARE: Final = Lane("search_spare", SEARCH, nice=10, rest=True)
THOUGHTS_LANE: Final = Lane("thoughts", THOUGHT, nice=8)
PREVIEWS_LANE: Final = Lane("previews", PREVIEW, nice=3)
ANALYSES_LANE: Final = Lane("analyses", ANALYSIS, nice=12)  # somebody looks at it, and can wait
REVIEWS_LANE: Final = Lane("reviews", REVIEW, nice=19)  # nobody's turn waits for a review: it gets what others leave
LANES: Final = (QUICK_LANE, QUICK_SPARE, SEARCH_LANE, SEARCH_SPARE, THOUGHTS_LANE, PREVIEWS_LANE, ANALYSES_LANE,
                REVIEWS_LANE)


class Budget:
    """Seconds that an address may use at once, and how many more it gets each second. It never owes any."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, most: float, rate: float, now: float) -> None:
        self.most = most
        self.rate = rate
        self.left = most
        self.at = now

    def refill(self, now: float) -> float:
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        return self.left

    def spend(self, seconds: float, now: float) -> None:
        self.left = max(0.0, self.refill(now) - seconds)


@dataclass(slots=True)
class Share:
    """What an address has used of a pool, and what each of its tables has."""

    used: float
    now: float = 0.0  # how far the last table was that got its turn
    tables: dict[str, float] = field(default_factory=dict)
    waiting: list[Ask] = field(default_factory=list)
    running: int = 0


class Pool:
    """Questions of one kind, in fair order."""

    def __init__(self) -> None:
        self.now = 0.0  # how far the last address was that got its turn
        self.shares: dict[str, Share] = {}
        self.expected = FIRST_GUESS
        self.running = 0

    @property
    def waiting(self) -> Iterator[Ask]:
        return (ask for share in self.shares.values() for ask in share.waiting)

    def put(self, ask: Ask) -> None:
        share = self.shares.get(ask.address)
        if share is None:
            share = self.shares[ask.address] = Share(self.now)
        elif not share.waiting and not share.running:
            share.used = max(share.used, self.now)  # time in which nothing was asked is not saved up
        share.tables[ask.table] = max(share.tables.get(ask.table, 0.0), share.now)
        share.waiting.append(ask)

    def drop(self, ask: Ask) -> bool:
        """Removes a waiting question. False if it does not wait here."""
        share = self.shares.get(ask.address)
        if share is None or ask not in share.waiting:
            return False
        share.waiting.remove(ask)
        self._settle()
        return True

    def take(self, allowed: Callable[[Ask], bool], rank: Callable[[Ask], tuple[bool, int]]) -> Ask | None:
        best: Ask | None = None
        first: tuple[object, ...] = ()
        for share in self.shares.values():
            for ask in share.waiting:
                if allowed(ask):
                    key = (*rank(ask), share.used, share.tables[ask.table], ask.number)
                    if best is None or key < first:
                        best, first = ask, key
        if best is not None:
            self._begin(best)
        return best

    def _begin(self, ask: Ask) -> None:
        share = self.shares[ask.address]
        share.waiting.remove(ask)
        share.running += 1
        self.running += 1
        self.now = max(self.now, share.used)
        share.now = max(share.now, share.tables[ask.table])
        ask.running, ask.expected = True, self.expected
        share.used += ask.expected
        share.tables[ask.table] += ask.expected

    def done(self, ask: Ask, seconds: float) -> None:
        share = self.shares[ask.address]
        share.running -= 1
        self.running -= 1
        ask.running = False
        share.used += seconds - ask.expected
        share.tables[ask.table] += seconds - ask.expected
        self.expected += RECENT * (seconds - self.expected)
        self._settle()

    def _settle(self) -> None:
        """When nothing is left to do, nobody is ahead of anybody."""
        if not self.running and not any(share.waiting for share in self.shares.values()):
            self.shares.clear()
            self.now = 0.0

    def tidy(self) -> None:
        """Forgets the addresses and tables that want nothing and have no debt to the others."""
        self.shares = {address: share for address, share in self.shares.items()
                       if share.waiting or share.running or share.used > self.now}
        for share in self.shares.values():
            asked = {ask.table for ask in share.waiting}
            if not share.running:
                share.tables = {table: used for table, used in share.tables.items()
                                if table in asked or used > share.now}


class Thinking:
    """All that waits for a bot, and who comes next. Counters and gauges are plain attributes and properties."""

    def __init__(self, budget: tuple[float, float], clock: Callable[[], float]) -> None:
        self.clock = clock
        self.budget = budget
        self.budgets: dict[tuple[str, bool], Budget] = {}
        self.pools = {name: Pool() for name in (QUICK, SEARCH, THOUGHT, PREVIEW, ANALYSIS, REVIEW)}
        self.seconds: defaultdict[str, float] = defaultdict(float)  # of processor time, by lane
        self.answered: Counter[str] = Counter()  # questions, by lane
        self._number = 0

    # ------------------------------------------------------------------ gauges

    @property
    def waiting(self) -> int:
        """Questions that nobody thinks about yet."""
        return sum(len(share.waiting) for pool in self.pools.values() for share in pool.shares.values())

    @property
    def running(self) -> int:
        return sum(pool.running for pool in self.pools.values())

    @property
    def tables_waiting(self) -> int:
        return len({ask.table for name in (QUICK, SEARCH) for ask in self.pools[name].waiting})

    # ------------------------------------------------------------------ coming and going

    def put(self, ask: Ask) -> None:
        self._number += 1
        ask.number, ask.since = self._number, self.clock()
        self.pools[ask.pool].put(ask)

    def drop(self, ask: Ask) -> None:
        """Called when nobody wants the answer any more. Thinking that has begun is finished."""
        if not ask.running:
            self.pools[ask.pool].drop(ask)

    def move(self, ask: Ask, address: str, standing: int) -> bool:
        """Updates the priority when somebody came or left. True if that changes the order."""
        if ask.running or (ask.address, ask.standing) == (address, standing):
            return False
        pool = self.pools[ask.pool]
        if not pool.drop(ask):
            return False
        ask.address, ask.standing = address, standing
        pool.put(ask)
        return True

    def wants(self, lane: Lane) -> bool:
        """Whether anything waits that the lane may take."""
        over = self._overdrawn(self.pools[lane.pool])
        return any(lane.takes(ask.standing, over(ask)) for ask in self.pools[lane.pool].waiting)

    def take(self, lane: Lane) -> Ask | None:
        """The next question for a free process of the lane."""
        now = self.clock()
        over = self._overdrawn(self.pools[lane.pool])

        def rank(ask: Ask) -> tuple[bool, int]:
            return over(ask), min(ask.standing, WATCHED) if now - ask.since >= LONG_WAIT else ask.standing
        return self.pools[lane.pool].take(lambda ask: lane.takes(ask.standing, over(ask)), rank)

    def done(self, ask: Ask, lane: Lane, seconds: float) -> None:
        """Charges the seconds of processor time that a question took."""
        self.seconds[lane.name] += seconds
        self.answered[lane.name] += 1
        self.pools[ask.pool].done(ask, seconds)
        if ask.pool in (ANALYSIS, REVIEW):  # no turn waits for it: it must not make the bots of its address slower
            return
        key, now = (ask.address, ask.standing == PLAYER), self.clock()
        if key not in self.budgets:
            self.budgets[key] = Budget(*self.budget, now)
        self.budgets[key].spend(seconds, now)

    def _overdrawn(self, pool: Pool) -> Callable[[Ask], bool]:
        """Returns a test whether an address has less left than a typical question takes."""
        now = self.clock()
        known: dict[tuple[str, bool], bool] = {}

        def over(ask: Ask) -> bool:
            key = (ask.address, ask.standing == PLAYER)
            if key not in known:
                budget = self.budgets.get(key)
                known[key] = budget is not None and budget.refill(now) < min(pool.expected, budget.most)
            return known[key]
        return over

    def tidy(self) -> None:
        """Forgets the budgets that are full again, and what else is as good as new."""
        for pool in self.pools.values():
            pool.tidy()
        now = self.clock()
        self.budgets = {key: budget for key, budget in self.budgets.items() if budget.refill(now) < budget.most}


class Full(Exception):
    """Too many questions of this kind wait already."""


class Gate:
    """Lets so many of one address in at once, and so many in all."""

    def __init__(self, each: int, all_: int) -> None:
        self.each = each
        self.all = all_
        self.inside: Counter[str] = Counter()
        self.refused = 0

    @contextmanager
    def enter(self, address: str) -> Iterator[None]:
        if self.inside[address] >= self.each or self.inside.total() >= self.all:
            self.refused += 1
            raise Full
        self.inside[address] += 1
        try:
            yield
        finally:
            self.inside[address] -= 1
            if not self.inside[address]:
                del self.inside[address]
