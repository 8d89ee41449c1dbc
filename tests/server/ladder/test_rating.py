"""The rating formula: by hand, beside openskill itself, and what the ladder adds to it."""

from __future__ import annotations

import math

import pytest
from openskill.models import PlackettLuce

from landsraad.server.ladder.rating import BETA, TAU, Entrant, chance_ahead, rate
from landsraad.server.storage.ladder_rows import MU, SETTLED, SIGMA, Rating, shown

START = (MU, SIGMA)
BOT = (25.0, 1.0)


def game(*players: str, gone: str = "") -> list[Entrant]:
    """People who came in this order."""
    return [Entrant("ABCDEF"[n], player, n + 1, gone=player in gone.split()) for n, player in enumerate(players)]


def test_two_newcomers_by_hand() -> None:
    """With two, openskill's Plackett–Luce is c² = 2(sigma² + beta²), and each expects to win half."""
    variance = SIGMA ** 2 + TAU ** 2
    c = math.sqrt(2 * (variance + BETA ** 2))
    step = variance / c * 0.5
    shrink = 1 - variance / c ** 2 * 0.25
    after = rate(game("winner", "loser"), {"winner": START, "loser": START})
    assert after["A"][0] == pytest.approx(MU + step) and after["B"][0] == pytest.approx(MU - step)
    assert after["A"][1] == pytest.approx(math.sqrt(variance * shrink)) == after["B"][1]


@pytest.mark.parametrize("teams", [
    [["a"], ["b"], ["c"], ["d"]], [["a"], ["b"], ["c"]], [["a", "b", "c"], ["d", "e", "f"]]])
def test_as_openskill_computes_it(teams: list[list[str]]) -> None:
    model = PlackettLuce(gamma=lambda *_, **__: 1.0)
    before = {name: (20 + 3 * n, 8 - n) for n, name in enumerate("abcdef")}
    entrants = [Entrant(name.upper(), name, place, f"team{place}" if len(team) > 1 else "")
                for place, team in enumerate(teams, 1) for name in team]
    expected = model.rate([[model.rating(*before[name]) for name in team] for team in teams],
                          ranks=[float(n) for n in range(len(teams))])
    after = rate(entrants, before)
    for team, ratings in zip(teams, expected, strict=True):
        for name, rating in zip(team, ratings, strict=True):
            assert after[name.upper()] == pytest.approx((rating.mu, rating.sigma))


def test_shared_places_lie_between() -> None:
    before = {"a": START, "b": START, "c": START}
    tied = rate([Entrant("A", "a", 1), Entrant("B", "b", 2), Entrant("C", "c", 2)], before)
    assert tied["B"] == pytest.approx(tied["C"]) and tied["A"][0] > tied["B"][0]


def test_bots_stay_and_games_with_them_count_half() -> None:
    """A person with a fixed rating like that of the bot would change twice as much."""
    person = rate(game("a", "b"), {"a": START, "b": BOT})
    bot = rate(game("a", "bot:normal"), {"a": START, "bot:normal": BOT})
    assert bot["B"] == BOT
    assert bot["A"][0] - MU == pytest.approx((person["A"][0] - MU) / 2)
    assert SIGMA ** 2 - bot["A"][1] ** 2 == pytest.approx((SIGMA ** 2 - person["A"][1] ** 2) / 2)


def test_automas_stay_and_count_whole() -> None:
    before = {"a": START, "b": BOT, "automa:sardaukar": BOT}
    after = rate(game("a", "automa:sardaukar"), before)
    assert after["B"] == BOT and after["A"] == rate(game("a", "b"), before)["A"]


def test_leaving_counts_as_last() -> None:
    before = dict.fromkeys("abcd", START)
    left = rate(game("a", "b", "c", "d", gone="a"), before)
    ordered = rate(game("b", "c", "d", "a"), before)
    assert left["A"] == pytest.approx(ordered["D"])
    assert left["B"] == pytest.approx(ordered["A"]) and left["D"] == pytest.approx(ordered["C"])


def test_two_who_left_share_the_last_place() -> None:
    before = dict.fromkeys("abcd", START)
    left = rate(game("a", "b", "c", "d", gone="a c"), before)
    assert left["A"] == pytest.approx(left["C"]) and left["A"][0] < left["D"][0] < left["B"][0]


def test_in_a_team_only_the_one_who_left_loses() -> None:
    names = "abcdef"
    before = dict.fromkeys(names, START)
    team = {name: ("one" if name in "abc" else "two") for name in names}
    entrants = [Entrant(name.upper(), name, 1 if name in "abc" else 2, team[name], gone=name == "a") for name in names]
    after = rate(entrants, before)
    whole = rate([Entrant(one.seat, one.player, one.place, one.team) for one in entrants], before)
    assert after["A"][0] < MU < after["B"][0]
    assert {seat: after[seat] for seat in "BCDEF"} == {seat: whole[seat] for seat in "BCDEF"}


def test_points() -> None:
    assert shown(*START) == 1000
    # 100 points between two settled players: 64 %, as with other scales of that name.
    assert chance_ahead((25 + 100 / 30, 0.0), (25.0, 0.0)) == pytest.approx(0.64, abs=0.005)
    assert Rating().provisional and not Rating(25.0, SETTLED - 0.01, 40).provisional


def test_a_rating_settles_after_some_dozens_of_games() -> None:
    """Somebody as good as the others, who comes first, second, third and last in turn."""
    rating, others = START, dict.fromkeys("bcd", (25.0, 2.0))
    for games in range(1, 100):
        order = list("bcd")
        order.insert(games % 4, "a")
        entrants = game(*order)
        seat = next(each.seat for each in entrants if each.player == "a")
        rating = rate(entrants, {"a": rating, **others})[seat]
        if rating[1] < SETTLED:
            break
    assert 20 <= games <= 45 and rating[0] == pytest.approx(25, abs=2)
