"""The games and their cards as the client draws them, made from the values the rules run on."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import landsraad
from landsraad.games.imperium.catalogue import Edition
from landsraad.kernel.algebra import NOTHING
from landsraad.kernel.cells import NONE, SOURCES
from landsraad.kernel.engine import Effect
from landsraad.kernel.game import Game, Option
from landsraad.kernel.words import Words
from landsraad.reference.rules import book
from landsraad.reference.rules import games as books
from landsraad.server.texts import Speaker, name_of, speaker
from landsraad.server.wire import CardBox, CardInfo, CardSet, GameInfo, OptionChoice, OptionInfo, RuleInfo
from landsraad.text import imperium as imperium_words
from landsraad.text.gallery import GALLERIES

# What the choices of an option name, by game and option.
NAMES_OF: Final = {"leaders": "leader", "rivals": "leader", "difficulty": "difficulty", "seats": "role"}
NAMED_ONLY: Final = ("icon", "group", "type", "gallery", "cell")  # what has names and is no domain of the game


@cache
def games(lang: str) -> list[GameInfo]:
    cat = speaker(lang)
    return [GameInfo(name=name, title=book(name).title, rules=landsraad.game(name).version,
                     options=[_option(cat, option) for option in landsraad.game(name).options])
            for name in landsraad.games()]


def _option(cat: Speaker, option: Option) -> OptionInfo:
    kind = NAMES_OF.get(option.name, option.name)
    return OptionInfo(name=option.name, label=cat.option(option.name), kind=option.kind,  # type: ignore[arg-type]
                      default=option.default, low=option.low, high=option.high,
                      choices=[OptionChoice(value=word, label=name_of(cat, kind, word)) for word in option.choices])


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
    return CardSet(game=game, lang=lang, cards=_edition(cat, GALLERIES[game]) if game in GALLERIES else [],  # type: ignore[arg-type]
                   names=_names(found, cat))


def _names(game: Game, cat: Speaker) -> dict[str, dict[str, str]]:
    """Everything that has a name: the domains of the game's cells, moves and events."""
    out: dict[str, dict[str, str]] = {}
    for domain in (game.plan.own(each) for each in SOURCES.domains):
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


LABELS: Final = {"trashed": "field-on_trash", "victory": "screen-after-winning"}  # the others are called field-…


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


# ------------------------------------------------------------------ the Imperium family


def _edition(cat: Speaker, book: Edition) -> list[CardInfo]:
    return [*(_card(cat, card) for card in book.cards), *(_intrigue(cat, card) for card in book.intrigue),
            *(_conflict(cat, card) for card in book.conflicts),
            *(_leader(cat, leader) for leader in book.leaders if not leader.automa),
            *(_space(cat, place) for place in book.spaces), *(_hagal(cat, card) for card in book.hagal)]


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
    control = "" if card.prize is None else card.prize.name
    boxes = [_box(cat, "first", imperium_words.reward_words(card.first, card.prize)),
             _box(cat, "second", card.second.words()), _box(cat, "third", card.third.words())]
    return CardInfo(id=card.name, kind="conflict", name=cat.name("conflict", card.name), group="conflict",
                    level=int(card.level), boxes=boxes, data={"control": control} if control else {},
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
    if place.need is not None:
        data["need"] = cat.say(place.need.words())
    return CardInfo(
        id=place.name, kind="space", name=cat.name("space", place.name), group=place.group,
        cost=int(place.cost) or None, icons=[ICONS[int(place.icon)]],
        factions=[] if place.faction == NONE else [FACTION.names[place.faction]], tags=tags, data=data,
        boxes=[_box(cat, "visit", imperium_words.space_words(place), cat.name("space", place.name))],
        reconstructed=place.reconstructed)


def _hagal(cat: Speaker, card: Any) -> CardInfo:
    data: dict[str, Any] = {"troops": int(card.troops), "swords": int(card.swords)}
    if card.space != NONE:
        data["space"] = card.edition.spaces[card.space].name
    tags = [tag for tag, holds in (("signet", card.signet), ("harvest", card.harvest), ("reshuffle", card.reshuffle),
                                   ("solo", card.solo), ("two_players", card.two_players)) if holds]
    return CardInfo(id=card.name, kind="hagal card", name=cat.name("hagal card", card.name), group="hagal",
                    copies=int(card.copies), tags=tags, data=data, reconstructed=card.reconstructed)


