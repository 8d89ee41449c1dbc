"""How fast tables are served: the real `landsraad serve` on a SQLite file, real sockets, games known beforehand.

    python tools/bench/server.py                    everything; one JSON line for each figure
    python tools/bench/server.py moves fanout       only these
    python tools/bench/server.py soak --soak 30 --tables 50

`moves`: every table has a player who answers as soon as the last move came back (`closed`), or who sends the whole
game at once (`pipelined`); counted are moves that were stored and whose state arrived. `fanout`: from a move to its
arrival at 100 watchers. `start`: from `Play now` to the first decision. `soak`: two minutes of bots at 200 tables, and
people who move meanwhile. `flood`: how long the bots of a person's table take for their turns, alone and while one
address has 30 tables of expert bots; a ratio of at most 2 is promised. `many`, `idle` and `processes` (the last one
with `--database` only) are in `tools/bench/tables.py`. On a machine with other work the processor time
says more than the clock: that of the server, and that of the client end, which shares the processors with it.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import random
import struct
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any, Protocol

import landsraad

BOTS = [{"controller": "bot"}] * 4
ROOT = Path(__file__).resolve().parents[2]
BUILDS = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}


class Service:
    """The server as a process of its own."""

    def __init__(self, build: str = "interpreted", database: str = "", unlimited: bool = True) -> None:
        self.build = build
        self.folder = tempfile.TemporaryDirectory(prefix="landsraad-bench-")
        self.log = (Path(self.folder.name) / "log").open("w+")
        address = database or f"sqlite:///{self.folder.name}/bench.db"
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-m", "landsraad.cli.main", "serve", "--api-only", "--no-browser", "--port", "0",
             "--database", address], stdout=subprocess.PIPE, stderr=self.log, text=True,
            env={**os.environ, "PYTHONPATH": str(BUILDS[build]), "LANDSRAAD_UNLIMITED": "1" if unlimited else ""})
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http://" not in line:
            raise SystemExit("the server did not start")
        host, port = line.split("http://")[1].split("/")[0].split(":")
        self.host, self.port = host, int(port)

    def ask(self, path: str, body: Any = None, token: str = "", address: str = "") -> Any:
        """`address`: as a proxy on this machine would name it."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json", **({"authorization": f"Bearer {token}"} if token else {}),
                   **({"x-forwarded-for": address} if address else {})}
        request = urllib.request.Request(f"http://{self.host}:{self.port}{path}", data, headers)
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    def new(self, players: int, seats: list[dict[str, str]], address: str = "", **more: Any) -> Any:
        return self.ask("/api/tables", {"game": "imperium", "options": {"players": players}, "seats": seats, **more},
                        address=address)

    def complaints(self) -> list[str]:
        """What the server has logged: nothing, if all is well."""
        return Path(self.log.name).read_text().splitlines()

    def memory(self) -> float:
        """Megabytes of the server and its workers."""
        children = subprocess.run(["ps", "-o", "rss=", "--ppid", str(self.process.pid), "-p", str(self.process.pid)],
                                  capture_output=True, text=True).stdout.split()
        return sum(int(word) for word in children) / 1024

    def cpu(self) -> float:
        """Seconds of processor time the server itself has used: what is left of a figure on a busy machine."""
        words = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")

    def place(self, id: str) -> Service:
        """The server of a table; see `tools.bench.tables.Several`."""
        return self

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)
        sys.stderr.writelines(f"{line}\n" for line in self.complaints())
        self.log.close()
        self.folder.cleanup()


class Wire(asyncio.Protocol):
    """A socket's client end, reduced to what a measurement needs: it must not cost more than the server."""

    def __init__(self, path: str, hello: dict[str, Any], heard: Callable[[Wire, bytes], None],
                 address: str = "") -> None:
        self.path = path
        self.more = f"X-Forwarded-For: {address}\r\n" if address else ""
        self.hello = hello
        self.heard = heard
        self.buffer = bytearray()
        self.open = False
        self.transport: asyncio.Transport | None = None
        self.lost = False
        self.ended: asyncio.Event | None = None  # set when the connection is lost, too

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(f"GET {self.path} HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{self.more}\r\n".encode())

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = True
        if self.ended is not None:
            self.ended.set()

    def send(self, message: dict[str, Any]) -> None:
        assert self.transport is not None
        self.transport.write(frame(message))

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            del self.buffer[:end + 4]
            self.open = True
            self.send(self.hello)
        while len(self.buffer) >= 2:
            size, start = self.buffer[1] & 127, 2
            if size == 126:
                if len(self.buffer) < 4:
                    return
                size, start = struct.unpack_from("!H", self.buffer, 2)[0], 4
            elif size == 127:
                if len(self.buffer) < 10:
                    return
                size, start = struct.unpack_from("!Q", self.buffer, 2)[0], 10
            if len(self.buffer) < start + size:
                return
            kind = self.buffer[0] & 15
            payload = bytes(self.buffer[start:start + size])
            del self.buffer[:start + size]
            if kind == 9 and self.transport is not None:
                self.transport.write(b"\x8a" + bytes([0x80 | len(payload)]) + b"\0\0\0\0" + payload)
            elif kind == 1:
                self.heard(self, payload)


def frame(message: dict[str, Any]) -> bytes:
    """Masked with zeros, as a client must and as costs nothing."""
    data = json.dumps(message, separators=(",", ":")).encode()
    head = bytes([0x81, 0x80 | len(data)]) if len(data) < 126 else b"\x81\xfe" + struct.pack("!H", len(data))
    return head + b"\0\0\0\0" + data


def seq_of(payload: bytes) -> int:
    at = payload.find(b'"seq":') + 6
    return int(payload[at:payload.index(b",", at)])


async def sit(service: Service, id: str, heard: Callable[[Wire, bytes], None], token: str = "",
              address: str = "") -> Wire:
    loop = asyncio.get_running_loop()
    hello = {"type": "hello", "token": token, "changes": True}
    _, wire = await loop.create_connection(lambda: Wire(f"/api/tables/{id}/socket", hello, heard, address),
                                           service.host, service.port)
    return wire


def known_game(players: int, seed: int) -> list[str]:
    table = landsraad.new("imperium", players=players, seed=seed)
    chance = random.Random(seed)
    while not table.over:
        table.play(chance.choice(table.legal()))
    return [table.notation(move) for move in table.moves]


# ------------------------------------------------------------------ moves


class Servers(Protocol):
    """One of them, or several on one database."""

    def new(self, players: int, seats: list[dict[str, str]], **more: Any) -> Any: ...

    def place(self, id: str) -> Service: ...

    def cpu(self) -> float: ...


async def moves(service: Servers, tables: int, seconds: float, pipelined: bool,
                games: list[list[str]] | None = None) -> dict[str, Any]:
    """Solo tables: one person each, whose every move is stored, answered by the automas, and shown. Each plays a game
    of its own, so that nothing is known from another one. The tables are made before the clock starts."""
    games = games or [known_game(1, seed) for seed in range(int(40 * seconds))]
    made = [service.new(1, [{"controller": "human"}], seed=seed) for seed in range(len(games))]
    counted = heard_of = 0

    async def one(n: int) -> None:
        nonlocal counted
        for table in range(n, len(made), tables):
            script = games[table]
            over = asyncio.Event()
            at = 0

            def heard(wire: Wire, payload: bytes, script: list[str] = script, over: asyncio.Event = over) -> None:
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
            wire = await sit(service.place(id), id, heard, made[table]["seats"][0]["token"])
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

    def heard(wire: Wire, payload: bytes) -> None:
        seq = seq_of(payload)
        times = arrived.setdefault(seq, [])
        times.append(time.perf_counter())
        if len(times) == watchers and seq in all_there:
            all_there[seq].set()
    wires = [await sit(service, made["id"], heard) for _ in range(watchers)]
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


# ------------------------------------------------------------------ many tables of bots


class Soak:
    """Bots without a pause at many tables, a new table for each that ends, somebody watching at every tenth; one person
    at each of eight tables moves now and then, and every move is timed from the click to the new state.

    Memory is that of the server and its workers: after a warm-up (a third of the time: until then there are more and
    more finished tables that are not yet forgotten), in the middle of what is left, and at the end."""

    def __init__(self, service: Service, tables: int, seconds: float) -> None:
        self.service = service
        self.tables = tables
        self.seconds = seconds
        self.end = time.monotonic() + seconds
        self.seen: dict[str, int] = {}  # how far each table has come
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

            def heard(wire: Wire, payload: bytes, id: str = made["id"], over: asyncio.Event = over) -> None:
                self.seen[id] = seq_of(payload)
                if b'"over":true' in payload:
                    over.set()
            wire = await sit(self.service, made["id"], heard)
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
            told = asyncio.Event()

            def heard(wire: Wire, payload: bytes, state: dict[str, Any] = state, told: asyncio.Event = told) -> None:
                message = json.loads(payload)
                if message["type"] == "refused":
                    self.errors.append(message["error"])
                state.update(message["state"])
                told.set()
            wire = await sit(self.service, made["id"], heard, made["seats"][0]["token"])
            wire.ended = told
            while self.open() and not state["over"] and not wire.lost:
                if state["legal"]:
                    await asyncio.sleep(chance.uniform(0.05, 0.4))
                    seq, begun = state["seq"], time.perf_counter()
                    wire.send({"type": "move", "expect": seq, "move": chance.choice(state["legal"])["move"]})
                    while state["seq"] <= seq and not wire.lost:
                        told.clear()
                        await told.wait()
                    self.took.append(time.perf_counter() - begun)
                else:
                    told.clear()
                    await told.wait()
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
        """At a part of the time: the mean of a few weighings up to then."""
        end = max(round(len(self.memory) * at), 1)
        few = self.memory[max(end - 5, 0):end]
        return round(sum(few) / len(few))


# ------------------------------------------------------------------ one address that wants all the bots


async def bot_turns(service: Service, level: str, turns: int, address: str) -> list[float]:
    """Seconds from the end of a person's turn to the next one; the game and the person's choices are always the same,
    so that the bots have the same to do."""
    seats = [{"controller": "human"}, *({"controller": "bot", "level": level} for _ in range(3))]
    made = await asyncio.to_thread(service.new, 4, seats, address, seed=7)
    chance = random.Random(7)
    state: dict[str, Any] = {}
    told = asyncio.Event()

    def heard(wire: Wire, payload: bytes) -> None:
        state.update(json.loads(payload)["state"])
        told.set()
    wire = await sit(service, made["id"], heard, made["seats"][0]["token"], address)
    wire.ended = told
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
                told.clear()
                await told.wait()
        else:
            since = since or time.perf_counter()
            told.clear()
            await told.wait()
    if wire.lost:
        raise SystemExit("the person's connection was lost")
    assert wire.transport is not None
    wire.transport.close()
    return took


async def flood(service: Service, level: str, turns: int, watched: bool, shared: bool) -> dict[str, Any]:
    """`watched`: somebody looks at each of the 30 tables; `shared`: they come from the person's own address."""
    await bot_turns(service, level, 2, "10.0.0.1")  # the first turns are slower: everything is new
    alone = await bot_turns(service, level, turns, "10.0.0.1")
    flooder = "10.0.0.1" if shared else "10.0.0.2"
    experts = [{"controller": "bot", "level": "expert"}] * 4
    seqs: dict[str, int] = {}
    wires = []
    for _ in range(30 if not shared else 26):  # one address makes 30 tables at once, the person's among them
        made = await asyncio.to_thread(service.new, 4, experts, flooder)

        def heard(wire: Wire, payload: bytes, id: str = made["id"]) -> None:
            seqs[id] = seq_of(payload)
        if watched:
            wires.append(await sit(service, made["id"], heard, address=flooder))
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


MEASURES = ("start", "moves", "fanout", "many", "idle", "processes", "flood", "soak")


def tell(build: str, found: dict[str, Any]) -> None:
    print(json.dumps({"build": build, **found, "load": round(os.getloadavg()[0], 1)}), flush=True)


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("measures", nargs="*", help=", ".join(MEASURES))
    parser.add_argument("--seconds", type=float, default=8, help="of `moves`, about")
    parser.add_argument("--level", default="easy", help="of the person's bots, for `flood`")
    parser.add_argument("--turns", type=int, default=12, help="of the person's bots, for `flood`")
    parser.add_argument("--soak", type=float, default=120, help="seconds of the soak")
    parser.add_argument("--tables", type=int, default=200, help="of bots, in the soak")
    parser.add_argument("--many", type=int, default=1000, help="tables, for `many`; it takes a quarter of the soak")
    parser.add_argument("--at-once", type=int, default=64, help="tables in play, for `moves`")
    parser.add_argument("--database", default="", help="another than a SQLite file of its own")
    parser.add_argument("--build", choices=list(BUILDS), help="default: compiled, if it is there")
    args = parser.parse_args(words)
    try:
        import uvloop
        uvloop.install()
    except ImportError:
        pass
    build = args.build or ("compiled" if BUILDS["compiled"].is_dir() else "interpreted")
    sys.path.insert(0, str(ROOT))
    from tools.bench import tables
    tables.raise_limit()
    for name in args.measures or MEASURES:
        if name == "processes":
            if args.database.startswith("postgresql"):
                tell(build, asyncio.run(tables.processes(build, args.database, args.at_once, args.seconds, 3)))
            elif args.measures:
                raise SystemExit("`processes` wants a PostgreSQL: --database postgresql+psycopg://…")
            continue
        service = Service(build, args.database, unlimited=name != "flood")
        try:
            time.sleep(2)  # the workers of the bots come up
            if name == "start":
                tell(build, start(service, 20))
            elif name == "moves":
                for pipelined in (False, True):
                    tell(build, asyncio.run(moves(service, args.at_once, args.seconds, pipelined)))
            elif name == "fanout":
                tell(build, asyncio.run(fanout(service, 100, 150)))
            elif name == "many":
                tell(build, asyncio.run(tables.many(service, args.many, args.soak / 4)))
            elif name == "idle":
                tell(build, tables.idle(service, 1000))
            elif name == "flood":
                for watched, shared in ((True, False), (True, True), (False, False)):
                    tell(build, asyncio.run(flood(service, args.level, args.turns, watched, shared)))
                    service.stop()
                    service = Service(build, args.database, unlimited=False)
                    time.sleep(2)
            elif name == "soak":
                tell(build, asyncio.run(Soak(service, args.tables, args.soak).run()))
            else:
                raise SystemExit(f"no measure is called {name!r}; there is {', '.join(MEASURES)}")
        finally:
            service.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
