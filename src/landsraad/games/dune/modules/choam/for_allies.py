"""Contracts that a commander passes on to its allies in the six-player game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.bases.six.rules.trade import CONTRACTS_FOR_ALLIES, allies_of
from landsraad.games.dune.components.extensions.icon_offer import IconOffer
from landsraad.games.dune.modules.choam.cells import ASSIGN, CONTRACT_ROW
from landsraad.games.dune.modules.choam.contracts import hold, show_contract
from landsraad.games.dune.modules.choam.module import CHOAM
from landsraad.kernel.engine import ASKS, Effect, State, labelled


class ContractsForAllies(IconOffer):
    """Gives both face-up contracts to the allies, one each; then new ones are revealed."""

    def is_open(self, s: State) -> bool:
        return CONTRACT_ROW.size(s.t) > 0

    def options(self, s: State) -> None:
        first, second = allies_of(s)
        for i in range(CONTRACT_ROW.size(s.t)):
            if not CONTRACT_ROW.repeats(s.t, i):
                s.offer(ASSIGN.move(CONTRACT_ROW.card(s.t, i), first))
                if CONTRACT_ROW.size(s.t) == 1:  # the second contract goes to the other ally
                    s.offer(ASSIGN.move(CONTRACT_ROW.card(s.t, i), second))

    def play(self, s: State, move: i64) -> None:
        first, second = allies_of(s)
        token, to = ASSIGN.a(move), ASSIGN.b(move)
        CONTRACT_ROW.take(s.t, token)
        left = CONTRACT_ROW.size(s.t)
        if left > 0:
            s.push(RECEIVE_CONTRACT, second if to == first else first, s.source, CONTRACT_ROW.pop(s.t))
        s.push(RECEIVE_CONTRACT, to, s.source, token)
        for _ in range(left + 1):
            show_contract(s)


class ReceiveContract(Effect):
    """Gives a contract to an ally. `step` is the contract."""

    ordering = ASKS

    def run(self, s: State) -> None:
        hold(s, s.step)


RECEIVE_CONTRACT: Final = labelled("six:ReceiveContract.1", ReceiveContract())
CHOAM.icon_offers[CONTRACTS_FOR_ALLIES] = ContractsForAllies()
