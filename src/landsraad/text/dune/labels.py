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
from landsraad.games.dune.rules.cards.market import market_of, price
from landsraad.games.dune.rules.cards.one_off_effects import SIGNET, proceeds
from landsraad.games.dune.rules.cards.trashing import trash_this
from landsraad.games.dune.rules.seats.influence import FRIENDSHIP, HandOver
from landsraad.games.dune.rules.troops.deployment import CHOSEN, STROKE
from landsraad.games.dune.rules.turns.agent_boxes import PARTNER, card_with_box, partner_in, space_of
from landsraad.games.dune.rules.turns.combat_phase import Window
from landsraad.games.dune.state.cells import (
    AGENT,
    BOX,
    BUY,
    DEPLOY,
    END,
    EXTRA_INFLUENCE,
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
from landsraad.kernel.engine import NO_EFFECT_ON_OTHERS, Effect, State, member_of
from landsraad.kernel.messages import Message
from landsraad.kernel.moves import Family

if TYPE_CHECKING:
    from landsraad.text.messages import Messages


def numbers(family: Family) -> range:
    """Returns the numbers of the moves of a family."""
    return range(int(family.base), int(family.end))


def move(cat: Messages, s: State, effect: Effect, family: str, ids: list[str]) -> dict[str, Any]:
    """Returns the arguments for the label of a move besides the names in it."""
    box = box_of(s)
    if family == "play":
        return {"text": cat.phrase(intrigue_message(box.intrigue[box.intrigue_ids.find(ids[0])], moment_of(effect)))}
    if family == "use":
        return {"text": cat.phrase(pending_message(s, box.card_ids.find(ids[0])))}
    if family == "resolve":
        return {"text": cat.phrase(box_message(s, s.plan.domain_for(BOX).find(ids[0])))}
    if family == "buy":
        card = box.card_ids.find(ids[0])
        market = market_of(s, card)
        if market is not None:
            return {"way": "market", "price": 0, "text": cat.phrase(market.price_message(s, card))}
        return {"way": "row", "price": int(price(s, card)), "text": ""}
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
    if family in box.move_messages:
        chosen = s.plan.moves.parse(" ".join([family, *ids]))
        return {"text": cat.phrase(box.move_messages[family](s, chosen))}
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
        return s.step, s.me[LEADS], s.me[EXTRA_INFLUENCE], partner_in(s)
    if family == "give":
        return (s.step,)
    if family == "end":
        return (s.me[PERSUASION],)
    return ()


def decision(cat: Messages, s: State, effect: Effect) -> dict[str, Any]:
    """Returns the arguments for a question: how far the turn is, and what there is to spend."""
    offered = s.legal()
    stage = "agent" if items_send(s, offered) else stage_of(offered)
    out: dict[str, Any] = {"stage": stage, "persuasion": int(s.me[PERSUASION]), "n": int(getattr(effect, "n", 1)),
                           "leader": cat.name("leader", box_of(s).leaders[s.me[LEADS]].name)}
    most = [DEPLOY.a(m) for m in offered if m in DEPLOYS] + [SELL.a(m) for m in offered if m in SALES]
    out["most"] = int(max(most)) if most else 0
    out["limit"] = int(getattr(effect, "limit", 0))
    out["moment"] = moment_name(effect)
    out["optional"] = "yes" if effect.optional else "no"
    if isinstance(effect, HandOver):
        out.update(held(cat, s))
    return out


def asked(s: State, effect: Effect) -> tuple[int, ...] | None:
    """What the filling of `decision` depends on besides the effect that asks, the seat and the cause."""
    offered = s.legal()
    stage, most = -1, 0
    if len(offered) == 1 and (END.has(offered[0]) or PASS.has(offered[0])):
        stage = len(STAGES)
    for move in offered:
        if DEPLOY.has(move):
            most = max(most, DEPLOY.a(move))
        elif SELL.has(move):
            most = max(most, SELL.a(move))
    if items_send(s, offered):
        stage = 0
    elif stage < 0:
        for n, (_, family) in enumerate(STAGES):
            if any(move in family for move in offered):
                stage = n
                break
    return stage, most, s.me[PERSUASION], s.me[LEADS], s.step if isinstance(effect, HandOver) else 0


def held(cat: Messages, s: State) -> dict[str, Any]:
    """Returns the faction whose alliance changes hands."""
    id = s.plan.domain_for(FACTION).names[s.step]
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


def items_send(s: State, offered: list[int]) -> bool:
    """Whether an item of the turn menu offers to send an agent."""
    return any(item.sends_agent and item.takes(move) for item in box_of(s).turn_items for move in offered)


def moment_of(effect: Effect) -> int:
    """Returns when an intrigue card would be played."""
    return COMBAT if isinstance(effect, Window) else int(effect.when) if isinstance(effect, IntrigueWindow) else PLOT


def moment_name(effect: Effect) -> str:
    return ("plot", "combat", "victory", "endgame", "aftermath")[moment_of(effect)]


# ------------------------------------------------------------------ the words of boxes


def intrigue_message(card: Intrigue, when: int) -> Message:
    box = card.effect_at(when)
    assert box is not None
    return box.message() if card.cost is NOTHING else Message("arrow",
                                                              {"cost": card.cost.message(), "gain": box.message()})


def agent_message(card: Card) -> Message:
    """Returns the agent box, after the exceptions of a card that may go anywhere or needs no influence."""
    if card.access is not None and (way := card.access.message()) is not None:
        return way if card.agent is NOTHING else Message("all", {"parts": [way, card.agent.message()]})
    if card.waives and card.agent is NOTHING:
        return Message("waive")
    if card.anywhere or card.waives:
        return Message("all", {"parts": [Message("anywhere" if card.anywhere else "waive"), card.agent.message()]})
    return card.agent.message()


def pending_message(s: State, card: int) -> Message:
    """Returns the part of a reveal box that the seat has to resolve."""
    if PENDING.has(s.me, card):
        return box_of(s).cards[card].to_resolve.message()
    for i in range(LATER.size(s.me)):
        part = box_of(s).parts[LATER.card(s.me, i)]
        if part.late and part.card == card:
            return part.effect.message()
    return box_of(s).cards[card].reveal.message()


def box_message(s: State, box: int) -> Message:
    """Returns what a box of the agent turn still does: of the card, the space, or the influence of the space."""
    card = card_with_box(s, member_of(s.source))
    place = box_of(s).spaces[space_of(s.step)]
    if box == PARTNER and partner_in(s) != NONE:
        card, box = card_with_box(s, partner_in(s)), 0
    if box == 0 and card.agent is not SIGNET and card.agent.ordering == NO_EFFECT_ON_OTHERS:
        return trash_this.message()  # everything else in the box has been resolved
    if box == 0:
        signet = current(s, box_of(s).leaders[s.me[LEADS]].signet)
        return signet.message() if card.agent is SIGNET else card.agent.message()
    if box == 1:
        return place.effect.message()
    if box == 2:
        return Message("influence", {"n": 1 + int(s.me[EXTRA_INFLUENCE]),
                                     "faction": s.plan.domain_for(FACTION).names[place.faction]})
    return next(message for item in box_of(s).agent_items if (message := item.words()) is not None)


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


def space_message(place: Space) -> Message:
    """Returns everything that a visit gives, except for influence."""
    if place.effect is NOTHING and place.toll is not NOTHING:
        return place.toll.message()
    if place.presence is NOTHING:
        return place.effect.message()
    return Message("all",
                   {"parts": [place.effect.message(), Message("presence", {"effect": place.presence.message()})]})


def standing_message(leader: Leader) -> Message:
    """Returns the standing ability of a leader, made from the fields that the rules read."""
    if leader.standing is not None:
        return leader.standing
    if leader.peek:
        return Message("standing-peek", {"n": leader.peek})
    if leader.discount:
        return Message("standing-discount", {"n": leader.discount})
    if leader.strikes:
        return Message("standing-masterstroke", {"n": STROKE, "chosen": CHOSEN})
    if leader.council is not NOTHING:
        return Message("standing-council", {"effect": leader.council.message()})
    if leader.paid_solari is not NOTHING:
        return Message("standing-paid-solari", {"effect": leader.paid_solari.message()})
    if leader.harvested is not NOTHING:
        return Message("standing-harvest", {"n": leader.harvest_less, "effect": leader.harvested.message()})
    if leader.slips_past:
        return Message("standing-slips-past", {"icons": [ICONS[i] for i in leader.slips_past]})
    if leader.setup is not NOTHING:
        return Message("standing-setup", {"effect": leader.setup.message()})
    if leader.reveal is not NOTHING:
        return Message("standing-reveal", {"effect": leader.reveal.message()})
    if leader.agent is not NOTHING:
        return Message("standing-agent", {"effect": side(leader.agent, other=False).message()})
    if leader.friend != NONE:
        return Message("standing-friendship", {"faction": FACTION.names[leader.friend], "n": FRIENDSHIP,
                                               "effect": leader.second_step_bonus.message()})
    if leader.watches:
        return Message("all", {"parts": [Message("standing-watch"), *(Message("standing-without", {"card": card})
                                                                      for card in leader.without)]})
    if leader.module:
        return Message("standing-sardaukar")
    return NOTHING.message()


def signet_message(leader: Leader, other: bool = False) -> Message:
    return side(leader.signet, other).message()


def other_words(leader: Leader) -> Message | None:
    """Returns the standing ability on the other side of a leader, if there is one."""
    if isinstance(leader.agent, When) and leader.agent.otherwise is not None:
        return Message("standing-agent", {"effect": side(leader.agent, other=True).message()})
    return None


def side(effect: Effect, other: bool) -> Effect:
    """Returns the signet ability of one side of a leader."""
    if isinstance(effect, When) and effect.otherwise is not None:
        return effect.effect if other else effect.otherwise
    return effect


def reward_message(effect: Effect, control: Space | None) -> Message:
    """Returns a reward; the first one may include control of a space."""
    if control is None:
        return effect.message()
    message = effect.message()
    parts = message.args["parts"] if message.key == "all" else [message]
    assert isinstance(parts, list)
    return Message("all", {"parts": [*parts, Message("take-control", {"space": control.name})]})
