"""Why a move that only the six-player game has is refused."""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.dune.bases.six.cells import (
    ACTIVATE,
    ACTIVATED,
    BOARD,
    CONCEDE,
    ENTHRONE,
    GOOD,
    GOOD_CELLS,
    HAND_INTRIGUE,
    HAND_OVER,
    PERSONAL_BOARD,
    PLAY_FOR,
    SEATS,
    TRADE_WITH,
)
from landsraad.games.dune.bases.six.rules.activation import ChooseAlly, can_send
from landsraad.games.dune.bases.six.rules.throne_row import Enthrone
from landsraad.games.dune.bases.six.rules.trade import HANDING_CARDS, Gift, Trade
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.rules.seats.teams import is_commander
from landsraad.games.dune.rules.turns.agent_turn import AgentTurn
from landsraad.games.dune.rules.turns.combat_phase import Window, fights
from landsraad.games.dune.rules.turns.turn import Turn
from landsraad.games.dune.state.cells import AGENT, CARD, DEPLOY, INTRIGUE, INTRIGUES, PLAY, ROW
from landsraad.kernel.engine import Effect, State
from landsraad.kernel.reasons import Reason, named


def own_reason(s: State, effect: Effect, move: i64) -> Reason | None:
    if isinstance(effect, Turn) and AGENT.has(move):
        return refusal_for_agent(s, AGENT.b(move))
    if isinstance(effect, AgentTurn) and DEPLOY.has(move) and is_commander(s, s.seat):
        return Reason("ally-deploys", "UPR-SIX-27", seat=named(SEATS, s.me[ACTIVATED]))
    if isinstance(effect, Window):
        return refusal_for_combat_card(s, move)
    if ACTIVATE.has(move):
        return refusal_for_activate(s, effect)
    if isinstance(effect, Trade) and TRADE_WITH.has(move):
        return Reason("trade-with-teammate", "UPR-SIX-45")
    if isinstance(effect, Gift):
        return refusal_for_give(s, move)
    if isinstance(effect, Enthrone) and ENTHRONE.has(move):
        name = named(s.plan.domain_for(CARD), ENTHRONE.a(move))
        if not ROW.has(s.t, ENTHRONE.a(move)):
            return Reason("not-in-row", "UPR-SIX-49", card=name)
        return Reason("fremen-card-stays", "UPR-SIX-49", card=name)
    return not_now(move)


def refusal_for_agent(s: State, where: i64) -> Reason | None:
    board = box_of(s).spaces[where].board
    if board >= 0 and s.me[PERSONAL_BOARD] != board:
        return Reason("not-your-board", "UPR-SIX-33", board=named(BOARD, board))
    if is_commander(s, s.seat) and not can_send(s):
        return Reason("no-arrow-left", "UPR-SIX-25", seat=named(SEATS, s.me[ACTIVATED]))
    return None


def refusal_for_activate(s: State, effect: Effect) -> Reason:
    if not is_commander(s, s.seat):
        return Reason("only-commanders-activate", "UPR-SIX-24")
    if isinstance(effect, ChooseAlly):
        return Reason("not-your-ally", "UPR-SIX-25")
    return Reason("activate-at-start", "UPR-SIX-24")


def refusal_for_combat_card(s: State, move: i64) -> Reason | None:
    """Why a combat card is refused: a commander plays for an ally with a unit, others for themselves."""
    commander = is_commander(s, s.seat)
    if PLAY.has(move) and commander:
        return Reason("play-for-ally", "UPR-SIX-57")
    if not PLAY_FOR.has(move):
        return None
    if not commander:
        return Reason("only-commanders-play-for", "UPR-SIX-57")
    card, ally = PLAY_FOR.a(move), PLAY_FOR.b(move)
    if not INTRIGUES.has(s.me, card):
        return Reason("not-held", "UPM-INTRIGUE-01", card=named(s.plan.domain_for(INTRIGUE), card))
    if ally == s.seat or not s.allied(s.seat, ally):
        return Reason("not-your-ally", "UPR-SIX-57")
    if not fights(s, s.seats[ally]):
        return Reason("ally-not-fighting", "UPR-SIX-57", seat=named(SEATS, ally))
    return None


def refusal_for_give(s: State, move: i64) -> Reason | None:
    if HAND_INTRIGUE.has(move):
        return Reason("not-held", "UPR-SIX-45", card=named(s.plan.domain_for(INTRIGUE), HAND_INTRIGUE.a(move)))
    if HAND_OVER.has(move):
        if s.step >= HANDING_CARDS:
            return Reason("one-kind-of-good", "UPR-SIX-45")
        good = HAND_OVER.a(move)
        return Reason("have-good", "UPR-SIX-45", good=named(GOOD, good), n=int(s.me[GOOD_CELLS[good]]))
    return None


def not_now(move: i64) -> Reason | None:
    """Why a move is refused that only answers an effect, when no such effect is pending."""
    if TRADE_WITH.has(move) or HAND_OVER.has(move) or HAND_INTRIGUE.has(move):
        return Reason("trade-by-icon", "UPR-SIX-45")
    if ENTHRONE.has(move):
        return Reason("throne-by-effect", "UPR-SIX-49")
    if PLAY_FOR.has(move):
        return Reason("play-for-in-combat", "UPR-SIX-57")
    if CONCEDE.has(move):
        return Reason("concede-a-tie", "UPR-SIX-59")
    return None
