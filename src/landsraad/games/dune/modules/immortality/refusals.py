# cold
"""Why cards cannot be grafted, a Tleilaxu card cannot be acquired, or the research token cannot go somewhere."""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.dune.bases.uprising.cells import TRASH_INTRIGUE
from landsraad.games.dune.bases.uprising.rules.space_effects import TrashIntrigue
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.extensions.refusal_hook import RefusalHook
from landsraad.games.dune.modules.immortality.cells import (
    ATOMICS,
    FAMILY_ATOMICS,
    GO_ON,
    GRAFT,
    RESEARCH,
    RESEARCH_SPACE,
    RETURN_SPECIMENS,
    SPECIMENS,
    TLEILAXU_ROW,
    WITH,
    WITH_ROW,
)
from landsraad.games.dune.modules.immortality.grafting import ChoosePartner, ChooseSpace, IsGrafted, takes_from_row
from landsraad.games.dune.modules.immortality.module import ALWAYS_THERE, IMMORTALITY, TLEILAXU
from landsraad.games.dune.modules.immortality.research_track import Markers, ResearchStep, markers_of
from landsraad.games.dune.modules.immortality.specimens import PaySpecimens
from landsraad.games.dune.rules.turns.agent_turn import AgentTurn
from landsraad.games.dune.rules.turns.reveal_turn import RevealMenu
from landsraad.games.dune.rules.turns.turn import Turn
from landsraad.games.dune.state.cells import (
    ACQUIRE,
    AGENT,
    AGENTS,
    BUY,
    CARD,
    HAND,
    INTRIGUE,
    ROW,
    SPACE,
)
from landsraad.kernel.algebra import Condition
from landsraad.kernel.engine import Effect, State, member_of
from landsraad.kernel.reasons import Named, Reason, named


class ImmortalityRefusals(RefusalHook):
    def why_not(self, s: State, effect: Effect, move: i64) -> Reason | None:
        if GO_ON.has(move):
            return refusal_for_research(s, effect, GO_ON.a(move))
        if ATOMICS.has(move):
            return refusal_for_atomics(s, effect)
        if RETURN_SPECIMENS.has(move):
            return refusal_for_return(s, RETURN_SPECIMENS.a(move))
        if (BUY.has(move) and isinstance(effect, RevealMenu)) or ACQUIRE.has(move):
            return refusal_for_card(s, BUY.a(move) if BUY.has(move) else ACQUIRE.a(move), BUY.has(move))
        if GRAFT.has(move):
            return refusal_for_graft(s, effect, GRAFT.a(move))
        if WITH.has(move) or WITH_ROW.has(move):
            return refusal_for_partner(s, effect, move)
        if AGENT.has(move) and isinstance(effect, Turn):
            return refusal_for_single(s, AGENT.a(move))
        if AGENT.has(move) and isinstance(effect, ChooseSpace):
            return refusal_for_space(s, AGENT.a(move), AGENT.b(move))
        if isinstance(effect, TrashIntrigue) and TRASH_INTRIGUE.has(move):
            return Reason("not-held", "IMM-INTRIGUE-11",
                          card=named(s.plan.domain_for(INTRIGUE), TRASH_INTRIGUE.a(move)))
        return None

    def missing(self, s: State, effect: Effect) -> Reason | None:
        if isinstance(effect, PaySpecimens):
            return lacks_specimens(s, effect.n)
        if isinstance(effect, TrashIntrigue):
            return Reason("needs-intrigue", "IMM-INTRIGUE-11")
        return None

    def unmet(self, s: State, need: Condition) -> Reason | None:
        if isinstance(need, Markers):
            return Reason("needs-markers", "IMM-RESEARCH-18", n=int(need.n), have=int(markers_of(s, s.seat)))
        if isinstance(need, IsGrafted):
            return Reason("not-grafted", "IMM-GRAFT-09")
        return None


def card_name(s: State, card: i64) -> Named:
    return named(s.plan.domain_for(CARD), card)


def lacks_specimens(s: State, n: i64) -> Reason:
    return Reason("needs-specimens", "IMM-SPECIMEN-06", n=int(n), have=int(s.me[SPECIMENS]))


def refusal_for_research(s: State, effect: Effect, to: i64) -> Reason:
    if not isinstance(effect, ResearchStep):
        return Reason("research-by-icon", "IMM-RESEARCH-01")
    return Reason("no-way-to", "IMM-RESEARCH-02", start=named(RESEARCH_SPACE, s.me[RESEARCH]),
                  to=named(RESEARCH_SPACE, to))


def refusal_for_atomics(s: State, effect: Effect) -> Reason:
    if s.me[FAMILY_ATOMICS] == 0:
        return Reason("family-atomics-used", "IMM-ATOMICS-01")
    return Reason("family-atomics-in-turn", "IMM-ATOMICS-01")


def refusal_for_return(s: State, n: i64) -> Reason:
    if n > s.me[SPECIMENS] or n == 0:
        return lacks_specimens(s, max(n, 1))
    return Reason("specimens-in-turn", "IMM-SPECIMEN-04")


def refusal_for_card(s: State, card: i64, for_specimens: bool) -> Reason | None:
    """Why a Tleilaxu card cannot be acquired: it is not in the row, or costs too much, or in another way."""
    shown = box_of(s).cards[card]
    if shown.kind not in (TLEILAXU, ALWAYS_THERE):
        return None
    if not for_specimens:
        return Reason("only-specimens", "IMM-ROW-06", card=card_name(s, card))
    if shown.kind == TLEILAXU and not TLEILAXU_ROW.has(s.t, card):
        return Reason("not-in-tleilaxu-row", "IMM-ROW-03", card=card_name(s, card))
    return Reason("too-many-specimens", "IMM-ROW-01", card=card_name(s, card), n=int(shown.market_price),
                  have=int(s.me[SPECIMENS]))


def refusal_for_graft(s: State, effect: Effect, card: i64) -> Reason | None:
    if not isinstance(effect, Turn):
        return Reason("agent-is-sent", "IMM-GRAFT-07") if isinstance(effect, AgentTurn) else None
    if not HAND.has(s.me, card):
        return Reason("not-in-hand", "IMM-GRAFT-02", card=card_name(s, card))
    if not box_of(s).cards[card].graft:
        return Reason("no-graft-card", "IMM-GRAFT-03", card=card_name(s, card))
    if s.me[AGENTS] == 0:
        return Reason("no-agent-left", "IMP-REVEAL-01")
    return Reason("no-partner-opens", "IMM-GRAFT-02", card=card_name(s, card))


def refusal_for_partner(s: State, effect: Effect, move: i64) -> Reason | None:
    if not isinstance(effect, ChoosePartner):
        return Reason("graft-first", "IMM-GRAFT-01") if isinstance(effect, Turn) else None
    first = member_of(s.source)
    if WITH_ROW.has(move):
        card = WITH_ROW.a(move)
        if not takes_from_row(s, first):
            return Reason("partner-from-hand", "IMM-GRAFT-02", card=card_name(s, first))
        if not ROW.has(s.t, card):
            return Reason("not-in-row", "IMM-CARD-05", card=card_name(s, card))
    else:
        card = WITH.a(move)
        if HAND.count(s.me, card) < (2 if card == first else 1):
            return Reason("not-in-hand", "IMM-GRAFT-02", card=card_name(s, card))
    return Reason("pair-opens-nothing", "IMM-GRAFT-04", card=card_name(s, first), partner=card_name(s, card))


def refusal_for_single(s: State, card: i64) -> Reason | None:
    if HAND.has(s.me, card) and box_of(s).cards[card].graft:
        return Reason("needs-partner", "IMM-GRAFT-01", card=card_name(s, card))
    return None


def refusal_for_space(s: State, card: i64, where: i64) -> Reason:
    first = member_of(s.source)
    if card != first:
        return Reason("pair-is-chosen", "IMM-GRAFT-02", card=card_name(s, first))
    return Reason("pair-cannot-go", "IMM-GRAFT-04", card=card_name(s, first), partner=card_name(s, s.step),
                  space=named(s.plan.domain_for(SPACE), where))


IMMORTALITY.refusals.append(ImmortalityRefusals(30))
