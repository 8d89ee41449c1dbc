"""`landsraad cards` shows and searches every component of a game."""

from __future__ import annotations

import io
import json
from dataclasses import replace
from typing import Any

import pytest
from rich.console import Console

from landsraad.cli.commands import cards as command
from landsraad.cli.main import main
from landsraad.gallery.listing import KINDS, components, entries
from landsraad.games.dune.components.module import OPTIONAL
from landsraad.text.messages import Messages
from support.rules import rule

CARD = {"id", "name", "kind", "copies", "cost", "factions", "agent_icons", "agent", "reveal", "acquire",
        "reconstructed"}
FIELDS = {
    "imperium": CARD, "reserve": CARD, "starter": CARD, "muad_dib": CARD, "shaddam": CARD,
    "intrigue": {"id", "name", "kind", "copies", "types", "cost", "condition", "timing", "effects", "reconstructed"},
    "conflict": {"id", "name", "kind", "level", "copies", "first", "second", "third", "control", "reconstructed"},
    "leader": {"id", "name", "kind", "house", "complexity", "setup", "left_ability", "signet", "allowed_as_solo_rival",
               "reconstructed"},
    "space": {"id", "name", "kind", "group", "agent_icon", "combat", "cost", "requirement", "influence", "effects",
              "control_bonus", "maker_base_spice", "once_per_game_per_player", "reconstructed"},
    "contract": {"id", "name", "kind", "copies", "effect", "sardaukar", "reconstructed"},
    "objective": {"id", "name", "kind", "battle_icon", "first_player", "players", "reconstructed"},
    "rival": {"id", "name", "kind", "swordmaster", "factions", "signet", "scheme", "streamlined", "reconstructed"},
    "hagal": {"id", "name", "kind", "space", "copies", "mode", "combat_space", "influence", "troops", "signet",
              "swords", "effect", "reconstructed"},
}
# War for Arrakis has different leaders and objectives.
WAR_FIELDS = {
    "planning": {"id", "name", "kind", "copies", "deck", "effect", "solo", "reconstructed"},
    "prescience": {"id", "name", "kind", "phase", "condition", "task", "effect", "markers", "reconstructed"},
    "leader": {"id", "name", "kind", "side", "slot", "hits", "shields", "dice", "starts", "enters", "special",
               "solo", "reconstructed"},
    "objective": {"id", "name", "kind", "side", "needs", "effect", "reconstructed"},
    "token": {"id", "name", "kind", "side", "copies", "start", "reconstructed"},
    "tactics": {"id", "name", "kind", "side", "region", "harvest", "target", "reconstructed"},
}
# Only where the text is not empty.
SOMETIMES = {"on_trash", "on_discard", "module", "battle_icon", "shield_wall", "posts", "training", "other_name",
             "other_left", "other_signet", "players"}


def shown(capsys: pytest.CaptureFixture[str], *words: str, game: str = "imperium") -> list[dict[str, object]]:
    assert main(["cards", game, "--json", *words]) == 0
    found: list[dict[str, object]] = json.loads(capsys.readouterr().out)
    return found


COUNTS = {
    "imperium": {"imperium": 43, "reserve": 3, "starter": 7, "intrigue": 34, "conflict": 18, "leader": 8, "space": 22,
                 "contract": 0, "objective": 0, "rival": 0, "hagal": 15},
    "uprising": {"imperium": 54, "reserve": 2, "starter": 7, "muad_dib": 6, "shaddam": 6, "intrigue": 39,
                 "conflict": 16, "leader": 10, "space": 33, "contract": 18, "objective": 5, "rival": 10, "hagal": 23},
    "arrakis": {"planning": 68, "prescience": 16, "leader": 16, "objective": 6, "token": 18, "tactics": 8},
}


EXPANSIONS = [module.tag for module in OPTIONAL if module.expansion]


def without_expansions(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [entry for entry in found if entry.get("module") not in EXPANSIONS]


@pytest.mark.parametrize("kind", [kind for kind in KINDS if any(kind in counts for counts in COUNTS.values())])
@pytest.mark.parametrize("game", COUNTS)
def test_json_by_kind(capsys: pytest.CaptureFixture[str], game: str, kind: str) -> None:
    found = without_expansions(shown(capsys, "--kind", kind, game=game))
    assert len(found) == COUNTS[game].get(kind, 0)
    for entry in found:
        fields = (WAR_FIELDS if game == "arrakis" else FIELDS)[kind]
        assert set(entry) - (SOMETIMES - fields) == fields
        assert entry["kind"] == kind


@pytest.mark.parametrize("game", COUNTS)
def test_json_of_all_in_the_order_of_the_kinds(capsys: pytest.CaptureFixture[str], game: str) -> None:
    found = shown(capsys, game=game)
    assert found == entries(game)
    kinds = list(dict.fromkeys(entry["kind"] for entry in found))
    assert kinds == [kind for kind in KINDS if kind in kinds]
    own = {entry["kind"] for entry in without_expansions(found)}
    assert [kind for kind in kinds if kind in own] == [kind for kind in KINDS if COUNTS[game].get(kind)]


@pytest.mark.parametrize(("kind", "copies"), [("imperium", 69), ("intrigue", 44), ("contract", 20), ("hagal", 37)])
def test_the_printed_number_of_uprising_cards(kind: str, copies: int) -> None:
    assert sum(entry["copies"] for entry in without_expansions(entries("uprising", kind))) == copies


@rule("WFA-COMP-10", "WFA-COMP-30")
def test_what_the_war_shows() -> None:
    assert sum(entry["copies"] for entry in entries("arrakis", "planning")) == 72
    known = {(entry["kind"], entry["id"]): entry for entry in entries("arrakis")}
    rabban = known["leader", "beast_rabban"]
    assert (rabban["side"], rabban["slot"], rabban["hits"], rabban["shields"]) == ("harkonnen", "leadership", 2, 0)
    assert rabban["special"] == "Move the legion with Beast Rabban, then move that legion with Beast Rabban once more"
    assert known["leader", "feyd_rautha"]["enters"].startswith("when supremacy reaches 6")
    assert known["leader", "wild_maker"]["dice"] == 6
    assert known["planning", "shai_hulud"]["copies"] == 3
    assert known["planning", "voice_from_the_outer_world"]["effect"] == (
        "Place 1 Fedaykin and Paul with a legion of yours; then move that legion "
        "or attack by surprise with that legion")
    assert known["prescience", "desert_war"]["condition"] == (
        "Atreides legions are in at least 4 desert areas without a sietch")
    assert known["prescience", "desert_war"]["markers"] == {"kwisatz_haderach": 0, "sand_dwellers": 1, "jihad": 2}
    assert known["objective", "objective_1"]["effect"] == "Kwisatz Haderach 9, Sand Dwellers 6 and Jihad 5"
    assert known["token", "regular_fedaykin"]["name"] == "1 regular unit and 1 Fedaykin"


def test_reconstructed_facts_of_the_war_are_marked() -> None:
    marked = {kind: [entry["id"] for entry in entries("arrakis", kind) if entry["reconstructed"]]
              for kind in WAR_FIELDS}
    assert marked["planning"] == []
    assert len(marked["prescience"]) == 8 and "desert_war" not in marked["prescience"]
    assert len(marked["leader"]) == 9 and "baron_harkonnen" not in marked["leader"]
    assert len(marked["objective"]) == 6 and len(marked["token"]) == 18


def test_what_only_uprising_shows() -> None:
    known = {(entry["kind"], entry["id"]): entry for entry in entries("uprising")}
    assert known["conflict", "siege_of_arrakeen"]["battle_icon"] == "ornithopter"
    assert known["conflict", "siege_of_arrakeen"]["shield_wall"] is True
    assert known["conflict", "trade_dispute"]["shield_wall"] is False
    assert known["space", "research_station"]["posts"] == ["Sietch Tabr / Research Station",
                                                           "Research Station / Spice Refinery"]
    assert known["space", "swordmaster"]["cost"] == "8 solari, or 6 solari once anybody has one"
    assert known["space", "gather_support"]["cost"] == "0 or 2 solari (your choice)"
    assert known["imperium", "spacing_guilds_favor"]["on_discard"] == "+2 spice"
    assert known["imperium", "cargo_runner"]["module"] == "choam"
    assert known["imperium", "undercover_asset"]["agent"] == "Its agent needs no influence where it goes"
    assert known["leader", "lady_jessica"]["other_signet"] == {"name": "Water of Life",
                                                               "effect": "Pay 1 spice → +1 water"}
    assert known["leader", "feyd_rautha_harkonnen"]["training"]["end"] == "Recruit 1 troop and place 1 spy"
    assert known["contract", "contract_harvest_4"]["effect"] == (
        "When you gain 4 or more spice in a turn with an agent on a maker space: +4 solari")
    assert known["rival", "margot_fenring"]["scheme"] == "+1 Bene Gesserit influence"
    assert known["hagal", "hagal_deliver_supplies_heighliner"]["effect"] == (
        "If the Conflict is of level 3: send an agent to Heighliner, +1 Spacing Guild influence and recruit 3 troops; "
        "otherwise send an agent to Deliver Supplies and +1 Spacing Guild influence")


def test_reconstructed_facts_of_uprising_are_marked(capsys: pytest.CaptureFixture[str]) -> None:
    assert [entry["id"] for entry in entries("uprising") if entry["reconstructed"]] == ["hagal_fremkit"]
    assert main(["cards", "uprising", "--search", "hagal_fremkit"]) == 0
    assert "Fremkit (reconstructed) [hagal_fremkit]: " in capsys.readouterr().out


def test_one_card(capsys: pytest.CaptureFixture[str]) -> None:
    assert shown(capsys, "--search", "duncan_idaho") == [{
        "id": "duncan_idaho", "name": "Duncan Idaho", "kind": "imperium", "copies": 1, "cost": 4, "factions": [],
        "agent_icons": ["city"], "agent": "Pay 1 water → recruit 1 troop and draw 1 card",
        "reveal": "+2 swords and +1 water", "acquire": "none", "reconstructed": False}]


@pytest.mark.parametrize(("words", "id"), [
    ("stilgar", "stilgar"), ("DR. YUEH", "dr_yueh"), ("smuggler's", "smugglers_thopter"),
    ("vp fremen alliance", None), ("alliance persuasion emperor", "firm_grip"),
    ("masterstroke", "baron_vladimir_harkonnen"),
])
def test_search_in_name_id_and_text(capsys: pytest.CaptureFixture[str], words: str, id: str | None) -> None:
    found = [entry["id"] for entry in shown(capsys, "--search", words)]
    assert (id in found) if id is not None else found == []


def test_piped_it_is_plain(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "imperium", "--kind", "leader", "--search", "helena"]) == 0
    assert capsys.readouterr().out == (
        "# Leaders\n\n"
        "Helena Richese [helena_richese]: House Richese, complexity 2, never a rival\n"
        "  Eyes Everywhere: Enemy agents do not block yours at Landsraad and City spaces\n"
        "  Manipulate (signet): Set 1 card of the Imperium Row aside and refill the Row; in your next reveal turn only "
        "you may acquire that card, for 1 persuasion less\n\n")


@pytest.mark.parametrize("game", COUNTS)
def test_every_component_is_listed(capsys: pytest.CaptureFixture[str], game: str) -> None:
    assert main(["cards", game]) == 0
    out = capsys.readouterr().out
    assert all(f"{entry['name']}{' (reconstructed)' if entry['reconstructed'] else ''} [{entry['id']}]: " in out
               for entry in entries(game))
    assert ": none" not in out and not {"None", "True", "False"} & set(out.split())


@pytest.mark.long
@pytest.mark.parametrize("game", COUNTS)
def test_on_a_terminal_nothing_is_lost(game: str) -> None:
    out = io.StringIO()
    cat = Messages.load("en")
    command.show(Console(file=out, width=4000, highlight=False), cat, components(game))
    for entry in components(game):
        assert entry.name(cat) in out.getvalue() and entry.id in out.getvalue()
        assert all(text in out.getvalue() for _, text in entry.lines(cat))


def test_a_reconstructed_value_is_marked(capsys: pytest.CaptureFixture[str]) -> None:
    cat = Messages.load("en")
    entry = replace(components("imperium", "leader")[0], reconstructed=True)
    command.show_plain(cat, [entry])
    assert "Paul Atreides (reconstructed) [paul_atreides]" in capsys.readouterr().out


def test_no_match_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "imperium", "--search", "chess"]) == 0
    seen = capsys.readouterr()
    assert (seen.out, seen.err) == ("", "no card matches\n")
    assert shown(capsys, "--search", "chess") == []


@pytest.mark.parametrize(("words", "line"), [
    (["imperum"], "unknown game 'imperum'; did you mean 'imperium'?"),
    (["imperium", "--kind", "leadr"], "unknown --kind 'leadr'; did you mean 'leader'?"),
    (["imperium", "--knd", "leader"], "unknown option '--knd'; did you mean '--kind'?"),
    ([], "the following arguments are required: GAME"),
])
def test_wrong_words(capsys: pytest.CaptureFixture[str], words: list[str], line: str) -> None:
    assert main(["cards", *words]) == 2
    seen = capsys.readouterr()
    assert (seen.out, seen.err) == ("", f"landsraad: {line}\n")


@rule("IMP-BUY-14")
def test_the_acquire_box_is_shown_where_a_card_has_one(capsys: pytest.CaptureFixture[str]) -> None:
    having = {entry["id"] for entry in without_expansions(entries("imperium"))
              if entry.get("acquire", "none") != "none"}
    assert having == {"chani", "choam_directorship", "lady_jessica", "liet_kynes", "the_spice_must_flow"}
    assert main(["cards", "imperium", "--search", "liet_kynes"]) == 0
    assert "acquire" in capsys.readouterr().out.casefold()
