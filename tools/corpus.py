"""Plays the games of tests/corpus again: 300 finished games over all games, modes and player counts.

    PYTHONPATH=build/compiled .venv/bin/python -P tools/corpus.py

Run it after an intended change of the rules, once tests/corpus/altered.yaml has been reviewed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import landsraad
from landsraad.bots import make_bot, observe
from landsraad.kernel.table import Table
from landsraad.trials.corpus import SUFFIX, CorpusGame, record_game, write_corpus
from landsraad.trials.executors import cores, run_jobs

HERE: Final = Path(__file__).resolve().parent.parent / "tests" / "corpus"
BOTS: Final = ("random", "greedy")

Job = tuple[str, str, dict[str, Any], int, str]


def modes() -> Iterator[tuple[str, str, dict[str, Any], int]]:
    """Tuples of name, game, options and number of games."""
    for game in ("imperium", "uprising"):
        option = next(option for option in landsraad.game(game).options if option.name == "difficulty")
        for level in option.choices:
            yield f"{game} alone {level}", game, {"players": 1, "difficulty": level}, 8
    for players in (2, 3, 4):
        yield f"imperium {players}", "imperium", {"players": players}, 22
        yield f"uprising {players}", "uprising", {"players": players}, 15
        yield f"uprising {players} choam", "uprising", {"players": players, "choam": "yes"}, 8
        yield f"uprising {players} base leaders", "uprising", {"players": players, "base_leaders": "yes"}, 6
    yield "uprising 6", "uprising", {"players": 6}, 24
    yield "arrakis 2", "arrakis", {"players": 2}, 20
    yield "arrakis 2 faq", "arrakis", {"players": 2, "rulings": "faq"}, 6
    yield "arrakis alone", "arrakis", {"players": 1}, 17
    yield "arrakis 3", "arrakis", {"players": 3}, 8
    yield "arrakis 4", "arrakis", {"players": 4}, 8


def play(job: Job) -> CorpusGame:
    name, game, options, number, bot = job
    table: Table = landsraad.new(game, seed=f"corpus {name} {number}", **options)
    minds = {seat: make_bot(bot, f"{name} {number} {seat}", table.game) for seat in table.seats}
    while not table.over:
        table.play(minds[str(table.actor)].choose(observe(table)))
    return record_game(f"{name} {number:02}", table)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=HERE / f"games{SUFFIX}")
    args = parser.parse_args()
    jobs: list[Job] = [(name, game, options, number, BOTS[number % 2])
                       for name, game, options, games in modes() for number in range(games)]
    games = []
    for done in run_jobs(play, jobs, cores()):
        games.append(done)
        print(f"{len(games)} of {len(jobs)}: {done.name}, {len(done.moves)} moves", file=sys.stderr)
    write_corpus(args.out, sorted(games, key=lambda one: one.name))
    print(f"{args.out}: {len(games)} games, {args.out.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
