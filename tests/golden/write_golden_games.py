"""Golden games: one whole game for each configuration, as text that can be reviewed as a diff.

    python tests/golden/write_golden_games.py

writes them again. A change of the rules changes them: review the diff, and explain it in the commit. Moves are drawn by
our own generator from the legal moves sorted by text, so a golden game changes only where the rules do.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import landsraad
from landsraad.kernel.engine import is_formality
from landsraad.kernel.events import Event
from landsraad.kernel.records.format import write_record
from landsraad.kernel.table import Table

FOLDER = Path(__file__).parent
CONFIGURATIONS: dict[str, dict[str, Any]] = {
    "solo_mercenary": {"players": 1, "difficulty": "mercenary", "seed": 11},
    "solo_sardaukar": {"players": 1, "difficulty": "sardaukar", "seed": 12},
    "solo_mentat": {"players": 1, "difficulty": "mentat", "seed": 13},
    "solo_kwisatz_haderach": {"players": 1, "difficulty": "kwisatz_haderach", "seed": 14},
    "two_players": {"players": 2, "seed": 22},
    "three_players": {"players": 3, "seed": 33},
    "four_players": {"players": 4, "seed": 44},
    "uprising_three_players": {"name": "uprising", "players": 3, "seed": 133},
    "uprising_three_players_choam": {"name": "uprising", "players": 3, "choam": "yes", "seed": 134},
    "uprising_four_players": {"name": "uprising", "players": 4, "seed": 144},
    "uprising_four_guests": {"name": "uprising", "players": 4, "seed": 145, "base_leaders": "yes", "leaders": [
        "baron_vladimir_harkonnen", "duke_leto_atreides", "helena_richese", "countess_ariana_thorvald"]},
    "uprising_solo_mentat": {"name": "uprising", "players": 1, "difficulty": "mentat", "seed": 113, "choam": "yes",
                             "variants": ["imperium_row_dice"]},
    "uprising_six_players": {"name": "uprising", "players": 6, "seed": 166},
    "ix_three_players": {"players": 3, "seed": 233, "rise_of_ix": "yes"},
    "both_four_players_epic": {"players": 4, "seed": 244, "rise_of_ix": "yes", "immortality": "yes", "epic": "yes"},
    "both_solo_mentat": {"players": 1, "difficulty": "mentat", "seed": 215, "rise_of_ix": "yes", "immortality": "yes",
                         "row_churn": "yes", "brutal_escalation": "yes",
                         "rivals": ["prince_rhombur_vernius", "viscount_hundro_moritani"]},
    "uprising_both_solo": {"name": "uprising", "players": 1, "seed": 213, "rise_of_ix": "yes", "immortality": "yes",
                           "choam": "yes"},
    "uprising_six_everything": {"name": "uprising", "players": 6, "seed": 266, "rise_of_ix": "yes",
                                "immortality": "yes", "base_cards": "yes", "go_to_eleven": "yes"},
    "uprising_two_players": {"name": "uprising", "players": 2, "seed": 122, "variants": ["streamlined_rivals"]},
}
LAZY = ("end", "pass", "skip", "reveal")


def play(name: str) -> Table:
    table = landsraad.new(**{"name": "imperium", **CONFIGURATIONS[name]})
    x = table.seed
    while not table.over:
        if is_formality(table.state):  # no number is drawn for a forced answer
            table.play(table.legal()[0])
            continue
        moves = sorted(table.notation(move) for move in table.legal())
        x = (x * 1664525 + 1013904223) % 2**32
        if x >> 28:  # mostly not declining, for livelier games
            moves = [move for move in moves if move not in LAZY] or moves
        table.play(moves[(x >> 8) % len(moves)])
    return table


def text(name: str) -> str:
    """The record, the result, and all events."""
    table = play(name)
    result = table.result()
    led = ", ".join(f"{seat} {table.get(f'{seat}.leader')}" for seat in table.seats)
    won = f"won by {' '.join(result['winners'])}, decided by {result['reason']}, ended by {result['ended']}"
    lines = [write_record(table), f"led by {led}", won, "", *log(table)]
    return "\n".join(lines) + "\n"


def log(table: Table) -> Iterator[str]:
    """One line per event; the consequences of a move are indented."""
    for event in table.happened():
        told = event.to_json(table.game.plan, -1, 0)
        if event.kind.name == "round":
            yield ""
        if event.kind.name == "moved":
            yield f"{told['seat']} {'must' if event.values[1] else '>'} {table.notation(event.values[0])}"
        else:
            yield "    " + line(event, told)


def line(event: Event, told: dict[str, Any]) -> str:
    words = [told["seat"] or "-", event.kind.name]
    words += [f"{name}={told[name]}" for name, _ in event.kind.values]
    cause = told.get("cause")
    if cause is not None:
        words.append(f"({cause['kind']} {cause['id']})")
    return " ".join(words)


def main() -> None:
    for name in CONFIGURATIONS:
        (FOLDER / f"{name}.txt").write_text(text(name), encoding="utf-8")
        print(f"tests/golden/{name}.txt")


if __name__ == "__main__":
    main()
