"""Personal boards, icons that count for two tracks, and rewards for the whole team."""

from __future__ import annotations

import pytest

from landsraad.kernel.errors import BadInput
from support.dune.table import play, six, texts
from support.rules import rule


@rule("UPR-SIX-33")
@pytest.mark.parametrize(("seat", "card", "space"), [
    ("C", "diplomacy", "desert_mastery"), ("C", "diplomacy", "vast_wealth"), ("D", "imperial_tent", "desert_mastery"),
    ("A", "seek_allies", "vast_wealth")])
def test_only_its_commander_goes_to_a_personal_board(seat: str, card: str, space: str) -> None:
    more = {"activated": "F" if seat == "D" else "C"} if seat in "AD" else {}
    t = six(turn=seat, **{seat: {"hand": [card], **more}})
    assert f"agent {card} {space}" not in texts(t)
    with pytest.raises(BadInput, match="personal board"):
        t.play(f"agent {card} {space}")


@rule("UPR-SIX-33")
def test_what_waives_influence_does_not_open_a_personal_board() -> None:
    t = six(turn="C", C={"hand": ["undercover_asset", "diplomacy"]})
    assert not [text for text in texts(t) if "vast_wealth" in text or "desert_mastery" in text]


@rule("UPR-SIX-34", "UPR-SIX-35", "UPR-SIX-66", "UPR-SIX-76")
def test_the_first_step_of_the_fremen_board() -> None:
    t = six(turn="A", A={"hand": ["seek_allies"], "deck": ["usul"], "activated": "C"})
    play(t, "agent seek_allies desert_mastery")
    assert t.get("A.influence.fremen") == 1 and t.get("C.influence.fringe_worlds") == 0
    assert [t.get(f"{seat}.spice") for seat in "ACE"] == [2, 1, 1]  # the space itself gives one
    assert [t.get(f"{seat}.spice") for seat in "BDF"] == [0, 0, 0]
    assert t.get("A.hand") == ["usul"]


@rule("UPR-SIX-35", "UPR-SIX-37")
def test_the_other_steps_of_the_fremen_board() -> None:
    t = six(turn="A", A={"hand": ["seek_allies"], "activated": "C", "influence": {"fremen": 1}})
    play(t, "agent seek_allies desert_mastery")
    assert t.get("A.vp") == 5 and [t.get(f"{seat}.vp") for seat in "CE"] == [1, 1]
    t = six(turn="A", A={"hand": ["seek_allies"], "activated": "C", "influence": {"fremen": 2}})
    play(t, "agent seek_allies desert_mastery")
    assert [t.get(f"{seat}.water") for seat in "ACE"] == [2, 2, 2] and t.get("A.vp") == 4
    t = six(turn="A", A={"hand": ["seek_allies"], "activated": "C", "influence": {"fremen": 3}})
    play(t, "agent seek_allies desert_mastery")
    assert t.get("A.alliances") == ["fremen"] and t.get("A.vp") == 5


@rule("UPR-SIX-36", "UPR-SIX-66", "UPR-SIX-68")
def test_the_steps_of_the_emperors_board() -> None:
    t = six(turn="D", D={"hand": ["seek_allies"], "activated": "F"})
    play(t, "agent seek_allies vast_wealth")
    assert [t.get(f"{seat}.solari") for seat in "DFB"] == [4, 1, 1]
    t = six(turn="D", D={"hand": ["seek_allies"], "activated": "F", "influence": {"emperor": 2}})
    play(t, "agent seek_allies vast_wealth")
    asked = []
    while len(asked) < 3:
        assert "skip" in texts(t) and any(text.startswith("spy ") for text in texts(t))
        asked.append(t.actor)
        play(t, "skip" if t.actor == "F" else next(text for text in texts(t) if text.startswith("spy ")))
    assert sorted(asked) == ["B", "D", "F"]
    assert [len(t.get(f"{seat}.spies")) for seat in "BDF"] == [1, 1, 0]


@rule("UPR-SIX-37", "UPR-SIX-10")
def test_two_steps_at_once_give_both_rewards() -> None:
    t = six(turn="A", A={"hand": ["demand_attention"], "spice": 4, "activated": "C", "influence": {"fremen": 0}})
    play(t, "agent demand_attention desert_mastery", "resolve card", "pay")
    while t.get("A.influence.fremen") < 2:
        play(t, texts(t)[0])
    assert t.get("A.vp") == 5 and [t.get(f"{seat}.spice") for seat in "CE"] == [1, 1]


@rule("UPR-SIX-38", "UPR-SIX-40")
def test_the_emperor_icon() -> None:
    """For everybody but Shaddam it is the Great Houses."""
    for seat, more in (("B", {}), ("C", {}), ("A", {"activated": "C"})):
        t = six(turn=seat, **{seat: {"hand": ["dagger"], "intrigue": ["imperium_politics"], "solari": 1, **more}})
        play(t, "play imperium_politics")
        assert texts(t) == ["influence great_houses", "influence spacing_guild"]
    t = six(turn="D", D={"intrigue": ["imperium_politics"], "solari": 1, "activated": "F"})
    play(t, "play imperium_politics")
    assert texts(t) == ["influence great_houses", "influence spacing_guild", "influence emperor"]
    play(t, "influence emperor")
    assert t.get("D.influence.emperor") == 1 and t.get("F.influence.great_houses") == 0


@rule("UPR-SIX-41", "UPR-SIX-42")
def test_the_fremen_icon_on_a_card_with_one_faction() -> None:
    hand = ["shishakli", "desert_survival"]
    t = six(turn="C", C={"hand": hand})
    play(t, "reveal")
    assert t.get("C.influence.fringe_worlds") == 1
    for choice, own, allied in (("fremen", 1, 0), ("fringe_worlds", 0, 1)):
        t = six(turn="A", A={"hand": hand, "activated": "C"})
        play(t, "reveal")
        assert sorted(texts(t)) == ["influence fremen", "influence fringe_worlds"]
        play(t, f"influence {choice}")
        assert (t.get("A.influence.fremen"), t.get("C.influence.fringe_worlds")) == (own, allied)
    t = six(turn="D", D={"hand": hand, "activated": "F"})
    play(t, "reveal")
    assert t.get("F.influence.fringe_worlds") == 1 and t.get("D.influence.fremen") == 0


@rule("UPR-SIX-40", "UPR-SIX-41")
def test_requirements_with_those_icons() -> None:
    privilege = {"hand": ["signet_ring"], "solari": 3}
    for influence, allowed in (({"emperor": 2}, True), ({"emperor": 1}, False)):
        t = six(turn="D", D={**privilege, "activated": "F", "influence": influence})
        assert ("agent signet_ring imperial_privilege" in texts(t)) is allowed
    t = six(turn="D", D={**privilege, "activated": "F"}, B={"influence": {"great_houses": 2}})
    assert "agent signet_ring imperial_privilege" in texts(t)
    t = six(turn="A", A={"hand": ["signet_ring"], "activated": "C", "influence": {"fremen": 2}})
    assert "agent signet_ring sietch_tabr" in texts(t)
    t = six(turn="D", D={"hand": ["signet_ring"], "activated": "F", "influence": {"emperor": 4}})
    assert "agent signet_ring sietch_tabr" not in texts(t)
    t = six(turn="C", C={"hand": ["signet_ring"], "influence": {"fringe_worlds": 2}})
    assert "agent signet_ring sietch_tabr" in texts(t)
    t = six(turn="C", C={"hand": ["signet_ring"]}, A={"influence": {"fremen": 4}})
    assert "agent signet_ring sietch_tabr" not in texts(t)  # UPR-SIX-38: it is Muad'Dib's alone


@rule("UPR-SIX-38")
def test_an_ally_cannot_touch_its_commanders_track() -> None:
    t = six(turn="C", C={"hand": ["dagger"], "intrigue": ["change_allegiances"], "influence": {"great_houses": 1}},
            A={"influence": {"fremen": 3}})
    play(t, "play change_allegiances")
    assert texts(t) == [f"influence {name}" for name in ("great_houses", "spacing_guild", "bene_gesserit",
                                                          "fringe_worlds")]
    assert t.get("A.influence.fremen") == 3 and t.get("C.influence.great_houses") == 0


@rule("UPR-SIX-37")
def test_a_point_on_a_personal_board_is_lost_again() -> None:
    t = six(turn="A", A={"hand": ["usul"], "intrigue": ["backed_by_choam"], "activated": "C",
                         "influence": {"fremen": 2}, "vp": 5})
    play(t, "play backed_by_choam")
    assert t.get("A.influence.fremen") == 1 and t.get("A.vp") == 4 and t.get("A.solari") == 4


@rule("UPR-SIX-37")
@pytest.mark.parametrize(("seat", "ally", "faction", "space"), [
    ("A", "C", "fremen", "desert_mastery"), ("D", "F", "emperor", "vast_wealth")])
def test_the_track_of_a_personal_board_ends_at_its_fourth_step(seat: str, ally: str, faction: str, space: str) -> None:
    """The alliance is taken there once, and a visit more moves nothing and gives nothing."""
    t = six(turn=seat, **{seat: {"hand": ["seek_allies"], "activated": ally, "influence": {faction: 3}}})
    play(t, f"agent seek_allies {space}")
    assert t.get(f"{seat}.influence.{faction}") == 4 and t.get(f"{seat}.alliances") == [faction]
    assert t.get(f"{seat}.vp") == 5
    t = six(turn=seat, **{seat: {"hand": ["seek_allies"], "activated": ally, "influence": {faction: 4},
                                 "alliances": [faction], "vp": 6}})
    play(t, f"agent seek_allies {space}")
    assert t.get(f"{seat}.influence.{faction}") == 4 and t.get(f"{seat}.alliances") == [faction]
    assert t.get(f"{seat}.vp") == 6


@rule("UPR-SIX-37")
def test_one_step_down_from_the_end_costs_the_alliance() -> None:
    """However often influence was gained there before, the fourth step is the last."""
    t = six(turn="A", A={"hand": ["usul"], "intrigue": ["backed_by_choam"], "activated": "C",
                         "influence": {"fremen": 4}, "alliances": ["fremen"], "vp": 6})
    play(t, "play backed_by_choam")
    assert t.get("A.influence.fremen") == 3 and t.get("A.alliances") == [] and t.get("A.vp") == 5


def test_a_position_cannot_go_beyond_the_end_of_a_track() -> None:
    with pytest.raises(BadInput, match=r"A\.influence\.fremen: the track goes from 0 to 4, not 5"):
        six(turn="A", A={"influence": {"fremen": 5}})
    with pytest.raises(BadInput, match=r"C\.influence\.fringe_worlds: the track goes from 0 to 6, not 7"):
        six(turn="A", C={"influence": {"fringe_worlds": 7}})
