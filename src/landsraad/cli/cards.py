"""`landsraad cards`: every card, space and leader of a game, with the text that its effects make."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from itertools import groupby
from typing import Any

from rich.console import Console, Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from landsraad.cli.language import add_language, catalogue_of
from landsraad.cli.parser import Subcommands
from landsraad.text.catalogue import Catalogue
from landsraad.text.gallery import KINDS, Entry, entries

# The lines of text of an entry, in the order they are shown; a line that says nothing is left out.
LINES = ("cost", "condition", "task", "timing", "requirement", "setup", "enters", "special", "left_ability", "signet",
         "training", "other_left", "other_signet", "scheme", "agent", "reveal", "acquire", "on_trash", "on_discard",
         "effects", "effect", "solo", "harvest", "target", "control_bonus", "first", "second", "third")
ABILITIES = ("left_ability", "signet", "other_left", "other_signet")


def add(subcommands: Subcommands) -> None:
    parser = subcommands.add_parser("cards", help="the cards, spaces and leaders of a game", description=__doc__)
    parser.add_argument("game", metavar="GAME", help="the game, for example imperium")
    parser.add_argument("--search", metavar="TEXT", help="only those with all these words in name, id or text")
    parser.add_argument("--kind", metavar="KIND", choices=KINDS, help=f"only one kind: {', '.join(KINDS)}")
    parser.add_argument("--json", action="store_true", help="as JSON, for programs")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    cat = catalogue_of(args)
    found = [entry for entry in entries(args.game, args.kind, cat.language)
             if args.search is None or matches(entry, args.search)]
    if args.json:
        print(json.dumps(found, ensure_ascii=False, indent=1))
    elif not found:
        print(cat.text("gallery-none"), file=sys.stderr)
    elif sys.stdout.isatty():
        show(Console(highlight=False), cat, found)
    else:
        show_plain(cat, found)
    return 0


def matches(entry: Entry, words: str) -> bool:
    """All words occur somewhere in the entry, in any order and in any case."""
    text = " ".join(_strings(entry)).casefold()
    return all(word in text for word in words.casefold().split())


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from _strings(part)
    elif isinstance(value, list):
        for part in value:
            yield from _strings(part)


# ------------------------------------------------------------------ one entry as words


def facts_of(cat: Catalogue, entry: Entry) -> list[str]:
    """The short facts beside the name. What belongs to a side is of the war for Arrakis."""
    return [fact for fact in (WAR_FACTS if "side" in entry else FACTS)[entry["kind"]](cat, entry) if fact]


def _card_facts(cat: Catalogue, entry: Entry) -> list[str]:
    icons = [cat.name("icon", icon) for icon in entry["agent_icons"]]
    return [*(cat.name("faction", faction) for faction in entry["factions"]), _cost(cat, entry),
            cat.text("gallery-icons", icons=", ".join(icons)) if icons else cat.text("gallery-reveal-only"),
            _copies(cat, entry), _module(cat, entry)]


def _cost(cat: Catalogue, entry: Entry) -> str:
    return cat.text("gallery-no-cost") if entry["cost"] is None else cat.text("gallery-cost", cost=str(entry["cost"]))


def _copies(cat: Catalogue, entry: Entry) -> str:
    return cat.text("gallery-copies", n=entry["copies"])


def _module(cat: Catalogue, entry: Entry) -> str:
    return cat.text(f"gallery-module-{entry['module']}") if "module" in entry else ""


def _players(cat: Catalogue, entry: Entry) -> str:
    return cat.text("gallery-players", players=entry["players"][0]) if "players" in entry else ""


def _icon(cat: Catalogue, entry: Entry) -> str:
    if "battle_icon" not in entry:
        return ""
    return cat.text("gallery-battle-icon", icon=cat.name("battle icon", entry["battle_icon"]))


def _intrigue_facts(cat: Catalogue, entry: Entry) -> list[str]:
    return [*(cat.name("type", time) for time in entry["types"]), _copies(cat, entry), _module(cat, entry)]


def _conflict_facts(cat: Catalogue, entry: Entry) -> list[str]:
    return [cat.text("gallery-level", n=entry["level"]), _icon(cat, entry),
            cat.text("gallery-shield-wall") if entry.get("shield_wall") else ""]


def _leader_facts(cat: Catalogue, entry: Entry) -> list[str]:
    house = entry["house"]
    return ["" if house is None else cat.text("gallery-house", house=house),
            cat.text("gallery-complexity", n=entry["complexity"]),
            "" if entry["allowed_as_solo_rival"] else cat.text("gallery-not-rival"),
            cat.text("gallery-other-side", name=entry["other_name"]) if "other_name" in entry else "",
            _module(cat, entry), _players(cat, entry)]


def _space_facts(cat: Catalogue, entry: Entry) -> list[str]:
    faction = entry["influence"]
    nothing = entry["cost"] == cat.text("nothing")
    return [cat.name("group", entry["group"]), cat.text("gallery-icons", icons=cat.name("icon", entry["agent_icon"])),
            "" if nothing else cat.text("gallery-cost", cost=entry["cost"]),
            "" if faction is None else cat.text("gallery-influence", faction=cat.name("faction", faction)),
            cat.text("gallery-combat") if entry["combat"] else "",
            cat.text("gallery-once") if entry["once_per_game_per_player"] else "",
            cat.text("gallery-posts", posts=", ".join(entry["posts"])) if "posts" in entry else "",
            _players(cat, entry)]


def _contract_facts(cat: Catalogue, entry: Entry) -> list[str]:
    return [cat.text("gallery-sardaukar") if entry["sardaukar"] else "", _copies(cat, entry)]


def _objective_facts(cat: Catalogue, entry: Entry) -> list[str]:
    players = entry["players"]
    return [_icon(cat, entry), cat.text("gallery-players", players=players[0]) if len(players) == 1 else "",
            cat.text("gallery-first-player") if entry["first_player"] else ""]


def _rival_facts(cat: Catalogue, entry: Entry) -> list[str]:
    order = ", ".join(cat.name("faction", faction) for faction in entry["factions"])
    return [cat.text("gallery-swordmaster", n=entry["swordmaster"]), cat.text("gallery-order", factions=order),
            cat.text("gallery-streamlined") if entry["streamlined"] else ""]


def _hagal_facts(cat: Catalogue, entry: Entry) -> list[str]:
    mode = entry["mode"]
    return ["" if mode == "both" else cat.text(f"gallery-mode-{mode}"), cat.text("gallery-swords", n=entry["swords"]),
            _copies(cat, entry)]


def _planning_facts(cat: Catalogue, entry: Entry) -> list[str]:
    return [cat.name("planning deck", entry["deck"]), _copies(cat, entry)]


def _prescience_facts(cat: Catalogue, entry: Entry) -> list[str]:
    return [cat.name("phase", entry["phase"])]


def _named_facts(cat: Catalogue, entry: Entry) -> list[str]:
    slot = (cat.text("gallery-desert-power") if entry["slot"] is None else
            cat.text("gallery-slot", slot=cat.name("die result", entry["slot"])))
    combat = (cat.text("gallery-worm-dice", n=entry["dice"]) if entry["dice"] is not None else
              cat.text("gallery-special-result", hits=entry["hits"], shields=entry["shields"]))
    return [cat.name("side", entry["side"]), slot, combat]


def _side_facts(cat: Catalogue, entry: Entry) -> list[str]:
    return [cat.name("side", entry["side"])]


def _tactics_facts(cat: Catalogue, entry: Entry) -> list[str]:
    return [cat.name("region", entry["region"])]


def _token_facts(cat: Catalogue, entry: Entry) -> list[str]:
    return [cat.name("side", entry["side"]), cat.text("gallery-start-token") if entry["start"] else "",
            _copies(cat, entry)]


FACTS = {"imperium": _card_facts, "reserve": _card_facts, "starter": _card_facts, "muad_dib": _card_facts,
         "shaddam": _card_facts, "intrigue": _intrigue_facts,
         "conflict": _conflict_facts, "leader": _leader_facts, "space": _space_facts, "contract": _contract_facts,
         "objective": _objective_facts, "rival": _rival_facts, "hagal": _hagal_facts, "planning": _planning_facts,
         "prescience": _prescience_facts}
WAR_FACTS = {"leader": _named_facts, "objective": _side_facts, "token": _token_facts, "tactics": _tactics_facts}


def lines_of(cat: Catalogue, entry: Entry) -> list[tuple[str, str]]:
    """The boxes of text: what each is called, and what it says."""
    out: list[tuple[str, str]] = []
    for field in LINES:
        value = entry.get(field)
        if value is None or (field == "cost" and entry["kind"] != "intrigue"):
            continue
        if field in ABILITIES and isinstance(value, dict):
            out.append((cat.text(f"field-{field}", name=value["name"]), value["effect"]))
        elif field == "signet":  # of a Rival; of a card of House Hagal it says whether there is one
            out += [(cat.text("field-rival_signet"), value)] if entry["kind"] == "rival" else []
        elif field == "training":
            out += [(cat.text("field-training", where=where), text) for where, text in value.items()]
        elif isinstance(value, dict):
            out += [(cat.text(f"field-{time}"), text) for time, text in value.items()]
        elif isinstance(value, str) and value != cat.text("nothing"):
            out.append((cat.text(f"field-{field}"), value))
    return out


# ------------------------------------------------------------------ the whole list


def show_plain(cat: Catalogue, found: list[Entry]) -> None:
    for kind, of_kind in groupby(found, key=lambda entry: str(entry["kind"])):
        print(f"# {cat.text(f'gallery-{kind}')}\n")
        for entry in of_kind:
            mark = f" ({cat.text('gallery-reconstructed')})" if entry["reconstructed"] else ""
            print(f"{entry['name']}{mark} [{entry['id']}]: {', '.join(facts_of(cat, entry))}")
            for label, text in lines_of(cat, entry):
                print(f"  {label}: {text}")
        print()


def show(console: Console, cat: Catalogue, found: list[Entry]) -> None:
    for kind, of_kind in groupby(found, key=lambda entry: str(entry["kind"])):
        listed = list(of_kind)
        count = cat.text("gallery-count", n=len(listed))
        console.rule(Text.assemble((cat.text(f"gallery-{kind}"), "bold"), (f"  {count}", "dim")))
        for entry in listed:
            console.print(_block(cat, entry))


def _block(cat: Catalogue, entry: Entry) -> Padding:
    head = Text.assemble((entry["name"], "bold cyan"), "  ", (" · ".join(facts_of(cat, entry)), "yellow"),
                         "  ", (entry["id"], "dim"))
    if entry["reconstructed"]:
        head.append(f"  {cat.text('gallery-reconstructed')}", "italic red")
    boxes = Table.grid(padding=(0, 2))
    boxes.add_column(style="dim", no_wrap=True)
    boxes.add_column()
    for label, text in lines_of(cat, entry):
        boxes.add_row(label, text)
    return Padding(Group(head, Padding(boxes, (0, 0, 0, 2))), (0, 0, 1, 0))
