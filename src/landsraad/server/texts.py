"""The catalogue of a language, remembering what it has said: a table says the same few hundred things over again."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from landsraad.kernel.table import Table
from landsraad.text.catalogue import DEFAULT, DETAILS, Catalogue, Seats, languages

MOST: Final = 50_000  # messages kept; then they are forgotten and said anew


class Speaker(Catalogue):
    """A catalogue that formats each message with the same filling once."""

    def __init__(self, base: Catalogue) -> None:
        super().__init__(base.language, [])
        self.bundle = base.bundle
        self._said: dict[tuple[object, ...], str] = {}

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

    def labels(self, table: Table, seats: Seats) -> list[str]:
        """The labels of all legal moves: as `move` gives them, with what they share looked up once."""
        s = table.state.clone()
        effect = s.top()
        shared = self._pending(table, s, effect, seats)
        details = DETAILS.get(table.game.name)
        out = []
        for move in table.legal():
            words = table.game.plan.moves.words(move)
            family = table.game.plan.moves.family_of(move)
            args: dict[str, Any] = dict(shared)
            for domain, id in zip(family.domains(), words[1:], strict=True):
                if domain.name == "number":
                    args["n"] = int(id)
                else:
                    name = domain.name.replace(" ", "_")
                    args[name] = self._seat(id, seats) if domain.name == "seat" else self.name(domain.name, id)
                    args[f"{name}_id"] = id
            branch = self._branch(effect, family.name, args)
            if branch is not None:
                args["text"] = branch
            elif details is not None:
                args.update(details.move(self, s, effect, family.name, words[1:]))
            out.append(self.text(f"move-{family.name}", **args))
        return out


@cache
def speaker(language: str) -> Speaker:
    """A language without a catalogue of its own is said in English."""
    return Speaker(Catalogue.load(language if language in languages() else DEFAULT))


def name_of(cat: Catalogue, kind: str, id: str) -> str:
    """A name if there is one; the id, readable, if not."""
    key = f"{kind.replace(' ', '-')}-{id}"
    return cat.text(key) if cat.has(key) else id.replace("_", " ")
