"""Deployment tokens and sietch tokens, hidden and revealed."""

from __future__ import annotations

from landsraad.games.arrakis.legions.deployment_tokens import (
    can_draw_token,
    deploy_token,
    discard_token,
    draw_token,
    reveal_sietch,
    reveal_tokens,
    undraw_token,
)
from landsraad.games.arrakis.state import cells as c
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import advance
from support.arrakis.table import arrakis, force, here
from support.dune.table import kinds, play, texts
from support.rules import rule

KULON = c.AREA.find("gara_kulon")


@rule("WFA-COMP-21", "WFA-COMP-23", "WFA-FREE-02")
def test_a_token_is_replaced_by_its_units_and_leaves_the_game() -> None:
    t = arrakis(areas={"gara_kulon": {"atreides": {"tokens": ["elite_fedaykin"]}}})
    [counter] = here(t, "gara_kulon.atreides.tokens")
    play(t, f"reveal {counter}")
    assert here(t, "gara_kulon.atreides.elite") == 1 and here(t, "gara_kulon.atreides.fedaykin") == 1
    assert here(t, "gara_kulon.atreides.tokens") == [] and t.get("A.spent_tokens") == ["elite_fedaykin"]
    assert t.get(f"token_at.{counter}") is None and t.get(f"A.token_faces.{counter}") is None
    assert kinds(t, "token_shown")[0]["token"] == "elite_fedaykin"


@rule("WFA-COMP-06", "WFA-COMP-05")
def test_a_lower_type_stands_in_for_one_that_has_run_out() -> None:
    t = arrakis(areas={"gara_kulon": {"atreides": {"tokens": ["elite_fedaykin", "2_elite"]}}},
                A={"supply": {"special": 0, "elite": 1, "regular": 16}})
    reveal_tokens(t.state, KULON)
    assert here(t, "gara_kulon.atreides.fedaykin") == 0
    assert here(t, "gara_kulon.atreides.elite") == 1 and here(t, "gara_kulon.atreides.regular") == 3


@rule("WFA-COMP-09", "WFA-COMP-05")
def test_without_any_figure_left_its_leader_is_lost() -> None:
    t = arrakis(areas={"gara_kulon": {"atreides": {"tokens": ["elite_fedaykin"], "leaders": ["paul"]}}},
                A={"supply": {"special": 0, "elite": 0, "regular": 0}})
    reveal_tokens(t.state, KULON)
    assert here(t, "gara_kulon.side") is None and t.get("leaders")["paul_atreides"] == "tank"


@rule("WFA-COMP-18", "WFA-EX-01", "WFA-COMP-15")
def test_four_units_and_two_tokens_are_six() -> None:
    t = arrakis(areas={"gara_kulon": {"atreides": {"regular": 4, "tokens": 2}}})
    assert here(t, "gara_kulon.atreides") == 6


@rule("WFA-COMP-19", "WFA-COMP-16")
def test_the_owner_removes_what_is_too_much() -> None:
    t = arrakis(areas={"gara_kulon": {"atreides": {"regular": 4, "tokens": ["2_elite", "elite_fedaykin"]}}})
    play(t, f"reveal {here(t, 'gara_kulon.atreides.tokens')[0]}")
    assert t.actor == "A" and sorted(text.split()[0] for text in texts(t)) == ["lose"] * len(texts(t))
    play(t, "lose regular")
    assert here(t, "gara_kulon.atreides") == 6


@rule("WFA-COMP-24", "WFA-SETUP-03")
def test_an_empty_supply_gives_no_more_tokens() -> None:
    t = arrakis(areas={"gara_kulon": {"atreides": {"tokens": []}}})
    s = t.state
    drawn = []
    while can_draw_token(s):
        area = c.AREA.find(c.SIETCH.names[len(drawn) % 8])
        drawn.append(deploy_token(s, area))
    assert [c.COUNTER.names[i] for i in drawn] == [f"t{n}" for n in range(9, 17)]
    assert t.get("A.token_supply") == [] and draw_token(s) == -1 and deploy_token(s, KULON) == -1


@rule("WFA-COMP-20")
def test_a_drawn_token_is_its_owners_secret() -> None:
    t = force(arrakis(), "2_elite")
    counter = draw_token(t.state)
    assert t.get("A.token_faces")[c.COUNTER.names[counter]] == "2_elite"
    assert t.view("A")["A"]["token_faces"][c.COUNTER.names[counter]] == "2_elite"
    undraw_token(t.state, counter)
    assert t.get("A.token_supply").count("2_elite") == 1 and len(t.get("A.token_supply")) == 8


def test_a_token_can_leave_unseen() -> None:
    t = arrakis(areas={"gara_kulon": {"atreides": {"tokens": ["2_elite"]}}})
    discard_token(t.state, c.COUNTER.find(here(t, "gara_kulon.atreides.tokens")[0]))
    assert "2_elite" in t.view("A")["A"]["token_box"] and isinstance(t.view("B")["A"]["token_box"], int)


@rule("WFA-COMP-28", "WFA-SETUP-01")
def test_a_sietch_is_turned_up_once() -> None:
    t = arrakis(areas={"gara_kulon": {"sietch": 3}})
    assert t.view("B")["areas"]["gara_kulon"]["sietch"] == 0 and here(t, "gara_kulon.sietch") == 3
    reveal_sietch(t.state, KULON)
    assert t.view("B")["areas"]["gara_kulon"]["sietch"] == 3
    assert t.get("A.sietch_ranks.gara_kulon") == NONE and t.get("sietch_shown.gara_kulon") == 3
    reveal_sietch(t.state, KULON)
    advance(t.state)
    assert t.get("sietch_shown.gara_kulon") == 3
