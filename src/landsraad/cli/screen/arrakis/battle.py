"""The current battle, above the map: both legions with their dice, the results, and the odds."""

from __future__ import annotations

from rich.text import Text

from landsraad.cli.screen.arrakis.panels import WarPanels
from landsraad.cli.screen.styled_text import fit, styled
from landsraad.games.arrakis.battle.battle_dice import dice_of
from landsraad.games.arrakis.battle.forecast import battle_forecast
from landsraad.games.arrakis.state.cells import SIDE
from landsraad.kernel.cells import NONE

PERCENT = 100


def battle_lines(panels: WarPanels, width: int) -> list[Text]:
    """Returns the lines of the battle; none if there is no battle."""
    v = panels.view
    if v["battle_at"] is None:
        return []
    attacker = v["attacker"]
    defender = next(side for side in SIDE.names if side != attacker)
    title = panels.cat.text("war-battle", area=panels.area(v["battle_at"]), round=v["battle_round"])
    line = styled(f" {title} ", "bold red")
    line.append_text(force(panels, attacker, v["battle_from"], "rolled_attacker"))
    line.append(f"  {panels.icons['to']}  ").append_text(force(panels, defender, v["battle_at"], "rolled_defender"))
    return [fit(line, width), *odds_line(panels, width)]


def force(panels: WarPanels, side: str, area: str, rolled: str) -> Text:
    """Returns a legion with its dice, such as `B●3■1◎1 6 dice: 2 hits 1 shield`."""
    here = panels.areas.get(area, {})
    line = panels.legion(here) if here.get("side") == side else panels.seat(panels.seat_of[side])
    faces = panels.view[rolled]
    if sum(faces.values()):
        line.append(" ").append(panels.cat.text("war-rolled", hits=faces["hit"], shields=faces["shield"],
                                               specials=faces["special"]))
    else:
        line.append(" ").append(panels.cat.text("war-rolls", n=int(dice_of(panels.session.table.state,
                                                                          SIDE.find(side)))))
    hits = panels.view["hits"][side]
    if hits:
        line.append(f" {panels.cat.text('war-to-take', n=hits)}", style="bold red")
    return line


def odds_line(panels: WarPanels, width: int) -> list[Text]:
    """Returns how likely each side wins if nobody retreats."""
    table = panels.session.table
    seat = NONE if panels.viewer is None else table.game.plan.seats.index(panels.viewer)
    odds = battle_forecast(table.state, seat)
    if odds is None:
        return []
    told = panels.cat.text("war-odds", won=round(PERCENT * odds["won"]), held=round(PERCENT * odds["held"]),
                          theirs=f"{odds['expected_on_defender']:.1f}", own=f"{odds['expected_on_attacker']:.1f}")
    return [fit(Text(f" {told}", style="dim"), width)]
