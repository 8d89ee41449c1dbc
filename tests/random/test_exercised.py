"""Random games reach everything: each card, space, leader, conflict and automa card, and each effect by its label.

What is never reached is never checked by the invariants either, so the list that fails here says what they miss.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from landsraad.games.imperium import cells as c
from landsraad.games.imperium import tidings
from landsraad.games.imperium.edition import BASE
from landsraad.games.imperium.gains import Gain
from landsraad.games.imperium.leaders import NOBODY
from landsraad.kernel import engine
from landsraad.kernel.algebra import NOTHING, PAY, All
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import EFFECTS, Effect, State, apply
from landsraad.kernel.events import Kind
from support.strolls import GAME, choose, options_of

GAMES = 1200
COURTS = {c.AGENT.move(card.id, space.id) for card in BASE.cards for space in BASE.spaces if space.faction != NONE}
ANYWHERE = c.CARD.find("kwisatz_haderach")  # it can always be played, so chance alone hardly ever reveals it
HOARD = (c.BUY.move(c.CARD.find("the_spice_must_flow")), c.PLAY.move(c.INTRIGUE.find("corner_the_market")))
COMPILED = not str(engine.__file__).endswith(".py")


class Seen:
    def __init__(self) -> None:
        self.words: set[tuple[str, ...]] = set()  # kind of event, then what it was about
        self.effects: set[str] = set()


def classes(of: type[Effect]) -> Iterator[type[Effect]]:
    for kind in of.__subclasses__():
        yield kind
        yield from classes(kind)


def noted(method: Callable[..., None], effects: set[str]) -> Callable[..., None]:
    def wrapped(self: Effect, s: State, *move: int) -> None:
        effects.add(self.label)
        method(self, s, *move)
    return wrapped


def watch(games: int) -> Seen:
    """Each game once, with every effect telling that it was at work."""
    out = Seen()
    kept = [(kind, name, kind.__dict__[name]) for kind in set(classes(Effect)) for name in ("run", "play")
            if name in kind.__dict__ and not COMPILED]
    for kind, name, method in kept:
        setattr(kind, name, noted(method, out.effects))
    try:
        for n in range(games):
            for event in whole_game(n).log or []:
                told = event.to_json(GAME.plan, -1, 0)
                about = [str(told[key]) for key in ("card", "space", "conflict", "place") if key in told]
                out.words.add((event.kind.name, *about))
                out.words.update((event.kind.name, word) for word in about)
                cause = GAME.plan.cause(event.source)
                if cause is not None:
                    out.words.add(("cause", *cause))
    finally:
        for kind, name, method in kept:
            setattr(kind, name, method)
    return out


def whole_game(n: int) -> State:
    rng = random.Random(n)
    options = GAME.check_options(options_of(n))
    s = GAME.begin(options, n, listening=True)
    while not s.over:
        shown = n % 2 == 1 and c.HAND.has(s.seats[s.actor], ANYWHERE)
        rare = [move for move in s.legal() if move in HOARD or (shown and move == c.REVEAL.move())]
        apply(s, rare[0] if rare else woo(rng, s) if n % 4 == 3 else choose(rng, s, n % 3 != 0))
    return s


def woo(rng: random.Random, s: State) -> int:
    """Crowds the tracks of influence, and lets a shared alliance go: rare corners of the rules are there."""
    moves = s.legal()
    shared = [c.DROP.move(f) for f in range(4) if s.t[c.ALLIANCE + f] == s.seat]
    for wanted in (shared, [c.PLAY.move(i) for i in range(len(BASE.intrigue))], [PAY.move()], COURTS):
        found = [move for move in moves if move in wanted]
        if found and rng.random() < 0.8:
            return rng.choice(found)
    return choose(rng, s, True)


def expected() -> Iterator[tuple[str, ...]]:
    for card in BASE.cards:
        yield "revealed", card.name
        if card.kind != "starter":
            yield "acquired", card.name
        if card.icons or card.anywhere:
            yield "sent_agent", card.name
    for space in BASE.spaces:
        yield "sent_agent", space.name
        if space.maker or any(card.space == space.id for card in BASE.hagal):
            yield "hagal_agent", space.name
    for plot in BASE.intrigue:
        yield "played_intrigue", plot.name
    for conflict in BASE.conflicts:
        yield "round", conflict.name
        yield "won_conflict", conflict.name
    for place in "123":
        yield "reward", place
    for hagal in BASE.hagal:
        yield "hagal_card", hagal.name
    for leader in BASE.leaders:
        if leader is not NOBODY:
            yield "cause", "leader", leader.name


def test_everything_is_exercised() -> None:
    seen = watch(GAMES)
    kinds = {words[0] for words in seen.words}
    # An automa with nowhere to go is beyond chance: every space its cards name would have to be taken.
    own = {kind.name for kind in vars(tidings).values() if isinstance(kind, Kind)}
    missed = [f"event {kind}" for kind in sorted(own) if kind not in kinds and kind != "hagal_stuck"]
    missed += [" ".join(words) for words in expected() if words not in seen.words]
    if not COMPILED:
        missed += [f"effect {label}" for label in sorted({e.label for e in own_effects() if is_run(e)} - seen.effects)]
    assert not missed, f"never reached in {GAMES} games: {', '.join(missed)}"


def own_effects() -> Iterator[Effect]:
    """Without those of games that other tests have made in this process."""
    for i in range(GAME.plan.effects):
        yield EFFECTS.all[i]


def is_run(effect: Effect) -> bool:
    """Not those that only stood in a declaration: a price, the inner sum of `a + b + c`, a reveal box since split."""
    kind = type(effect)
    if kind in (All, Gain) and effect.label.split(".")[0] == kind.__name__:
        return False
    return effect is not NOTHING and not (kind is All and effect.label.endswith(":reveal"))
