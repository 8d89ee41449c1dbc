"""Incompatible options of Uprising are refused with a reason, in the user's language."""

from __future__ import annotations

from typing import Any

import pytest

import landsraad
from landsraad.kernel.reasons import Named
from landsraad.text.messages import Messages, languages
from support.rules import rule

WRONG: list[tuple[dict[str, Any], str, str]] = [
    ({"players": 3, "variants": ["smart_politics"]}, "variant-without-rivals", ""),
    ({"players": 4, "variants": ["streamlined_rivals"]}, "variant-without-rivals", ""),
    ({"players": 2, "variants": ["imperium_row_dice"]}, "variant-for-others", ""),
    ({"players": 1, "variants": ["streamlined_rivals"]}, "variant-for-others", ""),
    ({"players": 1, "rivals": ["muad_dib", "muad_dib"]}, "rival-named-twice", ""),
    ({"players": 1, "rivals": ["muad_dib", "lady_jessica", "feyd_rautha"]}, "too-many-named", ""),
    ({"players": 3, "rivals": ["muad_dib"]}, "too-many-named", ""),
    ({"players": 2, "variants": ["streamlined_rivals"], "rivals": ["muad_dib"]}, "rival-not-streamlined",
     "UPR-RIVAL-68"),
    ({"players": 3, "leaders": ["shaddam_corrino_iv"]}, "leader-needs-choam", "UPM-SETUP-04"),
    ({"players": 3, "leaders": ["paul_atreides"]}, "leader-of-base", "UPM-MIXING-02"),
    ({"players": 3, "leaders": ["muad_dib", "muad_dib"]}, "leader-named-twice", ""),
    ({"players": 2, "first": "C"}, "first-not-seated", ""),
    ({"players": 2, "seats": ["player", "player"]}, "seats-of-game", ""),
    ({"players": 1, "variants": ["dice"]}, "option-choice", ""),
    ({"players": 1, "variants": ["smart_politic"]}, "option-choice-near", ""),
    ({"players": 7}, "option-number", ""),
    ({"players": 5}, "option-gap", ""),
    ({"players": 6, "first": "A"}, "first-is-ally", "UPR-SIX-22"),
    ({"players": 6, "rivals": ["random"]}, "no-automas-of-six", ""),
    ({"players": 6, "leaders": ["lady_jessica"]}, "seat-of-commander", "UPR-SIX-07"),
    ({"players": 6, "leaders": ["random", "muad_dib"]}, "commander-elsewhere", "UPR-SIX-07"),
    ({"variants": 7}, "option-list", ""),
    ({"choams": "yes"}, "no-option-near", ""),
]


@rule("UPR-RIVAL-68", "UPM-SETUP-04", "UPM-MIXING-02")
@pytest.mark.parametrize("options, key, cited", WRONG, ids=[f"{key}-{i}" for i, (_, key, _) in enumerate(WRONG)])
def test_a_wrong_option_is_a_reason_in_every_language(options: dict[str, Any], key: str, cited: str) -> None:
    with pytest.raises(landsraad.BadInput) as refused:
        landsraad.new("uprising", **options)
    reason = refused.value.reason
    assert reason is not None and (reason.key, reason.rule) == (key, cited)
    told = []
    for language in languages():
        cat = Messages.load(language)
        cat.troubles.clear()
        line = cat.error(refused.value)
        named = [value for value in reason.args.values() if isinstance(value, Named)
                 and value.kind in ("leader", "rival", "variant")]
        assert all(cat.name(thing.kind, thing.id) in line for thing in named), line
        assert "\n" not in line and cat.troubles == []
        told.append(line)
    assert len(set(told)) == len(told) == 4
    assert str(refused.value) in told  # English is the default language


@pytest.mark.parametrize("options", [
    {"players": 2, "variants": ["streamlined_rivals"], "rivals": ["amber_metulli"]},
    {"players": 1, "variants": ["imperium_row_dice"], "rivals": ["muad_dib", "random"]},
    {"players": 3, "leaders": ["shaddam_corrino_iv"], "choam": "yes"},
    {"players": 3, "leaders": ["paul_atreides"], "base_leaders": "yes"},
])
def test_what_goes_together_is_played(options: dict[str, Any]) -> None:
    assert landsraad.new("uprising", seed=1, **options).legal()
