"""Messages of a language with a cache: all tables say the same few hundred things again and again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, final

from landsraad.kernel.engine import Effect, State, is_formality, member_of
from landsraad.kernel.game import Game
from landsraad.kernel.table import Table
from landsraad.server.protocol import messages as wire
from landsraad.server.views.event_lines import Key, parts_of
from landsraad.server.views.message_trees import tree
from landsraad.server.views.revisions import ENCODE
from landsraad.server.views.sentence_templates import filling, pattern, placeholders
from landsraad.text.messages import DEFAULT, DETAILS, Messages, Seats, languages

MOST: Final = 20_000  # messages and choices kept; then all are dropped
LINES: Final = 20_000  # lines about events kept of one game


class CachedMessages(Messages):
    """Messages that format each combination of message and arguments once."""

    def __init__(self, base: Messages) -> None:
        super().__init__(base.language, [])
        self.bundle = base.bundle
        self.quick = base.quick
        self._said: dict[tuple[object, ...], str] = {}
        self._names: dict[tuple[str, str], str] = {}
        self._lines: dict[Game, dict[Key, list[bytes]]] = {}
        self._choices: dict[tuple[object, ...], dict[int, bytes | Pattern | Hinged]] = {}
        self._questions: dict[tuple[object, ...], bytes | Pattern] = {}
        self._kept = 0  # choices
        self._kinds: dict[tuple[type[Effect], str], str] = {}

    def _format(self, key: str, attribute: str, args: Mapping[str, object]) -> str:
        said = (key, attribute, *args.items())
        try:
            return self._said[said]
        except KeyError:
            pass
        except TypeError:  # filled with something that has no hash
            return super()._format(key, attribute, args)
        if len(self._said) >= MOST:
            self._said.clear()
            self.troubles.clear()
        out = self._said[said] = super()._format(key, attribute, args)
        return out

    def lines_for(self, game: Game) -> dict[Key, list[bytes]]:
        """The templates of event lines of a game; see `rendering.event_lines`."""
        found = self._lines.setdefault(game, {})
        if len(found) > LINES:
            found.clear()
        return found

    def name(self, kind: str, id: str) -> str:
        found = self._names.get((kind, id))
        if found is None:
            found = self._names[(kind, id)] = super().name(kind, id)
        return found

    def kind_of(self, effect: Effect, game: str) -> str:
        key = type(effect), game
        found = self._kinds.get(key)
        if found is None:
            found = self._kinds[key] = super().kind_of(effect, game)
        return found

    def question(self, table: Table, names: Seats, fillings: dict[bytes, bytes]) -> tuple[bytes, bytes]:
        """The `wire.Decision` of the seat that has to decide, with its prompt, and the list of its `wire.Choice`s."""
        s = table.state.clone()
        effect = s.top()
        decision = self._question(table, s, effect)
        if not isinstance(decision, bytes):
            decision = decision.filled(fillings)
        return decision, b"[" + b",".join(self._choices_at(table, s, effect, fillings)) + b"]"

    def _question(self, table: Table, s: State, effect: Effect) -> bytes | Pattern:
        """Makes a question once for everything its prompt depends on, if the game can list that (`Details.asked`)."""
        details = DETAILS.get(table.game.name)
        hinge = () if details is None else details.asked(s, effect)
        if hinge is None or effect.step_in is not None:
            return self._new_question(table)
        key = (table.game, s.players, effect.id, s.seat, s.actor, s.source, is_formality(s), hinge)
        found = self._questions.get(key)
        if found is None:
            if len(self._questions) >= MOST:
                self._questions.clear()
            found = self._questions[key] = self._new_question(table)
        return found

    def _new_question(self, table: Table) -> bytes | Pattern:
        letters = placeholders(table.game.name, tuple(table.seats))
        told = table.decision()
        decision = wire.Decision(kind=told["kind"], effect=told["effect"], seat=told["seat"],
                                 prompt=self.decision(table, letters), cause=told["cause"], words=self._words(table),
                                 chosen=_chosen(table))
        return patterned(ENCODE(decision), letters)

    def _words(self, table: Table) -> dict[str, Any] | None:
        message = table.state.clone().top().message()
        return tree(message) if self.has(message.key) else None

    def choices(self, table: Table, names: Seats) -> list[bytes]:
        """The legal moves as `wire.Choice`s, encoded, with the labels that `move` gives them."""
        s = table.state.clone()
        return self._choices_at(table, s, s.top(), filling(names))

    def _choices_at(self, table: Table, s: State, effect: Effect, fillings: dict[bytes, bytes]) -> list[bytes]:
        """Makes each choice once for everything its label depends on.

        That is the effect that asks, for which seat and why, and what `Details.hinge` of the game adds. A choice that
        names a seat is kept as a pattern.
        """
        key = (table.game, s.players, effect.id, s.seat, s.source)
        known = self._choices.get(key)
        if known is None:
            known = self._choices[key] = {}
        out: list[bytes] = []
        for move in table.legal():
            found = known.get(move)
            if found is None or isinstance(found, Hinged):
                found = self._hinged(table, s, effect, move, known, found)
            out.append(found if isinstance(found, bytes) else found.filled(fillings))
        return out

    def _hinged(self, table: Table, s: State, effect: Effect, move: int, known: dict[int, bytes | Pattern | Hinged],
                kept: Hinged | None) -> bytes | Pattern:
        details = DETAILS.get(table.game.name)
        family = spelled(table.game, move).family if kept is None else kept.family
        hinge = () if details is None else details.hinge(s, family, move)
        if kept is not None and hinge in kept.choices:
            return kept.choices[hinge]
        found = self._choice(table, s, effect, move)
        if hinge is not None:
            self._kept += 1
            if self._kept > MOST:
                self._choices.clear()
                self._kept = 0
            elif hinge == ():
                known[move] = found
            else:
                if kept is None:
                    kept = known[move] = Hinged(family, {})
                kept.choices[hinge] = found
        return found

    def _choice(self, table: Table, s: State, effect: Effect, move: int) -> bytes | Pattern:
        said, letters = spelled(table.game, move), placeholders(table.game.name, tuple(table.seats))
        label = self._label(table, s, effect, said, letters)
        return patterned(ENCODE(wire.Choice(move=said.text, words=said.words, label=label)), letters)

    def _label(self, table: Table, s: State, effect: Effect, said: Spelled, seats: Seats) -> str:
        """As `move`, with what is already known of the decision."""
        args = self._pending(table, s, effect, seats)
        for domain, id in said.ids:
            if domain == "number":
                args["n"] = int(id)
            else:
                self.fill_move(args, domain, id, seats)
        branch = self._branch(effect, said.family, args)
        details = DETAILS.get(table.game.name)
        if branch is not None:
            args["text"] = branch
        elif details is not None:
            args.update(details.move(self, s, effect, said.family, said.words[1:]))
        return self._format(self.key_for(table.game.name, f"move-{said.family}"), "", args)


@final
class Pattern:
    """JSON with placeholders for the names of seats."""

    __slots__ = ("parts",)

    def __init__(self, pattern: bytes) -> None:
        self.parts = parts_of(pattern)

    def filled(self, fillings: dict[bytes, bytes]) -> bytes:
        parts = self.parts[:]
        for i in range(1, len(parts), 2):
            parts[i] = fillings[parts[i]]
        return b"".join(parts)


def _chosen(table: Table) -> dict[str, str] | None:
    """The card of the hand that the counter of the frame names; it is of the same kind as the cause."""
    s = table.state.clone()
    if s.top().step_in is None:
        return None
    found = s.plan.cause(s.source - member_of(s.source) + s.step)
    return None if found is None else {"kind": found[0], "id": found[1]}


@final
@dataclass(frozen=True, slots=True)
class Hinged:
    """A move whose label depends on more than the move: its labels by what that is."""

    family: str
    choices: dict[tuple[int, ...] | None, bytes | Pattern]


def patterned(encoded: bytes, letters: Seats) -> bytes | Pattern:
    """A pattern if a seat is named in it."""
    if any(letter.encode() in encoded for letter in letters.values()):
        return Pattern(pattern(encoded, letters, capitals=False))
    return encoded


@dataclass(frozen=True, slots=True)
class Spelled:
    """A move in words, computed once for each of the few thousand moves."""

    text: str
    words: list[str]
    family: str
    ids: list[tuple[str, str]]  # what each word names: the domain and the id


_SPELLED: Final[dict[tuple[Game, int], Spelled]] = {}  # by game, not by name: boxes of one game differ


def spelled(game: Game, move: int) -> Spelled:
    found = _SPELLED.get((game, move))
    if found is None:
        words = game.plan.moves.words(move)
        family = game.plan.moves.family_of(move)
        ids = [(domain.name, id) for domain, id in zip(family.domains(), words[1:], strict=True)]
        found = _SPELLED[(game, move)] = Spelled(" ".join(words), words, family.name, ids)
    return found


@cache
def cached_messages(language: str) -> CachedMessages:
    """The messages of a language; English if there are none."""
    return CachedMessages(Messages.load(language if language in languages() else DEFAULT))


def name_of(cat: Messages, kind: str, id: str) -> str:
    """A name if there is one; otherwise the id, made readable."""
    key = f"{kind.replace(' ', '-')}-{id}"
    return cat.text(key) if cat.has(key) else id.replace("_", " ")
