"""The components of War for Arrakis as the client draws them: planning and prescience cards, leaders, objectives, and
what only a war alone has."""

from __future__ import annotations

from collections.abc import Callable

from landsraad.games.arrakis.pieces.figures import side_of_leader
from landsraad.games.arrakis.solo_pieces.tactics_cards import REGION_OF
from landsraad.games.arrakis.state.cells import DECK, HARKONNEN, LEADER, REGION, RESULT, SIDE, TACTICS
from landsraad.games.arrakis.state.component_types import (
    LEADER_CARDS,
    OBJECTIVE_CARDS,
    PLANNING_CARDS,
    PRESCIENCE_CARDS,
    START_TOKENS,
    LeaderCard,
    Objective,
    PlanningCard,
    PrescienceCard,
    StartToken,
)
from landsraad.kernel.cells import NONE
from landsraad.kernel.messages import Words
from landsraad.server.protocol.messages import CardBox, CardInfo
from landsraad.server.views.cached_messages import Speaker
from landsraad.text.arrakis.labels import (
    alone_words,
    harvest_words,
    planning_words,
    special_words,
    target_words,
    task_words,
)

Box = Callable[[Speaker, str, Words], CardBox]
DESERT_POWER = "desert_power"  # where the card of the Wild Maker lies


def components(cat: Speaker, box: Box) -> list[CardInfo]:
    return [*(_planning(cat, box, card) for card in PLANNING_CARDS),
            *(_prescience(cat, box, card) for card in PRESCIENCE_CARDS),
            *(_leader(cat, box, card) for card in LEADER_CARDS),
            *(_objective(cat, card) for card in OBJECTIVE_CARDS),
            *(_tactics(cat, box, i) for i in range(len(TACTICS.names))),
            *(_garrison(cat, box, token) for token in START_TOKENS)]


def _planning(cat: Speaker, box: Box, card: PlanningCard) -> CardInfo:
    deck = DECK.names[card.deck]
    return CardInfo(
        id=card.name, kind="planning card", name=cat.name("planning card", card.name), group=deck,
        copies=int(card.copies), icons=[deck], tags=["schemes"] if card.schemes else [],
        boxes=[box(cat, "effect", planning_words(card)), *_alone(cat, box, card.name)],
        reconstructed=card.reconstructed)


def _alone(cat: Speaker, box: Box, id: str) -> list[CardBox]:
    words = alone_words(id)
    return [] if words.key == "nothing" else [box(cat, "solo", words)]


def _tactics(cat: Speaker, box: Box, sietch: int) -> CardInfo:
    id = TACTICS.names[sietch]
    region = REGION.names[REGION_OF[sietch]]
    return CardInfo(id=id, kind="tactics card", name=cat.name("tactics card", id), group=region,
                    icons=[SIDE.names[HARKONNEN]], tags=["solo"], data={"region": region},
                    boxes=[box(cat, "harvest", harvest_words(sietch)), box(cat, "target", target_words(sietch))])


def _garrison(cat: Speaker, box: Box, token: StartToken) -> CardInfo:
    return CardInfo(id=token.name, kind="garrison token", name=cat.name("garrison token", token.name),
                    group="silver" if token.silver else "black", copies=int(token.copies),
                    icons=[SIDE.names[HARKONNEN]], tags=["solo"], boxes=[box(cat, "effect", Words("garrison-words"))],
                    reconstructed=token.reconstructed)


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
        icons=[SIDE.names[side_of_leader(card.leader)]],
        boxes=[*([] if special.key == "nothing" else [box(cat, "special", special)]), *_alone(cat, box, id)],
        data={"slot": DESERT_POWER if card.slot == NONE else RESULT.names[card.slot], "hits": int(card.hits),
              "shields": int(card.shields), "reconstructed": list(card.reconstructed),
              "short": cat.form("named leader", id, "short")},
        place=f"leader:{id}", reconstructed=bool(card.reconstructed))


def _objective(cat: Speaker, card: Objective) -> CardInfo:
    return CardInfo(id=card.name, kind="objective", name=cat.name("objective", card.name), group="objective",
                    data={"needs": [int(n) for n in card.needs]}, reconstructed=card.reconstructed)
