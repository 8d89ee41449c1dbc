"""The pages about scenarios of six players are current."""

from __future__ import annotations

from pathlib import Path

import pytest

import landsraad
from landsraad.cli.commands.scenario_pages import paths_page
from landsraad.cli.main import main
from landsraad.games.dune.titles.six import SIX_PLAYERS
from landsraad.kernel.cells import INTERNAL
from landsraad.kernel.errors import BadInput
from support.dune.table import six

DOCS = Path(__file__).parents[4] / "docs"


def test_the_page_of_words_is_current() -> None:
    page = (DOCS / "scenarios-uprising-six.md").read_text("utf-8")
    assert page == paths_page(landsraad.game("uprising"), 6), (
        "run: landsraad scenario paths uprising --players 6 > docs/scenarios-uprising-six.md")


def test_every_word_has_a_note_and_every_note_a_word() -> None:
    game = SIX_PLAYERS
    words = {f.name for f in game.plan.table.fields if f.see != INTERNAL} | {w.name for w in game.derived_fields()
                                                                             if not w.of_seat}
    words |= {f"A.{f.name}" for f in game.plan.seat.fields if f.see != INTERNAL}
    words |= {f"A.{w.name}" for w in game.derived_fields() if w.of_seat}
    words |= {f"move {family.name}" for family in game.plan.moves.families}
    assert words | {"turn", "winner", "winners", "reason", "legal"} == set(game.notes())


def test_a_scenario_to_start_from(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["scenario", "new", "uprising", "--players", "6"]) == 0
    file = tmp_path / "new.yaml"
    file.write_text(capsys.readouterr().out, "utf-8")
    assert main(["scenario", "check", str(file)]) == 0


@pytest.mark.parametrize(("given", "message"), [
    ({"A": {"garrison": 2}}, "A.garrison: a commander has none; give it to an ally"),
    ({"D": {"influence": {"great_houses": 1}}}, "a commander has no cube there"),
    ({"turn": "A", "A": {"activated": "B"}}, "A.activated: 'B' is not an ally of A"),
    ({"turn": "C", "A": {"activated": "C"}}, "A.activated: it is not A's turn; write turn: A"),
    ({"throne_row": ["no_such_card"]}, "throne_row"),
    ({"A": {"left_agent": "dutiful_service"}}, "dutiful_service"),
    ({"C": {"spies": ["post_emperor"]}}, "post_emperor"),
])
def test_positions_that_cannot_be(given: dict[str, object], message: str) -> None:
    with pytest.raises(BadInput) as caught:
        six(**given)  # type: ignore[arg-type]
    assert message in str(caught.value) and "\n" not in str(caught.value)


def test_arrows_of_agents_that_are_only_named() -> None:
    t = six(turn="B", agents={"arrakeen": "A", "carthag": ["A", "C"]})
    assert {t.get("A.left_agent"), t.get("A.right_agent")} == {"arrakeen", "carthag"} and t.get("A.agents") == 0
    t = six(turn="B", A={"right_agent": "arrakeen"})
    assert t.get("agents") == {"arrakeen": "A"} and t.get("A.agents") == 1 and t.get("A.left_agent") is None
