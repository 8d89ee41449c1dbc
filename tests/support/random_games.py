"""Whole random games: which ones, how moves are chosen, and what is checked.

A `RandomGame` has the games of one kind. Further kinds of tables are further options.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import landsraad
from landsraad.games.dune.game import FamilyGame
from landsraad.games.dune.state import cells as c
from landsraad.kernel.algebra import SKIP
from landsraad.kernel.cells import NONE
from landsraad.kernel.codec import decode_state, encode_state
from landsraad.kernel.engine import FRAME, State, apply
from landsraad.kernel.events import MOVED, Event
from landsraad.kernel.game import Game
from landsraad.kernel.table import Table
from landsraad.kernel.views import SPECTATOR, TRUTH
from support.dune import uprising_invariants  # noqa: F401  (registers itself with `invariants`)
from support.dune.invariants import Inventory, Points, check_piles, check_position
from support.dune.rival_tables import RIVAL_IDS

DIFFICULTIES = list(c.DIFFICULTY.names)
VARIANTS = ["brutal_escalation", "expert_deployment", "smart_politics"]
LAZY = (c.END.move(), c.PASS.move(), SKIP.move(), c.REVEAL.move())


@dataclass(frozen=True)
class RandomGame:
    """The random games of one game: the options of the n-th one."""

    game: Game
    options_of: Callable[[int], dict[str, Any]]

    def open(self, n: int, seed: int | None = None) -> Table:
        return landsraad.new(self.game.name, seed=n if seed is None else seed, **self.options_of(n))

    def inventory(self, table: Table) -> Inventory:
        return Inventory(table.state, ("choam",) if table.options.get("choam") == "yes" else ())


def imperium_options(n: int) -> dict[str, Any]:
    """The n-th game: all player counts in turn, all difficulties, automas at every seat."""
    players = n % 4 + 1
    out: dict[str, Any] = {"players": players}
    if players == 1:
        out["difficulty"] = DIFFICULTIES[n // 4 % 4]
        roles = ["player", "rival", "rival"]
    else:
        roles = ["player"] * players + (["hagal"] if players == 2 else [])
    turn = n // 16 % len(roles)
    out["seats"] = roles[turn:] + roles[:turn]
    return out


def uprising_options(n: int) -> dict[str, Any]:
    """All player counts in turn, with and without CHOAM and the leaders of base Imperium.

    With one or two players also all levels, Rivals and variants, each with its own period, and the Rivals at every
    seat. Leaders are drawn by the seed.
    """
    players = n % 4 + 1
    out: dict[str, Any] = {"players": players, "choam": ("no", "yes")[n // 4 % 2],
                           "base_leaders": ("no", "yes")[n // 12 % 2]}
    if players > 2:
        return out
    roles = ["player", "rival", "rival"] if players == 1 else ["player", "player", "rival"]
    turn = n // 4 % 3
    out["seats"] = roles[turn:] + roles[:turn]
    out["variants"] = [word for i, word in enumerate(VARIANTS) if n // 8 >> i & 1]
    first, second = RIVAL_IDS[n // 4 % 10], RIVAL_IDS[(n // 4 + 1 + n // 40) % 10]
    if players == 1:
        out |= {"difficulty": DIFFICULTIES[n // 4 % 4], "rivals": [first, second] if first != second else [first]}
        out["variants"] += ["imperium_row_dice"] if n // 16 % 2 else []
    elif n // 16 % 2:
        out["variants"] += ["streamlined_rivals"]
    else:
        out["rivals"] = [first]
    return out


IMPERIUM = RandomGame(landsraad.game("imperium"), imperium_options)
UPRISING = RandomGame(landsraad.game("uprising"), uprising_options)
RANDOM_GAMES = {"imperium": IMPERIUM, "uprising": UPRISING}


def choose(rng: random.Random, s: State, eager: bool) -> int:
    """A random move; eager players rarely end, pass or skip while there is something else to do."""
    moves = s.legal()
    if eager and rng.random() < 0.9:
        moves = [move for move in moves if move not in LAZY] or moves
    return rng.choice(moves)


def random_game(n: int, of: RandomGame = IMPERIUM) -> Iterator[Table]:
    """The tables of one game: at the start, and after each move."""
    rng = random.Random(n)
    table = of.open(n)
    yield table
    while not table.over:
        table.play(choose(rng, table.state, n % 3 == 0))
        yield table


def vectors(s: State) -> list[Any]:
    """All vectors of a state, to compare: faster than a fingerprint, without collisions."""
    return [s.t[:], *(s.seats[i][:] for i in range(s.players)), s.stack[:s.depth * FRAME], s.legal(), s.actor]


def same_vectors(a: State, b: State) -> bool:
    return (a.t == b.t and a.players == b.players and all(a.seats[i] == b.seats[i] for i in range(a.players))
            and a.stack[:a.depth * FRAME] == b.stack[:b.depth * FRAME] and a.legal() == b.legal())


def walk(n: int, of: RandomGame = IMPERIUM) -> Table:
    """Plays a whole game with every check; a failure names the game and the move."""
    rng = random.Random(n)
    table = of.open(n)
    inventory = of.inventory(table)
    # Records all events, is never copied or decoded.
    listener = table.game.begin(table.options, table.seed, listening=True)
    points = Points(listener)
    log = listener.log
    assert log is not None
    try:
        while True:
            check_position(table.state, inventory)
            assert same_vectors(table.state, listener)
            points.hear(log)
            points.check(listener)
            if table.over:
                break
            sample(table, rng, listener)
            move = choose(rng, table.state, n % 3 == 0)
            table.play(move)
            apply(listener, move)
        check_end(table, inventory, log)
    except Exception as error:
        error.add_note(f"in random game {n} of {of.game.name} ({of.options_of(n)}) after move {len(table.moves)}: "
                       f"{[table.notation(move) for move in table.moves[-3:]]}")
        raise
    return table


def sample(table: Table, rng: random.Random, listener: State) -> None:
    """The expensive checks, at a few moves of each game."""
    what = rng.random()
    if what < 0.02:
        table.state = coded(table.state)  # the game continues from the copy, and the listener must agree to the end
    elif what < 0.04:
        check_clone(table, rng)
    elif what < 0.06:
        for viewer in (None, table.actor, rng.choice(table.seats)):
            check_hidden(table, viewer, rng.randrange(2**30), rng)
    elif what < 0.1:
        check_piles(table.state)
        assert table.state.fingerprint() == listener.fingerprint()


def coded(s: State) -> State:
    """Through JSON text and back."""
    twin = decode_state(s.plan, json.loads(json.dumps(encode_state(s))))
    assert same_vectors(s, twin) and s.fingerprint() == twin.fingerprint()
    return twin


def check_clone(table: Table, rng: random.Random) -> None:
    """A copy does not affect the original, nor the other way round."""
    before = vectors(table.state)
    twin = table.clone()
    assert vectors(twin.state) == before
    for _ in range(8):
        if twin.over:
            break
        twin.play(rng.choice(twin.legal()))
    assert vectors(table.state) == before
    assert len(table.moves) <= len(twin.moves)


def seen(s: State, viewer: int) -> list[dict[str, Any]]:
    assert s.log is not None
    return [event.to_json(s.plan, None if viewer == SPECTATOR else viewer, i) for i, event in enumerate(s.log)]


def foreseen(log: list[Event], viewer: int) -> int:
    """How many events come before anything is uncovered and before anyone else decides."""
    for i, event in enumerate(log):
        if event.kind.uncovers or event.seat not in (viewer, NONE):
            return i
    return len(log)


def played_on(s: State, move: int) -> State:
    """A copy with events, after one more move."""
    twin = s.clone()
    twin.listen()
    apply(twin, move)
    return twin


def check_hidden(table: Table, seat: str | None, seed: int, rng: random.Random) -> None:
    """Randomizing everything a seat cannot know changes neither its view nor the result of its next move.

    Until something is uncovered or another seat decides (a seat with a single option is not asked, and that is its own
    knowledge), the seat's next move has the same events and leads to the same view.
    """
    other = table.determinize(seat, seed)
    assert other.view(seat) == table.view(seat)
    assert other.view(None) == table.view(None)
    if table.actor != seat:
        return
    assert other.legal() == table.legal()
    move = rng.choice(table.legal())
    true, dealt = played_on(table.state, move), played_on(other.state, move)
    viewer = table.seats.index(seat)
    assert true.log is not None and dealt.log is not None
    known = min(foreseen(true.log, viewer), foreseen(dealt.log, viewer))
    assert seen(true, viewer)[:known] == seen(dealt, viewer)[:known]
    if known == len(true.log) == len(dealt.log):
        a, b = table.clone(), table.clone()
        a.state, b.state = true, dealt
        assert a.view(seat) == b.view(seat)


def check_end(table: Table, inventory: Inventory, log: list[Event]) -> None:
    """Checks that need the whole game: each conflict once, a winner, and the moves in the log."""
    s = table.state
    inventory.check_conflicts(s, [event.values[1] for event in log if event.kind.name == "round"])
    result = table.result()
    assert isinstance(table.game, FamilyGame)
    best = max(result["scores"][table.seats[seat]] for seat in table.game.contenders(s))  # some automas cannot win
    assert result["winners"] and all(result["scores"][seat] == best for seat in result["winners"])
    assert result["ended"] == "points" if max(result["scores"].values()) >= 10 else s.t[c.ROUND] == 10
    told = [event.values[0] for event in log if event.kind is MOVED and event.values[1] == 0]
    assert told == table.moves
    assert [event.to_json(s.plan, TRUTH, i)["seq"] for i, event in enumerate(log)] == list(range(len(log)))
