"""Shared sides: three and four players (WFA-TEAM-*)."""

from __future__ import annotations

from typing import Any

import pytest

import landsraad
from landsraad.games.arrakis.pieces.dice import CELLS, cells_for
from landsraad.games.arrakis.pieces.figures import deciding_seat, house_seat
from landsraad.games.arrakis.pieces.shared_sides import allies_of, home_of, is_shared, partner
from landsraad.games.arrakis.pieces.tracks import win
from landsraad.games.arrakis.state import cells as c
from landsraad.games.arrakis.state.component_types import LEADER_CARDS, PLANNING_CARDS
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import advance
from landsraad.kernel.errors import BadInput
from landsraad.kernel.observation.batch import ObservationBuffer
from landsraad.kernel.observation.schema import Observer
from support.arrakis.shared_sides import FOUR, four
from support.arrakis.table import arrakis, force, set_up
from support.dune.table import play, texts
from support.rules import rule

# ------------------------------------------------------------------ who plays what


@rule("WFA-TEAM-01", "WFA-TEAM-02")
def test_who_shares_what() -> None:
    t = set_up(players=3)
    assert [t.get(f"{seat}.side") for seat in t.seats] == ["atreides", "harkonnen", "harkonnen"]
    assert [t.get(f"{seat}.subfaction") for seat in t.seats] == [None, "house_harkonnen", "corrino_allies"]
    t = set_up(players=3, shared="atreides")
    assert [t.get(f"{seat}.subfaction") for seat in t.seats] == ["house_atreides", None, "fremen_allies"]
    t = set_up(players=4)
    assert [t.get(f"{seat}.subfaction") for seat in t.seats] == [
        "house_atreides", "house_harkonnen", "fremen_allies", "corrino_allies"]
    assert set_up().get("A.subfaction") is None  # two players as usual


@rule("WFA-TEAM-02")
def test_seats_in_another_order_say_who_shares() -> None:
    t = set_up(players=3, seats=["fremen_allies", "harkonnen", "house_atreides"])
    assert t.options["shared"] == "atreides" and t.get("A.subfaction") == "fremen_allies"
    s = t.state
    assert house_seat(s, c.ATREIDES) == 2 and allies_of(s, c.ATREIDES) == 0
    assert partner(s, 2) == 0 and partner(s, 0) == 2
    assert is_shared(s, c.ATREIDES) and not is_shared(s, c.HARKONNEN) and partner(s, 1) == NONE
    with pytest.raises(BadInput, match="a 3-player game has atreides, house_harkonnen, corrino_allies or "
                                       "house_atreides, harkonnen, fremen_allies, in any order, not atreides, "
                                       "harkonnen, "):
        set_up(players=3, seats=["atreides", "harkonnen", "corrino_allies"])
    with pytest.raises(BadInput, match="a 4-player game has"):
        set_up(players=4, seats=["atreides", "harkonnen"])


@rule("WFA-TEAM-03", "WFA-TEAM-04")
def test_leaders_belong_to_boards() -> None:
    s = set_up(players=4).state
    homes = {seat: {c.LEADER.names[leader] for leader in range(len(LEADER_CARDS)) if home_of(s, leader) == seat}
             for seat in range(4)}
    assert homes == {
        0: {"paul_atreides", "lady_jessica", "reverend_mother_jessica", "gurney_halleck", "alia"},
        1: {"baron_harkonnen", "beast_rabban", "feyd_rautha", "thufir_hawat"},
        2: {"stilgar", "chani", "paul_muad_dib", "wild_maker"},
        3: {"gaius_helen_mohiam", "captain_aramsham", "emperor_shaddam_iv"}}
    assert {int(home_of(set_up().state, leader)) for leader in range(7)} == {1}


@rule("WFA-TEAM-05")
@pytest.mark.parametrize("side", [c.ATREIDES, c.HARKONNEN])
def test_partners_win_together(side: int) -> None:
    t = set_up(players=4)
    win(t.state, side)
    advance(t.state)
    assert t.result()["winners"] == (["A", "C"] if side == c.ATREIDES else ["B", "D"])


@rule("WFA-TEAM-06", "WFA-TEAM-07", "WFA-TEAM-11")
def test_set_up_of_four() -> None:
    """Each seat has its own deck and one card of it; the leaders are on two boards."""
    t = set_up(players=4)
    for seat, deck in zip(t.seats, ("house_atreides", "house_harkonnen", "fremen_allies", "corrino_allies"),
                          strict=True):
        assert len(t.get(f"{seat}.hand")) == 1
        cards = [*t.get(f"{seat}.hand"), *t.get(f"{seat}.house_deck"), *t.get(f"{seat}.allies_deck")]
        assert len(cards) == 18
        assert {c.DECK.names[PLANNING_CARDS[c.PLANNING.find(card)].deck] for card in cards} == {deck}
    started = [name for name, state in t.get("leaders").items() if state == "aside"]
    assert started == ["baron_harkonnen", "beast_rabban", "captain_aramsham", "paul_atreides", "lady_jessica",
                       "stilgar"]
    assert t.get("A.bene_gesserit") == 1 and t.get("C.bene_gesserit") == 0
    assert t.get("A.objectives") and not t.get("C.objectives")


@rule("WFA-TEAM-16")
def test_cells_of_the_boards() -> None:
    s = set_up(players=4).state
    room = [{c.RESULT.names[i]: int(cells_for(s.seats[seat], i)) for i in range(5) if cells_for(s.seats[seat], i)}
            for seat in range(4)]
    assert room == [{"leadership": 1, "mentat": 1, "house": 1}, {"leadership": 2, "mentat": 2, "house": 2},
                    {"strategy": 1, "deployment": 1, "mentat": 1}, {"strategy": 2, "deployment": 2, "mentat": 2}]
    assert len(CELLS) == 30


# ------------------------------------------------------------------ planning cards


@rule("WFA-TEAM-11")
def test_each_draws_from_the_own_deck_only() -> None:
    t = four(turn="D", D={"dice": {"mentat": 1}, "hand": []})
    play(t, "action mentat")
    assert texts(t) == ["draw corrino_allies", "done"]
    play(t, "draw corrino_allies", "draw corrino_allies")
    assert len(t.get("D.hand")) == 2
    t = arrakis(options=FOUR, phase="start", round=2)
    assert [len(t.get(f"{seat}.hand")) for seat in t.seats] == [1, 1, 1, 1]


@rule("WFA-TEAM-11")
def test_by_the_faq_house_atreides_may_draw_for_the_fremen() -> None:
    t = arrakis(options={**FOUR, "rulings": "faq"}, turn="A",
                A={"dice": {"mentat": 1}, "hand": []}, C={"hand": [], "allies_deck": ["crysknife"]})
    play(t, "action mentat")
    assert texts(t) == ["draw house_atreides", "draw fremen_allies", "done"]
    play(t, "draw fremen_allies", "draw house_atreides")
    assert t.get("C.hand") == ["crysknife"] and len(t.get("A.hand")) == 1
    seen = {seat: [e for e in t.events(seat=seat) if e["kind"] in ("passed_on", "drew_planning") and "card" in e]
            for seat in t.seats}
    assert len(seen["A"]) == 2 and [e["card"] for e in seen["C"]] == ["crysknife"] and not seen["B"] and not seen["D"]


@rule("WFA-TEAM-12")
def test_four_cards_at_the_end_of_a_round() -> None:
    t = four(phase="end", revealed=[], A={"hand": ["war_plan"]},
             B={"hand": ["hunter_seeker", "sandmasters", "arsunt_legion", "spotter_control", "forced_recruitment"]},
             D={"hand": ["shigawire", "troop_carriers", "sardaukar_pogrom", "seek_out_the_mahdi", "breeding_program",
                         "hope_clouds_observation"]})
    assert t.actor == "B" and "discard sandmasters" in texts(t)
    play(t, "discard sandmasters")
    assert t.actor == "D"
    play(t, "discard shigawire", "discard troop_carriers")
    assert len(t.get("D.hand")) == 5 and t.get("round") == 2  # four, and that of the new round


@rule("WFA-TEAM-13")
@pytest.mark.parametrize(("turn", "order"), [("B", "BDAC"), ("D", "DBAC")])
def test_both_discard_cards_for_dice(turn: str, order: str) -> None:
    """Attackers first, the acting seat before its partner; then the defenders, their House first."""
    t = four(turn=turn, A={"hand": ["war_plan"]}, B={"hand": ["hunter_seeker"], "dice": {"leadership": 1}},
             C={"hand": ["crysknife"]}, D={"hand": ["shigawire"], "dice": {"strategy": 1}},
             areas={"arrakeen": {"harkonnen": {"regular": 2, "leaders": ["bashar"]}},
                    "broken_land": {"atreides": {"regular": 2, "leaders": []}}})
    play(t, "action leadership" if turn == "B" else "action strategy", "attack arrakeen broken_land")
    for seat, card in zip(order, [{"A": "war_plan", "B": "hunter_seeker", "C": "crysknife", "D": "shigawire"}[seat]
                                  for seat in order], strict=True):
        assert t.actor == seat and texts(t) == [f"discard {card}", "done"]
        if seat == order[-1]:
            force(t, *["shield"] * 8)
        play(t, f"discard {card}")
    assert t.get("rolled_attacker")["shield"] == t.get("rolled_defender")["shield"] == 4


@rule("WFA-TEAM-30")
def test_a_ban_is_for_both_harkonnen_seats() -> None:
    t = four(turn="D", bans={"landsraad": 1}, A={"hand": []}, C={"hand": []},
             B={"hand": ["hunter_seeker"]}, D={"hand": ["shigawire"], "dice": {"strategy": 1}},
             areas={"arrakeen": {"harkonnen": {"regular": 2}}, "broken_land": {"atreides": {"regular": 2}}})
    force(t, *["shield"] * 4)
    play(t, "action strategy", "attack arrakeen broken_land")
    assert texts(t) == ["continue", "cease"]  # neither was asked for cards
    for seat in ("B", "D"):
        t = four(turn=seat, bans={"spacing_guild": 1}, air={"az_1": "ornithopter"})
        assert not [move for move in texts(t) if move.startswith("scout")]
        t = four(turn=seat, bans={"spacing_guild": 0}, air={"az_1": "ornithopter"})
        assert [move for move in texts(t) if move.startswith("scout")]


@rule("WFA-TEAM-14")
def test_two_opponents_are_one_for_a_card() -> None:
    """A die that Truthtrance demands is demanded of both: only a seat with it can act, and only with it."""
    t = four(turn="A", A={"hand": ["truthtrance"], "dice": {"leadership": 1}}, B={"dice": {"house": 1, "mentat": 1}},
             D={"dice": {"strategy": 1, "mentat": 1}})
    play(t, "plan truthtrance")
    assert {"force house", "force strategy", "force mentat"} <= set(texts(t))
    play(t, "force strategy")
    while t.actor == "A":
        play(t, next(m for m in ("end", "done", "skip") if m in texts(t)))
    assert t.actor == "D" and "action strategy" in texts(t) and "action mentat" not in texts(t)
    t = four(turn="D", A={"dice": {"house": 1}}, D={"hand": ["reports_of_traitors"], "dice": {"strategy": 1}})
    play(t, "plan reports_of_traitors")
    assert t.get("A.dice")["house"] == 0 and t.get("A.used_dice") > 0


@rule("WFA-TEAM-14")
def test_a_vision_paid_with_two_cards_may_be_paid_by_both() -> None:
    given: dict[str, Any] = {"turn": "C", "revealed": ["placeholder_vision_of_the_future"],
                             "C": {"hand": ["crysknife"], "dice": {"strategy": 1}}}
    t = four(A={"hand": ["war_plan"]}, **given)
    play(t, "claim placeholder_vision_of_the_future", "discarder A")
    assert t.get("A.hand") == [] and t.get("C.hand") == [] and t.get("claimed") == ["placeholder_vision_of_the_future"]
    t = four(A={"hand": []}, **given)
    assert "claim placeholder_vision_of_the_future" not in texts(t)


@rule("WFA-TEAM-11", "WFA-LEADER-11")
def test_hawats_schemes_wait_for_nobodys_die() -> None:
    """The House has no dice left, but takes its free action before Corrino acts. It is asked with any hand."""
    given: dict[str, Any] = {"turn": "harkonnen", "leaders": {"thufir_hawat": "aside"}, "D": {"dice": {"strategy": 1}}}
    t = four(B={"dice": {}, "hand": ["hawats_scheming", "hawats_scheming"]}, **given)
    assert t.actor == "B" and texts(t) == ["acts D", "schemes 2"]
    play(t, "schemes 2")
    assert t.get("leaders.gaius_helen_mohiam") == "aside" and t.actor == "D"
    t = four(B={"dice": {}, "hand": ["hunter_seeker", "sandmasters"]}, **given)
    assert t.actor == "B" and texts(t) == ["acts D"]


# ------------------------------------------------------------------ phases


@rule("WFA-TEAM-26")
def test_house_harkonnen_places_the_vehicles() -> None:
    t = set_up(players=4)
    placed = 0
    while t.get("phase") == "vehicles":
        assert t.actor == "B" and t.get("acting.harkonnen") is None
        t.play(t.legal()[0])
        placed += 1
    assert placed > 5


@rule("WFA-TEAM-27")
def test_the_fremen_decide_in_the_desert() -> None:
    t = four(phase="hazards", areas={"se_outer_2": {"harkonnen": {"regular": 2}}}, chance=["sandworm"])
    assert t.actor == "C" and texts(t)[0].startswith("retreat_to") and t.get("acting.atreides") == "C"
    while t.get("phase") == "hazards":
        assert t.actor != "A"
        t.play(t.legal()[0])
    assert t.get("acting.atreides") is None and deciding_seat(t.state, c.ATREIDES) == 0  # and no longer


# ------------------------------------------------------------------ what partners may see


@rule("WFA-TEAM-09")
def test_partners_hide_their_hands_from_each_other_and_nothing_else() -> None:
    t = set_up(players=4)
    for seat, mate in (("A", "C"), ("C", "A"), ("B", "D"), ("D", "B")):
        view = t.view(seat)
        assert isinstance(view[seat]["hand"], list) and view[mate]["hand"] == 1
        assert isinstance(view[mate]["house_deck"], int)
    assert t.view("C")["A"]["objectives"] == t.view("A")["A"]["objectives"] == t.get("A.objectives")
    assert t.view("C")["A"]["sietch_ranks"] == t.get("A.sietch_ranks")
    assert t.view("C")["A"]["token_faces"] == t.get("A.token_faces")
    for enemy in ("B", "D", None):
        assert t.view(enemy)["A"]["objectives"] == 1
        assert not {"sietch_ranks", "token_faces"} & t.view(enemy)["A"].keys()


@rule("WFA-TEAM-09")
def test_what_a_partner_imagines_keeps_what_both_know() -> None:
    t = set_up(players=4)
    for seed in range(5):
        twin = t.determinize("C", seed)
        assert twin.get("A.objectives") == t.get("A.objectives") and twin.get("A.token_faces") == t.get("A.token_faces")
    assert len({str(t.determinize("C", seed).get("A.hand")) for seed in range(12)}) > 1
    assert len({str(t.determinize("B", seed).get("A.objectives")) for seed in range(12)}) > 1


@rule("WFA-TEAM-09")
def test_a_row_of_numbers_has_what_partners_know_and_no_more() -> None:
    """Encoded one after the other into the same observation, for partners and enemies."""
    t = set_up(players=4)
    watcher = Observer(t.game.plan, 4, t.game.observed())
    pieces = {piece.name: piece for piece in watcher.pieces}
    buffer = ObservationBuffer(watcher)
    for seat, at in (("C", "other2"), ("B", "other3"), ("A", "me"), ("D", "other1"), ("C", "other2")):  # where A sits
        viewer = t.seats.index(seat)
        buffer.fill(t.state, viewer)
        row = list(buffer.row)
        fresh = ObservationBuffer(watcher)
        fresh.fill(t.state, viewer)
        assert row == list(fresh.row)
        for name in ("token_faces", "objectives", "sietch_ranks"):
            piece = pieces[f"{at}.{name}"]
            assert any(row[piece.at:piece.at + piece.size]) == (seat in "AC"), (seat, name)
        hands = [piece for name, piece in pieces.items() if name.endswith((".hand", ".hand.size"))]
        assert len(hands) == 4
        for seed in range(3):
            dealt = t.determinize(seat, seed)
            buffer.fill(dealt.state, viewer)
            assert list(buffer.row) == row


# ------------------------------------------------------------------ with two against the Mahdi rules


@rule("WFA-SOLO-02")
def test_two_may_share_the_atreides_against_the_mahdi_rules() -> None:
    t = set_up(players=2, mahdi="yes")
    assert t.seats == ["A", "B", "C"] and t.get("automatic") == "harkonnen"
    assert [t.get(f"{seat}.subfaction") for seat in t.seats] == ["house_atreides", None, "fremen_allies"]
    assert t.get("B.role") == "automa" and t.get("B.decided_by") == "A"
    assert len(t.get("A.hand")) == len(t.get("C.hand")) == 1
    assert landsraad.new("arrakis", players=1).options["mahdi"] == "yes"
    with pytest.raises(BadInput, match="option mahdi: one or two play against the harkonnen run by the rules, not 3"):
        set_up(players=3, mahdi="yes")
    with pytest.raises(BadInput, match="the seats are house_atreides, harkonnen, fremen_allies"):
        set_up(players=2, mahdi="yes", seats=["fremen_allies", "harkonnen", "house_atreides"])


# ------------------------------------------------------------------ refusals and given words


@pytest.mark.parametrize(("turn", "move", "said"), [
    ("A", "action strategy", "WFA-TEAM-17"),
    ("A", "special stilgar", "WFA-TEAM-25"),
    ("A", "plan crysknife", "WFA-TEAM-11"),
    ("A", "desert_power", "WFA-TEAM-06"),
    ("harkonnen", "acts A", "WFA-TEAM-22"),
    ("harkonnen", "acts B", "WFA-TEAM-22"),
])
def test_refusals(turn: str, move: str, said: str) -> None:
    t = four(turn=turn, B={"dice": {}, "hand": ["hunter_seeker", "sandmasters"]}, D={"dice": {"mentat": 2}},
             leaders={"thufir_hawat": "aside"})
    assert move not in texts(t) and said in t.why_not(t.parse(move))


def test_another_deck_is_refused() -> None:
    t = four(turn="A", A={"dice": {"mentat": 1}})
    play(t, "action mentat")
    assert "WFA-TEAM-11" in t.why_not(t.parse("draw fremen_allies"))


@pytest.mark.parametrize(("given", "said"), [
    ({"C": {"supply": {"regular": 3}}}, "C.supply: what a shared side owns together is with its House: say A.supply"),
    ({"D": {"bene_gesserit": 1}}, "say B.bene_gesserit"),
    ({"C": {"hand": ["war_plan"]}}, "C.hand: 'war_plan' is a card of the partner's deck"),
    ({"acting": {"atreides": "C"}}, "acting: it follows from the phase and the turn: write `turn`"),
    ({"turn": "B", "B": {"dice": {}}}, "turn: B has no die to act with, D has"),
    ({"A": {"dice": {"strategy": 1}}}, "A.dice.strategy: there are cells for 0 dice, not for 1"),
    ({"B": {"dice": {"leadership": 2, "mentat": 2, "house": 2}}, "D": {"dice": {"strategy": 2, "mentat": 2}}},
     "B and D.dice: there are 8 dice, not 10"),
])
def test_given_words_that_cannot_be(given: dict[str, Any], said: str) -> None:
    with pytest.raises(BadInput) as error:
        four(**given)
    assert said in str(error.value)
