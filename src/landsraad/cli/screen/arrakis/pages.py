"""Pages of the war for Arrakis that are asked for: help, the map in words, what one holds, the end of the war."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from landsraad.cli.language import hint
from landsraad.cli.screen.arrakis.panels import WarParts
from landsraad.cli.screen.icons import RESULTS
from landsraad.cli.screen.pages import command_lines, entry_page
from landsraad.cli.screen.styled_text import fit, styled
from landsraad.gallery.listing import components
from landsraad.games.arrakis.state.areas import AIR_ZONES, AREAS, SECTOR_NAMES, WALLS, Area
from landsraad.games.arrakis.state.cells import AREA, COUNTER, HOLDER, SIETCH
from landsraad.kernel.errors import BadInput
from landsraad.text.arrakis.labels import legion_words

READING: Final = ("war-help-area", "war-help-leaders", "war-help-board")
TURN_REFERENCE: Final = ("war-help-round", "war-help-turn", "war-help-battle", "war-help-desert", "war-help-end")
ENDS: Final = {"supremacy": "war-end-supremacy", "objective": "war-end-objective"}


def help_page(parts: WarParts) -> list[Text]:
    cat = parts.cat
    letters = "  ".join(f"{sign} {cat.name('die result', result)}" for result, sign in RESULTS.items())
    codes = "  ".join(f"{parts.sector_code(sector)} {cat.name('sector', sector)}" for sector in SECTOR_NAMES)
    return [*command_lines(cat), Text(), Text(cat.text("help-signs", legend=parts.legend())),
            Text(cat.text("war-help-dice", letters=letters)), Text(cat.text("war-help-codes", codes=codes)),
            *(Text(cat.text(key, **parts.icons.symbols)) for key in READING), Text(),
            *(Text(cat.text(key)) for key in TURN_REFERENCE)]


# ------------------------------------------------------------------ the map in words


def board_page(parts: WarParts, which: str = "") -> list[Text]:
    """Every area, or those that are called so: what it is made of, what is there, and what it touches."""
    cat = parts.cat
    which = which.strip()
    exact = [area for area in AREAS if which in codes(parts, area)]
    found = exact or [area for area in AREAS if wanted(parts, area, which.casefold())]
    if not found:
        raise BadInput(cat.text("war-no-area", text=which) + hint(cat, which, AREA.names))
    out: list[Text] = []
    for sector in SECTOR_NAMES:
        here = [area for area in found if area.sectors[0] == sector]
        if here:
            zones = [cat.name("air zone", zone) for zone, a, b in AIR_ZONES if sector in (a, b)]
            title = styled(f"{parts.sector_code(sector)} {cat.name('sector', sector)}", "bold")
            out.append(title.append(f"  {cat.text('war-air-zones', zones=', '.join(zones))}", style="dim"))
            out += [area_line(parts, area) for area in here]
    if not which:
        for zone, vehicle in parts.view["air"].items():
            if vehicle:
                out.append(Text(cat.text("war-in-the-air", zone=cat.name("air zone", zone),
                                         vehicle=cat.name("vehicle", vehicle))))
    return out


def codes(parts: WarParts, area: Area) -> list[str]:
    return [parts.area(area.name), *(parts.sector_code(sector) for sector in area.sectors)]


def wanted(parts: WarParts, area: Area, which: str) -> bool:
    """By name or id, in part; by the code of an area or a sector, in any letters."""
    if not which or which in area.name or which in parts.cat.name("area", area.name).casefold():
        return True
    return which in [code.casefold() for code in codes(parts, area)]


def area_line(parts: WarParts, area: Area) -> Text:
    cat = parts.cat
    code = "" if parts.area(area.name) == cat.name("area", area.name) else f" {parts.area(area.name)}"
    line = styled(f"  {cat.name('area', area.name)}", "bold").append(f"{code} [{area.name}]", style="dim")
    terrain = "desert" if parts.view["atomics"] == area.name else area.terrain
    told = [cat.name("terrain", terrain), *contents(parts, area.name)]
    near = ", ".join(parts.area(name) for name in area.neighbours)
    walls = [parts.area(b if a == area.name else a) for a, b in WALLS if area.name in (a, b)]
    line.append(f": {'; '.join(told)}. {cat.text('war-touches', areas=near)}")
    return line.append(f" {cat.text('war-walls', areas=', '.join(walls))}" if walls else "")


def contents(parts: WarParts, id: str) -> list[str]:
    """What is there, in words."""
    cat, here = parts.cat, parts.areas.get(id, {})
    out = []
    if "side" in here:
        words = legion_words(parts.session.table.state, AREA.find(id))
        out.append(f"{cat.name('side', here['side'])}: {cat.phrase(words)}")
    if "settlement" in here:
        out.append(cat.text("war-settlement", rank=here["settlement"]))
    if "sietch" in here:
        rank = parts.rank(id)
        out.append(cat.text("war-sietch", rank=rank) if rank else cat.text("war-sietch-hidden"))
    out += [cat.text(f"sign-{word}") for word in ("station", "harvester", "wormsign", "atomics") if word in here]
    if "worm" in here:
        out.append(cat.name("worm", here["worm"]))
    return out


# ------------------------------------------------------------------ what one holds


def hand_page(parts: WarParts) -> list[Text]:
    if not parts.viewer:
        return []
    cat, mine = parts.cat, parts.me
    known = {(entry.kind, entry.id): entry for entry in components("arrakis")}
    none = cat.text("page-none")
    out = [Text(cat.text("page-in-hand") if mine["hand"] else f"{cat.text('page-in-hand')}: {none}", style="bold")]
    for name in dict.fromkeys(mine["hand"]):
        out += entry_page(cat, known["planning", name])
    for name in parts.ours["objectives"]:
        out += entry_page(cat, known["objective", name])
    if mine["side"] == "atreides":
        out += secrets(parts)
    out.append(Text(cat.text("war-leaders"), style="bold"))
    for name in parts.own_leaders(parts.viewer):
        page = entry_page(cat, known["leader", name])
        state = cat.text("war-ready" if parts.view["ready"][name] else "war-used")
        page[0].append(f"  {parts.whereabouts(parts.viewer, name)}; {state}", style="dim")
        out += page
    for key, pile in (("war-house-discard", "house_discard"), ("war-allies-discard", "allies_discard")):
        gone = ", ".join(cat.name("planning card", card) for card in mine[pile])
        out.append(Text(f"{cat.text(key)}: {gone or none}"))
    return out


def secrets(parts: WarParts) -> list[Text]:
    """The own sietches with their ranks, and the own tokens with their faces."""
    cat, v = parts.cat, parts.view
    out = [Text(cat.text("war-own-sietches"), style="bold")]
    for sietch in SIETCH.names:
        at = v["sietch_at"][sietch]
        if at:
            shown = cat.text("war-shown") if v["sietch_shown"][sietch] else cat.text("war-hidden")
            out.append(Text(f"  {cat.name('area', at)}: {cat.text('war-sietch', rank=parts.rank(at))} ({shown})"))
    out.append(Text(cat.text("war-own-tokens"), style="bold"))
    for counter in COUNTER.names:
        if v["token_at"][counter]:
            face = cat.name("deployment token", parts.ours["token_faces"][counter])
            out.append(Text(f"  {cat.name('counter', counter)}, {cat.name('area', v['token_at'][counter])}: {face}"))
    return out


# ------------------------------------------------------------------ the end


def end_page(parts: WarParts, width: int) -> list[Text]:
    """Who has won, and why."""
    cat = parts.cat
    result: dict[str, Any] = parts.session.table.result()
    winners = [parts.called(letter) for letter in result["winners"]]
    told = cat.text("end-wins", n=len(winners), names=cat.listed("end-winners", winners))
    out = [parts.rule(cat.text("end-title"), width), Text(f" {cat.text(ENDS[result['ended']])}"),
           styled(f" {parts.icons['vp']} {told}.", "bold"), parts.tracks(width)]
    for letter in parts.seats:
        areas = sum(int(parts.session.table.state.t[HOLDER + i]) ==
                    ("atreides", "harkonnen").index(parts.view[letter]["side"]) for i in range(len(AREA.names)))
        line = Text("  ").append_text(parts.seat(letter)).append(f" {parts.called(letter)}  ", style="bold")
        line.append(parts.side_name(letter)).append(f"  {cat.text('war-areas-held', n=areas)}")
        out.append(fit(line, width))
    return out
