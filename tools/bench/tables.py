"""Server benchmarks with many tables or several servers, run by `tools/bench/server.py`.

`many`: 1,000 tables with a socket for each of three players, and a move at each table every five seconds, timed from
the move to its arrival at its player and at the last of the three. `idle`: memory of an abandoned table for four, new
and after ten moves. `processes`: like `moves`, through one server and through two on the same PostgreSQL (`--database
postgresql+psycopg://…`), in turn. Two servers, their database and their players need more than two cores; with fewer,
look at the processor time of a move, not at the rate.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

import landsraad
from tools.bench.moves import moves
from tools.bench.service import Service, Wire, known_game, seq_of, sit

EVERY = 5.0  # seconds between two moves of a table
GAMES = 50  # number of different games


def raise_limit() -> None:
    """Raises the limit of open files, because both ends of thousands of sockets are files."""
    try:
        import resource
    except ImportError:
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


# ------------------------------------------------------------------ many tables, at a human pace


def script_of(seed: int, length: int) -> list[tuple[int, str]]:
    """The first moves of a three-player game, with their seats."""
    table = landsraad.new("imperium", players=3, seed=seed)
    chance = random.Random(seed)
    out: list[tuple[int, str]] = []
    while not table.over and len(out) < length:
        move = chance.choice(table.legal())
        out.append((table.seats.index(str(table.actor)), table.notation(move)))
        table.play(move)
    return out


async def many(service: Service, tables: int, seconds: float) -> dict[str, Any]:
    scripts = [script_of(seed, int(seconds / EVERY) + 1) for seed in range(GAMES)]
    made = [await asyncio.to_thread(service.new, 3, [{"controller": "human"}] * 3, "", seed=n % GAMES)
            for n in range(tables)]
    own: list[float] = []
    last: list[float] = []
    lost = 0

    class WatchedTable:
        """A table as its three players see it."""

        def __init__(self, n: int) -> None:
            self.script = scripts[n % GAMES]
            self.wires: list[Wire] = []
            self.seq = 0  # number of the pending move
            self.by = 0
            self.sent = 0.0
            self.arrived = 0
            self.done = asyncio.Event()

        def receive(self, i: int, payload: bytes) -> None:
            if payload.startswith(b'{"type":"refused"'):
                raise SystemExit(payload[:300].decode())
            if self.seq and seq_of(payload) == self.seq and payload.startswith(b'{"type":"changes"'):
                took = time.perf_counter() - self.sent
                self.arrived += 1
                if i == self.by:
                    own.append(took)
                if self.arrived == 3:
                    last.append(took)
                    self.done.set()

        def ear(self, i: int) -> Callable[[Wire, bytes], None]:
            return lambda _, payload: self.receive(i, payload)

        async def play(self, begin: float) -> None:
            for n, (seat, move) in enumerate(self.script):
                await asyncio.sleep(max(begin + n * EVERY - time.perf_counter(), 0))
                if time.perf_counter() > end:
                    break
                self.seq, self.by, self.arrived = n + 1, seat, 0
                self.done.clear()
                self.sent = time.perf_counter()
                self.wires[seat].send({"type": "move", "expect": n, "move": move})
                await self.done.wait()

    desks = []
    for n, table in enumerate(made):
        desk = WatchedTable(n)
        desk.wires = [await sit(service, table["id"], desk.ear(i), seat["token"])
                      for i, seat in enumerate(table["seats"])]
        desks.append(desk)
    await asyncio.sleep(2)
    begin, cpu = time.perf_counter() + 0.5, service.cpu()
    end = begin + seconds
    await asyncio.gather(*(desk.play(begin + EVERY * n / tables) for n, desk in enumerate(desks)))
    cost = (service.cpu() - cpu) / max(len(last), 1)
    for desk in desks:
        for wire in desk.wires:
            lost += wire.lost
            assert wire.transport is not None
            wire.transport.close()
    own.sort()
    last.sort()
    return {"measure": "server many tables", "tables": tables, "sockets": 3 * tables, "moves": len(last), "lost": lost,
            "p50_ms": round(median(own) * 1000, 2), "p99_ms": round(own[int(len(own) * 0.99)] * 1000, 2),
            "last_p50_ms": round(median(last) * 1000, 2), "last_p99_ms": round(last[int(len(last) * 0.99)] * 1000, 2),
            "worst_ms": round(last[-1] * 1000, 1), "server_cpu_us_per_move": round(cost * 1e6),
            "memory_mb": round(resident(service) / 1024)}


# ------------------------------------------------------------------ memory


def resident(service: Service) -> int:
    """Memory of the server process in kilobytes."""
    status = Path(f"/proc/{service.process.pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0])


def idle(service: Service, tables: int) -> dict[str, Any]:
    """Measures the memory of idle tables. The first ones do not count, because they load shared data."""
    def make(first: int, count: int, length: int) -> None:
        for n in range(first, first + count):
            made = service.new(4, [{"controller": "human"}] * 4, seed=n)
            tokens = [seat["token"] for seat in made["seats"]]
            table = landsraad.new("imperium", players=4, seed=n)
            for seq in range(length):
                actor, move = table.seats.index(str(table.actor)), table.legal()[0]
                service.ask(f"/api/tables/{made['id']}/moves",
                            {"token": tokens[actor], "expect": seq, "move": table.notation(move)})
                table.play(move)

    found = []
    for length, count in ((0, tables), (10, max(tables // 10, 1))):
        make(10_000 * (length + 1), max(count // 4, 1), length)
        before = resident(service)
        make(10_000 * (length + 1) + count, count, length)
        found.append((resident(service) - before) / count)
    return {"measure": "server idle table", "tables": tables, "fresh_kb": round(found[0], 1),
            "after_ten_moves_kb": round(found[1], 1)}


# ------------------------------------------------------------------ several servers on one database


class Several:
    """Servers that share a database, with the part of the `Service` interface that `moves` needs."""

    def __init__(self, services: list[Service]) -> None:
        self.services = services
        self.turn = 0
        self.at: dict[str, Service] = {}

    def new(self, *args: Any, **more: Any) -> Any:
        self.turn += 1
        service = self.services[self.turn % len(self.services)]
        made = service.new(*args, **more)
        self.at[made["id"]] = service
        return made

    def place(self, id: str) -> Service:
        return self.at[id]

    def cpu(self) -> float:
        return sum(service.cpu() for service in self.services)


async def processes(build: str, database: str, tables: int, seconds: float, rounds: int) -> dict[str, Any]:
    rates: dict[int, list[float]] = {1: [], 2: []}
    costs: dict[int, list[float]] = {1: [], 2: []}
    games = [known_game(1, seed) for seed in range(int(40 * seconds))]
    for _ in range(rounds):
        for number in (1, 2):
            services = [Service(build, database) for _ in range(number)]
            try:
                await asyncio.sleep(2)
                found = await moves(Several(services), tables, seconds, False, games)
            finally:
                for service in services:
                    service.stop()
            rates[number].append(found["moves_per_second"])
            costs[number].append(found["server_cpu_us_per_move"])
    one, two = median(rates[1]), median(rates[2])
    return {"measure": "server processes", "tables": tables, "rounds": rounds, "cores": os.cpu_count(),
            "one_moves_per_second": round(one), "two_moves_per_second": round(two), "ratio": round(two / one, 2),
            "one_cpu_us_per_move": round(median(costs[1])), "two_cpu_us_per_move": round(median(costs[2])),
            "ratio_by_cpu": round(2 * median(costs[1]) / median(costs[2]), 2)}
