# cold
"""Why the cards of Immortality refuse an answer, or cannot be paid or played."""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.dune.components.extensions.refusal_hook import RefusalHook
from landsraad.games.dune.modules.immortality.cards.box_effects import (
    GraftedWith,
    LoseInfluenceWithOne,
    LoseTroops,
    SomeAtOnce,
)
from landsraad.games.dune.modules.immortality.cards.cells import FALLEN, KEEP, LOSE_TROOPS
from landsraad.games.dune.modules.immortality.cards.intrigue_effects import (
    BuyTleilaxu,
    KeepOne,
    OpponentFoughtByCards,
    TroopsLost,
)
from landsraad.games.dune.modules.immortality.cards.pair_trashing import TrashOfPair, TrashPartner
from landsraad.games.dune.modules.immortality.module import IMMORTALITY
from landsraad.games.dune.modules.immortality.refusals import refusal_for_card
from landsraad.games.dune.state.cells import (
    BUY,
    CARD,
    DEPLOYED,
    DROP,
    FACTION,
    GARRISON,
    INTRIGUE,
    TRASH,
)
from landsraad.kernel.algebra import CHOOSE, Condition
from landsraad.kernel.engine import Effect, State
from landsraad.kernel.reasons import Reason, named


class CardRefusals(RefusalHook):
    def why_not(self, s: State, effect: Effect, move: i64) -> Reason | None:
        if isinstance(effect, TrashOfPair) and TRASH.has(move):
            return Reason("of-the-pair", "IMM-CARD-10", card=named(s.plan.domain_for(CARD), TRASH.a(move)))
        if isinstance(effect, KeepOne) and KEEP.has(move):
            return Reason("intrigue-not-seen", "IMM-CARD-19", card=named(s.plan.domain_for(INTRIGUE), KEEP.a(move)))
        if isinstance(effect, LoseTroops) and LOSE_TROOPS.has(move):
            return Reason("troops-from-conflict", "IMM-CARD-30", least=int(max(effect.n - s.me[GARRISON], 0)),
                          n=int(min(effect.n, s.me[DEPLOYED])))
        if isinstance(effect, LoseInfluenceWithOne) and DROP.has(move):
            return Reason("less-influence-with", "IMM-CARD-16", n=int(effect.n),
                          faction=named(s.plan.domain_for(FACTION), DROP.a(move)))
        if isinstance(effect, SomeAtOnce) and CHOOSE.has(move):
            return Reason("line-used", "IMM-CARD-26") if 1 <= CHOOSE.a(move) <= len(effect.parts) else (
                Reason("so-many-choices", n=len(effect.parts)))
        if isinstance(effect, BuyTleilaxu) and BUY.has(move):
            return refusal_for_card(s, BUY.a(move), True)
        return None

    def missing(self, s: State, effect: Effect) -> Reason | None:
        if isinstance(effect, TrashPartner):
            return Reason("partner-is-gone", "IMM-CARD-14")
        if isinstance(effect, LoseTroops):
            return Reason("needs-troops", "IMM-CARD-30", n=int(effect.n), have=int(s.me[GARRISON] + s.me[DEPLOYED]))
        if isinstance(effect, LoseInfluenceWithOne):
            return Reason("needs-influence-with-one", "IMM-CARD-16", n=int(effect.n))
        return None

    def unmet(self, s: State, need: Condition) -> Reason | None:
        if isinstance(need, GraftedWith):
            return Reason("other-partner", "IMM-CARD-20")
        if isinstance(need, TroopsLost):
            return Reason("fewer-troops-lost", "IMM-INTRIGUE-02", n=int(need.n),
                          have=int(s.me[DEPLOYED] + s.me[FALLEN]))
        if isinstance(need, OpponentFoughtByCards):
            return Reason("no-combat-card-played", "IMM-INTRIGUE-04")
        return None


IMMORTALITY.refusals.append(CardRefusals(29))
