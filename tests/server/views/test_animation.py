"""What the screen is told about events: where pieces go, what changes, and why an automa does what it does."""

from __future__ import annotations

import copy
import random
import re
from typing import Any

import pytest

import landsraad
from landsraad.kernel.events import EVENTS, EventKind
from landsraad.server.content import games as gallery
from landsraad.server.protocol.game_messages import Alter
from landsraad.server.views.animation.cues import STAGES
from landsraad.text.messages import Messages, languages
from server.http.test_table import seat_of
from server.stack import run, running
from support import miniature_game
from support.sampling import ALL

# What a view shows and events alone change: told rightly, it is right after every move of every game. (A card that was
# set aside is acquired from there, and another copy may lie in the row: so the row is not here.)
EXACT = re.compile(r"[A-F]\.(vp|solari|spice|water|garrison|supply|conflict|influence\.\w+|alliances|controls|council|"
                   r"swordmaster|intrigue|spies|sandworms|maker_hooks|contracts|completed|training|memories|"
                   r"reverend_mother)|alliance\.\w+|control\.\w+|reserve\.\w+|round|conflict|first|agents\.\w+|"
                   r"shield_wall|contract_row|contract_bank|throne_row")


def fill(template: str, event: dict[str, Any]) -> str | None:
    """The template with the values of the event in it, or nothing if one is not known."""
    names = re.findall(r"\{(\w+)\}", template)
    return None if any(event.get(name) is None for name in names) else template.format_map(event)


def holds(only: str, event: dict[str, Any]) -> bool:
    name, _, word = only.partition("=")
    if word:
        return bool(event.get(name) == word)
    return not only or bool(event.get(only.removeprefix("!"))) is not only.startswith("!")


def alter(view: dict[str, Any], event: dict[str, Any], change: Alter) -> str | None:
    """Do to the view what the event says; the path that was changed, if there is one."""
    path = fill(change.path, event)
    if path is None or not holds(change.only, event):
        return None
    *way, last = path.split(".")
    at: Any = view
    for part in way:
        at = at.get(part)
        if at is None:
            return None
    value = event[change.value] if change.value else copy.deepcopy(change.fixed)
    was = at.get(last)
    if change.does == "add" and isinstance(was, int):
        at[last] = was + change.times * value
    elif change.does == "set" and last in at:
        at[last] = value
    elif change.does == "put":
        at[last] = [*([] if was is None else was if isinstance(was, list) else [was]), value]
    elif change.does == "take" and isinstance(was, list) and value in was:
        at[last] = [x for i, x in enumerate(was) if i != was.index(value)]
    elif change.does == "take" and was == value:
        at[last] = []
    else:
        return None
    return path


def at(view: dict[str, Any], path: str) -> Any:
    value: Any = view
    for part in path.split("."):
        value = value.get(part) if isinstance(value, dict) else None
    listed = [value] if path.startswith("agents.") and isinstance(value, str) else value
    return (sorted(listed) if isinstance(listed, list) else listed) or 0


TOLD = {"gained", "scored", "recruited", "deployed", "influence", "acquired", "drew_intrigue"}
TOLD_OF_MANY = {"summoned", "took_contract", "contract_shown", "completed_contract", "maker_hooks", "wall_gone"}
TOLD_OF_TEAMS = {"enthroned", "handed_over", "handed_intrigue"}


@pytest.mark.long
@pytest.mark.parametrize(("game", "players"), [*((game, n) for game in ("imperium", "uprising") for n in (1, 2, 3, 4)),
                                               ("uprising", 6)])
def test_what_events_say_changes_is_what_changes(game: str, players: int) -> None:
    wanted = TOLD | ({"spy_placed", "spy_recalled"} if game == "uprising" else set())
    wanted |= TOLD_OF_MANY if game == "uprising" and players > 2 else set()
    wanted |= TOLD_OF_TEAMS if players == 6 else set()
    seen: dict[str, int] = {}
    for seed in range(12 if players < 6 else 2):
        if seed > 2 and set(seen) >= wanted and not ALL:
            break
        rng = random.Random(seed)
        t = landsraad.new(game, players=players, seed=seed, **({"choam": "yes"} if game == "uprising" else {}))
        before, told = t.view(None), len(t.events())
        while not t.over:
            # Hardly anybody gives a card away by chance.
            gifts = [move for move in t.legal() if t.notation(move).startswith("hand_intrigue")] if players == 6 else []
            t.play(rng.choice(gifts or t.legal()))
            shown = copy.deepcopy(before)
            changed: dict[str, str] = {}
            news = t.events(told)
            for event in news:
                for change in STAGES[event["kind"]].alters if event["kind"] in STAGES else ():
                    path = alter(shown, event, change)
                    if path is not None and EXACT.fullmatch(path):
                        changed[path] = event["kind"]
            after = t.view(None)
            for path, kind in changed.items():
                assert at(shown, path) == at(after, path), (seed, path, kind, t.notation(t.moves[-1]))
                seen[kind] = seen.get(kind, 0) + 1
            before, told = after, told + len(news)
    assert set(seen) >= wanted, wanted - set(seen)


def test_every_kind_of_event_is_staged_or_has_nothing_to_show() -> None:
    others = {kind.name for kind in vars(miniature_game).values() if isinstance(kind, EventKind)}
    kinds = {name: kind for name, kind in EVENTS.kinds.items() if not kind.silent and name not in others}
    plain = {"looked", "took_card", "removed", "masterstroke", "passed_turn", "cleaned_up", "tied",
             "endgame",
             "war_round", "war_phase", "war_pass", "dice_wasted", "rules_mended", "kept_move"}
    assert set(kinds) - set(STAGES) == plain
    for name, stage in STAGES.items():
        known = {"seat", "place", *(value for value, _ in EVENTS.kinds[name].values)}
        for text in [stage.icon, *(part for go in stage.travels for part in (go.piece, go.whence, go.whither)),
                     *(change.path for change in stage.alters)]:
            assert set(re.findall(r"\{(\w+)\}", text)) <= known, (name, text)
        for value in [*(go.n for go in stage.travels), *(change.value for change in stage.alters),
                      *(part.only.removeprefix("!").partition("=")[0] for part in (*stage.travels, *stage.alters))]:
            assert value == "" or value in known, (name, value)


def test_the_steps_of_automas_are_explained_in_every_language() -> None:
    """A title without the name of the automa, and a reason; nothing of it unfinished."""
    for language in languages():
        cat = Messages.load(language)
        cat.troubles.clear()
        said: dict[str, set[str]] = {}
        for players in (1, 2):
            for seed in range(6):
                rng = random.Random(seed)
                t = landsraad.new("imperium", players=players, seed=seed, **({"difficulty": "mentat"} if players == 1
                                                                               else {}))
                while not t.over:
                    t.play(rng.choice(t.legal()))
                for event in t.events(0, None):
                    if event.get("cause", {}).get("kind") == "hagal card" or event["kind"].startswith("hagal_"):
                        title, why = cat.step(event, {"A": "Olena"})
                        assert "{" not in title + why and "$" not in title + why
                        said.setdefault(event["kind"], set()).add(f"{title}|{why}" if title else "")
        assert cat.troubles == []
        assert {"hagal_card", "hagal_ignored", "hagal_agent", "influence", "recruited", "deployed"} <= set(said)
        assert all(line.split("|")[1] for kind in ("hagal_card", "hagal_ignored", "hagal_agent") for line in said[kind])


def test_only_what_automas_do_is_explained(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            for players in (1, 3):
                made = await stack.new(players, seed=3)
                path = f"/api/tables/{made['id']}"
                for _ in range(40):
                    public = await stack.get(path)
                    token = seat_of(public, made)
                    state = await stack.get(path, token)
                    move = state["legal"][state["seq"] % len(state["legal"])]["move"]
                    await stack.post(f"{path}/moves", token=token, expect=state["seq"], move=move)
                lines = (await stack.get(path))["events"]
                automas = {seat["seat"] for seat in public["seats"] if seat["controller"] == "automa"}
                explained = [line for line in lines if line.get("title")]
                assert bool(explained) is (players == 1)
                for line in explained:
                    assert line["seat"] in automas or line["data"]["cause"]["kind"] == "hagal card"
                    assert line["title"] != line["text"]
    run(go())


def test_the_card_set_carries_what_the_board_shows() -> None:
    found = {(card.kind, card.id): card for card in gallery.cards("imperium", "en").cards}
    boxes = {key: {box.box: (box.words["key"], box.words["args"]) for box in card.boxes} for key, card in found.items()}
    assert boxes["space", "sietch_tabr"]["need"] == ("if-influence", {"n": 2, "faction": "fremen"})
    assert boxes["space", "sell_melange"] == {"visit": ("sell-melange", {"least": 2, "most": 5, "from": 6, "to": 12})}
    assert found["space", "high_council"].data["once"] == "council"
    assert boxes["faction", "emperor"] == {"2": ("gain-vp", {"n": 1}), "4": ("troops", {"n": 2})}
    assert boxes["hagal card", "hagal_conspire"]["strife"] == ("gain-swords", {"n": 4})
    assert found["hagal card", "hagal_conspire"].place == found["space", "conspire"].place == "space:conspire"


def test_the_steps_of_a_track_give_what_they_say() -> None:
    """The words of the bonuses are beside the rules that give them: both say the same."""
    from support.dune.table import table
    gifts = {"emperor": ("garrison", "troops"), "spacing_guild": ("solari", "gain-solari"),
             "fremen": ("water", "gain-water")}
    found = {card.id: card for card in gallery.cards("imperium", "en").cards if card.kind == "faction"}
    for faction, (cell, key) in gifts.items():
        step = {box.box: box.words for box in found[faction].boxes}["4"]
        assert step["key"] == key
        t = table(A={"influence": {faction: 3}, "intrigue": ["bribery"], "solari": 2})
        t.play("play bribery")
        was = t.get(f"A.{cell}")
        t.play(f"influence {faction}")
        assert t.get(f"A.{cell}") - was == step["args"]["n"]
