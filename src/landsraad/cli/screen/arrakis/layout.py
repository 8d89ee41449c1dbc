"""The screen for one decision of War for Arrakis: as many panels as fit the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from landsraad.cli.screen.arrakis.battle import battle_lines
from landsraad.cli.screen.arrakis.move_list import ranges
from landsraad.cli.screen.arrakis.panels import WarPanels
from landsraad.cli.screen.log import Paragraph, paragraphs
from landsraad.cli.screen.styled_text import break_line, fit, styled, wrap
from landsraad.games.arrakis.state.cells import PLANNING
from landsraad.games.arrakis.state.component_types import PLANNING_CARDS
from landsraad.text.arrakis.labels import planning_message

if TYPE_CHECKING:
    from landsraad.cli.screen.layout import Screen
    from landsraad.cli.screen.move_list import Group, MoveList

FULL_WIDTH: Final = 96
LOG_LINES: Final = 3
PROMPT_LINES: Final = 2
LEAST: Final = 7  # lines for the table above a long list of moves
EVERYTHING, TEXTS, BLOCKS, FLOW, LEAN, NEAR, BARE = range(7)


def compose(screen: Screen, panels: WarPanels, moves: MoveList, width: int, height: int) -> list[Text]:
    """Returns the fullest layout that fits; the log takes the lines that are left."""
    session = panels.session
    listed = listing(moves, width)
    if len(listed) > height - PROMPT_LINES - LEAST:
        listed = collapsed(panels, moves, width)
    tail = [*guide(panels, width), *listed]
    events = session.table.events(session.last_move_event(str(panels.viewer)), panels.viewer)
    log = paragraphs(panels.cat, events, panels.names)
    free = height - PROMPT_LINES - len(tail)
    for level in range(EVERYTHING if width >= FULL_WIDTH else FLOW, BARE + 1):
        above = upper(panels, level, width)
        left = free - len(above) - 1
        told = sum(len(screen.paragraph(each, width)) for each in log)
        if left >= (min(LOG_LINES, told) if level != LEAN else -1):  # a small screen shows the map, not the log
            break
    title = panels.rule(panels.cat.text("screen-log-title"), width, "dim")
    lines = log_lines(screen, log, width, left)
    return [*above, *([title, *lines] if lines else []), *tail]


def guide(panels: WarPanels, width: int) -> list[Text]:
    """Returns the question, in two lines if one is too short."""
    table = panels.session.table
    line = styled(f"{panels.icons['now']} ", "bold green")
    told = f"{panels.called(str(table.actor))}: {panels.cat.decision(table, panels.names)}"
    line.append(told, style="bold").append(f"   {panels.cat.text('screen-help-hint')}", style="dim")
    return [line] if line.cell_len <= width else break_line(line, width, 2)


def log_lines(screen: Screen, log: list[Paragraph], width: int, free: int) -> list[Text]:
    return screen.log(log, width, free) if free > 0 else []


def upper(panels: WarPanels, level: int, width: int) -> list[Text]:
    """Returns everything above the log; each level leaves out a little more than the one before."""
    out = [panels.header(width), panels.tracks(width), panels.spice(width)]
    out += [panels.tactics(width)] if panels.is_solo() else []
    out += [panels.visions(width)] if level < LEAN else []
    out += panels.sides(width) if level < LEAN else [panels.side(letter, width) for letter in panels.seats]
    out += battle_lines(panels, width)
    if level <= BLOCKS:
        out += [panels.rule(panels.cat.text("war-map-title"), width, "dim")] if level < BLOCKS else []
        out += panels.blocks(width, everything=level == EVERYTHING)
    elif level <= LEAN:
        out += panels.flow(width)
    elif level == NEAR:
        out += panels.flow(width, near=True)
    return out + hand_lines(panels, level, width)


def hand_lines(panels: WarPanels, level: int, width: int) -> list[Text]:
    held = panels.hand()
    if not held or level >= LEAN:
        return []
    if level > TEXTS:
        return wrap(styled(f" {panels.cat.text('screen-hand')} ", "bold"), panels.hand_line(), width)
    out = [panels.rule(panels.cat.text("screen-hand-title"), width, "dim")]
    for name in held:
        line = Text(" ").append(panels.cat.name("planning card", name), style="bold")
        line.append(f": {panels.cat.phrase(planning_message(PLANNING_CARDS[PLANNING.find(name)]))}")
        out.append(fit(line, width))
    return out


def listing(moves: MoveList, width: int) -> list[Text]:
    """Returns a line for each heading; consecutive moves without one share lines."""
    out: list[Text] = []
    loose: list[Text] = []
    for group in [*moves.groups, None]:
        if (group is None or group.heading) and loose:
            out += wrap(Text(""), loose, width)
            loose = []
        if group is not None and group.heading:
            out += wrap(styled(f" {group.heading}:", "bold"), items_of(group), width)
        elif group is not None:
            loose += items_of(group)
    return out


def items_of(group: Group) -> list[Text]:
    return [styled(f"{choice.number}) ", "bold green").append(choice.short if group.heading else choice.label)
            for choice in group.choices]


def collapsed(panels: WarPanels, moves: MoveList, width: int) -> list[Text]:
    """Returns headings with their numbers where there are too many moves; the command `moves` shows all."""
    items = []
    for heading, first, last in ranges(moves.groups):
        only = moves.by_number[first]
        name = only.label if not heading else heading if last > first else f"{heading}: {only.short}"
        items.append(styled(f"{first}{panels.icons['dash']}{last} " if last > first else f"{first}) ", "bold green")
                     .append(name))
    return [*wrap(Text(""), items, width), fit(Text(f" {panels.cat.text('war-see-moves')}", style="dim"), width)]
