"""An `Entry` describes one component independently of any language.

Its texts come from the effects that the engine runs: a `Message` is a sentence, and the small classes here stand for
names and messages. `told` translates any of them, `Entry.as_json` and `Entry.lines` whole entries.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from landsraad.kernel.algebra import NOTHING, Condition
from landsraad.kernel.engine import Effect
from landsraad.kernel.messages import Message
from landsraad.text.messages import Messages, capital

Value = Any  # plain data, `Message`, one of the classes here, or a list or dict of these
SILENT: Final = Message("nothing")


@dataclass(frozen=True, slots=True)
class Named:
    """The name of a member of a domain, or another form of it."""

    domain: str
    id: str
    form: str = ""

    def told(self, cat: Messages) -> str:
        return cat.form(self.domain, self.id, self.form) if self.form else cat.name(self.domain, self.id)


@dataclass(frozen=True, slots=True)
class Ability:
    """The name of a leader's ability."""

    leader: str
    which: str

    def told(self, cat: Messages) -> str:
        return cat.ability(self.leader, self.which)


@dataclass(frozen=True, slots=True)
class Text:
    """A message and its arguments. Several values for one argument are joined with commas."""

    key: str
    args: Mapping[str, Value] = field(default_factory=dict)
    upper: bool = False  # begins with a capital letter

    def told(self, cat: Messages) -> str:
        said = {name: told(cat, value) for name, value in self.args.items()}
        text = cat.text(self.key, **{name: ", ".join(value) if isinstance(value, list) else value
                                     for name, value in said.items()})
        return capital(text) if self.upper else text


@dataclass(frozen=True, slots=True)
class Line:
    """A text on a line with the label `field-LABEL`; without a label, it is that of the field.

    If the label has an argument `name`, `told` returns the name together with the text.
    """

    text: Message | Text
    label: str = ""
    args: Mapping[str, Value] = field(default_factory=dict)

    def told(self, cat: Messages) -> Value:
        text = told(cat, self.text)
        return {"name": told(cat, self.args["name"]), "effect": text} if "name" in self.args else text


@dataclass(frozen=True, slots=True)
class TextBox:
    """A box on a component with its effect."""

    id: str
    message: Message
    label: Value


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    id: str
    domain: str  # of its id; the client chooses by it how to draw the component
    kind: str = ""  # its heading in the gallery; empty means that it is not listed
    module: str = ""  # the tag of the module that it needs; empty means none
    players: tuple[str, ...] = ()  # numbers of players, such as "1-4"; empty means all
    copies: int = 1
    cost: int | None = None
    factions: list[str] = field(default_factory=list)
    reconstructed: bool = False
    # For drawing it.
    group: str = ""  # its deck, or its part of the board
    level: int | None = None
    icons: list[str] = field(default_factory=list)
    tags: list[str] = field(default_factory=list)
    boxes: list[TextBox] = field(default_factory=list)
    place: str = ""  # its place on the table, if it has a single one
    data: Mapping[str, Value] = field(default_factory=dict)  # details that only its game has
    # For listing it.
    facts: list[Value] = field(default_factory=list)  # short facts behind its name
    fields: Mapping[str, Value] = field(default_factory=dict)  # for programs; sentences are also listed as lines

    def name(self, cat: Messages) -> str:
        return cat.name(self.domain, self.id)

    def is_for(self, players: int) -> bool:
        """Tells whether a game with that many players uses it."""
        spans = [span.partition("-") for word in self.players for span in word.split(", ")]
        return not spans or any(int(low) <= players <= int(high or low) for low, _, high in spans)

    def summary(self, cat: Messages) -> list[str]:
        return [told(cat, fact) for fact in self.facts if fact is not None]

    def lines(self, cat: Messages) -> list[tuple[str, str]]:
        """Returns label and text of each line."""
        out = []
        for name, value in self.fields.items():
            for label, part in value.items() if isinstance(value, dict) else [(name, value)]:
                line = Line(part) if isinstance(part, Message) else part
                if isinstance(line, Line) and line.text is not SILENT:
                    args = {name: told(cat, value) for name, value in line.args.items()}
                    out.append((cat.text(f"field-{line.label or label}", **args), told(cat, line.text)))
        return out

    def as_json(self, cat: Messages) -> dict[str, Any]:
        """Returns plain data: an empty text is "none", a number or an id that does not apply is None."""
        return {"id": self.id, "name": self.name(cat), "kind": self.kind, **told(cat, self.fields)}


def told(cat: Messages, value: Value) -> Any:
    """Translates a value; plain data stays as it is."""
    if isinstance(value, Message):
        return cat.text("nothing") if value.key == "nothing" else cat.say(value)
    if isinstance(value, (Named, Ability, Text, Line)):
        return value.told(cat)
    if isinstance(value, Mapping):
        return {told(cat, key): told(cat, part) for key, part in value.items()}
    return [told(cat, part) for part in value] if isinstance(value, list) else value


def message_of(effect: Effect | Condition | Message | None) -> Message:
    """Returns the message of an effect; `SILENT` if there is nothing to say."""
    if effect is None or effect is NOTHING:
        return SILENT
    message = effect if isinstance(effect, Message) else effect.message()
    return SILENT if message.key == "nothing" else message


def text_box(id: str, message: Message, label: str = "") -> TextBox:
    """Returns a box with the label of the field `id`, or of another field."""
    return TextBox(id, message, Text(f"field-{label or id}", upper=True))


def having(**flags: bool) -> list[str]:
    """Returns the names of the flags that are true."""
    return [tag for tag, holds in flags.items() if holds]
