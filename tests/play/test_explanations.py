"""Explanations of bots' moves, which reveal no secrets."""

from __future__ import annotations

import random

import pytest

import landsraad
from landsraad.bots import Candidate, make_bot, observe
from landsraad.kernel.table import Table
from landsraad.play import BOT, HUMAN, Session, seat_people
from landsraad.play.explanations import MOST_CANDIDATES, candidates_of, choice_at, explain_last_turn, explanation_of
from landsraad.play.session import bot_seed
from support.dune.table import table
from support.random_games import RANDOM_GAMES, random_game

LEADERS = ["paul_atreides", "glossu_rabban", "earl_memnon_thorvald"]


def sit(t: Table, *bots: str) -> Session:
    return Session(t, seat_people(t, [HUMAN, *[BOT] * len(bots)], bots=list(bots)))


def after_bots(*bots: str, seed: int = 3) -> Session:
    """A reveals at once, and the bots have moved until A is asked again."""
    session = sit(landsraad.new("imperium", players=1 + len(bots), seed=seed, first="A", leaders=LEADERS), *bots)
    session.play("reveal")
    while session.asks_human:
        session.play("end")
    while not session.asks_human:
        session.play_bot()
    return session


@pytest.mark.parametrize("bot", ["random", "greedy", "mentat:30"])
def test_the_move_that_was_made_is_among_the_candidates(bot: str) -> None:
    session = after_bots(bot, bot)
    turn = explain_last_turn(session, "A")
    found = turn[-1]
    assert found.choice.partial
    assert found.choice.made in [each.move for each in found.candidates] and len(found.candidates) > 1
    assert sum(each.share for each in found.candidates) <= 1 + 1e-9
    assert all(0 <= each.value <= 1 for each in found.candidates)
    assert session.table.notation(session.table.moves[len(found.choice.before.moves)]) == found.choice.made


def test_an_explanation_is_deterministic() -> None:
    session = after_bots("mentat:30", "mentat:30")
    found = explain_last_turn(session, "A", "C")
    assert found and all(each.choice.before.actor == "C" for each in found)
    assert [each.candidates for each in explain_last_turn(session, "A", "C")] == [each.candidates for each in found]


def test_every_choice_of_the_last_turn_is_explained_in_order() -> None:
    session = after_bots("greedy", "greedy")
    turn = explain_last_turn(session, "A")
    numbers = [len(each.choice.before.moves) + 1 for each in turn]
    assert len(numbers) > 1 and numbers == sorted(numbers)
    assert set(numbers) <= set(session.turn_moves(numbers[-1]))
    before = session.steps[session.turn_moves(numbers[-1])[0] - 2]
    assert before.began_turn or before.seat != turn[0].choice.before.actor


@pytest.mark.parametrize("viewer", ["A", "B", None])
def test_after_the_game_the_real_candidates_are_shown(viewer: str | None) -> None:
    before = list(zip(range(40), random_game(2), strict=False))[-1][1].clone()
    made = make_bot("mentat:30", bot_seed(before), before.game).choose(observe(before))
    now = before.clone()
    now.play(made)
    rng = random.Random(1)
    while not now.over:
        now.play(rng.choice(now.legal()))
    choice = choice_at(before, now, viewer)
    assert not choice.partial and choice.open_moves == {before.notation(move) for move in before.legal()}
    candidates = candidates_of(choice, "mentat:30")
    assert candidates[0].move == choice.made == made  # it took the best of all its moves
    assert {each.move for each in candidates} == choice.open_moves


def check_twins(before: Table, viewer: str | None, bot: str, rng: random.Random) -> bool:
    """An explanation does not depend on what the viewer cannot know. Returns False if there is no move to check."""
    twin = before.determinize(viewer, rng.randrange(2**30))
    twin.moves, twin.seed = before.moves[:], before.seed + 1
    common = [move for move in before.legal() if twin.state.is_legal(move)]
    if not common or before.legal() == twin.legal() == common[:1]:
        return False
    shown = []
    move = rng.choice(common)
    for t in (before, twin):
        now = t.clone()
        now.play(move)
        if now.over:
            return False
        choice = choice_at(t, now, viewer)
        found = explanation_of(choice, candidates_of(choice, bot))
        shown.append((choice.made, choice.open_moves, choice.partial, found.candidates, found.omitted))
    assert shown[0] == shown[1]
    return True


@pytest.mark.long
@pytest.mark.parametrize(("name", "n"), [("imperium", 2), ("imperium", 3), ("uprising", 2)])
def test_explanations_use_only_what_the_viewer_knows(name: str, n: int) -> None:
    """Tables that look the same to the viewer give the same explanation."""
    rng = random.Random(n)
    checked = 0
    for t in random_game(n, RANDOM_GAMES[name]):
        if not t.over and rng.random() < 0.04:
            viewer = rng.choice([None, *t.seats])
            checked += check_twins(t, viewer, rng.choice(["greedy", "mentat:12"]), rng)
    assert checked > 2


def test_no_explanation_before_a_bot_has_moved() -> None:
    session = sit(landsraad.new("imperium", players=3, seed=3, first="A", leaders=LEADERS), "random", "random")
    assert explain_last_turn(session, "A") == []
    session = after_bots("random", "random")
    assert explain_last_turn(session, "A", "A") == []  # a human


def position() -> Table:
    """B has a plot card that A does not know."""
    t = table(players=3, turn="B", B={"hand": ["dagger"], "intrigue": ["windfall"]}).inner
    assert "play windfall" in [t.notation(move) for move in t.legal()]
    return t


def shown(t: Table, viewer: str | None, made: str = "reveal") -> tuple[list[str], list[float], int]:
    moves = [t.notation(move) for move in t.legal()]
    now = t.clone()
    now.play(made)
    found = explanation_of(choice_at(t, now, viewer), [Candidate(move, 0.5, 1 / len(moves)) for move in moves])
    return [each.move for each in found.candidates], [each.share for each in found.candidates], found.omitted


@pytest.mark.parametrize("viewer", ["A", "C", None])
def test_hidden_cards_are_not_shown(viewer: str | None) -> None:
    t = position()
    moves, shares, omitted = shown(t, viewer)
    assert moves == ["reveal"]  # the viewers do not know that B has dagger and windfall
    assert shares == [1.0] and omitted == 0  # and they do not learn that B had other moves


def test_all_spaces_of_a_visible_card_are_shown() -> None:
    """B has played the dagger and could have sent it elsewhere. The plot card stays hidden."""
    moves, shares, _ = shown(position(), "A", "agent dagger hall_of_oratory")
    assert {"reveal", "agent dagger hall_of_oratory", "agent dagger mentat"} >= {*moves} and len(moves) > 1
    assert sum(shares) == pytest.approx(1)


def test_a_seat_has_no_secrets_from_itself() -> None:
    t = position()
    moves, _, omitted = shown(t, "B")
    assert "play windfall" in moves and "agent dagger hall_of_oratory" in moves
    assert len(moves) + omitted == len(t.legal()) and len(moves) <= MOST_CANDIDATES + 1


def test_the_table_before_a_move() -> None:
    session = after_bots("random", "random")
    number = len(session.table.moves)
    before = session.table_before(number)
    assert before.moves == session.table.moves[:-1]
    before.play(session.table.moves[-1])
    assert before.fingerprint() == session.table.fingerprint()
