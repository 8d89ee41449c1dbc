"""The components of the Imperium family as entries."""

from __future__ import annotations

from typing import Any, Final

from landsraad.gallery.entry import (
    SILENT,
    Ability,
    Entry,
    Line,
    Named,
    Text,
    TextBox,
    Value,
    having,
    message_of,
    text_box,
)
from landsraad.games.dune.automa.rivals.card import RIVAL_CARDS
from landsraad.games.dune.bases.six.cells import BOARD, TEAM_NAME
from landsraad.games.dune.bases.uprising.cells import BATTLE_ICON
from landsraad.games.dune.bases.uprising.rules.battle_icons import OBJECTIVES
from landsraad.games.dune.components.box import Box
from landsraad.games.dune.components.card import Card
from landsraad.games.dune.components.conflict import Conflict
from landsraad.games.dune.components.extensions.access import INFILTRATES
from landsraad.games.dune.components.hagal_card import HagalCard
from landsraad.games.dune.components.intrigue import AFTERMATH, COMBAT, ENDGAME, PLOT, VICTORY, Intrigue
from landsraad.games.dune.components.leader import Leader
from landsraad.games.dune.components.module import Combination, Module
from landsraad.games.dune.components.piece import Piece
from landsraad.games.dune.components.space import Space
from landsraad.games.dune.modules.choam.contracts import CONTRACT_TOKENS
from landsraad.games.dune.rules.seats.influence import end_of_track, step_words
from landsraad.games.dune.state.cells import FACTION, ICONS, POST, SEAT
from landsraad.games.dune.titles.imperium import GAME as IMPERIUM
from landsraad.games.dune.titles.six import BOX as SIX
from landsraad.games.dune.titles.uprising import GAME as UPRISING
from landsraad.kernel.algebra import NOTHING
from landsraad.kernel.cells import NONE
from landsraad.kernel.messages import Message
from landsraad.text.dune import uprising_labels as uprising
from landsraad.text.dune.labels import (
    agent_message,
    intrigue_message,
    other_words,
    reward_message,
    signet_message,
    space_message,
    standing_message,
)

GALLERIES: Final[dict[str, Box]] = {"imperium": IMPERIUM.box, "uprising": UPRISING.box}
DECKS: Final = ("imperium", "reserve", "starter", *TEAM_NAME.names)  # in the order of the gallery
# Effects with an implied condition, and the message of that condition.
IMPLIED: Final = {"recall-agent": "if-agent-on-board", "lose-deployed": "if-troops-deployed"}

# When combat cards outside the common opportunities are played.
AFTER: Final = {"victory": "screen-after-winning", "aftermath": "screen-after-rewards"}


def listed(box: Box) -> list[Entry]:
    """Returns what the gallery of a game shows. That of Uprising includes the components for six players."""
    six = box is UPRISING.box
    cards = [_card(card) for card in (*box.cards, *(SIX.cards if six else ()))
             if card.holder is box or card.kind in TEAM_NAME.names]
    twins = _twins() if six else set()
    usual = {place.name for place in box.spaces}
    return [*(card for kind in deck_kinds(box) for card in cards if card.kind == kind),
            *map(_intrigue, box.intrigue), *map(_conflict, box.conflicts),
            *(_leader(leader, ("1-4",) if leader.name in twins else ()) for leader in _led(box)),
            *(_leader(leader, ("6",)) for leader in SIX.leaders if leader.name in twins),
            *(_space(place, ("1-4",) if place.name in twins else ()) for place in box.spaces),
            *(_space(place, ("6",)) for place in SIX.spaces if six and place.name not in usual - twins),
            *(_tokens(box) if six else []), *map(_hagal, box.hagal),
            *(piece for piece in _pieces(box) if piece.kind)]


def deck_kinds(box: Box) -> list[str]:
    """Returns the kinds of cards in the order of the gallery; a module may add its own after the common ones."""
    return list(dict.fromkeys([*DECKS, *(card.kind for card in box.cards)]))


def drawn(box: Box) -> list[Entry]:
    """Returns what a table with this Box may show."""
    own = box.domain_map.domain_for
    posts = own(POST).names if box.name == UPRISING.box.name else []
    rivals = box.base is UPRISING.box.base
    tokens = [token for token in _tokens(box) if token.kind != "rival" or rivals] if posts else []
    return [*map(_card, box.cards), *map(_intrigue, box.intrigue), *map(_conflict, box.conflicts),
            *map(_leader, _led(box)), *map(_space, box.spaces),
            *(_faction(box, i) for i in range(len(own(FACTION).names))),
            *(_post(box, i, name) for i, name in enumerate(posts)), *tokens, *_pieces(box), *map(_hagal, box.hagal)]


def _led(box: Box) -> list[Leader]:
    return [leader for leader in box.leaders if not leader.automa]


def _twins() -> set[str]:
    """Returns the leaders and spaces that are different for six players."""
    leaders = {leader.name: leader.reveal for leader in UPRISING.box.leaders}
    spaces = {place.name: place.effect for place in UPRISING.box.spaces}
    return {*(leader.name for leader in SIX.leaders if leader.reveal is not leaders.get(leader.name, leader.reveal)),
            *(place.name for place in SIX.spaces if place.effect is not spaces.get(place.name, place.effect))}


# ------------------------------------------------------------------ facts that several kinds share


def _copies(n: int) -> Text:
    return Text("gallery-copies", {"n": int(n)})


def _module(module: str) -> Text | None:
    return Text(f"gallery-module-{module}") if module else None


def _of_module(module: str) -> dict[str, str]:
    """Returns the module that a component needs, as a field; empty if it needs none."""
    return {"module": module} if module else {}


def _for_players(players: tuple[str, ...]) -> Text | None:
    return Text("gallery-players", {"players": players[0]}) if len(players) == 1 else None


def _battle_icon(icon: str) -> Text:
    return Text("gallery-battle-icon", {"icon": Named("battle icon", icon)})


def _if(holds: bool, key: str) -> Text | None:
    return Text(key) if holds else None


# ------------------------------------------------------------------ cards


def _card(card: Card) -> Entry:
    factions, icons = [FACTION.names[i] for i in card.faction], [ICONS[i] for i in card.icons]
    market = next((market for market in card.holder.markets if card.kind in market.kinds), None)
    cost = int(card.cost if market is None else card.market_price) or None
    price = Text("gallery-no-cost") if cost is None else Text("gallery-cost", {"cost": str(cost)})
    if market is not None and cost is not None:
        price = Text(f"gallery-cost-{market.currency}", {"n": cost})
    pays = {} if market is None else {"pays": market.currency}
    shown = ["any"] if card.anywhere else icons
    agent, reveal, acquire = message_of(agent_message(card)), message_of(card.reveal), message_of(card.acquire)
    trashed, discarded = message_of(card.trashed), message_of(card.discarded)
    boxes = [text_box("agent", agent), text_box("reveal", reveal), text_box("acquire", acquire),
             text_box("trashed", trashed, "on_trash"), text_box("discarded", discarded, "on_discard")]
    fields: dict[str, Value] = {
        "copies": int(card.copies), "cost": cost, "factions": factions, "agent_icons": shown, "agent": agent,
        "reveal": reveal, "acquire": acquire, **({} if card.trashed is NOTHING else {"on_trash": trashed}),
        **({} if card.discarded is NOTHING else {"on_discard": discarded}), **pays, **_of_module(card.module),
        "reconstructed": card.reconstructed}
    return Entry(
        id=card.name, domain="card", kind=card.kind, group="reserve" if card.reserve != NONE else card.kind,
        module=card.module, cost=cost, copies=int(card.copies), factions=factions, icons=icons,
        tags=having(guest=card.owner.borrows, anywhere=card.anywhere, waives=card.waives, graft=card.graft,
                    unload=card.unload, infiltrates=card.access is INFILTRATES),
        boxes=[b for b in boxes if b.message.key != "nothing"],
        data={**pays, **_of_module(card.module)}, reconstructed=card.reconstructed, fields=fields,
        facts=[*(Named("faction", faction) for faction in factions), price,
               *_ways_to_send(card, shown), _copies(card.copies), _module(card.module)])


def _ways_to_send(card: Card, shown: list[str]) -> list[Text]:
    """Returns what sends an agent with a card: its icons, perhaps only together with another card."""
    graft = [Text("gallery-graft")] if card.graft else []
    if shown:
        return [Text("gallery-icons", {"icons": [Named("icon", icon) for icon in shown]}), *graft]
    if card.access is not None or graft:
        return graft
    return [Text("gallery-reveal-only" if card.agent is NOTHING else "gallery-no-icons")]


def _intrigue(card: Intrigue) -> Entry:
    boxes = [text_box(name, intrigue_message(card, when)) if name not in AFTER else
             TextBox(name, intrigue_message(card, when), Text(AFTER[name], upper=True))
             for when, name in enumerate(("plot", "combat", "victory", "endgame", "aftermath"))
             if card.effect_at(when) is not None]
    combat = card.effect_at(COMBAT) or card.effect_at(VICTORY) or card.effect_at(AFTERMATH)
    times = {"plot": card.effect_at(PLOT), "combat": combat, "endgame": card.effect_at(ENDGAME)}
    effects = {time: message_of(effect) for time, effect in times.items() if effect is not None}
    return Entry(
        id=card.name, domain="intrigue card", kind="intrigue", group="intrigue", module=card.module,
        copies=int(card.copies), tags=[each.id for each in boxes] + having(guest=card.owner.borrows),
        boxes=boxes, reconstructed=card.reconstructed,
        data=_of_module(card.module) | ({} if card.need is None else {"need": card.need.message()}),
        facts=[*(Named("type", time) for time in effects), _copies(card.copies), _module(card.module)],
        fields={"copies": int(card.copies), "types": list(effects), "cost": message_of(_price(card.cost.message())),
                "condition": message_of(_condition(card)), "timing": Line(_timing(card, list(effects))),
                "effects": effects, "reconstructed": card.reconstructed, **_of_module(card.module)})


def _price(message: Message) -> Message:
    """Returns a cost as an amount instead of an action."""
    if message.key.startswith("pay-"):
        return Message(message.key.replace("pay-", "cost-"), message.args)
    parts = message.args.get("parts")
    return Message(message.key, {"parts": [_price(part) for part in parts]}) if isinstance(parts, list) else message


def _condition(card: Intrigue) -> Message | None:
    """Returns the condition for playing the card, printed or implied by its effect."""
    if card.victory is not None:
        return Message("if-won")
    if card.need is not None:
        return card.need.message()
    for effect in (card.cost, *(card.effect_at(time) for time in (PLOT, COMBAT, ENDGAME))):
        if effect is not None and effect.message().key in IMPLIED:
            return Message(IMPLIED[effect.message().key], effect.message().args)
    return None


def _timing(card: Intrigue, types: list[str]) -> Text:
    units = "-unit" if len(card.holder.units) > 1 else ""  # a sandworm counts as well
    times = [f"timing-{time}{units if time == 'combat' else ''}" for time in types]
    key = ("timing-opening" if card.opening else "timing-early" if card.early else
           "timing-waiting" if card.lasting and card.waiting else "timing-lasting" if card.lasting else
           "timing-victory" if card.victory is not None else
           "timing-aftermath" if card.aftermath is not None else times[0] if len(times) == 1 else "timing-either")
    args = {"first": Text(times[0]), "second": Text(times[1])} if key == "timing-either" else {}
    return Text(key, args, upper=True)


def _conflict(card: Conflict) -> Entry:
    rewards = {"first": reward_message(card.first, card.prize), "second": card.second.message(),
               "third": card.third.message()}
    control = None if card.prize is None else card.prize.name
    icon = "" if card.icon == NONE else BATTLE_ICON.names[card.icon]
    marks: dict[str, Value] = {"battle_icon": icon} if icon else {}
    return Entry(
        id=card.name, domain="conflict", kind="conflict", group="conflict", level=int(card.level),
        module=card.owner.tag,
        boxes=[text_box(place, message) for place, message in rewards.items()], tags=having(walled=card.walled),
        data=({"control": control} if control else {}) | marks | _of_module(card.owner.tag),
        place="conflict", reconstructed=card.reconstructed,
        facts=[Text("gallery-level", {"n": int(card.level)}), _battle_icon(icon) if icon else None,
               _if(bool(icon) and card.walled, "gallery-shield-wall"), _module(card.owner.tag)],
        fields={"level": int(card.level), "copies": 1,
                **{place: message_of(message) for place, message in rewards.items()},
                "control": control, **_of_module(card.owner.tag), "reconstructed": card.reconstructed, **marks,
                **({"shield_wall": card.walled} if icon else {})})


def _hagal(card: HagalCard) -> Entry:
    place = None if card.space == NONE else card.holder.spaces[card.space]
    faction = None if place is None or place.faction == NONE else FACTION.names[place.faction]
    makers = [maker.name for maker in card.holder.spaces if maker.maker > 0]
    message = hagal_message(card)
    mode = "both" if card.solo and card.two_players else "1P" if card.solo else "2P"
    return Entry(
        id=card.name, domain="hagal card", kind="hagal", group="hagal", copies=int(card.copies),
        module=card.owner.tag,
        icons=[] if place is None else [ICONS[int(place.icon)]], factions=[] if faction is None else [faction],
        tags=having(signet=card.signet, harvest=card.harvest, reshuffle=card.reshuffle, solo=card.solo,
                    two_players=card.two_players),
        data=_of_module(card.owner.tag), boxes=[text_box("turn", message, "effect"),
               *([text_box("strife", Message("gain-swords", {"n": int(card.swords)}), "combat")] if card.swords
                 else [])],
        place="" if place is None else f"space:{place.name}", reconstructed=card.reconstructed,
        facts=[None if mode == "both" else Text(f"gallery-mode-{mode}"),
               Text("gallery-swords", {"n": int(card.swords)}), _copies(card.copies), _module(card.owner.tag)],
        fields={"space": place.name if place is not None else
                Text("gallery-one-of", {"spaces": " / ".join(makers)}) if card.harvest else None,
                "copies": int(card.copies), "mode": mode,
                "combat_space": card.harvest or (place is not None and place.combat), "influence": faction,
                "troops": int(card.troops), "signet": card.signet, "swords": int(card.swords),
                "effect": message_of(message), **_of_module(card.owner.tag), "reconstructed": card.reconstructed})


def hagal_message(card: HagalCard) -> Message:
    """Returns what the automa does with the card."""
    if card.harvest or card.reshuffle:
        return Message("hagal-harvest" if card.harvest else "hagal-reshuffle")
    if card.effect is not NOTHING:
        return uprising.hagal_message(card)
    place = card.holder.spaces[card.space]
    parts = [Message("hagal-visit", {"space": place.name})]
    if place.faction != NONE:
        parts.append(Message("influence", {"n": 1, "faction": FACTION.names[place.faction]}))
    if card.troops:
        parts.append(Message("troops", {"n": card.troops}))
    if card.signet:
        parts.append(Message("hagal-signet"))
    return Message("all", {"parts": parts})


# ------------------------------------------------------------------ leaders, spaces, factions


def _leader(leader: Leader, players: tuple[str, ...] = ()) -> Entry:
    id, other = leader.name, other_words(leader)
    sides = {"left": standing_message(leader), "signet": signet_message(leader)}
    if other is not None:
        sides |= {"other-left": other, "other-signet": signet_message(leader, other=True)}
    boxes = {which: TextBox(which, message, Ability(id, which)) for which, message in sides.items()}
    track = [(Named("training", where), message) for where, message in uprising.track_words(leader)]
    steps = [TextBox(f"training:{step.id}", message, step) for step, message in track]
    lines = {which: Line(message_of(message), args={"name": Ability(id, which)}) for which, message in sides.items()}
    fields: dict[str, Value] = {
        "house": Named("house", leader.house) if leader.house else None, "complexity": int(leader.complexity),
        "setup": message_of(leader.setup), "left_ability": lines["left"], "signet": lines["signet"],
        "allowed_as_solo_rival": leader.rival, "reconstructed": leader.reconstructed,
        **({} if other is None else {"other_name": Ability(id, "other"), "other_left": lines["other-left"],
                                     "other_signet": lines["other-signet"]}),
        **({"training": {step: Line(message_of(message), "training", {"where": step}) for step, message in track}}
           if track else {}),
        **_of_module(leader.module), **({"players": list(players)} if players else {})}
    return Entry(
        id=id, domain="leader", kind="leader", group=leader.house, level=int(leader.complexity), module=leader.module,
        players=players, boxes=[boxes.pop("left"), boxes.pop("signet"), *steps, *boxes.values()],
        data=_of_module(leader.module) | ({} if other is None else {"other": Ability(id, "other")}),
        tags=having(rival=leader.rival, guest=leader.owner.borrows), reconstructed=leader.reconstructed,
        fields=fields,
        facts=[Text("gallery-house", {"house": Named("house", leader.house)}) if leader.house else None,
               Text("gallery-complexity", {"n": int(leader.complexity)}), _if(not leader.rival, "gallery-not-rival"),
               None if other is None else Text("gallery-other-side", {"name": Ability(id, "other")}),
               _module(leader.module), _for_players(players)])


def _space(place: Space, players: tuple[str, ...] = ()) -> Entry:
    faction = None if place.faction == NONE else place.holder.domain_map.domain_for(FACTION).names[place.faction]
    posts, message, icon = uprising.posts_of(place), space_message(place), ICONS[int(place.icon)]
    cost = _cost(place)
    bonus = None if place.flag == NONE else Line(Text(f"gain-{SEAT.name_of(place.flag)}", {"n": 1}))
    # The spice for a toll is its cost, not another requirement.
    need = place.need if place.toll is NOTHING else None
    boxes = [TextBox("visit", message, Named("space", place.name))]
    if place.toll is not NOTHING and place.effect is not NOTHING:
        boxes.append(text_box("toll", place.toll.message(), "cost"))
    if need is not None:
        boxes.append(text_box("need", need.message(), "requirement"))
    data: dict[str, Any] = {
        "pays": SEAT.name_of(int(place.of)) if place.cost > 0 else None, "base_spice": int(place.maker) or None,
        "once": None if place.once == NONE else SEAT.name_of(int(place.once)),  # the cell that marks a visit
        "later": int(place.later) or None,  # its cost after the first visit of any seat
        "posts": posts or None,
        "board": None if place.board == NONE else BOARD.names[place.board]}  # whose owner alone may go here
    return Entry(
        id=place.name, domain="space", kind="space", group=place.group, cost=int(place.cost) or None, icons=[icon],
        factions=[] if faction is None else [faction], players=players, module=place.module,
        tags=having(combat=place.combat, maker=place.maker > 0, once=place.once != NONE, control=place.flag != NONE),
        data={name: value for name, value in data.items() if value is not None} | _of_module(place.module), boxes=boxes,
        place=f"space:{place.name}", reconstructed=place.reconstructed,
        facts=[Named("group", place.group), Text("gallery-icons", {"icons": Named("icon", icon)}),
               None if cost is None else Text("gallery-cost", {"cost": cost}),
               None if faction is None else Text("gallery-influence", {"faction": Named("faction", faction)}),
               _if(place.combat, "gallery-combat"), _if(place.once != NONE, "gallery-once"),
               Text("gallery-posts", {"posts": [Named("post", post) for post in posts]}) if posts else None,
               _module(place.module), _for_players(players)],
        fields={"group": place.group, "agent_icon": icon, "combat": place.combat, "cost": cost or Text("nothing"),
                "requirement": message_of(need), "influence": faction, "effects": message_of(message),
                "control_bonus": bonus, "maker_base_spice": int(place.maker) or None,
                "once_per_game_per_player": place.once != NONE, **_of_module(place.module),
                "reconstructed": place.reconstructed,
                **({"posts": [Named("post", post) for post in posts]} if posts else {}),
                **({"players": list(players)} if players else {})})


def _cost(place: Space) -> Text | None:
    cost = Text(f"cost-{SEAT.name_of(place.of)}", {"n": int(place.cost)}) if place.cost else None
    if place.toll is not NOTHING:
        toll = place.toll.message()
        cost = Text(f"cost-{toll.key}", toll.args)
    if place.later:
        later = Text(f"cost-{SEAT.name_of(place.of)}", {"n": int(place.later)})
        cost = Text("cost-later", {"cost": cost or Text("nothing"), "later": later})
    return cost


def _faction(box: Box, faction: int) -> Entry:
    """Returns the entry of an influence track, with the spaces that give something."""
    id = box.domain_map.domain_for(FACTION).names[faction]
    return Entry(id=id, domain="faction", group="faction", level=int(end_of_track(faction)), factions=[id],
                 boxes=[TextBox(str(step), gift, Text("field-step", {"n": step}))
                        for step, gift in step_words(box, faction)], place=f"faction:{id}")


# ------------------------------------------------------------------ what only one module has


def _pieces(box: Box) -> list[Entry]:
    return [_piece(module, piece) for module in box.modules for piece in module.pieces]


def _piece(module: Module, piece: Piece) -> Entry:
    boxes = {place: message_of(effect) for place, effect in piece.boxes.items()}
    return Entry(
        id=piece.name, domain=piece.domain, kind=piece.domain if piece.listed else "", group=piece.group,
        cost=piece.cost, copies=piece.copies, tags=list(piece.tags), module=module.tag,
        boxes=[text_box(place, message) for place, message in boxes.items() if message is not SILENT],
        data=dict(piece.data) | _of_module(module.tag), place=piece.place, reconstructed=piece.reconstructed,
        facts=[None if piece.cost is None else Text("gallery-cost", {"cost": str(piece.cost)}), _module(module.tag)],
        fields={"copies": piece.copies, "cost": piece.cost, **boxes, **_of_module(module.tag),
                "reconstructed": piece.reconstructed})


# ------------------------------------------------------------------ what lies beside the board of Uprising


def _post(box: Box, i: int, name: str) -> Entry:
    spaces = [place for place in box.spaces if box.spaces_at[i] >> place.id & 1]
    return Entry(id=name, domain="post", group="post", icons=[ICONS[int(place.icon)] for place in spaces][:1],
                 data={"spaces": [place.name for place in spaces]}, place=f"post:{name}")


def _tokens(box: Box) -> list[Entry]:
    """Returns the entries of contracts, objectives and Rivals."""
    here = [token for token in CONTRACT_TOKENS
            if not isinstance(token.owner, Combination) or token.owner in box.modules]
    tags = {token.name: token.owner.tag if isinstance(token.owner, Combination) else "" for token in here}
    contracts = [Entry(
        id=token.name, domain="contract", kind="contract", group="contract", copies=int(token.copies),
        module=tags[token.name],
        tags=having(sardaukar=token.sardaukar), boxes=[text_box("terms", uprising.contract_message(token), "effect")],
        data=({"space": token.space} if token.space else {}) | _of_module(tags[token.name]),
        place=f"contract:{token.name}",
        facts=[_if(token.sardaukar, "gallery-sardaukar"), _copies(token.copies), _module(tags[token.name])],
        fields={"copies": int(token.copies), "effect": uprising.contract_message(token), "sardaukar": token.sardaukar,
                **_of_module(tags[token.name]), "reconstructed": False}) for token in here]
    objectives = []
    for objective in OBJECTIVES:
        icon = BATTLE_ICON.names[objective.icon]
        players = tuple(n for n, dealt in (("1-3", objective.few), ("4, 6", objective.many)) if dealt)
        objectives.append(Entry(
            id=objective.name, domain="objective", kind="objective", group="objective", players=players,
            tags=having(first=objective.first, few=objective.few, many=objective.many), data={"battle_icon": icon},
            reconstructed=objective.reconstructed,
            facts=[_battle_icon(icon), _for_players(players), _if(objective.first, "gallery-first-player")],
            fields={"battle_icon": icon, "first_player": objective.first, "players": list(players),
                    "reconstructed": objective.reconstructed}))
    rivals = []
    for rival in RIVAL_CARDS:
        order = [FACTION.names[faction] for faction in rival.order]
        signet, scheme = rival.signet.message(), rival.scheme.message()
        rivals.append(Entry(
            id=rival.name, domain="rival", kind="rival", group="rival", level=int(rival.swordmaster), factions=order,
            tags=having(streamlined=rival.for_two), data={"person": rival.person} if rival.person else {},
            boxes=[text_box("signet", signet, "rival_signet"), text_box("scheme", scheme)],
            reconstructed=rival.reconstructed,
            facts=[Text("gallery-swordmaster", {"n": int(rival.swordmaster)}),
                   Text("gallery-order", {"factions": [Named("faction", faction) for faction in order]}),
                   _if(rival.for_two, "gallery-streamlined")],
            fields={"swordmaster": int(rival.swordmaster), "factions": order,
                    "signet": Line(message_of(signet), "rival_signet"), "scheme": message_of(scheme),
                    "streamlined": rival.for_two, "reconstructed": rival.reconstructed}))
    return [*contracts, *objectives, *rivals]
