"""Battle: legal attacks, cards and dice, leaders and shields."""

from __future__ import annotations

from landsraad.games.arrakis.movement.moving import WITH_SPECIAL
from landsraad.games.arrakis.rounds.orders import LEADERSHIP_ACTION, attack_with
from landsraad.games.arrakis.state.cells import (
    ATTACKER,
    BANS,
    BATTLE_FROM,
    BATTLE_ROUND,
    CARD_DICE,
    HAND,
    HARKONNEN,
    HOUSE_DISCARD,
    LANDSRAAD,
    PLANNING,
    SIETCH,
    SIETCH_SHOWN,
)
from support.arrakis.battles import dice, meet, rank, rolls
from support.arrakis.empty_board import Desert, desert
from support.rules import rule


def hand(d: Desert, seat: int, *cards: str) -> None:
    for card in cards:
        HAND.put(d.s.seats[seat], PLANNING.find(card))


def hits(d: Desert) -> list[tuple[int, int]]:
    """Seat and number of the hits taken so far."""
    return [(event.seat, event.values[1]) for event in d.s.log or [] if event.kind.name == "hits_taken"]


# ------------------------------------------------------------------ legal attacks


@rule("WFA-BATTLE-01")
def test_targets_are_next_to_the_legion_and_not_across_a_border():
    d = desert()
    d.put("ne_outer_4", side="harkonnen", regular=1)
    d.put("ne_outer_5", side="atreides", regular=1)
    d.put("rimwall_west", side="atreides", regular=1)  # behind an impassable border
    d.put("ne_outer_8", side="atreides", regular=1)  # two areas away
    d.do(attack_with(), HARKONNEN)
    assert d.legal() == ["attack ne_outer_4 ne_outer_5", "done"]
    d.play("done")
    assert d.over


@rule("WFA-BATTLE-29", "WFA-WORM-18")
def test_nobody_attacks_an_area_with_a_sandworm():
    d = desert()
    d.put("ne_outer_8", side="harkonnen", regular=1)
    d.put("ne_outer_9", side="atreides", regular=1, worm="sandworm")
    d.do(attack_with(), HARKONNEN)
    assert d.over


@rule("WFA-ACTION-09")
def test_leadership_attacks_with_a_legion_that_has_a_leader():
    d = desert()
    d.put("ne_outer_8", side="harkonnen", regular=1)
    d.put("ne_outer_13", side="harkonnen", regular=1, officers=1)
    d.put("ne_outer_9", side="atreides", regular=1)
    d.do(LEADERSHIP_ACTION, HARKONNEN)
    assert d.legal("attack") == ["attack ne_outer_13 ne_outer_9"]


def test_a_card_may_ask_for_special_units():
    d = desert()
    d.put("ne_outer_8", side="harkonnen", regular=1)
    d.put("ne_outer_13", side="harkonnen", special=1)
    d.put("ne_outer_9", side="atreides", regular=1)
    d.do(attack_with(WITH_SPECIAL), HARKONNEN)
    assert d.legal("attack") == ["attack ne_outer_13 ne_outer_9"]


@rule("WFA-BATTLE-02")
def test_all_figures_fight_and_stay_where_they_are():
    d = desert(["shield"] * 5)
    meet(d, {"regular": 3, "officers": 1}, {"regular": 2})
    assert d.legal() == ["cease", "continue"]
    assert d.area("ne_outer_8") == {"side": "harkonnen", "regular": 3, "officers": 1}
    assert (d.s.t[BATTLE_FROM], d.s.t[ATTACKER], d.s.t[BATTLE_ROUND]) == (d.s.t[BATTLE_FROM], HARKONNEN, 1)
    assert dice(d) == [3, 2]


# ------------------------------------------------------------------ revealing


@rule("WFA-BATTLE-03", "WFA-COMP-22", "WFA-COMP-23")
def test_tokens_and_the_sietch_are_turned_up():
    d = desert(["shield"] * 6)
    rank(d, "gara_kulon", 2)
    d.put("ne_outer_12", side="harkonnen", regular=2)
    d.put("gara_kulon", side="atreides", token="2_elite")
    d.do(attack_with(), HARKONNEN)
    d.play("attack ne_outer_12 gara_kulon")
    assert d.s.t[SIETCH_SHOWN + SIETCH.find("gara_kulon")] == 2
    assert d.area("gara_kulon") == {"side": "atreides", "elite": 2, "sietch": 2}
    assert dice(d) == [2, 4]


@rule("WFA-BATTLE-03")
def test_tokens_of_the_attacker_are_turned_up_too():
    d = desert(["shield"] * 3)
    d.put("ne_outer_8", side="atreides", token="2_regular")
    d.put("ne_outer_9", side="harkonnen", regular=1)
    d.do(attack_with())
    d.play("attack ne_outer_8 ne_outer_9")
    assert d.area("ne_outer_8") == {"side": "atreides", "regular": 2}
    assert dice(d) == [2, 1]


# ------------------------------------------------------------------ cards and dice


@rule("WFA-BATTLE-04", "WFA-BATTLE-05", "WFA-BATTLE-06", "WFA-BATTLE-07", "WFA-EX-07", "WFA-PLAN-03", "WFA-PLAN-04")
def test_cards_add_dice_attacker_first():
    d = desert()
    rank(d, "gara_kulon", 2)
    hand(d, 0, "the_voice", "war_plan")
    hand(d, 1, "sandmasters", "hunter_seeker", "hawats_scheming")
    d.put("ne_outer_12", side="harkonnen", regular=2, elite=2, special=1, officers=1, leaders=("baron_harkonnen",))
    d.put("gara_kulon", side="atreides", regular=2, special=1, leaders=("paul_muad_dib",))
    d.do(attack_with(), HARKONNEN)
    d.play("attack ne_outer_12 gara_kulon")
    assert d.asked == "B"
    assert d.legal() == ["discard hunter_seeker", "discard sandmasters", "done"]  # never the schemes
    d.play("discard sandmasters")
    assert d.asked == "A"  # six dice are the most
    assert HOUSE_DISCARD.cards(d.s.seats[1]) == [PLANNING.find("sandmasters")]
    d.s.chance = ["shield"] * 11
    d.play("done")
    assert dice(d) == [6, 5]


@rule("WFA-BATTLE-04")
def test_cards_count_for_one_round_only():
    d = desert(["shield"] * 3 + ["shield"] * 2)
    hand(d, 1, "sandmasters")
    meet(d, {"regular": 1}, {"regular": 1})
    d.play("discard sandmasters", "continue", "stand")
    assert dice(d) == [2, 1, 1, 1]
    assert d.s.t[CARD_DICE + HARKONNEN] == 0


@rule("WFA-BAN-07", "WFA-BATTLE-04")
def test_the_ban_of_the_landsraad_forbids_cards_to_the_harkonnen():
    d = desert()
    d.s.t[BANS + LANDSRAAD] = 1
    hand(d, 0, "the_voice")
    hand(d, 1, "sandmasters")
    meet(d, {"regular": 1}, {"regular": 1})
    assert d.asked == "A" and d.legal() == ["discard the_voice", "done"]


@rule("WFA-LEADER-13", "WFA-BATTLE-04")
def test_whoever_holds_only_schemes_is_asked_all_the_same():
    d = desert(["shield"] * 2)
    hand(d, 1, "hawats_scheming")
    meet(d, {"regular": 1}, {"regular": 1})
    assert d.asked == "B" and d.legal() == ["done"]  # which cards they are is a secret
    d.play("done")
    assert dice(d) == [1, 1]


@rule("WFA-BATTLE-07")
def test_no_more_than_six_dice():
    d = desert(["shield"] * 12)
    rank(d, "gara_kulon", 3)
    hand(d, 0, "the_voice")
    hand(d, 1, "sandmasters")
    d.put("ne_outer_12", side="harkonnen", regular=6)
    d.put("gara_kulon", side="atreides", regular=5)
    d.do(attack_with(), HARKONNEN)
    d.play("attack ne_outer_12 gara_kulon")
    assert d.legal() == ["cease", "continue"]  # nobody could add a die
    assert dice(d) == [6, 6]


def test_an_extra_die_by_a_card_in_every_round():
    d = desert(["shield"] * 6)
    meet(d, {"regular": 1}, {"regular": 1}, "atreides", attack_with(extra_dice=1))
    d.play("continue", "stand")
    assert dice(d) == [2, 1, 2, 1]


def test_a_card_caps_the_dice_of_the_enemy_in_the_first_round():
    d = desert(["shield"] * 5 + ["shield"] * 7)
    meet(d, {"regular": 1}, {"regular": 6}, "atreides", attack_with(enemy_cap=4))
    assert dice(d) == [1, 4]
    d.play("continue", "stand")
    assert dice(d) == [1, 4, 1, 6]


@rule("WFA-BATTLE-08", "WFA-OPEN-01")
def test_a_surprise_attack_adds_a_hit_in_the_first_round():
    d = desert(["shield"] * 4)
    meet(d, {"regular": 1, "officers": 1}, {"regular": 3}, effect=LEADERSHIP_ACTION)
    assert d.area("ne_outer_9") == {"side": "atreides", "regular": 3}  # three shields block it
    d.s.chance = ["special"] + ["hit"] + ["special"] * 2
    assert dice(d) == [1, 3]
    d.play("continue", "stand")
    # the bashar turns the special result into a hit; the second round adds none
    assert hits(d)[-2:] == [(0, 1), (1, 1)] and dice(d) == [1, 3, 1, 3]


@rule("WFA-BATTLE-08", "WFA-OPEN-01", "WFA-BATTLE-07")
def test_the_surprise_is_a_result_and_no_die():
    d = desert(["shield"] * 7)
    meet(d, {"regular": 6, "officers": 1}, {"regular": 1}, effect=LEADERSHIP_ACTION)
    assert rolls(d)[0] == (0, 6, 0)
    assert "surprise_hit" in d.told()


# ------------------------------------------------------------------ leaders, special units, shields


@rule("WFA-BATTLE-09", "WFA-BATTLE-10", "WFA-BATTLE-11", "WFA-BATTLE-12", "WFA-BATTLE-14", "WFA-BATTLE-15",
      "WFA-BATTLE-16", "WFA-EX-08", "WFA-OPEN-02")
def test_the_worked_example():
    d = desert(["special", "special", "special", "hit", "hit", "shield", "hit", "hit", "hit", "hit", "hit"])
    rank(d, "gara_kulon", 2)
    hand(d, 1, "sandmasters")
    d.put("ne_outer_12", side="harkonnen", regular=2, elite=2, special=1, officers=1, leaders=("baron_harkonnen",))
    d.put("gara_kulon", side="atreides", regular=2, special=1, leaders=("paul_muad_dib",))
    d.do(attack_with(), HARKONNEN)
    d.play("attack ne_outer_12 gara_kulon", "discard sandmasters")
    assert "specials_lost" in d.told()
    assert hits(d) == [(0, 3), (1, 3)]
    d.play("lose elite", "lose elite", "lose baron_harkonnen")  # WFA-EX-09
    d.play("lose fedaykin", "lose regular", "lose regular")
    assert d.area("ne_outer_12") == {"side": "harkonnen", "regular": 4, "special": 1, "officers": 1}
    assert d.area("gara_kulon") == {"side": "atreides", "regular": 1, "leaders": ["paul_muad_dib"], "sietch": 2}
    assert d.legal() == ["cease", "continue"]


@rule("WFA-BATTLE-13")
def test_with_more_leaders_than_specials_their_owners_choose_attacker_first():
    d = desert(["special", "special"])
    meet(d, {"regular": 1, "officers": 1, "leaders": ("baron_harkonnen",)},
         {"regular": 1, "leaders": ("stilgar", "lady_jessica")})
    assert d.asked == "B" and d.legal() == ["use baron_harkonnen", "use bashar"]
    d.play("use bashar")
    assert d.asked == "A" and d.legal() == ["use lady_jessica", "use stilgar"]
    d.play("use stilgar")
    assert hits(d) == [(0, 1), (1, 2)]  # nobody has a shield


@rule("WFA-BATTLE-13", "WFA-BATTLE-11")
def test_a_leader_is_used_once_in_a_round():
    d = desert(["special", "special", "shield"])
    meet(d, {"regular": 2, "officers": 1, "leaders": ("baron_harkonnen", "beast_rabban")}, {"regular": 1})
    d.play("use beast_rabban")
    assert d.legal() == ["use baron_harkonnen", "use bashar"]
    d.play("use baron_harkonnen")
    assert hits(d) == [(0, 1)]  # Rabban's two, and one shield


@rule("WFA-BATTLE-12")
def test_specials_without_leaders_are_lost():
    d = desert(["special", "special", "special"])
    meet(d, {"regular": 2}, {"regular": 1})
    assert hits(d) == [] and d.told().count("specials_lost") == 2


@rule("WFA-BATTLE-14", "WFA-OPEN-03")
def test_special_units_cancel_the_shields_of_leaders_too():
    d = desert(["hit", "hit", "special"])
    meet(d, {"special": 2}, {"regular": 1, "leaders": ("reverend_mother_jessica",)})  # two shields
    assert hits(d) == [(0, 2)] and "shields_cancelled" in d.told()


@rule("WFA-BATTLE-14")
def test_each_special_unit_cancels_one_shield():
    d = desert(["hit"] * 3 + ["shield"] * 3)
    meet(d, {"regular": 2, "special": 1}, {"regular": 3})
    assert hits(d) == [(0, 1)]


@rule("WFA-BATTLE-15")
def test_shields_beyond_the_hits_are_lost():
    d = desert(["shield", "hit"])
    meet(d, {"regular": 1}, {"regular": 1})
    assert hits(d) == []
