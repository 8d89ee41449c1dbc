"""Boxes that make no sense are refused in one line with the rule, in four languages; the others are played."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import landsraad
from landsraad.cli.main import main
from landsraad.cli.screen.pages import rules_page
from landsraad.games.dune.bases.imperium.base import IMPERIUM
from landsraad.games.dune.bases.uprising.base import UPRISING
from landsraad.games.dune.components.box import Box, box_of
from landsraad.games.dune.components.module import Module
from landsraad.kernel.cells import NONE
from landsraad.text.messages import Messages, languages
from support.rules import rule

REFUSED: list[tuple[str, dict[str, Any], str, str]] = [
    ("imperium", {"players": 3, "epic": True}, "module-needs", "IX-EPIC-01"),
    ("uprising", {"players": 6, "epic": True}, "module-needs", "IX-EPIC-01"),
    ("imperium", {"players": 1, "rise_of_ix": True, "epic": True}, "module-for-others", "IX-EPIC-01"),
    ("uprising", {"players": 2, "rise_of_ix": True, "epic": True}, "module-for-others", "IX-EPIC-01"),
    ("imperium", {"players": 4, "go_to_eleven": True}, "module-needs", "IMM-VAR-01"),
    ("uprising", {"players": 4, "rise_of_ix": True, "go_to_eleven": "yes"}, "module-needs", "IMM-VAR-01"),
    ("imperium", {"players": 3, "leaders": ["prince_rhombur_vernius"]}, "leader-needs-module", "MIX-LEADER-01"),
    ("uprising", {"players": 3, "leaders": ["viscount_hundro_moritani"]}, "leader-needs-module", "MIX-LEADER-01"),
    ("uprising", {"players": 3, "leaders": ["ilesa_ecaz"], "base_cards": True}, "leader-needs-module",
     "MIX-LEADER-01"),
    ("uprising", {"players": 3, "leaders": ["shaddam_corrino_iv"], "rise_of_ix": True}, "leader-needs-choam",
     "UPM-SETUP-04"),
    ("uprising", {"players": 6, "leaders": ["muad_dib", "tessia_vernius"]}, "leader-needs-module", "MIX-LEADER-01"),
    ("imperium", {"players": 4, "rise_of_ix": True, "row_churn": True}, "module-for-others", "IX-RIVAL-24"),
    ("imperium", {"players": 1, "row_churn": True}, "module-needs", "IX-RIVAL-24"),
    ("imperium", {"players": 2, "rise_of_ix": True, "brutal_escalation": True}, "module-for-others", "IX-RIVAL-25"),
    ("uprising", {"players": 3, "rise_of_ix": True, "keep_foldspace": True}, "module-for-others", "UPR-COMBO-04"),
    ("uprising", {"players": 1, "keep_foldspace": True}, "module-needs", "UPR-COMBO-04"),
    ("imperium", {"players": 3, "base_cards": True}, "no-option", ""),
    ("imperium", {"players": 3, "rise_of_ixx": True}, "no-option-near", ""),
    ("imperium", {"players": 3, "rise_of_ix": "maybe"}, "option-choice", ""),
]


@rule("IX-EPIC-01", "IMM-VAR-01", "MIX-LEADER-01", "IX-RIVAL-24", "IX-RIVAL-25", "UPR-COMBO-04")
@pytest.mark.parametrize(("game", "options", "key", "cited"), REFUSED, ids=[f"{i}-{row[2]}" for i, row in
                                                                             enumerate(REFUSED)])
def test_a_box_without_sense_is_refused(game: str, options: dict[str, Any], key: str, cited: str) -> None:
    with pytest.raises(landsraad.BadInput) as refused:
        landsraad.new(game, **options)
    reason = refused.value.reason
    assert reason is not None and (reason.key, reason.rule) == (key, cited)
    told = set()
    for language in languages():
        cat = Messages.load(language)
        cat.troubles.clear()
        line = cat.error(refused.value)
        assert "\n" not in line and cited in line and cat.troubles == []
        told.add(line)
    assert len(told) == 4 and str(refused.value) in told


@rule("MIX-LEADER-01", "IX-COMBO-15")
@pytest.mark.parametrize(("game", "options"), [
    ("imperium", {"players": 3, "rise_of_ix": True, "leaders": ["tessia_vernius", "paul_atreides"]}),
    ("uprising", {"players": 3, "rise_of_ix": True, "leaders": ["ilesa_ecaz", "prince_rhombur_vernius"]}),
    ("uprising", {"players": 4, "rise_of_ix": True, "choam": True, "base_leaders": True,
                  "leaders": ["shaddam_corrino_iv", "viscount_hundro_moritani", "paul_atreides", "muad_dib"]}),
    ("uprising", {"players": 6, "rise_of_ix": True, "immortality": True}),
])
def test_leaders_of_all_sets_are_mixed(game: str, options: dict[str, Any]) -> None:
    t = landsraad.new(game, seed=1, **options)
    for seat, leader in zip("ABCD", options.get("leaders", ()), strict=False):
        assert t.get(f"{seat}.leader") == leader
    assert t.legal()


def test_true_and_yes_are_the_same() -> None:
    one = landsraad.new("uprising", players=6, seed=1, rise_of_ix=True, immortality="yes")
    two = landsraad.new("uprising", players=6, seed=1, rise_of_ix="yes", immortality=True)
    assert one.options == two.options and one.fingerprint() == two.fingerprint()
    assert one.options["rise_of_ix"] == one.options["immortality"] == "yes" and one.options["epic"] == "no"


@rule("MIX-BASE-05")
def test_an_effect_that_names_a_space_that_is_not_there_does_nothing() -> None:
    """A conflict of Imperium at a table of Uprising: control of Carthag is nobody's, the rest of the reward is."""
    lent = Module("lent", 90)
    raid = next(card for card in IMPERIUM.conflicts if card.place == "carthag")
    replace(raid, owner=lent)
    here = Box(UPRISING, [lent]).conflicts[-1]
    assert (here.name, here.control, here.prize) == (raid.name, NONE, None)
    assert Box(IMPERIUM, []).conflicts[IMPERIUM.conflicts.index(raid)].control != NONE


def test_the_short_form_of_a_command(capsys: pytest.CaptureFixture[str]) -> None:
    long = ["cards", "uprising", "--kind", "contract", "--rise-of-ix", "yes", "--choam", "yes"]
    assert main(long) == 0
    one = capsys.readouterr().out
    assert main(["cards", "uprising", "--kind", "contract", "--with", "rise_of_ix, choam"]) == 0
    assert capsys.readouterr().out == one and "[contract_ix_smuggling]" in one
    assert main(["cards", "uprising", "--with", "rise_of_x"]) == 2
    assert "did you mean 'rise_of_ix'" in capsys.readouterr().err


def test_modules_in_a_record_and_a_saved_game() -> None:
    t = landsraad.new("imperium", players=3, seed=4, rise_of_ix=True, immortality=True, epic=True)
    for _ in range(30):
        t.play(t.legal()[0])
    again = landsraad.from_json(t.to_json())
    assert again.fingerprint() == t.fingerprint() and again.options == t.options
    assert [module.name for module in box_of(again.state).modules] == [
        "hagal", "rise_of_ix", "immortality", "epic", "epic_immortality"]


def test_the_terminal_looks_up_the_rules_of_the_sets_in_play() -> None:
    cat = Messages.load("en")
    both = landsraad.new("uprising", players=3, rise_of_ix=True, immortality=True).game
    assert "IX-COMBO-07" in "".join(line.plain for line in rules_page(cat, both, "specimens negotiators"))
    with pytest.raises(landsraad.BadInput):
        rules_page(cat, landsraad.new("uprising", players=3).game, "specimens negotiators")
