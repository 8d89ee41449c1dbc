"""The printed values of the nine leaders, copied by hand."""

from __future__ import annotations

import pytest

from landsraad.games.dune.bases.uprising.cells import TRAINING
from landsraad.games.dune.bases.uprising.rules.leader_effects import TRACK
from landsraad.games.dune.components.leader import Leader
from landsraad.games.dune.modules.base_leaders.module import BASE_LEADERS
from landsraad.games.dune.state.cells import FACTION
from support.dune.boxes import UPRISING
from support.effect_notation import rows, signs

# id | house | complexity | module
LEADER = rows("""
feyd_rautha_harkonnen | Harkonnen | 1 | -
gurney_halleck | Atreides | 1 | -
lady_amber_metulli | Metulli | 1 | -
lady_jessica | Atreides | 2 | -
lady_margot_fenring | Fenring | 1 | -
muad_dib | Atreides | 1 | -
princess_irulan | Corrino | 2 | -
shaddam_corrino_iv | Corrino | 2 | choam
staban_tuek | - | 3 | -
""")

# id | in each reveal turn | in an agent turn | on reaching 2 influence | signet
ABILITIES = rows("""
feyd_rautha_harkonnen | recall 1 spies -> swords 2 | none | none | train
gurney_halleck | if strength>=6: persuasion 1 | none | none | +1 troops
lady_amber_metulli | retreat up to 1 | none | none | +1 solari; if any alliance: +1 spice
lady_jessica | none | if other side: if sent to bene_gesserit OR fremen: once a turn (pay 1 water -> repeat the space), else if sent to bene_gesserit: return memories, draw for each, turn over | none | if other side: (pay 1 spice -> +1 water), else (pay 1 spice -> (draw 1 intrigue; store a memory))
lady_margot_fenring | none | none | bene_gesserit: +2 spice | place 1 spy(city)
muad_dib | if sandworms>=1: draw 1 intrigue | none | none | draw 1
princess_irulan | none | none | emperor: draw 1 intrigue | may: acquire 1 that costs 1 to hand OR (trash 1 from hand, if it has a cost +2 spice)
shaddam_corrino_iv | none | none | none | deploy nothing this turn; ((+1 solari; +1 troops) OR (pay 3 solari -> +1 influence(any)))
staban_tuek | none | none | none | place 1 spy, then if post(landsraad): (pay 1 spice -> +3 solari), then if post(faction): (pay 2 solari -> draw 1 intrigue)
""")  # noqa: E501

# space | reward | onward
TRAINING_TRACK = rows("""
start | none | upper_1 lower_1
upper_1 | pay 1 solari -> trash 1 | middle
lower_1 | place 1 spy | middle
middle | may trash 1 | upper_2 lower_2a
upper_2 | may trash 1 | final
lower_2a | place 1 spy | lower_2b
lower_2b | +2 spice | final
final | +1 troops; place 1 spy | -
""")


def named(id: str) -> Leader:
    return {leader.name: leader for leader in UPRISING.leaders}[id]


@pytest.mark.parametrize(("id", "house", "complexity", "module"), LEADER)
def test_leader(id: str, house: str, complexity: str, module: str) -> None:
    leader = named(id)
    assert (leader.house or "-", leader.complexity, leader.module or "-") == (house, int(complexity), module)
    assert leader.reconstructed is False


@pytest.mark.parametrize(("id", "reveal", "agent", "friendship", "signet"), ABILITIES)
def test_abilities(id: str, reveal: str, agent: str, friendship: str, signet: str) -> None:
    leader = named(id)
    friend = ("none" if leader.friend < 0
              else f"{FACTION.names[leader.friend]}: {signs(leader.second_step_bonus.message())}")
    assert signs(leader.reveal.message()) == reveal
    assert signs(leader.agent.message()) == agent
    assert friend == friendship
    assert signs(leader.signet.message()) == signet


def test_what_is_not_an_effect() -> None:
    assert {leader.name for leader in UPRISING.leaders if leader.without} == {"staban_tuek"}
    assert named("staban_tuek").without == ("diplomacy",)
    assert {leader.name for leader in UPRISING.leaders if leader.watches} == {"staban_tuek"}
    assert {leader.name for leader in UPRISING.leaders if leader.holds_back} == {"shaddam_corrino_iv"}
    assert not any(leader.strikes or leader.peek or leader.discount or leader.harvest_less or leader.slips_past
                   for leader in UPRISING.leaders if leader.owner is not BASE_LEADERS)


@pytest.mark.parametrize(("space", "reward", "onward"), TRAINING_TRACK)
def test_training_track(space: str, reward: str, onward: str) -> None:
    lesson = {lesson.name: lesson for lesson in TRACK}[space]
    assert signs(lesson.reward.message()) == reward
    assert (" ".join(lesson.onward) or "-") == onward


def test_nothing_is_missing_and_nothing_is_added() -> None:
    """But for those who lead automas, and the guests of the base game."""
    ids = [leader.name for leader in UPRISING.leaders if not leader.automa and leader.owner is not BASE_LEADERS]
    assert ids == [row[0] for row in LEADER] == [row[0] for row in ABILITIES]
    assert [lesson.name for lesson in TRACK] == [row[0] for row in TRAINING_TRACK] == TRAINING.names
