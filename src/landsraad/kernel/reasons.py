# cold
"""Why something is refused, before any language: the key of a message, the rule it rests on, what fills its places.

    Reason("not-in-hold", "HARBOUR-07", good=Named("good", "salt"))
    Reason("about", what=Named("town", "haven"), why=Reason("occupied", seats=[Named("seat", "B")]))

The games, the table and the server all refuse with such values, and a catalogue makes the sentence in the language of
the one who tried (`refusal-KEY` among its messages). Nothing here holds a sentence: places are filled with names of
things, numbers, words that somebody typed, and other reasons.

A key is written out where the reason is made, never put together: so a check can compare each reason with its messages.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Union

if TYPE_CHECKING:
    from landsraad.kernel.cells import Domain


@dataclass(frozen=True, slots=True)
class Named:
    """What has a name in every language: the member of a domain, by the names of both."""

    kind: str
    id: str


@dataclass(frozen=True, slots=True)
class Choices:
    """Moves, in notation; where there is room for `most` of them only, the first ones are shown."""

    moves: list[str]
    most: int


Filling = Union[int, str, Named, Sequence[Named], Choices, "Reason"]


class Reason:
    __slots__ = ("args", "key", "rule")

    def __init__(self, key: str, rule: str = "", /, **args: Filling) -> None:
        self.key: Final = key
        self.rule: Final = rule  # the id of the rule, or nothing
        self.args: Final = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and (self.key, self.rule, self.args) == (other.key, other.rule, other.args)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={value!r}" for name, value in self.args.items())
        return f"{self.key}({inside})"


def named(domain: Domain, member: int) -> Named:
    return Named(domain.name, domain.names[member])


def about(what: Named | None, why: Reason, rule: str = "") -> Reason:
    """The same reason with the thing it is about in front of it. The rule given is that of a reason without its own."""
    rule = why.rule or rule
    return Reason(why.key, rule, **why.args) if what is None else Reason("about", rule, what=what, why=why)


def citing(reason: Reason, rules: Mapping[str, str]) -> Reason:
    """The same reason, its rules called by what another game calls them."""
    return Reason(reason.key, rules.get(reason.rule, reason.rule), **{
        name: citing(value, rules) if isinstance(value, Reason) else value for name, value in reason.args.items()})


# ------------------------------------------------------------------ in the language of the engine itself

_tellers: Final[list[Callable[[Reason], str]]] = []


def tell_with(teller: Callable[[Reason], str]) -> None:
    """From now on errors that nobody translates are told in these words. The kernel itself has none: who puts the
    rooms together says who speaks."""
    _tellers[:] = [teller]


def plain(reason: Reason) -> str:
    """One line for a traceback, a scenario or a log."""
    told = _tellers[0](reason) if _tellers else repr(reason)
    return f"{told} ({reason.rule})" if reason.rule else told
