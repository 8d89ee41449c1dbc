"""Details for labels that only Uprising has: contracts, battle icons, abilities of leaders."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from landsraad.games.dune.bases.uprising.cells import BATTLE_ICON, RESERVE, REVEREND, SPIES, SPIES_EACH, TRAINING
from landsraad.games.dune.bases.uprising.rules.battle_icons import open_icon
from landsraad.games.dune.bases.uprising.rules.leader_effects import Train
from landsraad.games.dune.bases.uprising.rules.spies import PlaceSpy
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.hagal_card import HagalCard
from landsraad.games.dune.components.leader import Leader
from landsraad.games.dune.components.space import Space
from landsraad.games.dune.modules.choam.cells import CONTRACT
from landsraad.games.dune.modules.choam.contracts import CONTRACT_TOKENS, Contract
from landsraad.games.dune.rules.turns.agent_turn import AgentTurn
from landsraad.games.dune.state.cells import LEADS, POST
from landsraad.kernel.algebra import NOTHING
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State
from landsraad.kernel.messages import Message
from landsraad.text.dune import labels as imperium

if TYPE_CHECKING:
    from landsraad.text.messages import Messages


def move(cat: Messages, s: State, effect: Effect, family: str, ids: list[str]) -> dict[str, Any]:
    """Returns the arguments for the label of a move besides the names in it."""
    if family in ("contract", "complete", "assign"):
        token = CONTRACT_TOKENS[CONTRACT.find(ids[0])]
        return {"text": cat.phrase(token.reward.message() if family == "complete" else contract_message(token))}
    if family == "ability":
        return ability(cat, s, effect)
    if family == "train" and isinstance(effect, Train):
        return {"text": cat.phrase(effect.track[TRAINING.find(ids[0])].reward.message())}
    if family == "match":
        conflict = box_of(s).conflicts[box_of(s).conflict_ids.find(ids[0])]
        return {"icon": cat.name("battle icon", BATTLE_ICON.names[conflict.icon])}
    if family == "match_objective":
        return {"icon": cat.name("battle icon", BATTLE_ICON.names[open_icon(s.me)])}
    return imperium.move(cat, s, effect, "play" if family == "play_for" else family, ids)


def hinge(s: State, family: str, move: int) -> tuple[int, ...] | None:
    """Returns what a label depends on; None for boxes and abilities, which depend on too much."""
    if family in ("resolve", "ability", "play", "play_for", "match_objective"):
        return None
    return imperium.hinge(s, family, move)


def ability(cat: Messages, s: State, effect: Effect) -> dict[str, Any]:
    """Returns what the leader's own move does in an agent turn or a reveal turn."""
    leader = box_of(s).leaders[s.me[LEADS]]
    box = imperium.current(s, leader.agent) if isinstance(effect, AgentTurn) else leader.to_resolve
    name = cat.ability(leader.name, "other-left" if s.me[REVEREND] == 1 else "left")
    return {"ability": name, "text": cat.phrase(box.message())}


def decision(cat: Messages, s: State, effect: Effect) -> dict[str, Any]:
    out = imperium.decision(cat, s, effect)
    if isinstance(effect, PlaceSpy):
        out["stage"] = "supply" if SPIES.size(s.me) < SPIES_EACH else "none"
    return out


def asked(s: State, effect: Effect) -> tuple[int, ...] | None:
    """None for a spy: that depends on more."""
    return None if isinstance(effect, PlaceSpy) else imperium.asked(s, effect)


def contract_message(token: Contract) -> Message:
    """Returns what a contract asks for and what it gives."""
    reward = token.reward.message()
    if token.at_once:
        return Message("terms-at-once", {"effect": reward})
    if token.harvest > 0:
        return Message("terms-harvest", {"n": int(token.harvest), "effect": reward})
    if token.acquire != NONE:
        return Message("terms-acquire", {"card": RESERVE.names[token.acquire], "effect": reward})
    return Message("terms-visit", {"space": token.space, "effect": reward})


def track_words(leader: Leader) -> list[tuple[str, Message]]:
    """Returns the spaces of a training track with what they give."""
    if not isinstance(leader.signet, Train):
        return []
    return [(lesson.name, lesson.reward.message()) for lesson in leader.signet.track if lesson.reward is not NOTHING]


def posts_of(place: Space) -> list[str]:
    """Returns the observation posts connected to a space."""
    if not len(place.holder.posts_at):
        return []
    posts = place.holder.domain_map.domain_for(POST).names
    return [name for i, name in enumerate(posts) if place.holder.posts_at[place.id] >> i & 1]


def hagal_message(card: HagalCard) -> Message:
    """Returns what a Rival does with a House Hagal card."""
    if card.space == NONE:
        return Message("hagal-place-spy", {"effect": card.effect.message()})
    message = visit_message(card, card.space, card.effect)
    if card.fork is not None:
        other = visit_message(card, card.other, card.instead)
        return Message("when-else", {"condition": card.fork.message(), "effect": other, "otherwise": message})
    return message if card.need is None else Message("when", {"condition": card.need.message(), "effect": message})


def visit_message(card: HagalCard, where: int, effect: Effect) -> Message:
    place = card.holder.spaces[where]
    message = effect.message()
    parts = message.args["parts"] if message.key in ("all", "sequence") else [message]
    assert isinstance(parts, list)
    message = Message("all", {"parts": [Message("hagal-visit", {"space": place.name}), *parts]})
    return Message("hagal-bonus-spice", {"effect": message}) if place.maker > 0 else message
