"""Server benchmarks of single moves: their rate, their arrival at viewers, and the first decision."""

from __future__ import annotations

import asyncio
import time
from statistics import median
from typing import Any, Protocol

import landsraad
from tools.bench.service import Service, Wire, known_game, seq_of, sit


class Servers(Protocol):
    """One server, or several on one database."""

    def new(self, players: int, seats: list[dict[str, str]], **more: Any) -> Any: ...

    def place(self, id: str) -> Service: ...

    def cpu(self) -> float: ...


async def moves(service: Servers, tables: int, seconds: float, pipelined: bool,
                games: list[list[str]] | None = None) -> dict[str, Any]:
    """Measures solo tables, where automas answer every move of one person.

    Each table plays a different game, so that nothing is cached. Tables are created before the clock starts.
    """
    games = games or [known_game(1, seed) for seed in range(int(40 * seconds))]
    made = [service.new(1, [{"controller": "human"}], seed=seed) for seed in range(len(games))]
    counted = heard_of = 0

    async def one(n: int) -> None:
        nonlocal counted
        for table in range(n, len(made), tables):
            script = games[table]
            over = asyncio.Event()
            at = 0

            def receive(wire: Wire, payload: bytes, script: list[str] = script, over: asyncio.Event = over) -> None:
                nonlocal at, counted, heard_of
                if payload.startswith(b'{"type":"refused"'):
                    raise SystemExit(payload[:300].decode())
                heard_of += 1
                seq = seq_of(payload)
                first = payload.startswith(b'{"type":"state"')
                if first and pipelined:
                    for i, move in enumerate(script):
                        wire.send({"type": "move", "expect": i, "move": move})
                if seq > at or first:
                    counted += seq - at
                    at = seq
                    if at == len(script):
                        over.set()
                    elif not pipelined:
                        wire.send({"type": "move", "expect": at, "move": script[at]})
            id = made[table]["id"]
            wire = await sit(service.place(id), id, receive, made[table]["seats"][0]["token"])
            wire.ended = over
            await over.wait()
            if wire.lost:
                raise SystemExit(f"a connection was lost after {at} moves")
            assert wire.transport is not None
            wire.transport.close()

    begun, cpu, own = time.perf_counter(), service.cpu(), time.process_time()
    await asyncio.gather(*(one(n) for n in range(tables)))
    rate = counted / (time.perf_counter() - begun)
    each = 1e6 / max(counted, 1)
    return {"measure": f"server moves {'pipelined' if pipelined else 'closed'}", "tables": tables, "moves": counted,
            "updates": heard_of, "moves_per_second": round(rate),
            "server_cpu_us_per_move": round((service.cpu() - cpu) * each),
            "client_cpu_us_per_move": round((time.process_time() - own) * each)}


# ------------------------------------------------------------------ fan-out


async def fanout(service: Service, watchers: int, rounds: int) -> dict[str, Any]:
    made = service.new(4, [{"controller": "human"}] * 4, seed=1)
    tokens = {seat["seat"]: seat["token"] for seat in made["seats"]}
    arrived: dict[int, list[float]] = {}
    all_there: dict[int, asyncio.Event] = {}

    def receive(wire: Wire, payload: bytes) -> None:
        seq = seq_of(payload)
        times = arrived.setdefault(seq, [])
        times.append(time.perf_counter())
        if len(times) == watchers and seq in all_there:
            all_there[seq].set()
    wires = [await sit(service, made["id"], receive) for _ in range(watchers)]
    players = {seat: await sit(service, made["id"], lambda wire, payload: None, token)
               for seat, token in tokens.items()}
    await asyncio.sleep(1)
    table = landsraad.new("imperium", players=4, seed=1)
    cpu = service.cpu()
    middle: list[float] = []
    last: list[float] = []
    for _ in range(rounds):
        move = table.notation(table.legal()[0])
        seq = len(table.moves) + 1
        all_there[seq] = asyncio.Event()
        arrived[seq] = []
        sent = time.perf_counter()
        players[str(table.actor)].send({"type": "move", "expect": seq - 1, "move": move})
        table.play(move)
        await all_there[seq].wait()
        times = [at - sent for at in arrived[seq]]
        middle.append(median(times))
        last.append(max(times))
        await asyncio.sleep(0.01)
    cost = (service.cpu() - cpu) / (rounds * watchers)
    for wire in [*wires, *players.values()]:
        assert wire.transport is not None
        wire.transport.close()
    return {"measure": "server fan-out", "watchers": watchers, "p50_ms": round(median(middle) * 1000, 2),
            "last_p50_ms": round(median(last) * 1000, 2), "server_cpu_us_per_arrival": round(cost * 1e6, 1)}


# ------------------------------------------------------------------ the first decision


def start(service: Service, times: int) -> dict[str, Any]:
    took = []
    for _ in range(times):
        begun = time.perf_counter()
        made = service.new(4, [{"controller": "human"}])
        token = made["seats"][0]["token"]
        state: dict[str, Any] = {"seq": -1, "legal": []}
        while not state["legal"]:
            state = service.ask(f"/api/tables/{made['id']}?wait=5&seq={state['seq']}", token=token)
        took.append(time.perf_counter() - begun)
    return {"measure": "server first decision", "p50_ms": round(median(took) * 1000, 1),
            "worst_ms": round(max(took) * 1000, 1)}
