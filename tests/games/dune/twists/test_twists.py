"""Twists of the Imperium family: what each changes, that nothing else changes, and whole random games with each."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from itertools import product

import pytest

import landsraad
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.hooks import run_hooks
from landsraad.games.dune.components.moments import MOMENTS, REVEAL_BEGAN, ROUND_BEGAN
from landsraad.games.dune.components.twist import NO_TWIST, TWISTS, twists_of
from landsraad.games.dune.rules.turns.rounds import is_ended
from landsraad.games.dune.state import cells as c
from landsraad.kernel.engine import State
from landsraad.kernel.errors import BadInput
from landsraad.kernel.records.format import parse_record, write_record
from landsraad.text.messages import Messages, languages
from support.dune.random_boxes import MOST_MOVES, Stock, check_seats, is_between_turns, pick
from support.dune.table import table, texts
from support.random_games import check_clone, check_hidden, coded
from support.sampling import sampled
from support.twists import differences, pair

COUNTS = {"imperium": (1, 2, 3, 4), "uprising": (1, 2, 3, 4, 6)}
EVERYWHERE = [(game, players, twist) for game, counts in COUNTS.items() for players, twist in product(counts, TWISTS)
              if TWISTS[twist].fits("six" if players == 6 else game, players)]


def at(s: State, moment: int, round: int = 2) -> tuple[State, set[str]]:
    """The position after a moment of a round, and what the moment changed."""
    s = s.clone()
    s.t[c.ROUND] = round
    before = s.clone()
    s.seat, s.me = 0, s.seats[0]
    run_hooks(s, moment)
    return s, differences(before, s)


# ------------------------------------------------------------------ each of them


def test_a_short_war_has_three_conflicts_fewer() -> None:
    plain, twisted = pair("imperium", "short_war", players=3)
    assert box_of(plain.state).conflict_deck == (1, 5, 4) and box_of(twisted.state).conflict_deck == (1, 4, 2)
    assert twisted.game.limits()["rounds"] == 7
    assert differences(plain.state, twisted.state) <= {"conflict_deck", "conflict_box", "conflict", "deals"}


@pytest.mark.parametrize(("game", "players"), [("imperium", 3), ("uprising", 4), ("uprising", 6)])
def test_the_fast_clock_ends_the_game_two_points_earlier(game: str, players: int) -> None:
    plain, twisted = pair(game, "fast_clock", players=players)
    assert box_of(twisted.state).goal_for(players) == box_of(plain.state).goal_for(players) - 2
    assert differences(plain.state, twisted.state) == set()
    for one in (plain, twisted):
        one.state.seats[0][c.VP] = box_of(twisted.state).goal_for(players)
    assert is_ended(twisted.state) and not is_ended(plain.state)


def test_the_fast_clock_counts_from_the_goal_of_other_modules() -> None:
    table = landsraad.new("imperium", players=3, rise_of_ix="yes", epic="yes", twist="fast_clock")
    assert box_of(table.state).goal_for(3) == 10


def test_a_storm_takes_bonus_spice_in_every_second_round() -> None:
    s = landsraad.new("imperium", players=3, twist="storm_year", seed=1).state
    for place in box_of(s).spaces:
        if place.maker > 0:
            c.BONUS_SPICE.more(s.t, place.id)
            c.BONUS_SPICE.more(s.t, place.id)
    after, changed = at(s, ROUND_BEGAN, 2)
    assert changed == {"bonus_spice"} and not any(c.BONUS_SPICE.counts(after.t, len(box_of(s).spaces)))
    assert at(s, ROUND_BEGAN, 3)[1] == set()


def test_a_spice_blow_adds_to_every_maker_space_from_the_second_round_on() -> None:
    s = landsraad.new("uprising", players=3, twist="spice_blow", seed=1).state
    makers = [place.id for place in box_of(s).spaces if place.maker > 0]
    after, changed = at(s, ROUND_BEGAN, 2)
    assert changed == {"bonus_spice"} and [c.BONUS_SPICE.of(after.t, id) for id in makers] == [1] * len(makers)
    assert at(s, ROUND_BEGAN, 1)[1] == set()


def test_a_rich_market_begins_a_reveal_turn_with_one_more_persuasion() -> None:
    hands = {"A": {"hand": ["dagger", "convincing_argument"]}}
    plain, twisted = table(**hands), table(options={"twist": "rich_market"}, **hands)
    for one in (plain, twisted):
        one.play("reveal")
    assert twisted.get("A.persuasion") == plain.get("A.persuasion") + 1
    assert differences(plain.state, twisted.state) == {"A.persuasion"}


@pytest.mark.parametrize("council", [0, 1])
def test_a_generous_council_pays_its_members_in_reveal_turns(council: int) -> None:
    s = landsraad.new("imperium", players=3, twist="generous_council", seed=1).state
    s.seats[0][c.COUNCIL] = council
    after, changed = at(s, REVEAL_BEGAN)
    assert after.seats[0][c.SOLARI] == s.seats[0][c.SOLARI] + 2 * council
    assert changed == ({"A.solari"} if council else set())


def test_in_a_year_of_intrigue_players_draw_a_card_each_round() -> None:
    s = landsraad.new("uprising", players=1, twist="year_of_intrigue", seed=1).state
    after, changed = at(s, ROUND_BEGAN, 2)
    assert c.INTRIGUES.size(after.seats[0]) == c.INTRIGUES.size(s.seats[0]) + 1
    assert changed == {"intrigue_deck", "A.intrigue"}  # the Rivals draw none
    assert at(s, ROUND_BEGAN, 1)[1] == set()


def test_a_lean_start_takes_water_and_two_troops() -> None:
    plain, twisted = pair("imperium", "lean_start", players=1, leaders=["paul_atreides"], first="A")
    assert (twisted.get("A.water"), twisted.get("A.garrison"), twisted.get("A.supply")) == (0, 1, 11)
    assert differences(plain.state, twisted.state) == {"A.water", "A.garrison", "A.supply"}


def test_a_lean_start_leaves_a_commander_without_troops() -> None:
    table = landsraad.new("uprising", players=6, twist="lean_start", seed=1)
    assert table.get("A.garrison") == table.get("A.supply") == 0


def test_full_coffers_bring_solari_and_spice() -> None:
    plain, twisted = pair("imperium", "full_coffers", players=3, leaders=["paul_atreides", "glossu_rabban"])
    assert twisted.get("B.solari") == plain.get("B.solari") + 3 and twisted.get("B.spice") == plain.get("B.spice") + 1
    assert differences(plain.state, twisted.state) == {f"{seat}.{cell}" for seat in "ABC" for cell in (
        "solari", "spice")}


def test_a_full_retinue_has_a_third_agent() -> None:
    plain, twisted = pair("uprising", "full_retinue", players=3)
    assert twisted.get("A.agents") == 3 and plain.get("A.agents") == 2
    assert differences(plain.state, twisted.state) == {f"{seat}.{cell}" for seat in "ABC" for cell in (
        "agents", "swordmaster")}


@pytest.mark.parametrize(("round", "most"), [(1, 1), (2, 1), (3, 3)])
def test_in_a_long_truce_only_recruits_of_the_turn_are_deployed(round: int, most: int) -> None:
    t = table(options={"twist": "long_truce"}, round=round,
              A={"hand": ["dune_the_desert_planet"], "garrison": 3, "water": 2})
    t.state.me[c.RECRUITED] = 1
    t.play("agent dune_the_desert_planet imperial_basin")
    while not any(move.startswith("deploy") for move in texts(t)):
        t.play(texts(t)[0])
    deploy = max(int(move.split()[1]) for move in texts(t) if move.startswith("deploy"))
    assert deploy == most


# ------------------------------------------------------------------ all of them


def test_there_are_at_least_ten() -> None:
    assert len(TWISTS) >= 10


LAYOUTS = """
import sys, landsraad
from landsraad.kernel.layouts import layout_of
for game in ("imperium", "uprising"):
    plain, *twisted = (landsraad.game(game).variant({"players": 3, "twist": name}) for name in sys.argv[1:])
    for name, each in zip(sys.argv[2:], twisted, strict=True):
        assert layout_of(each.plan)[0] == layout_of(plain.plan)[0], (game, name)
        assert plain.twist() == "none" and each.twist() == name and each.expansions() == plain.expansions()
"""


def test_a_twist_changes_no_number_of_the_box() -> None:
    """Cells, moves and components stay, so networks and stored games read them as before.

    In a process of its own, because other tests register sets between two tables of this one.
    """
    done = subprocess.run([sys.executable, "-c", LAYOUTS, NO_TWIST, *TWISTS], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_the_option_offers_what_fits() -> None:
    for game, counts in COUNTS.items():
        [option] = [option for option in landsraad.game(game).options if option.name == "twist"]
        assert option.default == NO_TWIST and option.fits is not None
        for players in counts:
            base = "six" if players == 6 else game
            assert option.fits[players] == [NO_TWIST, *(twist.name for twist in twists_of(base))]


def test_one_that_does_not_fit_is_refused() -> None:
    with pytest.raises(BadInput, match="the twist Full Retinue is not for a game of 6"):
        landsraad.new("uprising", players=6, twist="full_retinue")
    with pytest.raises(BadInput, match="did you mean 'storm_year'"):
        landsraad.new("imperium", twist="storm_yeer")
    with pytest.raises(BadInput, match="twist"):
        landsraad.new("imperium", twist="hidden_stores")


def test_a_record_names_the_twist_and_a_table_without_one_does_not() -> None:
    for twist in (NO_TWIST, "lean_start"):
        table = landsraad.new("imperium", players=3, seed=4, twist=twist)
        table.play(table.legal()[0])
        text = write_record(table)
        assert ("[twist lean_start]" in text) == (twist != NO_TWIST)
        assert parse_record(text, {"imperium": landsraad.game("imperium")}).table.fingerprint() == table.fingerprint()


@pytest.mark.parametrize("language", languages())
def test_each_has_a_name_and_a_rule(language: str) -> None:
    cat = Messages.load(language)
    for name in TWISTS:
        assert cat.has(f"twist-{name}") and cat.attribute(f"twist-{name}", "rule").endswith(".")


def test_hooks_of_a_twist_come_last() -> None:
    for twist in TWISTS.values():
        for hook in twist.hooks:
            others = [other.order for base in ("imperium", "uprising") for module in (
                landsraad.game(base).with_everything(4).box.modules) for other in module.hooks  # type: ignore[attr-defined]
                if other.moment == hook.moment]
            assert all(order < hook.order for order in others), MOMENTS[hook.moment]


@pytest.mark.long
@pytest.mark.parametrize("half", range(2))
def test_random_games_with_every_twist(half: int) -> None:
    """Each twist with several numbers of players, alone or with some expansions. Invariants hold after each turn."""
    for n, (game, players, twist) in sampled(list(enumerate(EVERYWHERE)), 4)[half::2]:
        modules = {"rise_of_ix": "yes"} if n % 3 == 1 else {"immortality": "yes"} if n % 3 == 2 else {}
        play_random(game, n, {"players": players, "twist": twist, **modules})


def play_random(game: str, n: int, options: dict[str, object]) -> None:
    table = landsraad.new(game, seed=n, **options)
    rng, stock = random.Random(n), Stock(table.state)
    try:
        while not table.over:
            check_seats(table.state)
            if is_between_turns(table.state):
                stock.check(table.state)
            if rng.random() < 0.01:
                check_clone(table, rng)
                table.state = coded(table.state)
            if rng.random() < 0.003:
                for seat in [None, *table.seats]:
                    check_hidden(table, seat, n, random.Random(n))
            table.play(pick(rng, table, n % 2 == 0))
            assert len(table.moves) < MOST_MOVES
        assert table.result()["ended"] in ("points", "conflicts")
        twin = landsraad.from_json(json.loads(json.dumps(table.to_json())))
        assert twin.fingerprint() == table.fingerprint()
    except Exception as error:
        error.add_note(f"{game} {n} {options} after move {len(table.moves)}")
        raise
