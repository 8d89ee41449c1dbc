"""Games, rules and gallery entries as wire messages."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

import landsraad
from landsraad.bots import DEFAULT, levels_of
from landsraad.gallery import arrakis, dune
from landsraad.gallery.entry import Entry, told
from landsraad.gallery.explanations import explanations
from landsraad.gallery.icon_table import icons_from_outside
from landsraad.games.dune.components.twist import NO_TWIST
from landsraad.games.dune.components.twist import OPTION as TWIST
from landsraad.games.dune.game import YES, FamilyGame
from landsraad.kernel.cells import SOURCES
from landsraad.kernel.game import Game, Option
from landsraad.reference.rules import games as books
from landsraad.reference.rules import rule_index
from landsraad.server.content.modules import modules_in
from landsraad.server.protocol.game_messages import (
    CardBox,
    CardInfo,
    CardSet,
    Explained,
    GameInfo,
    LevelInfo,
    OptionChoice,
    OptionInfo,
    RuleInfo,
    Seating,
    SeatPlace,
    TwistInfo,
)
from landsraad.server.views.animation.cues import STAGES
from landsraad.server.views.cached_messages import CachedMessages, cached_messages, name_of
from landsraad.server.views.message_trees import tree
from landsraad.text.arrakis import names as arrakis_names

ALL_MODULES: Final = "all"
MOST_SETS: Final = 64  # sets of cards that are kept: one for each game, language and combination of modules
SIMPLE: Final = 1  # complexity of a leader for beginners
# As the boxes say.
MINUTES: Final = {"imperium": (60, 120), "uprising": (60, 120), "arrakis": (90, 120)}
# Names of things that are not domains of the game.
NAMED_ONLY: Final = ("icon", "group", "type", "gallery", "cell", "terrain")


@cache
def games(lang: str) -> list[GameInfo]:
    cat = cached_messages(lang)
    return [GameInfo(name=name, title=cat.of_game(name), about=cat.of_game(name, "about"),
                     minutes=MINUTES.get(name, (60, 120)), rules=landsraad.game(name).version,
                     options=[_option(cat, name, option) for option in landsraad.game(name).options],
                     levels=_levels(cat, landsraad.game(name)), seatings=_seatings(landsraad.game(name)),
                     beginner_leaders=_beginner_leaders(landsraad.game(name)))
            for name in landsraad.games()]


def _beginner_leaders(game: Game) -> list[str]:
    """The leaders of a game, without modules, that are marked as simple."""
    if not isinstance(game, FamilyGame):
        return []
    [option] = [option for option in game.options if option.name == "leaders"]
    plain = game.without_expansions(0)
    assert isinstance(plain, FamilyGame)
    return [leader.name for leader in plain.box.leaders
            if leader.complexity == SIMPLE and leader.name in option.choices and leader.name not in option.needs]


def _seatings(game: Game) -> list[Seating]:
    return [Seating(when=seating.when, places=[
        SeatPlace(side=place.side, team=place.team, leader=place.leader, automatic=place.automatic)
        for place in seating.places]) for seating in game.seatings()]


def _levels(cat: CachedMessages, game: Game) -> list[LevelInfo]:
    return [LevelInfo(name=level.name, label=cat.text(f"bot-level-{level.name}"),  # type: ignore[arg-type]
                      seconds=level.seconds, usual=level.name == DEFAULT) for level in levels_of(game)]


def twist_info(cat: CachedMessages, word: str) -> TwistInfo | None:
    """A twist with its rule in one sentence; None for no twist."""
    if word in ("", NO_TWIST):
        return None
    return TwistInfo(id=word, name=cat.name(TWIST, word), rule=cat.attribute(f"{TWIST}-{word}", "rule"))


def _about(cat: CachedMessages, option: Option, word: str) -> str:
    found = twist_info(cat, word) if option.name == TWIST else None
    return "" if found is None else found.rule


def _option(cat: CachedMessages, game: str, option: Option) -> OptionInfo:
    notes = {str(n): cat.of_game(game, f"{option.name}-{n}") for n in range(option.low, option.high + 1)}
    return OptionInfo(name=option.name, label=cat.option(option.name),
                      about=cat.option(option.name, "about"), kind=option.kind,  # type: ignore[arg-type]
                      default=option.default,
                      suggested=None if option.suggested == option.default else option.suggested,
                      low=option.low, high=option.high, of=option.of, asked=option.asked,
                      per_player=option.per_player, most=option.most, gaps=list(option.gaps),
                      notes={n: note for n, note in notes.items() if note},
                      fits=None if option.fits is None else {str(n): words for n, words in option.fits.items()},
                      choices=[OptionChoice(value=word, label=name_of(cat, option.of or option.name, word),
                                            needs=dict([option.needs[word]]) if word in option.needs else {},
                                            about=_about(cat, option, word))
                               for word in option.choices])


@cache
def rules(game: str, lang: str) -> list[RuleInfo]:
    names = [game] if game else books()
    out = []
    for name in names:
        of_game = rule_index(name, lang)
        readings: dict[str, str] = {}
        for question in of_game.questions:
            for id in question.about:
                readings[id] = f"{readings[id]} {question.reading}" if id in readings else question.reading
        out += [RuleInfo(id=rule.id, game=name, topic=rule.topic, topic_title=rule.topic_title, text=rule.text,
                         book=of_game.title,
                         reading=readings.get(rule.id, "")) for rule in of_game.rules]
    return out


def cards(game: str, lang: str, players: int = 0, modules: str = ALL_MODULES) -> CardSet:
    """The components of a game with some of its modules, named with commas between them, or with all of them."""
    if modules == ALL_MODULES:
        return _cards(game, lang, players, None)
    asked, options = modules.split(","), landsraad.game(game).options
    known = [option.name for option in options if YES in option.choices]
    twist = next((word for option in options if option.name == TWIST for word in option.choices if word in asked), "")
    return _cards(game, lang, players, tuple(name for name in known if name in asked), twist)


@lru_cache(MOST_SETS)
def _cards(game: str, lang: str, players: int, modules: tuple[str, ...] | None, twist: str = "") -> CardSet:
    title = landsraad.game(game)
    found = (title.with_everything(players) if modules is None else
             title.variant({"players": players, TWIST: twist, **dict.fromkeys(modules, YES)}))
    cat = cached_messages(lang)
    # With all modules also what one of them covers.
    shown = [found, title.without_expansions(players)] if modules is None else [found]
    return CardSet(game=game, title=cat.of_game(game), lang=lang,  # type: ignore[arg-type]
                   cards=_components(cat, *shown), names=_names(cat, *shown), stages=STAGES,
                   limits=shown[-1].limits(),
                   modules=modules_in(found.box, found.plan, cat) if isinstance(found, FamilyGame) else [],
                   explained=_explained(cat, game, found, players), effect_icons=icons_from_outside(),
                   twist=twist_info(cat, twist))


def _explained(cat: CachedMessages, game: str, found: Game, players: int) -> dict[str, Explained]:
    modules = {module.name for module in found.box.modules} if isinstance(found, FamilyGame) else set()
    return {each.key: Explained(text=cat.text(cat.key_for(game, f"explain-{each.key}")), rule=each.rule,
                                group=each.group)
            for each in explanations(game, modules, players)}


def _components(cat: CachedMessages, *shown: Game) -> list[CardInfo]:
    found: dict[tuple[str, str], Entry] = {}
    for game in shown:
        for entry in (dune.drawn(game.box) if isinstance(game, FamilyGame) else
                      arrakis.drawn() if game.name == "arrakis" else []):
            found.setdefault((entry.domain, entry.id), entry)
    return [_card(cat, entry) for entry in found.values()]


def _card(cat: CachedMessages, entry: Entry) -> CardInfo:
    return CardInfo(
        id=entry.id, kind=entry.domain, name=entry.name(cat), group=entry.group, cost=entry.cost, copies=entry.copies,
        level=entry.level, factions=entry.factions, icons=entry.icons, tags=entry.tags, data=told(cat, entry.data),
        boxes=[CardBox(box=box.id, label=told(cat, box.label), text=cat.say(box.message), words=tree(box.message))
               for box in entry.boxes], place=entry.place, reconstructed=entry.reconstructed)


def _names(cat: CachedMessages, *shown: Game) -> dict[str, dict[str, str]]:
    """Everything that has a name: the members of the domains of cells, moves and events."""
    out: dict[str, dict[str, str]] = {}
    for domain in (game.plan.domain_for(each) for game in shown for each in SOURCES.domains):
        named = {id: cat.name(domain.name, id) for id in domain.names
                 if cat.has(f"{domain.name.replace(' ', '-')}-{id}") or domain.name in arrakis_names.NAMES}
        if named:
            out.setdefault(domain.name, {}).update(named)
    for key in sorted(getattr(cat.bundle, "_messages", {})):
        kind, _, id = str(key).partition("-")
        if kind in NAMED_ONLY:
            out.setdefault(kind, {})[id] = cat.text(key)
    return out
