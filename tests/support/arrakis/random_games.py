"""Whole random games of War for Arrakis, with the checks of `invariants`. `walk` plays the n-th one."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import landsraad
from landsraad.games.arrakis.game import usual_seats
from landsraad.games.arrakis.map.geography import N_AREAS, NEIGHBOURS
from landsraad.games.arrakis.state import cells as c
from landsraad.kernel.engine import State, apply
from landsraad.kernel.events import MOVED
from landsraad.kernel.table import Table
from support.arrakis.invariants import check_counts, check_piles, check_position

LAZY = ("skip", "pass", "done", "end", "cease", "dismiss", "leave", "reveal", "scout")
KEEN = ("attack", "air_attack", "continue", "claim", "stockpile", "worm_attack", "atomics")


def kinds_of_moves() -> bytearray:
    """For each move: 0 declines, 2 preferred, 3 moves a legion, 1 anything else."""
    families = landsraad.game("arrakis").plan.moves.families
    out = bytearray(b"\x01" * int(families[-1].end))
    for family in families:
        kind = 0 if family.name in LAZY else 2 if family.name in KEEN else 3 if family in (c.MARCH, c.FLY) else 1
        for move in range(family.base, family.end):
            out[move] = kind
    return out


KINDS = kinds_of_moves()
MARCHING = (c.ACTION.move(c.STRATEGY), c.ACTION.move(c.LEADERSHIP))


def options_of(n: int, alone: bool = False, players: int = 0) -> dict[str, Any]:
    """Every fourth game by the FAQ rulings, every fifth with swapped sides.

    Games for three or four players each have their own order of seats.
    """
    if alone:
        return {"players": players or 1, "mahdi": "yes", "rulings": "faq" if n % 4 == 3 else "rulebook"}
    if players > 2:
        seats = usual_seats(players, False, c.SIDE.names[n % 2])
        random.Random(n).shuffle(seats)
        return {"players": players, "seats": seats, "rulings": "faq" if n % 4 == 3 else "rulebook"}
    return {"rulings": "faq" if n % 4 == 3 else "rulebook",
            "seats": ["harkonnen", "atreides"] if n % 5 == 4 else ["atreides", "harkonnen"]}


def steps_to_sietches() -> list[int]:
    """The distance on the ground from each area to the nearest sietch at the start."""
    far = {c.AREA.find(name): 0 for name in c.SIETCH.names}
    reached = list(far)
    for area in reached:
        for near in NEIGHBOURS[area]:
            if near not in far:
                far[near] = far[area] + 1
                reached.append(near)
    return [far[area] for area in range(N_AREAS)]


FAR = steps_to_sietches()


def choose(rng: random.Random, s: State, eager: bool) -> int:
    """A random move. Eager players seek battle, move to sietches and rarely decline, for shorter games."""
    moves = s.legal()
    if not eager or rng.random() < 0.1:
        return moves[int(rng.random() * len(moves))]
    keen = [move for move in moves if KINDS[move] == 2]
    if keen:
        return keen[int(rng.random() * len(keen))]
    going = [move for move in moves if KINDS[move] == 3]
    if going and rng.random() < 0.7:
        return min(going, key=lambda move: FAR[(c.MARCH if c.MARCH.has(move) else c.FLY).b(move)] + rng.random())
    march = [move for move in moves if move in MARCHING]
    keen = march if march and rng.random() < 0.6 else [move for move in moves if KINDS[move]] or moves
    return keen[int(rng.random() * len(keen))]


def random_game(n: int, eager: bool = True, alone: bool = False, players: int = 0) -> Iterator[Table]:
    """The tables of one game: at the start, and after each move."""
    rng = random.Random(n)
    table = landsraad.new("arrakis", seed=n, **options_of(n, alone, players))
    yield table
    while not table.over:
        table.play(choose(rng, table.state, eager))
        yield table


def walk(n: int, eager: bool = True, every: int = 1, alone: bool = False, players: int = 0) -> Table:
    """Plays a whole game, counting after each move and checking everything at intervals.

    A failure names the game and the move.
    """
    rng = random.Random(n)
    table = landsraad.new("arrakis", seed=n, **options_of(n, alone, players))
    s = table.state
    try:
        check_position(s)
        while not s.over:
            move = choose(rng, s, eager)
            table.moves.append(move)
            apply(s, move)
            check_counts(s)
            if len(table.moves) % every == 0 or s.over:
                check_position(s)
        check_piles(s)
    except Exception as error:
        error.add_note(f"in random game {n} of arrakis ({options_of(n, alone, players)}) after move "
                       f"{len(table.moves)}: {[table.notation(move) for move in table.moves[-3:]]}")
        raise
    return table


def told_moves(table: Table) -> list[int]:
    return [event.values[0] for event in table.happened() if event.kind is MOVED and event.values[1] == 0]
