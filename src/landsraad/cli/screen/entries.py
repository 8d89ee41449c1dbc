"""One entry of the gallery in words: the short facts beside its name, and its boxes of text."""

from __future__ import annotations

from landsraad.gallery.dune import Entry
from landsraad.text.messages import Catalogue

# The lines of text of an entry, in the order they are shown; a line that says nothing is left out.
LINES = ("cost", "condition", "task", "timing", "requirement", "setup", "enters", "special", "left_ability", "signet",
         "training", "other_left", "other_signet", "scheme", "agent", "reveal", "acquire", "on_trash", "on_discard",
         "effects", "effect", "solo", "harvest", "target", "control_bonus", "first", "second", "third")
ABILITIES = ("left_ability", "signet", "other_left", "other_signet")


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
