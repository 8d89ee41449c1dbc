"""Messages are complete: everything that the games can say has one, and every message is used."""

from __future__ import annotations

import contextlib
import io
import random
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser, ast

import landsraad
from landsraad.analysis.decision_kinds import ARRAKIS as ARRAKIS_DECISIONS
from landsraad.analysis.decision_kinds import DUNE as DUNE_DECISIONS
from landsraad.analysis.grading import Verdict
from landsraad.bots import levels_of
from landsraad.cli.commands import cards as command
from landsraad.cli.game_options import declared
from landsraad.cli.screen.arrakis.move_list import HEADINGS
from landsraad.cli.screen.coach import OWN_WORDS
from landsraad.cli.screen.dune.board import MIDDLE, RIGHT
from landsraad.cli.screen.dune.players import COLUMNS
from landsraad.cli.screen.dune.uprising import OWN_SYMBOLS
from landsraad.cli.screen.icons import JOINTS, LEGEND, SHORT, WAR_LEGEND, Icons
from landsraad.cli.screen.lesson_game import COACH_WORDS
from landsraad.cli.screen.move_list import ROWS
from landsraad.cli.screen.pages import ENDS, WORDS
from landsraad.cli.screen.start_menu import asked_modules, module_messages
from landsraad.gallery.dune import drawn, hagal_message
from landsraad.gallery.explanations import explanations
from landsraad.gallery.icon_table import read_icons
from landsraad.gallery.listing import components, entries
from landsraad.games.arrakis.rounds.actions import STANDARD
from landsraad.games.arrakis.solo_pieces import events as mahdi_tidings
from landsraad.games.arrakis.state import cells as war_cells
from landsraad.games.arrakis.state import events as war_tidings
from landsraad.games.arrakis.state.areas import TERRAINS
from landsraad.games.arrakis.state.component_types import (
    LEADER_CARDS,
    OBJECTIVE_CARDS,
    PLANNING_CARDS,
    PRESCIENCE_CARDS,
    START_TOKENS,
    TOKEN_FACES,
)
from landsraad.games.data import icon_files, read_yaml
from landsraad.games.dune.automa.hagal import events as hagal_events
from landsraad.games.dune.automa.rivals import events as rival_events
from landsraad.games.dune.automa.rivals.card import RIVAL_CARDS
from landsraad.games.dune.bases.six import cells as six_cells
from landsraad.games.dune.bases.six import events as six_tidings
from landsraad.games.dune.bases.uprising import cells as own_cells
from landsraad.games.dune.bases.uprising import events as own_tidings
from landsraad.games.dune.bases.uprising.rules.battle_icons import OBJECTIVES
from landsraad.games.dune.components.box import Box
from landsraad.games.dune.modules.choam.contracts import CONTRACT_TOKENS
from landsraad.games.dune.modules.rise_of_ix.tile import TECH_TILES
from landsraad.games.dune.scenario.positions import PHASES
from landsraad.games.dune.state import cells
from landsraad.games.dune.state import events as tidings
from landsraad.games.dune.titles.imperium import BOX as BASE
from landsraad.games.dune.titles.six import BOX as SIX
from landsraad.games.dune.titles.six import SIX_PLAYERS
from landsraad.games.dune.titles.uprising import BOX as UPRISING
from landsraad.games.dune.titles.uprising import VARIANTS
from landsraad.kernel import algebra
from landsraad.kernel.cells import Domain
from landsraad.kernel.engine import EFFECTS, Effect
from landsraad.kernel.events import KEPT, MENDED, MOVED, SKIPPED, EventKind
from landsraad.kernel.messages import Message
from landsraad.play.seats import CONTROLLERS
from landsraad.puzzles import KINDS as PUZZLE_KINDS
from landsraad.puzzles import LEVELS as PUZZLE_LEVELS
from landsraad.text.arrakis import labels as war_details
from landsraad.text.dune import labels as details
from landsraad.text.dune import uprising_labels as own_details
from landsraad.text.messages import Messages, languages, message_files
from support.dune.boxes import BASE as WITHOUT_MODULES
from support.dune.table import table
from support.reasons import keys

GAMES = [*(landsraad.game(name) for name in landsraad.games()), SIX_PLAYERS]
BOXES = [BASE, UPRISING, SIX]
MODULES = [module for name, module in sorted(sys.modules.items())
           if name.startswith(("landsraad.games.dune.modules.", "landsraad.games.dune.combinations."))]
KINDS = [*{id(kind): kind for package in (tidings, own_tidings, hagal_events, rival_events, six_tidings, war_tidings,
                                          mahdi_tidings, *MODULES)
           for kind in vars(package).values()
           if isinstance(kind, EventKind)}.values(), SKIPPED, MOVED, MENDED, KEPT]
DOMAINS = list({id(domain): domain
                for package in (cells, tidings, own_cells, own_tidings, hagal_events, rival_events, six_cells,
                                war_cells, war_tidings, mahdi_tidings, algebra, *MODULES)
                for domain in vars(package).values() if isinstance(domain, Domain)}.values())
# Games and numbers of players, and how often a decision of one kind is tested in a game, because a war is long.
TABLES = [*((game, players) for game in ("imperium", "uprising") for players in (1, 2, 3, 4)), ("uprising", 6),
          *(("arrakis", players) for players in (1, 2))]
LOOKS = {"arrakis": 2}

# What changes on a seat's board and is not a resource.
FAMILY_CELLS = ("agents", "alliances", "conflict", "controls", "council", "garrison", "intrigue", "strength", "supply",
                "swordmaster", "vp")
CELLS = {"imperium": FAMILY_CELLS,
         "uprising": (*FAMILY_CELLS, "sandworms", "spies", "maker_hooks", "contracts", "completed", "won", "matched",
                      "memories"),
         "arrakis": ("bene_gesserit", "used_dice", "officers", "hand", "objectives", "spent_tokens", "reinforcements",
                     "unrolled_dice")}


@pytest.fixture(params=languages())
def cat(request: pytest.FixtureRequest) -> Iterator[Messages]:
    """The messages of a language, without troubles before and after the test."""
    messages = Messages.load(request.param)
    messages.troubles.clear()
    yield messages
    assert messages.troubles == []


def effects(whole_box: Box) -> Iterator[Effect]:
    """Returns every effect that a component of the game shows."""
    for card in whole_box.cards:
        yield from (card.agent, card.reveal, card.acquire, card.trashed, card.discarded, card.immediate,
                    card.to_resolve)
    for place in whole_box.spaces:
        yield from (place.effect, place.toll, place.presence)
    for intrigue in whole_box.intrigue:
        yield intrigue.cost
        yield from (box for box in map(intrigue.effect_at, range(5)) if box is not None)
    for conflict in whole_box.conflicts:
        yield from map(conflict.reward, (1, 2, 3))
    for leader in whole_box.leaders:
        yield from (leader.signet, leader.setup, leader.council, leader.paid_solari, leader.harvested, leader.reveal,
                    leader.agent, leader.second_step_bonus, leader.immediate, leader.to_resolve)
    for hagal in whole_box.hagal:
        yield from (hagal.effect, hagal.instead)
    yield from (*whole_box.alliance_bonuses,
                *(step for steps in (whole_box.teams.track_steps if whole_box.teams else []) for step in steps))
    yield from (part for tile in TECH_TILES for part in tile.boxes().values() if isinstance(part, Effect))
    if whole_box is UPRISING:
        yield from (token.reward for token in CONTRACT_TOKENS)
        for rival in RIVAL_CARDS:
            yield from (rival.signet, rival.scheme)


def words() -> Iterator[Message]:
    """Returns every message of an effect that may be shown."""
    for box in BOXES:
        for effect in effects(box):
            yield effect.message()
            yield from (part.message() for part in all_parts(effect))
        for component in (*box.spaces, *box.intrigue):
            if component.need is not None:
                yield component.need.message()
        yield from map(details.agent_message, box.cards)
        yield from map(details.space_message, box.spaces)
        yield from map(details.standing_message, box.leaders)
        yield from (details.signet_message(leader, other) for leader in box.leaders for other in (False, True))
        yield from (found for found in map(details.other_words, box.leaders) if found is not None)
        yield from (details.reward_message(card.first, card.prize) for card in box.conflicts)
        yield from map(hagal_message, box.hagal)
        yield from (found for item in box.agent_items if (found := item.words()) is not None)
    yield from map(own_details.contract_message, CONTRACT_TOKENS)
    yield from war_words()


def war_words() -> Iterator[Message]:
    """Returns the parts of an effect that a seat can be asked to choose; other parts have no message."""
    told = [*STANDARD, *(card.effect for card in PLANNING_CARDS), *(card.task for card in PRESCIENCE_CARDS),
            *(card.special for card in LEADER_CARDS if card.special is not None)]
    for effect in told:
        yield effect.message()
        yield from (part.message() for part in getattr(effect, "parts", []))
    yield from map(war_details.planning_message, PLANNING_CARDS)
    for card in PRESCIENCE_CARDS:
        yield from (war_details.claim_message(card), war_details.task_message(card), war_details.step_message(card))
        if card.need is not None:
            yield card.need.message()


def all_parts(effect: Effect) -> Iterator[Effect]:
    for part in effect.parts_of():
        if part is not effect:
            yield part
            yield from all_parts(part)


def asking() -> set[type[Effect]]:
    """Returns the classes of effects that ask something, without those made by tests."""
    made = {type(EFFECTS.all[i]) for i in range(len(EFFECTS.all)) if EFFECTS.all[i].asks}
    declared = {kind for kind in kinds_of(Effect) if kind is not Effect and "options" in vars(kind)}
    return {kind for kind in made | declared if kind.__module__.startswith("landsraad.")}


def kinds_of(kind: type[Effect]) -> Iterator[type[Effect]]:
    yield kind
    for narrower in kind.__subclasses__():
        yield from kinds_of(narrower)


def events() -> Iterator[dict[str, Any]]:
    """Returns every kind of event with every member of its domains, and numbers that need different plurals."""
    for kind in KINDS:
        values: list[list[Any]] = [
            [-1, 0, 1, 2, 3] if domain is None else [*domain.names, None] for _, domain in kind.values]
        for i in range(max((len(column) for column in values), default=1)):
            full = {"kind": kind.name, "seat": "A"}
            for (name, _), column in zip(kind.values, values, strict=True):
                full[name] = column[i % len(column)]
            yield full
            yield {**full, "cause": {"kind": "card", "id": "dagger"}}
            if kind.secret:
                yield {name: value for name, value in full.items() if name not in kind.secret}


def test_every_effect_is_said(cat: Messages) -> None:
    for said in words():
        text = cat.say(said)
        assert text and "{" not in text and "$" not in text


def test_every_event_is_told(cat: Messages) -> None:
    for event in events():
        assert bool(cat.event(event)) is (event["kind"] != "moved")
        title, why = cat.step(event)
        assert bool(title) is cat.has(f"step-{event['kind']}") and "{" not in title + why


def test_every_member_of_every_domain_has_a_name(cat: Messages) -> None:
    plans = [game.plan for game in (*GAMES, SIX_PLAYERS)]
    members = {(domain.name, id) for domain in DOMAINS for plan in plans for id in plan.domain_for(domain).names}
    assert {"card", "space", "leader", "conflict", "post", "hagal card"} <= {kind for kind, _ in members}
    for kind, id in sorted(members):
        assert cat.name(kind, id)
    for icon in (*cells.ICONS, "any"):
        assert cat.name("icon", icon)
    for box in BOXES:
        for place in box.spaces:
            assert cat.name("group", place.group)
    assert all(cat.name("terrain", name) for name in TERRAINS)
    assert all(cat.text(f"ban-{power}") for power in war_cells.POWER.names)


def test_every_choice_before_a_game_has_a_name(cat: Messages) -> None:
    for game in GAMES:
        for option in game.options:
            assert cat.option(option.name)
            for word in option.choices:
                assert word == "random" or cat.name(option.of, word), (option.name, word)
    assert all(cat.name("variant", word) for word in VARIANTS)


def test_every_leader_has_names_for_both_abilities(cat: Messages) -> None:
    for leader in (leader for box in BOXES for leader in box.leaders if not leader.automa):
        sides = ("left", "signet", *(("other", "other-left", "other-signet") if details.other_words(leader) else ()))
        assert all(cat.ability(leader.name, side) for side in sides)


def test_what_a_preview_lists_has_a_name(cat: Messages) -> None:
    for game, names in CELLS.items():
        assert [name for name in names if not cat.has(cat.key_for(game, f"cell-{name}"))] == []
        options = {"imperium": {"players": 3}, "uprising": {"players": 3, "choam": "yes"}, "arrakis": {"players": 2}}
        shown = landsraad.new(game, seed=1, **options[game]).view("A")["A"]  # type: ignore[arg-type]
        assert [name for name in names if name not in shown] == []


def test_every_move_and_every_decision_has_a_label(cat: Messages) -> None:
    for game in GAMES:
        assert [family.name for family in game.plan.moves.families
                if not cat.has(cat.key_for(game.name, f"move-{family.name}"))] == []
    assert sorted(kind.__name__ for kind in asking() if not asked_as(cat, kind)) == []


def asked_as(cat: Messages, kind: type[Effect]) -> str:
    """Returns the message of a decision: its own, or that of a base class."""
    game = kind.__module__.split(".")[2] if kind.__module__.startswith("landsraad.games.") else ""
    keys = (cat.key_for(game, f"decision-{wider.__name__}") for wider in kind.__mro__)
    return next((key for key in keys if cat.has(key)), "")


@pytest.mark.long
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_whole_games_are_told_without_a_gap(cat: Messages, players: int, game: str) -> None:
    nth = languages().index(cat.language)
    for seed in range(3) if cat.language == "en" else (3 + nth,):  # most gaps show in any language
        rng = random.Random(seed)
        options = {"choam": "yes" if seed != 1 else "no"} if game == "uprising" else {}
        t = landsraad.new(game, players=players, seed=seed, **options)
        looked: Counter[str] = Counter()
        while not t.over:
            moves = t.legal()
            asks = type(t.state.clone().top()).__name__
            looked[asks] += 1
            if looked[asks] <= LOOKS.get(game, looked[asks]):
                assert cat.decision(t)
                labels = [cat.move(t, move) for move in moves]
                assert all(labels) and len(set(labels)) == len(moves), labels
            t.play(rng.choice(moves))
        assert cat.decision(t)
        for seat in (None, t.seats[seed % len(t.seats)]):
            for event in t.events(seat=seat)[-5000:]:
                assert bool(cat.event(event)) is (event["kind"] != "moved")


# ------------------------------------------------------------------ the files themselves


def entries_of(language: str) -> list[ast.Message | ast.Term | ast.Junk]:
    found: list[ast.Message | ast.Term | ast.Junk] = []
    for file in message_files(language):
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        found += [entry for entry in resource.body if isinstance(entry, (ast.Message, ast.Term, ast.Junk))]
    return found


@pytest.mark.parametrize("language", languages())
def test_the_files_are_well_formed(language: str) -> None:
    found = entries_of(language)
    assert [entry.content for entry in found if isinstance(entry, ast.Junk)] == []
    ids = [entry.id.name for entry in found if isinstance(entry, ast.Message)]
    assert [id for id in ids if ids.count(id) > 1] == []


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_messages_of_the_first(language: str) -> None:
    ids = [{entry.id.name for entry in entries_of(name) if isinstance(entry, ast.Message)} for name in ("en", language)]
    assert ids[0] == ids[1]


@pytest.mark.long
def test_no_message_is_unused(cat: Messages, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every message is used by a component, named in the code, or part of another message."""
    said: set[str] = set()
    plain = Messages._format

    def listen(self: Messages, key: str, attribute: str, args: Any) -> str:
        said.add(key)
        return plain(self, key, attribute, args)

    monkeypatch.setattr(Messages, "_format", listen)
    test_every_effect_is_said(cat)
    test_every_event_is_told(cat)
    test_every_member_of_every_domain_has_a_name(cat)
    test_every_choice_before_a_game_has_a_name(cat)
    said |= {cat.key_for(game, f"cell-{name}") for game, names in CELLS.items() for name in names}
    for name in landsraad.games():
        assert cat.of_game(name) and cat.of_game(name, "about") and cat.of_game(name, "nothing") == ""
    with contextlib.redirect_stdout(io.StringIO()):
        for game in GAMES:
            command.show_plain(cat, components(game.name, guests=True))
            said |= {cat.key_for(game.name, f"move-{family.name}") for family in game.plan.moves.families}
        command.show_plain(cat, [entry for entry in drawn(WITHOUT_MODULES) if entry.kind == "intrigue"])
    said |= {asked_as(cat, kind) for kind in asking()}
    said |= {cat.key_for(game.name, f"decision-{kind.__name__}") for game in GAMES for kind in asking()}
    said |= {f"option-help-{name}" for name in declared()}
    said |= {key for game in ("imperium", "uprising") for module in asked_modules(game)
             for key in module_messages(cat, module)}
    said |= {cat.key_for(game, f"explain-{each.key}") for game in landsraad.games()
             for each in explanations(game, None, players=6)}
    said.add("event-picked")  # of a kind that the kernel declares
    said |= {f"review-{column}" for column in ("start", "luck", "play", "others", "rest", "final", "accuracy")}
    said |= {f"review-kind-{kind}" for kind in (*DUNE_DECISIONS, *ARRAKIS_DECISIONS)}
    said |= {f"verdict-{verdict}" for verdict in get_args(Verdict)}
    said |= {f"puzzle-{part}-{kind}" for part in ("kind", "asks", "fails") for kind in PUZZLE_KINDS}
    said |= {f"puzzle-level-{level}" for level in PUZZLE_LEVELS}
    said |= {f"bot-level-{level.name}" for game in GAMES for level in levels_of(game)}
    said |= set(terminal_messages()) | {f"refusal-{key}" for key in keys()} | set(messages_of_modules(cat))
    source = "\n".join(path.read_text(encoding="utf-8") for path in Path(landsraad.__file__).parent.rglob("*.py"))
    said |= set(re.findall(r"""["']([a-z][\w-]*)["']""", source))
    found = entries_of(cat.language)
    said |= {part.id.name for part in references(found)}
    assert sorted({entry.id.name for entry in found if isinstance(entry, ast.Message)} - said) == []


def messages_of_modules(cat: Messages) -> Iterator[str]:
    """Returns the messages of what only modules add: cells, pieces, tie-breaks, a line of the help."""
    for game in (*GAMES, SIX_PLAYERS):
        for section in (game.plan.table, game.plan.seat):
            yield from (cat.key_for(game.name, f"cell-{field.name}") for field in section.fields if field.part)
    for box in BOXES:
        yield from (f"help-{module.name}" for module in box.modules)
        for tie in box.tie_breaks:
            yield from (f"reason-{tie.name}", f"decided-{tie.name}")
        for piece in (piece for module in box.modules for piece in module.pieces):
            yield f"{piece.domain.replace(' ', '-')}-{piece.name}"
            yield from (f"field-{place}" for place in piece.boxes)


def terminal_messages() -> Iterator[str]:
    """Returns the messages that the terminal makes from its own lists."""
    yield from (f"coach-icon-{name}" for name in OWN_WORDS)
    yield from (f"command-{word}" for word in COACH_WORDS)
    shorts = [*("some", "each-opponent", "when-else"),
              *(key for key, each in read_icons().effects.items() if each.terminal == SHORT)]
    decided = ("vp", "spice", "solari", "water", "garrison", "reveal", "shared")
    ends = ("supremacy", "objective")
    for prefix, words in (("sign", (*LEGEND, *OWN_SYMBOLS, *WAR_LEGEND)), ("war-heading", HEADINGS),
                          ("mark", own_cells.BATTLE_ICON.names),
                          ("short", shorts), ("phase", (*PHASES, "over")),
                          ("board", (*MIDDLE, *RIGHT)), ("column", COLUMNS), ("heading", ROWS), ("command", WORDS),
                          ("reason", decided), ("decided", (*decided, *ends)), ("ended", (*ENDS, *ends)),
                          ("simulate", ("ended", "decided")), ("seat-kind", (*CONTROLLERS, "player"))):
        yield from (f"{prefix}-{word}" for word in words)


def inside(said: Message) -> Iterator[Message]:
    """Returns a message and all messages inside it."""
    yield said
    for value in said.args.values():
        for part in value if isinstance(value, (list, tuple)) else (value,):
            if isinstance(part, Message):
                yield from inside(part)


def test_every_effect_says_how_it_is_drawn(cat: Messages) -> None:
    """Each effect has one line in the `icons.yaml` of its set, and every line has an effect."""
    said = {part.key for whole in words() for part in inside(whole)}
    assert sorted(said - {*read_icons().effects, *JOINTS}) == []
    assert [key for key in read_icons().effects if not cat.has(key)] == []
    lines = [key for file in icon_files() for key in read_yaml(file.read_text("utf-8")).get("effects", {})]
    assert [key for key in lines if lines.count(key) > 1] == []


def test_effects_are_drawn_without_a_gap(cat: Messages) -> None:
    for fancy in (True, False):
        icons = Icons(cat, fancy)
        assert not [said for said in words() if "{" in icons.short(said)]


def test_the_terminal_has_words_for_its_tables(cat: Messages) -> None:
    assert [key for key in terminal_messages() if not cat.has(key)] == []


def references(found: list[Any]) -> Iterator[ast.MessageReference]:
    """Returns the messages that messages refer to."""
    for node in found:
        if isinstance(node, ast.MessageReference):
            yield node
        elif isinstance(node, ast.BaseNode):
            yield from references(list(vars(node).values()))
        elif isinstance(node, list):
            yield from references(node)


def test_every_message_named_in_the_code_exists(cat: Messages) -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in Path(landsraad.__file__).parent.rglob("*.py"))
    named = set(re.findall(r'\.text\(\s*"([^"]+)"', source)) | set(re.findall(r'\bWords\("([\w-]+)"(?! \+)', source))
    assert len(named) > 50
    assert sorted(key for key in named - {"gain", "pay-for"} if not cat.has(key)) == []  # examples in a docstring


def test_the_gallery_knows_every_component(cat: Messages) -> None:
    for box in BOXES:
        shown = {entry["id"] for entry in entries(box.name, language=cat.language, guests=True)}
        components = {component.name for component in (*box.cards, *box.spaces, *box.intrigue, *box.conflicts,
                                                       *box.leaders, *box.hagal)}
        assert components - shown == {"house_hagal"} & components  # six players have no automa
    tokens = {component.name for component in (*CONTRACT_TOKENS, *OBJECTIVES, *RIVAL_CARDS)}
    assert tokens <= shown
    shown = {entry["id"] for entry in entries("arrakis", language=cat.language)}
    assert shown == {*war_cells.LEADER.names, *(component.name for component in (
        *PLANNING_CARDS, *PRESCIENCE_CARDS, *OBJECTIVE_CARDS, *TOKEN_FACES, *START_TOKENS)), *war_cells.TACTICS.names}


def test_a_table_of_one_position_speaks_too(cat: Messages) -> None:
    t = table(A={"hand": ["reconnaissance"]})
    assert all(cat.move(t, move) for move in t.legal())
