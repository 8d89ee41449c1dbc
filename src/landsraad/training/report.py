"""The report of a course: a page of Markdown and two pictures."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Final

from landsraad.bots.networks import NetworkFile
from landsraad.training.fit import Progress
from landsraad.trials.charts import Bar, Panel, svg
from landsraad.trials.statistics import Standing

CHANCE: Final = 0.5  # of a bot that is as good as the other
ERRORS: Final = 4  # standard errors in a 95 % interval, about
MARGIN: Final = 0.5  # standard errors that a new network has to be better by


def write_report(folder: Path, network: NetworkFile, progress: Progress, found: list[Standing], accepted: bool,
                 old: str) -> Path:
    """Writes `report.md`, `loss.svg` and `match.svg`."""
    head, made = network.head, network.head["made"]
    lines = [f"# {head['layout']}", "", f"Learnt from {progress.games:,} games of `{made['bot']}`, "
             f"{progress.positions:,} positions; rules {made['rules']}, observation {head['schema']}.", "",
             "Loss on games that were held out, after each epoch; the last column is the calibrated evaluation alone.",
             "", "| epoch | learnt from | held out | evaluation |", "|---|---|---|---|"]
    lines += [f"| {n} | {learnt:.4f} | {held_out:.4f} | {evaluation:.4f} |"
              for n, (learnt, held_out, evaluation) in enumerate(progress.epochs, 1)]
    lines += ["", "| round | positions | network | evaluation |", "|---|---|---|---|"]
    lines += [f"| {r} | {n} | {mine:.4f} | {theirs:.4f} |" for r, n, mine, theirs in progress.rounds]
    if found:
        lines += ["", f"## Against {'the evaluation alone' if old == 'none' else 'the network in ' + old}", "",
                  "| bot | games | won | 95 % interval | points |", "|---|---|---|---|---|"]
        lines += [f"| {each.bot} | {each.games} | {100 * each.win_rate:.1f} % | {100 * each.interval[0]:.1f}–"
                  f"{100 * each.interval[1]:.1f} % | {each.points:.2f} |" for each in found]
        lines += ["", "The new network is accepted." if accepted else "The new network is not accepted."]
        write_match(folder / "match.svg", head["layout"], found)
    lines += ["", "## Settings", "", "```json", json.dumps(made, indent=1), "```", ""]
    write_losses(folder / "loss.svg", head["layout"], progress)
    path = folder / "report.md"
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


def write_losses(path: Path, layout: str, progress: Progress) -> None:
    """How much better than the evaluation the network foresees the winner, by round."""
    bars = []
    for r, n, mine, theirs in progress.rounds:
        spread = 2 / math.sqrt(max(n, 1)) * 0.3  # a rough guess: positions of a game are not independent
        gain = max(theirs - mine, 0.0)
        bars.append(Bar(f"round {r}", gain, max(gain - spread, 0), gain + spread, f"{theirs - mine:+.3f}"))
    path.write_text(svg(layout, [Panel("log loss, evaluation less network", bars)]), encoding="utf-8")


def write_match(path: Path, layout: str, found: list[Standing]) -> None:
    bars = [Bar(each.bot.rpartition("/")[2], each.win_rate, *each.interval, f"{100 * each.win_rate:.1f} %")
            for each in found]
    path.write_text(svg(layout, [Panel("won", bars, 1.0)]), encoding="utf-8")


def is_better(found: list[Standing], alone: bool) -> bool:
    """Whether the first bot has won the match. Alone, both play the same games against the automas."""
    new, old = found[0], found[1]
    least = old.win_rate if alone else CHANCE
    return new.win_rate > least + MARGIN * (new.interval[1] - new.interval[0]) / ERRORS
