"""The description of modules from which a client draws sets that it does not know."""

from __future__ import annotations

import pytest

import landsraad
from landsraad.gallery.icon_table import read_icons
from landsraad.games.dune.components.module import ShownCell
from landsraad.games.dune.game import FamilyGame
from landsraad.games.dune.modules.choam.module import CHOAM
from landsraad.server.content.games import cards, games
from landsraad.server.content.modules import modules_in
from landsraad.server.protocol.game_messages import ModuleInfo
from landsraad.text.messages import Messages


def described(players: int = 0) -> dict[str, ModuleInfo]:
    game = landsraad.game("uprising").with_everything(players)
    assert isinstance(game, FamilyGame)
    return {module.name: module for module in modules_in(game.box, game.plan, Messages.load("en"))}


def test_every_module_that_a_table_may_have_is_described() -> None:
    assert {name: module.title for name, module in described().items()} == {
        "choam": "CHOAM module", "base_leaders": "Leaders of Dune: Imperium", "rise_of_ix": "Rise of Ix",
        "immortality": "Immortality", "epic": "Epic game", "go_to_eleven": "Go to 11",
        "base_cards": "Cards of Dune: Imperium", "keep_foldspace": "Keep the Foldspace card"}
    assert cards("uprising", "en").modules == list(described().values())


def test_a_table_has_the_cards_of_its_modules() -> None:
    def found(modules: str, players: int = 0) -> tuple[set[str], list[str]]:
        known = cards("uprising", "en", players, modules)
        return {card.id for card in known.cards}, [module.name for module in known.modules]

    assert "duke_leto_atreides" in found("base_leaders")[0] - found("none")[0]
    assert found("none")[1] == [] and found("choam,unheard_of")[1] == ["choam"]
    assert found("none", 6)[1] == ["choam"]  # UPR-SIX-12
    both = found("rise_of_ix,immortality")
    assert {"spaceport", "ghola"} <= both[0] and both[1] == ["rise_of_ix", "immortality"]
    assert "contract_ix_smuggling" in found("rise_of_ix,choam")[0] - both[0]
    every = found("all")[0]
    assert {"accept_contract", "smuggling"} <= every and "accept_contract" not in both[0]


def test_its_spaces_and_seat_cells(monkeypatch: pytest.MonkeyPatch) -> None:
    place = landsraad.game("uprising").box.spaces[3]  # type: ignore[attr-defined]
    monkeypatch.setattr(CHOAM, "spaces", [place])
    monkeypatch.setattr(CHOAM, "shown", [ShownCell("spice", "resource", "contract"),
                                         ShownCell("garrison", "unit", "rider")])
    monkeypatch.setitem(read_icons().pieces, "rider", "dreadnought")
    choam = described()["choam"]
    assert choam.spaces == [place.name]
    assert [(cell.cell, cell.kind, cell.icon) for cell in choam.seat_cells] == [
        ("spice", "resource", "contract"), ("garrison", "unit", "dreadnought")]
    assert all(cell.title and not cell.in_conflict for cell in choam.seat_cells)


def test_an_option_says_what_it_changes() -> None:
    options = {option.name: option for option in games("en")[1].options}
    assert options["choam"].about.startswith("Contracts")
    assert options["first"].about == ""
