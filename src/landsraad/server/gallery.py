"""The games and their cards as the client draws them, made from the values the rules run on."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import landsraad
from landsraad.kernel.algebra import NOTHING
from landsraad.kernel.cells import NONE, SOURCES
from landsraad.kernel.engine import Effect
from landsraad.kernel.game import Game, Option
from landsraad.kernel.words import Words
from landsraad.reference.rules import book
from landsraad.reference.rules import games as books
from landsraad.server.staging import STAGES
from landsraad.server.texts import Speaker, name_of, speaker
from landsraad.server.wire import CardBox, CardInfo, CardSet, GameInfo, OptionChoice, OptionInfo, RuleInfo
from landsraad.text import imperium as imperium_words
from landsraad.text.gallery import hagal_words

MINUTES: Final = {"imperium": (60, 120)}  # as the boxes say
NAMED_ONLY: Final = ("icon", "group", "type", "gallery", "cell")  # what has names and is no domain of the game


@cache
def games(lang: str) -> list[GameInfo]:
    cat = speaker(lang)
    return [GameInfo(name=name, title=cat.of_game(name), about=cat.of_game(name, "about"),
                     minutes=MINUTES.get(name, (60, 120)), rules=landsraad.game(name).version,
                     options=[_option(cat, name, option) for option in landsraad.game(name).options])
            for name in landsraad.games()]


def _option(cat: Speaker, game: str, option: Option) -> OptionInfo:
    notes = {str(n): cat.of_game(game, f"{option.name}-{n}") for n in range(option.low, option.high + 1)}
    return OptionInfo(name=option.name, label=cat.option(option.name), kind=option.kind,  # type: ignore[arg-type]
                      default=option.default, low=option.low, high=option.high, of=option.of, asked=option.asked,
                      per_player=option.per_player, most=option.most,
                      notes={n: note for n, note in notes.items() if note},
                      fits=None if option.fits is None else {str(n): words for n, words in option.fits.items()},
                      choices=[OptionChoice(value=word, label=name_of(cat, option.of or option.name, word))
                               for word in option.choices])


@cache
def rules(game: str, lang: str) -> list[RuleInfo]:
    names = [game] if game else books()
    out = []
    for name in names:
        of_game = book(name)
        readings: dict[str, str] = {}
        for question in of_game.questions:
            for id in question.about:
                readings[id] = f"{readings[id]} {question.reading}" if id in readings else question.reading
        out += [RuleInfo(id=rule.id, game=name, topic=rule.topic, topic_title=rule.topic_title, text=rule.text,
                         reading=readings.get(rule.id, "")) for rule in of_game.rules]
    return out


@cache
def cards(game: str, lang: str) -> CardSet:
    found = landsraad.game(game)
    cat = speaker(lang)
    make = MAKERS.get(game)
    return CardSet(game=game, title=cat.of_game(game), lang=lang,  # type: ignore[arg-type]
                   cards=[] if make is None else make(cat), names=_names(found, cat), stages=STAGES)


def _names(game: Game, cat: Speaker) -> dict[str, dict[str, str]]:
    """Everything that has a name: the domains of the game's cells, moves and events."""
    out: dict[str, dict[str, str]] = {}
    for domain in SOURCES.domains:
        named = {id: cat.name(domain.name, id) for id in domain.names
                 if cat.has(f"{domain.name.replace(' ', '-')}-{id}")}
        if named:
            out.setdefault(domain.name, {}).update(named)
    for key in getattr(cat.bundle, "_messages", {}):
        kind, _, id = str(key).partition("-")
        if kind in NAMED_ONLY:
            out.setdefault(kind, {})[id] = cat.text(key)
    return out


# ------------------------------------------------------------------ boxes


def tree(words: Words) -> dict[str, Any]:
    return {"key": words.key, "args": {name: _value(value) for name, value in words.args.items()}}


def _value(value: object) -> Any:
    if isinstance(value, Words):
        return tree(value)
    if isinstance(value, (list, tuple)):
        return [_value(part) for part in value]
    return int(value) if isinstance(value, int) else str(value)


LABELS: Final = {"trashed": "field-on_trash", "victory": "screen-after-winning", "need": "field-requirement",
                 "turn": "field-effect", "strife": "field-combat"}  # the others are called field-…


def _box(cat: Speaker, box: str, words: Words, label: str = "") -> CardBox:
    if not label:
        label = cat.text(LABELS.get(box, f"field-{box}"))
        label = label[:1].upper() + label[1:]
    return CardBox(box=box, label=label, text=cat.say(words), words=tree(words))


def _boxes(cat: Speaker, given: list[tuple[str, Effect | None, Words | None]]) -> list[CardBox]:
    out = []
    for box, effect, words in given:
        if effect is not None and effect is not NOTHING:
            out.append(_box(cat, box, effect.words() if words is None else words))
    return out


# ------------------------------------------------------------------ Imperium


def _imperium(cat: Speaker) -> list[CardInfo]:
    from landsraad.games.imperium import catalogue as c
    from landsraad.games.imperium.cells import FACTION
    from landsraad.games.imperium.leaders import NOBODY
    return [*(_card(cat, card) for card in c.CARDS), *(_intrigue(cat, card) for card in c.INTRIGUE_CARDS),
            *(_conflict(cat, card) for card in c.CONFLICTS),
            *(_leader(cat, leader) for leader in c.LEADERS if leader is not NOBODY),
            *(_space(cat, place) for place in c.SPACES), *(_faction(cat, i) for i in range(len(FACTION.names))),
            *(_hagal(cat, card) for card in c.HAGAL_CARDS)]


def _card(cat: Speaker, card: Any) -> CardInfo:
    from landsraad.games.imperium.cells import FACTION, ICONS
    group = "reserve" if card.reserve != NONE else card.kind
    return CardInfo(
        id=card.name, kind="card", name=cat.name("card", card.name), group=group, cost=int(card.cost) or None,
        copies=int(card.copies), factions=[FACTION.names[i] for i in card.faction],
        icons=[ICONS[i] for i in card.icons], tags=["anywhere"] if card.anywhere else [],
        boxes=_boxes(cat, [("agent", card.agent, imperium_words.agent_words(card)), ("reveal", card.reveal, None),
                           ("acquire", card.acquire, None), ("trashed", card.trashed, None)]),
        reconstructed=card.reconstructed)


def _intrigue(cat: Speaker, card: Any) -> CardInfo:
    boxes = []
    for when, name in enumerate(("plot", "combat", "victory", "endgame")):
        if card.box(when) is not None:
            boxes.append(_box(cat, name, imperium_words.intrigue_words(card, when)))
    return CardInfo(id=card.name, kind="intrigue card", name=cat.name("intrigue card", card.name), group="intrigue",
                    copies=int(card.copies), tags=[box.box for box in boxes], boxes=boxes,
                    data={} if card.need is None else {"need": cat.say(card.need.words())},
                    reconstructed=card.reconstructed)


def _conflict(cat: Speaker, card: Any) -> CardInfo:
    from landsraad.games.imperium.catalogue import SPACES
    control = "" if card.control == NONE else SPACES[card.control].name
    boxes = [_box(cat, "first", imperium_words.reward_words(card.first, card.control)),
             _box(cat, "second", card.second.words()), _box(cat, "third", card.third.words())]
    return CardInfo(id=card.name, kind="conflict", name=cat.name("conflict", card.name), group="conflict",
                    level=int(card.level), boxes=boxes, data={"control": control} if control else {}, place="conflict",
                    reconstructed=card.reconstructed)


def _leader(cat: Speaker, leader: Any) -> CardInfo:
    return CardInfo(
        id=leader.name, kind="leader", name=cat.name("leader", leader.name), group=leader.house,
        level=int(leader.complexity), tags=["rival"] if leader.rival else [],
        boxes=[_box(cat, "left", imperium_words.standing_words(leader), cat.ability(leader.name, "left")),
               _box(cat, "signet", leader.signet.words(), cat.ability(leader.name, "signet"))],
        reconstructed=leader.reconstructed)


def _space(cat: Speaker, place: Any) -> CardInfo:
    from landsraad.games.imperium.cells import FACTION, ICONS, SEAT
    tags = [tag for tag, holds in (("combat", place.combat), ("maker", place.maker > 0), ("once", place.once != NONE),
                                   ("control", place.flag != NONE)) if holds]
    data: dict[str, Any] = {}
    if place.cost > 0:
        data["pays"] = SEAT.name_of(int(place.of))
    if place.maker > 0:
        data["base_spice"] = int(place.maker)
    if place.once != NONE:
        data["once"] = SEAT.name_of(int(place.once))  # what a seat that has been here has
    boxes = [_box(cat, "visit", imperium_words.space_words(place), cat.name("space", place.name))]
    if place.need is not None and place.toll is NOTHING:  # a toll says itself what it takes
        boxes.append(_box(cat, "need", place.need.words()))
    return CardInfo(
        id=place.name, kind="space", name=cat.name("space", place.name), group=place.group,
        cost=int(place.cost) or None, icons=[ICONS[int(place.icon)]],
        factions=[] if place.faction == NONE else [FACTION.names[place.faction]], tags=tags, data=data, boxes=boxes,
        place=f"space:{place.name}", reconstructed=place.reconstructed)


def _faction(cat: Speaker, faction: int) -> CardInfo:
    """A track: its length, and the steps that give something."""
    from landsraad.games.imperium.cells import FACTION
    from landsraad.games.imperium.influence import TOP, step_words
    id = FACTION.names[faction]
    return CardInfo(id=id, kind="faction", name=cat.name("faction", id), group="faction", level=int(TOP), factions=[id],
                    boxes=[_box(cat, str(step), gift, cat.text("field-step", n=step))
                           for step, gift in step_words(faction)], place=f"faction:{id}")


def _hagal(cat: Speaker, card: Any) -> CardInfo:
    from landsraad.games.imperium.catalogue import SPACES
    from landsraad.games.imperium.cells import FACTION, ICONS
    place = None if card.space == NONE else SPACES[card.space]
    tags = [tag for tag, holds in (("signet", card.signet), ("harvest", card.harvest), ("reshuffle", card.reshuffle),
                                   ("solo", card.solo), ("two_players", card.two_players)) if holds]
    boxes = [_box(cat, "turn", hagal_words(card, place))]
    if card.swords:
        boxes.append(_box(cat, "strife", Words("gain-swords", {"n": int(card.swords)})))
    return CardInfo(
        id=card.name, kind="hagal card", name=cat.name("hagal card", card.name), group="hagal", copies=int(card.copies),
        icons=[] if place is None else [ICONS[int(place.icon)]],
        factions=[] if place is None or place.faction == NONE else [FACTION.names[place.faction]], tags=tags,
        boxes=boxes, place="" if place is None else f"space:{place.name}", reconstructed=card.reconstructed)


MAKERS: Final = {"imperium": _imperium}
