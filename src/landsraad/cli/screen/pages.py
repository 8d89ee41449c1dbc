"""Pages for commands of the player: help, moves, log, cards, rules, board, hand; and the end of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.cells import cell_len
from rich.text import Text

from landsraad.cli.language import hint
from landsraad.cli.screen.dune.panels import DunePanels
from landsraad.cli.screen.styled_text import fit, styled
from landsraad.gallery.entry import Entry
from landsraad.gallery.listing import components
from landsraad.games.dune.game import FamilyGame
from landsraad.kernel.errors import BadInput
from landsraad.kernel.game import Game
from landsraad.kernel.reasons import Named, Reason, about
from landsraad.play import Session
from landsraad.play.explanations import Explanation, explain_last_turn
from landsraad.reference.rules import Question, Rule, find_any, search
from landsraad.text.messages import Messages, languages

# The commands are the same in every language; the message `command-WORD` explains one.
COMMANDS: Final = ("help", "moves", "undo", "reset", "log", "why SEAT", "board", "hand", "card NAME", "rules ID",
                   "save FILE", "record FILE", "lang LANG", "quit")
WORDS: Final = [command.split()[0] for command in COMMANDS]
ENDS: Final = {"points": "end-points-reached", "conflicts": "end-conflicts"}
PURSE: Final = ("spice", "solari", "water", "garrison")
RULES_SHOWN: Final = 12
TURN_REFERENCE: Final = ("help-round", "help-agent-turn", "help-reveal-turn", "help-end")


def command_lines(cat: Messages) -> list[Text]:
    known = ", ".join(languages())
    return [Text(cat.text("help-title"), style="bold"),
            *(Text(f"  {command:<13}{cat.text(f'command-{command.split()[0]}', known=known)}") for command in COMMANDS)]


def help_page(panels: DunePanels) -> list[Text]:
    icons, cat = panels.icons, panels.cat
    out = command_lines(cat)
    letters = "  ".join(f"{icons.letters[name]} {cat.name('icon', name)}" for name in panels.letters())
    return [*out, Text(), Text(cat.text("help-signs", legend=panels.legend())),
            Text(cat.text("help-letters", letters=letters)),
            *(Text(cat.text(key, **icons.symbols)) for key in (*("help-board", "help-card", "help-agents"),
                                                             *panels.help_keys())),
            Text(), *(Text(cat.text(key)) for key in TURN_REFERENCE)]


def move_page(cat: Messages, choices: Mapping[int, Any], which: str = "") -> list[Text]:
    """Returns all moves, or those that contain certain words."""
    words = which.casefold().split()
    found = {number: choice for number, choice in sorted(choices.items())
             if all(word in f"{choice.notation} {choice.label}".casefold() for word in words)}
    if not found:
        raise BadInput(cat.text("refused-moves", text=which))
    width = max(len(choice.notation) for choice in found.values())
    return [Text(f"{number:>3}  {choice.notation:<{width}}  {choice.label}") for number, choice in found.items()]


def log_page(cat: Messages, session: Session, viewer: str | None, names: Mapping[str, str], last: int) -> list[Text]:
    lines = [cat.event(event, names) for event in session.table.events(0, viewer)]
    told = [Text(line[:1].upper() + line[1:]) for line in lines if line]
    return told[-last:] if last else told


def why_page(cat: Messages, session: Session, viewer: str, names: Mapping[str, str], seat: str) -> list[Text]:
    """Returns what the bot that moved last, or the one in that seat, considered in its last turn."""
    letter = seat.strip().upper()
    if letter and letter not in session.table.seats:
        raise BadInput(cat.text("refused-why", text=seat, known=", ".join(session.table.seats)))
    turn = explain_last_turn(session, viewer, letter)
    if not turn:
        raise BadInput(about(Named("move", "why"), Reason("no-thoughts")))
    out = [line for choice in turn for line in _candidates(cat, choice, names)]
    out += [Text(cat.text("why-secretive"), style="dim")] if any(each.choice.partial for each in turn) else []
    return [*out, Text(cat.text("why-columns"), style="dim")]


def _candidates(cat: Messages, thoughts: Explanation, names: Mapping[str, str]) -> list[Text]:
    before, made = thoughts.choice.bot_table, thoughts.choice.made
    who, what = names[str(before.actor)], cat.move(before, before.parse(made), names)
    out = [Text(f"{who}: {what}", style="bold")]
    for each in thoughts.candidates:
        chance = cat.text("why-chance", n=round(100 * each.value))
        share = f"{round(100 * each.share):>3} %"
        label = cat.move(before, before.parse(each.move), names)
        out.append(Text(f"  {share}  {chance:<18} {label}", style="bold" if each.move == made else ""))
    out += [Text(f"  {cat.text('why-untold', n=thoughts.omitted)}", style="dim")] if thoughts.omitted else []
    return out


def find_entries(cat: Messages, game: str, text: str) -> list[Entry]:
    """Returns the components with that id or name; if there are none, those that contain the text."""
    known = components(game, guests=True)
    wanted = text.strip().casefold()
    if not wanted:
        raise BadInput(cat.text("refused-card-which"))
    exact = [entry for entry in known if wanted in (entry.id.casefold(), entry.name(cat).casefold())]
    part = [entry for entry in known if wanted in entry.name(cat).casefold() or wanted in entry.id.casefold()]
    if not exact and not part:
        words = [entry.id for entry in known] + [entry.name(cat) for entry in known]
        raise BadInput(cat.text("refused-card", text=text) + hint(cat, text, words))
    return exact or part


def entry_page(cat: Messages, entry: Entry) -> list[Text]:
    out = [styled(entry.name(cat), "bold").append(f"  ({cat.text('gallery-' + entry.kind)})", style="dim"),
           Text(f"  {', '.join(entry.summary(cat))}")]
    out += [Text(f"  {title}: {text}") for title, text in entry.lines(cat)]
    if entry.reconstructed:
        out.append(Text(f"  {cat.text('page-reconstructed')}", style="dim"))
    return out


def books_of(game: Game) -> set[str]:
    """Returns what has the rules of a table: its game, its modules, and what holds for modules together."""
    modules = game.box.modules if isinstance(game, FamilyGame) else []
    expansions = [module.name for module in modules if module.expansion]
    return {game.name, *expansions, *(["combinations"] if expansions else [])}


def rules_page(cat: Messages, game: Game, text: str) -> list[Text]:
    if not text.strip():
        raise BadInput(cat.text("refused-rules-which"))
    if "-" in text:
        item = find_any(text.strip(), cat.language)
        if isinstance(item, Rule):
            return [Text(f"{item.id}  {item.text}")]
        if isinstance(item, Question):
            return [Text(f"{item.id}  {item.question} {cat.text('rules-reading', reading=item.reading)}")]
        return [Text(f"{item.id}  {cat.text('rules-example', title=item.title)}")]
    found = [rule for rule in search(text, language=cat.language) if rule.game in books_of(game)]
    if not found:
        raise BadInput(cat.text("refused-rules", text=text))
    rest = len(found) - RULES_SHOWN
    more = [Text(cat.text("page-more-rules", n=rest))] if rest > 0 else []
    return [Text(f"{rule.id}  {rule.text}") for rule in found[:RULES_SHOWN]] + more


def board_page(cat: Messages, panels: DunePanels) -> list[Text]:
    """Returns every space in sentences, with the agents on it."""
    out: list[Text] = []
    group = ""
    nothing = cat.text("nothing")
    for entry in panels.entries_on_board(components(panels.session.table.game.name, "space", guests=True)):
        if entry.group != group:
            group = entry.group
            out.append(panels.heading(group))
        shown = entry.as_json(cat)
        told = [cat.text("page-cost", cost=shown["cost"])] if shown["cost"] != nothing else []
        told += [cat.text("page-needs", requirement=shown["requirement"])] if shown["requirement"] != nothing else []
        told += [str(shown["effects"])] if shown["effects"] != nothing else []
        told += [cat.text("page-combat")] if shown["combat"] else []
        bonus = panels.view["bonus_spice"][entry.id]
        told += [cat.text("page-bonus-spice", n=bonus)] if bonus else []
        holder = panels.view["control"][entry.id]
        told += [cat.text("page-controlled", name=panels.called(holder))] if holder else []
        here = [panels.called(letter) for letter in panels.seats if panels.view[letter]["posted"][entry.id]]
        told += [cat.text("page-taken", names=cat.listed("page-taken", here))] if here else []
        out.append(Text(f"  {entry.name(cat)}: {'; '.join(told)}"))
    return out + panels.board_sentences()


def hand_page(cat: Messages, panels: DunePanels) -> list[Text]:
    if not panels.viewer:
        return []
    every = components(panels.session.table.game.name, guests=True)
    mine = panels.view[panels.viewer]
    none = cat.text("page-none")
    out: list[Text] = []
    for key, cards, domain in (("page-in-hand", mine["hand"], "card"),
                               ("page-intrigue", mine["intrigue"], "intrigue card")):
        out.append(Text(cat.text(key) if cards else f"{cat.text(key)}: {none}", style="bold"))
        known = {entry.id: entry for entry in every if entry.domain == domain}
        for name in dict.fromkeys(cards):
            out += entry_page(cat, known[name])
    for key, cards in (("page-in-play", mine["in_play"]), ("page-discard", mine["discard"])):
        out.append(Text(f"{cat.text(key)}: {', '.join(cat.name('card', name) for name in cards) or none}"))
    leader = [entry for entry in every if entry.kind == "leader" and entry.id == mine["leader"]]
    out += [Text(cat.text("page-leader"), style="bold"), *(line for each in leader for line in entry_page(cat, each))]
    return out + panels.own_sentences()


def end_page(panels: DunePanels, width: int) -> list[Text]:
    """Returns the final scores, and what decided the game."""
    cat = panels.cat
    result: dict[str, Any] = panels.session.table.result()
    winners = [panels.called(letter) for letter in result["winners"]]
    told = cat.text("end-wins", n=len(winners), names=cat.listed("end-winners", winners))
    sentence = cat.text("end-why", winner=told, reason=cat.text(f"reason-{result['reason']}"))
    out = [panels.rule(cat.text("end-title"), width), Text(f" {cat.text(ENDS[result['ended']])}"),
           styled(f" {panels.icons['vp']} {sentence}", "bold"), *panels.team_lines(result), Text()]
    units = {letter: cat.text("end-points", n=points) for letter, points in result["scores"].items()}
    wide = max(cell_len(unit) for unit in units.values())
    for letter in sorted(result["scores"], key=lambda seat: -result["scores"][seat]):
        mine = panels.view[letter]
        line = Text("  ").append_text(panels.seat(letter)).append(f" {panels.called(letter)}")
        line = fit(line, 24)
        line.append(f"{result['scores'][letter]:>3} ", style="bold")
        line.append_text(fit(styled(units[letter], "bold"), wide))
        line.append("   ").append(cat.text("end-purse", **{word: mine[word] for word in PURSE}))
        out.append(fit(line, width))
    return out
