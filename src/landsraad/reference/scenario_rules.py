"""Checks that the rules which scenarios cite exist."""

from __future__ import annotations

from landsraad.kernel.errors import nearest
from landsraad.reference.rules import citable
from landsraad.scenarios.parser import Scenario


def check_cited_rules(scenarios: list[Scenario]) -> None:
    known = citable()
    for scenario in scenarios:
        for where, rule in cited_rules(scenario):
            if rule not in known:
                message = f"unknown rule {rule!r}{nearest(rule, known)}"
                raise scenario.bad(message, scenario.line_of(where, message))


def cited_rules(scenario: Scenario) -> list[tuple[str, str]]:
    """Returns the rules that a scenario names, with their paths: those it shows, and those of refusals."""
    return [("rules", rule) for rule in scenario.rules] + [
        (step.path, str(value["rule"])) for step in scenario.steps if step.kind == "refused"
        for value in step.value.values() if isinstance(value, dict) and value.get("rule")]
