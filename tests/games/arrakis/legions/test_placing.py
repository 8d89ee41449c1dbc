"""Placing and deploying figures: origin, destination, number and company."""

from __future__ import annotations

from support.arrakis.harkonnen_board import bare, is_done, legion, offered, plan, special, turn_of_b
from support.dune.table import kinds, play, texts
from support.rules import rule

EMPTY_B = {"supply": {"regular": 0, "elite": 0, "special": 0}}


# ------------------------------------------------------------------ origin


@rule("WFA-ACTION-21")
def test_placed_figures_come_from_the_supply_or_from_elsewhere_on_the_board() -> None:
    t = plan("forced_recruitment", areas={"carthag": {"harkonnen": {"regular": 1, "elite": 2, "bashar": 1}}})
    assert offered(t, "place") == ["elite arrakeen"]
    assert offered(t, "bring") == ["elite carthag"]
    play(t, "bring elite carthag", "place elite arrakeen", "bring elite carthag", "bring bashar carthag")
    assert legion(t, "arrakeen") == {"elite": 3, "officers": 1}
    assert legion(t, "carthag") == {"regular": 1}
    assert (t.get("B.supply.elite"), t.get("B.officers")) == (12 - 3, 6 - 1)
    assert is_done(t)


@rule("WFA-ACTION-21")
def test_what_was_placed_is_told_with_where_it_came_from() -> None:
    t = plan("forced_recruitment", "bring elite carthag", "place elite arrakeen", "done",
             areas={"carthag": {"harkonnen": {"elite": 1}}})
    assert [(e["figure"], e["area"], e["from"]) for e in kinds(t, "figure_placed")] == [
        ("elite", "arrakeen", "carthag"), ("elite", "arrakeen", None)]


@rule("WFA-ACTION-21")
def test_a_named_leader_on_the_board_is_placed_as_if_it_came_anew() -> None:
    t = plan("forced_recruitment", "place elite arrakeen", "bring beast_rabban carthag", "done",
             areas={"carthag": {"harkonnen": {"regular": 2, "leaders": ["beast_rabban"]}}})
    assert legion(t, "arrakeen") == {"elite": 1, "leaders": ["beast_rabban"]}
    assert legion(t, "carthag") == {"regular": 2}
    assert t.get("leader_at.beast_rabban") == "arrakeen"


@rule("WFA-ACTION-20", "WFA-ACTION-21")
def test_nobody_is_taken_out_of_the_tank() -> None:
    tank = {"B": {"tank": ["baron_harkonnen"]}}
    placed = plan("forced_recruitment", "place elite arrakeen", **tank)
    assert offered(placed, "place")[1:] == ["bashar arrakeen", "beast_rabban arrakeen", "captain_aramsham arrakeen"]
    deployed = play(turn_of_b(dice={"deployment": 2}, B={"tank": ["baron_harkonnen"]}), "action deployment",
                    "place regular carthag")
    assert not any("baron" in move for move in texts(deployed))


@rule("WFA-ACTION-20")
def test_deployed_figures_never_come_from_the_board() -> None:
    t = turn_of_b({"carthag": {"harkonnen": {"regular": 3, "leaders": ["beast_rabban"], "bashar": 1}}},
                  dice={"deployment": 2})
    play(t, "action deployment")
    assert offered(t, "bring") == []
    assert not any("beast_rabban" in move for move in texts(t))


@rule("WFA-LEADER-07", "WFA-LEADER-06")
def test_a_leader_who_is_not_in_play_cannot_be_placed() -> None:
    t = plan("forced_recruitment", "place elite arrakeen")
    assert not any("feyd_rautha" in move or "emperor" in move or "hawat" in move for move in texts(t))
    t = plan("forced_recruitment", "place elite arrakeen", leaders={"thufir_hawat": "aside"})
    assert "place thufir_hawat arrakeen" in texts(t)


# ------------------------------------------------------------------ leaders need units


@rule("WFA-COMP-08", "WFA-COMP-07")
def test_a_leader_comes_only_after_the_units_it_stands_with() -> None:
    t = plan("forced_recruitment")
    assert not any("bashar" in move for move in texts(t))
    play(t, "place elite arrakeen")
    assert "place bashar arrakeen" in texts(t)


@rule("WFA-COMP-08")
def test_a_leader_alone_may_join_units_that_are_there() -> None:
    t = plan("forced_recruitment", "place bashar arrakeen", "done", areas={"arrakeen": {"harkonnen": {"regular": 1}}})
    assert legion(t, "arrakeen") == {"regular": 1, "officers": 1}


@rule("WFA-COMP-09")
def test_leaders_whose_units_were_all_placed_elsewhere_are_lost() -> None:
    t = plan("forced_recruitment", "bring elite carthag", "done",
             areas={"carthag": {"harkonnen": {"elite": 1, "bashar": 1, "leaders": ["beast_rabban"]}}})
    assert legion(t, "carthag") == {}
    assert t.get("leaders.beast_rabban") == "tank"
    assert t.get("B.officers") == 6


@rule("WFA-COMP-09")
def test_a_leader_may_be_placed_after_its_last_unit() -> None:
    t = plan("forced_recruitment", "bring elite carthag", "bring beast_rabban carthag", "done",
             areas={"carthag": {"harkonnen": {"elite": 1, "leaders": ["beast_rabban"]}}})
    assert legion(t, "arrakeen") == {"elite": 1, "leaders": ["beast_rabban"]}
    assert t.get("leaders.beast_rabban") == "board"
    assert legion(t, "carthag") == {}


@rule("WFA-COMP-17", "WFA-COMP-07")
def test_leaders_do_not_count_for_the_limit() -> None:
    t = plan("forced_recruitment", "place bashar arrakeen",
             areas={"arrakeen": {"harkonnen": {"elite": 6, "bashar": 2, "leaders": ["beast_rabban"]}}})
    assert legion(t, "arrakeen") == {"elite": 6, "officers": 3, "leaders": ["beast_rabban"]}


# ------------------------------------------------------------------ supply


@rule("WFA-COMP-05", "WFA-COMP-06")
def test_where_a_tier_has_run_out_a_lower_one_serves() -> None:
    t = plan("forced_recruitment", B={"supply": {"elite": 1}})
    assert offered(t, "place") == ["elite arrakeen"]
    play(t, "place elite arrakeen")
    assert offered(t, "place")[0] == "regular arrakeen"
    play(t, "place regular arrakeen", "place regular arrakeen", "done")
    assert legion(t, "arrakeen") == {"regular": 2, "elite": 1}
    assert (t.get("B.supply.regular"), t.get("B.supply.elite")) == (22, 0)


@rule("WFA-COMP-06")
def test_for_a_sardaukar_an_elite_or_a_regular_unit() -> None:
    given = {"areas": {"carthag": {"harkonnen": {"regular": 1}}}, "leaders": {"emperor_shaddam_iv": "aside"},
             "B": {"supply": {"special": 0}}}
    t = plan("rage_overcame_shaddam_iv_b", **given)
    assert offered(t, "place")[:2] == ["regular carthag", "elite carthag"]
    play(t, "place elite carthag", "place regular carthag")
    assert not any("elite" in move or "regular" in move for move in texts(t))
    play(t, "done")
    assert legion(t, "carthag") == {"regular": 2, "elite": 1}


@rule("WFA-COMP-06", "WFA-ACTION-21")
def test_what_serves_instead_may_come_from_the_board_too() -> None:
    t = plan("forced_recruitment", areas={"carthag": {"harkonnen": {"regular": 1, "elite": 1}}},
             B={"supply": {"regular": 0, "elite": 0}})
    assert texts(t) == ["bring regular carthag", "bring elite carthag", "done"]


@rule("WFA-COMP-05")
def test_with_nothing_left_nothing_is_placed() -> None:
    t = plan("forced_recruitment", B={**EMPTY_B, "officers": 0})
    assert is_done(t)
    assert legion(t, "arrakeen") == {}


@rule("WFA-COMP-06")
def test_units_that_are_wanted_by_their_own_name_go_first() -> None:
    """Two regulars and a Sardaukar are wanted, but no Sardaukar is left: a regular or an elite replaces it."""
    t = special("captain_aramsham", die="deployment", B={"supply": {"special": 0}})
    play(t, "place regular carthag", "place regular carthag", "place regular carthag")
    assert not any("regular" in move or "elite" in move for move in texts(t))


@rule("WFA-COMP-04")
def test_units_taken_off_the_board_can_be_recruited_again() -> None:
    """Of seven units the owner removes one, which goes to the supply."""
    t = plan("forced_recruitment", "place elite arrakeen", areas={"arrakeen": {"harkonnen": {"regular": 6}}})
    before = t.get("B.supply.regular")
    play(t, "lose regular", "done")
    assert t.get("B.supply.regular") == before + 1


# ------------------------------------------------------------------ the limit


@rule("WFA-COMP-15", "WFA-COMP-16")
def test_whoever_exceeds_the_limit_removes_a_unit_at_once() -> None:
    t = plan("forced_recruitment", "place elite arrakeen", "place elite arrakeen",
             areas={"arrakeen": {"harkonnen": {"regular": 5}}})
    assert texts(t) == ["lose regular", "lose elite"]
    play(t, "lose regular", "place elite arrakeen", "lose regular", "done")
    assert legion(t, "arrakeen") == {"regular": 3, "elite": 3}
    assert is_done(t)


@rule("WFA-COMP-15")
def test_into_a_full_area_no_unit_comes_that_would_just_replace_its_equal() -> None:
    t = plan("forced_recruitment", areas={"arrakeen": {"harkonnen": {"elite": 6}}})
    assert not any(move.startswith("place elite") for move in texts(t))


@rule("WFA-COMP-15", "WFA-BAN-07")
def test_under_the_choam_ban_the_limit_is_five() -> None:
    t = plan("forced_recruitment", "place elite arrakeen", areas={"arrakeen": {"harkonnen": {"regular": 5}}},
             bans={"choam": 1})
    assert texts(t) == ["lose regular", "lose elite"]


# ------------------------------------------------------------------ optional parts


@rule("WFA-ACTION-07")
def test_all_some_or_none_of_the_figures() -> None:
    t = plan("forced_recruitment", "done")
    assert is_done(t) and legion(t, "arrakeen") == {}
    t = plan("forced_recruitment", "place elite arrakeen", "done")
    assert is_done(t) and legion(t, "arrakeen") == {"elite": 1}
    t = plan("forced_recruitment", *["place elite arrakeen"] * 3, "place baron_harkonnen arrakeen")
    assert is_done(t) and legion(t, "arrakeen") == {"elite": 3, "leaders": ["baron_harkonnen"]}


@rule("WFA-SETTLE-06", "WFA-MAP-09")
def test_nothing_is_placed_at_a_settlement_that_is_gone() -> None:
    t = plan("forced_recruitment", areas={"arrakeen": {"settlement": 0}})
    assert is_done(t)


@rule("WFA-ACTION-07")
def test_where_several_areas_fit_one_is_chosen_or_none() -> None:
    t = plan("moving_the_battle_group")
    assert "at broken_land" in texts(t) and texts(t)[-1] == "skip"
    assert is_done(play(t.clone(), "skip"))
    play(t, "at broken_land", "place elite broken_land", "place bashar broken_land", "place elite broken_land")
    assert legion(t, "broken_land") == {"elite": 2, "officers": 1}
    assert is_done(t)


@rule("WFA-LEADER-10")
def test_a_card_that_names_paul_means_him_under_either_name() -> None:
    for name in ("paul_atreides", "paul_muad_dib"):
        t = bare({"gara_kulon": {"atreides": {"regular": 1}}}, leaders={name: "aside"}, turn="A",
                 A={"hand": ["voice_from_the_outer_world"], "dice": {"mentat": 2}})
        play(t, "plan voice_from_the_outer_world")
        assert [move for move in offered(t, "place") if "paul" in move] == [f"{name} gara_kulon"]


@rule("WFA-COMP-18", "WFA-COMP-15")
def test_a_token_counts_as_a_unit_for_the_limit_and_for_a_leader() -> None:
    t = bare({"gara_kulon": {"atreides": {"tokens": 1}}}, turn="A",
             A={"hand": ["voice_from_the_outer_world"], "dice": {"mentat": 2}})
    play(t, "plan voice_from_the_outer_world")
    assert "place paul_atreides gara_kulon" in texts(t)
