"""Plan: what the engine needs to know about a game."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landsraad.kernel.cells import NONE, SOURCE_CAPACITY, SOURCES, Cells, Domain, DomainMap, Section, Stream
from landsraad.kernel.effects import EFFECTS, Effect
from landsraad.kernel.errors import BadInput
from landsraad.kernel.moves import Moves


class GameBox:
    """Data of a game beside its states, such as its components. The kernel never looks inside."""


@final
class Plan:
    """What the engine needs to know about a game. Creating it closes its sections to declarations."""

    def __init__(self, name: str, table: Section, seat: Section, moves: Moves, seats: list[str],
                 decider: int = NONE, book: GameBox | None = None, domain_map: DomainMap | None = None,
                 side: int = NONE, labels: dict[str, str] | None = None, picks: Stream | None = None) -> None:
        self.name = name
        self.table = table
        self.seat = seat
        self.moves = moves
        self.seats = seats
        # cell of a seat with the seat that decides for it; NONE: each seat decides for itself
        self.decider: i64 = decider
        self.picks = picks  # the stream that decides for a seat whose cell has no seat
        self.side: i64 = side  # cell of a seat with its team; NONE: each seat plays for itself
        self.box: GameBox = GameBox() if book is None else book
        self.domain_map = DomainMap() if domain_map is None else domain_map
        self.blank_table: Cells = table.blank()
        self.blank_seat: Cells = seat.blank()
        self.effects = len(EFFECTS.all)  # effects with a higher number belong to games created later
        # Labels that saved games of this plan use instead of an effect's own label, so that games which share an effect
        # keep the labels they had.
        self.labels: dict[str, str] = {} if labels is None else labels
        self.meant = {saved: own for own, saved in self.labels.items()}
        for own in self.labels:
            if EFFECTS.find(own) is None or len(self.meant) != len(self.labels):
                raise ValueError(f"{name}: {own!r} is not an effect, or another one is saved under the same label")

    def domain_for(self, domain: Domain) -> Domain:
        """This game's version of a domain of its family."""
        return self.domain_map.domain_for(domain)

    def label_of(self, effect: Effect) -> str:
        """The label of an effect in saved games of this plan."""
        return _relabel(effect.label, self.labels)

    def find_effect(self, label: str) -> Effect | None:
        """Finds the effect that a saved game means. Its own label is also accepted."""
        return EFFECTS.find(_relabel(label, self.meant)) or EFFECTS.find(label)

    def cause(self, source: int) -> tuple[str, str] | None:
        """The domain and member that a cause number means in this game."""
        domain = SOURCES.domain(source)
        return None if domain is None else (domain.name, self.domain_for(domain).names[source % SOURCE_CAPACITY])

    def find_cause(self, kind: str, name: str) -> int:
        for domain in SOURCES.domains:
            if domain.name == kind and name in self.domain_for(domain).names:
                return domain.source(self.domain_for(domain).names.index(name))
        raise BadInput(f"unknown {kind} {name!r}")


def _relabel(label: str, labels: dict[str, str]) -> str:
    """Replaces a label or its prefix: the parts of an effect (`Turn/1`) follow it."""
    head = label if labels else ""
    while head:
        if head in labels:
            return labels[head] + label[len(head):]
        head = head.rpartition("/")[0]
    return label
