"""Checks of determinization for every game and mode, in random games.

A `Mode` is one kind of table: its options, how its random games are played, and its invariants.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import landsraad
from landsraad.kernel.determinize import determinize
from landsraad.kernel.engine import State, apply
from landsraad.kernel.packing import pack, unpack
from landsraad.kernel.table import Table
from support import random_games
from support.arrakis import invariants as arrakis
from support.arrakis import random_games as arrakis_games
from support.dune import six_invariants as six
from support.dune.invariants import check_piles, check_position
from support.random_games import DIFFICULTIES, RandomGame, same_vectors

ON: int = 20  # random moves that a determinization must survive
Check = Callable[[State], None]


@dataclass(frozen=True)
class Mode:
    """One kind of table: options of its n-th random game, how moves are chosen, and invariants."""

    game: str
    options_of: Callable[[int], dict[str, Any]]
    choose: Callable[[random.Random, State, bool], int]
    checks_of: Callable[[Table], Check]

    def open(self, n: int) -> Table:
        return landsraad.new(self.game, seed=n, **self.options_of(n))


def family_checks(of: RandomGame) -> Callable[[Table], Check]:
    def checks_of(table: Table) -> Check:
        inventory = of.inventory(table)

        def check(s: State) -> None:
            check_position(s, inventory)
            check_piles(s)

        return check

    return checks_of


def checks_of_six(table: Table) -> Check:
    def check(s: State) -> None:
        six.check(s)
        check_piles(s)
        if s.over or "SixTurn" in six.pending(s)[-1]:
            six.check_whole(s)

    return check


def checks_of_arrakis(table: Table) -> Check:
    def check(s: State) -> None:
        arrakis.check_counts(s)
        arrakis.check_position(s)
        arrakis.check_piles(s)

    return check


def family(of: RandomGame, fits: Callable[[dict[str, Any]], bool]) -> Mode:
    """Those of a game's random tables that fit, in turn."""
    fitting = [n for n in range(400) if fits(of.options_of(n))]
    return Mode(of.game.name, lambda n: of.options_of(fitting[n % len(fitting)]), random_games.choose,
                family_checks(of))


def war(alone: bool, players: int) -> Mode:
    return Mode("arrakis", lambda n: arrakis_games.options_of(n, alone, players), arrakis_games.choose,
                checks_of_arrakis)


def by_words(**wanted: object) -> Callable[[dict[str, Any]], bool]:
    return lambda options: all(options.get(name) == word for name, word in wanted.items())


def modes() -> dict[str, Mode]:
    out = {f"imperium {players}": family(random_games.IMPERIUM, by_words(players=players)) for players in (2, 3, 4)}
    for word in DIFFICULTIES:
        out[f"imperium 1 {word}"] = family(random_games.IMPERIUM, by_words(players=1, difficulty=word))
    for players in (1, 2, 3, 4):
        for choam in ("no", "yes"):
            name = f"uprising {players}{' choam' if choam == 'yes' else ''}"
            out[name] = family(random_games.UPRISING, by_words(players=players, choam=choam))
    out["uprising 6"] = Mode("uprising", six.options_of, random_games.choose, checks_of_six)
    for players in (2, 3, 4):
        out[f"arrakis {players}"] = war(False, players)
    out["arrakis 1 mahdi"] = war(True, 1)
    out["arrakis 2 mahdi"] = war(True, 2)
    return out


MODES = modes()


def viewers(table: Table) -> list[str | None]:
    return [None, *table.seats]


def check_deal(table: Table, viewer: str | None, seed: int, check: Check) -> None:
    """A determinized table looks the same to its viewer, is valid, and can be played."""
    deal = table.determinize(viewer, seed)
    assert deal.view(viewer) == table.view(viewer)
    if viewer == table.actor:
        assert deal.legal() == table.legal()
    check(deal.state)
    number = -2 if viewer is None else table.seats.index(viewer)
    once_more = determinize(determinize(table.state, number, seed + 1), number, seed)
    assert same_vectors(once_more, deal.state), "it depends on what the viewer cannot know"
    assert same_vectors(unpack(deal.game.plan, pack(deal.state)), deal.state)
    rng = random.Random(seed)
    s = deal.state
    for _ in range(ON):
        if s.over:
            break
        apply(s, rng.choice(s.legal()))
    check(s)


def kind_of_decision(s: State) -> str:
    return s.clone().top().label


def check_game(name: str, n: int, every: int) -> int:
    """Checks determinizations in a random game, at intervals and at each new kind of decision.

    With `every` 1 all viewers are checked at each decision, otherwise they take turns. Returns their number.
    """
    mode = MODES[name]
    rng = random.Random(n)
    table = mode.open(n)
    check = mode.checks_of(table)
    seen: set[str] = set()
    deals = 0
    while not table.over:
        kind = kind_of_decision(table.state)
        if kind not in seen or rng.random() * every < 1:
            asked = viewers(table) if every == 1 else [rng.choice(viewers(table))]
            seen.add(kind)
            for viewer in asked:
                deals += 1
                try:
                    check_deal(table, viewer, rng.randrange(2**30), check)
                except Exception as error:
                    error.add_note(f"in random game {n} of {name} ({mode.options_of(n)}), dealt for {viewer} after "
                                   f"move {len(table.moves)} at {kind}")
                    raise
        table.play(mode.choose(rng, table.state, n % 3 == 0))
    return deals
