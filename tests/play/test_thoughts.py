"""What a bot considered is told to those who ask, and no secret with it."""

from __future__ import annotations

import pytest

import landsraad
from landsraad.bots import Candidate
from landsraad.kernel.table import Table
from landsraad.play import BOT, HUMAN, Session, seat_people
from landsraad.play.thoughts import MOST, choice_at, last_thoughts, told_of
from support.table import table

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
def test_the_move_that_was_made_is_among_the_thoughts(bot: str) -> None:
    session = after_bots(bot, bot)
    found = last_thoughts(session, "A")
    assert found is not None and found.choice.secretive
    assert found.choice.made in [each.move for each in found.told] and len(found.told) > 1
    assert sum(each.share for each in found.told) <= 1 + 1e-9
    assert all(0 <= each.value <= 1 for each in found.told)
    assert session.table.notation(session.table.moves[len(found.choice.before.moves)]) == found.choice.made


def test_a_bot_thinks_the_same_once_more() -> None:
    session = after_bots("mentat:30", "mentat:30")
    found = last_thoughts(session, "A", "C")
    assert found is not None and found.choice.before.actor == "C"
    assert found.told[0].move == found.choice.made  # it took the best
    again = last_thoughts(session, "A", "C")
    assert again is not None and again.told == found.told


def test_nobody_has_thought_before_a_bot_has_moved() -> None:
    session = sit(landsraad.new("imperium", players=3, seed=3, first="A", leaders=LEADERS), "random", "random")
    assert last_thoughts(session, "A") is None
    session = after_bots("random", "random")
    assert last_thoughts(session, "A", "A") is None  # a human


def position() -> Table:
    """B has a plot card that A does not know of."""
    t = table(players=3, turn="B", B={"hand": ["dagger"], "intrigue": ["windfall"]}).inner
    assert "play windfall" in [t.notation(move) for move in t.legal()]
    return t


def told(t: Table, viewer: str | None, made: str = "reveal") -> tuple[list[str], list[float], int]:
    moves = [t.notation(move) for move in t.legal()]
    now = t.clone()
    now.play(made)
    found = told_of(choice_at(t, now, viewer), [Candidate(move, 0.5, 1 / len(moves)) for move in moves])
    return [each.move for each in found.told], [each.share for each in found.told], found.untold


@pytest.mark.parametrize("viewer", ["A", "C", None])
def test_cards_that_nobody_has_seen_are_not_told_of(viewer: str | None) -> None:
    t = position()
    moves, shares, untold = told(t, viewer)
    assert moves == ["reveal"]  # dagger is in the hand for all that B knows, and windfall too
    assert shares == [1.0] and untold == 0  # nor that there is anything more


def test_of_a_card_that_was_seen_all_spaces_are_told() -> None:
    """B has played the dagger, so that it was there, and could have gone elsewhere; the plot card stays hidden."""
    moves, shares, _ = told(position(), "A", "agent dagger hall_of_oratory")
    assert {"reveal", "agent dagger hall_of_oratory", "agent dagger mentat"} >= {*moves} and len(moves) > 1
    assert sum(shares) == pytest.approx(1)


def test_the_seat_itself_and_a_game_that_is_over_have_no_secrets() -> None:
    t = position()
    moves, _, untold = told(t, "B")
    assert "play windfall" in moves and "agent dagger hall_of_oratory" in moves
    assert len(moves) + untold == len(t.legal()) and len(moves) <= MOST + 1


def test_a_session_remembers_how_it_stood_before_a_move() -> None:
    session = after_bots("random", "random")
    number = len(session.table.moves)
    before = session.table_before(number)
    assert before.moves == session.table.moves[:-1]
    before.play(session.table.moves[-1])
    assert before.fingerprint() == session.table.fingerprint()
