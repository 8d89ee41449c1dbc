"""A table with people at it: what can be undone, and bots that play deterministically."""

from __future__ import annotations

from typing import Any

import pytest

import landsraad
from landsraad.kernel.reasons import Reason
from landsraad.play import AUTOMA, BOT, HUMAN, Seat, Session, seat_people
from support.dune.table import table


def sit(players: int = 3, controllers: list[str] | None = None, **given: Any) -> Session:
    t = table(players=players, **given).inner  # the turn is ended by its player
    return Session(t, seat_people(t, controllers or [HUMAN] * players, None))


def finish(session: Session) -> Session:
    while not session.over:
        session.play_bot("random")
    return session


def test_a_move_that_reveals_nothing_can_be_undone() -> None:
    s = sit(A={"hand": ["dagger", "diplomacy"], "solari": 5})
    before = s.table.fingerprint()
    s.play("agent dagger rally_troops")
    s.play("end")
    assert s.table.actor == "B" and s.table.get("A.garrison") == 7
    assert s.undo("A") == "end"
    assert s.undo("A") == "agent dagger rally_troops"
    assert s.table.fingerprint() == before and s.table.actor == "A" and s.table.moves == []


def test_only_your_own_move_can_be_undone() -> None:
    s = sit(A={"hand": ["dagger"], "solari": 5}, B={"hand": ["diplomacy", "dagger"]})
    s.play("agent dagger rally_troops")
    s.play("end")
    with pytest.raises(landsraad.BadInput, match=r"^undo: you have not moved yet$"):
        s.undo("B")
    s.play("agent diplomacy wealth")
    with pytest.raises(landsraad.BadInput, match=r"^undo: B has moved since$"):
        s.undo("A")
    assert s.undo("B") == "agent diplomacy wealth"
    assert s.undo("A") == "end"
    assert s.undo("A") == "agent dagger rally_troops"
    with pytest.raises(landsraad.BadInput, match=r"^undo: there is nothing to take back$"):
        s.undo("A")


def test_a_move_that_reveals_something_cannot_be_undone() -> None:
    s = sit(A={"hand": ["reconnaissance", "diplomacy"], "garrison": 3})
    s.play("agent reconnaissance arrakeen")  # draws a card
    with pytest.raises(landsraad.BadInput, match=r"^undo: the last move revealed something hidden or random"):
        s.undo("A")
    s.play("deploy 2")
    assert s.undo("A") == "deploy 2"  # the step after the draw can be taken back, the draw cannot
    with pytest.raises(landsraad.BadInput, match=r"revealed something"):
        s.undo("A")


def test_reset_goes_back_to_the_start_of_the_turn_and_no_further() -> None:
    s = sit(A={"hand": ["diplomacy", "dagger"], "spice": 1, "intrigue": [], "water": 2})
    start = s.table.fingerprint()
    s.play("agent diplomacy hardy_warriors")
    assert s.table.actor == "A"
    assert s.reset("A") == 1 and s.table.fingerprint() == start


def test_reset_stops_at_what_was_revealed() -> None:
    s = sit(A={"hand": ["reconnaissance", "dagger"], "intrigue": ["windfall"]})
    s.play("agent reconnaissance arrakeen")
    s.play("resolve space")  # draws a card
    after = s.table.fingerprint()
    s.play("play windfall")
    s.play("deploy 0")
    s.play("end")
    assert s.table.actor == "B"
    assert s.reset("A") == 3 and s.table.fingerprint() == after


def test_two_turns_in_a_row_are_reset_one_at_a_time() -> None:
    s = sit(A={"hand": ["dagger", "diplomacy", "signet_ring"], "solari": 5, "agents": 2}, B={"revealed": 1},
            C={"revealed": 1})
    s.play("agent dagger rally_troops")
    s.play("end")
    assert s.table.actor == "A"
    second = s.table.fingerprint()
    s.play("agent diplomacy stillsuits")
    assert s.table.actor == "A"
    assert s.reset("A") == 1 and s.table.fingerprint() == second
    assert s.undo("A") == "end"


def test_a_refused_move_changes_nothing() -> None:
    s = sit(A={"hand": ["dagger"]})
    before = s.table.to_json()
    for text in ("agent dagger swordmaster", "agent daggr wealth", "sing", "", "end"):
        with pytest.raises(landsraad.BadInput):
            s.play(text)
    assert s.table.to_json() == before and s.steps == []


def test_in_the_solo_game_the_rivals_cards_come_after_the_end_of_the_turn() -> None:
    t = landsraad.new("imperium", players=1, seed=1, leaders=["paul_atreides"])
    s = Session(t, seat_people(t))
    s.play("reveal")
    while t.notation(t.legal()[-1]) != "end":
        s.play(t.legal()[0])
    s.play("end")
    assert s.why_not_undo("A") == Reason("uncovered")
    with pytest.raises(landsraad.BadInput, match=r"^undo: the last move revealed something hidden or random"):
        s.undo("A")


def test_bots_play_the_same_game_every_time() -> None:
    games = [finish(Session(t, seat_people(t, [BOT, BOT, BOT]))) for t in
             (landsraad.new("imperium", players=3, seed=5) for _ in range(2))]
    assert games[0].table.moves == games[1].table.moves
    assert games[0].table.result()["winners"]
    assert not games[0].asks_human and games[0].actor is None


def test_seats() -> None:
    t = landsraad.new("imperium", players=2, seed=1)
    assert seat_people(t, [HUMAN], ["Ola"]) == [Seat("A", HUMAN, "Ola"), Seat("B", BOT, "Bot B"), Seat("C", AUTOMA, "")]
    assert [seat.name for seat in seat_people(t, [HUMAN, HUMAN], ["Ola"])] == ["Ola", "Player B", ""]
    for controllers, names, message in (
        (["humn"], [], r"seats: 'humn' is not one of human, bot; did you mean 'human'\?"),
        ([HUMAN] * 3, [], "seats: 3 given, but 2 can be taken by human or bot"),
        ([HUMAN, BOT], ["Ola", "Petr"], "names: 2 given, but 1 human sits here"),
        ([BOT, BOT], ["Ola"], "names: 1 given, but no human sits here"),
        ([HUMAN, HUMAN], ["Ola", "ola"], "names: two players are called Ola, ola"),
        ([HUMAN], ["\x1b[2J"], "names: .* is not a name"),
    ):
        with pytest.raises(landsraad.BadInput, match=rf"^{message}$"):
            seat_people(t, controllers, names)
    with pytest.raises(landsraad.BadInput, match=r"the table has the seats A, B, C"):
        Session(t, [])
