"""The components of War for Arrakis as entries, with those of the solo game."""

from __future__ import annotations

from typing import Any, Final

from landsraad.gallery.entry import Entry, Line, Named, Text, TextBox, having, message_of, text_box
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
    Objective,
    PlanningCard,
    PrescienceCard,
    StartToken,
    TokenFace,
)
from landsraad.games.arrakis.worms.sandworms import WILD_DICE
from landsraad.kernel.cells import NONE
from landsraad.kernel.messages import Message
from landsraad.text.arrakis.labels import (
    alone_message,
    goal_message,
    harvest_message,
    planning_message,
    special_message,
    step_message,
    target_message,
    task_message,
)

DESERT_POWER: Final = "desert_power"  # the place of the Wild Maker's card
# The space of a track at which a leader enters play.
SPACES: Final = {"thufir_hawat": HAWAT_COMES, "feyd_rautha": FEYD_COMES, "chani": CHANGED_AT, "alia": ALIA_AT,
                 "paul_muad_dib": CHANGED_AT, "reverend_mother_jessica": CHANGED_AT}


def listed() -> list[Entry]:
    """Returns what the gallery shows; planning cards are sorted by deck."""
    return [*map(_planning, sorted(PLANNING_CARDS, key=lambda card: card.deck)), *map(_prescience, PRESCIENCE_CARDS),
            *map(_leader, LEADER_CARDS), *map(_objective, OBJECTIVE_CARDS), *map(_token, TOKEN_FACES),
            *map(_garrison, START_TOKENS), *map(_tactics, range(len(TACTICS.names)))]


def drawn() -> list[Entry]:
    """Returns what a table may show."""
    return [*map(_planning, PLANNING_CARDS), *map(_prescience, PRESCIENCE_CARDS), *map(_leader, LEADER_CARDS),
            *map(_objective, OBJECTIVE_CARDS), *map(_tactics, range(len(TACTICS.names))), *map(_garrison, START_TOKENS)]


def _boxes(*boxes: TextBox) -> list[TextBox]:
    return [each for each in boxes if each.message.key != "nothing"]


def _planning(card: PlanningCard) -> Entry:
    deck, effect, solo = DECK.names[card.deck], planning_message(card), alone_message(card.name)
    return Entry(
        id=card.name, domain="planning card", kind="planning", group=deck, copies=int(card.copies), icons=[deck],
        tags=having(schemes=card.schemes), boxes=[text_box("effect", effect), *_boxes(text_box("solo", solo))],
        reconstructed=card.reconstructed,
        facts=[Named("planning deck", deck), Text("gallery-copies", {"n": int(card.copies)})],
        fields={"copies": int(card.copies), "deck": deck, "effect": message_of(effect),
                "solo": None if solo.key == "nothing" else solo, "reconstructed": card.reconstructed})


def _prescience(card: PrescienceCard) -> Entry:
    phase, need, task = "end" if card.at_end else "actions", message_of(card.need), message_of(task_message(card))
    return Entry(
        id=card.name, domain="prescience card", kind="prescience", group=phase, tags=having(die=bool(card.die)),
        boxes=_boxes(text_box("need", need, "requirement"), text_box("task", task, "cost")),
        data={"steps": [int(n) for n in card.steps]}, place=f"vision:{card.name}", reconstructed=card.reconstructed,
        facts=[Named("phase", phase)],
        fields={"phase": phase, "condition": need, "task": task, "effect": message_of(step_message(card)),
                "markers": dict(zip(MARKER.names, card.steps, strict=True)), "reconstructed": card.reconstructed})


def _leader(card: LeaderCard) -> Entry:
    id, named, side = LEADER.names[card.leader], is_named_leader(card.leader), SIDE.names[side_of_leader(card.leader)]
    slot = None if card.slot == NONE else RESULT.names[card.slot]
    hits, shields = int(card.hits), int(card.shields)
    special, solo = special_message(int(card.leader)), alone_message(id)
    return Entry(
        id=id, domain="named leader", kind="leader", group=side, icons=[side],
        boxes=_boxes(text_box("special", special, "effect"), text_box("solo", solo)),
        data={"slot": slot or DESERT_POWER, "hits": hits, "shields": shields, "reconstructed": list(card.reconstructed),
              "short": Named("named leader", id, "short")},
        place=f"leader:{id}", reconstructed=bool(card.reconstructed),
        facts=[Named("side", side),
               Text("gallery-desert-power") if slot is None else
               Text("gallery-slot", {"slot": Named("die result", slot)}),
               Text("gallery-special-result", {"hits": hits, "shields": shields}) if named else
               Text("gallery-worm-dice", {"n": int(WILD_DICE)})],
        fields={"side": side, "slot": slot, "hits": hits if named else None, "shields": shields if named else None,
                "dice": None if named else int(WILD_DICE), "starts": card.starts,
                "enters": Line(Text("enters-start") if card.starts else
                               Text(f"enters-{id}", {"n": SPACES.get(id, 0)})),
                "special": message_of(special), "solo": None if solo.key == "nothing" else solo,
                "reconstructed": bool(card.reconstructed)})


def _objective(card: Objective) -> Entry:
    side = SIDE.names[ATREIDES]
    return Entry(
        id=card.name, domain="objective", kind="objective", group="objective",
        data={"needs": [int(n) for n in card.needs]}, reconstructed=card.reconstructed, facts=[Named("side", side)],
        fields={"side": side, "needs": dict(zip(MARKER.names, card.needs, strict=True)),
                "effect": message_of(goal_message(card)), "reconstructed": card.reconstructed})


def _token(face: TokenFace) -> Entry:
    return Entry(id=face.name, domain="deployment token", kind="token",
                 **_laid(ATREIDES, int(face.copies), face.start, face.reconstructed))


def _garrison(token: StartToken) -> Entry:
    """Returns the entry of a token for the first garrison of a Harkonnen settlement."""
    return Entry(id=token.name, domain="garrison token", kind="token", group="silver" if token.silver else "black",
                 icons=[SIDE.names[HARKONNEN]], tags=["solo"], boxes=[text_box("effect", Message("garrison-words"))],
                 **_laid(HARKONNEN, int(token.copies), True, token.reconstructed))


def _laid(side: int, copies: int, start: bool, reconstructed: bool) -> dict[str, Any]:
    """Returns the fields that tokens of both sides share."""
    name = SIDE.names[side]
    return {"copies": copies, "reconstructed": reconstructed,
            "facts": [Named("side", name), Text("gallery-start-token") if start else None,
                      Text("gallery-copies", {"n": copies})],
            "fields": {"side": name, "copies": copies, "start": start, "reconstructed": reconstructed}}


def _tactics(sietch: int) -> Entry:
    region, side = REGION.names[REGION_OF[sietch]], SIDE.names[HARKONNEN]
    harvest, target = harvest_message(sietch), target_message(sietch)
    return Entry(
        id=TACTICS.names[sietch], domain="tactics card", kind="tactics", group=region, icons=[side], tags=["solo"],
        data={"region": region}, boxes=[text_box("harvest", harvest), text_box("target", target)],
        facts=[Named("region", region)],
        fields={"side": side, "region": region, "harvest": message_of(harvest), "target": message_of(target),
                "reconstructed": False})
