"""War for Arrakis as plain sentences for pipes, scripts and screen readers: no columns, no symbols."""

from __future__ import annotations

from typing import Any

from landsraad.cli.screen.arrakis.pages import contents
from landsraad.cli.screen.arrakis.panels import WarPanels
from landsraad.cli.screen.icons import RESULTS
from landsraad.cli.screen.styled_text import times
from landsraad.games.arrakis.pieces.figures import treasury
from landsraad.games.arrakis.pieces.vehicles import PlaceAll
from landsraad.games.arrakis.rounds.turns import Turn
from landsraad.games.arrakis.state.areas import AREAS
from landsraad.games.arrakis.state.cells import ACTED, HARVESTER, MY_SIDE
from landsraad.kernel.engine import Effect
from landsraad.kernel.table import Table


def begins(table: Table, effect: Effect) -> bool:
    """Tells whether this is the first decision of a turn or of the vehicles' phase."""
    if isinstance(effect, Turn):
        return not treasury(table.state, table.state.me[MY_SIDE])[ACTED]
    fresh = not any("harvester" in here for here in table.view(None)["areas"].values())
    return isinstance(effect, PlaceAll) and effect.kind == HARVESTER and fresh


def position_lines(panels: WarPanels) -> list[str]:
    cat, v = panels.cat, panels.view
    out = ["", cat.text("war-plain-round", round=v["round"], phase=cat.name("phase", v["phase"]))]
    out.append(panels.tracks(400).plain.strip() + ".")
    out.append(powers(panels))
    cards = "; ".join(cat.name("prescience card", name) for name in v["revealed"]) or cat.text("page-none")
    out.append(cat.text("war-plain-visions", cards=cards))
    out += [cat.text("war-plain-tactics", **panels.tactics_words())] if panels.is_solo() else []
    out += [side_line(panels, letter) for letter in panels.seats]
    for area in AREAS:
        told = contents(panels, area.name)
        out += [f"{cat.name('area', area.name)}: {'; '.join(told)}."] if told else []
    out += [cat.text("war-in-the-air", zone=cat.name("air zone", zone), vehicle=cat.name("vehicle", vehicle))
            for zone, vehicle in v["air"].items() if vehicle]
    held = panels.hand()
    hand = "; ".join(f"{cat.name('planning card', name)}{times(held.count(name))}" for name in dict.fromkeys(held))
    return [*out, cat.text("plain-hand", cards=hand) if hand else cat.text("plain-hand-empty")]


def powers(panels: WarPanels) -> str:
    cat, v = panels.cat, panels.view
    told = [cat.text("war-plain-banned" if v["bans"][power] else "war-plain-power", power=cat.name("power", power),
                     row=row) for power, row in v["spice_board"].items()]
    return cat.text("war-plain-powers", powers="; ".join(told))


def side_line(panels: WarPanels, letter: str) -> str:
    cat = panels.cat
    v: dict[str, Any] = panels.view[letter]
    dice = [f"{cat.name('die result', result)} {n}" for result in RESULTS
            if (n := v["dice"][result] + (v["bene_gesserit_on"] == result))]
    leaders = [f"{cat.name('named leader', name)} ({panels.whereabouts(letter, name)})"
               for name in panels.own_leaders(letter)]
    if v["role"] == "automa":
        spent = [f"{cat.name('die result', result)} {n}" for result in RESULTS if (n := v["spent_on"][result])]
        return cat.text("war-plain-automa", name=panels.called(letter), side=cat.name("side", v["side"]),
                        n=v["unrolled_dice"], dice=", ".join(spent) or cat.text("page-none"),
                        cards=v["reinforcements"], leaders=", ".join(leaders) or cat.text("page-none"))
    hand = v["hand"] if isinstance(v["hand"], int) else len(v["hand"])
    side = cat.name("side", v["side"])
    if v["subfaction"]:
        side = cat.text("war-side-of", force=panels.side_name(letter), side=side)
    return cat.text("war-plain-side", name=panels.called(letter), seat=letter, side=side,
                    dice=", ".join(dice) or cat.text("page-none"), hand=hand,
                    tokens=panels.view[panels.seat_of[v["side"]]]["bene_gesserit"],
                    leaders=", ".join(leaders) or cat.text("page-none"))
