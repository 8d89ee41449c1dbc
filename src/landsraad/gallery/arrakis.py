"""The gallery of the war for Arrakis: planning cards, prescience cards, leaders, objectives, deployment tokens and the
tactics cards of a war alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from landsraad.games.arrakis.pieces.figures import is_named_leader, side_of_leader
from landsraad.games.arrakis.pieces.tracks import ALIA_AT, CHANGED_AT, FEYD_COMES, HAWAT_COMES
from landsraad.games.arrakis.solo_pieces.tactics_cards import REGION_OF
from landsraad.games.arrakis.state.cells import ATREIDES, DECK, HARKONNEN, LEADER, MARKER, REGION, RESULT, SIDE, TACTICS
from landsraad.games.arrakis.state.component_types import (
    LEADER_CARDS,
    OBJECTIVE_CARDS,
    PLANNING_CARDS,
    PRESCIENCE_CARDS,
    START_TOKENS,
    TOKEN_FACES,
    LeaderCard,
    StartToken,
)
from landsraad.games.arrakis.worms.sandworms import WILD_DICE
from landsraad.kernel.cells import NONE
from landsraad.kernel.messages import Words
from landsraad.text.arrakis.labels import (
    alone_words,
    goal_words,
    harvest_words,
    planning_words,
    special_words,
    step_words,
    target_words,
    task_words,
)

if TYPE_CHECKING:
    from landsraad.text.messages import Catalogue

Entry = dict[str, Any]
# Spaces of the tracks at which somebody enters play.
SPACES: Final = {"thufir_hawat": HAWAT_COMES, "feyd_rautha": FEYD_COMES, "chani": CHANGED_AT, "alia": ALIA_AT,
                 "paul_muad_dib": CHANGED_AT, "reverend_mother_jessica": CHANGED_AT}


def war_entries(cat: Catalogue) -> list[Entry]:
    """All of them, in the order of their declaration."""
    return [*_planning(cat), *_prescience(cat), *(_leader(cat, card) for card in LEADER_CARDS), *_objectives(cat),
            *_tokens(cat), *_tactics(cat)]


def _head(cat: Catalogue, domain: str, id: str, kind: str) -> Entry:
    return {"id": id, "name": cat.name(domain, id), "kind": kind}


def _planning(cat: Catalogue) -> list[Entry]:
    out = []
    for deck in range(len(DECK.names)):
        for card in PLANNING_CARDS:
            if card.deck == deck:
                out.append({**_head(cat, "planning card", card.name, "planning"), "copies": int(card.copies),
                            "deck": DECK.names[deck], "effect": cat.say(planning_words(card)),
                            "solo": alone(cat, card.name), "reconstructed": card.reconstructed})
    return out


def _prescience(cat: Catalogue) -> list[Entry]:
    out = []
    for card in PRESCIENCE_CARDS:
        entry = _head(cat, "prescience card", card.name, "prescience")
        entry.update(phase="end" if card.at_end else "actions",
                     condition=cat.text("nothing") if card.need is None else cat.say(card.need.words()),
                     task=cat.text("nothing") if task_words(card).key == "nothing" else cat.say(task_words(card)),
                     effect=cat.say(step_words(card)), markers=dict(zip(MARKER.names, card.steps, strict=True)),
                     reconstructed=card.reconstructed)
        out.append(entry)
    return out


def _leader(cat: Catalogue, card: LeaderCard) -> Entry:
    name = LEADER.names[card.leader]
    named = is_named_leader(card.leader)
    entry = _head(cat, "named leader", name, "leader")
    slot = None if card.slot == NONE else RESULT.names[card.slot]
    entry.update(side=SIDE.names[side_of_leader(card.leader)], slot=slot,
                 hits=int(card.hits) if named else None, shields=int(card.shields) if named else None,
                 dice=None if named else int(WILD_DICE), starts=card.starts,
                 enters=cat.text("enters-start") if card.starts else cat.text(f"enters-{name}", n=SPACES.get(name, 0)),
                 special=cat.say(special_words(card.leader)), solo=alone(cat, name),
                 reconstructed=bool(card.reconstructed))
    return entry


def _objectives(cat: Catalogue) -> list[Entry]:
    return [{**_head(cat, "objective", card.name, "objective"), "side": SIDE.names[ATREIDES],
             "needs": dict(zip(MARKER.names, card.needs, strict=True)), "effect": cat.say(goal_words(card)),
             "reconstructed": card.reconstructed} for card in OBJECTIVE_CARDS]


def _tokens(cat: Catalogue) -> list[Entry]:
    out = [{**_head(cat, "deployment token", face.name, "token"), "side": SIDE.names[ATREIDES],
            "copies": int(face.copies), "start": face.start, "reconstructed": face.reconstructed}
           for face in TOKEN_FACES]
    return out + [{"id": token.name, "name": cat.say(start_words(token)), "kind": "token",
                   "side": SIDE.names[HARKONNEN], "copies": int(token.copies), "start": True,
                   "reconstructed": token.reconstructed} for token in START_TOKENS]


def _tactics(cat: Catalogue) -> list[Entry]:
    return [{**_head(cat, "tactics card", name, "tactics"), "side": SIDE.names[HARKONNEN],
             "region": REGION.names[REGION_OF[i]], "harvest": cat.say(harvest_words(i)),
             "target": cat.say(target_words(i)), "reconstructed": False} for i, name in enumerate(TACTICS.names)]


def alone(cat: Catalogue, id: str) -> str | None:
    words = alone_words(id)
    return None if words.key == "nothing" else cat.say(words)


def start_words(token: StartToken) -> Words:
    """What stands in a settlement of the Harkonnen at first, by one of its tokens."""
    figures = [*zip(("regular", "elite", "sardaukar"), token.units, strict=True), ("bashar", int(token.bashars))]
    return Words("figures", {"parts": [Words("n-figures", {"n": n, "figure": figure}) for figure, n in figures if n]})
