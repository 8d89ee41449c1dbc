"""The table in lines of words, for pipes, scripts and screen readers: no columns, no signs, no clearing."""

from __future__ import annotations

from typing import Any

from landsraad.cli.screen_log import paragraphs
from landsraad.cli.screen_moves import MoveList
from landsraad.cli.screen_pages import entries
from landsraad.cli.screen_text import times
from landsraad.games.imperium.cells import FACTION
from landsraad.play import Session
from landsraad.text.catalogue import Catalogue


def decision_lines(cat: Catalogue, session: Session, viewer: str, names: dict[str, str], moves: MoveList) -> list[str]:
    """The position at the start of a turn, and always the question with its numbered answers."""
    table = session.table
    out: list[str] = []
    if table.decision()["effect"] == "Turn":
        out += position_lines(cat, session, viewer, names)
    out += ["", f"{names[viewer]}: {cat.decision(table, names)}"]
    return out + [f"  {number}. {choice.label}" for number, choice in sorted(moves.by_number.items())]


def news_lines(cat: Catalogue, events: list[dict[str, Any]], names: dict[str, str]) -> list[str]:
    return [f"* {paragraph.text}" for paragraph in paragraphs(cat, events, names)]


def position_lines(cat: Catalogue, session: Session, viewer: str, names: dict[str, str]) -> list[str]:
    view: dict[str, Any] = session.table.view(viewer)
    conflict = next((entry for entry in entries("conflict", cat.language) if entry["id"] == view["conflict"]), None)
    last = view["round"] + view["conflict_deck"]
    out = ["", cat.text("plain-round", round=view["round"], last=last, name=names[view["first"]])]
    if conflict:
        key = "plain-conflict-four" if len(view["seats"]) == 4 else "plain-conflict"
        out.append(cat.text(key, conflict=conflict["name"], first=conflict["first"], second=conflict["second"],
                            third=conflict["third"]))
    out += [player_line(cat, view, letter, names) for letter in view["seats"]]
    out.append(cat.text("plain-row", cards=", ".join(cat.name("card", name) for name in view["row"])))
    mine = view[viewer]
    held: list[str] = mine["hand"]
    hand = ", ".join(f"{cat.name('card', name)}{times(held.count(name))}" for name in dict.fromkeys(held))
    out.append(cat.text("plain-hand", cards=hand) if hand else cat.text("plain-hand-empty"))
    if mine["intrigue"]:
        cards = ", ".join(cat.name("intrigue card", name) for name in mine["intrigue"])
        out.append(cat.text("plain-intrigue", cards=cards))
    return out


def player_line(cat: Catalogue, view: dict[str, Any], letter: str, names: dict[str, str]) -> str:
    v = view[letter]
    tracks = ", ".join(cat.text("plain-alliance" if view["alliance"][f] == letter else "plain-influence",
                                faction=cat.name("faction", f), n=v["influence"][f]) for f in FACTION.names)
    intrigue = v["intrigue"] if isinstance(v["intrigue"], int) else len(v["intrigue"])
    extra = [cat.text(key) for key, has in (("plain-council", v["council"]), ("plain-swordmaster", v["swordmaster"]),
                                            ("plain-mentat", view["mentat"] == letter),
                                            ("plain-revealed", v["revealed"])) if has]
    there = [cat.name("space", space) for space, n in v["posted"].items() if n]
    parts = [cat.text("plain-points", n=v["vp"]),
             cat.text("plain-purse", solari=v["solari"], spice=v["spice"], water=v["water"]),
             cat.text("plain-troops", garrison=v["garrison"], conflict=v["conflict"], strength=v["strength"]),
             cat.text("plain-agents-sent", n=v["agents"], spaces=", ".join(there)) if there
             else cat.text("plain-agents", n=v["agents"]),
             cat.text("plain-intrigue-count", n=intrigue), tracks, *extra]
    return f"{names[letter]} ({letter}): {'; '.join(parts)}."
