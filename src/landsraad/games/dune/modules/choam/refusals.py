# cold
"""Why a contract cannot be taken or completed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.extensions.refusal_hook import RefusalHook
from landsraad.games.dune.modules.choam.cells import (
    COMPLETE,
    COMPLETED,
    CONTRACT,
    CONTRACT_ROW,
    CONTRACTS,
    NEW_CONTRACTS,
    SARDAUKAR_CONTRACTS,
    TAKE_CONTRACT,
)
from landsraad.games.dune.modules.choam.contracts import (
    CONTRACT_TOKENS,
    CONTRACTS_BOX,
    CompleteContracts,
    ContractsDone,
    PickContract,
)
from landsraad.games.dune.modules.choam.module import CHOAM
from landsraad.games.dune.rules.cards.intrigue import IntrigueWindow
from landsraad.games.dune.rules.turns.agent_boxes import EXTRA, bit_of
from landsraad.games.dune.rules.turns.agent_turn import AgentTurn, boxes_now
from landsraad.games.dune.rules.turns.combat_phase import Window
from landsraad.games.dune.rules.turns.reveal_turn import RevealMenu
from landsraad.games.dune.rules.turns.turn import Turn
from landsraad.games.dune.state.cells import BOX, CARD, DEPLOY, END, GAINED_SPICE, RESOLVE, VISITED
from landsraad.kernel.algebra import Condition
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State
from landsraad.kernel.reasons import Named, Reason, named

MENUS: Final = (Turn, AgentTurn, RevealMenu, Window, IntrigueWindow)


class ContractRefusals(RefusalHook):
    def why_not(self, s: State, effect: Effect, move: i64) -> Reason | None:
        if isinstance(effect, AgentTurn) and (END.has(move) or DEPLOY.has(move)) and CONTRACTS_BOX.possible(s):
            return Reason("resolve-first", "UPM-CHOAM-04", parts=open_boxes(s, boxes_now(s)))
        if isinstance(effect, MENUS):
            return not_by_itself(s, effect, move)
        if isinstance(effect, PickContract) and TAKE_CONTRACT.has(move):
            return refusal_for_take(s, TAKE_CONTRACT.a(move))
        if isinstance(effect, CompleteContracts) and COMPLETE.has(move):
            return refusal_for_complete(s, COMPLETE.a(move))
        return None

    def why_absent(self, s: State, effect: Effect, move: i64) -> Reason | None:
        if isinstance(effect, AgentTurn) and is_contracts_box(move):
            return Reason("no-contract-due", "UPM-CHOAM-04")
        if isinstance(effect, MENUS) and (TAKE_CONTRACT.has(move) or COMPLETE.has(move)):
            return Reason("no-module", "UPM-CHOAM-01")
        return None

    def unmet(self, s: State, need: Condition) -> Reason | None:
        if isinstance(need, ContractsDone):
            return Reason("needs-contracts", "UPM-CHOAM-04", n=int(need.n), have=int(COMPLETED.size(s.me)))
        return None


def not_by_itself(s: State, effect: Effect, move: i64) -> Reason | None:
    """Why a move is refused that only answers an effect or an agent, when neither is pending."""
    if isinstance(effect, AgentTurn) and is_contracts_box(move):
        return Reason("no-contract-due", "UPM-CHOAM-04")
    if TAKE_CONTRACT.has(move):
        return refusal_for_take_now(s, TAKE_CONTRACT.a(move))
    if COMPLETE.has(move):
        return refusal_for_complete(s, COMPLETE.a(move))
    return None


def is_contracts_box(move: i64) -> bool:
    return RESOLVE.has(move) and RESOLVE.a(move) == EXTRA


def open_boxes(s: State, boxes: i64) -> list[Named]:
    return [named(s.plan.domain_for(BOX), i) for i in range(EXTRA) if boxes & bit_of(i)] + [
        named(s.plan.domain_for(BOX), EXTRA)]


def refusal_for_take(s: State, token: i64) -> Reason:
    """Why this contract cannot be chosen."""
    if SARDAUKAR_CONTRACTS.has(s.t, token):
        return Reason("contract-set-aside", "UPM-CHOAM-05", contract=named(CONTRACT, token))
    return Reason("contract-not-shown", "UPM-CHOAM-02", contract=named(CONTRACT, token))


def refusal_for_take_now(s: State, token: i64) -> Reason:
    """Why no contract can be taken now."""
    if CONTRACT_ROW.has(s.t, token):
        return Reason("contract-by-icon", "UPM-CHOAM-02")
    return refusal_for_take(s, token)


def refusal_for_complete(s: State, token: i64) -> Reason | None:
    held = CONTRACT_TOKENS[token]
    name = named(CONTRACT, token)
    where = s.me[VISITED]
    if not CONTRACTS.has(s.me, token):
        return Reason("contract-not-held", "UPM-CHOAM-04", contract=name)
    if held.acquire != NONE:
        card = box_of(s).reserve_cards[held.acquire]
        return Reason("contract-by-acquiring", "UPM-CHOAM-03", contract=name, card=named(s.plan.domain_for(CARD), card))
    if where == NONE:
        return Reason("contract-needs-agent", "UPM-CHOAM-04", contract=name)
    if CONTRACTS.count(s.me, token) <= NEW_CONTRACTS.count(s.me, token):
        return Reason("contract-too-new", "UPM-CHOAM-04", contract=name)
    if held.harvest > 0:
        return refusal_for_harvest(s, token)
    if box_of(s).spaces[where].name != held.space:
        return Reason("contract-elsewhere", "UPM-CHOAM-03", contract=name, space=Named("space", held.space))
    return None


def refusal_for_harvest(s: State, token: i64) -> Reason | None:
    held = CONTRACT_TOKENS[token]
    name = named(CONTRACT, token)
    if box_of(s).spaces[s.me[VISITED]].maker == 0:
        return Reason("contract-at-maker", "UPM-CHOAM-03", contract=name)
    if s.me[GAINED_SPICE] < held.harvest:
        return Reason("contract-more-spice", "UPM-CHOAM-03", contract=name, n=int(held.harvest),
                      have=int(s.me[GAINED_SPICE]))
    return None


def why_no_leader(leader: str) -> Reason:
    return Reason("leader-needs-choam", "UPM-SETUP-04", leader=Named("leader", leader))


CHOAM.leader_reason = why_no_leader
CHOAM.refusals.append(ContractRefusals(20))
