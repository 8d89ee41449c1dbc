"""Prints the memory in MB that remains after viewing many copies of positions, for `test_compiled`."""

from __future__ import annotations

import random
import resource
import sys

import landsraad

LOOKS = 1500
UNIT = 2**20 if sys.platform == "darwin" else 2**10  # unit of `ru_maxrss` per megabyte


def highest() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / UNIT


def look(table: landsraad.Table) -> None:
    copy = table.clone()
    copy.view(None)
    copy.result()


def main() -> None:
    grown = 0.0
    for game in ("imperium", "uprising", "arrakis"):
        table, rng = landsraad.new(game, seed=3), random.Random(1)
        for _ in range(60):
            table.play(rng.choice(table.legal()))
        for _ in range(50):
            look(table)
        before = highest()
        for _ in range(LOOKS):
            look(table)
        grown += highest() - before
    print(round(grown, 1))


if __name__ == "__main__":
    main()
