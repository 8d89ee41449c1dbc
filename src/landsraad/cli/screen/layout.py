"""The screen for one decision: as many panels as fit the terminal.

From 100 columns and about 36 lines there is room for everything; below that the layout is compact.
"""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.text import Text

from landsraad.cli.screen.arrakis import layout as war_screen
from landsraad.cli.screen.arrakis.panels import WarPanels
from landsraad.cli.screen.dune.panels import DunePanels
from landsraad.cli.screen.game_screens import name_of_automa, panels_for
from landsraad.cli.screen.icons import Icons
from landsraad.cli.screen.log import Paragraph, paragraphs
from landsraad.cli.screen.move_list import Group, MoveList
from landsraad.cli.screen.panels import SEAT_STYLES, Panels
from landsraad.cli.screen.styled_text import fit, styled, wrap
from landsraad.play import AUTOMA, HUMAN, Session
from landsraad.play.seats import default_name
from landsraad.text.messages import Messages

FULL_WIDTH = 100
FULL_HEIGHT = 34  # below this the board rarely fits
TALL = 48  # from here every card has a line of its own
LOG_LINES = 3  # at least, if they fit
PROMPT_LINES = 2  # the prompt, and a line for an error
LEVELS = 8


class Screen:
    def __init__(self, console: Console, cat: Messages, fancy: bool) -> None:
        self.console = console
        self.cat = cat
        self.fancy = fancy
        self.icons = Icons(cat, fancy)

    def draw(self, session: Session, viewer: str, names: dict[str, str], moves: MoveList) -> None:
        for line in self.compose(session, viewer, names, moves, self.console.width, self.console.height):
            self.console.print(line, no_wrap=True, crop=True, highlight=False)

    def compose(self, session: Session, viewer: str, names: dict[str, str], moves: MoveList, width: int,
                height: int) -> list[Text]:
        """Returns the fullest layout that fits; the log takes the lines that are left."""
        panels = panels_for(self.cat, self.icons, session, viewer, names)
        if isinstance(panels, WarPanels):
            return war_screen.compose(self, panels, moves, width, height)
        small = width < FULL_WIDTH or height < FULL_HEIGHT
        tail = [self.guide(panels, session, width), *self.moves(moves, width, panels if small else None)]
        log = paragraphs(self.cat, session.table.events(session.last_move_event(viewer), viewer), names)
        free = height - PROMPT_LINES - len(tail)
        fullest = 2 if width < FULL_WIDTH else -1 if height >= TALL else 0
        for level in range(fullest, LEVELS):
            upper = self.upper(panels, level, width)
            left = free - len(upper) - 1
            lines = self.log(log, width, max(left, 1))
            if left >= min(LOG_LINES, sum(len(self.paragraph(each, width)) for each in log)):
                break
        title = panels.rule(self.cat.text("screen-log-title"), width, "dim")
        if left > len(lines) and level < 2:
            upper.insert(1 + len(panels.board(width)), fit(Text(f" {panels.legend()}", style="dim"), width))
        return [*upper, title, *lines, *tail]

    def upper(self, panels: DunePanels, level: int, width: int) -> list[Text]:
        """Returns everything above the log; each level leaves out a little more than the one before."""
        tight = level >= 2
        out = [panels.header(width)]
        if tight:
            out += panels.conflict(width) if level < 4 else [panels.conflict_name(width), panels.strengths(width)]
            out += panels.tight_board(width) if level == 2 else []
            out += panels.tokens(width) if level < 4 else []
            out += panels.tight_players(width)
        else:
            out += panels.board(width) + panels.tokens(width) + panels.players(width)
        if level <= 0:
            out.append(panels.rule(self.cat.text("screen-row-title", bar=panels.icons["bar"]), width))
            out += panels.in_two(panels.row(), width) if level == 0 else panels.row()
        elif level < LEVELS - 1:
            out += self.row_names(panels, width)
        hand = [] if level == LEVELS - 1 else panels.hand()
        if hand and not tight:
            out.append(panels.rule(self.cat.text("screen-hand-title"), width))
            out += panels.in_two(hand, width) if level >= 0 else hand
        elif hand and level >= 4:
            out += self.hand_names(panels, width)
        elif hand:
            out += [fit(line, width) for line in hand]
        if panels.deck_top():
            out.append(fit(Text(f" {self.cat.text('screen-deck-top', cards=panels.deck_top())}"), width))
        if level >= LEVELS - 2:  # the commands `hand` and `board` show the rest
            return out
        if panels.in_play():
            out.append(fit(Text(f" {self.cat.text('screen-in-play', cards=panels.in_play())}", style="dim"), width))
        out += panels.intrigues(width) if level < 5 else self.intrigue_names(panels, width)
        return out + panels.own_tokens(width)

    def row_names(self, panels: DunePanels, width: int) -> list[Text]:
        items = [(str(cost), name) for cost, name in panels.row_prices()]
        head = styled(f" {self.cat.text('screen-row')} ", "bold")
        return wrap(head, [Text(f"{name} {cost}{self.icons['persuasion']}") for cost, name in items], width)

    def hand_names(self, panels: DunePanels, width: int) -> list[Text]:
        head = styled(f" {self.cat.text('screen-hand')} ", "bold")
        return wrap(head, [Text(name) for name in panels.hand_names()], width)

    def intrigue_names(self, panels: DunePanels, width: int) -> list[Text]:
        held = panels.view[str(panels.viewer)]["intrigue"]
        names = [Text(self.cat.name("intrigue card", name)) for name in held]
        return wrap(styled(f" {self.icons['intrigue']} ", "bold"), names, width) if names else []

    # ------------------------------------------------------------------ the lower part

    def log(self, log: list[Paragraph], width: int, most: int) -> list[Text]:
        """Returns the latest paragraphs that fit."""
        out: list[Text] = []
        for paragraph in reversed(log):
            lines = self.paragraph(paragraph, width)
            if len(lines) > most - len(out):
                cut = most - len(out)
                if cut > 0 and not out:
                    out = lines[:cut]
                break
            out = lines + out
        return out or [Text(f" {self.cat.text('screen-nothing-yet')}", style="dim")]

    def paragraph(self, paragraph: Paragraph, width: int) -> list[Text]:
        mark = styled(f" {paragraph.seat or '*'} ", SEAT_STYLES.get(str(paragraph.seat), "bold"))
        return wrap(mark, [Text(word) for word in paragraph.text.split()], width, 1)

    def guide(self, panels: Panels, session: Session, width: int) -> Text:
        line = styled(f"{self.icons['now']} ", "bold green")
        line.append(f"{panels.called(str(session.table.actor))}: ", style="bold")
        line.append(self.cat.decision(session.table, panels.names), style="bold")
        line.append(f"   {self.cat.text('screen-help-hint')}", style="dim")
        return fit(line, width)

    def moves(self, moves: MoveList, width: int, panels: DunePanels | None) -> list[Text]:
        """Returns a line for each heading; moves without one share lines.

        With `panels`, spaces show their prices, because the board is not on the screen.
        """
        out: list[Text] = []
        loose: list[Text] = []
        for group in moves.groups:
            if group.heading:
                heading = styled(f" {group.heading}:", "bold")
                out += wrap(heading, items_of(group, panels), width)
            else:
                loose += items_of(group, panels)
        return out + (wrap(Text(""), loose, width) if loose else [])


def items_of(group: Group, panels: DunePanels | None) -> list[Text]:
    out = []
    for choice in group.choices:
        words = choice.notation.split()
        price = panels.price(words[2]) if panels is not None and words[0] == "agent" else ""
        out.append(styled(f"{choice.number}) ", "bold green").append(choice.short if group.heading else choice.label)
                   .append(f" {price}" if price else ""))
    return out


def names_of(session: Session, cat: Messages) -> dict[str, str]:
    """Returns a name for each seat: as given, else made from the kind of seat in the language of the table."""
    view: dict[str, Any] = session.table.view(None)
    out = {}
    for seat in session.seats:
        role = view[seat.letter].get("role")
        if role == "hagal":
            name = cat.name("leader", "house_hagal")
        elif seat.controller == AUTOMA:
            name = name_of_automa(cat, view[seat.letter], seat.letter)
        elif seat.controller == HUMAN:
            name = cat.text("called-player", seat=seat.letter)
        else:
            name = cat.text("called-bot", seat=seat.letter)
        given = seat.name if seat.name != default_name(seat.controller, seat.letter) else ""
        out[seat.letter] = given or name
    return out
