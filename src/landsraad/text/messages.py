"""The messages of one language: turns ids, effects, events, moves and refusals into sentences.

    cat = Messages.load("en")
    cat.name("card", "stilgar")       "Stilgar"
    cat.say(effect.words())           "Pay 1 water → recruit 1 troop and draw 1 card"
    cat.event(event)                  "A drew a card (Arrakeen)"
    cat.move(table, move)             "Send an agent with Dagger to Arrakeen"
    cat.decision(table)               "Send an agent with a card, or reveal your hand"
    cat.reason(table.refusal(move))   "Arrakeen: occupied by B"

A language is a folder of Fluent files under `locales`; adding the folder adds the language. The messages of a game or a
set are in its own folder (`landsraad.games.data`), all others are here.

A message is found by its id: the key of the `Message`, `event-KIND`, `move-FAMILY`, `decision-EFFECT`, `refusal-KEY`,
`option-NAME`, or `KIND-ID` for a name. Where a game uses a move or a decision differently, it has a message of its own,
which is tried first: `arrakis-move-FAMILY`, `arrakis-decision-EFFECT`.

A name comes with its id, `$card` and `$card_id`, because some languages choose endings by id. Names of the kinds in
`DECLINED` also come in the accusative (`$figure_acc`) and in the form for "together with" (`$figure_with`).

A missing or malformed message never stops a game. The key is shown instead, and `troubles` records it for the tests.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, Protocol

from landsraad.games import data
from landsraad.kernel.engine import Effect, State, is_formality
from landsraad.kernel.errors import BadInput, nearest
from landsraad.kernel.events import EVENTS, MENDED, MOVED
from landsraad.kernel.messages import Message
from landsraad.kernel.reasons import Reason
from landsraad.kernel.table import Table
from landsraad.text.arrakis import labels as arrakis
from landsraad.text.arrakis import names as arrakis_names
from landsraad.text.dune import labels as imperium
from landsraad.text.dune import uprising_labels as uprising
from landsraad.text.lazy_bundle import LazyBundle
from landsraad.text.phrases import Phrase, Phrases
from landsraad.text.quick_format import QuickFormat
from landsraad.text.refusals import fillings

Seats = Mapping[str, str]  # names for the seats instead of their letters


class Details(Protocol):
    """What a game adds to the labels of its moves and decisions; see `text/dune/labels.py`."""

    def move(self, cat: Messages, s: State, effect: Effect, family: str, ids: list[str]) -> dict[str, Any]: ...

    def decision(self, cat: Messages, s: State, effect: Effect) -> dict[str, Any]: ...

    def hinge(self, s: State, family: str, move: int) -> tuple[int, ...] | None: ...

    def asked(self, s: State, effect: Effect) -> tuple[int, ...] | None: ...


DEFAULT: Final = "en"
# The kind of thing that an argument of `Message` names.
NAMED: Final = {"faction": "faction", "factions": "faction", "card": "card", "space": "space", "than": "space",
                "icons": "icon", "icon": "battle icon", "area": "area", "areas": "area", "figure": "figure",
                "was": "figure", "now": "figure", "leader": arrakis_names.LEADER_OF_CARD, "vehicle": "vehicle",
                "deck": "planning deck", "result": "die result", "terrain": "terrain", "marker": "marker",
                "region": "region"}
# Domains whose members take their names from another domain, and domains whose members need no name.
SAME_AS: Final = {"reserve pile": "card", "sietch": "area", "settlement": "area", "station": "area",
                  "tactics card": "area"}
THEMSELVES: Final = ("number", "seat", "tank cell", "move of an action")
DECLINED: Final = frozenset(("figure", "named leader", arrakis_names.LEADER_OF_CARD, "vehicle", "worm"))
NOBODY: Final = "none"
SELF: Final = "self"  # stands for the seat that the event is about


def languages() -> list[str]:
    return sorted(folder.name for folder in _locales().iterdir() if folder.is_dir() and not folder.name.startswith("_"))


def _locales() -> Traversable:
    return files("landsraad.text") / "locales"


class Messages:
    @staticmethod
    def load(language: str = DEFAULT) -> Messages:
        if language not in languages():
            known = languages()
            raise BadInput(f"unknown language {language!r}"
                           f"{nearest(language, known) or '; there is ' + ', '.join(known)}")
        return _load(language, data.registered())

    def __init__(self, language: str, sources: list[str]) -> None:
        self.language = language
        self.troubles: list[str] = []
        self.bundle = LazyBundle(language)
        for source in sources:
            self.bundle.add_source(source)
        self.quick = QuickFormat(self.bundle)
        self.phrases = Phrases(self._phrase, self._join)

    # ------------------------------------------------------------------ plain messages

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def joins(self, key: str) -> bool:
        """Tells whether the message says how its lists are joined."""
        return self.has(key) and "last" in self.bundle.get_message(key).attributes

    def text(self, key: str, **args: object) -> str:
        return self._format(key, "", args)

    def listed(self, key: str, words: list[str]) -> str:
        """Returns `a, b and c`, joined as that message says."""
        return self._join(key, "", [Phrase(word, 0) for word in words])

    def _format(self, key: str, attribute: str, args: Mapping[str, object]) -> str:
        message = self.bundle.get_message(key) if self.has(key) else None
        pattern = None if message is None else message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return self._trouble(f"{key}.{attribute}" if attribute else key, "unknown message")
        quick = self.quick.format(pattern, args)
        if quick is not None:
            return quick
        out, errors = self.bundle.format_pattern(pattern, dict(args))
        for error in errors:
            self._trouble(key, str(error))
        return str(out)

    def _trouble(self, key: str, what: str) -> str:
        self.troubles.append(f"{self.language}: {key}: {what}")
        return key

    # ------------------------------------------------------------------ names

    def name(self, kind: str, id: str) -> str:
        """Returns the name of a member of a domain: `name("intrigue card", "ambush")`."""
        if kind in THEMSELVES:
            return id
        if kind == "reveal part":  # is called like its card or leader
            id = id.split(".")[0]
            kind = "card" if self.has(f"card-{id}") else "leader"
        kind = SAME_AS.get(kind, kind)
        if kind in arrakis_names.NAMES:
            return arrakis_names.NAMES[kind](self, id)
        return self.text(f"{kind.replace(' ', '-')}-{id}")

    def form(self, kind: str, id: str, case: str) -> str:
        """Returns a name in another grammatical case if the language has it: `form("figure", "naib", "acc")`."""
        key = arrakis_names.key_of(kind, id)
        if self.has(key) and case in self.bundle.get_message(key).attributes:
            return self._format(key, case, {})
        return self.name(kind, id)

    def _name_in(self, args: dict[str, object], name: str, kind: str, id: str) -> None:
        """Adds a name, its id and its grammatical cases to the arguments."""
        args[name] = self.name(kind, id)
        args[f"{name}_id"] = id
        if kind in DECLINED:
            args[f"{name}_acc"] = self.form(kind, id, "acc")
            args[f"{name}_with"] = self.form(kind, id, "with")

    def ability(self, leader: str, which: str) -> str:
        """Returns the name of a leader's ability: `left`, `signet`, or `other-left` and so on for the other side."""
        return self._format(f"leader-{leader}", which, {})

    def attribute(self, key: str, which: str) -> str:
        """Returns an attribute of a message: `attribute("sector-ne_outer", "code")`."""
        return self._format(key, which, {})

    def option(self, name: str, what: str = "") -> str:
        """Returns the name of an option of a game, or a description of it (`about`); empty if there is none."""
        return self._attribute(f"option-{name}", what) if what else self.text(f"option-{name}")

    def of_game(self, game: str, what: str = "") -> str:
        """Returns the title of a game, or a description of it (`about`, `players-2`); empty if there is none."""
        return self._attribute(f"game-{game}", what) if what else self._format(f"game-{game}", "", {})

    def _attribute(self, key: str, attribute: str) -> str:
        """Returns an attribute of a message; empty if it has none of that name."""
        known = self.bundle.get_message(key).attributes if self.has(key) else {}
        return self._format(key, attribute, {}) if attribute in known else ""

    def say(self, message: Message) -> str:
        """Returns an effect or a condition as a sentence."""
        return capital(self.phrases.say(message).text)

    def phrase(self, message: Message) -> str:
        """Returns an effect or a condition as a part of a sentence."""
        return self.phrases.say(message).text

    def _phrase(self, key: str, args: Mapping[str, object]) -> str:
        """Formats a message whose effects are phrases already; other strings are ids."""
        filled: dict[str, object] = {}
        for name, value in args.items():
            if name in NAMED and isinstance(value, str):
                self._name_in(filled, name, NAMED[name], value)
            elif name in NAMED and isinstance(value, list):
                filled[name] = self._join(key, "", [Phrase(self.name(NAMED[name], id), 0) for id in value])
            else:
                filled[name] = value
        return self._format(key, "", filled)

    def _join(self, key: str, manner: str, parts: list[Phrase]) -> str:
        """Joins phrases as `a, b and c`.

        A message says how in its attributes `more` (the comma) and `last` (the "and"), or `long-more` and `long-last`
        for long phrases.
        """
        out = parts[0].text
        for i, part in enumerate(parts[1:], 2):
            out = self._format(key, f"{manner}{'last' if i == len(parts) else 'more'}", {"a": out, "b": part.text})
        return out

    # ------------------------------------------------------------------ events

    def event(self, event: Mapping[str, Any], seats: Seats | None = None, cause: bool = True) -> str:
        """Returns a sentence for an event of `table.events()`; empty if other events say it."""
        kind = EVENTS.kinds[event["kind"]]
        if kind is MOVED:  # the events that follow tell what it did
            return ""
        args, hidden = self._told(event, seats)
        sentence = capital(self.text(f"event-{kind.name}-hidden" if hidden else f"event-{kind.name}", **args))
        because = event.get("cause")
        mentioned = {(domain.name, event.get(name)) for name, domain in kind.values if domain is not None}
        if not cause or because is None or kind.plain or (because["kind"], because["id"]) in mentioned:
            return sentence
        return self.text("because", sentence=sentence, cause=self.name(because["kind"], because["id"]))

    def step(self, event: Mapping[str, Any], seats: Seats | None = None) -> tuple[str, str]:
        """Returns an event as a step in an automa's turn: a title without the name, and the reason if there is one.

        Both are empty for an event that has no message of this kind.
        """
        key = f"step-{event['kind']}"
        if not self.has(key):
            return "", ""
        args, _ = self._told(event, seats)
        because = event.get("cause") or {"kind": NOBODY, "id": ""}
        args["cause_kind"] = because["kind"].replace(" ", "_")
        args["cause"] = self.name(because["kind"], because["id"]) if because["id"] else ""
        why = "why" in self.bundle.get_message(key).attributes
        return capital(self._format(key, "", args)), capital(self._format(key, "why", args)) if why else ""

    def _told(self, event: Mapping[str, Any], seats: Seats | None) -> tuple[dict[str, object], bool]:
        """Returns the arguments for the message of an event, and whether some of it is hidden."""
        kind = EVENTS.kinds[event["kind"]]
        args: dict[str, object] = {"seat": self.seat(event.get("seat"), seats), "seat_id": event.get("seat") or NOBODY}
        hidden = False
        if kind is MENDED:  # the kernel does not know what rule ids look like
            rules: list[str] = event.get("rules", [])
            args.update(rules=", ".join(rules), count=len(rules))
        for name, domain in kind.values:
            if name not in event:
                hidden = True
            elif domain is None:
                args[name] = event[name]
            else:
                id = event[name]
                if domain.name == "seat":
                    args[f"{name}_id"] = NOBODY if id is None else SELF if id == event.get("seat") else id
                    args[name] = self.seat(id, seats)
                elif id is None:
                    args.update({name: "", f"{name}_acc": "", f"{name}_with": "", f"{name}_id": NOBODY})
                else:
                    self._name_in(args, name, domain.name, id)
        return args, hidden

    def seat(self, seat: str | None, seats: Seats | None) -> str:
        return "" if seat is None else seat if seats is None else seats.get(seat, seat)

    # ------------------------------------------------------------------ moves and decisions

    def move(self, table: Table, move: int, seats: Seats | None = None) -> str:
        """Returns a label for a legal move, and the notation of any other move."""
        if not table.state.is_legal(move):
            return table.notation(move)
        s = table.state.clone()
        effect = s.top()
        words = table.game.plan.moves.words(move)
        family = table.game.plan.moves.family_of(move)
        args = self._pending(table, s, effect, seats)
        for domain, id in zip(family.domains(), words[1:], strict=True):
            if domain.name == "number":
                args["n"] = int(id)
            else:
                self.fill_move(args, domain.name, id, seats)
        branch = self._branch(effect, family.name, args)
        if branch is not None:
            args["text"] = branch
        elif table.game.name in DETAILS:
            args.update(DETAILS[table.game.name].move(self, s, effect, family.name, words[1:]))
        return self.text(self.key_for(table.game.name, f"move-{family.name}"), **args)

    def fill_move(self, args: dict[str, object], kind: str, id: str, seats: Seats | None) -> None:
        """Adds an argument of a move. The second of one kind gets the prefix `to_`: `$area` and `$to_area`."""
        name = kind.replace(" ", "_")
        if f"{name}_id" in args:
            name = f"to_{name}"
        if kind == "seat":
            args[name], args[f"{name}_id"] = self.seat(id, seats), id
        else:
            self._name_in(args, name, kind, id)

    def key_for(self, game: str, key: str) -> str:
        """Returns the key of the game's own message if it has one, else that for all games."""
        return f"{game}-{key}" if self.has(f"{game}-{key}") else key

    def _branch(self, effect: Effect, family: str, args: Mapping[str, object]) -> str | None:
        """Returns the part of the effect that a move of the kernel (pay, choose, first) stands for."""
        n = args.get("n")
        if family == "pay":
            return self.say(effect.message())
        if family not in ("choose", "first") or not isinstance(n, int) or not parts_of(effect):
            return None
        return self.say(parts_of(effect)[n - 1].message())

    def decision(self, table: Table, seats: Seats | None = None) -> str:
        """Returns the question that the table asks now."""
        if table.over:
            return self.text("decision-over")
        s = table.state.clone()
        effect = s.top()
        args = self._pending(table, s, effect, seats)
        if table.game.name in DETAILS:
            args.update(DETAILS[table.game.name].decision(self, s, effect))
        key = "decision-go-on" if is_formality(s) else self.key_for(table.game.name, f"decision-{args['asks']}")
        line = self.text(key, **args)
        if s.seat == s.actor:
            return line
        return self.text("decision-for", line=line, seat=args["seat"])

    # ------------------------------------------------------------------ refusals

    def reason(self, reason: Reason, seats: Seats | None = None, table: Table | None = None) -> str:
        """Returns why something is refused, as a sentence that may follow a colon.

        With a table, moves appear with their labels; without one, in notation.
        """
        return self.text(f"refusal-{reason.key}", **fillings(self, reason, seats, table))

    def error(self, error: BadInput, seats: Seats | None = None) -> str:
        """Returns one line for an error of the user, with the rule; in English if no player can meet it in a game."""
        if error.reason is None:
            return str(error)
        rule = error.reason.rule
        return self.reason(error.reason, seats) + (f" ({rule})" if rule else "")

    def _pending(self, table: Table, s: State, effect: Effect, seats: Seats | None) -> dict[str, object]:
        because = table.state.plan.cause(table.state.source)
        return {"seat": self.seat(table.game.plan.seats[s.seat], seats), "asks": self.kind_of(effect, table.game.name),
                "decision": str(effect.decision), "cause": "" if because is None else self.name(*because),
                "cause_id": NOBODY if because is None else because[1]}

    def kind_of(self, effect: Effect, game: str) -> str:
        """Returns the name of the effect's class, or of the nearest base class that has a message."""
        for kind in type(effect).__mro__:
            if self.has(self.key_for(game, f"decision-{kind.__name__}")):
                return kind.__name__
        return type(effect).__name__


# By game: the module that adds details to its labels.
DETAILS: Final[Mapping[str, Details]] = {"imperium": imperium, "uprising": uprising, "arrakis": arrakis}


def parts_of(effect: Effect) -> list[Effect]:
    parts: list[Effect] = getattr(effect, "parts", [])
    return parts


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


@cache
def _load(language: str, _: tuple[Path, ...]) -> Messages:
    """Loads the messages of all sets; the registered folders are the key of the cache."""
    return Messages(language, [file.read_text(encoding="utf-8") for file in message_files(language)])


def message_files(language: str) -> list[Traversable]:
    """Returns the Fluent files of a language: the common ones, and those of every set."""
    return [*data.messages_in(_locales(), language), *data.message_files(language)]
