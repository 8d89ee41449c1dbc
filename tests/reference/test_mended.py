"""The list of rule corrections: every id exists, and the newest ones are at the end."""

from __future__ import annotations

from landsraad.reference.mended import mended, mended_rules
from landsraad.reference.rules import rules


def test_every_change_names_rules_of_its_game() -> None:
    for one in mended():
        assert one.rules and {*one.rules} <= {rule.id for rule in rules(one.game)}, one
    assert [one.date for one in mended()] == sorted(one.date for one in mended())


def test_what_came_in_between_is_told_once_and_by_game() -> None:
    assert mended_rules("arrakis", 0, 2) == []
    assert mended_rules("imperium", 0, 1) == mended_rules("imperium", 0, 2) != []
    assert mended_rules("uprising", 1, 2) and mended_rules("uprising", 0, 1) == []
