"""People at the table in a real browser. Each scenario also fails on any error in the page's console, on anything the
content security policy refuses, on a request to another place, and on an answer that is an error."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from support.sampling import sampled

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


def test_sounds_are_off_until_somebody_wants_them(play: Play) -> None:
    play("sounds")


def test_the_sources_of_points_add_up(play: Play) -> None:
    play("results")


def test_the_form_asks_what_fits_the_number_of_players(play: Play) -> None:
    play("form")


def test_a_pass_without_a_choice_is_made_and_tells_nothing(play: Play) -> None:
    play("auto_pass")


def test_a_deployment_says_what_it_brings(play: Play) -> None:
    play("deployment")


def test_a_first_visit_takes_what_the_measure_counts(play: Play) -> None:
    play("first_load")


def test_a_first_visit(play: Play) -> None:
    play("first_visit")


def test_chat(play: Play) -> None:
    play("chat")


def test_replay_with_scrubber_keys_and_records(play: Play) -> None:
    play("replay")


def test_gallery(play: Play) -> None:
    play("gallery")


def test_rules_by_link_and_search(play: Play) -> None:
    play("rules")


def test_a_late_answer_in_another_language_is_not_shown(play: Play) -> None:
    play("late_answers")


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


def test_uprising_with_both_expansions_alone(play: Play) -> None:
    play("expansions_solo")


def test_part_of_a_game_for_six_with_both_expansions(play: Play) -> None:
    play("expansions_six")


def test_the_pages_of_the_expansions_open_by_themselves_and_nothing_is_out_of_sight(play: Play) -> None:
    play("expansions_fit")


def test_everything_on_a_table_of_imperium_is_explained(play: Play) -> None:
    play("explain_imperium")


def test_everything_on_a_table_with_both_expansions_is_explained(play: Play) -> None:
    play("explain_expansions")


def test_everything_on_a_table_of_six_is_explained(play: Play) -> None:
    play("explain_six")


def test_everything_on_the_table_of_the_war_is_explained(play: Play) -> None:
    play("explain_arrakis")


def test_explanations_by_mouse_and_keys_with_goal_phases_and_legend(play: Play) -> None:
    play("explain_ways")


def test_choices_on_buttons_are_explained(play: Play) -> None:
    play("explain_choices")


def test_what_is_spoken_of_is_explained_in_the_log_the_chat_and_a_replay(play: Play) -> None:
    play("explain_log")


def test_a_finger_that_rests_reads_and_does_not_press(play: Play) -> None:
    play("explain_touch")


def test_two_cards_are_grafted(play: Play) -> None:
    play("expansions_graft")


def test_a_freighter_and_what_is_still_to_do(play: Play) -> None:
    play("expansions_turn")


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


def test_a_newcomer_sends_an_agent_within_a_few_clicks_and_a_lesson_goes_on_where_it_was_left(play: Play) -> None:
    play("first_lesson")


def test_lessons_are_finished_by_pressing_what_the_coach_points_at(play: Play) -> None:
    play("lessons_at_a_desk")


def test_lessons_are_finished_in_the_same_way_on_the_phone(play: Play) -> None:
    play("lessons_on_the_phone")


def test_a_puzzle_is_answered_wrongly_and_rightly_at_a_desk(play: Play) -> None:
    play("puzzle_at_a_desk")


def test_a_puzzle_is_answered_wrongly_and_rightly_on_the_phone(play: Play) -> None:
    play("puzzle_on_the_phone")


@pytest.mark.long
@pytest.mark.parametrize("game", sampled(["imperium", "uprising", "arrakis"], 3))
def test_a_first_game_with_a_coach_is_played_to_its_end(play: Play, game: str) -> None:
    play(f"first_game_{game}")


def test_a_hint_and_a_question_before_a_costly_move(play: Play) -> None:
    play("hint")


def test_a_first_game_is_led_by_a_leader_for_beginners(play: Play) -> None:
    play("first_game_leader")


def test_what_cannot_be_used_says_why_at_the_first_press(play: Play) -> None:
    play("reasons_imperium")


def test_so_do_posts_tiles_contracts_and_the_tleilaxu_board(play: Play) -> None:
    play("reasons_uprising")


def test_so_do_areas_dice_leaders_and_planning_cards(play: Play) -> None:
    play("reasons_arrakis")


def test_a_press_while_moves_are_told_ends_that_and_moves_nothing(play: Play) -> None:
    play("reasons_telling")


def test_escape_closes_what_was_opened_last(play: Play) -> None:
    play("escape_order")


def test_lines_of_the_log_have_icons_and_links(play: Play) -> None:
    play("log_lines")


def test_a_preview_covers_neither_its_thing_nor_the_guide_line(play: Play) -> None:
    play("preview_place")


def test_a_passkey_brings_games_back_to_a_browser_that_forgot_them(play: Play) -> None:
    play("profile_passkey")


def test_people_meet_in_the_lobby_and_draft_leaders(play: Play) -> None:
    play("lobby")


def test_the_lobby_fits_every_screen_in_every_language(play: Play) -> None:
    play("lobby_fits")


def test_words_and_links_open_a_profile_where_there_are_no_passkeys(play: Play) -> None:
    play("profile_devices")


def test_a_rated_game_from_the_form_to_the_ladder(play: Play) -> None:
    play("ladder")


def test_the_page_of_a_profile_fits_every_screen_in_every_language(play: Play) -> None:
    play("profile_fits")


def test_notices_are_chosen_tested_and_lead_to_the_seat(play: Play) -> None:
    play("notices")


def test_a_browser_that_allows_no_notices_says_so_and_the_tab_tells_a_guest(play: Play) -> None:
    play("notices_denied")

def test_the_installed_app_opens_without_a_connection_and_keeps_nothing_private(play: Play) -> None:
    play("installed_offline")


def test_a_new_version_waits_until_the_turn_is_over_and_somebody_agrees(play: Play) -> None:
    play("installed_update")


@pytest.mark.long
@pytest.mark.parametrize("screens", ["pages", "imperium", "uprising", "six", "tablets", "war", "results",
                                     "rows_imperium", "rows_uprising"])
def test_nothing_is_cut_off_or_pans_on_any_screen(play: Play, screens: str) -> None:
    play(f"screens_{screens}")


def test_a_challenge_from_the_first_page_to_its_table(play: Play) -> None:
    play("challenge")
