"""The table as plain sentences for pipes, scripts and screen readers: no columns, no symbols, no clearing."""

from __future__ import annotations

from typing import Any

from landsraad.cli.screen.dune.panels import DunePanels
from landsraad.cli.screen.dune.players import count
from landsraad.cli.screen.log import paragraphs
from landsraad.cli.screen.move_list import MoveList
from landsraad.cli.screen.styled_text import times
from landsraad.gallery.listing import components
from landsraad.games.dune.rules.turns.turn import Turn
from landsraad.games.dune.state.cells import FACTION
from landsraad.kernel.engine import Effect
from landsraad.kernel.table import Table
from landsraad.text.messages import Messages

OWN_BOARDS = {"emperor": "emperor_board", "fremen": "fremen_board"}  # for six players: the board that has the track


def begins(table: Table, effect: Effect) -> bool:
    """Tells whether the whole position should be described before this decision."""
    return isinstance(effect, Turn)


def question_lines(cat: Messages, table: Table, viewer: str, names: dict[str, str], moves: MoveList) -> list[str]:
    """Returns the question with its numbered answers."""
    return ["", f"{names[viewer]}: {cat.decision(table, names)}",
            *(f"  {number}. {choice.label}" for number, choice in sorted(moves.by_number.items()))]


def news_lines(cat: Messages, events: list[dict[str, Any]], names: dict[str, str]) -> list[str]:
    return [f"* {paragraph.text}" for paragraph in paragraphs(cat, events, names)]


def position_lines(panels: DunePanels) -> list[str]:
    cat, session, viewer, names = panels.cat, panels.session, str(panels.viewer), panels.names
    view: dict[str, Any] = panels.view
    conflict = next((entry.as_json(cat) for entry in components(session.table.game.name, "conflict")
                     if entry.id == view["conflict"]), None)
    last = view["round"] + view["conflict_deck"]
    out = ["", cat.text("plain-round", round=view["round"], last=last, name=names[view["first"]])]
    if conflict:
        out.append(cat.text("plain-conflict", conflict=conflict["name"], first=conflict["first"],
                            second=conflict["second"], third=conflict["third"]))
    out += board_lines(cat, view)
    out += [player_line(panels, letter) for letter in panels.seats]
    out.append(cat.text("plain-row", cards=", ".join(cat.name("card", name) for name in view["row"])))
    out += [pile_line(title, names) for title, names in panels.markets_by_name()]
    out += [pile_line(panels.cell_name(pile), names) for pile, names in panels.piles_by_name()]
    mine = view[viewer]
    held: list[str] = mine["hand"]
    hand = ", ".join(f"{cat.name('card', name)}{times(held.count(name))}" for name in dict.fromkeys(held))
    out.append(cat.text("plain-hand", cards=hand) if hand else cat.text("plain-hand-empty"))
    if mine["intrigue"]:
        cards = ", ".join(cat.name("intrigue card", name) for name in mine["intrigue"])
        out.append(cat.text("plain-intrigue", cards=cards))
    if mine.get("contracts"):
        contracts = ", ".join(cat.name("contract", name) for name in mine["contracts"])
        out.append(cat.text("plain-own-contracts", contracts=contracts))
    return out


def pile_line(title: str, names: list[str]) -> str:
    return f"{title[0].upper()}{title[1:]}: {', '.join(names)}."


def board_lines(cat: Messages, view: dict[str, Any]) -> list[str]:
    """Returns what lies beside the board of Uprising."""
    if "shield_wall" not in view:
        return []
    out = [f"{cat.text('screen-wall' if view['shield_wall'] else 'screen-wall-gone')}."]
    if view["choam"]:
        names = ", ".join(cat.name("contract", name) for name in view["contract_row"]) or cat.text("page-none")
        out.append(cat.text("plain-contracts", contracts=names))
    return out


def player_line(panels: DunePanels, letter: str) -> str:
    cat, view, v = panels.cat, panels.view, panels.view[letter]
    tracks = ", ".join(cat.text("plain-alliance" if view["alliance"][f] == letter else "plain-influence",
                                faction=cat.name("faction", f), n=v["influence"][f]) for f in tracks_of(v))
    extra = [cat.text(key) for key, has in (("plain-council", v["council"]), ("plain-swordmaster", v["swordmaster"]),
                                            ("plain-mentat", view.get("mentat") == letter),
                                            ("plain-hooks", v.get("maker_hooks")),
                                            ("plain-revealed", v["revealed"])) if has]
    extra += tokens_of(cat, v) if "spies" in v else []
    extra += [f"{panels.cell_name(cell)}: {n}" for cell, n in panels.counts(letter)]
    extra += [f"{panels.cell_name(pile)}: {', '.join(names)}" for pile, names in panels.piles_by_name(letter)]
    there = [cat.name("space", space) for space, n in v["posted"].items() if n]
    facts = [cat.text("plain-points", n=v["vp"]),
             cat.text("plain-purse", solari=v["solari"], spice=v["spice"], water=v["water"]),
             cat.text("plain-troops", garrison=v["garrison"], conflict=v["conflict"], strength=v["strength"]),
             cat.text("plain-agents-sent", n=v["agents"], spaces=", ".join(there)) if there
             else cat.text("plain-agents", n=v["agents"]),
             cat.text("plain-intrigue-count", n=count(v["intrigue"])), tracks, *extra]
    return f"{panels.called(letter)} ({letter}): {'; '.join(facts)}."


def tracks_of(v: dict[str, Any]) -> list[str]:
    """Returns the tracks of a seat; those of personal boards belong to their owners."""
    return [faction for faction in v["influence"] if len(v["influence"]) == len(FACTION.names)
            or faction not in OWN_BOARDS or v["personal_board"] == OWN_BOARDS[faction]]


def tokens_of(cat: Messages, v: dict[str, Any]) -> list[str]:
    """Returns spies, sandworms, contracts, the objective and conflicts won."""
    out = []
    if v["sandworms"]:
        out.append(cat.text("plain-worms", n=v["sandworms"]))
    if v["spies"]:
        out.append(cat.text("plain-spies", posts=", ".join(cat.name("post", post) for post in v["spies"])))
    if v.get("contracts") or v.get("completed"):
        out.append(cat.text("plain-contract-count", n=len(v["contracts"]), done=len(v["completed"])))
    if v["objective"] and not v["objective_matched"]:
        out.append(cat.name("objective", v["objective"]))
    if v["won"]:
        out.append(cat.text("plain-won", conflicts=", ".join(cat.name("conflict", name) for name in v["won"])))
    return out
