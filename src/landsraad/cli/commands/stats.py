"""`landsraad stats FILE`: statistics of the games in a file, with 95 % intervals.

The file comes from `landsraad simulate --out` or `landsraad tournament --out`.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table as Grid

from landsraad.cli.arguments import Subcommands
from landsraad.cli.commands.batch_options import (
    between,
    checked_plot_path,
    leader_head,
    leader_name,
    message_or,
    percent,
    plain_grid,
    write_plot,
)
from landsraad.cli.language import add_language, catalogue_of
from landsraad.kernel.errors import BadInput
from landsraad.text.messages import Messages
from landsraad.trials.charts import Bar, Panel, svg, text_bar
from landsraad.trials.parquet import purpose_of, read_seat_results
from landsraad.trials.seat_results import AUTOMA
from landsraad.trials.summaries import Mean, Summary, Usage, WinRate

HEADS: Final = {"space": "stats-space", "card": "stats-card", "die-result": "stats-die-result",
                "planning-card": "stats-planning-card"}
WIDE: Final = 120
SHOWN: Final = 20  # lines of a long table, unless --all


def add(subcommands: Subcommands) -> None:
    parser = subcommands.add_parser("stats", help="tables and plots of games that were kept", description=__doc__)
    parser.add_argument("file", metavar="FILE", help="a Parquet file of games")
    parser.add_argument("--plot", metavar="FILE.svg", help="draw the tables")
    parser.add_argument("--all", action="store_true", help=f"every line of long tables, not the first {SHOWN}")
    parser.add_argument("--json", action="store_true", help="as JSON, for programs")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    file = Path(args.file)
    purpose = purpose_of(file)
    summary = Summary().add(read_seat_results(file))
    if summary.games == 0:
        raise BadInput(f"{file} holds no games")
    cat = catalogue_of(args)
    game = str(purpose["game"])
    panels = charts_of(cat, game, summary)
    if args.plot is not None:
        title = cat.text("plot-title", game=game, n=summary.games)
        write_plot(checked_plot_path(args.plot), svg(title, panels))
    if args.json:
        print(json.dumps({**purpose, **summary.to_json()}, ensure_ascii=False, indent=1))
    else:
        show(cat, game, summary, SHOWN if not args.all else 10_000)
    return 0


# ------------------------------------------------------------------ tables


def show(cat: Messages, game: str, summary: Summary, most: int) -> None:
    console = Console(highlight=False, soft_wrap=True)
    console.width = max(console.width, WIDE)  # wrapped lines are easier to read than wrapped cells
    console.print(cat.text("stats-head", game=game, n=summary.games))
    console.print(cat.text("stats-rounds", mean=f"{summary.rounds.mean:.2f}", interval=spanned(summary.rounds)))
    console.print(cat.text("stats-decisions", mean=f"{summary.decisions.mean:.1f}",
                           interval=spanned(summary.decisions)))
    console.print()
    console.print(length_grid(cat, summary))
    for head, shares in (("tournament-bot", summary.bots), ("simulate-seat", summary.seats),
                         (leader_head(game), summary.leaders)):
        if len(shares) > 1:
            console.print()
            console.print(share_grid(cat, head, shares))
    for kind, uses in by_kind(summary):
        console.print()
        console.print(use_grid(cat, kind, uses, most))
        if len(uses) > most:
            console.print(cat.text("stats-more", n=len(uses) - most))


def by_kind(summary: Summary) -> list[tuple[str, dict[str, Usage]]]:
    return [(kind, summary.used[kind]) for kind in HEADS if kind in summary.used]


def spanned(mean: Mean) -> str:
    low, high = mean.interval
    return f"{low:.2f}–{high:.2f}"


def length_grid(cat: Messages, summary: Summary) -> Grid:
    grid = plain_grid([cat.text("stats-length"), cat.text("simulate-games"), ""])
    grid.columns[2].justify = "left"
    top = max(summary.lengths.values())
    for rounds in sorted(summary.lengths):
        n = summary.lengths[rounds]
        grid.add_row(str(rounds), percent(n / summary.games), text_bar(n, top))
    return grid


def share_grid(cat: Messages, head: str, shares: dict[str, WinRate]) -> Grid:
    grid = plain_grid(cat.text(word) for word in (head, "simulate-games", "simulate-rate", "tournament-interval",
                                                  "simulate-points"))
    for key, share in ordered(shares, by_rate=head != "simulate-seat"):
        grid.add_row(called(cat, head, key), str(share.n), percent(share.rate), between(share.interval),
                     f"{share.points.mean:.2f}")
    return grid


def use_grid(cat: Messages, kind: str, uses: dict[str, Usage], most: int) -> Grid:
    grid = plain_grid(cat.text(word) for word in (HEADS[kind], "stats-times", "tournament-interval",
                                                  "stats-users", "simulate-rate", "tournament-interval"))
    for name, use in used_most(uses)[:most]:
        low, high = use.times.interval
        grid.add_row(message_or(cat, f"{kind}-{name}", name), f"{use.times.mean:.3f}", f"{max(low, 0):.3f}–{high:.3f}",
                     str(use.users.n), percent(use.users.rate), between(use.users.interval))
    return grid


def ordered(shares: dict[str, WinRate], by_rate: bool) -> Iterable[tuple[str, WinRate]]:
    return sorted(shares.items(), key=lambda item: (-item[1].rate, item[0]) if by_rate else (0.0, item[0]))


def used_most(uses: dict[str, Usage]) -> list[tuple[str, Usage]]:
    return sorted(uses.items(), key=lambda item: (-item[1].times.mean, item[0]))


def called(cat: Messages, head: str, key: str) -> str:
    if head == "tournament-bot":
        return cat.text("stats-automa") if key == AUTOMA else key
    return key if head == "simulate-seat" else leader_name(cat, key)


# ------------------------------------------------------------------ pictures


def charts_of(cat: Messages, game: str, summary: Summary) -> list[Panel]:
    panels = []
    for head, shares in (("tournament-bot", summary.bots), ("simulate-seat", summary.seats),
                         (leader_head(game), summary.leaders)):
        if len(shares) > 1:
            bars = [Bar(called(cat, head, key), share.rate, *share.interval,
                        f"{percent(share.rate)} ({between(share.interval)})")
                    for key, share in ordered(shares, by_rate=head != "simulate-seat")]
            panels.append(Panel(f"{cat.text('simulate-rate')}: {cat.text(head)}", bars))
    for kind, uses in by_kind(summary):
        bars = [Bar(message_or(cat, f"{kind}-{name}", name), use.times.mean, *use.times.interval,
                    f"{use.times.mean:.3f}") for name, use in used_most(uses)]
        panels.append(Panel(f"{cat.text(HEADS[kind])}: {cat.text('stats-times')}", bars))
    lengths = [Bar(str(n), summary.lengths[n] / summary.games, *WinRate(summary.games, summary.lengths[n]).interval,
                   percent(summary.lengths[n] / summary.games)) for n in sorted(summary.lengths)]
    return [*panels, Panel(cat.text("stats-length"), lengths)]
