"""The coverage page: rules and components with their tests, and reconstructed components."""

from __future__ import annotations

from collections import defaultdict
from itertools import groupby
from pathlib import Path

import landsraad
from landsraad.gallery.entry import Entry
from landsraad.gallery.listing import components as components_of
from landsraad.reference import coverage
from landsraad.reference.rules import Rule, games, rule_index
from landsraad.text.messages import Messages
from tools.docs.component_tests import Named, found, naming
from tools.docs.effect_kinds import one_off
from tools.docs.markdown import plain
from tools.docs.pages.cards import anchor_of

TESTS = Path(__file__).parents[3] / "tests"
INTRO = """\
# Coverage

Made from the code when this site was built. A test cites the rules it shows (`@rule("IMP-TIE-01")`), a scenario lists
them (`rules: [...]`), and `landsraad rules --uncovered` prints what nothing cites. See
[Contributing](contributing.md#cite-rules).
"""


def coverage_page(tests: Path = TESTS) -> str:
    cited: dict[str, set[str]] = defaultdict(set)
    for citation in coverage.citations(tests):
        cited[citation.id].add(citation.path.relative_to(tests).as_posix())
    lines = [INTRO, "| game | rules | shown | worked examples | played | components | tested | reconstructed |",
             "|---|---:|---:|---:|---:|---:|---:|---:|"]
    bodies: list[str] = []
    for game in games():
        line, body = _game(game, cited, tests)
        lines.append(line)
        bodies += body
    return "\n".join([*lines, "", *bodies])


def _game(game: str, cited: dict[str, set[str]], tests: Path) -> tuple[str, list[str]]:
    here = rule_index(game)
    components = _components_of(game)
    words = naming(game, tests) if components else {}
    by_id = {f"{entry.kind} {entry.id}": found(entry.id, words) for entry in components}
    shown = sum(rule.id in cited for rule in here.rules)
    played = sum(example.id in cited for example in here.examples)
    tested = sum(_is_tested(by_id[f"{entry.kind} {entry.id}"]) for entry in components)
    marked = sum(entry.reconstructed for entry in components)
    line = (f"| [{plain(here.title)}](#{game}) | {len(here.rules)} | {shown} | {len(here.examples)} | {played} "
            f"| {len(components)} | {tested} | {marked} |")
    body = [f"## {plain(here.title)} {{ #{game} }}", "", *_uncited(game, cited), *_rules(game, cited)]
    if components:
        body += [*_components(game, by_id), *_reconstructed(game), *_one_off(game)]
    return line, body


def _components_of(game: str) -> list[Entry]:
    """The components of a game. Those of a set are listed with the games it joins."""
    return components_of(game) if game in landsraad.games() else []


def _is_tested(named: Named) -> bool:
    return bool(named.tests or named.scenarios)


def _uncited(game: str, cited: dict[str, set[str]]) -> list[str]:
    """Uncited rules by topic, with the rules that depend on them."""
    gaps = coverage.gaps_beside(game, cited)
    if not gaps:
        return ["Every rule and every worked example is cited.", ""]
    lines = []
    for topic, of_topic in groupby(gaps, key=lambda gap: gap.item.topic_title if isinstance(gap.item, Rule) else ""):
        listed = list(of_topic)
        lines += [f'???+ note "Not in the game yet: {topic or "worked examples"} ({len(listed)})"', ""]
        links = []
        for gap in listed:
            waiting = ", ".join(_link(game, item.id) for item in gap.waiting)
            links.append(_link(game, gap.item.id) + (f" (and {waiting}, which says nothing without it)" if waiting
                                                     else ""))
        lines += [f"    {', '.join(links)}.", ""]
    return ["Every other rule and worked example is cited.", "", *lines]


def _link(game: str, id: str) -> str:
    return f"[{id}](rules/{game}.md#{id})"


def _rules(game: str, cited: dict[str, set[str]]) -> list[str]:
    lines = [f"### Rules and their tests {{ #{game}-rules }}", ""]
    for title, of_topic in groupby(rule_index(game).rules, key=lambda rule: rule.topic_title):
        rules = list(of_topic)
        shown = sum(rule.id in cited for rule in rules)
        lines += [f'??? note "{title}: {shown} of {len(rules)}"', "", "    | rule | shown by |", "    |---|---|"]
        for rule in rules:
            places = ", ".join(f"`{place}`" for place in sorted(cited.get(rule.id, ()))) or (
                f"waits for {_link(game, rule.under)}" if rule.under and rule.under not in cited else "—")
            lines.append(f"    | {_link(game, rule.id)} | {places} |")
        lines.append("")
    return lines


def _components(game: str, by_id: dict[str, Named]) -> list[str]:
    cat = Messages.load("en")
    lines = [f"### Components and their tests {{ #{game}-components }}", "",
             "How many tests and scenarios name the component: play it, hold it, go there, or expect it.", ""]
    for kind, of_kind in groupby(components_of(game), key=lambda entry: entry.kind):
        listed = list(of_kind)
        some = sum(_is_tested(by_id[f"{kind} {entry.id}"]) for entry in listed)
        lines += [f'??? note "{cat.text(f"gallery-{kind}")}: {some} of {len(listed)}"', "",
                  "    | component | tests | scenarios |", "    |---|---:|---:|"]
        for entry in listed:
            named = by_id[f"{kind} {entry.id}"]
            twin = f", {cat.text('gallery-players', players=entry.players[0])}" if _is_twin(entry) else ""
            lines.append(f"    | [{plain(entry.name(cat))}](cards/{game}.md#{anchor_of(entry)}){twin} "
                         f"| {len(named.tests) or '—'} | {len(named.scenarios) or '—'} |")
        lines.append("")
    return lines


def _is_twin(entry: Entry) -> bool:
    return entry.kind in ("leader", "space") and bool(entry.players)


def _reconstructed(game: str) -> list[str]:
    marked = [entry for entry in components_of(game) if entry.reconstructed]
    cat = Messages.load("en")
    lines = [f"### Reconstructed {{ #{game}-reconstructed }}", "",
             "What no source told us and is our best reading. Each is one value in one place, easy to correct.", ""]
    for kind, of_kind in groupby(marked, key=lambda entry: entry.kind):
        names = ", ".join(f"[{plain(entry.name(cat))}](cards/{game}.md#{anchor_of(entry)})" for entry in of_kind)
        lines.append(f"- {plain(cat.text(f'gallery-{kind}'))}: {names}")
    return [*lines, ""]


def _one_off(game: str) -> list[str]:
    """Mechanics that only one component uses."""
    lines = [f"### Mechanics of one component {{ #{game}-one-off }}", "",
             "Effects that a single component uses. Everything else is put together from words that several share.", ""]
    lines += [f"- `{effect}`: {', '.join(f'`{name}`' for name in sorted(names))}" for effect, names in one_off(game)]
    return [*lines, ""]
