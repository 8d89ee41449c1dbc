"""Server benchmarks with bots: many tables of bots, and one client that asks for all of them."""

from __future__ import annotations

import asyncio
import json
import random
import time
from typing import Any

from tools.bench.service import Service, Wire, seq_of, sit

BOTS = [{"controller": "bot"}] * 4


class Soak:
    """Bots play without a pause at many tables, while people move at eight of them.

    A new table replaces each one that ends, and every tenth has a spectator. Each person's move is timed from the click
    to the new state.

    Memory is that of the server and its workers: after a warm-up of a third of the time (until then, finished tables
    pile up that are not yet forgotten), halfway through the rest, and at the end.
    """

    def __init__(self, service: Service, tables: int, seconds: float) -> None:
        self.service = service
        self.tables = tables
        self.seconds = seconds
        self.end = time.monotonic() + seconds
        self.seen: dict[str, int] = {}  # moves seen at each table
        self.finished = 0
        self.took: list[float] = []
        self.memory: list[float] = []
        self.errors: list[str] = []

    async def run(self) -> dict[str, Any]:
        await asyncio.gather(self.weigh(), *(self.look_in() if n % 10 else self.watch() for n in range(self.tables)),
                             *(self.person(n) for n in range(8)))
        took = sorted(self.took)
        return {"measure": "server soak", "tables": self.tables, "seconds": self.seconds,
                "errors": len(self.errors) + len(self.service.complaints()),
                "first_errors": [*self.errors, *self.service.complaints()][:3],
                "bot_moves_per_second": round(sum(self.seen.values()) / self.seconds),
                "games_finished": self.finished, "human_moves": len(took),
                "human_p50_ms": round(took[len(took) // 2] * 1000, 1),
                "human_p99_ms": round(took[int(len(took) * 0.99)] * 1000, 1),
                "human_worst_ms": round(took[-1] * 1000, 1),
                "memory_mb": [self.weight(at) for at in (1 / 3, 2 / 3, 1)]}

    def open(self) -> bool:
        return time.monotonic() < self.end

    async def new(self, players: int, seats: list[dict[str, str]]) -> Any:
        return await asyncio.to_thread(self.service.new, players, seats)

    async def look_in(self) -> None:
        while self.open():
            made, over = await self.new(4, BOTS), False
            while not over and self.open():
                await asyncio.sleep(3)
                state = await asyncio.to_thread(self.service.ask, f"/api/tables/{made['id']}?since=2000000000")
                self.seen[made["id"]], over = state["seq"], state["over"]
            self.finished += over

    async def watch(self) -> None:
        while self.open():
            made = await self.new(4, BOTS)
            over = asyncio.Event()

            def receive(wire: Wire, payload: bytes, id: str = made["id"], over: asyncio.Event = over) -> None:
                self.seen[id] = seq_of(payload)
                if b'"over":true' in payload:
                    over.set()
            wire = await sit(self.service, made["id"], receive)
            while not over.is_set() and not wire.lost and self.open():
                try:
                    await asyncio.wait_for(over.wait(), 1)
                except TimeoutError:
                    continue
            self.finished += over.is_set()
            self.leave(wire)

    async def person(self, n: int) -> None:
        chance = random.Random(n)
        while self.open():
            made = await self.new(3, [{"controller": "human"}])
            state: dict[str, Any] = {"legal": [], "seq": -1, "over": False}
            updated = asyncio.Event()

            def receive(wire: Wire, payload: bytes, state: dict[str, Any] = state,
                        updated: asyncio.Event = updated) -> None:
                message = json.loads(payload)
                if message["type"] == "refused":
                    self.errors.append(message["error"])
                state.update(message["state"])
                updated.set()
            wire = await sit(self.service, made["id"], receive, made["seats"][0]["token"])
            wire.ended = updated
            while self.open() and not state["over"] and not wire.lost:
                if state["legal"]:
                    await asyncio.sleep(chance.uniform(0.05, 0.4))
                    seq, begun = state["seq"], time.perf_counter()
                    wire.send({"type": "move", "expect": seq, "move": chance.choice(state["legal"])["move"]})
                    while state["seq"] <= seq and not wire.lost:
                        updated.clear()
                        await updated.wait()
                    self.took.append(time.perf_counter() - begun)
                else:
                    updated.clear()
                    await updated.wait()
            self.leave(wire)

    def leave(self, wire: Wire) -> None:
        if wire.lost:
            self.errors.append("a connection was lost")
        assert wire.transport is not None
        wire.transport.close()

    async def weigh(self) -> None:
        while self.open():
            self.memory.append(self.service.memory())
            await asyncio.sleep(max(self.seconds / 60, 0.5))

    def weight(self, at: float) -> int:
        """The mean of the last few memory samples before a fraction of the time."""
        end = max(round(len(self.memory) * at), 1)
        few = self.memory[max(end - 5, 0):end]
        return round(sum(few) / len(few))


# ------------------------------------------------------------------ one address that wants all the bots


async def bot_turns(service: Service, level: str, turns: int, address: str) -> list[float]:
    """Returns the seconds between a person's turns.

    Game and choices are fixed, so bots always have the same work.
    """
    seats = [{"controller": "human"}, *({"controller": "bot", "level": level} for _ in range(3))]
    made = await asyncio.to_thread(service.new, 4, seats, address, seed=7)
    chance = random.Random(7)
    state: dict[str, Any] = {}
    updated = asyncio.Event()

    def receive(wire: Wire, payload: bytes) -> None:
        state.update(json.loads(payload)["state"])
        updated.set()
    wire = await sit(service, made["id"], receive, made["seats"][0]["token"], address)
    wire.ended = updated
    took: list[float] = []
    since = time.perf_counter()
    while len(took) < turns and not state.get("over") and not wire.lost:
        if state.get("legal"):
            if since:
                took.append(time.perf_counter() - since)
                since = 0.0
            await asyncio.sleep(0.06)  # as fast as one socket may send
            seq = state["seq"]
            wire.send({"type": "move", "expect": seq, "move": chance.choice(state["legal"])["move"]})
            while state["seq"] == seq and not wire.lost:
                updated.clear()
                await updated.wait()
        else:
            since = since or time.perf_counter()
            updated.clear()
            await updated.wait()
    if wire.lost:
        raise SystemExit("the person's connection was lost")
    assert wire.transport is not None
    wire.transport.close()
    return took


async def flood(service: Service, level: str, turns: int, watched: bool, shared: bool) -> dict[str, Any]:
    """`watched`: each of the 30 tables has a spectator; `shared`: they come from the person's own address."""
    await bot_turns(service, level, 2, "10.0.0.1")  # the first turns are slower, because nothing is cached
    alone = await bot_turns(service, level, turns, "10.0.0.1")
    flooder = "10.0.0.1" if shared else "10.0.0.2"
    experts = [{"controller": "bot", "level": "expert"}] * 4
    seqs: dict[str, int] = {}
    wires = []
    for _ in range(30 if not shared else 26):  # an address may create 30 tables at once, including the person's
        made = await asyncio.to_thread(service.new, 4, experts, flooder)

        def receive(wire: Wire, payload: bytes, id: str = made["id"]) -> None:
            seqs[id] = seq_of(payload)
        if watched:
            wires.append(await sit(service, made["id"], receive, address=flooder))
    await asyncio.sleep(2)
    before, began = sum(seqs.values()), time.perf_counter()
    flooded = await bot_turns(service, level, turns, "10.0.0.1")
    rate = (sum(seqs.values()) - before) / (time.perf_counter() - began)
    for wire in wires:
        assert wire.transport is not None
        wire.transport.close()
    return {"measure": "server flood", "level": level, "watched": watched, "shared_address": shared,
            "turns": len(alone), "alone_ms": round(sum(alone) / len(alone) * 1000, 1),
            "flooded_ms": round(sum(flooded) / len(flooded) * 1000, 1),
            "flooded_worst_ms": round(max(flooded) * 1000, 1), "flood_moves_per_second": round(rate, 1),
            "ratio": round(sum(flooded) / sum(alone), 2)}
