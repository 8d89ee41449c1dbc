"""The Deployment action of both sides, and the tokens of the Atreides."""

from __future__ import annotations

from typing import Any

from landsraad.games.arrakis.state.cells import SETTLEMENT, SIETCH
from landsraad.kernel.table import Table
from support.arrakis.harkonnen_board import bare, is_done, legion, offered, turn_of_b
from support.dune.table import kinds, play, texts
from support.rules import rule


def deploying(areas: dict[str, Any] | None = None, chance: list[object] | None = None, **given: Any) -> Table:
    """A spends a Deployment die."""
    seat = {"dice": {"deployment": 2}, "hand": [], **given.pop("A", {})}
    return play(bare(areas, chance=chance, turn="A", A=seat, **given), "action deployment")


# ------------------------------------------------------------------ Atreides


@rule("WFA-ACTION-10", "WFA-COMP-20")
def test_a_token_is_drawn_seen_by_its_owner_and_laid_face_down_in_a_sietch_area() -> None:
    t = deploying(chance=["elite_fedaykin"])
    assert sorted(offered(t, "at")) == sorted(SIETCH.names)
    assert [e["token"] for e in kinds(t, "token_drawn")] == ["elite_fedaykin"]
    play(t, "at windgap", "done")
    assert legion(t, "windgap") == {"tokens": 1}
    [told] = kinds(t, "token_placed")
    assert (told["area"], told["token"]) == ("windgap", "elite_fedaykin")
    assert t.get(f"A.token_faces.{told['counter']}") == "elite_fedaykin"


@rule("WFA-COMP-20", "WFA-COMP-21")
def test_the_other_side_does_not_learn_what_was_drawn() -> None:
    t = deploying(chance=["elite_fedaykin"])
    for viewer in (1, None):
        told = [e.to_json(t.game.plan, viewer, 0) for e in t.happened() if e.kind.name == "token_drawn"]
        assert all("token" not in e for e in told) and told
    play(t, "at windgap")
    told = [e.to_json(t.game.plan, 1, 0) for e in t.happened() if e.kind.name == "token_placed"]
    assert [e["area"] for e in told] == ["windgap"] and "token" not in told[0]


@rule("WFA-ACTION-10", "WFA-COMP-08", "WFA-COMP-18")
def test_a_leader_goes_to_the_same_area_and_the_token_is_its_unit() -> None:
    t = deploying()
    play(t, "at windgap")
    assert offered(t, "place") == ["naib windgap", "paul_atreides windgap", "lady_jessica windgap", "stilgar windgap"]
    play(t, "place stilgar windgap")
    assert legion(t, "windgap") == {"tokens": 1, "leaders": ["stilgar"]}
    assert t.actor == "A" and "end" in texts(t)


@rule("WFA-ACTION-10", "WFA-ACTION-20")
def test_the_leader_comes_from_beside_the_board() -> None:
    t = deploying({"gara_kulon": {"atreides": {"regular": 2, "leaders": ["stilgar"]}}}, A={"officers": 0})
    play(t, "at windgap")
    assert texts(t) == ["place paul_atreides windgap", "place lady_jessica windgap", "done"]


@rule("WFA-ACTION-10", "WFA-SETTLE-06")
def test_no_token_goes_to_a_sietch_that_is_destroyed() -> None:
    t = deploying({"windgap": {"sietch": False}})
    assert "at windgap" not in texts(t) and "at hobars_gap" in texts(t)


@rule("WFA-ACTION-07")
def test_the_token_may_go_back_and_a_leader_come_alone() -> None:
    t = deploying({"gara_kulon": {"atreides": {"regular": 1}}}, chance=["elite_fedaykin"])
    drawn = t.get("A.token_supply")
    play(t, "skip")
    assert len(t.get("A.token_supply")) == len(drawn) + 1
    assert offered(t, "place")[0] == "naib gara_kulon"
    assert not any("windgap" in move for move in texts(t))  # no unit is there for a leader to join
    play(t, "place naib gara_kulon")
    assert legion(t, "gara_kulon") == {"regular": 1, "officers": 1}


@rule("WFA-ACTION-07")
def test_the_leader_may_be_left_out() -> None:
    t = play(deploying(), "at windgap", "done")
    assert legion(t, "windgap") == {"tokens": 1}
    assert "end" in texts(t)


@rule("WFA-COMP-24")
def test_with_no_token_left_only_a_leader_is_deployed() -> None:
    t = deploying({"gara_kulon": {"atreides": {"regular": 1}}}, A={"token_supply": []})
    assert kinds(t, "token_drawn") == []
    assert offered(t, "at") == []
    assert "place naib gara_kulon" in texts(t)


@rule("WFA-COMP-16", "WFA-COMP-18", "WFA-EX-01")
def test_a_token_too_many_makes_its_owner_remove_something() -> None:
    t = deploying({"windgap": {"atreides": {"regular": 4, "tokens": 2}}})
    play(t, "at windgap")
    assert "lose regular" in texts(t)
    play(t, "lose regular", "done")
    assert legion(t, "windgap") == {"regular": 3, "tokens": 3}


@rule("WFA-ACTION-10", "WFA-ACTION-20")
def test_seek_out_the_mahdi_keeps_paul_away() -> None:
    t = deploying(A={"paul_held": 1})
    play(t, "at windgap")
    assert "place lady_jessica windgap" in texts(t)
    assert not any("paul" in move for move in texts(t))


# ------------------------------------------------------------------ Harkonnen


@rule("WFA-ACTION-11")
def test_three_regular_units_and_a_leader_in_one_or_more_settlements() -> None:
    t = play(turn_of_b(dice={"deployment": 2}), "action deployment")
    assert sorted(offered(t, "place")) == sorted(f"regular {area}" for area in SETTLEMENT.names)
    play(t, "place regular carthag", "place regular carthag", "place regular north_pole")
    assert not any("regular" in move for move in texts(t))
    assert {move.split()[1] for move in offered(t, "place")} == {"carthag", "north_pole"}
    play(t, "place captain_aramsham north_pole")
    assert legion(t, "carthag") == {"regular": 2}
    assert legion(t, "north_pole") == {"regular": 1, "leaders": ["captain_aramsham"]}
    assert t.get("B.supply.regular") == 24 - 3
    assert is_done(t)


@rule("WFA-ACTION-11", "WFA-COMP-10")
def test_the_leader_is_a_bashar_or_a_named_one() -> None:
    t = play(turn_of_b(dice={"deployment": 2}), "action deployment", "place regular carthag")
    assert [move for move in offered(t, "place") if "regular" not in move] == [
        "bashar carthag", "baron_harkonnen carthag", "beast_rabban carthag", "captain_aramsham carthag"]
    play(t, "place bashar carthag")
    assert not any("baron" in move or "bashar" in move for move in texts(t))


@rule("WFA-ACTION-11", "WFA-ACTION-07")
def test_less_than_all_may_be_deployed() -> None:
    t = play(turn_of_b(dice={"deployment": 2}), "action deployment", "place regular carthag", "done")
    assert is_done(t)
    assert legion(t, "carthag") == {"regular": 1}


@rule("WFA-ACTION-11", "WFA-COMP-05")
def test_no_more_than_the_supply_has() -> None:
    t = play(turn_of_b(dice={"deployment": 2}, B={"supply": {"regular": 1}}), "action deployment",
             "place regular carthag")
    assert not any("regular" in move or "elite" in move for move in texts(t))


@rule("WFA-SETTLE-06", "WFA-ACTION-11")
def test_a_destroyed_settlement_takes_nobody() -> None:
    t = play(turn_of_b({"carthag": {"settlement": 0}}, dice={"deployment": 2}), "action deployment")
    assert not any("carthag" in move for move in texts(t))
