"""Effects in a few signs: `4◆ → 5$ 2▲ 1?`. The legend is part of the screen; the sentences are the catalogue's.

A sign never stands for something by its colour alone, and there is a second set for terminals without these signs. How
an effect looks is said in `icons.yaml` of its game or set; how effects are put together is said here.
"""

from __future__ import annotations

from typing import Any, Final

from landsraad.gallery.icon_table import read_icons
from landsraad.kernel.messages import Words
from landsraad.text.messages import Catalogue

SHORT: Final = "short"  # a few words of the catalogue, `short-KEY`, with signs and numbers in them
SENTENCE: Final = "sentence"
ICONS: Final = read_icons()
# Signs that belong to no set.
COMMON_SIGNS: Final = {"to": ("→", "->"), "now": ("▶", ">"), "bar": ("│", "|"), "line": ("─", "-"),
                       "dash": ("–", "-"), "dot": ("·", "-")}
SIGNS: Final = {name: fancy for name, (fancy, _) in {**COMMON_SIGNS, **ICONS.signs}.items()}
PLAIN_SIGNS: Final = {name: plain for name, (_, plain) in {**COMMON_SIGNS, **ICONS.signs}.items()}
LETTERS: Final = {name: each.letter for name, each in ICONS.letters.items()}
STYLES: Final = {name: each.style for name, each in ICONS.letters.items()}
LEGEND: Final = ("solari", "spice", "water", "troop", "swords", "persuasion", "card", "intrigue", "vp")
WAR_LEGEND: Final = ("regular", "elite", "special", "officer", "named", "token", "sietch", "settlement", "harvester",
                     "ornithopter", "carryall", "wormsign", "worm", "wild_maker", "station", "atomics")
RESULTS: Final = {"leadership": "L", "strategy": "S", "deployment": "D", "mentat": "M", "house": "H"}
# How effects are put together, in any game.
JOINTS: Final = ("nothing", "all", "sequence", "either", "some", "arrow", "when", "when-else", "each-opponent")


class Icons:
    def __init__(self, cat: Catalogue, fancy: bool = True) -> None:
        self.cat = cat
        self.signs = SIGNS if fancy else PLAIN_SIGNS

    def __getitem__(self, name: str) -> str:
        return self.signs[name]

    def legend(self, more: tuple[str, ...] = ()) -> str:
        return self.listed((*LEGEND, *more))

    def listed(self, signs: tuple[str, ...]) -> str:
        return "  ".join(f"{self[sign]} {self.cat.text(f'sign-{sign}')}" for sign in signs)

    def reach(self, icons: list[str]) -> str:
        """Where a card may send an agent: the letters of its icons."""
        return "".join(LETTERS[icon] for icon in icons)

    def short(self, words: Words) -> str:
        if words.key in JOINTS:
            return self._joined(words.key, words.args)
        drawing = ICONS.effects.get(words.key)
        if drawing is None or drawing.terminal == SENTENCE:
            return self.cat.phrase(words)
        filling = self._filling(words.args)
        return self._said(words.key, filling) if drawing.terminal == SHORT else drawing.terminal.format(**filling)

    def _said(self, key: str, args: dict[str, Any]) -> str:
        return self.cat.text(f"short-{key}", **{**args, **self.signs})

    def _filling(self, args: dict[str, object]) -> dict[str, Any]:
        """What the places of a template are filled with: see `games/dune/icons.yaml`."""
        out: dict[str, Any] = {name: self.short(value) if isinstance(value, Words) else value
                               for name, value in args.items()}
        for name, value in args.items():
            match name, value:
                case "faction", str():
                    out["letter"] = LETTERS.get(value, value)
                case "factions", list():
                    out["letters"] = "/".join(LETTERS.get(str(each), str(each)) for each in value)
                case "icons", list():
                    out["icons"] = self.reach(value)
                case "icon", str():
                    out["icon"] = self.cat.text(f"mark-{value}")
                case "card", str():
                    out["card_name"] = self.cat.name("card", value)
                case "parts", list():
                    out["choices"] = " / ".join(map(self.short, value))
        return {**out, **self.signs}

    def _joined(self, key: str, args: dict[str, object]) -> str:
        parts = args.get("parts", [])
        assert isinstance(parts, list)
        shown = [self.short(part) for part in parts]
        inner = {name: self.short(value) for name, value in args.items() if isinstance(value, Words)}
        match key:
            case "nothing" | "all":
                return " ".join(part for part in shown if part)
            case "sequence":
                return ", ".join(part for part in shown if part)
            case "either":
                return " / ".join(shown)
            case "some":
                return self._said(key, {"n": args["n"], "parts": ", ".join(shown)})
            case "arrow":
                return f"{inner['cost']}{self['to']}{inner['gain']}"
            case "each-opponent":
                return self._said(key, {"effect": inner["effect"]})
        line = f"{inner['condition']}: {inner['effect']}" if inner["condition"] else inner["effect"]
        return self._said(key, {"effect": line, "otherwise": inner["otherwise"]}) if key == "when-else" else line
