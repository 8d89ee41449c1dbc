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
from landsraad.kernel.messages import Words
from landsraad.text.dune import labels as imperium

if TYPE_CHECKING:
    from landsraad.text.messages import Catalogue


def move(cat: Catalogue, s: State, effect: Effect, family: str, ids: list[str]) -> dict[str, Any]:
    """Returns the arguments for the label of a move besides the names in it."""
    if family in ("contract", "complete", "assign"):
        token = CONTRACT_TOKENS[CONTRACT.find(ids[0])]
        return {"text": cat.phrase(token.reward.words() if family == "complete" else contract_words(token))}
    if family == "ability":
        return ability(cat, s, effect)
    if family == "train" and isinstance(effect, Train):
        return {"text": cat.phrase(effect.track[TRAINING.find(ids[0])].reward.words())}
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


def ability(cat: Catalogue, s: State, effect: Effect) -> dict[str, Any]:
    """Returns what the leader's own move does in an agent turn or a reveal turn."""
    leader = box_of(s).leaders[s.me[LEADS]]
    box = imperium.current(s, leader.agent) if isinstance(effect, AgentTurn) else leader.loud
    name = cat.ability(leader.name, "other-left" if s.me[REVEREND] == 1 else "left")
    return {"ability": name, "text": cat.phrase(box.words())}


def decision(cat: Catalogue, s: State, effect: Effect) -> dict[str, Any]:
    out = imperium.decision(cat, s, effect)
    if isinstance(effect, PlaceSpy):
        out["stage"] = "supply" if SPIES.size(s.me) < SPIES_EACH else "none"
    return out


def contract_words(token: Contract) -> Words:
    """Returns what a contract asks for and what it gives."""
    reward = token.reward.words()
    if token.at_once:
        return Words("terms-at-once", {"effect": reward})
    if token.harvest > 0:
        return Words("terms-harvest", {"n": int(token.harvest), "effect": reward})
    if token.acquire != NONE:
        return Words("terms-acquire", {"card": RESERVE.names[token.acquire], "effect": reward})
    return Words("terms-visit", {"space": token.space, "effect": reward})


def track_words(leader: Leader) -> list[tuple[str, Words]]:
    """Returns the spaces of a training track with what they give."""
    if not isinstance(leader.signet, Train):
        return []
    return [(lesson.name, lesson.reward.words()) for lesson in leader.signet.track if lesson.reward is not NOTHING]


def posts_of(place: Space) -> list[str]:
    """Returns the observation posts connected to a space."""
    if not len(place.edition.posts_at):
        return []
    posts = place.edition.renames.own(POST).names
    return [name for i, name in enumerate(posts) if place.edition.posts_at[place.id] >> i & 1]


def hagal_words(card: HagalCard) -> Words:
    """Returns what a Rival does with a House Hagal card."""
    if card.space == NONE:
        return Words("hagal-place-spy", {"effect": card.effect.words()})
    words = visit_words(card, card.space, card.effect)
    if card.fork is not None:
        other = visit_words(card, card.other, card.instead)
        return Words("when-else", {"condition": card.fork.words(), "effect": other, "otherwise": words})
    return words if card.need is None else Words("when", {"condition": card.need.words(), "effect": words})


def visit_words(card: HagalCard, where: int, effect: Effect) -> Words:
    place = card.edition.spaces[where]
    words = effect.words()
    parts = words.args["parts"] if words.key in ("all", "sequence") else [words]
    assert isinstance(parts, list)
    words = Words("all", {"parts": [Words("hagal-visit", {"space": place.name}), *parts]})
    return Words("hagal-bonus-spice", {"effect": words}) if place.maker > 0 else words
