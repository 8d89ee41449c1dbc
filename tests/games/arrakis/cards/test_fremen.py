"""The planning cards of the Fremen allies about legions and sietches, one by one."""

from __future__ import annotations

from landsraad.games.arrakis.decks.prescience import claim
from landsraad.games.arrakis.state.cells import (
    ALLIES_DISCARD,
    AREA,
    FREMEN,
    HAND,
    IBAD_ON,
    IN_TANK,
    LEADER,
    LEADER_IS,
    PAUL_HELD,
    PRESCIENCE,
    REVEALED,
    SIETCH,
    SIETCH_AT,
    SIETCH_SHOWN,
    TOKEN_AT,
    TOKEN_SUPPLY,
)
from landsraad.games.arrakis.state.component_types import PLANNING_CARDS
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import advance
from support.arrakis.empty_board import Desert, desert
from support.arrakis.planning_cards import card, is_desert_power
from support.rules import rule


def hand(d: Desert, *names: str) -> None:
    for name in names:
        HAND.put(d.s.seats[0], card(name))


@rule("WFA-PLAN-06", "WFA-SETUP-13")
def test_the_deck_has_eighteen_cards_of_sixteen_kinds():
    cards = [made for made in PLANNING_CARDS if made.deck == FREMEN]
    assert len(cards) == 16
    assert sum(made.copies for made in cards) == 18
    assert {made.name: made.copies for made in cards if made.copies > 1} == {"shai_hulud": 3}


@rule("WFA-PLAN-02", "WFA-PLAN-04")
def test_a_played_card_lies_on_the_discard_pile_of_its_deck():
    d = desert()
    d.plan("kitab_al_ibar")
    assert d.pile(ALLIES_DISCARD, 0) == [card("kitab_al_ibar")]


# ------------------------------------------------------------------ eyes_of_ibad


@rule("WFA-PRESC-13")
def test_eyes_of_ibad_marks_a_revealed_card_until_it_is_claimed():
    d = desert()
    for number in (0, 1, 2):
        REVEALED.put(d.s.t, number)
    d.plan("eyes_of_ibad")
    assert d.legal() == sorted(["skip"] + [f"card {PRESCIENCE.names[number]}" for number in (0, 1, 2)])
    d.play(f"card {PRESCIENCE.names[1]}")
    assert d.s.t[IBAD_ON] == 1
    d.plan("adab_the_demanding_memory")
    assert f"dismiss {PRESCIENCE.names[1]}" not in d.legal()
    d.play("done")
    claim(d.s, 1)
    advance(d.s)
    assert d.s.t[IBAD_ON] == NONE


# ------------------------------------------------------------------ crysknife


@rule("WFA-TANK-02")
def test_crysknife_tanks_a_leader_next_to_the_legion_that_moved():
    d = desert()
    d.put("ne_outer_8", side="atreides", regular=1, special=1)
    d.put("se_outer_1", side="atreides", regular=1, special=1)
    d.put("ne_outer_6", side="harkonnen", regular=1, leaders=("beast_rabban",))
    d.put("pasty_mesa", side="harkonnen", regular=1, leaders=("baron_harkonnen",))
    d.plan("crysknife")
    d.play("move ne_outer_8 ne_outer_9")
    assert "leave fedaykin" not in d.legal()  # one of them has to come
    d.play("go")
    assert d.legal() == ["leader beast_rabban", "skip"]
    d.play("leader beast_rabban")
    assert d.s.t[LEADER_IS + LEADER.find("beast_rabban")] == IN_TANK
    assert d.area("ne_outer_6") == {"side": "harkonnen", "regular": 1}
    assert d.over


def test_crysknife_moves_only_a_legion_with_fedaykin():
    d = desert()
    d.put("ne_outer_8", side="atreides", regular=1, special=1)
    d.put("se_outer_1", side="atreides", elite=2)
    d.plan("crysknife")
    assert {text.split()[1] for text in d.legal("move")} == {"ne_outer_8"}


# ------------------------------------------------------------------ cielagos_piping_message


@rule("WFA-ACTION-21", "WFA-COMP-24")
def test_cielagos_message_brings_a_token_to_a_threatened_sietch():
    d = desert(["2_elite"])
    d.put("ne_outer_8", side="harkonnen", regular=1)  # two areas from Gara Kulon and from Sihaya Ridge
    d.put("tasmin_sink", side="atreides", regular=1)
    d.plan("cielagos_piping_message")
    assert d.legal() == ["at gara_kulon", "at sihaya_ridge", "skip"]
    before = TOKEN_SUPPLY.size(d.s.seats[0])
    d.play("at gara_kulon")
    assert d.area("gara_kulon") == {"side": "atreides", "tokens": 1, "sietch": 0}
    assert TOKEN_SUPPLY.size(d.s.seats[0]) == before - 1
    d.play("draw fremen_allies")
    assert HAND.size(d.s.seats[0]) == 1
    assert d.over


@rule("WFA-ACTION-21")
def test_cielagos_message_may_bring_a_token_from_elsewhere():
    d = desert()
    d.put("ne_outer_8", side="harkonnen", regular=1)
    d.put("tasmin_sink", side="atreides", officers=1, token="2_elite")
    TOKEN_SUPPLY.clear(d.s.seats[0])
    d.plan("cielagos_piping_message")
    assert d.legal() == ["bring t1 tasmin_sink", "skip"]
    d.play("bring t1 tasmin_sink")
    assert d.legal() == ["at gara_kulon", "at sihaya_ridge"]
    d.play("at sihaya_ridge")
    assert d.area("sihaya_ridge") == {"side": "atreides", "tokens": 1, "sietch": 0}
    assert d.area("tasmin_sink") == {"sietch": 0}  # the naib was left alone


def test_cielagos_message_without_a_threat_only_draws():
    d = desert()
    d.plan("cielagos_piping_message")
    assert d.legal() == ["done", "draw fremen_allies", "draw house_atreides"]


# ------------------------------------------------------------------ jubba_cloaks


def test_jubba_cloaks_moves_a_legion_with_a_leader_in_the_desert():
    d = desert()
    d.put("ne_outer_8", side="atreides", regular=1, officers=1)
    d.put("ne_outer_9", side="atreides", regular=1)
    d.put("pasty_mesa", side="atreides", regular=1, officers=1)
    hand(d, "kitab_al_ibar")
    d.plan("jubba_cloaks")
    assert {text.split()[1] for text in d.legal("move")} == {"ne_outer_8"}
    d.play("move ne_outer_8 ne_outer_5")
    assert "plan kitab_al_ibar" in d.legal()
    d.play("plan kitab_al_ibar")
    assert d.legal("move")


def test_jubba_cloaks_may_play_no_other_card():
    d = desert()
    hand(d, "kitab_al_ibar")
    d.plan("jubba_cloaks")
    d.play("skip")
    assert d.over
    assert HAND.size(d.s.seats[0]) == 1


# ------------------------------------------------------------------ hieregs


@rule("WFA-ACTION-16", "WFA-ACTION-21", "WFA-MAP-10")
def test_hieregs_puts_two_units_into_two_empty_desert_areas():
    d = desert()
    d.put("ne_outer_8", harvester=True)
    d.plan("hieregs")
    assert "at ne_outer_8" not in d.legal()
    assert "at ne_outer_4" not in d.legal()  # the station
    d.play("at ne_outer_9", "place regular ne_outer_9")
    assert "at ne_outer_9" not in d.legal()
    d.play("at ne_outer_10", "place regular ne_outer_10")
    assert d.area("ne_outer_9") == d.area("ne_outer_10") == {"side": "atreides", "regular": 1}
    assert is_desert_power(d)


# ------------------------------------------------------------------ stillsuits


@rule("WFA-COMP-09", "WFA-COMP-16")
def test_stillsuits_moves_a_legion_and_swaps_tokens_of_two_sietches():
    d = desert()
    d.put("ne_outer_8", side="atreides", regular=1)
    d.put("pasty_mesa", side="atreides", regular=1)
    d.put("gara_kulon", side="atreides", officers=1, token="2_elite")
    d.put("gara_kulon", token="regular_elite")
    d.put("tasmin_sink", side="atreides", regular=5, token="2_regular")
    d.plan("stillsuits")
    assert {text.split()[1] for text in d.legal("move")} == {"ne_outer_8", "gara_kulon", "tasmin_sink"}
    d.play("move ne_outer_8 ne_outer_5")
    assert d.legal() == ["sietch gara_kulon", "sietch tasmin_sink", "skip"]
    d.play("sietch gara_kulon", "sietch tasmin_sink")
    assert d.area("gara_kulon") == {"side": "atreides", "officers": 1, "tokens": 1, "sietch": 0}
    assert d.area("tasmin_sink") == {"side": "atreides", "regular": 5, "tokens": 2, "sietch": 0}
    assert [AREA.names[d.s.t[TOKEN_AT + i]] for i in range(3)] == ["tasmin_sink", "tasmin_sink", "gara_kulon"]
    d.play("lose regular")  # seven are one too many
    assert d.over


def test_stillsuits_may_swap_with_a_sietch_without_tokens():
    d = desert()
    d.put("gara_kulon", side="atreides", officers=1, token="2_elite")
    d.plan("stillsuits")
    d.play("done", "sietch gara_kulon", "sietch windgap")
    assert d.area("windgap") == {"side": "atreides", "tokens": 1, "sietch": 0}
    assert d.area("gara_kulon") == {"sietch": 0}  # the leaders had no units left
    assert d.over


# ------------------------------------------------------------------ i_am_stilgar_the_fremen


@rule("WFA-ACTION-21", "WFA-COMP-08")
def test_i_am_stilgar():
    d = desert()
    d.put("pasty_mesa", side="harkonnen", regular=1)
    d.put("windgap", side="atreides", regular=1, leaders=("stilgar",))
    d.plan("i_am_stilgar_the_fremen")
    places = {text.split()[1] for text in d.legal("at")}
    assert places == {"se_outer_5", "false_wall_south", "false_wall_west", "sw_outer_8", "sw_central_2",
                      "ne_central_9"}  # free plateaus: no settlement or legion of the enemy
    d.play("at false_wall_west")
    assert not d.legal("bring") or "bring stilgar windgap" not in d.legal()  # no unit is there yet
    d.play("place elite false_wall_west", "place elite false_wall_west", "place regular false_wall_west",
           "bring stilgar windgap")
    assert d.area("false_wall_west") == {"side": "atreides", "regular": 1, "elite": 2, "leaders": ["stilgar"]}
    assert d.legal() == ["done", "draw fremen_allies", "draw house_atreides"]
    d.play("draw house_atreides")
    assert HAND.size(d.s.seats[0]) == 1


# ------------------------------------------------------------------ kitab_al_ibar


@rule("WFA-COMP-08")
def test_kitab_al_ibar_moves_a_sietch_with_whom_one_likes():
    d = desert()
    d.put("gara_kulon", side="atreides", regular=2, officers=1, leaders=("stilgar",), token="2_elite")
    d.put("ne_outer_11", harvester=True)
    d.plan("kitab_al_ibar")
    assert {text.split()[2] for text in d.legal("move") if text.split()[1] == "gara_kulon"} == {
        "ne_outer_12", "ne_outer_14", "ne_outer_15", "ne_outer_16"}
    d.play("move gara_kulon ne_outer_12")
    assert "bring stilgar gara_kulon" not in d.legal()  # no unit is there yet
    d.play("bring t1 gara_kulon", "bring stilgar gara_kulon", "bring regular gara_kulon", "done")
    assert d.area("ne_outer_12") == {"side": "atreides", "regular": 1, "leaders": ["stilgar"], "tokens": 1,
                                     "sietch": 0}
    assert d.area("gara_kulon") == {"side": "atreides", "regular": 1, "officers": 1}
    sietch = SIETCH.find("gara_kulon")
    assert d.s.t[SIETCH_AT + sietch] == AREA.find("ne_outer_12")
    assert d.s.t[SIETCH_SHOWN + sietch] == 0  # still hidden
    assert d.over


def test_kitab_al_ibar_moves_all_or_nobody():
    d = desert()
    d.put("gara_kulon", side="atreides", regular=2, officers=1)
    d.plan("kitab_al_ibar")
    d.play("move gara_kulon ne_outer_12", "go")
    assert d.area("ne_outer_12") == {"side": "atreides", "regular": 2, "officers": 1, "sietch": 0}
    assert d.area("gara_kulon") == {}
    d.put("tasmin_sink", side="atreides", regular=1)
    d.plan("kitab_al_ibar")
    d.play("move tasmin_sink se_outer_3", "done")
    assert d.area("se_outer_3") == {"sietch": 0}
    assert d.area("tasmin_sink") == {"side": "atreides", "regular": 1}
    assert d.over


@rule("WFA-COMP-09")
def test_kitab_al_ibar_leaders_left_alone_are_lost():
    d = desert()
    d.put("gara_kulon", side="atreides", regular=1, officers=1, leaders=("stilgar",))
    d.plan("kitab_al_ibar")
    d.play("move gara_kulon ne_outer_12", "bring regular gara_kulon", "bring stilgar gara_kulon", "done")
    assert d.area("ne_outer_12") == {"side": "atreides", "regular": 1, "leaders": ["stilgar"], "sietch": 0}
    assert d.area("gara_kulon") == {}
    assert d.over


def test_kitab_al_ibar_leaves_paul_behind_while_he_is_sought():
    d = desert()
    d.put("gara_kulon", side="atreides", regular=1, leaders=("paul_atreides",))
    d.s.seats[0][PAUL_HELD] = 1
    d.plan("kitab_al_ibar")
    d.play("move gara_kulon ne_outer_12")
    assert d.area("ne_outer_12") == {"sietch": 0}
    assert d.area("gara_kulon") == {"side": "atreides", "regular": 1, "leaders": ["paul_atreides"]}
    assert d.over
