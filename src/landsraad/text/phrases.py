"""Turns trees of `Message` into phrases, with no more parentheses than they need to be unambiguous.

A phrase has a level: 0 for a single effect, 1 for a short list (`a and b`), 2 if it has a condition or an arrow, 3 for
a list of those (`a; if x: b`). A placeholder takes phrases up to a level, and parentheses enclose a higher one. Levels
follow from the tree, so they are the same in every language.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from landsraad.kernel.messages import Message

SINGLE: Final = 0
SHORT: Final = 1
BOUND: Final = 2
LONG: Final = 3
LISTS: Final = ("all", "either", "sequence")
# Placeholders for things, which do not raise the level of a phrase. Their keys are arguments too: `$legion_id`.
THINGS: Final = frozenset(("legion", "where", "attack"))
# For messages with effects inside: the level of the phrase, and the levels that its placeholders take.
BINDS: Final[dict[str, tuple[int, dict[str, int]]]] = {
    "arrow": (BOUND, {"cost": SHORT, "gain": SHORT}),
    "when": (BOUND, {"condition": LONG, "effect": BOUND}),
    "when-else": (BOUND, {"condition": LONG, "effect": SHORT, "otherwise": BOUND}),
    "each-opponent": (BOUND, {"effect": SHORT}),
    "some": (BOUND, {"parts": SINGLE}),
    "may-choose": (BOUND, {"parts": BOUND}),
    "once-a-turn": (BOUND, {"effect": BOUND}),
    "trash-for-gain": (BOUND, {"gain": SHORT}),
    "standing-reveal": (BOUND, {"effect": BOUND}),
    "standing-agent": (BOUND, {"effect": BOUND}),
    "standing-watch": (BOUND, {}),
    "standing-without": (BOUND, {}),
    "automa-blast": (BOUND, {}),
    "automa-harvest-worms": (BOUND, {}),
    "hagal-bonus-spice": (BOUND, {"effect": LONG}),
    "anywhere": (BOUND, {}),
}


@dataclass(frozen=True)
class Phrase:
    text: str
    level: int


class Phrases:
    def __init__(self, fill: Callable[[str, Mapping[str, object]], str],
                 join: Callable[[str, str, list[Phrase]], str]) -> None:
        self.fill = fill
        self.join = join

    def say(self, message: Message) -> Phrase:
        if message.key in LISTS:
            return self._list(message)
        level, places = BINDS.get(message.key, (SINGLE, {}))
        args: dict[str, object] = {}
        for name, value in message.args.items():
            limit = places.get(name, SHORT)
            if isinstance(value, Message) and name in THINGS:
                args[name] = self.say(value).text
                args[f"{name}_id"] = value.key
            elif isinstance(value, Message):
                args[name] = self._within(self.say(value), limit).text
                level = level or BOUND
            elif isinstance(value, list) and value and isinstance(value[0], Message):
                args[name] = self.join(message.key, "", [self._within(self.say(part), limit) for part in value])
            else:
                args[name] = value
        return Phrase(self.fill(message.key, args), level)

    def _list(self, message: Message) -> Phrase:
        parts: list[Phrase] = []
        given = message.args["parts"]
        assert isinstance(given, list)
        for part in given:
            assert isinstance(part, Message)
            parts.append(self.say(part))
        if all(part.level == SINGLE for part in parts):
            return Phrase(self.join(message.key, "", parts), SHORT)
        return Phrase(self.join(message.key, "long-", [self._within(part, BOUND) for part in parts]), LONG)

    def _within(self, phrase: Phrase, limit: int) -> Phrase:
        return phrase if phrase.level <= limit else Phrase(self.fill("brackets", {"text": phrase.text}), SINGLE)
