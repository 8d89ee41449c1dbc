"""Measures reviews over many games: is luck 0 on average, and how much do the decisions of each level lose?

    make compile
    PYTHONPATH=build/compiled:. nice -n 19 .venv/bin/python -P tools/measure_reviews.py luck imperium --players 4 \\
        --games 500 --seconds 600 --out luck-imperium-4.jsonl

Each game is a line of FILE. With the same FILE it goes on where it stopped, after `--seconds` of processor time or a
kill; with `--seconds 0` it only prints the figures. `luck` reviews quick games of equal bots. `losses` judges one in
`--one-in` decisions of games between `--bots`, which change their seats from game to game.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

import landsraad
from landsraad.analysis.calibration import QUICK
from landsraad.analysis.measuring import (
    Loss,
    Parts,
    losses_of_game,
    mean_of,
    parts_of_game,
    percentile,
    played,
    spread_of,
)

FIRST_SEED: Final = 500_000
EXACT: Final = 1e-9  # a sum that is off by less is right
PARTS: Final = ("luck", "play", "others", "rest")
TOLD: Final = (0.5, 0.75, 0.9, 0.95, 0.98, 0.99)
SIGNIFICANT: Final = 2.0


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("luck", "losses"))
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--bots", default="easy,normal,hard", help="levels, for losses")
    parser.add_argument("--one-in", type=int, default=4, help="decisions, of which one is judged")
    parser.add_argument("--seed", type=int, default=FIRST_SEED)
    parser.add_argument("--seconds", type=float, default=600.0, help="of processor time, at most")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE")
    args = parser.parse_args(words)
    measure(args)
    rows = [json.loads(line) for line in args.out.read_text("utf-8").splitlines()] if args.out.exists() else []
    if args.what == "luck":
        tell_luck([[Parts(**each) for each in row["parts"]] for row in rows])
    else:
        tell_losses([Loss(**each) for row in rows for each in row["losses"]])


def measure(args: argparse.Namespace) -> None:
    """Reviews the games that are missing in the file."""
    known = {json.loads(line)["seed"] for line in args.out.read_text("utf-8").splitlines()} if args.out.exists() else ()
    game = landsraad.game(args.game)
    options = game.check_options({"players": args.players})
    game = game.variant(options)
    with args.out.open("a", encoding="utf-8") as out:
        for seed in range(args.seed, args.seed + args.games):
            if time.process_time() > args.seconds:
                break
            if seed not in known:
                out.write(json.dumps({"seed": seed, **row_of(args, game, options, seed)}) + "\n")
                out.flush()


def row_of(args: argparse.Namespace, game: Any, options: dict[str, Any], seed: int) -> dict[str, Any]:
    if args.what == "luck":
        return {"parts": [asdict(each) for each in parts_of_game(played(game, options, seed, (QUICK,)))]}
    bots = args.bots.split(",")
    first = seed % len(bots)
    seated = bots[first:] + bots[:first]
    return {"losses": [asdict(each) for each in losses_of_game(played(game, options, seed, seated), seated, seed,
                                                               args.one_in)]}


def tell_luck(games: list[list[Parts]]) -> None:
    if len(games) < 2:
        return
    wrong = sum(abs(each.sum - each.final) > EXACT for game in games for each in game)
    print(f"{len(games)} games; sums that do not make the result: {wrong}")
    print("seat  " + "  ".join(f"{name:>20}" for name in PARTS) + "   luck of one game")
    for n, first in enumerate(games[0]):
        cells = []
        for name in PARTS:
            found = mean_of([getattr(game[n], name) for game in games])
            cells.append(f"{100 * found.value:+8.2f} ± {100 * found.error:5.2f} {'ok' if found.is_zero() else '--'}")
        luck = spread_of([game[n].luck for game in games])
        print(f"{first.seat:<4}  " + "  ".join(f"{cell:>20}" for cell in cells) + f"   ± {100 * luck:.0f}")


def tell_losses(losses: list[Loss]) -> None:
    print("level   decisions  mean loss  certain  " + "  ".join(f"{100 * part:>5.0f}%" for part in TOLD))
    for level in dict.fromkeys(each.level for each in losses):
        found = [each for each in losses if each.level == level]
        certain = [max(each.loss, 0.0) if each.loss > SIGNIFICANT * each.error else 0.0 for each in found]
        counted = sum(each > 0.0 for each in certain) / len(found)
        print(f"{level:<8}{len(found):>9}  {100 * sum(each.loss for each in found) / len(found):>9.2f}  "
              f"{100 * counted:>6.1f}%  " + "  ".join(f"{100 * percentile(certain, part):>6.2f}" for part in TOLD))
    spreads = [each.spread for each in losses]
    print("spread of the moves compared: " + "  ".join(
        f"{100 * part:.0f}%: {100 * percentile(spreads, part):.2f}" for part in (0.1, 0.25, 0.5, 0.75, 0.9)))


if __name__ == "__main__":
    main()
