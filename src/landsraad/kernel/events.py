"""Events: what happened, why, and who may know.

A kind of event is declared once, with the domain of each of its values. The rules emit events with integers only:

    FOUND: Final = EVENTS.kind("found", n=None, card=CARD, secret=("card",))
    if s.listening:
        s.tell(FOUND, seat, 2, card)

Logs, animations, statistics and explanations in any language are made from events. Without listeners they cost one test
of a flag.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import mypyc_attr

from landsraad.kernel.cells import NONE, Domain

if TYPE_CHECKING:
    from landsraad.kernel.plan import Plan


@final
class EventKind:
    """Properties of all events of a kind.

    `uncovers`: something hidden or random became known, so earlier moves can no longer be undone. `plain`: the cause
    would only repeat it. `breaks`: a log starts a new paragraph with it. `silent`: a log has no sentence for it.
    """

    def __init__(self, name: str, values: list[tuple[str, Domain | None]], secret: tuple[str, ...], rule: str,
                 uncovers: bool, plain: bool, breaks: bool, silent: bool) -> None:
        self.name = name
        self.values = values
        self.secret = secret  # values that only the seat itself may know
        self.rule = rule
        self.uncovers = uncovers
        self.plain = plain
        self.breaks = breaks
        self.silent = silent
        self.number = -1  # index among all kinds


@mypyc_attr(acyclic=True)  # a long game has thousands: the garbage collector need not visit them
@final
class Event:
    def __init__(self, kind: EventKind, seat: int, source: int, values: tuple[int, ...]) -> None:
        self.kind = kind
        self.seat = seat
        self.source = source
        self.values = values

    def key(self, viewer: int) -> tuple[object, ...]:
        """Events with the same key have the same `to_json` for that viewer, apart from their numbers."""
        return self.kind.name, self.seat, self.source, self.seat == viewer, self.values

    def to_json(self, plan: Plan, viewer: int | None, number: int) -> dict[str, Any]:
        """The event as one viewer may know it; `viewer` None is a spectator, -1 sees everything."""
        out: dict[str, Any] = {"seq": number, "kind": self.kind.name,
                               "seat": plan.seats[self.seat] if self.seat >= 0 else None}
        cause = plan.cause(self.source)
        if cause is not None:
            out["cause"] = {"kind": cause[0], "id": cause[1]}
        if self.kind.rule:
            out["rule"] = self.kind.rule
        for (name, domain), value in zip(self.kind.values, self.values, strict=False):
            if name in self.kind.secret and viewer != NONE and viewer != self.seat:
                continue
            out[name] = value if domain is None else None if value == NONE else plan.domain_for(domain).names[value]
        return out


@final
class Events:
    """All kinds of events, by name."""

    def __init__(self) -> None:
        self.kinds: dict[str, EventKind] = {}

    def kind(self, name: str, values: list[tuple[str, Domain | None]] | None = None, secret: tuple[str, ...] = (),
             rule: str = "", uncovers: bool = False, plain: bool = False, breaks: bool = False,
             silent: bool = False) -> EventKind:
        if name in self.kinds:
            raise ValueError(f"the event {name!r} is declared twice")
        made = EventKind(name, [] if values is None else values, secret, rule, uncovers, plain, breaks, silent)
        made.number = len(self.kinds)
        self.kinds[name] = made
        return made


EVENTS: Final = Events()
# The rules were corrected; the values are a range in the list of corrections.
MENDED: Final = EVENTS.kind("rules_mended", [("since", None), ("until", None), ("lost", None)], uncovers=True)
# A move for which nothing else was stored, see `MENDED`.
KEPT: Final = EVENTS.kind("kept_move", [("move", None)])
SKIPPED: Final = EVENTS.kind("skipped", silent=True)  # an effect without options
PICKED: Final = EVENTS.kind("picked", uncovers=True, silent=True)  # a choice that nobody makes was drawn
# A decision, or the only option. Which of the two it was is secret, because it reveals what the seat could not do.
MOVED: Final = EVENTS.kind("moved", [("move", None), ("forced", None)], secret=("forced",), silent=True)


