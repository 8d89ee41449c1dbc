"""Effects in a short notation made from their messages, used to write printed components in tests.

`a; b` all of them, `a OR b` one of them, `a -> b` pay a to get b, `if x: a`; a group is in brackets. It uses keys and
numbers only, so a wrong number in the game's data shows in any language.
"""

from __future__ import annotations

from landsraad.kernel.messages import Message

SYMBOLS = {
    "nothing": "none",
    "gain-solari": "+{n} solari", "gain-spice": "+{n} spice", "gain-water": "+{n} water", "gain-vp": "+{n} VP",
    "gain-persuasion": "persuasion {n}", "gain-swords": "swords {n}", "troops": "+{n} troops",
    "pay-solari": "pay {n} solari", "pay-spice": "pay {n} spice", "pay-water": "pay {n} water",
    "draw": "draw {n}", "draw-intrigue": "draw {n} intrigue", "discard": "discard {n}",
    "trash": "may trash 1", "trash-cost": "trash 1", "trash-this": "trash this", "signet": "signet",
    "influence": "+{n} influence({faction})", "influence-any": "+{n} influence(any)",
    "influence-different": "+{n} influence(each of {times})", "influence-outdone": "+{n} influence(outdone)",
    "influence-boost": "+{n} influence(here)", "lose-influence": "lose {n} influence(any)",
    "if-fremen-bond": "bond", "if-other-in-play": "other({faction})", "if-alliance": "alliance({faction})",
    "if-any-alliance": "any alliance", "if-influence": "influence({faction})>={n}", "if-council": "council seat",
    "if-spice": "spice>={n}", "if-tracks": "influence>={n} on {tracks}", "if-deck": "deck left",
    "if-mentat-home": "mentat home", "if-troop-abroad": "enemy troop in conflict",
    "if-copies": "copies({card})>={n}", "if-most-copies": "most copies({card})",
    "retreat": "retreat up to {n}", "retreat-any": "retreat any", "deploy": "deploy up to {n}",
    "deploy-any": "deploy any", "muster": "+{n} troops, may deploy them",
    "muster-reveal": "+{n} troops, may deploy them if revealing", "lose-garrison": "lose 1 garrisoned",
    "lose-deployed": "lose {n} deployed", "double-cross": "opponent loses 1 deployed, deploy 1 from supply",
    "acquire": "acquire up to {n}", "acquire-to-deck": "acquire up to {n} to deck", "acquire-reserve": "take {card}",
    "take-back": "take back 1 {faction}", "persuasion-per-card": "persuasion {n} per {faction} card",
    "spice-must-flow-discount": "the_spice_must_flow costs {n} less", "double-harvest": "base spice +{n} times",
    "silence": "close a space", "recall-agent": "recall an agent", "envoy": "{n} card has faction icons",
    "infiltrate": "{n} agent is not blocked", "snoop": "look at top: draw or trash", "refocus": "shuffle all, draw {n}",
    "reveal-persuasion": "persuasion {n} when revealing", "recruitment-mission": "acquired cards may go to deck",
    "may-pass-turn": "may pass", "take-mentat": "take mentat", "win-mentat": "win mentat",
    "council-seat": "council seat, persuasion {n} when revealing", "hire-swordmaster": "third agent",
    "harvest": "+{n} spice and bonus", "sell-melange": "sell 2-5 spice for 6-12 solari",
    "steal-intrigue": "steal from those with {n}", "choose-tokens": "choose {n} factions in secret",
    "manipulate": "set a row card aside for {n} less",
    "automa-influence-ranked": "+1 influence(#{rank})", "automa-influence-least": "+{n} influence(least)",
    "automa-influence-most": "+{n} influence(most)", "automa-influence-alliance": "+{n} influence(for an alliance)",
    "automa-spy": "spy at a faction", "automa-blast": "blast with hooks", "automa-signet": "signet",
    "automa-harvest": "harvest", "automa-harvest-worms": "harvest or {n} worms",
    "if-conflict-level": "conflict {level}", "if-more-bonus-spice": "more at {space} than {than}",
}
SYMBOLS |= {  # Uprising's
    "place-spy": "place 1 spy", "place-spy-at": "place 1 spy({icons})", "place-spy-shared": "place 1 spy(shared)",
    "recall-spies": "recall {n} spies", "if-spies": "spies>={n}", "recall-other-agent": "recall another agent",
    "detonate": "may detonate", "demolish": "detonate", "summon": "summon {n}", "maker-hooks": "maker hooks",
    "if-maker-hooks": "maker hooks", "if-sandworms": "sandworms>=1", "bonus-spice": "bonus spice",
    "take-contract": "contract or {n} solari", "if-contracts": "contracts>={n}", "trash-intrigue": "trash 1 intrigue",
    "surcharge-solari": "0 or {n} solari", "surcharge-spice": "0 or {n} spice", "if-paid-more": "paid more",
    "retreat-exactly": "retreat {n}", "retreat-between": "retreat {least} to {n}",
    "lose-influences": "lose {n} influence(any)", "if-ally-of-another": "influence(alliance of another)>={n}",
    "call-to-arms": "+{n} troops per card acquired when revealing", "if-gained-spice": "gained spice this turn",
    "distraction": "{n} units in a turn: place 1 spy(shared)", "acquire-to-hand": "acquire up to {n} to hand",
    "turn-down-icon": "flip 1 {icon} or wild",
    # of its leaders
    "train": "train", "store-memory": "store a memory", "awaken": "return memories, draw for each, turn over",
    "repeat-space": "repeat the space", "if-other-side": "other side", "hold-back": "deploy nothing this turn",
    "acquire-exactly-to-hand": "acquire 1 that costs {n} to hand", "if-post-landsraad": "post(landsraad)",
    "if-post-faction": "post(faction)", "if-sent-to": "sent to {factions}", "if-strength": "strength>={n}",
}

SYMBOLS |= {  # of six players
    "trade": "trade", "reinforcements": "+{n} troops for the allies, may deploy them", "enthrone": "row to throne row",
    "hire-once": "swordmaster once, swords {n} when revealing", "may-place-spy": "may place 1 spy",
    "troops-each-ally": "each ally: +{n} troops", "pass-on-contracts": "both contracts to the allies",
    "if-bonus-token": "token",
}

SYMBOLS |= {  # of Rise of Ix
    "freighter": "freighter {n}", "acquire-tech": "acquire tech", "acquire-tech-must": "acquire tech, mandatory",
    "acquire-tech-or-solari": "acquire tech, also for solari", "tech-negotiation": "negotiator",
    "tech-negotiations": "negotiator x{n}",
    "commission": "commission {n}", "may-commission": "commission {n}",
    "if-tiles": "tiles>={n}", "if-enemy-met": "enemy agent there", "if-agent-at": "agent({faction})",
    "if-with-factions": "agent at a faction", "if-visited-faction": "visited a faction",
    "if-units-deployed": "units deployed>={n}", "if-solari": "solari>={n}", "if-snooper-left": "snooper left",
    "if-ambitions": "ambitions>={n}", "bury-intrigue": "bury 1 intrigue", "retreat-units": "retreat {n} units",
    "deploy-new": "deploy {n} new", "swords-per-dreadnought": "swords {n} per dreadnought",
    "swords-per-armed": "swords {n} per other armed card", "ambush": "per troop deployed: {n} enemy unit may retreat",
    "extra-turn": "{n} extra turn", "retreat-dreadnought-each": "each opponent: {n} dreadnought retreats",
    "influence-here": "+{n} influence(visited)", "influence-where-present": "+{n} influence(each with an agent)",
    "lose-troop": "lose {n} troop", "deploy-units": "deploy up to {n} units", "solari-if-won": "if won: +{n} solari",
    "influence-with-snooper": "+{n} influence(with a snooper)", "may-acquire-up-to": "may acquire up to {n}",
}
SYMBOLS |= {  # of Immortality
    "research": "research {n}", "tleilaxu": "tleilaxu {n}", "specimens": "+{n} specimens",
    "pay-specimens": "pay {n} specimens", "combat-icon": "combat icon", "if-markers": "markers>={n}",
    "if-grafted": "grafted", "copy-partner": "copy partner", "partner-from-row": "partner from row",
    "return-at-reveal": "partner to hand when revealing", "trash-partner": "trash partner",
    "trash-of-pair": "trash 1 of the pair, +{n} influence(here)", "if-grafted-with": "grafted with {factions}",
    "solari-per-icon": "+{n} solari per icon of partner", "may-recall-this-agent": "may recall this agent",
    "lose-influence-one": "lose {n} influence(any_one)", "keep-intrigue": "see {n} intrigue, keep 1",
    "may-acquire": "acquire <={n}", "may-acquire-to-hand": "acquire <={n} to hand",
    "may-buy-tleilaxu": "may acquire 1 tleilaxu card", "lose-troops": "lose {n} troops",
    "deploy-or-retreat": "may deploy or retreat {n}", "return-this": "return this",
    "if-combat-card-played": "opponent played combat card", "if-troops-lost": "troops lost>={n}",
}

BETWEEN = {"all": "; ", "sequence": ", then ", "either": " OR ", "some": " / ", "may-choose": " OR "}


def signs(message: Message) -> str:
    """The notation of an effect or a condition."""
    return _symbols(message)[0]


def _symbols(message: Message) -> tuple[str, bool]:
    """The notation, and whether it needs brackets inside others."""
    args = message.args
    if message.key in BETWEEN:
        text = BETWEEN[message.key].join(_inner(part) for part in _list(args["parts"]))
        before = {"some": f"{args.get('n')} of: ", "may-choose": "may: "}.get(message.key, "")
        return f"{before}{text}", True
    if message.key == "arrow":
        return f"{_inner(args['cost'])} -> {_inner(args['gain'])}", True
    if message.key == "when":
        return f"if {_inner(args['condition'])}: {_inner(args['effect'])}", False
    if message.key == "when-else":
        return f"if {_inner(args['condition'])}: {_inner(args['effect'])}, else {_inner(args['otherwise'])}", False
    if message.key == "each-opponent":
        return f"each opponent: {_inner(args['effect'])}", False
    if message.key == "once-a-turn":
        return f"once a turn {_inner(args['effect'])}", False
    if message.key in ("for-ally", "team-reward"):
        return f"{'ally' if message.key == 'for-ally' else 'team'}: {_inner(args['effect'])}", False
    if message.key == "levy":
        return f"team pays {args['n']} spice -> {_inner(args['gain'])}", True
    if message.key == "trash-for-gain":
        return f"trash 1 from hand, if it has a cost {_inner(args['gain'])}", True
    if message.key == "influence-of":
        return f"+{args['n']} influence({' OR '.join(str(faction) for faction in _list(args['factions']))})", False
    named = {name: " OR ".join(map(str, value)) if isinstance(value, list) else value for name, value in args.items()}
    return SYMBOLS[message.key].format(**named), False


def _inner(words: object) -> str:
    assert isinstance(words, Message)
    text, several = _symbols(words)
    return f"({text})" if several else text


def _list(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


def rows(table: str) -> list[list[str]]:
    """The lines of a table written with bars; `-` means nothing."""
    return [[cell.strip() for cell in line.split("|")] for line in table.strip().splitlines() if line.strip()]
