"""People at the table in a real browser. Each scenario also fails on any error in the page's console, on anything the
content security policy refuses, on a request to another place, and on an answer that is an error."""

from __future__ import annotations

from collections.abc import Callable

import pytest

pytestmark = pytest.mark.browser

Play = Callable[[str], None]


def test_a_whole_game_alone_by_clicking_what_is_offered(play: Play) -> None:
    play("solo")


def test_a_whole_game_of_two_at_one_screen_with_nothing_behind_the_curtain(play: Play) -> None:
    play("hotseat")


def test_a_game_of_three_browsers_of_whom_one_goes_and_comes_back(play: Play) -> None:
    play("online")


def test_a_turn_by_keyboard_alone(play: Play) -> None:
    play("keyboard")


def test_the_phone(play: Play) -> None:
    play("phone")


def test_the_table_fits_a_small_laptop_in_every_language(play: Play) -> None:
    play("fits")


def test_the_pages_in_each_language(play: Play) -> None:
    play("languages")


def test_a_move_taken_back_and_a_refusal_explained(play: Play) -> None:
    play("undo")


def test_a_bot_is_asked_why_it_moved_so(play: Play) -> None:
    play("why")


def test_a_bot_that_waits_for_its_turn_to_think_says_so(play: Play) -> None:
    play("queued")


def test_the_turn_of_an_automa_step_by_step_in_each_language(play: Play) -> None:
    play("rival")


def test_the_turn_of_an_automa_goes_on_by_itself_and_comes_before_the_curtain(play: Play) -> None:
    play("rival_runs")


def test_pieces_travel_and_not_for_those_who_want_no_motion(play: Play) -> None:
    play("motion")


def test_the_sources_of_points_add_up(play: Play) -> None:
    play("results")


def test_the_form_asks_what_fits_the_number_of_players(play: Play) -> None:
    play("form")


def test_chat(play: Play) -> None:
    play("chat")


def test_replay_with_scrubber_keys_and_records(play: Play) -> None:
    play("replay")


def test_gallery(play: Play) -> None:
    play("gallery")


def test_rules_by_link_and_search(play: Play) -> None:
    play("rules")


def test_no_serious_accessibility_fault_by_day(play: Play) -> None:
    play("axe_light")


def test_no_serious_accessibility_fault_by_night(play: Play) -> None:
    play("axe_dark")


def test_a_clock_runs_down_a_bot_takes_over_and_the_player_comes_back(play: Play) -> None:
    play("clock")


def test_clocks_leave_room_for_the_rest_in_every_language(play: Play) -> None:
    play("clock_fits")


def test_days_for_a_turn(play: Play) -> None:
    play("correspondence")


def test_a_spectator_sees_every_hand_a_round_later(play: Play) -> None:
    play("delayed")


def test_a_seat_on_another_device(play: Play) -> None:
    play("devices")


def test_a_rematch_in_two_browsers(play: Play) -> None:
    play("rematch")


def test_uprising_of_three_at_one_screen(play: Play) -> None:
    play("uprising_hotseat")


def test_a_whole_game_of_uprising_alone_against_two_rivals(play: Play) -> None:
    play("uprising_solo")


def test_the_turn_of_a_rival_with_its_spy_on_the_board(play: Play) -> None:
    play("uprising_rival")


def test_the_pieces_of_uprising_travel(play: Play) -> None:
    play("uprising_motion")


def test_a_spy_by_mouse_keyboard_and_finger(play: Play) -> None:
    play("uprising_spies")


def test_every_decision_of_uprising_can_be_pointed_at(play: Play) -> None:
    play("uprising_decisions")


def test_the_board_of_uprising_fits_a_small_laptop_and_a_phone_in_every_language(play: Play) -> None:
    play("uprising_fits")


def test_no_serious_accessibility_fault_in_uprising(play: Play) -> None:
    play("uprising_axe")


def test_the_gallery_of_uprising(play: Play) -> None:
    play("uprising_gallery")


def test_leaders_of_the_base_game_at_a_table_of_uprising(play: Play) -> None:
    play("uprising_guests")


def test_a_whole_game_of_two_teams_with_five_bots(play: Play) -> None:
    play("uprising_six")


def test_six_at_one_screen_with_nothing_behind_the_curtain(play: Play) -> None:
    play("uprising_six_hotseat")


def test_teammates_trade_and_both_choose(play: Play) -> None:
    play("uprising_six_trade")


def test_every_decision_of_teams_can_be_pointed_at(play: Play) -> None:
    play("uprising_six_decisions")


def test_pieces_travel_between_teams(play: Play) -> None:
    play("uprising_six_motion")


def test_six_seats_fit_a_small_laptop_and_a_phone_in_every_language(play: Play) -> None:
    play("uprising_six_fits")


def test_no_serious_accessibility_fault_with_six_players(play: Play) -> None:
    play("uprising_six_axe")


def test_the_gallery_of_six_players(play: Play) -> None:
    play("uprising_six_gallery")


def test_a_whole_war_against_the_bot_with_every_move_made_by_the_mouse(play: Play) -> None:
    play("war_bot")


def test_some_rounds_of_the_atreides_by_clicking_what_is_offered(play: Play) -> None:
    play("war_desert")


def test_a_whole_war_alone_with_every_step_of_the_automa_explained(play: Play) -> None:
    play("war_solo")


def test_the_war_alone_by_the_form_on_every_screen_in_every_language(play: Play) -> None:
    play("war_solo_fits")


def test_the_war_on_a_phone(play: Play) -> None:
    play("war_phone")


def test_the_map_by_wheel_drag_pinch_buttons_and_keys(play: Play) -> None:
    play("war_map")


def test_a_legion_moves_by_two_presses(play: Play) -> None:
    play("war_march")


def test_a_battle_with_its_odds(play: Play) -> None:
    play("war_battle")


def test_sietches_and_tokens_stay_hidden_on_the_map(play: Play) -> None:
    play("war_hidden")


def test_the_war_fits_a_small_laptop_and_a_phone_in_every_language(play: Play) -> None:
    play("war_fits")


def test_no_serious_accessibility_fault_in_the_war(play: Play) -> None:
    play("war_axe")


def test_pieces_travel_over_the_map(play: Play) -> None:
    play("war_motion")


def test_nothing_of_the_war_behind_the_curtain(play: Play) -> None:
    play("war_hotseat")


def test_four_people_share_the_war_and_partners_talk_under_a_cone(play: Play) -> None:
    play("war_teams")


def test_a_restart_of_the_server_is_not_noticed(play: Play) -> None:
    play("restart")


def test_a_set_that_the_client_has_never_heard_of_is_drawn(play: Play) -> None:
    play("unknown_module")


def test_a_set_outside_the_package_is_played(play_with_sets: Play) -> None:
    play_with_sets("outside_set")
