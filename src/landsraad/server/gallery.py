"""The games and their cards as the client draws them, made from the values the rules run on."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import landsraad
from landsraad.bots import DEFAULT, levels_of
from landsraad.games.imperium.catalogue import Edition
from landsraad.games.imperium.cells import FACTION, ICONS, SEAT
from landsraad.games.imperium.family import FamilyGame
from landsraad.games.imperium.influence import end_of_track, step_words
from landsraad.games.uprising.battle_icons import OBJECTIVES
from landsraad.games.uprising.cells import BATTLE_ICON, POST
from landsraad.games.uprising.contracts import CONTRACT_TOKENS
from landsraad.games.uprising.edition import UPRISING
from landsraad.games.uprising.rival import RIVAL_CARDS
from landsraad.games.uprising.six.cells import BOARD
from landsraad.kernel.algebra import NOTHING
from landsraad.kernel.cells import NONE, SOURCES
from landsraad.kernel.engine import Effect
from landsraad.kernel.game import Game, Option
from landsraad.kernel.words import Words
from landsraad.reference.rules import book
from landsraad.reference.rules import games as books
from landsraad.server import gallery_arrakis
from landsraad.server.staging import STAGES
from landsraad.server.texts import Speaker, name_of, speaker
from landsraad.server.wire import (
    CardBox,
    CardInfo,
    CardSet,
    GameInfo,
    LevelInfo,
    OptionChoice,
    OptionInfo,
    RuleInfo,
    Seating,
    SeatPlace,
)
from landsraad.text import arrakis_names
from landsraad.text import imperium as imperium_words
from landsraad.text import uprising as uprising_words
from landsraad.text.gallery import GALLERIES, hagal_words

# As the boxes say.
MINUTES: Final = {"imperium": (60, 120), "uprising": (60, 120), "arrakis": (90, 120)}
# What has names and is no domain of the game.
NAMED_ONLY: Final = ("icon", "group", "type", "gallery", "cell", "terrain")


@cache
def games(lang: str) -> list[GameInfo]:
    cat = speaker(lang)
    return [GameInfo(name=name, title=cat.of_game(name), about=cat.of_game(name, "about"),
                     minutes=MINUTES.get(name, (60, 120)), rules=landsraad.game(name).version,
                     options=[_option(cat, name, option) for option in landsraad.game(name).options],
                     levels=_levels(cat, landsraad.game(name)), seatings=_seatings(landsraad.game(name)))
            for name in landsraad.games()]


def _seatings(game: Game) -> list[Seating]:
    return [Seating(when=seating.when, places=[
        SeatPlace(side=place.side, team=place.team, leader=place.leader, automatic=place.automatic)
        for place in seating.places]) for seating in game.seatings()]


def _levels(cat: Speaker, game: Game) -> list[LevelInfo]:
    return [LevelInfo(name=level.name, label=cat.text(f"bot-level-{level.name}"),  # type: ignore[arg-type]
                      seconds=level.seconds, usual=level.name == DEFAULT) for level in levels_of(game)]


def _option(cat: Speaker, game: str, option: Option) -> OptionInfo:
    notes = {str(n): cat.of_game(game, f"{option.name}-{n}") for n in range(option.low, option.high + 1)}
    return OptionInfo(name=option.name, label=cat.option(option.name), kind=option.kind,  # type: ignore[arg-type]
                      default=option.default, low=option.low, high=option.high, of=option.of, asked=option.asked,
                      per_player=option.per_player, most=option.most, gaps=list(option.gaps),
                      notes={n: note for n, note in notes.items() if note},
                      fits=None if option.fits is None else {str(n): words for n, words in option.fits.items()},
                      choices=[OptionChoice(value=word, label=name_of(cat, option.of or option.name, word),
                                            needs=dict([option.needs[word]]) if word in option.needs else {})
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
def cards(game: str, lang: str, players: int = 0) -> CardSet:
    found = landsraad.game(game).variant({"players": players})
    cat = speaker(lang)
    return CardSet(game=game, title=cat.of_game(game), lang=lang,  # type: ignore[arg-type]
                   cards=_components(cat, found), names=_names(found, cat), stages=STAGES, limits=found.limits())


def _components(cat: Speaker, game: Game) -> list[CardInfo]:
    if isinstance(game, FamilyGame):
        return _edition(cat, game.edition)
    return gallery_arrakis.components(cat, _box) if game.name == "arrakis" else []


def _names(game: Game, cat: Speaker) -> dict[str, dict[str, str]]:
    """Everything that has a name: the domains of the game's cells, moves and events."""
    out: dict[str, dict[str, str]] = {}
    for domain in (game.plan.own(each) for each in SOURCES.domains):
        named = {id: cat.name(domain.name, id) for id in domain.names
                 if cat.has(f"{domain.name.replace(' ', '-')}-{id}") or domain.name in arrakis_names.NAMES}
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


# The others are called field-…
LABELS: Final = {"trashed": "field-on_trash", "discarded": "field-on_discard", "victory": "screen-after-winning",
                 "need": "field-requirement", "turn": "field-effect", "strife": "field-combat", "toll": "field-cost",
                 "terms": "field-effect", "signet": "field-rival_signet", "task": "field-cost",
                 "special": "field-effect"}


def _box(cat: Speaker, box: str, words: Words, label: str = "") -> CardBox:
    if not label:
        label = cat.text(LABELS.get(box, f"field-{box}"))
        label = label[:1].upper() + label[1:]
    return CardBox(box=box, label=label, text=cat.say(words), words=tree(words))


def _boxes(cat: Speaker, given: list[tuple[str, Effect | None, Words | None]]) -> list[CardBox]:
    out = []
    for box, effect, words in given:
        said = effect.words() if words is None and effect is not None else words
        if said is not None and said.key != "nothing":
            out.append(_box(cat, box, said))
    return out


# ------------------------------------------------------------------ the Imperium family


def _edition(cat: Speaker, book: Edition) -> list[CardInfo]:
    return [*(_card(cat, card) for card in book.cards), *(_intrigue(cat, card) for card in book.intrigue),
            *(_conflict(cat, card) for card in book.conflicts),
            *(_leader(cat, leader) for leader in book.leaders if not leader.automa),
            *(_space(cat, place) for place in book.spaces),
            *(_faction(cat, book, i) for i in range(len(book.renames.own(FACTION).names))),
            *(_tokens(cat, book) if book.name == UPRISING.name else []), *(_hagal(cat, card) for card in book.hagal)]


def _card(cat: Speaker, card: Any) -> CardInfo:
    group = "reserve" if card.reserve != NONE else card.kind
    return CardInfo(
        id=card.name, kind="card", name=cat.name("card", card.name), group=group, cost=int(card.cost) or None,
        copies=int(card.copies), factions=[FACTION.names[i] for i in card.faction],
        icons=[ICONS[i] for i in card.icons],
        tags=[tag for tag, holds in (("anywhere", card.anywhere), ("waives", card.waives)) if holds],
        boxes=_boxes(cat, [("agent", card.agent, imperium_words.agent_words(card)), ("reveal", card.reveal, None),
                           ("acquire", card.acquire, None), ("trashed", card.trashed, None),
                           ("discarded", card.discarded, None)]),
        data=_module(card), reconstructed=card.reconstructed)


def _module(component: Any) -> dict[str, Any]:
    """The module without which a component stays in the box."""
    return {"module": component.module} if component.module else {}


def _intrigue(cat: Speaker, card: Any) -> CardInfo:
    boxes = []
    for when, name in enumerate(("plot", "combat", "victory", "endgame")):
        if card.box(when) is not None:
            boxes.append(_box(cat, name, imperium_words.intrigue_words(card, when)))
    return CardInfo(id=card.name, kind="intrigue card", name=cat.name("intrigue card", card.name), group="intrigue",
                    copies=int(card.copies), tags=[box.box for box in boxes], boxes=boxes,
                    data=_module(card) | ({} if card.need is None else {"need": cat.say(card.need.words())}),
                    reconstructed=card.reconstructed)


def _conflict(cat: Speaker, card: Any) -> CardInfo:
    control = "" if card.prize is None else card.prize.name
    boxes = [_box(cat, "first", imperium_words.reward_words(card.first, card.prize)),
             _box(cat, "second", card.second.words()), _box(cat, "third", card.third.words())]
    data: dict[str, Any] = {"control": control} if control else {}
    if card.icon != NONE:
        data["battle_icon"] = BATTLE_ICON.names[card.icon]
    return CardInfo(id=card.name, kind="conflict", name=cat.name("conflict", card.name), group="conflict",
                    level=int(card.level), boxes=boxes, data=data, tags=["walled"] if card.walled else [],
                    place="conflict", reconstructed=card.reconstructed)


def _leader(cat: Speaker, leader: Any) -> CardInfo:
    boxes = [_box(cat, "left", imperium_words.standing_words(leader), cat.ability(leader.name, "left")),
             _box(cat, "signet", imperium_words.signet_words(leader), cat.ability(leader.name, "signet"))]
    boxes += [_box(cat, f"training:{where}", words, cat.name("training", where))
              for where, words in uprising_words.track_words(leader)]
    data = _module(leader)
    other = imperium_words.other_words(leader)
    if other is not None:
        data["other"] = cat.ability(leader.name, "other")
        boxes += [_box(cat, "other-left", other, cat.ability(leader.name, "other-left")),
                  _box(cat, "other-signet", imperium_words.signet_words(leader, other=True),
                       cat.ability(leader.name, "other-signet"))]
    return CardInfo(
        id=leader.name, kind="leader", name=cat.name("leader", leader.name), group=leader.house,
        level=int(leader.complexity), boxes=boxes, data=data,
        tags=[tag for tag, holds in (("rival", leader.rival), ("guest", leader.module in GALLERIES)) if holds],
        reconstructed=leader.reconstructed)


def _space(cat: Speaker, place: Any) -> CardInfo:
    tags = [tag for tag, holds in (("combat", place.combat), ("maker", place.maker > 0), ("once", place.once != NONE),
                                   ("control", place.flag != NONE)) if holds]
    data: dict[str, Any] = {}
    if place.cost > 0:
        data["pays"] = SEAT.name_of(int(place.of))
    if place.maker > 0:
        data["base_spice"] = int(place.maker)
    if place.once != NONE:
        data["once"] = SEAT.name_of(int(place.once))  # what a seat that has been here has
    if place.later:
        data["later"] = int(place.later)  # what it costs once anybody has been here
    posts = uprising_words.posts_of(place)
    if posts:
        data["posts"] = posts
    if place.board != NONE:
        data["board"] = BOARD.names[place.board]  # only the owner of this personal board comes here
    boxes = [_box(cat, "visit", imperium_words.space_words(place), cat.name("space", place.name))]
    if place.toll is not NOTHING and place.effect is not NOTHING:
        boxes.append(_box(cat, "toll", place.toll.words()))
    if place.need is not None and place.toll is NOTHING:  # a toll says itself what it takes
        boxes.append(_box(cat, "need", place.need.words()))
    return CardInfo(
        id=place.name, kind="space", name=cat.name("space", place.name), group=place.group,
        cost=int(place.cost) or None, icons=[ICONS[int(place.icon)]],
        factions=[] if place.faction == NONE else [place.edition.renames.own(FACTION).names[place.faction]],
        tags=tags, data=data, boxes=boxes, place=f"space:{place.name}", reconstructed=place.reconstructed)


def _faction(cat: Speaker, book: Edition, faction: int) -> CardInfo:
    """A track: its length, and the steps that give something."""
    id = book.renames.own(FACTION).names[faction]
    return CardInfo(id=id, kind="faction", name=cat.name("faction", id), group="faction",
                    level=int(end_of_track(faction)), factions=[id],
                    boxes=[_box(cat, str(step), gift, cat.text("field-step", n=step))
                           for step, gift in step_words(book, faction)], place=f"faction:{id}")


def _tokens(cat: Speaker, book: Edition) -> list[CardInfo]:
    """Observation posts, contracts, objectives and Rivals."""
    posts = [CardInfo(
        id=name, kind="post", name=cat.name("post", name), group="post",
        icons=[ICONS[int(place.icon)] for place in book.spaces if book.spaces_at[i] >> place.id & 1][:1],
        data={"spaces": [place.name for place in book.spaces if book.spaces_at[i] >> place.id & 1]},
        place=f"post:{name}") for i, name in enumerate(book.renames.own(POST).names)]
    contracts = [CardInfo(
        id=token.name, kind="contract", name=cat.name("contract", token.name), group="contract",
        copies=int(token.copies), tags=["sardaukar"] if token.sardaukar else [],
        boxes=[_box(cat, "terms", uprising_words.contract_words(token))],
        data={"space": token.space} if token.space else {}, place=f"contract:{token.name}")
        for token in CONTRACT_TOKENS]
    objectives = [CardInfo(
        id=objective.name, kind="objective", name=cat.name("objective", objective.name), group="objective",
        tags=[tag for tag, holds in (("first", objective.first), ("few", objective.few), ("many", objective.many))
              if holds], data={"battle_icon": BATTLE_ICON.names[objective.icon]},
        reconstructed=objective.reconstructed) for objective in OBJECTIVES]
    rivals = [CardInfo(
        id=rival.name, kind="rival", name=cat.name("rival", rival.name), group="rival", level=int(rival.swordmaster),
        factions=[FACTION.names[faction] for faction in rival.order], tags=["streamlined"] if rival.for_two else [],
        boxes=[_box(cat, "signet", rival.signet.words()), _box(cat, "scheme", rival.scheme.words())],
        data={"person": rival.person} if rival.person else {}, reconstructed=rival.reconstructed)
        for rival in RIVAL_CARDS if book is UPRISING]
    return [*posts, *contracts, *objectives, *rivals]


def _hagal(cat: Speaker, card: Any) -> CardInfo:
    place = None if card.space == NONE else card.edition.spaces[card.space]
    tags = [tag for tag, holds in (("signet", card.signet), ("harvest", card.harvest), ("reshuffle", card.reshuffle),
                                   ("solo", card.solo), ("two_players", card.two_players)) if holds]
    boxes = [_box(cat, "turn", hagal_words(card))]
    if card.swords:
        boxes.append(_box(cat, "strife", Words("gain-swords", {"n": int(card.swords)})))
    return CardInfo(
        id=card.name, kind="hagal card", name=cat.name("hagal card", card.name), group="hagal", copies=int(card.copies),
        icons=[] if place is None else [ICONS[int(place.icon)]],
        factions=[] if place is None or place.faction == NONE else [FACTION.names[place.faction]], tags=tags,
        boxes=boxes, place="" if place is None else f"space:{place.name}", reconstructed=card.reconstructed)


