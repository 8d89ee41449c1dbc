"""Why a move is refused: a sentence and the rule, for the one who tried it.

A move belongs to a moment: the beginning of a turn, what is left of an agent turn, the reveal turn, the window of a
combat, the end of the game, or a question that an effect asks. The wrong moment is named first, then what the move
itself lacks. The reasons are looked for on a copy, so that a refusal changes nothing.
"""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.imperium.agent_turn import (
    BOXES,
    CARD_BOX,
    FROM_GARRISON,
    SPACE_SHIFT,
    AgentTurn,
    deploy_limit,
    may_deploy,
)
from landsraad.games.imperium.catalogue import COMBAT, ENDGAME, PLOT, VICTORY, Intrigue, edition
from landsraad.games.imperium.cells import (
    ACQUIRE,
    AGENT,
    BOX,
    BUY,
    DEPLOY,
    END,
    FRESH,
    GARRISON,
    IN_PLAY,
    INTRIGUES,
    LATER,
    PASS,
    PENDING,
    PLAY,
    RECRUITED,
    RESOLVE,
    RESOLVE_CARD,
    REVEAL,
)
from landsraad.games.imperium.combat import Window, fights
from landsraad.games.imperium.plots import AFTER_VICTORY, END_OF_GAME, Moment
from landsraad.games.imperium.refused_agents import why_not_agent
from landsraad.games.imperium.refused_answers import first_answer, why_not_answer
from landsraad.games.imperium.refused_buys import why_not_buy
from landsraad.games.imperium.refused_costs import missing, named, unmet
from landsraad.games.imperium.reveal_turn import RevealMenu
from landsraad.games.imperium.turns import Turn
from landsraad.kernel.engine import Effect, State

KINDS: tuple[str, ...] = ("plot", "combat", "victory", "endgame")


def why_not(s: State, move: int) -> tuple[str, str]:
    """The reason and the id of the rule; empty when all there is to say is what can be done instead."""
    s.plan.moves.text(move)  # a number that is no move at all has its own error
    copy = s.clone()
    effect = copy.top()
    if isinstance(effect, Turn):
        return at_the_start(copy, move)
    if isinstance(effect, AgentTurn):
        return after_the_agent(copy, move)
    if isinstance(effect, RevealMenu):
        return in_the_reveal(copy, move)
    if isinstance(effect, (Window, Moment)):
        return in_a_window(copy, effect, move)
    reason = why_not_answer(copy, effect, move)
    return reason if reason[0] else first_answer(copy, effect)


# ------------------------------------------------------------------ the moments


def at_the_start(s: State, move: i64) -> tuple[str, str]:
    if AGENT.has(move):
        return why_not_agent(s, AGENT.a(move), AGENT.b(move))
    if PLAY.has(move):
        return why_not_play(s, PLAY.a(move), PLOT, early=True)
    if BUY.has(move) or ACQUIRE.has(move):
        return "cards are bought in your reveal turn", "IMP-BUY-01"
    if DEPLOY.has(move):
        return "troops are deployed when an agent is sent to a combat space", "IMP-DEPLOY-04"
    if END.has(move) or PASS.has(move):
        return "a turn is an agent sent or a reveal", "IMP-ROUND-05"
    if RESOLVE.has(move):
        return "no agent has been sent in this turn", "IMP-AGENT-09"
    if RESOLVE_CARD.has(move):
        return "nothing has been revealed in this turn", "IMP-REVEAL-04"
    return "", ""


def after_the_agent(s: State, move: i64) -> tuple[str, str]:
    """`step` holds the boxes still open and the space."""
    boxes = s.step & BOXES
    if AGENT.has(move):
        return "one card sends one agent, and this turn's is sent", "IMP-AGENT-04"
    if REVEAL.has(move):
        return "an agent has been sent in this turn: end it first", "IMP-ROUND-05"
    if PLAY.has(move):
        return why_not_play(s, PLAY.a(move), PLOT, early=False)
    if BUY.has(move) or ACQUIRE.has(move):
        return "cards are bought in your reveal turn", "IMP-BUY-01"
    if RESOLVE.has(move):
        return why_not_box(s, boxes, RESOLVE.a(move))
    if RESOLVE_CARD.has(move):
        return "reveal boxes wait for the reveal turn", "IMP-ROUND-10"
    if DEPLOY.has(move):
        return why_not_deploy(s, boxes, DEPLOY.a(move))
    if END.has(move):
        if boxes != 0:
            return f"still to be resolved: {open_boxes(boxes)}", "IMP-AGENT-15"
        return "say how many troops you deploy; deploy 0 is allowed", "IMP-DEPLOY-06"
    if PASS.has(move):
        return "a turn is not passed but ended", "IMP-ROUND-05"
    return "", ""


def in_the_reveal(s: State, move: i64) -> tuple[str, str]:
    if AGENT.has(move):
        return "no agent is sent in a reveal turn", "IMP-ROUND-05"
    if REVEAL.has(move):
        return "you have revealed already", "IMP-ROUND-07"
    if BUY.has(move):
        return why_not_buy(s, BUY.a(move))
    if PLAY.has(move):
        return why_not_play(s, PLAY.a(move), PLOT, early=False)
    if RESOLVE_CARD.has(move):
        return why_not_use(s, RESOLVE_CARD.a(move))
    if RESOLVE.has(move):
        return "agent boxes do not count in a reveal turn", "IMP-ROUND-10"
    if DEPLOY.has(move):
        return "troops are deployed when an agent is sent to a combat space", "IMP-DEPLOY-04"
    if END.has(move):
        return f"still to be resolved: {', '.join(open_reveals(s))}", "IMP-AGENT-15"
    if PASS.has(move):
        return "a turn is not passed but ended", "IMP-ROUND-05"
    return "", ""


def in_a_window(s: State, effect: Effect, move: i64) -> tuple[str, str]:
    when: i64 = COMBAT
    if effect is AFTER_VICTORY:
        when = VICTORY
    elif effect is END_OF_GAME:
        when = ENDGAME
    if PLAY.has(move):
        return why_not_play(s, PLAY.a(move), when, early=False)
    if AGENT.has(move) or REVEAL.has(move) or BUY.has(move) or DEPLOY.has(move):
        return "the player turns of this round are over", "IMP-ROUND-09"
    if PASS.has(move):
        return "you have played a card: end this opportunity", "IMP-COMBAT-04"
    if END.has(move):
        return "you have played no card: pass", "IMP-COMBAT-04"
    return "", ""


# ------------------------------------------------------------------ intrigue cards


def why_not_play(s: State, card: i64, when: i64, early: bool) -> tuple[str, str]:
    plot = edition(s).intrigue[card]
    name = named(plot.name)
    if not INTRIGUES.has(s.me, card):
        return f"you do not have {name}", "IMP-INTRIGUE-01"
    box = plot.box(when)
    if box is None:
        return why_not_now(plot)
    if when == COMBAT and not fights(s.me):
        return "you have no troop in the Conflict", "IMP-COMBAT-03"
    if plot.opening and not (early and s.me[FRESH] == 1):
        return f"{name} is played at the very start of a turn", "IMP-CARD-04"
    if plot.early and not early:
        return f"{name} is played before an agent is sent", "IMP-INTRIGUE-04"
    reason, special = "", ""
    if plot.need is not None and not plot.need.holds(s):
        reason, special = unmet(s, plot.need)
    if not reason:
        reason, special = missing(s, plot.cost)
    if not reason:
        reason, special = missing(s, box)
    return (f"{name}: {reason}", special or "IMP-INTRIGUE-09") if reason else ("", "")


def why_not_now(plot: Intrigue) -> tuple[str, str]:
    """The moments a card has, and the rule of the first of them."""
    kinds = [when for when in range(len(KINDS)) if plot.box(when) is not None]
    if kinds[0] == PLOT:
        return f"{named(plot.name)} is a plot card: it is played in your own turn", "IMP-INTRIGUE-06"
    if kinds[0] == VICTORY:
        return f"{named(plot.name)} is played on winning a conflict", "IMP-COMBAT-08"
    if kinds[0] == ENDGAME:
        return f"{named(plot.name)} is an endgame card: it waits for the end of the game", "IMP-INTRIGUE-08"
    also = " or at the end of the game" if ENDGAME in kinds else ""
    return f"{named(plot.name)} is a combat card: it is played in combat{also}", "IMP-INTRIGUE-07"


# ------------------------------------------------------------------ boxes and troops


def open_boxes(boxes: i64) -> str:
    return ", ".join(BOX.names[i] for i in range(len(BOX.names)) if boxes >> i & 1)


def why_not_box(s: State, boxes: i64, box: i64) -> tuple[str, str]:
    if not boxes >> box & 1:
        return f"the {BOX.names[box]} box has nothing left to resolve", "IMP-AGENT-11"
    if boxes & CARD_BOX:
        return "the order makes no difference here: the card box comes first", "IMP-AGENT-11"
    return "", ""


def why_not_deploy(s: State, boxes: i64, n: i64) -> tuple[str, str]:
    place = edition(s).spaces[s.step >> SPACE_SHIFT]
    if not place.combat:
        return f"{named(place.name)} is not a combat space", "IMP-DEPLOY-07"
    if boxes != 0:
        return f"first resolve: {open_boxes(boxes)}", "IMP-DEPLOY-05"
    limit = deploy_limit(s)
    if limit == 0:
        return "all you may deploy in this turn is deployed", "IMP-DEPLOY-05"
    if not may_deploy(s):
        return "the deployment of this turn is done", "IMP-DEPLOY-05"
    if n > s.me[GARRISON]:
        return f"you have {s.me[GARRISON]} troops in your garrison", "IMP-DEPLOY-05"
    return (f"at most {limit}: {s.me[RECRUITED]} recruited in this turn and {FROM_GARRISON} more from the garrison",
            "IMP-DEPLOY-05")


def open_reveals(s: State) -> list[str]:
    """The revealed boxes that must be resolved before the turn ends."""
    found: list[str] = []
    for i in range(PENDING.size(s.me)):
        card = edition(s).cards[PENDING.card(s.me, i)]
        s.source = card.source
        if not PENDING.repeats(s.me, i) and not card.loud.optional and card.loud.possible(s):
            found.append(named(card.name))
    return found


def why_not_use(s: State, card: i64) -> tuple[str, str]:
    shown = edition(s).cards[card]
    name = named(shown.name)
    if PENDING.has(s.me, card):
        s.source = shown.source
        return f"{name}: {missing(s, shown.loud)[0]}", "IMP-COST-06"
    if not IN_PLAY.has(s.me, card):
        return f"{name} has not been revealed", "IMP-REVEAL-04"
    for part in shown.later:
        if LATER.has(s.me, part):
            return f"{name}: its condition is not met; it counts by itself as soon as it is", "IMP-REVEAL-05"
    return f"{name} has nothing left to resolve", "IMP-REVEAL-04"
