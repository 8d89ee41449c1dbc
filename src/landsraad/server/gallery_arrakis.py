"""The components of War for Arrakis as the client draws them: planning and prescience cards, leaders, objectives."""

from __future__ import annotations

from collections.abc import Callable

from landsraad.games.arrakis.catalogue import (
    LEADER_CARDS,
    OBJECTIVE_CARDS,
    PLANNING_CARDS,
    PRESCIENCE_CARDS,
    LeaderCard,
    Objective,
    PlanningCard,
    PrescienceCard,
)
from landsraad.games.arrakis.cells import DECK, LEADER, RESULT, SIDE
from landsraad.games.arrakis.figures import side_of_leader
from landsraad.kernel.cells import NONE
from landsraad.kernel.words import Words
from landsraad.server.texts import Speaker
from landsraad.server.wire import CardBox, CardInfo
from landsraad.text.arrakis import planning_words, special_words, task_words

Box = Callable[[Speaker, str, Words], CardBox]
DESERT_POWER = "desert_power"  # where the card of the Wild Maker lies


def components(cat: Speaker, box: Box) -> list[CardInfo]:
    return [*(_planning(cat, box, card) for card in PLANNING_CARDS),
            *(_prescience(cat, box, card) for card in PRESCIENCE_CARDS),
            *(_leader(cat, box, card) for card in LEADER_CARDS),
            *(_objective(cat, card) for card in OBJECTIVE_CARDS)]


def _planning(cat: Speaker, box: Box, card: PlanningCard) -> CardInfo:
    deck = DECK.names[card.deck]
    return CardInfo(
        id=card.name, kind="planning card", name=cat.name("planning card", card.name), group=deck,
        copies=int(card.copies), icons=[deck], tags=["schemes"] if card.schemes else [],
        boxes=[box(cat, "effect", planning_words(card))], reconstructed=card.reconstructed)


def _prescience(cat: Speaker, box: Box, card: PrescienceCard) -> CardInfo:
    boxes = [] if card.need is None else [box(cat, "need", card.need.words())]
    task = task_words(card)
    if task.key != "nothing":
        boxes.append(box(cat, "task", task))
    return CardInfo(
        id=card.name, kind="prescience card", name=cat.name("prescience card", card.name),
        group="end" if card.at_end else "actions", tags=["die"] if card.die else [], boxes=boxes,
        data={"steps": [int(n) for n in card.steps]}, place=f"vision:{card.name}", reconstructed=card.reconstructed)


def _leader(cat: Speaker, box: Box, card: LeaderCard) -> CardInfo:
    id = LEADER.names[card.leader]
    special = special_words(int(card.leader))
    return CardInfo(
        id=id, kind="named leader", name=cat.name("named leader", id), group=SIDE.names[side_of_leader(card.leader)],
        boxes=[] if special.key == "nothing" else [box(cat, "special", special)],
        data={"slot": DESERT_POWER if card.slot == NONE else RESULT.names[card.slot], "hits": int(card.hits),
              "shields": int(card.shields), "reconstructed": list(card.reconstructed),
              "short": cat.form("named leader", id, "short")},
        place=f"leader:{id}", reconstructed=bool(card.reconstructed))


def _objective(cat: Speaker, card: Objective) -> CardInfo:
    return CardInfo(id=card.name, kind="objective", name=cat.name("objective", card.name), group="objective",
                    data={"needs": [int(n) for n in card.needs]}, reconstructed=card.reconstructed)
