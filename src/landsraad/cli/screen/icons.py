"""Effects drawn with a few symbols, such as `4◆ → 5$ 2▲ 1?`.

The `icons.yaml` of a game or set says how its effects are drawn (`games/dune/icons.yaml` explains the format); this
file says how effects are put together. A symbol never relies on color alone, and there is an ASCII version of each.
"""

from __future__ import annotations

from typing import Any, Final

from landsraad.gallery.icon_table import read_icons
from landsraad.kernel.messages import Message
from landsraad.text.messages import Messages

SHORT: Final = "short"  # the message `short-KEY`, filled with symbols and numbers
SENTENCE: Final = "sentence"
# Symbols that belong to no game.
COMMON: Final = {"to": ("→", "->"), "now": ("▶", ">"), "bar": ("│", "|"), "line": ("─", "-"), "dash": ("–", "-"),
                 "dot": ("·", "-")}
LEGEND: Final = ("solari", "spice", "water", "troop", "swords", "persuasion", "card", "intrigue", "vp")
WAR_LEGEND: Final = ("regular", "elite", "special", "officer", "named", "token", "sietch", "settlement", "harvester",
                     "ornithopter", "carryall", "wormsign", "worm", "wild_maker", "station", "atomics")
RESULTS: Final = {"leadership": "L", "strategy": "S", "deployment": "D", "mentat": "M", "house": "H"}
# Messages that put effects together, in any game.
JOINTS: Final = ("nothing", "all", "sequence", "either", "some", "arrow", "when", "when-else", "each-opponent")


class Icons:
    """Symbols and letters in one language, for terminals with or without Unicode."""

    def __init__(self, cat: Messages, fancy: bool = True) -> None:
        self.cat = cat
        known = read_icons()
        self.effects = known.effects
        self.symbols = {name: unicode if fancy else ascii for name, (unicode, ascii) in
                        {**COMMON, **known.signs}.items()}
        self.letters = {name: each.letter for name, each in known.letters.items()}
        self.styles = {name: each.style for name, each in known.letters.items()}

    def __getitem__(self, name: str) -> str:
        return self.symbols[name]

    def legend(self, more: tuple[str, ...] = ()) -> str:
        return self.listed((*LEGEND, *more))

    def listed(self, symbols: tuple[str, ...]) -> str:
        return "  ".join(f"{self[symbol]} {self.cat.text(f'sign-{symbol}')}" for symbol in symbols)

    def reach(self, icons: list[str]) -> str:
        """Returns the letters of the icons that a card sends an agent with."""
        return "".join(self.letters[icon] for icon in icons)

    def short(self, message: Message) -> str:
        if message.key in JOINTS:
            return self._joined(message.key, message.args)
        drawing = self.effects.get(message.key)
        if drawing is None or drawing.terminal == SENTENCE:
            return self.cat.phrase(message)
        filling = self._filling(message.args)
        return self._said(message.key, filling) if drawing.terminal == SHORT else drawing.terminal.format(**filling)

    def _said(self, key: str, args: dict[str, Any]) -> str:
        return self.cat.text(f"short-{key}", **{**args, **self.symbols})

    def _filling(self, args: dict[str, object]) -> dict[str, Any]:
        """Returns the values for the placeholders of a template."""
        out: dict[str, Any] = {name: self.short(value) if isinstance(value, Message) else value
                               for name, value in args.items()}
        for name, value in args.items():
            match name, value:
                case "faction", str():
                    out["letter"] = self.letters.get(value, value)
                case "factions", list():
                    out["letters"] = "/".join(self.letters.get(str(each), str(each)) for each in value)
                case "icons", list():
                    out["icons"] = self.reach(value)
                case "icon", str():
                    out["icon"] = self.cat.text(f"mark-{value}")
                case "card", str():
                    out["card_name"] = self.cat.name("card", value)
                case "parts", list():
                    out["choices"] = " / ".join(map(self.short, value))
        return {**out, **self.symbols}

    def _joined(self, key: str, args: dict[str, object]) -> str:
        parts = args.get("parts", [])
        assert isinstance(parts, list)
        shown = [self.short(part) for part in parts]
        inner = {name: self.short(value) for name, value in args.items() if isinstance(value, Message)}
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
