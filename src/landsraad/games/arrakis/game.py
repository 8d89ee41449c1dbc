"""Dune: War for Arrakis as the outside sees it: its options, its beginning, its result."""

from __future__ import annotations

from typing import Any, Final

from landsraad.games.arrakis.cells import AREA, HARKONNEN, MY_SIDE, PRESCIENT, RULING, SIDE, SUPREMACY, SUPREME
from landsraad.games.arrakis.given import put_given_word, settle_given
from landsraad.games.arrakis.notes import NOTES
from landsraad.games.arrakis.prospects import odds_now, odds_of
from landsraad.games.arrakis.refusals import why_not
from landsraad.games.arrakis.setup import PLAN, deal
from landsraad.games.arrakis.shown import area_part, words_of_table
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State, advance
from landsraad.kernel.errors import BadInput
from landsraad.kernel.game import Game, Option, Part, Word
from landsraad.kernel.reasons import Reason


class Arrakis(Game):
    def __init__(self) -> None:
        super().__init__("arrakis", "1.0", PLAN, [
            Option("players", "number", 2, low=1, high=2),
            Option("rulings", "choice", "rulebook", list(RULING.names), of="ruling"),
            Option("seats", "list", [], list(SIDE.names), of="side", asked=False),
        ])

    def complete(self, options: dict[str, Any]) -> dict[str, Any]:
        sides: list[str] = options["seats"] or list(SIDE.names)
        if options["players"] == 1 and sides != list(SIDE.names):
            raise BadInput(f"option seats: who plays alone has the {SIDE.names[0]}, in the first seat")
        if sorted(sides) != sorted(SIDE.names):
            raise BadInput(f"option seats: a game of 2 has {', '.join(SIDE.names)}, in any order, not "
                           f"{', '.join(sides)}")
        return {**options, "seats": sides}

    def begin(self, options: dict[str, Any], seed: int, listening: bool = False) -> State:
        s = deal([SIDE.find(word) for word in options["seats"]], RULING.find(options["rulings"]), seed,
                 HARKONNEN if options["players"] == 1 else NONE)
        if listening:
            s.listen()
        advance(s)
        return s

    def result(self, s: State) -> dict[str, Any]:
        """Points are the supremacy of the Harkonnen, and all steps of prescience together for the Atreides."""
        steps = sum(int(s.t[PRESCIENT + marker]) for marker in range(3))
        won = int(s.t[SUPREME])
        ended = "" if won == NONE else "supremacy" if won == HARKONNEN else "objective"
        return {"scores": {self.plan.seats[seat]: int(s.t[SUPREMACY]) if s.seats[seat][MY_SIDE] == HARKONNEN else steps
                           for seat in range(s.players)},
                "winners": [self.plan.seats[seat] for seat in range(s.players)
                            if won != NONE and s.seats[seat][MY_SIDE] == won],
                "reason": ended, "ended": ended}

    def refusal(self, s: State, move: int) -> Reason | None:
        return why_not(s, move)

    def odds(self, s: State, viewer: int, move: int) -> dict[str, Any] | None:
        return odds_now(s, viewer) if move == NONE else odds_of(s, viewer, move)

    # ------------------------------------------------------------------ scenarios

    def words_apart(self, s: State) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        return words_of_table(s), [{} for _ in range(s.players)]

    def words(self) -> list[Word]:
        return [Word("areas", by=AREA, nested=True), Word("over")]

    def declines(self) -> list[str]:
        return ["skip", "end", "pass", "done", "cease", "stand"]

    def observed(self) -> list[str]:
        """What `areas` shows of the map."""
        return ["holder", "regular", "elite", "special", "officers", "harvesters", "signs", "worms"]

    def notes(self) -> dict[str, str]:
        return NOTES

    def part_of(self, s: State, path: list[str]) -> Part:
        return area_part(s, path)

    def put_word(self, s: State, path: str, value: Any) -> bool:
        return put_given_word(s, path)

    def settle_edits(self, s: State, given: dict[str, Any]) -> None:
        settle_given(s, given)


GAME: Final = Arrakis()
