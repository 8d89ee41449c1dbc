"""The reveal box of a card or a leader, split once into immediate, conditional and chosen parts."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from landsraad.kernel.algebra import NOTHING, All, When
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import NO_EFFECT_ON_OTHERS, Effect, State

if TYPE_CHECKING:
    from landsraad.games.dune.components.box import Box


@final
class RevealBox:
    def __init__(self, reveal: Effect) -> None:
        parts = parts_of(reveal)
        self.immediate: Effect = together([p for p in parts if only_gives(p) and not waits(p)])
        # the seat has to resolve it
        self.to_resolve: Effect = together([p for p in parts if not only_gives(p)])
        self.conditional: list[Effect] = [p for p in parts if waits(p)]


def parts_of(effect: Effect) -> list[Effect]:
    return effect.parts if isinstance(effect, All) else [effect]


def only_gives(part: Effect) -> bool:
    """Whether a part needs no decision. A condition needs none either: its part is given as soon as it holds."""
    if isinstance(part, When):
        return only_gives(part.effect) and (part.otherwise is None or only_gives(part.otherwise))
    return part.ordering == NO_EFFECT_ON_OTHERS


def waits(part: Effect) -> bool:
    """Whether a part only gives something, but not at once."""
    return only_gives(part) and (isinstance(part, When) or late(part))


def late(effect: Effect) -> bool:
    """Whether a part counts cards in play, so that a seat may want to reveal more first."""
    return getattr(effect, "late", False) is True


def together(parts: list[Effect]) -> Effect:
    return NOTHING if not parts else parts[0] if len(parts) == 1 else All(parts)


@final
class RevealPart:
    """A part of a revealed box, of a card or a leader, that waits for a condition."""

    def __init__(self, box: Box, name: str, source: i64, effect: Effect, card: i64 = NONE) -> None:
        self.source = source
        self.effect = effect
        self.card = card
        self.id: int = box.part_ids.add(f"{name}.{len(box.parts)}")
        self.late: bool = late(effect)
        box.parts.append(self)

    def ready(self, s: State) -> bool:
        return isinstance(self.effect, When) and self.effect.condition.holds(s)
