"""Details for labels of moves and decisions in the Imperium family, such as boxes, prices and amounts.

They tell only what the deciding seat may know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.card import Card
from landsraad.games.dune.components.intrigue import COMBAT, PLOT, Intrigue
from landsraad.games.dune.components.leader import Leader
from landsraad.games.dune.components.space import Space
from landsraad.games.dune.rules.cards.intrigue import IntrigueWindow
from landsraad.games.dune.rules.cards.market import price
from landsraad.games.dune.rules.cards.one_off_effects import SIGNET, proceeds
from landsraad.games.dune.rules.cards.trashing import trash_this
from landsraad.games.dune.rules.seats.influence import FRIENDSHIP, HandOver
from landsraad.games.dune.rules.troops.deployment import CHOSEN, STROKE
from landsraad.games.dune.rules.turns.agent_turn import SPACE_SHIFT
from landsraad.games.dune.rules.turns.combat_phase import Window
from landsraad.games.dune.state.cells import (
    AGENT,
    BOOST,
    BOX,
    BUY,
    DEPLOY,
    END,
    FACTION,
    ICONS,
    LATER,
    LEADS,
    PASS,
    PENDING,
    PERSUASION,
    RESOLVE,
    RESOLVE_CARD,
    SELL,
)
from landsraad.kernel.algebra import NOTHING, When
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import QUIET, Effect, State, member
from landsraad.kernel.messages import Words
from landsraad.kernel.moves import Family

if TYPE_CHECKING:
    from landsraad.text.messages import Catalogue


def numbers(family: Family) -> range:
    """Returns the numbers of the moves of a family."""
    return range(int(family.base), int(family.end))


def move(cat: Catalogue, s: State, effect: Effect, family: str, ids: list[str]) -> dict[str, Any]:
    """Returns the arguments for the label of a move besides the names in it."""
    box = box_of(s)
    if family == "play":
        return {"text": cat.phrase(intrigue_words(box.intrigue[box.intrigue_ids.find(ids[0])], moment_of(effect)))}
    if family == "use":
        return {"text": cat.phrase(pending_words(s, box.card_ids.find(ids[0])))}
    if family == "resolve":
        return {"text": cat.phrase(box_words(s, s.plan.own(BOX).find(ids[0])))}
    if family == "buy":
        return {"price": int(price(s, box.card_ids.find(ids[0])))}
    if family == "acquire":
        return {"price": int(box.cards[box.card_ids.find(ids[0])].cost)}
    if family == "sell":
        return {"solari": int(proceeds(int(ids[0])))}
    if family in ("influence", "lose"):
        return {"n": int(getattr(effect, "n", 1))}
    if family == "give" and isinstance(effect, HandOver):
        return held(cat, s)
    if family == "end":
        return {"persuasion": int(s.me[PERSUASION])}
    return {}


def hinge(s: State, family: str, move: int) -> tuple[int, ...] | None:
    """Returns what a label depends on besides the move, the effect, its seat and its cause; None for too much.

    Two labels are the same if these values are.
    """
    if family == "use":
        return None
    if family == "buy":
        return (price(s, BUY.a(move)),)
    if family == "resolve":
        return s.step, s.me[LEADS], s.me[BOOST]
    if family == "give":
        return (s.step,)
    if family == "end":
        return (s.me[PERSUASION],)
    return ()


def decision(cat: Catalogue, s: State, effect: Effect) -> dict[str, Any]:
    """Returns the arguments for a question: how far the turn is, and what there is to spend."""
    offered = s.legal()
    out: dict[str, Any] = {"stage": stage_of(offered), "persuasion": int(s.me[PERSUASION]),
                           "n": int(getattr(effect, "n", 1)),
                           "leader": cat.name("leader", box_of(s).leaders[s.me[LEADS]].name)}
    most = [DEPLOY.a(m) for m in offered if m in DEPLOYS] + [SELL.a(m) for m in offered if m in SALES]
    out["most"] = int(max(most)) if most else 0
    out["limit"] = int(getattr(effect, "limit", 0))
    out["moment"] = moment_name(effect)
    out["optional"] = "yes" if effect.optional else "no"
    if isinstance(effect, HandOver):
        out.update(held(cat, s))
    return out


def held(cat: Catalogue, s: State) -> dict[str, Any]:
    """Returns the faction whose alliance changes hands."""
    id = s.plan.own(FACTION).names[s.step]
    return {"faction": cat.name("faction", id), "faction_id": id}


DEPLOYS: Final = numbers(DEPLOY)
SALES: Final = numbers(SELL)
STAGES: Final = (("agent", numbers(AGENT)), ("boxes", numbers(RESOLVE)), ("deploy", DEPLOYS),
                 ("use", numbers(RESOLVE_CARD)), ("buy", numbers(BUY)))


def stage_of(offered: list[int]) -> str:
    """Returns how far a turn is: the first stage whose moves are legal."""
    if len(offered) == 1 and (END.has(offered[0]) or PASS.has(offered[0])):
        return "idle"
    for stage, family in STAGES:
        for move in offered:
            if move in family:
                return stage
    return "end"


def moment_of(effect: Effect) -> int:
    """Returns when an intrigue card would be played."""
    return COMBAT if isinstance(effect, Window) else int(effect.when) if isinstance(effect, IntrigueWindow) else PLOT


def moment_name(effect: Effect) -> str:
    return ("plot", "combat", "victory", "endgame")[moment_of(effect)]


# ------------------------------------------------------------------ the words of boxes


def intrigue_words(card: Intrigue, when: int) -> Words:
    box = card.effect_at(when)
    assert box is not None
    return box.words() if card.cost is NOTHING else Words("arrow", {"cost": card.cost.words(), "gain": box.words()})


def agent_words(card: Card) -> Words:
    """Returns the agent box, after the exceptions of a card that may go anywhere or needs no influence."""
    if card.waives and card.agent is NOTHING:
        return Words("waive")
    if card.anywhere or card.waives:
        return Words("all", {"parts": [Words("anywhere" if card.anywhere else "waive"), card.agent.words()]})
    return card.agent.words()


def pending_words(s: State, card: int) -> Words:
    """Returns the part of a reveal box that the seat has to resolve."""
    if PENDING.has(s.me, card):
        return box_of(s).cards[card].loud.words()
    for i in range(LATER.size(s.me)):
        part = box_of(s).parts[LATER.card(s.me, i)]
        if part.late and part.card == card:
            return part.effect.words()
    return box_of(s).cards[card].reveal.words()


def box_words(s: State, box: int) -> Words:
    """Returns what a box of the agent turn still does: of the card, the space, or the influence of the space."""
    card = box_of(s).cards[member(s.source)]
    place = box_of(s).spaces[s.step >> SPACE_SHIFT]
    if box == 0 and card.agent is not SIGNET and card.agent.noise == QUIET:
        return trash_this.words()  # everything else in the box has been resolved
    if box == 0:
        signet = current(s, box_of(s).leaders[s.me[LEADS]].signet)
        return signet.words() if card.agent is SIGNET else card.agent.words()
    if box == 1:
        return place.effect.words()
    if box == 2:
        return Words("influence", {"n": 1 + int(s.me[BOOST]), "faction": s.plan.own(FACTION).names[place.faction]})
    return next(words for item in box_of(s).agent_items if (words := item.words()) is not None)


def current(s: State, effect: Effect) -> Effect:
    """Returns the part of an effect whose conditions hold now."""
    while isinstance(effect, When):
        if effect.condition.holds(s):
            effect = effect.effect
        elif effect.otherwise is not None:
            effect = effect.otherwise
        else:
            break
    return effect


def space_words(place: Space) -> Words:
    """Returns everything that a visit gives, except for influence."""
    if place.effect is NOTHING and place.toll is not NOTHING:
        return place.toll.words()
    if place.presence is NOTHING:
        return place.effect.words()
    return Words("all", {"parts": [place.effect.words(), Words("presence", {"effect": place.presence.words()})]})


def standing_words(leader: Leader) -> Words:
    """Returns the standing ability of a leader, made from the fields that the rules read."""
    if leader.peek:
        return Words("standing-peek", {"n": leader.peek})
    if leader.discount:
        return Words("standing-discount", {"n": leader.discount})
    if leader.strikes:
        return Words("standing-masterstroke", {"n": STROKE, "chosen": CHOSEN})
    if leader.council is not NOTHING:
        return Words("standing-council", {"effect": leader.council.words()})
    if leader.paid_solari is not NOTHING:
        return Words("standing-paid-solari", {"effect": leader.paid_solari.words()})
    if leader.harvested is not NOTHING:
        return Words("standing-harvest", {"n": leader.harvest_less, "effect": leader.harvested.words()})
    if leader.slips_past:
        return Words("standing-slips-past", {"icons": [ICONS[i] for i in leader.slips_past]})
    if leader.setup is not NOTHING:
        return Words("standing-setup", {"effect": leader.setup.words()})
    if leader.reveal is not NOTHING:
        return Words("standing-reveal", {"effect": leader.reveal.words()})
    if leader.agent is not NOTHING:
        return Words("standing-agent", {"effect": side(leader.agent, other=False).words()})
    if leader.friend != NONE:
        return Words("standing-friendship", {"faction": FACTION.names[leader.friend], "n": FRIENDSHIP,
                                             "effect": leader.friendship.words()})
    if leader.watches:
        return Words("all", {"parts": [Words("standing-watch"), *(Words("standing-without", {"card": card})
                                                                  for card in leader.without)]})
    if leader.module:
        return Words("standing-sardaukar")
    return NOTHING.words()


def signet_words(leader: Leader, other: bool = False) -> Words:
    return side(leader.signet, other).words()


def other_words(leader: Leader) -> Words | None:
    """Returns the standing ability on the other side of a leader, if there is one."""
    if isinstance(leader.agent, When) and leader.agent.otherwise is not None:
        return Words("standing-agent", {"effect": side(leader.agent, other=True).words()})
    return None


def side(effect: Effect, other: bool) -> Effect:
    """Returns the signet ability of one side of a leader."""
    if isinstance(effect, When) and effect.otherwise is not None:
        return effect.effect if other else effect.otherwise
    return effect


def reward_words(effect: Effect, control: Space | None) -> Words:
    """Returns a reward; the first one may include control of a space."""
    if control is None:
        return effect.words()
    words = effect.words()
    parts = words.args["parts"] if words.key == "all" else [words]
    assert isinstance(parts, list)
    return Words("all", {"parts": [*parts, Words("take-control", {"space": control.name})]})
