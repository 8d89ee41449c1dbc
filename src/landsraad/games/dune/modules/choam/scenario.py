# cold
"""Scenario positions with contracts: named ones come from the bank, the board, or their current owner."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from landsraad.games.dune.bases.six.rules.trade import allies_of
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.extensions.scenario_words import ScenarioWords
from landsraad.games.dune.modules.choam.cells import (
    ASSIGN,
    COMPLETED,
    CONTRACT,
    CONTRACT_BANK,
    CONTRACT_ROW,
    CONTRACTS,
    SARDAUKAR_CONTRACTS,
)
from landsraad.games.dune.modules.choam.contracts import CONTRACT_TOKENS, FACE_UP, show_contract
from landsraad.games.dune.modules.choam.module import CHOAM
from landsraad.games.dune.scenario.positions import edited_seats, numbers, refill
from landsraad.kernel.cells import Cells, Pile
from landsraad.kernel.engine import State
from landsraad.kernel.errors import BadInput

SEAT_PILES: Final = (("contracts", CONTRACTS), ("completed", COMPLETED))
TABLE_PILES: Final = (("contract_row", CONTRACT_ROW), ("sardaukar_contracts", SARDAUKAR_CONTRACTS))
NOTES: Final = {
    "choam": "the CHOAM module is in the game; in `given` it must agree with the option",
    "contract_row": "the contracts face up on the board: exactly these; the others go to the bank",
    "contract_bank": "as `imperium_deck`",
    "sardaukar_contracts": "the two set aside for Shaddam",
    "A.contracts": "open contracts: exactly these, in `given` with or without `contract_`; they come from the bank",
    "A.completed": "completed contracts, face down",
    "move contract": "take that contract",
    "move complete": "complete that contract",
}


class ContractWords(ScenarioWords):
    table = ("contract_row", "contract_bank", "sardaukar_contracts", "choam")
    seat = ("contracts", "completed")
    orders = ("complete",)  # all contracts that are due are completed (UPM-CHOAM-04)

    def notes(self) -> dict[str, str]:
        return NOTES

    def settle(self, s: State, given: dict[str, Any]) -> None:
        seats = edited_seats(s, given)
        check_module(s, given, seats)
        deal_tokens(s, given, seats)

    def refuse_absent(self, s: State, given: dict[str, Any]) -> None:
        check_module(s, given, edited_seats(s, given))

    def twins(self, s: State, move: int) -> list[int]:
        """Of two contracts for two allies, giving one implies who gets the other."""
        if not ASSIGN.has(move) or CONTRACT_ROW.size(s.t) != FACE_UP:
            return []
        first, second = allies_of(s)
        if ASSIGN.b(move) != first:
            return []
        row = CONTRACT_ROW.cards(s.t)
        row.remove(int(ASSIGN.a(move)))
        return [int(ASSIGN.move(row[0], second))]


def check_module(s: State, given: dict[str, Any], seats: list[tuple[int, dict[str, Any]]]) -> None:
    """Refuses a position that adds or removes the module, which is an option of the game."""
    is_here = box_of(s).has(CHOAM.name)
    if "choam" in given and (given["choam"] in (True, 1, "yes")) != is_here:
        right = "no" if is_here else "yes"
        raise BadInput(f"choam: the module is an option of the game; write options: {{choam: {right}}}")
    if is_here:
        return
    words = [word for word in ("contract_row", "contract_bank", "sardaukar_contracts") if given.get(word)]
    words += [f"{s.plan.seats[seat]}.{word}" for seat, edits in seats for word, _ in SEAT_PILES if edits.get(word)]
    if words:
        raise BadInput(f"{words[0]}: contracts need the CHOAM module; write options: {{choam: yes}}")


def deal_tokens(s: State, given: dict[str, Any], seats: list[tuple[int, dict[str, Any]]]) -> None:
    """Fills the named piles with exactly what is named; the rest is the bank, named ones on top."""
    wanted: list[tuple[str, Cells, Pile, list[int]]] = []
    for word, pile in TABLE_PILES:
        if word in given:
            wanted.append((word, s.t, pile, numbers(CONTRACT, given[word], word)))
    for seat, edits in seats:
        for word, pile in SEAT_PILES:
            if word in edits:
                path = f"{s.plan.seats[seat]}.{word}"
                wanted.append((path, s.seats[seat], pile, numbers(CONTRACT, edits[word], path)))
    top = numbers(CONTRACT, given["contract_bank"], "contract_bank") if "contract_bank" in given else []
    if not wanted and "contract_bank" not in given:
        return
    check_copies([*wanted, ("contract_bank", s.t, CONTRACT_BANK, top)])
    for _, v, pile, _ in wanted:
        for token in pile.cards(v):
            if CONTRACT_TOKENS[token].owner is CHOAM:
                CONTRACT_BANK.put(s.t, token)
        pile.clear(v)
    for path, v, pile, tokens in wanted:
        for token in tokens:
            find_token(s, token)
        refill(v, pile, tokens, path)
    for token in top:
        find_token(s, token)
    if "contract_bank" in given and not top:
        CONTRACT_BANK.clear(s.t)
    for token in reversed(top):
        CONTRACT_BANK.put(s.t, token)
    while "contract_row" not in given and CONTRACT_ROW.size(s.t) < FACE_UP and CONTRACT_BANK.size(s.t) > 0:
        show_contract(s)


def check_copies(wanted: list[tuple[str, Cells, Pile, list[int]]]) -> None:
    count: Counter[int] = Counter()
    for path, _, _, tokens in wanted:
        for token in tokens:
            count[token] += 1
            if count[token] > CONTRACT_TOKENS[token].copies:
                raise BadInput(f"{path}: there are only {CONTRACT_TOKENS[token].copies} of {CONTRACT.names[token]}")


def find_token(s: State, token: int) -> None:
    """Takes a contract from the bank, the board, or its current owner."""
    piles = [(s.t, CONTRACT_BANK), (s.t, CONTRACT_ROW), (s.t, SARDAUKAR_CONTRACTS)]
    piles += [(s.seats[seat], pile) for seat in range(s.players) for _, pile in SEAT_PILES]
    for v, pile in piles:
        if pile.has(v, token):
            pile.take(v, token)
            return


CHOAM.words.append(ContractWords())
