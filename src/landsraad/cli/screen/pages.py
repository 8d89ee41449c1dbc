"""Pages that are asked for: help, a card, the log, the board in words, a rule, and the end of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.cells import cell_len
from rich.text import Text

from landsraad.cli.language import hint
from landsraad.cli.screen.dune.panels import Parts
from landsraad.cli.screen.styled_text import fit, styled
from landsraad.gallery.entry import Entry
from landsraad.gallery.listing import components
from landsraad.kernel.errors import BadInput
from landsraad.kernel.reasons import Named, Reason, about
from landsraad.play import Session
from landsraad.play.explanations import explain_last_choice
from landsraad.reference.rules import Question, Rule, find_any, search
from landsraad.text.messages import Catalogue, languages

# The commands are the same in every language; `command-WORD` says what they do.
COMMANDS: Final = ("help", "moves", "undo", "reset", "log", "why SEAT", "board", "hand", "card NAME", "rules ID",
                   "save FILE", "record FILE", "lang LANG", "quit")
WORDS: Final = [command.split()[0] for command in COMMANDS]
ENDS: Final = {"points": "end-points-reached", "conflicts": "end-conflicts"}
PURSE: Final = ("spice", "solari", "water", "garrison")
RULES_SHOWN: Final = 12
DECK_KINDS: Final = ("starter", "muad_dib", "shaddam", "reserve", "imperium")
MORE_HELP: Final = {"uprising": ("help-spies", "help-worms", "help-tokens")}
TURN_REFERENCE: Final = ("help-round", "help-agent-turn", "help-reveal-turn", "help-end")


def command_lines(cat: Catalogue) -> list[Text]:
    known = ", ".join(languages())
    return [Text(cat.text("help-title"), style="bold"),
            *(Text(f"  {command:<13}{cat.text(f'command-{command.split()[0]}', known=known)}") for command in COMMANDS)]


def help_page(parts: Parts) -> list[Text]:
    icons, cat = parts.icons, parts.cat
    out = command_lines(cat)
    letters = "  ".join(f"{icons.letters[name]} {cat.name('icon', name)}" for name in parts.letters())
    game = parts.session.table.game.name
    return [*out, Text(), Text(cat.text("help-signs", legend=parts.legend())),
            Text(cat.text("help-letters", letters=letters)),
            *(Text(cat.text(key, **icons.symbols)) for key in (*("help-board", "help-card", "help-agents"),
                                                             *MORE_HELP.get(game, ()), *parts.more_help())),
            Text(), *(Text(cat.text(key)) for key in TURN_REFERENCE)]


def move_page(cat: Catalogue, choices: Mapping[int, Any], which: str = "") -> list[Text]:
    """All of them, or those in which these words occur."""
    words = which.casefold().split()
    found = {number: choice for number, choice in sorted(choices.items())
             if all(word in f"{choice.notation} {choice.label}".casefold() for word in words)}
    if not found:
        raise BadInput(cat.text("refused-moves", text=which))
    width = max(len(choice.notation) for choice in found.values())
    return [Text(f"{number:>3}  {choice.notation:<{width}}  {choice.label}") for number, choice in found.items()]


def log_page(cat: Catalogue, session: Session, viewer: str | None, names: Mapping[str, str], last: int) -> list[Text]:
    lines = [cat.event(event, names) for event in session.table.events(0, viewer)]
    told = [Text(line[:1].upper() + line[1:]) for line in lines if line]
    return told[-last:] if last else told


def why_page(cat: Catalogue, session: Session, viewer: str, names: Mapping[str, str], seat: str) -> list[Text]:
    """What the bot that chose last, or the one at that seat, chose from."""
    letter = seat.strip().upper()
    if letter and letter not in session.table.seats:
        raise BadInput(cat.text("refused-why", text=seat, known=", ".join(session.table.seats)))
    thoughts = explain_last_choice(session, viewer, letter)
    if thoughts is None:
        raise BadInput(about(Named("move", "why"), Reason("no-thoughts")))
    before, made = thoughts.choice.bot_table, thoughts.choice.made
    who, what = names[str(before.actor)], cat.move(before, before.parse(made), names)
    out = [Text(f"{who}: {what}", style="bold")]
    for each in thoughts.candidates:
        chance = cat.text("why-chance", n=round(100 * each.value))
        share = f"{round(100 * each.share):>3} %"
        label = cat.move(before, before.parse(each.move), names)
        out.append(Text(f"  {share}  {chance:<18} {label}", style="bold" if each.move == made else ""))
    out += [Text(f"  {cat.text('why-untold', n=thoughts.omitted)}", style="dim")] if thoughts.omitted else []
    out += [Text(cat.text("why-secretive"), style="dim")] if thoughts.choice.partial else []
    return [*out, Text(cat.text("why-columns"), style="dim")]


def find_entries(cat: Catalogue, game: str, text: str) -> list[Entry]:
    """What is called so: by id or name, exactly or in part."""
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


def entry_page(cat: Catalogue, entry: Entry) -> list[Text]:
    out = [styled(entry.name(cat), "bold").append(f"  ({cat.text('gallery-' + entry.kind)})", style="dim"),
           Text(f"  {', '.join(entry.summary(cat))}")]
    out += [Text(f"  {title}: {text}") for title, text in entry.lines(cat)]
    if entry.reconstructed:
        out.append(Text(f"  {cat.text('page-reconstructed')}", style="dim"))
    return out


def rules_page(cat: Catalogue, game: str, text: str) -> list[Text]:
    if not text.strip():
        raise BadInput(cat.text("refused-rules-which"))
    if "-" in text:
        item = find_any(text.strip())
        if isinstance(item, Rule):
            return [Text(f"{item.id}  {item.text}")]
        if isinstance(item, Question):
            return [Text(f"{item.id}  {item.question} {cat.text('rules-reading', reading=item.reading)}")]
        return [Text(f"{item.id}  {cat.text('rules-example', title=item.title)}")]
    found = [rule for rule in search(text) if rule.game == game]
    if not found:
        raise BadInput(cat.text("refused-rules", text=text))
    rest = len(found) - RULES_SHOWN
    more = [Text(cat.text("page-more-rules", n=rest))] if rest > 0 else []
    return [Text(f"{rule.id}  {rule.text}") for rule in found[:RULES_SHOWN]] + more


def board_page(cat: Catalogue, parts: Parts) -> list[Text]:
    """Every space in words, with who is there."""
    out: list[Text] = []
    group = ""
    nothing = cat.text("nothing")
    for entry in parts.of_board(components(parts.session.table.game.name, "space", guests=True)):
        if entry.group != group:
            group = entry.group
            out.append(parts.heading(group, 0))
        shown = entry.as_json(cat)
        told = [cat.text("page-cost", cost=shown["cost"])] if shown["cost"] != nothing else []
        told += [cat.text("page-needs", requirement=shown["requirement"])] if shown["requirement"] != nothing else []
        told += [str(shown["effects"])] if shown["effects"] != nothing else []
        told += [cat.text("page-combat")] if shown["combat"] else []
        bonus = parts.view["bonus_spice"][entry.id]
        told += [cat.text("page-bonus-spice", n=bonus)] if bonus else []
        holder = parts.view["control"][entry.id]
        told += [cat.text("page-controlled", name=parts.called(holder))] if holder else []
        here = [parts.called(letter) for letter in parts.seats if parts.view[letter]["posted"][entry.id]]
        told += [cat.text("page-taken", names=cat.listed("page-taken", here))] if here else []
        out.append(Text(f"  {entry.name(cat)}: {'; '.join(told)}"))
    return out + parts.board_words()


def hand_page(cat: Catalogue, parts: Parts) -> list[Text]:
    if not parts.viewer:
        return []
    every = components(parts.session.table.game.name, guests=True)
    mine = parts.view[parts.viewer]
    none = cat.text("page-none")
    out: list[Text] = []
    for key, cards, kinds in (("page-in-hand", mine["hand"], DECK_KINDS),
                              ("page-intrigue", mine["intrigue"], ("intrigue",))):
        out.append(Text(cat.text(key) if cards else f"{cat.text(key)}: {none}", style="bold"))
        known = {entry.id: entry for entry in every if entry.kind in kinds}
        for name in dict.fromkeys(cards):
            out += entry_page(cat, known[name])
    for key, cards in (("page-in-play", mine["in_play"]), ("page-discard", mine["discard"])):
        out.append(Text(f"{cat.text(key)}: {', '.join(cat.name('card', name) for name in cards) or none}"))
    leader = [entry for entry in every if entry.kind == "leader" and entry.id == mine["leader"]]
    out += [Text(cat.text("page-leader"), style="bold"), *(line for each in leader for line in entry_page(cat, each))]
    return out + parts.own_words()


def end_page(parts: Parts, width: int) -> list[Text]:
    """The final scores and why."""
    cat = parts.cat
    result: dict[str, Any] = parts.session.table.result()
    winners = [parts.called(letter) for letter in result["winners"]]
    told = cat.text("end-wins", n=len(winners), names=cat.listed("end-winners", winners))
    sentence = cat.text("end-why", winner=told, reason=cat.text(f"reason-{result['reason']}"))
    out = [parts.rule(cat.text("end-title"), width), Text(f" {cat.text(ENDS[result['ended']])}"),
           styled(f" {parts.icons['vp']} {sentence}", "bold"), *parts.team_lines(result), Text()]
    units = {letter: cat.text("end-points", n=points) for letter, points in result["scores"].items()}
    room = max(cell_len(unit) for unit in units.values())
    for letter in sorted(result["scores"], key=lambda seat: -result["scores"][seat]):
        mine = parts.view[letter]
        line = Text("  ").append_text(parts.seat(letter)).append(f" {parts.called(letter)}")
        line = fit(line, 24)
        line.append(f"{result['scores'][letter]:>3} ", style="bold")
        line.append_text(fit(styled(units[letter], "bold"), room))
        line.append("   ").append(cat.text("end-purse", **{word: mine[word] for word in PURSE}))
        out.append(fit(line, width))
    return out
