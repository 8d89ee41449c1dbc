"""Effects in a few signs: `4◆ → 5$ 2▲ 1?`. The legend is part of the screen; the sentences are the catalogue's.

A sign never stands for something by its colour alone, and there is a second set for terminals without these signs.
"""

from __future__ import annotations

from typing import Final

from landsraad.kernel.words import Words
from landsraad.text.catalogue import Catalogue

SIGNS: Final = {"solari": "$", "spice": "◆", "water": "≈", "troop": "▲", "swords": "†", "persuasion": "¶", "card": "▭",
                "intrigue": "?", "vp": "★", "to": "→", "flag": "⚑", "agent": "●", "spent": "○", "now": "▶", "bar": "│",
                "line": "─", "dash": "–", "dot": "·"}
PLAIN_SIGNS: Final = {"solari": "$", "spice": "s", "water": "w", "troop": "t", "swords": "x", "persuasion": "p",
                      "card": "c", "intrigue": "i", "vp": "*", "to": "->", "flag": "^", "agent": "o", "spent": ".",
                      "now": ">", "bar": "|", "line": "-", "dash": "-", "dot": "-"}
LETTERS: Final = {"emperor": "E", "spacing_guild": "G", "bene_gesserit": "B", "fremen": "F", "landsraad": "L",
                  "city": "C", "spice_trade": "S"}
STYLES: Final = {"emperor": "bright_black", "spacing_guild": "red", "bene_gesserit": "magenta", "fremen": "cyan",
                 "landsraad": "green", "city": "blue", "spice_trade": "yellow"}
LEGEND: Final = (("solari", "solari"), ("spice", "spice"), ("water", "water"), ("troop", "troop"), ("swords", "sword"),
                 ("persuasion", "persuasion"), ("card", "card"), ("intrigue", "intrigue"), ("vp", "point"))
# Short words for what has no sign; `{n}` and the other places are filled from the effect.
SHORT: Final = {
    "nothing": "", "trash": "may trash", "trash-cost": "trash", "trash-this": "trash this", "signet": "signet",
    "influence-any": "+{n} any", "influence-outdone": "+{n} where behind", "lose-influence": "-{n} any",
    "influence-different": "+{n} on {times} tracks", "influence-boost": "+{n} more here",
    "discard": "discard {n}", "steal-intrigue": "steal {intrigue}", "snoop": "look, {card} or trash",
    "refocus": "reshuffle, {n}{card}", "acquire": "take a card of {n} or less",
    "acquire-to-deck": "take a card of {n} or less on deck", "manipulate": "set a row card aside, -{n}{persuasion}",
    "deploy": "{n}{troop} to fight", "deploy-any": "any {troop} to fight", "retreat": "retreat {n}{troop}",
    "retreat-any": "retreat any {troop}", "lose-deployed": "-{n}{troop} in fight", "lose-garrison": "-1{troop}",
    "muster": "{n}{troop} may fight", "muster-reveal": "{n}{troop} may fight", "council-seat": "seat, +{n}{persuasion}",
    "take-mentat": "Mentat", "win-mentat": "Mentat", "hire-swordmaster": "3rd agent", "recall-agent": "recall an agent",
    "sell-melange": "2-5{spice}{to}6-12{solari}", "silence": "close a space", "double-harvest": "base {spice} twice",
    "spice-must-flow-discount": "Spice Must Flow -{n}", "reveal-persuasion": "{n}{persuasion} at reveal",
    "if-any-alliance": "any alliance", "if-council": "council", "if-mentat-home": "Mentat free", "if-deck": "",
    "if-copies": "{n} Spice Must Flow", "if-most-copies": "most of them", "if-tracks": "{n}+ on {tracks} tracks",
    "if-troop-abroad": "enemy in fight", "double-cross": "enemy -1{troop}, you +1{troop} in fight",
}
GAINS: Final = ("solari", "spice", "water", "vp", "persuasion", "swords")


class Icons:
    def __init__(self, cat: Catalogue, fancy: bool = True) -> None:
        self.cat = cat
        self.signs = SIGNS if fancy else PLAIN_SIGNS

    def __getitem__(self, name: str) -> str:
        return self.signs[name]

    def legend(self) -> str:
        return "  ".join(f"{self[sign]} {word}" for sign, word in LEGEND)

    def reach(self, icons: list[str]) -> str:
        """Where a card may send an agent: the letters of its icons."""
        return "".join(LETTERS[icon] for icon in icons)

    def short(self, words: Words) -> str:
        args = words.args
        key = words.key
        kind, _, what = key.partition("-")
        if kind in ("gain", "pay") and what in GAINS:
            return f"{args['n']}{self[what]}"
        if key in ("draw", "draw-intrigue", "troops", "harvest"):
            sign = {"draw": "card", "draw-intrigue": "intrigue", "troops": "troop", "harvest": "spice"}[key]
            return f"{args['n']}{self[sign]}"
        if key in JOINTS:
            return self._joined(key, args)
        if key in ("influence", "influence-of", "take-back", "persuasion-per-card", "if-influence", "if-alliance",
                   "if-other-in-play", "if-fremen-bond"):
            return self._faction(key, args)
        if key == "acquire-reserve":
            return self.cat.name("card", str(args["card"]))
        if key in SHORT:
            return SHORT[key].format(**{**self.signs, **args})
        return self.cat.phrase(words)

    def _joined(self, key: str, args: dict[str, object]) -> str:
        parts = args.get("parts", [])
        assert isinstance(parts, list)
        shown = [self.short(part) for part in parts]
        if key in ("all", "sequence"):
            return " ".join(shown) if key == "all" else ", ".join(shown)
        if key == "either":
            return " / ".join(shown)
        if key == "some":
            return f"{args['n']} of {', '.join(shown)}"
        inner = {name: self.short(value) for name, value in args.items() if isinstance(value, Words)}
        if key == "arrow":
            return f"{inner['cost']}{self['to']}{inner['gain']}"
        if key == "each-opponent":
            return f"others: {inner['effect']}"
        line = f"{inner['condition']}: {inner['effect']}" if inner["condition"] else inner["effect"]
        return f"{line}, else {inner['otherwise']}" if key == "when-else" else line

    def _faction(self, key: str, args: dict[str, object]) -> str:
        if key == "influence-of":
            factions = args["factions"]
            assert isinstance(factions, list)
            return f"+{args['n']}{'/'.join(LETTERS[f] for f in factions)}"
        letter = LETTERS[str(args["faction"])]
        return {"influence": f"+{args.get('n')}{letter}", "take-back": f"{letter} {self['card']} back",
                "persuasion-per-card": f"{args.get('n')}{self['persuasion']} per {letter} card",
                "if-influence": f"{letter}{args.get('n')}", "if-alliance": f"{letter} ally",
                "if-other-in-play": f"other {letter}", "if-fremen-bond": f"other {letter}"}[key]


JOINTS: Final = ("all", "sequence", "either", "some", "arrow", "when", "when-else", "each-opponent")
