"""Formats plain Fluent patterns: text, variables, and choices by a variable.

The library takes many times as long, and a server says thousands of different sentences. It still formats whatever is
not plain: terms, functions, large or negative numbers, and everything that would be an error.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.runtime import resolver as fluent

LONGEST: Final = 1000  # characters of a value, and the first number that some languages write with a separator


class NotPlain(Exception):
    """Left to the library."""


class Variable:
    """A value in the middle of a sentence."""

    def __init__(self, name: str) -> None:
        self.name = name

    def say(self, args: Mapping[str, object]) -> str:
        value = args.get(self.name)
        if type(value) is str and len(value) < LONGEST:
            return value
        if type(value) is int and 0 <= value < LONGEST:
            return str(value)
        raise NotPlain


class Choice:
    """Variants by a variable: by what it says, by number, or by the plural category of a number."""

    def __init__(self, expression: Any, plural: Callable[[int], str]) -> None:
        if not isinstance(expression.selector, fluent.VariableReference):
            raise NotPlain
        self.name: str = expression.selector.id.name
        self.plural = plural
        self.words: dict[str, list[str | Variable | Choice]] = {}
        self.numbers: dict[int, list[str | Variable | Choice]] = {}
        self.otherwise: list[str | Variable | Choice] = []
        for variant in expression.variants:
            parts = parts_of(variant.value, plural)
            if variant.default:
                self.otherwise = parts
            if isinstance(variant.key, fluent.NumberLiteral):
                if self.words:  # a plural category before a number would be tried first
                    raise NotPlain
                self.numbers[int(variant.key.value)] = parts
            else:
                self.words.setdefault(variant.key.name, parts)

    def say(self, args: Mapping[str, object]) -> str:
        value = args.get(self.name)
        if type(value) is str and not self.numbers:
            return said(self.words.get(value, self.otherwise), args)
        if type(value) is int:
            found = self.numbers.get(value) or self.words.get(self.plural(value))
            return said(self.otherwise if found is None else found, args)
        raise NotPlain


def said(parts: list[str | Variable | Choice], args: Mapping[str, object]) -> str:
    return "".join([part if isinstance(part, str) else part.say(args) for part in parts])


def parts_of(pattern: Any, plural: Callable[[int], str]) -> list[str | Variable | Choice]:
    out: list[str | Variable | Choice] = []
    for element in getattr(pattern, "elements", [pattern]):  # the library keeps a lone element without its pattern
        inner = getattr(element, "expression", element)
        if isinstance(inner, fluent.TextElement):
            out.append(inner.value)
        elif isinstance(inner, fluent.VariableReference):
            out.append(Variable(inner.id.name))
        elif isinstance(inner, fluent.SelectExpression):
            out.append(Choice(inner, plural))
        else:
            raise NotPlain
    return out


class QuickFormat:
    """The plain patterns of one language."""

    def __init__(self, bundle: FluentBundle) -> None:
        self._plural: Callable[[int], str] = bundle._plural_form
        self._known: dict[Any, list[str | Variable | Choice] | None] = {}

    def format(self, pattern: Any, args: Mapping[str, object]) -> str | None:
        """None if the library has to do it."""
        if pattern not in self._known:
            try:
                self._known[pattern] = parts_of(pattern, self._plural)
            except NotPlain:
                self._known[pattern] = None
        parts = self._known[pattern]
        if parts is None:
            return None
        try:
            return said(parts, args)
        except NotPlain:
            return None
