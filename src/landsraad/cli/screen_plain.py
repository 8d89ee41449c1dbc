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
    conflict = next((entry for entry in entries("conflict") if entry["id"] == view["conflict"]), None)
    out = ["", f"Round {view['round']} of {view['round'] + view['conflict_deck']}. "
               f"First player: {names[view['first']]}."]
    if conflict:
        third = f"; third: {conflict['third']}" if len(view["seats"]) == 4 else ""
        out.append(f"Conflict: {conflict['name']}. First: {conflict['first']}; second: {conflict['second']}{third}.")
    out += [player_line(cat, view, letter, names) for letter in view["seats"]]
    row = ", ".join(cat.name("card", name) for name in view["row"])
    out.append(f"Imperium Row: {row}.")
    mine = view[viewer]
    held: list[str] = mine["hand"]
    hand = ", ".join(f"{cat.name('card', name)}{times(held.count(name))}" for name in dict.fromkeys(held))
    out.append(f"Your hand: {hand or 'empty'}.")
    if mine["intrigue"]:
        out.append(f"Your intrigue cards: {', '.join(cat.name('intrigue card', name) for name in mine['intrigue'])}.")
    return out


def player_line(cat: Catalogue, view: dict[str, Any], letter: str, names: dict[str, str]) -> str:
    v = view[letter]
    allied = {f: " (alliance)" if view["alliance"][f] == letter else "" for f in FACTION.names}
    tracks = ", ".join(f"{cat.name('faction', f)} {v['influence'][f]}{allied[f]}" for f in FACTION.names)
    intrigue = v["intrigue"] if isinstance(v["intrigue"], int) else len(v["intrigue"])
    extra = [word for word, has in (("a seat in the High Council", v["council"]), ("Swordmaster", v["swordmaster"]),
                                    ("the Mentat", view["mentat"] == letter), ("has revealed", v["revealed"])) if has]
    there = [cat.name("space", space) for space, n in v["posted"].items() if n]
    parts = [f"points {v['vp']}", f"solari {v['solari']}, spice {v['spice']}, water {v['water']}",
             f"troops: garrison {v['garrison']}, Conflict {v['conflict']}, strength {v['strength']}",
             f"agents left {v['agents']}{', sent to ' + ', '.join(there) if there else ''}",
             f"intrigue cards {intrigue}", tracks, *extra]
    return f"{names[letter]} ({letter}): {'; '.join(parts)}."
