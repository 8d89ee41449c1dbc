"""Effects in a few signs: `4◆ → 5$ 2▲ 1?`. The legend is part of the screen; the sentences are the catalogue's.

A sign never stands for something by its colour alone, and there is a second set for terminals without these signs.
"""

from __future__ import annotations

from typing import Final

from landsraad.kernel.messages import Words
from landsraad.text.messages import Catalogue

SIGNS: Final = {"solari": "$", "spice": "◆", "water": "≈", "troop": "▲", "swords": "†", "persuasion": "¶", "card": "▭",
                "intrigue": "?", "vp": "★", "to": "→", "flag": "⚑", "agent": "●", "spent": "○", "now": "▶", "bar": "│",
                "line": "─", "dash": "–", "dot": "·", "spy": "◎", "worm": "§", "contract": "¤",
                "regular": "●", "elite": "■", "special": "⬢", "officer": "◎", "named": "★", "token": "▣", "sietch": "∩",
                "settlement": "⌂", "harvester": "◆", "ornithopter": "^", "carryall": "=", "wormsign": "~",
                "wild_maker": "¶", "station": "+", "atomics": "¤", "used": "○", "ban": "!"}
PLAIN_SIGNS: Final = {"solari": "$", "spice": "s", "water": "w", "troop": "t", "swords": "x", "persuasion": "p",
                      "card": "c", "intrigue": "i", "vp": "*", "to": "->", "flag": "^", "agent": "o", "spent": ".",
                      "now": ">", "bar": "|", "line": "-", "dash": "-", "dot": "-", "spy": "@", "worm": "W",
                      "contract": "k", "regular": "r", "elite": "e", "special": "x", "officer": "o", "named": "*",
                      "token": "t", "sietch": "S", "settlement": "#", "harvester": "h", "ornithopter": "^",
                      "carryall": "=", "wormsign": "~", "wild_maker": "M", "station": "+", "atomics": "%", "used": ".",
                      "ban": "!"}
LETTERS: Final = {"emperor": "E", "spacing_guild": "G", "bene_gesserit": "B", "fremen": "F", "landsraad": "L",
                  "city": "C", "spice_trade": "S", "spy": "Y"}
STYLES: Final = {"emperor": "bright_black", "spacing_guild": "red", "bene_gesserit": "magenta", "fremen": "cyan",
                 "landsraad": "green", "city": "blue", "spice_trade": "yellow", "spy": "white"}
LEGEND: Final = ("solari", "spice", "water", "troop", "swords", "persuasion", "card", "intrigue", "vp")
WAR_LEGEND: Final = ("regular", "elite", "special", "officer", "named", "token", "sietch", "settlement", "harvester",
                     "ornithopter", "carryall", "wormsign", "worm", "wild_maker", "station", "atomics")
RESULTS: Final = {"leadership": "L", "strategy": "S", "deployment": "D", "mentat": "M", "house": "H"}
# What is said in a few words of the catalogue (`short-KEY`), with signs and numbers in it; the rest, by its sentence.
SHORT: Final = (
    "trash", "trash-cost", "trash-this", "signet", "influence-any", "influence-outdone", "lose-influence",
    "influence-different", "influence-boost", "discard", "steal-intrigue", "snoop", "refocus", "acquire",
    "acquire-to-deck", "manipulate", "deploy", "deploy-any", "retreat", "retreat-any", "lose-deployed", "muster",
    "muster-reveal", "council-seat", "take-mentat", "win-mentat", "hire-swordmaster", "recall-agent", "silence",
    "double-harvest", "spice-must-flow-discount", "reveal-persuasion", "if-any-alliance", "if-council",
    "if-mentat-home", "if-copies", "if-most-copies", "if-tracks", "if-troop-abroad", "double-cross",
    "place-spy-here", "place-spy-shared", "detonate", "demolish", "maker-hooks", "surcharge-solari", "surcharge-spice",
    "recall-other-agent", "trash-intrigue", "acquire-to-hand", "acquire-exactly-to-hand", "acquire-for-solari",
    "retreat-exactly", "retreat-between", "call-to-arms", "distraction", "hold-back", "turn-down-icon",
    "lose-influences", "train", "store-memory", "awaken", "repeat-space", "influence-where-spying", "draw-per-worm",
    "deploy-or-retreat", "deploy-recruits", "persuasion-per-contract", "swords-per-armed", "return-this", "sort-three",
    "if-spies", "if-maker-hooks", "if-sandworms", "if-strength", "if-paid-more", "if-contracts", "if-gained-spice",
    "if-ally-of-another", "if-post-landsraad", "if-post-faction", "if-spy-recalled", "if-spying-on-maker", "if-units",
    "if-deck-size", "if-no-council", "if-swordmaster", "if-acquired-flow", "if-visited-maker", "if-visited-faction",
    "complete-contracts", "trade", "reinforcements", "enthrone", "hire-once", "may-place-spy", "troops-each-ally",
    "pass-on-contracts", "if-bonus-token",
)
# The same about one faction, whose letter stands in it.
LETTERED: Final = ("take-back", "persuasion-per-card", "if-alliance", "if-other-in-play", "if-fremen-bond",
                   "swords-per-revealed", "trash-from-hand", "trash-other", "if-discarded")
# What needs no words at all.
WORDLESS: Final = {"nothing": "", "if-deck": "", "lose-garrison": "-1{troop}",
                   "sell-melange": "2-5{spice}{to}6-12{solari}", "bonus-spice": "", "place-spy": "1{spy}",
                   "take-contract": "1{contract}"}
# One sign with a number before it.
COUNTED: Final = {"draw": "card", "draw-intrigue": "intrigue", "troops": "troop", "harvest": "spice",
                  "place-spies": "spy", "summon": "worm"}
GAINS: Final = ("solari", "spice", "water", "vp", "persuasion", "swords")


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
        args = words.args
        key = words.key
        kind, _, what = key.partition("-")
        if kind in ("gain", "pay") and what in GAINS:
            return f"{args['n']}{self[what]}"
        if key in COUNTED:
            return f"{args['n']}{self[COUNTED[key]]}"
        if key == "recall-spies":
            return f"-{args['n']}{self['spy']}"
        if key == "place-spy-at":
            icons = args["icons"]
            assert isinstance(icons, list)
            return f"1{self['spy']} {self.reach(icons)}"
        if key in JOINTS:
            return self._joined(key, args)
        if key in ("influence", "influence-of", "if-influence") or key in LETTERED:
            return self._faction(key, args)
        if key == "acquire-reserve":
            return self.cat.name("card", str(args["card"]))
        if key == "turn-down-icon":
            return self._said(key, {"icon": self.cat.text(f"mark-{args['icon']}")})
        if key in WORDLESS:
            return WORDLESS[key].format(**self.signs)
        if key in SHORT:
            return self._said(key, args)
        return self.cat.phrase(words)

    def _said(self, key: str, args: dict[str, object]) -> str:
        return self.cat.text(f"short-{key}", **{**args, **self.signs})

    def _joined(self, key: str, args: dict[str, object]) -> str:
        parts = args.get("parts", [])
        assert isinstance(parts, list)
        shown = [self.short(part) for part in parts]
        if key in ("all", "sequence"):
            said = [part for part in shown if part]
            return " ".join(said) if key == "all" else ", ".join(said)
        if key in ("either", "may-choose"):
            return " / ".join(shown)
        if key == "some":
            return self._said(key, {"n": args["n"], "parts": ", ".join(shown)})
        inner = {name: self.short(value) for name, value in args.items() if isinstance(value, Words)}
        if key == "arrow":
            return f"{inner['cost']}{self['to']}{inner['gain']}"
        if key == "each-opponent":
            return self._said(key, {"effect": inner["effect"]})
        if key == "once-a-turn":
            return inner["effect"]
        if key == "trash-for-gain":
            return self._said(key, {"gain": inner["gain"]})
        if key in ("for-ally", "team-reward", "levy"):
            return self._said(key, {**args, **inner})
        line = f"{inner['condition']}: {inner['effect']}" if inner["condition"] else inner["effect"]
        return self._said(key, {"effect": line, "otherwise": inner["otherwise"]}) if key == "when-else" else line

    def _faction(self, key: str, args: dict[str, object]) -> str:
        if key == "influence-of":
            factions = args["factions"]
            assert isinstance(factions, list)
            return f"+{args['n']}{'/'.join(LETTERS[f] for f in factions)}"
        letter = LETTERS[str(args["faction"])]
        if key == "influence":
            return f"+{args['n']}{letter}"
        if key == "if-influence":
            return f"{letter}{args['n']}"
        return self._said(key, {**args, "letter": letter})


JOINTS: Final = ("all", "sequence", "either", "some", "arrow", "when", "when-else", "each-opponent", "may-choose",
                 "once-a-turn", "trash-for-gain", "for-ally", "team-reward", "levy")
