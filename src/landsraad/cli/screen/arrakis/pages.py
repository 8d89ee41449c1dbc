"""Pages of War for Arrakis for commands of the player: help, map, hand; and the end of the war."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from landsraad.cli.language import hint
from landsraad.cli.screen.arrakis.panels import WarPanels
from landsraad.cli.screen.icons import RESULTS
from landsraad.cli.screen.pages import command_lines, entry_page
from landsraad.cli.screen.styled_text import fit, styled
from landsraad.gallery.listing import components
from landsraad.games.arrakis.state.areas import AIR_ZONES, AREAS, SECTOR_NAMES, WALLS, Area
from landsraad.games.arrakis.state.cells import AREA, COUNTER, HOLDER, SIETCH
from landsraad.kernel.errors import BadInput
from landsraad.text.arrakis.labels import legion_message

READING: Final = ("war-help-area", "war-help-leaders", "war-help-board")
TURN_REFERENCE: Final = ("war-help-round", "war-help-turn", "war-help-battle", "war-help-desert", "war-help-end")
ENDS: Final = {"supremacy": "war-end-supremacy", "objective": "war-end-objective"}


def help_page(panels: WarPanels) -> list[Text]:
    cat = panels.cat
    letters = "  ".join(f"{sign} {cat.name('die result', result)}" for result, sign in RESULTS.items())
    codes = "  ".join(f"{panels.sector_code(sector)} {cat.name('sector', sector)}" for sector in SECTOR_NAMES)
    return [*command_lines(cat), Text(), Text(cat.text("help-signs", legend=panels.legend())),
            Text(cat.text("war-help-dice", letters=letters)), Text(cat.text("war-help-codes", codes=codes)),
            *(Text(cat.text(key, **panels.icons.symbols)) for key in READING), Text(),
            *(Text(cat.text(key)) for key in TURN_REFERENCE)]


# ------------------------------------------------------------------ the map in words


def board_page(panels: WarPanels, which: str = "") -> list[Text]:
    """Returns every area, or those with that name: terrain, contents and neighbors."""
    cat = panels.cat
    which = which.strip()
    exact = [area for area in AREAS if which in codes(panels, area)]
    found = exact or [area for area in AREAS if wanted(panels, area, which.casefold())]
    if not found:
        raise BadInput(cat.text("war-no-area", text=which) + hint(cat, which, AREA.names))
    out: list[Text] = []
    for sector in SECTOR_NAMES:
        here = [area for area in found if area.sectors[0] == sector]
        if here:
            zones = [cat.name("air zone", zone) for zone, a, b in AIR_ZONES if sector in (a, b)]
            title = styled(f"{panels.sector_code(sector)} {cat.name('sector', sector)}", "bold")
            out.append(title.append(f"  {cat.text('war-air-zones', zones=', '.join(zones))}", style="dim"))
            out += [area_line(panels, area) for area in here]
    if not which:
        for zone, vehicle in panels.view["air"].items():
            if vehicle:
                out.append(Text(cat.text("war-in-the-air", zone=cat.name("air zone", zone),
                                         vehicle=cat.name("vehicle", vehicle))))
    return out


def codes(panels: WarPanels, area: Area) -> list[str]:
    return [panels.area(area.name), *(panels.sector_code(sector) for sector in area.sectors)]


def wanted(panels: WarPanels, area: Area, which: str) -> bool:
    """Tells whether an area is meant by a part of its name or id, or by its code or that of its sector."""
    if not which or which in area.name or which in panels.cat.name("area", area.name).casefold():
        return True
    return which in [code.casefold() for code in codes(panels, area)]


def area_line(panels: WarPanels, area: Area) -> Text:
    cat = panels.cat
    code = "" if panels.area(area.name) == cat.name("area", area.name) else f" {panels.area(area.name)}"
    line = styled(f"  {cat.name('area', area.name)}", "bold").append(f"{code} [{area.name}]", style="dim")
    terrain = "desert" if panels.view["atomics"] == area.name else area.terrain
    told = [cat.name("terrain", terrain), *contents(panels, area.name)]
    near = ", ".join(panels.area(name) for name in area.neighbours)
    walls = [panels.area(b if a == area.name else a) for a, b in WALLS if area.name in (a, b)]
    line.append(f": {'; '.join(told)}. {cat.text('war-touches', areas=near)}")
    return line.append(f" {cat.text('war-walls', areas=', '.join(walls))}" if walls else "")


def contents(panels: WarPanels, id: str) -> list[str]:
    """Returns what is in an area, in sentences."""
    cat, here = panels.cat, panels.areas.get(id, {})
    out = []
    if "side" in here:
        message = legion_message(panels.session.table.state, AREA.find(id))
        out.append(f"{cat.name('side', here['side'])}: {cat.phrase(message)}")
    if "settlement" in here:
        out.append(cat.text("war-settlement", rank=here["settlement"]))
    if "sietch" in here:
        rank = panels.rank(id)
        out.append(cat.text("war-sietch", rank=rank) if rank else cat.text("war-sietch-hidden"))
    out += [cat.text(f"sign-{word}") for word in ("station", "harvester", "wormsign", "atomics") if word in here]
    if "worm" in here:
        out.append(cat.name("worm", here["worm"]))
    return out


# ------------------------------------------------------------------ what one holds


def hand_page(panels: WarPanels) -> list[Text]:
    if not panels.viewer:
        return []
    cat, mine = panels.cat, panels.me
    known = {(entry.kind, entry.id): entry for entry in components("arrakis")}
    none = cat.text("page-none")
    out = [Text(cat.text("page-in-hand") if mine["hand"] else f"{cat.text('page-in-hand')}: {none}", style="bold")]
    for name in dict.fromkeys(mine["hand"]):
        out += entry_page(cat, known["planning", name])
    for name in panels.ours["objectives"]:
        out += entry_page(cat, known["objective", name])
    if mine["side"] == "atreides":
        out += secrets(panels)
    out.append(Text(cat.text("war-leaders"), style="bold"))
    for name in panels.own_leaders(panels.viewer):
        page = entry_page(cat, known["leader", name])
        state = cat.text("war-ready" if panels.view["ready"][name] else "war-used")
        page[0].append(f"  {panels.whereabouts(panels.viewer, name)}; {state}", style="dim")
        out += page
    for key, pile in (("war-house-discard", "house_discard"), ("war-allies-discard", "allies_discard")):
        gone = ", ".join(cat.name("planning card", card) for card in mine[pile])
        out.append(Text(f"{cat.text(key)}: {gone or none}"))
    return out


def secrets(panels: WarPanels) -> list[Text]:
    """Returns the viewer's sietches with their ranks, and tokens with their hidden sides."""
    cat, v = panels.cat, panels.view
    out = [Text(cat.text("war-own-sietches"), style="bold")]
    for sietch in SIETCH.names:
        at = v["sietch_at"][sietch]
        if at:
            shown = cat.text("war-shown") if v["sietch_shown"][sietch] else cat.text("war-hidden")
            out.append(Text(f"  {cat.name('area', at)}: {cat.text('war-sietch', rank=panels.rank(at))} ({shown})"))
    out.append(Text(cat.text("war-own-tokens"), style="bold"))
    for counter in COUNTER.names:
        if v["token_at"][counter]:
            face = cat.name("deployment token", panels.ours["token_faces"][counter])
            out.append(Text(f"  {cat.name('counter', counter)}, {cat.name('area', v['token_at'][counter])}: {face}"))
    return out


# ------------------------------------------------------------------ the end


def end_page(panels: WarPanels, width: int) -> list[Text]:
    """Returns who has won, and why."""
    cat = panels.cat
    result: dict[str, Any] = panels.session.table.result()
    winners = [panels.called(letter) for letter in result["winners"]]
    told = cat.text("end-wins", n=len(winners), names=cat.listed("end-winners", winners))
    out = [panels.rule(cat.text("end-title"), width), Text(f" {cat.text(ENDS[result['ended']])}"),
           styled(f" {panels.icons['vp']} {told}.", "bold"), panels.tracks(width)]
    for letter in panels.seats:
        areas = sum(int(panels.session.table.state.t[HOLDER + i]) ==
                    ("atreides", "harkonnen").index(panels.view[letter]["side"]) for i in range(len(AREA.names)))
        line = Text("  ").append_text(panels.seat(letter)).append(f" {panels.called(letter)}  ", style="bold")
        line.append(panels.side_name(letter)).append(f"  {cat.text('war-areas-held', n=areas)}")
        out.append(fit(line, width))
    return out
