"""Impossible positions are refused with the limit and the rule; unusual ones are not."""

from __future__ import annotations

import pytest

import landsraad
from landsraad.kernel.errors import BadInput
from landsraad.scenarios.parser import read_scenarios
from landsraad.scenarios.runner import check_scenario

LEADERS = "leaders: [earl_memnon_thorvald, count_ilban_richese, glossu_rabban]"
TABLES = {"imperium": ("imperium", f"players: 3, {LEADERS}"), "helena": ("imperium", (
    "players: 3, leaders: [helena_richese, count_ilban_richese, glossu_rabban]")),
    "uprising": ("uprising", "players: 3"), "six": ("uprising", "players: 6"), "war": ("arrakis", "players: 2")}


def opened(table: str, given: str) -> str:
    game, options = TABLES[table]
    text = f"game: {game}\noptions: {{{options}}}\ngiven: {{turn: A, {given}}}\nsteps: [{{expect: {{over: false}}}}]\n"
    (scenario,) = read_scenarios(text, "try.yaml", landsraad.game)
    return check_scenario(scenario)


@pytest.mark.parametrize(("table", "given", "said"), [
    ("imperium", "A: {garrison: 4, conflict: 4, supply: 6}", "A: there are only 12 troops, not 14 (IMP-COMP-10)"),
    ("uprising", "A: {garrison: 4, memories: 4, supply: 6}", "A: there are only 12 troops, not 14 (UPM-SETUP-05)"),
    ("imperium", "A: {garrison: 14}", "A: there are only 12 troops, not 14 (IMP-COMP-10)"),
    ("imperium", "A: {conflict: -2}", "A: -2 is not a number of troops"),
    ("imperium", "A: {agents: 3}", "A: there are 2 agents, not 0 on the board and 3 on the leader; for the third write "
                                   "swordmaster: true (IMP-SPACE-15)"),
    ("imperium", "A: {agents: 2}, agents: {arrakeen: A}",
     "A: there are 2 agents, not 1 on the board and 2 on the leader"),
    ("uprising", "agents: {arrakeen: B, secrets: B, sietch_tabr: B}", "B: there are 2 agents, not 3 on the board"),
    ("six", "agents: {arrakeen: B, secrets: B, sietch_tabr: B}", "B: there are 2 agents, not 3 on the board"),
    ("imperium", "agents: {arrakeen: [A, B, C]}",
     "agents.arrakeen: 3 seats cannot share a space, only 2 (IMP-AGENT-05)"),
    ("imperium", "A: {swordmaster: true}, agents: {arrakeen: [A, A, A]}",
     "agents.arrakeen: 3 agents of A cannot stand there, only 2 (IMP-AGENT-05)"),
    ("uprising", "agents: {arrakeen: [A, A]}",
     "agents.arrakeen: 2 agents of A cannot stand there, only 1 (UPM-AGENT-TURN-02)"),
    ("imperium", "A: {influence: {fremen: 3}, alliances: [fremen]}",
     "A.alliances: 'fremen' takes an influence of 4 at least, not 3 (IMP-INFL-14)"),
    ("uprising", "A: {influence: {fremen: 3}, alliances: [fremen]}",
     "A.alliances: 'fremen' takes an influence of 4 at least, not 3 (UPM-INFLUENCE-03)"),
    ("imperium", "A: {alliances: [emperor]}, B: {alliances: [emperor]}",
     "B.alliances: A has the one token of 'emperor' (IMP-INFL-07)"),
    ("imperium", "A: {controls: [wealth]}",
     "A.controls: 'wealth' cannot be controlled, only arrakeen, carthag, imperial_basin (IMP-CONTROL-01)"),
    ("uprising", "A: {controls: [arrakeen]}, B: {controls: [arrakeen]}",
     "B.controls: A has the marker of 'arrakeen' (UPM-CONTROL-02)"),
    ("six", "C: {influence: {emperor: 2}}",
     "C.influence: 'emperor' is on the personal board of a commander who is not C (UPR-SIX-38); the track of the board "
     "is called great_houses"),
    ("six", "D: {influence: {fremen: 2}}", "D.influence: 'fremen' is on the personal board"),
    ("six", "B: {alliances: [fremen]}", "B.alliances: 'fremen' is on the personal board"),
    ("war", "A: {supply: {regular: 17}}",
     "the atreides have 16 regular units, not 0 on the board and 17 off it (WFA-COMP-05)"),
    ("war", "B: {officers: 3}, areas: {arrakeen: {harkonnen: {regular: 4, bashar: 4}}}",
     "the harkonnen have 6 bashars, not "),
    ("war", "areas: {arrakeen: {harkonnen: {sardaukar: 6}}, carthag: {harkonnen: {sardaukar: 4}}}",
     "areas.carthag.harkonnen.sardaukar: only 2 of the 8 figures are left, not 4 (WFA-COMP-05)"),
    ("war", "A: {bene_gesserit: 6}", "the atreides cannot have 6 Bene Gesserit tokens: there are 5 (WFA-COMP-30)"),
    ("war", "supremacy: 11", "supremacy: the track goes from 0 to 10, not 11 (WFA-GOAL-01)"),
    ("war", "prescience: {jihad: 13}", "prescience.jihad: the track goes from 0 to 12, not 13 (WFA-SETUP-07)"),
    ("war", "spice_board: {choam: 6}", "spice_board.choam: the rows are 1 to 5, not 6 (WFA-COMP-31)"),
])
def test_what_no_game_can_lead_to(table: str, given: str, said: str) -> None:
    with pytest.raises(BadInput) as caught:
        opened(table, given)
    assert str(caught.value).startswith(f"try.yaml:3: {said}")


@pytest.mark.parametrize(("table", "given"), [
    ("imperium", "A: {garrison: 3, supply: 0}"),  # troops may be missing
    ("imperium", "A: {agents: 3, swordmaster: true}"),
    ("imperium", "A: {agents: 3}, mentat: A"),
    ("imperium", "A: {agents: 1}"),
    ("imperium", "agents: {arrakeen: [A, B]}"),  # by Infiltrate
    ("imperium", "agents: {arrakeen: [A, A]}"),  # by Kwisatz Haderach
    ("imperium", "agents: {arrakeen: [A, B, C]}, C: {in_play: [kwisatz_haderach]}"),
    ("helena", "agents: {arrakeen: [A, B, C]}"),
    ("uprising", "agents: {arrakeen: [A, B, C]}"),  # by their spies
    ("six", "B: {swordmaster: true}, agents: {arrakeen: B, secrets: B, sietch_tabr: B}"),
    ("six", "D: {influence: {emperor: 4}, alliances: [emperor]}, C: {influence: {emperor: 0, great_houses: 2}}"),
    ("imperium", "A: {alliances: [fremen]}"),  # without its influence
    # A has lost some influence.
    ("imperium", "A: {influence: {fremen: 4}, alliances: [fremen]}, B: {influence: {fremen: 5}}"),
    ("war", "A: {supply: {regular: 1}}"),
])
def test_what_only_looks_odd(table: str, given: str) -> None:
    assert opened(table, given) == ""
