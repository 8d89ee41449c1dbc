"""Golden reviews: three recorded games, and what a quick review says about them, as text to be read in a diff.

    make compile
    PYTHONPATH=build/compiled:tests .venv/bin/python -P tests/analysis/golden_reviews.py

writes them again. A change of the bots, of the rules or of reviews changes them: explain it in the commit. Numbers may
differ by `TOLERANCE` percent.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

import landsraad
from landsraad.analysis.model import Depth, Review
from landsraad.analysis.reviewer import Reviewer
from landsraad.kernel.records.format import parse_record

FOLDER: Final = Path(__file__).parent / "golden"
GAMES: Final = ("imperium", "uprising", "arrakis")
SHALLOW: Final = Depth("quick", 8, 4, 4, 1.0)
SHALLOWER: Final = Depth("quick", 1, 2, 1, 1.0)  # a game of War for Arrakis has many more decisions
TOLERANCE: Final = 1.0  # points of a chance
NUMBER: Final = re.compile(r"[+-]?\d+\.\d")


def reviewed(name: str) -> list[str]:
    text = (FOLDER / f"{name}.txt").read_text("utf-8")
    record = parse_record(text, {each: landsraad.game(each) for each in landsraad.games()})
    return described(Reviewer(record.table, SHALLOWER if name == "arrakis" else SHALLOW).run())


def described(review: Review) -> list[str]:
    """A review in lines, in points of a chance."""
    out = [f"{review.game}: {review.moves} moves, {len(review.decisions)} decisions, {len(review.chances)} with luck",
           f"won by {', '.join(review.winners)}"]
    for each in review.accounts:
        parts = " ".join(f"{name} {100 * getattr(each, name):+.1f}" for name in ("luck", "play", "others", "rest"))
        accuracy = "none" if each.accuracy is None else f"{each.accuracy:.1f}"
        out.append(f"{each.seat}: start {100 * each.start:.1f} {parts} final {100 * each.final:.1f}, "
                   f"accuracy {accuracy}")
    for point in review.points[::12]:
        out.append(f"after {point.move}: " + " ".join(f"{100 * chance:.1f}" for chance in point.chances))
    for decision in review.decisions:
        if decision.move in review.moments:
            out.append(f"{decision.move}. {decision.seat}, round {decision.round}, {decision.kind}: {decision.played}; "
                       f"{decision.verdict}, best {decision.best}, loss {100 * decision.loss:.1f}, "
                       f"error {100 * decision.error:.1f}, lead {100 * decision.lead:.1f}")
    return out


def differences(before: list[str], now: list[str]) -> list[str]:
    """The lines that differ by more than the tolerance."""
    if len(before) != len(now):
        return [f"{len(now)} lines instead of {len(before)}"]
    return [f"{new!r} instead of {old!r}" for old, new in zip(before, now, strict=True)
            if NUMBER.sub("#", old) != NUMBER.sub("#", new) or any(
                abs(float(a) - float(b)) > TOLERANCE
                for a, b in zip(NUMBER.findall(old), NUMBER.findall(new), strict=True))]


def main() -> int:
    """Writes the reviews, or with `check` says what differs."""
    found = {name: reviewed(name) for name in GAMES}
    if sys.argv[1:] == ["check"]:
        told = [f"{name}: {line}" for name, lines in found.items()
                for line in differences((FOLDER / f"{name}_review.txt").read_text("utf-8").splitlines(), lines)]
        print("\n".join(told))
        return 1 if told else 0
    for name, lines in found.items():
        (FOLDER / f"{name}_review.txt").write_text("\n".join(lines) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
