"""Pages that are asked for: help, a card, the log, the board in words, a rule, and the end of the game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from rich.text import Text

from landsraad.cli.screen_icons import LETTERS, Icons
from landsraad.cli.screen_parts import Parts
from landsraad.cli.screen_text import fit, styled
from landsraad.kernel.errors import BadInput, nearest
from landsraad.play import Session
from landsraad.reference.rules import Question, Rule, find_any, search
from landsraad.text import gallery
from landsraad.text.catalogue import Catalogue
from landsraad.text.gallery import Entry

COMMANDS: Final = {
    "help": "this page; also ?", "moves": "the legal moves with their notation", "undo": "take your last move back",
    "reset": "take back all you can of this turn", "log": "all that happened; log 30 for the last 30 lines",
    "board": "the board in words", "hand": "your cards in words", "card NAME": "what a card, space or leader does",
    "rules ID": "a rule by its id, or the rules with some words: rules tie", "save FILE": "keep the game in this file",
    "record FILE": "write the moves as a readable record", "quit": "leave; the game is kept",
}
WORDS: Final = [command.split()[0] for command in COMMANDS]
HIDDEN_FIELDS: Final = ("id", "name", "kind", "copies", "reconstructed", "house", "complexity", "allowed_as_solo_rival")
REASONS: Final = {"vp": "with the most points", "spice": "tied on points, with more spice",
                  "solari": "tied on points and spice, with more solari", "water": "tied so far, with more water",
                  "garrison": "tied so far, with more troops in the garrison", "shared": "tied in everything: shared"}
ENDS: Final = {"points": "Somebody has reached 10 points.", "conflicts": "The last conflict has been fought."}
RULES_SHOWN: Final = 12
TURN_REFERENCE: Final = (
    "A round: 1 the conflict card and five cards each, 2 turns, 3 combat, 4 spice grows where no agent is, 5 recall.",
    "An agent turn: play a card, pay for a space with one of its signs, take the space, the agent box of the card and "
    "the influence step in any order; at a combat space deploy recruits and up to two more.",
    "A reveal turn, your last of the round: show the rest of your hand, use its reveal boxes and spend persuasion in "
    "any order, count your strength (2 for each troop in the Conflict, 1 for each sword), discard everything.",
    "The game ends after the round in which somebody has 10 points, or after the last conflict.")


@cache
def entries(kind: str | None = None) -> list[Entry]:
    """Made once: the texts of all cards take a while."""
    return gallery.entries("imperium", kind)


def help_page(icons: Icons) -> list[Text]:
    out = [Text("Type the number of a move, or the move itself (Tab completes it), or one of these:", style="bold")]
    out += [Text(f"  {command:<13}{text}") for command, text in COMMANDS.items()]
    letters = "  ".join(f"{letter} {name.replace('_', ' ')}" for name, letter in LETTERS.items())
    return [*out, Text(), Text(f"Signs: {icons.legend()}"), Text(f"Where agents go: {letters}"),
            Text(f"{icons['swords']} behind a space: a combat space, troops may go on to the Conflict.  "
                 f"[A]: an agent of A.  {icons['flag']}A: A controls it."),
            Text(f"A card reads: cost name [where its agent may go] agent box {icons['bar']} reveal box. "
                 f"4{icons['spice']}{icons['to']}5{icons['solari']}: pay 4 spice, get 5 solari."),
            Text(f"{icons['agent']} an agent at home, {icons['spent']} one on the board."),
            Text(), *(Text(line) for line in TURN_REFERENCE)]


def move_page(choices: Mapping[int, Any]) -> list[Text]:
    width = max(len(choice.notation) for choice in choices.values())
    return [Text(f"{number:>3}  {choice.notation:<{width}}  {choice.label}")
            for number, choice in sorted(choices.items())]


def log_page(cat: Catalogue, session: Session, viewer: str | None, names: Mapping[str, str], last: int) -> list[Text]:
    lines = [cat.event(event, names) for event in session.table.events(0, viewer)]
    told = [Text(line[:1].upper() + line[1:]) for line in lines if line]
    return told[-last:] if last else told


def find_entries(text: str) -> list[Entry]:
    """What is called so: by id or name, exactly or in part."""
    known = entries()
    wanted = text.strip().casefold()
    if not wanted:
        raise BadInput("card: which one? write: card NAME")
    exact = [entry for entry in known if wanted in (entry["id"].casefold(), entry["name"].casefold())]
    part = [entry for entry in known if wanted in entry["name"].casefold() or wanted in entry["id"].casefold()]
    if not exact and not part:
        words = [entry["id"] for entry in known] + [entry["name"] for entry in known]
        raise BadInput(f"card: nothing is called {text!r}{nearest(text, words)}")
    return exact or part


def entry_page(entry: Entry) -> list[Text]:
    out = [styled(str(entry["name"]), "bold").append(f"  ({entry['kind']})", style="dim")]
    for field, value in entry.items():
        if field in HIDDEN_FIELDS or value in (None, "none", [], False):
            continue
        title = field.replace("_", " ")
        if isinstance(value, dict):
            told = "; ".join(str(part) for part in value.values()) if "effect" in value else \
                "; ".join(f"{name}: {part}" for name, part in value.items())
        elif isinstance(value, list):
            told = ", ".join(str(part).replace("_", " ") for part in value)
        else:
            told = "yes" if value is True else str(value).replace("_", " ")
        out.append(Text(f"  {title}: {told}"))
    if entry.get("reconstructed"):
        out.append(Text("  (our best reading: no source was found for it)", style="dim"))
    return out


def rules_page(text: str) -> list[Text]:
    if not text.strip():
        raise BadInput("rules: which one? write: rules ID, or rules and some words to search for")
    if "-" in text:
        item = find_any(text.strip())
        if isinstance(item, Rule):
            return [Text(f"{item.id}  {item.text}")]
        return [Text(f"{item.id}  {item.question} We read it so: {item.reading}" if isinstance(item, Question)
                     else f"{item.id}  worked example: {item.title}")]
    found = [rule for rule in search(text) if rule.game == "imperium"]
    if not found:
        raise BadInput(f"rules: no rule contains {text!r}")
    more = [Text(f"… and {len(found) - RULES_SHOWN} more; add a word")] if len(found) > RULES_SHOWN else []
    return [Text(f"{rule.id}  {rule.text}") for rule in found[:RULES_SHOWN]] + more


def board_page(cat: Catalogue, parts: Parts) -> list[Text]:
    """Every space in words, with who is there."""
    out: list[Text] = []
    group = ""
    for entry in entries("space"):
        if entry["group"] != group:
            group = str(entry["group"])
            line = parts.heading(group, 0)
            out.append(line)
        told = [f"cost {entry['cost']}"] if entry["cost"] != "none" else []
        told += [f"needs: {entry['requirement']}"] if entry["requirement"] != "none" else []
        told += [str(entry["effects"])] if entry["effects"] != "none" else []
        told += ["combat"] if entry["combat"] else []
        bonus = parts.view["bonus_spice"][entry["id"]]
        told += [f"{bonus} bonus spice"] if bonus else []
        holder = parts.view["control"][entry["id"]]
        told += [f"controlled by {parts.called(holder)}"] if holder else []
        here = [parts.called(letter) for letter in parts.seats if parts.view[letter]["posted"][entry["id"]]]
        told += [f"taken by {' and '.join(here)}"] if here else []
        out.append(Text(f"  {entry['name']}: {'; '.join(told)}"))
    return out


def hand_page(parts: Parts) -> list[Text]:
    if not parts.viewer:
        return []
    known = {entry["id"]: entry for entry in entries()}
    mine = parts.view[parts.viewer]
    out: list[Text] = []
    for title, cards in (("In hand", mine["hand"]), ("Intrigue cards", mine["intrigue"])):
        out.append(Text(title if cards else f"{title}: none", style="bold"))
        for name in dict.fromkeys(cards):
            out += entry_page(known[name])
    for title, cards in (("In play", mine["in_play"]), ("Discard pile", mine["discard"])):
        out.append(Text(f"{title}: {', '.join(parts.cat.name('card', name) for name in cards) or 'none'}"))
    leader = known.get(mine["leader"])
    return [*out, Text("Your leader", style="bold"), *(entry_page(leader) if leader else [])]


def end_page(parts: Parts, width: int) -> list[Text]:
    """The final scores and why."""
    result: dict[str, Any] = parts.session.table.result()
    winners = " and ".join(parts.called(letter) for letter in result["winners"])
    out = [parts.rule("the game is over", width), Text(f" {ENDS.get(result['ended'], '')}"),
           styled(f" {parts.icons['vp']} {winners} {'win' if len(result['winners']) > 1 else 'wins'}", "bold").append(
               f", {REASONS.get(result['reason'], result['reason'])}."), Text()]
    for letter in sorted(result["scores"], key=lambda seat: -result["scores"][seat]):
        mine = parts.view[letter]
        line = Text("  ").append_text(parts.seat(letter)).append(f" {parts.called(letter)}")
        line = fit(line, 24)
        line.append(f"{result['scores'][letter]:>3} points", style="bold")
        line.append(f"   {mine['spice']} spice, {mine['solari']} solari, {mine['water']} water, "
                    f"{mine['garrison']} in the garrison")
        out.append(fit(line, width))
    return out
