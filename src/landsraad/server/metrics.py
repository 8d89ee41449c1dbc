"""Prometheus metrics of one server.

Each server has its own registry, so several can live in one process. Metrics on the path of a move are bound to their
labels once. Gauges are read when somebody asks for them.
"""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Callable, Iterator
from itertools import accumulate
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString
from starlette.types import ASGIApp, Message, Receive, Scope, Send

disable_created_metrics()  # type: ignore[no-untyped-call]

PATTERN: Final = "landsraad.pattern"  # in the scope of a request: the pattern of its endpoint
OTHER: Final = "other"
SHORT: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
LONG: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 15.0, 30.0, 60.0)
MOVES: Final = "Moves stored by this process."
JOBS: Final = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0, 1000.0)


class Durations(Collector):
    """A histogram of seconds without locks, for values that one thread alone adds."""

    def __init__(self, name: str, about: str, registry: CollectorRegistry) -> None:
        self.name = name
        self.about = about
        self.counts = [0] * (len(SHORT) + 1)
        self.sum = 0.0
        registry.register(self)

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(SHORT, seconds)] += 1
        self.sum += seconds

    def describe(self) -> list[Metric]:
        return [HistogramMetricFamily(self.name, self.about)]

    def collect(self) -> Iterator[Metric]:
        bounds = [*map(floatToGoString, SHORT), "+Inf"]
        buckets = list(zip(bounds, accumulate(self.counts), strict=True))
        yield HistogramMetricFamily(self.name, self.about, buckets=buckets, sum_value=self.sum)


class Moves(Collector):
    """Counts moves by game and by player or bot, without locks."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self.games: dict[str, GameMeter] = {}
        registry.register(self)

    def describe(self) -> list[Metric]:
        return [CounterMetricFamily("landsraad_moves", MOVES)]

    def collect(self) -> Iterator[Metric]:
        out = CounterMetricFamily("landsraad_moves", MOVES, labels=["game", "by"])
        for game, meter in self.games.items():
            out.add_metric([game, "human"], meter.by_people)
            out.add_metric([game, "bot"], meter.by_bots)
        yield out


class GameMeter:
    """The metrics of all tables of one game."""

    def __init__(self, stored: Durations) -> None:
        self.by_people = 0
        self.by_bots = 0
        self.stored = stored

    def move_stored(self, bot: bool, received: float) -> None:
        """Counts a move. `received` is the `time.perf_counter` at which it came in."""
        if bot:
            self.by_bots += 1
        else:
            self.by_people += 1
        self.stored.observe(time.perf_counter() - received)


class Metrics:
    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.moves: Final = Moves(registry)
        self.stored: Final = Durations("landsraad_move_stored_seconds", "From the arrival of a move to its commit.",
                                       registry)
        self.told: Final = Durations("landsraad_move_told_seconds",
                                     "From the arrival of a move to the first message that tells of it.", registry)
        self.refusals: Final = Counter("landsraad_refusals", "What was refused, by kind.", ["kind"], registry=registry)
        self.requests: Final = Counter("landsraad_http_requests", "HTTP requests answered.",
                                       ["endpoint", "status"], registry=registry)
        self.request_seconds: Final = Histogram("landsraad_http_request_seconds", "Time to answer an HTTP request.",
                                                ["endpoint"], buckets=SHORT, registry=registry)
        self.jobs: Final = Histogram("landsraad_commit_jobs", "Writes that shared one commit.", buckets=JOBS,
                                     registry=registry)
        self.commit_seconds: Final = Histogram("landsraad_commit_seconds", "Time of one commit.", buckets=SHORT,
                                               registry=registry)
        self.thinking: Final = Histogram("landsraad_bot_thinking_seconds",
                                         "From the question to a bot to its answer, waiting included.",
                                         buckets=LONG, registry=registry)
        errors = Counter("landsraad_errors", "Failures that are not the visitor's fault.", ["where"], registry=registry)
        self.request_errors: Final = errors.labels("request")
        self.socket_errors: Final = errors.labels("socket")
        self.database_errors: Final = errors.labels("database")
        self._answers: dict[tuple[str, int], Callable[[], None]] = {}
        self._durations: dict[str, Callable[[float], None]] = {}
        ProcessCollector(registry=registry)

    def game(self, name: str) -> GameMeter:
        meter = self.moves.games.get(name)
        if meter is None:
            meter = self.moves.games[name] = GameMeter(self.stored)
        return meter

    def refused(self, error: Exception) -> None:
        self.refusals.labels(type(error).__name__).inc()

    def committed(self, jobs: int, seconds: float) -> None:
        self.jobs.observe(jobs)
        self.commit_seconds.observe(seconds)

    def answered(self, pattern: str, status: int, seconds: float) -> None:
        key = (pattern, status // 100)
        count = self._answers.get(key)
        if count is None:
            count = self._answers[key] = self.requests.labels(pattern, f"{status // 100}xx").inc
        count()
        observe = self._durations.get(pattern)
        if observe is None:
            observe = self._durations[pattern] = self.request_seconds.labels(pattern).observe
        observe(seconds)
        if status >= 500:
            self.request_errors.inc()

    async def measure(self, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers one HTTP request and counts it. An address that matches no pattern is never a label."""
        began = time.perf_counter()
        status = 500

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)
        try:
            await app(scope, receive, noting)
        finally:
            self.answered(scope.get(PATTERN, OTHER), status, time.perf_counter() - began)

    def read(self, gauges: Callable[[], dict[str, float]]) -> None:
        """Registers gauges, which are read with each request. `HELP` has their names."""
        self.registry.register(Readings(gauges))

    def text(self) -> bytes:
        return generate_latest(self.registry)


HELP: Final = {
    "landsraad_tables": "Tables in memory.",
    "landsraad_sockets": "Open sockets.",
    "landsraad_watchers": "Players and spectators connected to tables, sockets and waiting requests together.",
    "landsraad_bot_queue": "Decisions that wait for a bot.",
    "landsraad_stopping": "1 while the server is stopping.",
    "landsraad_workers_lost": "Processes that thought for bots and ended by themselves.",
}


class Readings(Collector):
    def __init__(self, gauges: Callable[[], dict[str, float]]) -> None:
        self._gauges = gauges

    def describe(self) -> list[Metric]:
        return []

    def collect(self) -> Iterator[Metric]:
        for name, value in self._gauges().items():
            kind = CounterMetricFamily if name.endswith("_lost") else GaugeMetricFamily
            yield kind(name, HELP[name], value=value)
