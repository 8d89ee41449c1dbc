"""The kinds of effects that the components of a game use."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from landsraad.games.arrakis.state.component_types import PLANNING_CARDS, PRESCIENCE_CARDS
from landsraad.games.dune.components.box import Box
from landsraad.games.dune.titles.imperium import BOX as BASE
from landsraad.games.dune.titles.six import BOX as SIX
from landsraad.games.dune.titles.uprising import BOX as UPRISING
from landsraad.kernel.engine import Effect

BOXES = {"imperium": (BASE,), "uprising": (UPRISING, SIX)}


def one_off(game: str) -> list[tuple[str, set[str]]]:
    """The kinds of effects that only one component uses."""
    users: dict[str, set[str]] = defaultdict(set)
    for name, effect in _components(game):
        for part in _parts(effect, set()):
            users[type(part).__name__].add(name)
    return sorted((kind, names) for kind, names in users.items() if len(names) == 1)


def _components(game: str) -> Iterator[tuple[str, object]]:
    if game not in BOXES:
        yield from ((plan.name, plan) for plan in PLANNING_CARDS)
        yield from ((vision.name, vision) for vision in PRESCIENCE_CARDS)
        return
    for box in BOXES[game]:
        yield from _of_box(box)


def _of_box(box: Box) -> Iterator[tuple[str, object]]:
    yield from ((card.name, card) for card in box.cards)
    yield from ((card.name, card) for card in box.intrigue)
    yield from ((place.name, place) for place in box.spaces)
    yield from ((card.name, card) for card in box.conflicts)
    yield from ((leader.name, leader) for leader in box.leaders)
    yield from ((card.name, card) for card in box.hagal)


def _parts(thing: object, seen: set[int]) -> Iterator[Effect]:
    """The effects inside a component or an effect."""
    if id(thing) in seen:
        return
    seen.add(id(thing))
    if isinstance(thing, Effect):
        yield thing
    inside = thing if isinstance(thing, list | tuple) else vars(thing).values() if hasattr(thing, "__dict__") else ()
    for value in inside:
        if isinstance(value, Effect | list | tuple):
            yield from _parts(value, seen)
