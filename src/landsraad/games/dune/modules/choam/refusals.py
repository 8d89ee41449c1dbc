# cold
"""Why a contract cannot be taken or completed."""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.dune.bases.uprising.cells import CHOAM
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.modules.choam.cells import (
    CONTRACT,
    CONTRACT_ROW,
    CONTRACTS,
    NEW_CONTRACTS,
    SARDAUKAR_CONTRACTS,
)
from landsraad.games.dune.modules.choam.contracts import CONTRACT_TOKENS
from landsraad.games.dune.state.cells import CARD, GAINED_SPICE, VISITED
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State
from landsraad.kernel.reasons import Named, Reason, named


def why_not_take(s: State, token: i64) -> Reason:
    """Where a contract is to be chosen."""
    if SARDAUKAR_CONTRACTS.has(s.t, token):
        return Reason("contract-set-aside", "UPM-CHOAM-05", contract=named(CONTRACT, token))
    return Reason("contract-not-shown", "UPM-CHOAM-02", contract=named(CONTRACT, token))


def why_not_take_now(s: State, token: i64) -> Reason:
    """Where nothing says that one may be taken."""
    if s.t[CHOAM] == 0:
        return Reason("no-module", "UPM-CHOAM-01")
    if CONTRACT_ROW.has(s.t, token):
        return Reason("contract-by-icon", "UPM-CHOAM-02")
    return why_not_take(s, token)


def why_not_complete(s: State, token: i64) -> Reason | None:
    held = CONTRACT_TOKENS[token]
    name = named(CONTRACT, token)
    where = s.me[VISITED]
    if s.t[CHOAM] == 0:
        return Reason("no-module", "UPM-CHOAM-01")
    if not CONTRACTS.has(s.me, token):
        return Reason("contract-not-held", "UPM-CHOAM-04", contract=name)
    if held.acquire != NONE:
        card = box_of(s).reserve_cards[held.acquire]
        return Reason("contract-by-acquiring", "UPM-CHOAM-03", contract=name, card=named(s.plan.own(CARD), card))
    if where == NONE:
        return Reason("contract-needs-agent", "UPM-CHOAM-04", contract=name)
    if CONTRACTS.count(s.me, token) <= NEW_CONTRACTS.count(s.me, token):
        return Reason("contract-too-new", "UPM-CHOAM-04", contract=name)
    if held.harvest > 0:
        return why_not_harvest(s, token)
    if box_of(s).spaces[where].name != held.space:
        return Reason("contract-elsewhere", "UPM-CHOAM-03", contract=name, space=Named("space", held.space))
    return None


def why_not_harvest(s: State, token: i64) -> Reason | None:
    held = CONTRACT_TOKENS[token]
    name = named(CONTRACT, token)
    if box_of(s).spaces[s.me[VISITED]].maker == 0:
        return Reason("contract-at-maker", "UPM-CHOAM-03", contract=name)
    if s.me[GAINED_SPICE] < held.harvest:
        return Reason("contract-more-spice", "UPM-CHOAM-03", contract=name, n=int(held.harvest),
                      have=int(s.me[GAINED_SPICE]))
    return None
