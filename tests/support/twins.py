"""Twins: two positions that look the same to a viewer, with different hidden information.

The same moves are made in both, and the viewer must see the same questions, asked of the same seats, and the same
events. They may differ after the rules reveal something to everyone, such as the hand in a reveal turn; what follows is
not compared.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

import landsraad
from landsraad.kernel.determinize import deal_again, offers_choice
from landsraad.kernel.engine import State, apply
from landsraad.kernel.events import MOVED, Event
from landsraad.kernel.table import Table
from landsraad.kernel.views import SPECTATOR, show
from support.random_games import RANDOM_GAMES, choose

# Kinds of events by which the rules reveal what was hidden from the others, though not from the seat itself.
OPEN = {"revealed", "trashed", "victory", "mahdi_attacks_sietch"}
SHOWS = {"masterstroke", "rival_paid", "hagal_spent"}  # reveals hidden tokens or an automa's cards
STEPS = 4  # moves that twins make together


def open_six(n: int) -> Table:
    return landsraad.new("uprising", players=6, seed=n, choam=("no", "yes")[n % 2])


def open_arrakis(n: int) -> Table:
    """All numbers of players, the solo rules and the FAQ rulings."""
    return landsraad.new("arrakis", players=n % 4 + 1, seed=n, rulings=("rulebook", "faq")[n // 4 % 2],
                         shared=("harkonnen", "atreides")[n // 8 % 2], mahdi="yes" if n % 32 == 17 else "no")


TABLES: dict[str, Callable[[int], Table]] = {name: random_game.open for name, random_game in RANDOM_GAMES.items()}
TABLES |= {"six": open_six, "arrakis": open_arrakis}


def twin_of(s: State, viewer: int, seed: int) -> State:
    """A determinization that asks the same seat the same question, with something to answer."""
    rng = vec[i64]([seed])
    twin = deal_again(s, viewer, rng)
    while not offers_choice(twin) and twin.count == 0:
        twin = deal_again(s, viewer, rng)
    return twin


def question(s: State) -> tuple[Any, ...]:
    """What everyone sees of a decision."""
    if s.depth == 0:
        return ()
    effect = s.clone().top()
    return effect.decision, effect.label, s.seat, s.actor, s.plan.cause(s.source)


def told(s: State, viewer: int) -> list[tuple[Event, dict[str, Any]]]:
    """The events since the start of the log, as the viewer gets them."""
    out = []
    for i, event in enumerate(s.log or []):
        words = event.to_json(s.plan, None if viewer == SPECTATOR else viewer, i)
        if event.kind is MOVED:
            move = words.pop("move")
            if viewer == event.seat or not s.plan.moves.family_of(move).secret:
                words["move"] = s.plan.moves.text(move)
        out.append((event, words))
    return out


def is_shown(a: Event, b: Event, s: State) -> bool:
    """May these two events differ? Both reveal something, or they are the last card of a hand leaving it."""
    if a.kind is MOVED and b.kind is MOVED:
        moves = s.plan.moves
        return a.values[1] == b.values[1] == 1 and moves.family_of(a.values[0]) is moves.family_of(b.values[0])
    return any(event.kind.name in OPEN for event in (a, b)) or (a.kind.uncovers and b.kind.uncovers)


def part_ways(a: State, b: State, viewer: int) -> bool:
    """Has something been revealed that distinguishes the twins? AssertionError if anything else does."""
    heard, other = told(a, viewer), told(b, viewer)
    for (mine, words), (theirs, other_words) in zip(heard, other, strict=False):
        if words != other_words:
            assert is_shown(mine, theirs, a), f"{words} / {other_words}"
            return True
        if mine.kind.name in SHOWS and words.get("what", "mark") == "mark" and mine.seat != viewer:
            return True
    assert len(heard) == len(other), f"{(heard + other)[min(len(heard), len(other))][1]}: only one of them"
    assert question(a) == question(b), f"{question(a)} / {question(b)}"
    seen, other_seen = show(a, viewer), show(b, viewer)
    apart = {path for path in seen if seen[path] != other_seen[path]}
    learned = any(event.kind.uncovers for event, _ in heard)
    own = {a.plan.seats[seat] for seat in range(a.players) if learned and a.is_mate(viewer, seat)}
    assert apart <= own, f"{apart} look different"
    return len(apart) > 0


def compare(table: Table, viewer: int, rng: random.Random, steps: int = STEPS) -> int:
    """Plays the same moves in a position and a twin, and compares what the viewer sees. Returns their number."""
    a = table.state.clone()
    b = twin_of(a, viewer, rng.randrange(2**30))
    assert offers_choice(b), f"only some deals ask {question(a)}"
    assert question(a) == question(b)
    a.listen()
    b.listen()
    for n in range(steps):
        common = [move for move in a.legal() if b.is_legal(move)]
        if a.over or not common:
            return n
        move = rng.choice(common)
        a.log, b.log = [], []
        apply(a, move)
        apply(b, move)
        try:
            if part_ways(a, b, viewer):
                return n + 1
            assert table.game.derived_values_by_path(a) == table.game.derived_values_by_path(b)
        except AssertionError as error:
            error.add_note(f"viewer {viewer} of {table.game.name} {table.options}, seed {table.seed}: after move "
                           f"{len(table.moves)} and {n} more: {a.plan.moves.text(move)}")
            raise
    return steps


def walk(name: str, n: int, rate: float) -> Iterator[tuple[Table, int, random.Random]]:
    """Checks some decisions of one random game, with every viewer."""
    rng = random.Random(n)
    table = TABLES[name](n)
    while not table.over:
        if rng.random() < rate:
            for viewer in [SPECTATOR, *range(table.state.players)]:
                yield table, viewer, rng
        table.play(choose(rng, table.state, n % 3 == 0))


def survey(name: str, games: range, rate: float) -> None:
    """For a large sample by hand: prints how many moves were compared, and the failures."""
    moves, twins, wrong = 0, 0, Counter[str]()
    for n in games:
        for table, viewer, rng in walk(name, n, rate):
            twins += 1
            try:
                moves += compare(table, viewer, rng)
            except AssertionError as error:
                wrong[f"{error} {error.__notes__ if hasattr(error, '__notes__') else ''}"[:400]] += 1
    print(f"{name}: {len(games)} games, {twins} twins, {moves} moves compared, {sum(wrong.values())} told apart")
    for what, times in wrong.most_common(20):
        print(f"  {times} {what}")
