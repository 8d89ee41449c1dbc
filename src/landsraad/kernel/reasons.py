# cold
"""Reasons for refusals, independent of language: a message key, the rule id, and arguments.

    Reason("not-in-hold", "HARBOUR-07", good=Named("good", "salt"))
    Reason("about", what=Named("town", "haven"), why=Reason("occupied", seats=[Named("seat", "B")]))

Games, tables and the server all refuse with these values. The messages `refusal-KEY` turn them into a sentence in the
language of the player. Arguments are names of things, numbers, user input, and other reasons.

Keys are always written out where a reason is created, so that a test can compare all reasons with the messages.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Union

if TYPE_CHECKING:
    from landsraad.kernel.cells import Domain


@dataclass(frozen=True, slots=True)
class Named:
    """The name of a domain and of its member, which has a translation in every language."""

    kind: str
    id: str


@dataclass(frozen=True, slots=True)
class Choices:
    """Moves in notation; only the first `most` of them are shown."""

    moves: list[str]
    most: int


Filling = Union[int, str, Named, Sequence[Named], Choices, "Reason"]


class Reason:
    __slots__ = ("args", "key", "rule")

    def __init__(self, key: str, rule: str = "", /, **args: Filling) -> None:
        self.key: Final = key
        self.rule: Final = rule  # rule id, or empty
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
    """Puts the subject of a reason in front of it. `rule` applies if the reason has none of its own."""
    rule = why.rule or rule
    return Reason(why.key, rule, **why.args) if what is None else Reason("about", rule, what=what, why=why)


def citing(reason: Reason, rules: Mapping[str, str]) -> Reason:
    """The same reason with the rule ids of another game."""
    return Reason(reason.key, rules.get(reason.rule, reason.rule), **{
        name: citing(value, rules) if isinstance(value, Reason) else value for name, value in reason.args.items()})


# ------------------------------------------------------------------ in English, for untranslated errors

_translators: Final[list[Callable[[Reason], str]]] = []


def tell_with(translator: Callable[[Reason], str]) -> None:
    """Sets the function that turns reasons into English. The kernel has no sentences of its own."""
    _translators[:] = [translator]


def plain(reason: Reason) -> str:
    """One line for a traceback, a scenario or a log."""
    sentence = _translators[0](reason) if _translators else repr(reason)
    return f"{sentence} ({reason.rule})" if reason.rule else sentence
