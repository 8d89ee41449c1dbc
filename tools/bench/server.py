"""Measures the server: a real `landsraad serve` on a SQLite file, real sockets, prepared games.

    python tools/bench/server.py                    everything; one JSON line for each figure
    python tools/bench/server.py moves fanout       only these
    python tools/bench/server.py soak --soak 30 --tables 50

`moves`    players who answer as soon as the last move came back (`closed`), or send the whole game at once
           (`pipelined`); counts moves that were stored and whose state arrived
`fanout`   from a move to its arrival at 100 watchers
`start`    from `Play now` to the first decision
`soak`     two minutes of bots at 200 tables, while people move at others
`flood`    how long the bots at a person's table take for their turns, alone and while one address has 30 tables of
           expert bots; a ratio of at most 2 is promised
`many`, `idle`, `processes` (only with `--database`)    see `tools/bench/tables.py`

On a busy machine, compare processor times rather than rates: those of the server and of the client, which shares the
processors with it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tools.bench import bots, moves, tables
from tools.bench.service import BUILDS, Service

MEASURES = ("start", "moves", "fanout", "many", "idle", "processes", "flood", "soak")


def report(build: str, found: dict[str, Any]) -> None:
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
    tables.raise_limit()
    for name in args.measures or MEASURES:
        if name == "processes":
            if args.database.startswith("postgresql"):
                report(build, asyncio.run(tables.processes(build, args.database, args.at_once, args.seconds, 3)))
            elif args.measures:
                raise SystemExit("`processes` wants a PostgreSQL: --database postgresql+psycopg://…")
            continue
        service = Service(build, args.database, unlimited=name != "flood")
        try:
            time.sleep(2)  # for the bot workers to start
            if name == "start":
                report(build, moves.start(service, 20))
            elif name == "moves":
                for pipelined in (False, True):
                    report(build, asyncio.run(moves.moves(service, args.at_once, args.seconds, pipelined)))
            elif name == "fanout":
                report(build, asyncio.run(moves.fanout(service, 100, 150)))
            elif name == "many":
                report(build, asyncio.run(tables.many(service, args.many, args.soak / 4)))
            elif name == "idle":
                report(build, tables.idle(service, 1000))
            elif name == "flood":
                for watched, shared in ((True, False), (True, True), (False, False)):
                    report(build, asyncio.run(bots.flood(service, args.level, args.turns, watched, shared)))
                    service.stop()
                    service = Service(build, args.database, unlimited=False)
                    time.sleep(2)
            elif name == "soak":
                report(build, asyncio.run(bots.Soak(service, args.tables, args.soak).run()))
            else:
                raise SystemExit(f"no measure is called {name!r}; there is {', '.join(MEASURES)}")
        finally:
            service.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
