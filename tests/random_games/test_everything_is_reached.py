"""Random games reach every card, space, leader, conflict, automa card and effect label.

The invariants never check what is not reached, so a failure here lists what they miss.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from types import ModuleType

import pytest

from landsraad.games.dune.automa.rivals import events as rival_events
from landsraad.games.dune.bases.uprising import cells as u
from landsraad.games.dune.bases.uprising import events as uprising_tidings
from landsraad.games.dune.bases.uprising.rules.leader_effects import TRACK
from landsraad.games.dune.bases.uprising.rules.sandworms import WORMS_OUT
from landsraad.games.dune.components.box import Box
from landsraad.games.dune.components.hooks import AtMoment
from landsraad.games.dune.components.module import OPTIONAL
from landsraad.games.dune.modules.choam import cells as contracts
from landsraad.games.dune.modules.choam import events as choam_events
from landsraad.games.dune.modules.choam.contracts import CONTRACT_TOKENS, contracts_of
from landsraad.games.dune.modules.choam.module import CHOAM
from landsraad.games.dune.state import cells as c
from landsraad.games.dune.state import events as tidings
from landsraad.games.dune.titles.six import SIX_PLAYERS
from landsraad.kernel import engine
from landsraad.kernel.algebra import NOTHING, PAY, All, Condition
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import EFFECTS, Effect, State, apply, is_formality
from landsraad.kernel.events import EventKind
from support.dune.boxes import BASE
from support.dune.boxes import UPRISING as UPRISING_BOOK
from support.random_games import IMPERIUM, UPRISING, RandomGame, choose

pytestmark = pytest.mark.long

COMPILED = not str(engine.__file__).endswith(".py")
TEAMS_ONLY = {"WhichTrack"}  # effects that only six players reach: tests/six
ABOUT = ("card", "space", "conflict", "place", "contract", "post", "training", "icon")


@dataclass
class Tour:
    """Random games that prefer what rarely happens by chance."""

    of: RandomGame
    box: Box
    games: int
    told: tuple[ModuleType, ...]  # its kinds of events
    first: int  # number of its first own effect
    rare: tuple[int, ...]  # moves that are always made
    fought: tuple[int, ...] = ()  # moves that are always made in combat, by some seats only there
    anywhere: int = NONE  # a card that can always be played, so random play rarely reveals it
    beyond: tuple[str, ...] = ()  # events that random play does not reach
    errands: Callable[[State], set[int]] | None = None  # moves of a seat that pursues its goals
    # Moves that are made as soon as the condition is true; some seats make them only then.
    awaited: dict[int, Condition] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.courts = {c.AGENT.move(card.id, space.id) for card in self.box.cards for space in self.box.spaces
                       if space.faction != NONE}

    def whole_game(self, n: int) -> State:
        rng = random.Random(n)
        game = self.of.game.variant(self.of.options_of(n))
        s = game.begin(game.check_options(self.of.options_of(n)), n, listening=True)
        while not s.over:
            shown = n % 2 == 1 and self.anywhere != NONE and c.HAND.has(s.seats[s.actor], self.anywhere)
            fighting = s.is_legal(c.PASS.move())
            wanted = (*self.rare, *self.fought) if fighting else self.rare
            ripe = [move for move, condition in self.awaited.items() if condition.holds(s)]
            wanted = (*wanted, *ripe)
            rare = [move for move in s.legal() if move in wanted or (shown and move == c.REVEAL.move())]
            move = rare[0] if rare else self.pick(rng, s, n)
            while n % 8 == 6 and move in self.fought and not fighting:  # it is kept for the combat
                move = rng.choice(s.legal())
            while n % 2 == 0 and move in self.awaited and move not in ripe:
                move = rng.choice(s.legal())
            apply(s, move)
        return s

    def pick(self, rng: random.Random, s: State, n: int) -> int:
        if is_formality(s):
            return s.legal()[0]
        if self.errands is not None and n % 8 == 6:
            wanted = self.errands(s)
            found = [move for move in s.legal() if move in wanted]
            if found and rng.random() < 0.9:
                return rng.choice(found)
        return self.woo(rng, s) if n % 4 == 3 else choose(rng, s, n % 3 != 0)

    def woo(self, rng: random.Random, s: State) -> int:
        """Crowds the influence tracks and gives up shared alliances, to reach rare rules."""
        moves = s.legal()
        shared = [c.DROP.move(f) for f in range(4) if s.t[c.ALLIANCE + f] == s.seat]
        plots = [c.PLAY.move(i) for i in range(len(self.box.intrigue))]
        for wanted in (shared, plots, [PAY.move()], self.courts):
            found = [move for move in moves if move in wanted]
            if found and rng.random() < 0.8:
                return rng.choice(found)
        return choose(rng, s, True)


def contract_errands(s: State) -> set[int]:
    """Moves to the spaces of its contracts or to those with another one, and cards that need completed ones."""
    me, box = s.seats[s.seat], UPRISING_BOOK
    held = [CONTRACT_TOKENS[i] for i in contracts.CONTRACTS.cards(me)] if s.t[u.CHOAM] else []
    places = {box.space_ids.find(token.space) for token in held if token.space}
    places |= {box.space_ids.find(name) for name in ("accept_contract", "dutiful_service")}
    places |= {int(space.id) for space in box.spaces if space.maker and any(token.harvest for token in held)}
    moves = {c.AGENT.move(card.id, where) for card in box.cards for where in places}
    if s.t[u.CHOAM] and contracts.COMPLETED.size(me) >= 2:
        fighting = s.is_legal(c.PASS.move())  # some of these cards have another use in the own turn
        moves |= {c.PLAY.move(plot.id) for plot in box.intrigue if plot.module and (fighting or plot.combat is None)}
        runner = box.card_ids.find("cargo_runner")
        moves |= {c.AGENT.move(runner, space.id) for space in box.spaces}
    return moves | {c.BUY.move(card.id) for card in box.cards if card.module}


TOURS = {
    "imperium": Tour(IMPERIUM, BASE, 1200, (tidings,), 0, anywhere=BASE.card_ids.find("kwisatz_haderach"),
                     rare=(c.BUY.move(BASE.card_ids.find("the_spice_must_flow")),
                           c.PLAY.move(BASE.intrigue_ids.find("corner_the_market"))),
                     # An automa without a destination: every space that its cards name would have to be occupied.
                     beyond=("hagal_stuck",)),
    "uprising": Tour(UPRISING, UPRISING_BOOK, 1200, (uprising_tidings, choam_events, rival_events),
                     IMPERIUM.game.plan.effects,
                     rare=(c.BUY.move(UPRISING_BOOK.card_ids.find("the_spice_must_flow")),),
                     fought=(c.PLAY.move(UPRISING_BOOK.intrigue_ids.find("backed_by_choam")),),
                     errands=contract_errands,
                     awaited={c.PLAY.move(UPRISING_BOOK.intrigue_ids.find("inspire_awe")): WORMS_OUT}),
}


class Seen:
    def __init__(self) -> None:
        self.words: set[tuple[str, ...]] = set()  # kind of event, then its values
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


def watch(tour: Tour) -> Seen:
    """Plays each game once and records every effect that runs, until nothing is missing."""
    out = Seen()
    kept = [(kind, name, kind.__dict__[name]) for kind in set(classes(Effect)) for name in ("run", "play")
            if name in kind.__dict__ and not COMPILED]
    for kind, name, method in kept:
        setattr(kind, name, noted(method, out.effects))
    try:
        for n in range(tour.games):
            if n % 50 == 0 and not missed(tour, out):
                break
            s = tour.whole_game(n)
            plan = s.plan
            for event in s.log or []:
                told = event.to_json(plan, -1, 0)
                about = [str(told[key]) for key in ABOUT if key in told]
                out.words.add((event.kind.name, *about))
                out.words.update((event.kind.name, word) for word in about)
                cause = plan.cause(event.source)
                if cause is not None:
                    out.words.add(("cause", *cause))
    finally:
        for kind, name, method in kept:
            setattr(kind, name, method)
    return out


def expected(tour: Tour) -> Iterator[tuple[str, ...]]:
    box = tour.box
    for card in box.cards:
        yield "revealed", card.name
        if card.kind != "starter":
            yield "acquired", card.name
        if card.icons or card.anywhere:
            yield "sent_agent", card.name
    for space in box.spaces:
        yield "sent_agent", space.name
        if box.hagal and (space.maker or any(card.space == space.id for card in box.hagal)):
            yield "hagal_agent", space.name
    for plot in box.intrigue:
        yield "played_intrigue", plot.name
    for conflict in box.conflicts:
        yield "round", conflict.name
        yield "won_conflict", conflict.name
    for place in "123":
        yield "reward", place
    for hagal in box.hagal:
        yield "hagal_card", hagal.name
    for leader in box.leaders:
        if not leader.automa:
            yield "cause", "leader", leader.name
    if tour.of is UPRISING:
        yield from expected_of_uprising()


def expected_of_uprising() -> Iterator[tuple[str, ...]]:
    for token in contracts_of(CHOAM):
        yield "took_contract", token.name
        yield "completed_contract", token.name
    for post in UPRISING_BOOK.post_ids.names:
        for kind in ("spy_placed", "spy_recalled", "infiltrated", "gathered_intelligence"):
            yield kind, post
    for lesson in TRACK:
        if lesson.reward is not NOTHING:
            yield "trained", lesson.name
    for icon in u.BATTLE_ICON.names:
        yield "paired", icon


UPRISINGS = (".bases.uprising", ".automa.rivals", ".modules.choam")  # modules with its effects
# Their random games are in tests/games/dune/modules and in test_boxes.py.
SETS_ELSEWHERE = tuple(module.prefix for module in OPTIONAL if module.prefix not in ("", "uprising:"))
ELSEWHERE = (".bases.six", ".combinations.", *(f".modules.{module.name}." for module in OPTIONAL
                                               if module.name not in ("choam", "base_leaders")))


@pytest.mark.parametrize("name", TOURS)
def test_everything_is_exercised(name: str) -> None:
    tour = TOURS[name]
    left = missed(tour, watch(tour))
    assert not left, f"never reached in {tour.games} games: {', '.join(left)}"


def missed(tour: Tour, seen: Seen) -> list[str]:
    kinds = {words[0] for words in seen.words}
    own = {kind.name for module in tour.told for kind in vars(module).values() if isinstance(kind, EventKind)}
    left = [f"event {kind}" for kind in sorted(own) if kind not in kinds and kind not in tour.beyond]
    left += [" ".join(words) for words in expected(tour) if words not in seen.words]
    if not COMPILED:
        wanted = {effect.label for effect in own_effects(tour) if is_run(effect)}
        left += [f"effect {label}" for label in sorted(wanted - seen.effects - TEAMS_ONLY)]
    return left


def own_effects(tour: Tour) -> Iterator[Effect]:
    """The effects of a tour's own game; those that Uprising shares with Imperium are seen there."""
    for label, number in EFFECTS.by_label.items():
        effect = EFFECTS.all[number]
        where = type(effect).__module__
        uprising = label.startswith("uprising:") or any(part in where for part in UPRISINGS)
        others = label.startswith(("six:", "arrakis:", *SETS_ELSEWHERE)) or any(part in where for part in ELSEWHERE)
        if isinstance(effect, AtMoment):  # a step of the family, where something is to do at that moment
            own = len(tour.box.hooks[effect.moment].effects) > 0
        else:
            own = uprising == (tour.of is UPRISING)
        if number < SIX_PLAYERS.plan.effects and not others and own:
            yield effect


def is_run(effect: Effect) -> bool:
    """Excludes effects that only appear in declarations.

    Those are a price, the inner sum of `a + b + c`, and a split reveal box.
    """
    kind = type(effect)
    if not effect.label:
        return False
    return effect is not NOTHING and not (kind is All and effect.label.endswith(":reveal"))
