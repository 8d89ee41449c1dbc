"""Contracts of the CHOAM module: taking, holding and completing them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.bases.uprising.rules.contract_icon import CONTRACT_ICON
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.extensions.bot_values import PromisedRewards
from landsraad.games.dune.components.extensions.icon_offer import IconOffer
from landsraad.games.dune.components.menu_item import AGENT_MENU, MenuItem
from landsraad.games.dune.components.module import Module
from landsraad.games.dune.components.moments import AGENT_SENT, CARD_ACQUIRED
from landsraad.games.dune.components.space import Space
from landsraad.games.dune.modules.choam.cells import (
    COMPLETE,
    COMPLETED,
    CONTRACT,
    CONTRACT_BANK,
    CONTRACT_ROW,
    CONTRACTS,
    NEW_CONTRACTS,
    SARDAUKAR_CONTRACTS,
    TAKE_CONTRACT,
)
from landsraad.games.dune.modules.choam.events import COMPLETED_CONTRACT, CONTRACT_SHOWN, TOOK_CONTRACT
from landsraad.games.dune.modules.choam.module import CHOAM as MODULE
from landsraad.games.dune.rules.cards.pile_choices import offer_each
from landsraad.games.dune.rules.seats.resources import Count
from landsraad.games.dune.rules.turns.agent_boxes import EXTRA
from landsraad.games.dune.state.cells import GAINED_SPICE, LEADS, PERSUASION, PLAYER, RESOLVE, ROLES, VISITED
from landsraad.kernel.algebra import Condition
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State, labelled, member_of
from landsraad.kernel.messages import Message

SHADDAM: Final = "shaddam_corrino_iv"
FACE_UP: Final = 2  # face-up contracts on the board


@dataclass(eq=False)
class Contract:
    """A contract: one condition that completes it, and its reward."""

    name: str
    reward: Effect
    space: str = ""  # an agent sent to this space
    harvest: i64 = 0  # an agent at a maker space, and that much spice gained in the turn
    acquire: i64 = NONE  # a card acquired from that Reserve pile
    at_once: bool = False
    copies: i64 = 1
    sardaukar: bool = False  # set aside if Shaddam plays
    owner: Module = MODULE

    def __post_init__(self) -> None:
        self.id: i64 = CONTRACT.add(self.name)
        self.source: i64 = CONTRACT.source(self.id)
        CONTRACT_TOKENS.append(self)
        PROMISED.rewards.append(self.reward)
        self.owner.name_effect(f"contract:{self.name}", self.reward)


CONTRACT_TOKENS: Final[list[Contract]] = []  # those of all modules, by number
PROMISED: Final = PromisedRewards(CONTRACTS, COMPLETED)


def contracts_of(owner: Module) -> list[Contract]:
    return [token for token in CONTRACT_TOKENS if token.owner is owner]


def has_sardaukar(s: State) -> bool:
    return box_of(s).leaders[s.me[LEADS]].name == SHADDAM


class ContractOffer(IconOffer):
    """Offers a contract instead of 2 solari, if one is available. Rivals never take one (UPR-RIVAL-61)."""

    def is_open(self, s: State) -> bool:
        if s.me[ROLES] != PLAYER:
            return False
        return CONTRACT_ROW.size(s.t) > 0 or (SARDAUKAR_CONTRACTS.size(s.t) > 0 and has_sardaukar(s))

    def give(self, s: State) -> None:
        s.then(PICK_CONTRACT)


class PickContract(Effect):
    """Takes a face-up contract, which is replaced at once. Shaddam may take one of his own instead."""

    asks = True
    decision = "card"

    def options(self, s: State) -> None:
        offer_each(s, s.t, CONTRACT_ROW, TAKE_CONTRACT)
        if has_sardaukar(s):
            offer_each(s, s.t, SARDAUKAR_CONTRACTS, TAKE_CONTRACT)

    def play(self, s: State, move: i64) -> None:
        token = TAKE_CONTRACT.a(move)
        if SARDAUKAR_CONTRACTS.has(s.t, token):
            SARDAUKAR_CONTRACTS.take(s.t, token)
        else:
            CONTRACT_ROW.take(s.t, token)
            show_contract(s)
        hold(s, token)


def hold(s: State, token: i64) -> None:
    """Gives a contract to the current seat."""
    CONTRACTS.put(s.me, token)
    if NEW_CONTRACTS.size(s.me) < NEW_CONTRACTS.capacity:
        NEW_CONTRACTS.put(s.me, token)
    if s.has_listeners:
        s.emit(TOOK_CONTRACT, s.seat, token)
    if CONTRACT_TOKENS[token].at_once:
        complete(s, token)


def show_contract(s: State) -> None:
    if CONTRACT_BANK.size(s.t) > 0:
        token = CONTRACT_BANK.pop(s.t)
        CONTRACT_ROW.put(s.t, token)
        if s.has_listeners:
            s.emit(CONTRACT_SHOWN, NONE, token)


def complete(s: State, token: i64) -> None:
    """Completes a contract: it is turned face down and kept (UPM-CHOAM-04)."""
    CONTRACTS.take(s.me, token)
    COMPLETED.put(s.me, token)
    if NEW_CONTRACTS.has(s.me, token) and NEW_CONTRACTS.count(s.me, token) > CONTRACTS.count(s.me, token):
        NEW_CONTRACTS.take(s.me, token)
    if s.has_listeners:
        s.emit(COMPLETED_CONTRACT, s.seat, token)
    s.push(CONTRACT_TOKENS[token].reward, s.seat, CONTRACT_TOKENS[token].source)


def is_due(s: State, token: i64, place: Space) -> bool:
    """Whether this turn's agent completes a contract that was held when it was sent (UPM-CHOAM-04)."""
    held = CONTRACT_TOKENS[token]
    if held.harvest > 0:
        if place.maker == 0 or s.me[GAINED_SPICE] < held.harvest:
            return False
    elif place.name != held.space:
        return False
    return CONTRACTS.count(s.me, token) > NEW_CONTRACTS.count(s.me, token)


class CompleteContracts(Effect):
    """The contracts box of an agent turn: completes all that are due, in an order the seat chooses."""

    asks = True
    decision = "card"

    def possible(self, s: State) -> bool:
        held = CONTRACTS.size(s.me)
        if held == 0 or s.me[VISITED] == NONE:
            return False
        place = box_of(s).spaces[s.me[VISITED]]
        for i in range(held):
            if is_due(s, CONTRACTS.card(s.me, i), place):
                return True
        return False

    def options(self, s: State) -> None:
        if s.me[VISITED] == NONE:
            return
        place = box_of(s).spaces[s.me[VISITED]]
        for i in range(CONTRACTS.size(s.me)):
            if not CONTRACTS.repeats(s.me, i) and is_due(s, CONTRACTS.card(s.me, i), place):
                s.offer(COMPLETE.move(CONTRACTS.card(s.me, i)))

    def play(self, s: State, move: i64) -> None:
        complete(s, COMPLETE.a(move))

    def message(self) -> Message:
        return Message("complete-contracts")


class ContractsItem(MenuItem):
    """Offers the contracts box while a contract is due; it comes before the deployment and the end."""

    def __init__(self) -> None:
        super().__init__(AGENT_MENU, 10)
        self.may_delay = True

    def offer(self, s: State) -> None:
        if CONTRACTS_BOX.possible(s):
            s.offer(RESOLVE.move(EXTRA))

    def delays(self, s: State) -> bool:
        return CONTRACTS_BOX.possible(s)

    def takes(self, move: i64) -> bool:
        return RESOLVE.has(move) and RESOLVE.a(move) == EXTRA

    def play(self, s: State, move: i64) -> None:
        s.then(CONTRACTS_BOX)

    def words(self) -> Message | None:
        return CONTRACTS_BOX.message()


class HoldContracts(Effect):
    """Marks contracts taken before the agent is sent as held."""

    def run(self, s: State) -> None:
        if NEW_CONTRACTS.size(s.me) > 0:
            NEW_CONTRACTS.clear(s.me)


class CompleteByAcquiring(Effect):
    """Completes contracts for a card of a Reserve pile. `source` is the card."""

    def run(self, s: State) -> None:
        reserve = box_of(s).cards[member_of(s.source)].reserve
        if reserve == NONE:
            return
        for i in range(CONTRACTS.size(s.me)):
            token = CONTRACTS.card(s.me, i)
            if CONTRACT_TOKENS[token].acquire == reserve:
                complete(s, token)
                return


class PersuasionPerContract(Count):
    """Gives persuasion for each contract you have completed."""

    def __init__(self, n: i64) -> None:
        super().__init__(PERSUASION, n)

    def found(self, s: State) -> i64:
        return COMPLETED.size(s.me)

    def message(self) -> Message:
        return Message("persuasion-per-contract", {"n": self.n})


class AwaitsAcquisition(Condition):
    """Whether an acquisition could complete a contract and so change what is counted."""

    def holds(self, s: State) -> bool:
        for i in range(CONTRACTS.size(s.me)):
            if CONTRACT_TOKENS[CONTRACTS.card(s.me, i)].acquire != NONE:
                return True
        return False

    def message(self) -> Message:
        return Message("if-unsettled")


class ContractsDone(Condition):
    def __init__(self, n: i64) -> None:
        self.n = n

    def holds(self, s: State) -> bool:
        return COMPLETED.size(s.me) >= self.n

    def message(self) -> Message:
        return Message("if-contracts", {"n": self.n})


persuasion_per_contract = PersuasionPerContract
contracts_done = ContractsDone
PICK_CONTRACT: Final = labelled("PickContract", PickContract())
CONTRACTS_BOX: Final = labelled("CompleteContracts", CompleteContracts())
MODULE.on(AGENT_SENT, HoldContracts(), order=30)
MODULE.on(CARD_ACQUIRED, CompleteByAcquiring(), order=20)
MODULE.promised_rewards.append(PROMISED)
MODULE.icon_offers[CONTRACT_ICON] = ContractOffer()
MODULE.may_count_more.append(AwaitsAcquisition())
MODULE.items.append(ContractsItem())
