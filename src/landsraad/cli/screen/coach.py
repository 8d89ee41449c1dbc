"""The coach of a lesson in the terminal: the page as lines of text, with symbols or words in place of icons."""

from __future__ import annotations

import re
from typing import Final

from rich.text import Text

from landsraad.cli.screen.icons import Icons
from landsraad.cli.screen.styled_text import break_line
from landsraad.lessons.texts import BOLD, ICON

MARK: Final = re.compile(f"{ICON.pattern}|{BOLD.pattern}")
# The icons of the browser that have another name in the terminal.
NAMES: Final = {
    "sword": "swords", "combat": "swords", "draw": "card", "vp-plate": "vp", "guild": "spacing_guild",
    "bene-gesserit": "bene_gesserit", "spice-trade": "spice_trade", "sandworm": "worm", "hk-regular": "regular",
    "at-regular": "regular", "hk-elite": "elite", "at-elite": "elite", "hk-special": "special", "at-special": "special",
    "leader": "officer", "named-leader": "named", "deploy-token": "token"}
# Icons without a symbol, each with a message `coach-icon-ICON`.
OWN_WORDS: Final = (
    "agent", "swordmaster", "mentat", "plot", "combat-card", "endgame", "trash", "discard", "reveal", "acquire", "deck",
    "recall", "deploy", "retreat", "lose-troop", "garrison", "influence-up", "influence-down", "alliance",
    "any-faction", "bot",
    "great-houses", "fringe-worlds", "choam", "post", "maker", "hooks", "shield-wall", "crysknife", "desert-mouse",
    "wild", "control", "council", "signet", "bond", "village", "leadership", "strategy", "deployment", "mentat-die",
    "house", "desert-power", "hit", "shield", "kwisatz-haderach", "sand-dwellers", "jihad", "supremacy", "bg-token",
    "storm", "tech", "freighter", "dreadnought", "negotiator", "acquire-tech", "tech-discount", "tech-flip", "shipping",
    "dividends", "infiltrate", "unload", "specimen", "research", "tleilaxu", "gene", "graft", "tank", "undo", "play",
    "target", "first", "hand", "arrow", "either")
SAME: Final = 4  # letters after which a word is another form of the one before


def symbol_of(icons: Icons, icon: str) -> str:
    """Returns the symbol or letter that stands for an icon on the screen; empty if it has none."""
    name = NAMES.get(icon, icon)
    if name in icons.letters:
        return icons.letters[name]
    return icons.symbols[name] if name in icons.symbols and icons.cat.has(f"sign-{name}") else ""


def word_of(icons: Icons, icon: str) -> str:
    name = NAMES.get(icon, icon)
    for key in (f"coach-icon-{icon}", f"sign-{name}", f"icon-{name}"):
        if icons.cat.has(key):
            return icons.cat.text(key)
    return icon.replace("-", " ")


def marked(icons: Icons, text: str, plain: bool) -> Text:
    """Returns a text of a lesson with its marks drawn. Without symbols every icon is a word."""
    out, at = Text(), 0
    for found in MARK.finditer(text):
        out.append(text[at:found.start()])
        at = found.end()
        if found[2] is not None:
            out.append(found[2], style="bold")
            continue
        symbol = "" if plain else symbol_of(icons, found[1])
        if symbol:
            out.append(symbol, style="bold")
        else:
            at = _add_word(out, word_of(icons, found[1]), text, at)
    return out.append(text[at:])


def _add_word(out: Text, word: str, text: str, at: int) -> int:
    """Adds the word of an icon, unless the sentence has just named it. Returns where the text goes on."""
    before = out.plain.split()
    if before and before[-1].strip("*(,").casefold()[:SAME] == word.casefold()[:SAME]:
        out.rstrip()
        return at
    after_number = bool(before) and before[-1].lstrip("+-–").isdigit()
    out.append(word if after_number or not before else f"({word})")
    return at


def legend(icons: Icons, text: str) -> str:
    """Returns what the symbols of a text mean."""
    found = dict.fromkeys(ICON.findall(text))
    shown = {symbol_of(icons, icon): word_of(icons, NAMES.get(icon, icon)) for icon in found}
    return "   ".join(f"{symbol} {word}" for symbol, word in shown.items() if symbol)


def page_lines(icons: Icons, heading: str, title: str, text: str, do: str, keys: str, width: int) -> list[Text]:
    """Returns a page for the screen, wrapped to its width."""
    head = Text(f"{icons['now']} ", style="bold cyan").append(heading, style="cyan").append(f"  {title}", style="bold")
    lines = [head, Text("  ").append_text(marked(icons, text, plain=False))]
    if do:
        lines.append(Text("  ").append(f"{icons['to']} ", style="bold green")
                     .append_text(marked(icons, do, plain=False)))
    signs = legend(icons, f"{text} {do}")
    if signs:
        lines.append(Text(f"  {signs}", style="dim"))
    lines.append(Text(f"  {keys}", style="dim"))
    return [part for line in lines for part in ([line] if line.cell_len <= width else break_line(line, width, 2))]


def plain_lines(icons: Icons, heading: str, title: str, text: str, do: str, keys: str) -> list[str]:
    """Returns a page in words only, for pipes and screen readers."""
    told = [f"{heading}: {title}", marked(icons, text, plain=True).plain]
    return ["", *told, *([marked(icons, do, plain=True).plain] if do else []), keys]
