"""Plain patterns are formatted without the library; the sentences must be the library's."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

import landsraad
from landsraad.text.messages import Messages, languages
from landsraad.text.quick_format import QuickFormat


@pytest.mark.parametrize("language", languages())
def test_the_same_sentences_as_the_library(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cat = Messages.load(language)
    counts: Counter[bool] = Counter()
    quick = QuickFormat.format

    def compared(self: QuickFormat, pattern: Any, args: Mapping[str, object]) -> str | None:
        found = quick(self, pattern, args)
        counts[found is not None] += 1
        if found is not None:
            assert (found, []) == cat.bundle.format_pattern(pattern, dict(args))
        return found
    monkeypatch.setattr(QuickFormat, "format", compared)
    for game, players in (("imperium", 3), ("uprising", 2), ("arrakis", 2)):
        chance = random.Random(game)
        table = landsraad.new(game, players=players, seed=5)
        seen = 0
        for _ in range(120):
            if table.over:
                break
            cat.decision(table)
            for move in table.legal()[:5]:
                cat.move(table, move)
            table.play(chance.choice(table.legal()))
            for event in table.events(seen):
                cat.event(event)
                cat.step(event)
                seen += 1
    assert counts[True] > 5 * counts[False]


def test_numbers_and_words_choose_as_in_the_library() -> None:
    source = """
both = { $n ->
    [0] none
    [one] one
   *[other] { $n } of { $name }
}
word = { $kind ->
    [red] red
   *[blue] not red
} end
late = { $n ->
    [one] category first
    [1] number second
   *[other] many
}
"""
    cat = Messages("en", [source])
    for key in ("both", "word", "late"):
        pattern: Any = cat.bundle.get_message(key).value
        for n in (0, 1, 2, 999, 1000, -1):
            for kind in ("red", "green", "other"):
                args: dict[str, Any] = {"n": n, "name": "x" * (n if 0 < n < 2000 else 3), "kind": kind}
                found = cat.quick.format(pattern, args)
                assert found in (None, cat.bundle.format_pattern(pattern, args)[0])
                if key == "word":
                    assert found is not None
                assert cat.text(key, **args) == cat.bundle.format_pattern(pattern, args)[0]
    assert cat.quick.format(cat.bundle.get_message("both").value, {"n": 1000, "name": "a"}) is None
    assert cat.quick.format(cat.bundle.get_message("late").value, {"n": 1}) is None
