# cold
"""Scenario positions with special contracts."""

from __future__ import annotations

from typing import Any, Final

from landsraad.games.dune.combinations.special_contracts.cells import BOXED, DEALT
from landsraad.games.dune.combinations.special_contracts.module import SPECIAL
from landsraad.games.dune.combinations.special_contracts.setup import KEEP_CONTRACT
from landsraad.games.dune.components.extensions.scenario_words import ScenarioWords
from landsraad.games.dune.modules.choam.cells import CONTRACTS
from landsraad.games.dune.modules.choam.contracts import contracts_of
from landsraad.games.dune.scenario.positions import edited_seats
from landsraad.games.dune.state.cells import ROUND
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State

NOTES: Final = {
    "boxed_contracts": "the special contracts that nobody keeps",
    "A.special_contracts": "the special contracts from which the seat keeps one, before the first round; in a later "
                           "position a seat has those that `A.contracts` names",
}


class SpecialContractWords(ScenarioWords):
    def notes(self) -> dict[str, str]:
        return NOTES

    def settle(self, s: State, given: dict[str, Any]) -> None:
        """Leaves a seat only the special contracts that the position names; the others are boxed."""
        if s.t[ROUND] == 0:
            return
        named = [seat for seat, edits in edited_seats(s, given) if "contracts" in edits or "completed" in edits]
        special = [token.id for token in contracts_of(SPECIAL)]
        for seat in range(s.players):
            for token in special:
                if seat not in named and CONTRACTS.has(s.seats[seat], token):
                    CONTRACTS.take(s.seats[seat], token)
            DEALT.clear(s.seats[seat])
        BOXED.clear(s.t)
        for token in special:
            if not any(CONTRACTS.has(s.seats[seat], token) for seat in range(s.players)):
                BOXED.put(s.t, token)

    def lapse(self, s: State) -> int:
        clone = s.clone()
        asked = not s.over and clone.top() is KEEP_CONTRACT
        return int(clone.legal()[0]) if asked else NONE


SPECIAL.words.append(SpecialContractWords())
