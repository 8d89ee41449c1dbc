"""Who thinks next, by a clock that is turned by hand: no process, no table, no waiting."""

from __future__ import annotations

from collections import Counter

import pytest

from landsraad.server.scheduling import (
    ALONE,
    ANALYSIS,
    LANES,
    LONG_WAIT,
    PLAYER,
    PREVIEW,
    PREVIEWS_LANE,
    QUICK,
    QUICK_LANE,
    QUICK_SPARE,
    REVIEW,
    SEARCH,
    SEARCH_LANE,
    SEARCH_SPARE,
    THOUGHT,
    THOUGHTS_LANE,
    WATCHED,
    Ask,
    Full,
    Gate,
    Lane,
    Thinking,
)

PLENTY = (1e9, 1e9)


class House:
    """A scheduler with one process for each lane, and tables that ask again as soon as they have an answer, except
    those that ask once."""

    def __init__(self, budget: tuple[float, float] = PLENTY) -> None:
        self.time = 0.0
        self.thinking = Thinking(budget, lambda: self.time)
        self.answers: Counter[str] = Counter()  # by table
        self.waited: dict[str, list[float]] = {}  # by table: from the question to the answer
        self.once: set[str] = set()
        self.busy: dict[Lane, tuple[float, Ask]] = {}  # until when, and with what

    def ask(self, table: str, pool: str, seconds: float, address: str = "", standing: int = WATCHED) -> Ask:
        ask = Ask(pool, address or table, table, standing, content=seconds)
        self.thinking.put(ask)
        return ask

    def run(self, seconds: float) -> None:
        end = self.time + seconds
        while True:
            for lane in LANES:
                if lane not in self.busy and (ask := self.thinking.take(lane)) is not None:
                    self.busy[lane] = (self.time + ask.content, ask)
            if not self.busy:
                self.time = end
                return
            lane = min(self.busy, key=lambda each: self.busy[each][0])
            self.time, ask = self.busy[lane]
            if self.time > end:
                self.time = end
                return
            del self.busy[lane]
            self.thinking.done(ask, lane, ask.content)
            self.answers[ask.table] += 1
            self.waited.setdefault(ask.table, []).append(self.time - ask.since)
            if ask.table not in self.once:
                self.ask(ask.table, ask.pool, ask.content, ask.address, ask.standing)


def flood(house: House, tables: int = 30, address: str = "flood", standing: int = WATCHED) -> None:
    for n in range(tables):
        house.ask(f"flood {n}", SEARCH, 0.4, address, standing)


# ------------------------------------------------------------------ fairness


def test_addresses_share_a_lane_however_many_tables_each_has() -> None:
    house = House()
    flood(house)
    house.ask("one", SEARCH, 0.4, "somebody")
    house.ask("short", SEARCH, 0.1, "another")
    house.run(120)
    used = {"flood": 0.4 * sum(n for table, n in house.answers.items() if table.startswith("flood")),
            "one": 0.4 * house.answers["one"], "short": 0.1 * house.answers["short"]}
    assert all(seconds == pytest.approx(40, abs=2) for seconds in used.values()), used


def test_the_tables_of_an_address_share_what_it_gets() -> None:
    house = House()
    flood(house, 4, "club")
    house.ask("quick ones", SEARCH, 0.1, "club")
    house.run(100)
    used = [0.4 * house.answers[f"flood {n}"] for n in range(4)] + [0.1 * house.answers["quick ones"]]
    assert all(seconds == pytest.approx(20, abs=1) for seconds in used), used


def test_nobody_saves_up_turns_by_being_silent() -> None:
    house = House()
    house.ask("busy", SEARCH, 0.4)
    house.run(60)
    house.ask("late", SEARCH, 0.4)
    before = house.answers["busy"]
    house.run(20)
    assert house.answers["late"] == pytest.approx(house.answers["busy"] - before, abs=2)


# ------------------------------------------------------------------ people first


@pytest.mark.parametrize("address", ["person", "flood"])
@pytest.mark.parametrize("pool, seconds", [(QUICK, 0.005), (SEARCH, 0.1), (SEARCH, 0.4)])
@pytest.mark.parametrize("budget", [PLENTY, (60.0, 0.25)])
def test_a_player_does_not_feel_thirty_tables_that_are_watched(address: str, pool: str, seconds: float,
                                                               budget: tuple[float, float]) -> None:
    """Also if they come from the player's own address, and have used up what it may use."""
    house = House(budget)
    flood(house)
    house.run(300)
    for _ in range(50):  # a person does not keep the bots busy all the time
        ask = house.ask("person", pool, seconds, address, PLAYER)
        asked = house.time
        lane = QUICK_LANE if pool == QUICK else SEARCH_LANE
        assert house.thinking.take(lane) is ask
        house.time += seconds
        house.thinking.done(ask, lane, seconds)
        assert house.time - asked <= 2 * seconds
        house.time += 3.0
    assert sum(house.answers.values()) > 700  # meanwhile, the flood is not forbidden either


def test_players_come_before_watchers_and_watchers_before_nobody() -> None:
    house = House()
    for standing in (ALONE, WATCHED, PLAYER, WATCHED, ALONE):
        house.ask(f"{standing}", QUICK, 0.01, standing=standing)
    taken = [house.thinking.take(lane) for lane in (QUICK_LANE, *[QUICK_SPARE] * 4)]
    assert [ask and ask.standing for ask in taken] == [PLAYER, WATCHED, WATCHED, ALONE, ALONE]
    assert house.thinking.take(QUICK_LANE) is None


def test_a_table_where_nobody_is_gets_its_turn_in_the_end() -> None:
    house = House()
    alone = house.ask("correspondence", SEARCH, 0.4, standing=ALONE)
    flood(house)
    house.run(LONG_WAIT - 1)
    assert house.answers["correspondence"] == 0 and not alone.running
    house.run(3)
    assert house.answers["correspondence"] >= 1


def test_who_comes_or_leaves_changes_the_order() -> None:
    house = House()
    first, second = (house.ask(table, SEARCH, 0.4) for table in "ab")
    assert house.thinking.take(SEARCH_LANE) is None
    assert house.thinking.move(second, "b", PLAYER) and not house.thinking.move(second, "b", PLAYER)
    assert house.thinking.take(SEARCH_LANE) is second
    assert not house.thinking.move(second, "b", ALONE)  # it is being thought about
    assert house.thinking.move(first, "somebody else", WATCHED)
    assert house.thinking.take(SEARCH_SPARE) is first and first.address == "somebody else"


# ------------------------------------------------------------------ budgets


def test_who_has_used_up_the_budget_comes_after_everybody_else() -> None:
    house = House((10.0, 0.1))
    house.ask("greedy", SEARCH, 0.4)
    house.run(60)
    before = house.answers["greedy"]
    house.ask("modest", SEARCH, 0.4)
    house.run(8)
    assert house.answers["modest"] == pytest.approx(18, abs=1) and house.answers["greedy"] - before <= 3
    alone = House((10.0, 0.1))
    alone.ask("greedy", SEARCH, 0.4)
    alone.run(60)
    assert alone.answers["greedy"] == 150  # the budget stops nobody while the processor is free


def test_a_budget_fills_up_again() -> None:
    house = House((10.0, 0.1))
    ask = house.ask("greedy", QUICK, 12.0)
    assert house.thinking.take(QUICK_SPARE) is ask
    house.thinking.done(ask, QUICK_SPARE, 12.0)
    for wait, first in ((1.0, "new"), (200.0, "greedy")):
        house.time += wait
        asks = [house.ask(table, QUICK, 1.0) for table in ("greedy", "new")]
        taken = house.thinking.take(QUICK_SPARE)
        assert taken is not None and taken.table == first
        for each in asks:
            house.thinking.drop(each)
        house.thinking.done(taken, QUICK_SPARE, 0.0)


def test_players_who_flood_lose_the_lane_of_the_players() -> None:
    """Thirty tables at which somebody pretends to play: when their budget is gone they get what is left over, and a
    player of another address has the reserved processes alone."""
    house = House((60.0, 0.25))
    flood(house, standing=PLAYER)
    house.run(120)
    house.once.add("person")
    for _ in range(20):
        house.ask("person", SEARCH, 0.1, "person", PLAYER)
        house.run(1.9)
    assert len(house.waited["person"]) == 20
    assert sum(house.waited["person"]) <= 2 * 20 * 0.1


# ------------------------------------------------------------------ lanes


def test_every_lane_takes_only_what_is_its_own() -> None:
    house = House()
    asks = {pool: house.ask(pool, pool, 0.1) for pool in (QUICK, SEARCH, THOUGHT, PREVIEW, ANALYSIS, REVIEW)}
    taken = {lane.name: house.thinking.take(lane) for lane in LANES}
    assert taken == {"quick": None, "quick_spare": asks[QUICK], "search": None,
                     "search_spare": asks[SEARCH], "thoughts": asks[THOUGHT],
                     "previews": asks[PREVIEW], "analyses": asks[ANALYSIS], "reviews": asks[REVIEW]}


def test_thoughts_and_previews_delay_no_move() -> None:
    house = House()
    for n in range(50):
        house.ask(f"why {n}", THOUGHT, 2.0)
        house.ask(f"what if {n}", PREVIEW, 0.5)
    house.ask("person", QUICK, 0.005, standing=PLAYER)
    house.run(20)
    assert max(house.waited["person"]) == pytest.approx(0.005)


def test_the_gauges() -> None:
    house = House()
    flood(house, 3)
    house.ask("why", THOUGHT, 1.0)
    thinking = house.thinking
    assert (thinking.waiting, thinking.running, thinking.tables_waiting) == (4, 0, 3)
    assert thinking.wants(SEARCH_SPARE) and thinking.wants(THOUGHTS_LANE)
    assert not thinking.wants(SEARCH_LANE) and not thinking.wants(PREVIEWS_LANE)
    house.run(4.0)
    assert (thinking.waiting, thinking.running, thinking.tables_waiting) == (2, 2, 2)
    assert thinking.answered["thoughts"] in (3, 4) and thinking.answered["search_spare"] in (9, 10)  # sums of floats
    assert thinking.seconds["search_spare"] == pytest.approx(0.4 * thinking.answered["search_spare"])


def test_what_is_no_longer_wanted_is_forgotten() -> None:
    house = House((10.0, 1.0))
    asks = [house.ask(f"{n}", SEARCH, 0.4) for n in range(3)]
    assert house.thinking.take(SEARCH_SPARE) is asks[0]
    for ask in asks:
        house.thinking.drop(ask)
    assert house.thinking.waiting == 0 and house.thinking.running == 1
    house.thinking.done(asks[0], SEARCH_SPARE, 0.4)
    assert not house.thinking.pools[SEARCH].shares and len(house.thinking.budgets) == 1
    house.time += 100
    house.thinking.tidy()
    assert not house.thinking.budgets


def test_tidying_up_while_others_are_busy() -> None:
    house = House((10.0, 1.0))
    flood(house, 2)
    house.once.add("passing")
    house.ask("passing", SEARCH, 0.4)
    house.run(20.0)
    assert set(house.thinking.pools[SEARCH].shares) == {"flood", "passing"}
    house.thinking.tidy()
    assert set(house.thinking.pools[SEARCH].shares) == {"flood"}
    house.run(20.0)


# ------------------------------------------------------------------ so many and no more


def test_a_gate_counts_each_address_and_all() -> None:
    gate = Gate(2, 3)
    with gate.enter("a"), gate.enter("a"):
        with pytest.raises(Full), gate.enter("a"):
            pass
        with gate.enter("b"), pytest.raises(Full), gate.enter("c"):
            pass
        with gate.enter("c"):
            pass
    assert not gate.inside and gate.refused == 2
