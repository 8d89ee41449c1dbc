"""The catalogue of a language, remembering what it has said: a table says the same few hundred things over again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

import msgspec

from landsraad.kernel.engine import Effect, State
from landsraad.kernel.game import Game
from landsraad.kernel.table import Table
from landsraad.server.protocol import messages as wire
from landsraad.server.views.event_lines import Key
from landsraad.server.views.revisions import ENCODE
from landsraad.server.views.sentence_templates import filled, filling, gaps, pattern
from landsraad.text.messages import DEFAULT, DETAILS, Catalogue, Seats, languages

MOST: Final = 20_000  # messages and choices kept; then they are forgotten and said anew
LINES: Final = 20_000  # lines about events kept of one game


class Speaker(Catalogue):
    """A catalogue that formats each message with the same filling once."""

    def __init__(self, base: Catalogue) -> None:
        super().__init__(base.language, [])
        self.bundle = base.bundle
        self._said: dict[tuple[object, ...], str] = {}
        self._names: dict[tuple[str, str], str] = {}
        self._lines: dict[Game, dict[Key, list[bytes]]] = {}
        self._choices: dict[tuple[object, ...], dict[tuple[object, ...], msgspec.Raw | bytes]] = {}
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
        """What was already said of events, with gaps for the names of the seats; see `rendering.event_lines`."""
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

    def prompt(self, table: Table, names: Seats) -> str:
        """As `decision`, made once for all tables where only the names are others."""
        letters = gaps(table.game.name, tuple(table.seats))
        return filled(self.decision(table, letters), letters, names)

    def choices(self, table: Table, names: Seats) -> list[msgspec.Raw]:
        """The legal moves as `wire.Choice`s, encoded, with the labels that `move` gives them. Each is made once for all
        that its label depends on: the effect that asks, for whom and why, and what the game says it hinges on. If a
        seat is named in it, what is kept is a pattern."""
        s = table.state.clone()
        effect = s.top()
        details = DETAILS.get(table.game.name)
        known = self._choices.setdefault((table.game.name, s.players, effect.id, s.seat, s.source), {})
        out = []
        for move in table.legal():
            hinge = () if details is None else details.hinge(s, spelled(table.game, move).family, move)
            found = known.get((move, hinge))
            if found is None:
                found = self._choice(table, s, effect, move)
                if hinge is not None:
                    self._keep(known, (move, hinge), found)
            out.append(found if isinstance(found, msgspec.Raw) else msgspec.Raw(found % filling(names)))
        return out

    def _choice(self, table: Table, s: State, effect: Effect, move: int) -> msgspec.Raw | bytes:
        said, letters = spelled(table.game, move), gaps(table.game.name, tuple(table.seats))
        label = self._label(table, s, effect, said, letters)
        encoded = ENCODE(wire.Choice(move=said.text, words=said.words, label=label))
        is_named = any(letter in label for letter in letters.values())
        return pattern(encoded, letters, capitals=False) if is_named else msgspec.Raw(encoded)

    def _keep(self, known: dict[tuple[object, ...], msgspec.Raw | bytes], key: tuple[object, ...],
              choice: msgspec.Raw | bytes) -> None:
        self._kept += 1
        if self._kept > MOST:
            self._choices.clear()
            self._kept = 0
        else:
            known[key] = choice

    def _label(self, table: Table, s: State, effect: Effect, said: Spelled, seats: Seats) -> str:
        """As `move`, from what is known of the decision already."""
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
        return self._format(self.own(table.game.name, f"move-{said.family}"), "", args)


@dataclass(frozen=True, slots=True)
class Spelled:
    """A move in words: found once for each of the few thousand there are."""

    text: str
    words: list[str]
    family: str
    ids: list[tuple[str, str]]  # what each word names: the domain and the id


_SPELLED: Final[dict[tuple[Game, int], Spelled]] = {}  # by the game itself: two boards of one name differ


def spelled(game: Game, move: int) -> Spelled:
    found = _SPELLED.get((game, move))
    if found is None:
        words = game.plan.moves.words(move)
        family = game.plan.moves.family_of(move)
        ids = [(domain.name, id) for domain, id in zip(family.domains(), words[1:], strict=True)]
        found = _SPELLED[(game, move)] = Spelled(" ".join(words), words, family.name, ids)
    return found


@cache
def speaker(language: str) -> Speaker:
    """A language without a catalogue of its own is said in English."""
    return Speaker(Catalogue.load(language if language in languages() else DEFAULT))


def name_of(cat: Catalogue, kind: str, id: str) -> str:
    """A name if there is one; the id, readable, if not."""
    key = f"{kind.replace(' ', '-')}-{id}"
    return cat.text(key) if cat.has(key) else id.replace("_", " ")
