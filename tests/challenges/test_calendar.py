"""Which challenge a day has: the same everywhere, and what it always was."""

from __future__ import annotations

import datetime
import os
import subprocess
import sys

import pytest

import landsraad
from landsraad.challenges.calendar import (
    GAMES,
    SKIRMISHES,
    challenges_of,
    daily,
    find_challenge,
    options_of,
    table_of,
    weekly,
)
from landsraad.challenges.scoring import score_of
from landsraad.challenges.streaks import streak
from landsraad.kernel.errors import BadInput
from support.challenges import DAY, finished

WEEK = [DAY + datetime.timedelta(days=n) for n in range(-3, 4)]


def test_a_deal_follows_from_its_day() -> None:
    """These deals are published. If this test fails, raise the version of the challenges."""
    told = {challenge.game: (challenge.leader, challenge.difficulty, sorted(table_of(challenge).get("A.hand")))
            for challenge in challenges_of(DAY)[:3]}
    assert told == {
        "imperium": ("helena_richese", "sardaukar",
                     ["convincing_argument", "convincing_argument", "dagger", "diplomacy", "seek_allies"]),
        "uprising": ("princess_irulan", "sardaukar",
                     ["dagger", "diplomacy", "dune_the_desert_planet", "reconnaissance", "seek_allies"]),
        "arrakis": ("", "", ["crysknife", "smugglers_b"])}
    assert daily("imperium", DAY).seed == "landsraad daily imperium 2026-11-19 1"


def test_another_process_has_the_same_deals() -> None:
    code = ("import datetime; from landsraad.challenges.calendar import *; "
            "print([table_of(each).fingerprint() for each in challenges_of(datetime.date(2026, 11, 19))])")
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True,
                          env={**os.environ, "PYTHONHASHSEED": "7"}).stdout
    assert told.strip() == str([table_of(each).fingerprint() for each in challenges_of(DAY)])


def test_days_differ_and_a_week_has_one_skirmish() -> None:
    assert len({table_of(daily("uprising", day)).fingerprint() for day in WEEK}) == 7
    assert {weekly(day).id for day in WEEK} == {"weekly uprising 2026-W47"}
    assert weekly(DAY).first == datetime.date(2026, 11, 16) and weekly(DAY).last == datetime.date(2026, 11, 22)
    assert weekly(DAY).counts_on(WEEK[0]) and not weekly(DAY).counts_on(WEEK[0] - datetime.timedelta(days=1))


def test_each_twist_has_its_week() -> None:
    weeks = [weekly(DAY + datetime.timedelta(weeks=n)) for n in range(len(SKIRMISHES))]
    assert sorted((each.game, each.twist) for each in weeks) == sorted(SKIRMISHES)
    for game, twist in SKIRMISHES:
        assert twist in next(o.choices for o in landsraad.game(game).options if o.name == "twist")


def test_every_challenge_is_alone_against_the_automa() -> None:
    for challenge in challenges_of(DAY):
        table = table_of(challenge)
        assert options_of(challenge)["players"] == 1 and table.actor == "A"
        assert table.seed == challenge.seed


@pytest.mark.parametrize(("words", "wrong"), [
    (("hourly", "imperium", "2026-11-19"), "'hourly' is not a kind of challenge"),
    (("daily", "imperum", "2026-11-19"), "did you mean 'imperium'"),
    (("daily", "imperium", "2026-02-30"), "is not a day"),
    (("daily", "imperium", "2026-11-1９"), "is not a day"),
    (("weekly", "uprising", "2026-W54"), "is not a week"),
    (("weekly", "imperium", "2026-W47"), "one of uprising, not of imperium"),
    (("daily", "imperium", "2026-10-31"), "no challenges before 2026-11-01")])
def test_wrong_words_are_refused(words: tuple[str, str, str], wrong: str) -> None:
    with pytest.raises(BadInput, match=wrong):
        find_challenge(*words)


def test_what_is_found_is_what_was_made() -> None:
    for challenge in challenges_of(DAY):
        assert find_challenge(*challenge.words) == challenge


@pytest.mark.parametrize("game", GAMES)
def test_a_score_is_what_the_page_says(game: str) -> None:
    table = finished(daily(game, DAY))
    score = score_of(table)
    result = table.result()
    others = [n for seat, n in result["scores"].items() if seat != "A"]
    assert score.points == result["scores"]["A"] and score.margin == score.points - max(others)
    assert score.won == ("A" in result["winners"]) and score.rounds == table.get("round")
    assert score.total == 5 * score.points + 2 * max(score.margin, 0) + (100 if score.won else 0) * 1


def test_a_win_counts_with_the_rounds_it_spared() -> None:
    table = finished(daily("imperium", DAY)).clone()
    table.state.seats[0][table.game.plan.seat.field("vp").at] = 13  # type: ignore[union-attr]
    score = score_of(table)
    ahead = score.margin
    assert score.won and score.total == 100 + 5 * 13 + 2 * ahead + 3 * (10 - score.rounds)


def test_a_streak_lasts_through_today() -> None:
    days = [DAY - datetime.timedelta(days=n) for n in (1, 2, 3, 5)]
    assert streak(days, DAY) == 3 and streak([*days, DAY], DAY) == 4
    assert streak(days, DAY + datetime.timedelta(days=1)) == 0 and streak([], DAY) == 0
