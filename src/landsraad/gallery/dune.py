"""The gallery: every card, space and leader of a game as plain data with its generated text, for pages and programs.

Fields and ids are those by which players know the components; a text that says nothing is "none", a number or an id
that does not apply is None. Nothing here is written by hand: it is read from the values that the engine runs.
"""

from __future__ import annotations

from typing import Any, Final

from landsraad.gallery.arrakis import war_entries
from landsraad.games.dune.automa.rivals.card import RIVAL_CARDS
from landsraad.games.dune.bases.six.cells import TEAM_NAME
from landsraad.games.dune.bases.uprising.cells import BATTLE_ICON
from landsraad.games.dune.bases.uprising.rules.battle_icons import OBJECTIVES
from landsraad.games.dune.components.box import Box
from landsraad.games.dune.components.card import Card
from landsraad.games.dune.components.conflict import Conflict
from landsraad.games.dune.components.hagal_card import HagalCard
from landsraad.games.dune.components.intrigue import COMBAT, ENDGAME, PLOT, VICTORY, Intrigue
from landsraad.games.dune.components.leader import Leader
from landsraad.games.dune.components.space import Space
from landsraad.games.dune.modules.choam.contracts import CONTRACT_TOKENS
from landsraad.games.dune.state.cells import FACTION, ICONS, SEAT
from landsraad.games.dune.titles.imperium import GAME as IMPERIUM
from landsraad.games.dune.titles.six import BOX as SIX
from landsraad.games.dune.titles.uprising import GAME as UPRISING
from landsraad.kernel.algebra import NOTHING, Condition
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect
from landsraad.kernel.errors import BadInput, nearest
from landsraad.kernel.messages import Words
from landsraad.text.dune import uprising_labels as uprising
from landsraad.text.dune.labels import (
    agent_words,
    other_words,
    reward_words,
    signet_words,
    space_words,
    standing_words,
)
from landsraad.text.messages import Catalogue, capital

Entry = dict[str, Any]

# Effects that cannot be done without something, and the words for having it.
IMPLIED: Final = {"recall-agent": "if-agent-on-board", "lose-deployed": "if-troops-deployed"}
KINDS: Final = ("imperium", "reserve", "starter", "muad_dib", "shaddam", "intrigue", "conflict", "planning",
                "prescience", "leader", "space", "contract", "objective", "rival", "hagal", "token", "tactics")


def entries(game: str, kind: str | None = None, language: str = "en", guests: bool = False) -> list[Entry]:
    """All components of a game, or those of one kind, in the order of their declaration; leaders who are only guests
    there are shown in the gallery of their own game, unless they are asked for."""
    if game not in GAMES:
        raise BadInput(f"no game is called {game!r}{nearest(game, GAMES) or '; there is ' + ', '.join(GAMES)}")
    if kind is not None and kind not in KINDS:
        raise BadInput(f"no kind of card is called {kind!r}{nearest(kind, KINDS) or '; there are ' + ', '.join(KINDS)}")
    cat = Catalogue.load(language)
    found = _edition(cat, GALLERIES[game]) if game in GALLERIES else war_entries(cat)
    return [entry for entry in found if (kind is None or entry["kind"] == kind)
            and (guests or entry.get("module") not in GALLERIES)]


def _edition(cat: Catalogue, book: Box) -> list[Entry]:
    cards = [_card(cat, card) for card in (*book.cards, *(SIX.cards if book is UPRISING.edition else ()))
             if card.edition is book or card.kind in TEAM_NAME.names]
    return [*(card for kind in KINDS for card in cards if card["kind"] == kind),
            *(_intrigue(cat, card) for card in book.intrigue),
            *(_conflict(cat, card) for card in book.conflicts),
            *(_leader(cat, leader) for leader in book.leaders if not leader.automa),
            *(_six_leaders(cat) if book is UPRISING.edition else []),
            *(_space(cat, place) for place in book.spaces),
            *(_six_spaces(cat) if book is UPRISING.edition else []),
            *(_tokens(cat) if book is UPRISING.edition else []),
            *(_hagal(cat, card) for card in book.hagal)]


def _six_leaders(cat: Catalogue) -> list[Entry]:
    """The leaders that six players have otherwise."""
    twins = _twins()
    return [{**_leader(cat, leader), "players": ["6"]} for leader in SIX.leaders if leader.name in twins]


def _six_spaces(cat: Catalogue) -> list[Entry]:
    """The spaces that only six players have, or have otherwise."""
    usual, twins = {place.name for place in UPRISING.edition.spaces}, _twins()
    return [{**_space(cat, place), "players": ["6"]} for place in SIX.spaces
            if place.name not in usual or place.name in twins]


def _twins() -> set[str]:
    """The leaders and spaces of which there are two: one for up to four players, another for six."""
    leaders = {leader.name: leader.reveal for leader in UPRISING.edition.leaders}
    spaces = {place.name: place.effect for place in UPRISING.edition.spaces}
    return {*(leader.name for leader in SIX.leaders if leader.reveal is not leaders.get(leader.name, leader.reveal)),
            *(place.name for place in SIX.spaces if place.effect is not spaces.get(place.name, place.effect))}


def _head(cat: Catalogue, domain: str, id: str, kind: str) -> Entry:
    return {"id": id, "name": cat.name(domain, id), "kind": kind}


def _text(cat: Catalogue, effect: Effect | Condition | Words | None) -> str:
    if effect is None or effect is NOTHING:
        return cat.text("nothing")
    words = effect if isinstance(effect, Words) else effect.words()
    return cat.text("nothing") if words.key == "nothing" else cat.say(words)


def _card(cat: Catalogue, card: Card) -> Entry:
    out = _head(cat, "card", card.name, card.kind)
    out.update(copies=int(card.copies), cost=int(card.cost) or None,
               factions=[FACTION.names[faction] for faction in card.faction],
               agent_icons=["any"] if card.anywhere else [ICONS[icon] for icon in card.icons],
               agent=_text(cat, agent_words(card)), reveal=_text(cat, card.reveal), acquire=_text(cat, card.acquire))
    if card.trashed is not NOTHING:
        out["on_trash"] = _text(cat, card.trashed)
    if card.discarded is not NOTHING:
        out["on_discard"] = _text(cat, card.discarded)
    if card.module:
        out["module"] = card.module
    out["reconstructed"] = card.reconstructed
    return out


def _intrigue(cat: Catalogue, card: Intrigue) -> Entry:
    out = _head(cat, "intrigue card", card.name, "intrigue")
    boxes = {"plot": card.effect_at(PLOT), "combat": card.effect_at(COMBAT) or card.effect_at(VICTORY),
             "endgame": card.effect_at(ENDGAME)}
    effects = {time: _text(cat, box) for time, box in boxes.items() if box is not None}
    out.update(copies=int(card.copies), types=list(effects), cost=_text(cat, _price(card.cost.words())),
               condition=_text(cat, _condition(card)), timing=capital(_timing(cat, card, list(effects))),
               effects=effects, reconstructed=card.reconstructed)
    if card.module:
        out["module"] = card.module
    return out


def _price(words: Words) -> Words:
    """A cost as an amount: not what is done, but what it takes."""
    if words.key.startswith("pay-"):
        return Words(words.key.replace("pay-", "cost-"), words.args)
    parts = words.args.get("parts")
    return Words(words.key, {"parts": [_price(part) for part in parts]}) if isinstance(parts, list) else words


def _condition(card: Intrigue) -> Words | None:
    """What must hold for the card to be played, said or implied by what it does."""
    if card.victory is not None:
        return Words("if-won")
    if card.need is not None:
        return card.need.words()
    for effect in (card.cost, *(card.effect_at(time) for time in (PLOT, COMBAT, ENDGAME))):
        if effect is not None and effect.words().key in IMPLIED:
            return Words(IMPLIED[effect.words().key], effect.words().args)
    return None


def _timing(cat: Catalogue, card: Intrigue, types: list[str]) -> str:
    if card.opening:
        return cat.text("timing-opening")
    if card.early:
        return cat.text("timing-early")
    if card.lasting:
        return cat.text("timing-waiting" if card.waiting else "timing-lasting")
    if card.victory is not None:
        return cat.text("timing-victory")
    units = "-unit" if card.edition is UPRISING.edition else ""  # a sandworm is enough
    times = [cat.text(f"timing-{time}{units if time == 'combat' else ''}") for time in types]
    return times[0] if len(times) == 1 else cat.text("timing-either", first=times[0], second=times[1])


def _conflict(cat: Catalogue, card: Conflict) -> Entry:
    out = _head(cat, "conflict", card.name, "conflict")
    out.update(level=int(card.level), copies=1, first=_text(cat, reward_words(card.first, card.prize)),
               second=_text(cat, card.second), third=_text(cat, card.third),
               control=None if card.prize is None else card.prize.name, reconstructed=card.reconstructed)
    if card.icon != NONE:
        out.update(battle_icon=BATTLE_ICON.names[card.icon], shield_wall=card.walled)
    return out


def _leader(cat: Catalogue, leader: Leader) -> Entry:
    out = _head(cat, "leader", leader.name, "leader")
    out.update(house=cat.name("house", leader.house) if leader.house else None, complexity=int(leader.complexity),
               setup=_text(cat, leader.setup),
               left_ability={"name": cat.ability(leader.name, "left"), "effect": _text(cat, standing_words(leader))},
               signet={"name": cat.ability(leader.name, "signet"), "effect": _text(cat, signet_words(leader))},
               allowed_as_solo_rival=leader.rival, reconstructed=leader.reconstructed)
    other = other_words(leader)
    if other is not None:
        out.update(other_name=cat.ability(leader.name, "other"),
                   other_left={"name": cat.ability(leader.name, "other-left"), "effect": _text(cat, other)},
                   other_signet={"name": cat.ability(leader.name, "other-signet"),
                                 "effect": _text(cat, signet_words(leader, other=True))})
    track = uprising.track_words(leader)
    if track:
        out["training"] = {cat.name("training", where): _text(cat, words) for where, words in track}
    if leader.module:
        out["module"] = leader.module
    if leader.edition is UPRISING.edition and leader.name in _twins():
        out["players"] = ["1-4"]
    return out


def _space(cat: Catalogue, place: Space) -> Entry:
    out = _head(cat, "space", place.name, "space")
    cost = cat.text("nothing") if place.cost == 0 else cat.text(f"cost-{SEAT.name_of(place.of)}", n=int(place.cost))
    if place.toll is not NOTHING:
        toll = place.toll.words()
        cost = cat.text(f"cost-{toll.key}", **toll.args)
    if place.later:
        cost = cat.text("cost-later", cost=cost, later=cat.text(f"cost-{SEAT.name_of(place.of)}", n=int(place.later)))
    # The spice that a toll asks for is its cost, not a requirement besides.
    need = place.need if place.toll is NOTHING else None
    factions = place.edition.renames.own(FACTION).names
    out.update(group=place.group, agent_icon=ICONS[place.icon], combat=place.combat, cost=cost,
               requirement=_text(cat, need), influence=None if place.faction == NONE else factions[place.faction],
               effects=_text(cat, space_words(place)),
               control_bonus=None if place.flag == NONE else cat.text(f"gain-{SEAT.name_of(place.flag)}", n=1),
               maker_base_spice=int(place.maker) or None, once_per_game_per_player=place.once != NONE,
               reconstructed=place.reconstructed)
    posts = uprising.posts_of(place)
    if posts:
        out["posts"] = [cat.name("post", post) for post in posts]
    if place.edition is UPRISING.edition and place.name in _twins():
        out["players"] = ["1-4"]
    return out


def _tokens(cat: Catalogue) -> list[Entry]:
    """Contracts, objectives and Rivals."""
    out = []
    for token in CONTRACT_TOKENS:
        entry = _head(cat, "contract", token.name, "contract")
        entry.update(copies=int(token.copies), effect=_text(cat, uprising.contract_words(token)),
                     sardaukar=token.sardaukar, reconstructed=False)
        out.append(entry)
    for objective in OBJECTIVES:
        entry = _head(cat, "objective", objective.name, "objective")
        entry.update(battle_icon=BATTLE_ICON.names[objective.icon], first_player=objective.first,
                     players=[n for n, dealt in (("1-3", objective.few), ("4, 6", objective.many)) if dealt],
                     reconstructed=objective.reconstructed)
        out.append(entry)
    for rival in RIVAL_CARDS:
        entry = _head(cat, "rival", rival.name, "rival")
        entry.update(swordmaster=int(rival.swordmaster), factions=[FACTION.names[faction] for faction in rival.order],
                     signet=_text(cat, rival.signet), scheme=_text(cat, rival.scheme), streamlined=rival.for_two,
                     reconstructed=rival.reconstructed)
        out.append(entry)
    return out


def _hagal(cat: Catalogue, card: HagalCard) -> Entry:
    out = _head(cat, "hagal card", card.name, "hagal")
    place = None if card.space == NONE else card.edition.spaces[card.space]
    makers = [maker.name for maker in card.edition.spaces if maker.maker > 0]
    one_of = cat.text("gallery-one-of", spaces=" / ".join(makers)) if card.harvest else None
    out.update(space=one_of if place is None else place.name,
               copies=int(card.copies), mode="both" if card.solo and card.two_players else "1P" if card.solo else "2P",
               combat_space=card.harvest or (place is not None and place.combat),
               influence=None if place is None or place.faction == NONE else FACTION.names[place.faction],
               troops=int(card.troops), signet=card.signet, swords=int(card.swords),
               effect=_text(cat, hagal_words(card)), reconstructed=card.reconstructed)
    return out


def hagal_words(card: HagalCard) -> Words:
    """What the automa does with the card."""
    if card.harvest or card.reshuffle:
        return Words("hagal-harvest" if card.harvest else "hagal-reshuffle")
    if card.effect is not NOTHING:
        return uprising.hagal_words(card)
    place = card.edition.spaces[card.space]
    parts = [Words("hagal-visit", {"space": place.name})]
    if place.faction != NONE:
        parts.append(Words("influence", {"n": 1, "faction": FACTION.names[place.faction]}))
    if card.troops:
        parts.append(Words("troops", {"n": card.troops}))
    if card.signet:
        parts.append(Words("hagal-signet"))
    return Words("all", {"parts": parts})


GALLERIES: Final[dict[str, Box]] = {"imperium": IMPERIUM.edition, "uprising": UPRISING.edition}
GAMES: Final = (*GALLERIES, "arrakis")
