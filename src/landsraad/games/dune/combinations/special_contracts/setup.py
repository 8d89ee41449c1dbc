"""Deals the special contracts; each seat keeps one (IX-COMBO-13, UPR-COMBO-21)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.bases.six.setup import COMMANDER_SEATS, team_of
from landsraad.games.dune.combinations.special_contracts.cells import BOXED, DEALT
from landsraad.games.dune.combinations.special_contracts.module import SPECIAL
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.extensions.setup_step import LEADERS, Deal, SetupStep
from landsraad.games.dune.modules.choam.cells import CONTRACTS, TAKE_CONTRACT
from landsraad.games.dune.modules.choam.contracts import contracts_of
from landsraad.games.dune.modules.choam.events import TOOK_CONTRACT
from landsraad.games.dune.rules.cards.pile_choices import offer_each
from landsraad.games.dune.state.cells import DEALS, FIRST, PLAYER, ROLES
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State, labelled
from landsraad.kernel.messages import Message

DEALT_TO_EACH: Final = 2


class KeepContract(Effect):
    """Keeps one of the contracts dealt; the other goes to the box, or from an ally to its commander."""

    asks = True
    decision = "card"

    def options(self, s: State) -> None:
        offer_each(s, s.me, DEALT, TAKE_CONTRACT)

    def play(self, s: State, move: i64) -> None:
        token = TAKE_CONTRACT.a(move)
        DEALT.take(s.me, token)
        CONTRACTS.put(s.me, token)
        if s.has_listeners:
            s.emit(TOOK_CONTRACT, s.seat, token)
        other = DEALT.pop(s.me)
        commander = commander_of(s, s.seat)
        if commander == NONE:
            BOXED.put(s.t, other)
        else:
            DEALT.put(s.seats[commander], other)

    def message(self) -> Message:
        return Message("keep-contract")


KEEP_CONTRACT: Final = labelled("ix:KeepContract", KeepContract())


def commander_of(s: State, seat: i64) -> i64:
    """Returns the commander of an ally, or NONE."""
    if box_of(s).teams is None or seat in COMMANDER_SEATS:
        return NONE
    return COMMANDER_SEATS[team_of(int(seat))]


def deal_special_contracts(s: State, deal: Deal) -> None:
    for token in contracts_of(SPECIAL):
        BOXED.put(s.t, token.id)
    s.shuffle(BOXED, DEALS)
    order = [(s.t[FIRST] + i) % s.players for i in range(s.players)]
    players = [seat for seat in order if s.seats[seat][ROLES] == PLAYER]
    commanders = [seat for seat in players if box_of(s).teams is not None and seat in COMMANDER_SEATS]
    others = [seat for seat in players if seat not in commanders]
    for seat in others:
        for _ in range(DEALT_TO_EACH):
            DEALT.put(s.seats[seat], BOXED.pop(s.t))
    for seat in reversed([*others, *commanders]):  # a commander chooses after its allies
        s.push(KEEP_CONTRACT, seat)


SPECIAL.setup.append(SetupStep(LEADERS, deal_special_contracts))
