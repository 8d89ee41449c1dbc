"""The legal moves as a numbered list, grouped by kind."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from landsraad.cli.language import hint
from landsraad.games.dune.bases.uprising.rules.card_effects import AcquireForSolari
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.rules.cards.market import price
from landsraad.kernel.errors import BadInput
from landsraad.kernel.table import Table
from landsraad.text.messages import Messages

# Families whose moves are listed as names under one heading.
ROWS: Final = ("buy", "acquire", "discard", "silence", "trash", "remove", "spy", "recall_spy", "infiltrate", "gather",
               "trash_intrigue", "trash_looked")


@dataclass(frozen=True)
class Choice:
    number: int
    move: int
    notation: str
    label: str  # a sentence
    short: str  # its label under a heading


@dataclass(frozen=True)
class Group:
    heading: str
    choices: list[Choice]


class MoveList:
    """The legal moves of a decision, numbered."""

    def __init__(self, cat: Messages, table: Table, names: Mapping[str, str]) -> None:
        self.cat = cat
        self.table = table
        self.names = names
        self.groups: list[Group] = []
        self.by_number: dict[int, Choice] = {}
        self.for_solari = not table.over and isinstance(table.state.clone().top(), AcquireForSolari)
        self._number(self._grouped())

    @property
    def notations(self) -> list[str]:
        return [choice.notation for choice in self.by_number.values()]

    def _grouped(self) -> list[tuple[str, str, list[int]]]:
        """Returns heading, family and moves of each group: agent moves by card, the end of the turn last."""
        found: dict[tuple[str, str], list[int]] = {}
        for move in self.table.legal():
            words = self.table.game.plan.moves.words(move)
            family = words[0]
            card = words[1] if family == "agent" else ""
            found.setdefault((family, card), []).append(move)
        order = {"agent": 0, "reveal": 2, "pay": 0, "skip": 8, "pass": 8, "end": 9,
                 "deploy": 0, "retreat": 0, "sell": 0}
        keys = sorted(found, key=lambda key: order.get(key[0], 1))
        return [(self._heading(family, card), family, found[family, card]) for family, card in keys]

    def _heading(self, family: str, card: str) -> str:
        if card or family not in ROWS:
            return self.cat.name("card", card) if card else ""
        return self.cat.text("heading-buy_solari" if family == "acquire" and self.for_solari else f"heading-{family}")

    def _number(self, grouped: list[tuple[str, str, list[int]]]) -> None:
        for heading, family, moves in grouped:
            choices = []
            for move in moves:
                number = len(self.by_number) + 1
                label = self.cat.move(self.table, move, self.names)
                choice = Choice(number, move, self.table.notation(move), label, self._short(family, move, label))
                choices.append(choice)
                self.by_number[number] = choice
            self.groups.append(Group(heading, choices))

    def _short(self, family: str, move: int, label: str) -> str:
        """Returns the label of a move under its heading."""
        words = self.table.game.plan.moves.words(move)
        kinds = [domain.name for domain in self.table.game.plan.moves.family_of(move).domains()]
        if family == "agent":
            return self.cat.name("space", words[2])
        if family == "trash":
            return f"{self.cat.name('card', words[1])} ({self.cat.name('zone', words[2])})"
        if family == "buy":
            return f"{self.cat.name('card', words[1])} ({self._price(words[1])})"
        if family == "acquire" and self.for_solari:
            s = self.table.state
            cost = int(box_of(s).cards[box_of(s).card_ids.find(words[1])].cost)
            return f"{self.cat.name('card', words[1])} ({cost})"
        if family in ROWS:
            return self.cat.name(kinds[0], words[1])
        return label

    def _price(self, card: str) -> int:
        """Returns the price in persuasion, with the discounts of the seat."""
        s = self.table.state.clone()
        s.top()
        return int(price(s, box_of(s).card_ids.find(card)))

    def find(self, text: str) -> int:
        """Returns the move for a number, a label or notation; refuses anything else with the reason."""
        word = text.strip()
        if word.isdigit():
            number = int(word)
            if number not in self.by_number:
                raise BadInput(self.cat.text("refused-number", number=word, last=len(self.by_number)))
            return self.by_number[number].move
        words = " ".join(word.split())
        for choice in self.by_number.values():
            if words.casefold() in (choice.notation.casefold(), choice.label.casefold()):
                return choice.move
        try:
            move = self.table.parse(words)
        except BadInput:
            raise BadInput(self._no_move(words)) from None
        if not self.table.state.is_legal(move):
            raise BadInput(self.table.refused(move))
        return move

    def _no_move(self, text: str) -> str:
        """Returns why the text is not a move of this game, with the closest word."""
        first, *rest = text.split() or [""]
        families = {family.name: family for family in self.table.game.plan.moves.families}
        known = families.get(first)
        if known is None:
            close = hint(self.cat, first, families) or hint(self.cat, text, self.notations)
            return self.cat.text("refused-not-a-move", text=text) + close
        domains = known.domains()
        if len(rest) != len(domains):
            usage = " ".join([first, *(domain.name.upper().replace(" ", "_") for domain in domains)])
            return self.cat.text("refused-usage", text=text, usage=usage)
        wrong, domain = next(((word, domain) for word, domain in zip(rest, domains, strict=True)
                              if word not in domain.names), (rest[-1], domains[-1]))
        close = hint(self.cat, wrong, domain.names) or hint(self.cat, text, self.notations)
        return self.cat.text("refused-word", command=first, text=wrong) + close
