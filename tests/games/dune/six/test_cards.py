"""The cards of the commanders' decks and the leaders in the six-player game."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.kernel.errors import BadInput
from landsraad.kernel.table import Table
from support.dune.table import play, six, texts
from support.rules import rule


def muad_dib(card: str, more: dict[str, Any] | None = None, **given: Any) -> Table:
    return six(turn="A", A={"hand": [card, "seek_allies"], "activated": "C", **(more or {})}, **given)


def shaddam(card: str, more: dict[str, Any] | None = None, **given: Any) -> Table:
    return six(turn="D", D={"hand": [card, "seek_allies"], "activated": "F", **(more or {})}, **given)


def revealed(t: Table) -> Table:
    t.inner.play("reveal")  # type: ignore[attr-defined]
    return t


@rule("UPR-SIX-45")
def test_command_respect() -> None:
    t = muad_dib("command_respect", {"swordmaster": 1, "solari": 3})
    play(t, "agent command_respect arrakeen")
    while "pay" not in texts(t):
        play(t, "resolve card" if "resolve card" in texts(t) else texts(t)[0])
    play(t, "pay")
    assert sorted(texts(t)) == ["trade C", "trade E"] and t.get("trashed") == ["command_respect"]
    play(t, "trade E", "hand_over solari 3")
    assert t.get("E.solari") == 3
    t = muad_dib("command_respect", {"solari": 3})
    play(t, "agent command_respect arrakeen")
    assert "pay" not in texts(t) and "command_respect" not in t.get("trashed")
    assert revealed(muad_dib("command_respect")).get("A.persuasion") == 1


def test_demand_attention() -> None:
    t = muad_dib("demand_attention", {"spice": 4})
    play(t, "agent demand_attention deliver_supplies")
    play(t, "pay")
    assert t.get("C.influence.spacing_guild") == 2 and t.get("A.spice") == 0
    assert t.get("trashed") == ["demand_attention"] and t.get("C.vp") == 2
    t = muad_dib("demand_attention", {"spice": 4})
    play(t, "agent demand_attention deliver_supplies", "skip")
    assert t.get("C.influence.spacing_guild") == 1 and t.get("trashed") == []
    assert revealed(muad_dib("demand_attention")).get("A.persuasion") == 1


def test_desert_call() -> None:
    given: dict[str, Any] = {"conflict": "spice_freighters"}
    t = muad_dib("desert_call", {"water": 2}, C={"maker_hooks": 1}, **given)
    play(t, "agent desert_call imperial_basin", "pay")
    assert t.get("C.sandworms") == 1 and t.get("A.water") == 1 and t.get("trashed") == ["desert_call"]
    t = muad_dib("desert_call", {"water": 2}, E={"maker_hooks": 1}, **given)
    play(t, "agent desert_call imperial_basin")
    assert "pay" not in texts(t), "the hooks of the ally who is not activated do not count"
    assert revealed(muad_dib("desert_call")).get("A.persuasion") == 1


def test_limited_landsraad_access() -> None:
    t = revealed(muad_dib("limited_landsraad_access"))
    assert t.get("A.spice") == 1 and t.get("C.swords") == 1 and t.get("A.persuasion") == 0
    assert "agent limited_landsraad_access assembly_hall" in texts(muad_dib("limited_landsraad_access"))


def test_threaten_spice_production() -> None:
    t = muad_dib("threaten_spice_production", {"spice": 3}, C={"spice": 2}, E={"spice": 4})
    play(t, "agent threaten_spice_production imperial_basin", "pay")  # the basin gives a spice first
    assert t.actor == "C" and texts(t) == ["pledge 0", "pledge 1", "pledge 2"]
    play(t, "pledge 2")
    assert t.actor == "E" and texts(t)[-1] == "pledge 4"
    play(t, "pledge 1")
    assert t.get("A.vp") == 5 and [t.get(f"{seat}.spice") for seat in "ACE"] == [0, 0, 3]
    assert t.get("trashed") == ["threaten_spice_production"]
    assert revealed(muad_dib("threaten_spice_production")).get("A.persuasion") == 1


def test_threaten_spice_production_without_enough() -> None:
    t = muad_dib("threaten_spice_production", {"spice": 3}, C={"spice": 2}, E={"spice": 4})
    play(t, "agent threaten_spice_production imperial_basin", "pay", "pledge 0", "pledge 1")
    assert t.get("A.vp") == 4 and [t.get(f"{seat}.spice") for seat in "ACE"] == [4, 2, 4] and t.get("trashed") == []
    t = muad_dib("threaten_spice_production", {"spice": 1}, C={"spice": 2}, E={"spice": 2})
    play(t, "agent threaten_spice_production imperial_basin")
    assert "pay" not in texts(t)


@pytest.mark.parametrize(("choice", "mine", "theirs"), [(1, (2, 0), (1, 1)), (2, (1, 1), (2, 0))])
def test_usul(choice: int, mine: tuple[int, int], theirs: tuple[int, int]) -> None:
    t = muad_dib("usul")
    play(t, "agent usul arrakeen")
    while f"choose {choice}" not in texts(t):
        play(t, "resolve card" if "resolve card" in texts(t) else texts(t)[0])
    play(t, f"choose {choice}")
    assert ((t.get("A.water"), t.get("A.spice")), (t.get("C.water"), t.get("C.spice"))) == (mine, theirs)
    assert (t.get("E.water"), t.get("E.spice")) == (1, 0)
    assert revealed(muad_dib("usul")).get("A.persuasion") == 2


def test_corrino_might() -> None:
    t = revealed(shaddam("corrino_might", {"spice": 3}))
    assert t.get("F.swords") == 1
    play(t, "use corrino_might", "pay")
    assert (t.get("B.garrison"), t.get("F.garrison"), t.get("D.spice")) == (5, 5, 0)
    assert t.get("trashed") == ["corrino_might"]
    assert "use corrino_might" not in texts(revealed(shaddam("corrino_might", {"spice": 2})))


@pytest.mark.parametrize(("choice", "mine", "theirs"), [(1, (2, 0), (1, 2)), (2, (1, 2), (2, 0))])
def test_critical_shipments(choice: int, mine: tuple[int, int], theirs: tuple[int, int]) -> None:
    t = shaddam("critical_shipments")
    play(t, "agent critical_shipments imperial_basin")
    play(t, f"choose {choice}")
    assert ((t.get("D.water"), t.get("D.solari")), (t.get("F.water"), t.get("F.solari"))) == (mine, theirs)
    assert revealed(shaddam("critical_shipments")).get("D.persuasion") == 2


def test_demand_results() -> None:
    row = ["contract_arrakeen_water", "contract_espionage"]
    t = shaddam("demand_results", {"solari": 2}, contract_row=row)
    play(t, "agent demand_results assembly_hall")
    while "pay" not in texts(t):
        play(t, "resolve card" if "resolve card" in texts(t) else texts(t)[0])
    play(t, "pay")
    assert sorted(texts(t)) == ["assign contract_arrakeen_water F", "assign contract_espionage F"]
    play(t, "assign contract_espionage F")
    assert t.get("F.contracts") == ["contract_espionage"] and t.get("B.contracts") == ["contract_arrakeen_water"]
    assert t.get("D.contracts") == [] and len(t.get("contract_row")) == 2 and t.get("trashed") == ["demand_results"]
    assert revealed(shaddam("demand_results")).get("F.swords") == 1


def test_demand_results_with_a_contract_that_is_done_at_once() -> None:
    t = shaddam("demand_results", {"solari": 2}, contract_row=["contract_immediate", "contract_espionage"])
    play(t, "agent demand_results assembly_hall")
    while "pay" not in texts(t):
        play(t, "resolve card" if "resolve card" in texts(t) else texts(t)[0])
    play(t, "pay", "assign contract_immediate F")
    assert t.get("F.completed") == ["contract_immediate"] and t.get("F.solari") == 2


def test_devastating_assault() -> None:
    t = shaddam("devastating_assault")
    play(t, "agent devastating_assault imperial_basin")
    assert t.get("F.garrison") == 4 and t.get("D.solari") == 1
    t = revealed(shaddam("devastating_assault", {"solari": 3, "swordmaster": 1}))
    assert t.get("D.persuasion") == 1 and t.get("F.swords") == 2  # of the token
    play(t, "use devastating_assault", "pay")
    assert t.get("F.swords") == 7 and t.get("D.solari") == 0
    assert "use devastating_assault" not in texts(revealed(shaddam("devastating_assault", {"solari": 3})))


def test_imperial_ornithopter() -> None:
    t = revealed(shaddam("imperial_ornithopter"))
    assert (t.get("D.persuasion"), t.get("D.solari")) == (1, 1)
    assert "agent imperial_ornithopter carthag" in texts(shaddam("imperial_ornithopter"))


def test_imperial_tent() -> None:
    assert revealed(shaddam("imperial_tent")).get("D.persuasion") == 1  # its agent box: see the Throne Row


@pytest.mark.parametrize("seat", ["A", "D"])
def test_seek_allies_leaves(seat: str) -> None:
    t = six(turn=seat, **{seat: {"hand": ["seek_allies"], "activated": "C" if seat == "A" else "F"}})
    play(t, "agent seek_allies deliver_supplies")
    assert t.get("trashed") == ["seek_allies"]


# ------------------------------------------------------------------ leaders


def test_muad_dib() -> None:
    t = muad_dib("signet_ring", {"deck": ["usul", "desert_call"]})
    play(t, "agent signet_ring imperial_basin")
    assert "usul" in t.get("A.hand")
    t = revealed(six(turn="A", A={"hand": ["usul"], "activated": "C"}, C={"sandworms": 1}))
    play(t, "ability") if "ability" in texts(t) else None
    assert len(t.get("A.intrigue")) == 1
    t = revealed(six(turn="A", A={"hand": ["usul"], "activated": "C"}, E={"sandworms": 1}))
    assert t.get("A.intrigue") == [] and "ability" not in texts(t)


@rule("UPR-SIX-27")
def test_shaddams_ring_binds_the_activated_ally() -> None:
    t = shaddam("signet_ring", {"solari": 3}, intrigue_deck=["devour"])
    play(t, "agent signet_ring carthag")
    while any(text.startswith(("resolve", "choose")) for text in texts(t)):
        play(t, "choose 1" if "choose 1" in texts(t) else texts(t)[0])
    assert t.get("D.solari") == 4 and t.get("F.garrison") == 5 and t.get("F.conflict") == 0
    assert t.actor != "F" or not [text for text in texts(t) if text.startswith("deploy")]
    t = shaddam("signet_ring", {"solari": 3}, intrigue_deck=["devour"])
    play(t, "agent signet_ring carthag")
    while "influence emperor" not in texts(t):
        play(t, "choose 2" if "choose 2" in texts(t) else texts(t)[0])
    play(t, "influence emperor")
    assert t.get("D.influence.emperor") == 1


@rule("UPR-SIX-12")
def test_shaddams_own_contracts() -> None:
    t = shaddam("seek_allies")
    play(t, "agent seek_allies expedition", "resolve space")
    assert "contract contract_sardaukar_cards" in texts(t)
    play(t, "contract contract_sardaukar_cards")
    assert t.get("D.contracts") == ["contract_sardaukar_cards"] and t.get("F.influence.fringe_worlds") == 1
    t = six(turn="F", F={"hand": ["diplomacy"]})
    play(t, "agent diplomacy expedition")
    assert "contract contract_sardaukar_cards" not in texts(t)


def test_a_sardaukar_contract_is_done_on_his_own_board() -> None:
    t = shaddam("seek_allies", {"spice": 3, "contracts": ["contract_sardaukar_cards"]})
    play(t, "agent seek_allies sardaukar")
    while "resolve contracts" in texts(t) or any(text.startswith("complete") for text in texts(t)):
        play(t, texts(t)[-1])
    assert t.get("D.completed") == ["contract_sardaukar_cards"] and t.get("F.garrison") == 7
    assert t.get("D.influence.emperor") == 1


@pytest.mark.parametrize(("troops", "persuasion"), [(4, 0), (5, 1)])
def test_gurney_needs_ten(troops: int, persuasion: int) -> None:
    t = six(turn="C", C={"hand": ["diplomacy"], "conflict": troops})
    t.inner.play("reveal")  # type: ignore[attr-defined]
    assert t.get("C.persuasion") == 1 + persuasion


def test_irulans_birthright_is_of_the_great_houses() -> None:
    t = six(turn="F", F={"hand": ["diplomacy"], "influence": {"great_houses": 1}})
    play(t, "agent diplomacy economic_support")
    while "trade D" not in texts(t):
        play(t, texts(t)[0])
    assert len(t.get("F.intrigue")) == 1


# ------------------------------------------------------------------ spaces


@rule("UPR-SIX-68")
def test_vast_wealth() -> None:
    t = shaddam("seek_allies")
    play(t, "agent seek_allies vast_wealth")
    assert t.get("D.solari") == 4 and t.get("D.influence.emperor") == 1  # one is the first step's


@rule("UPR-SIX-69")
def test_habbanya_erg() -> None:
    t = six(turn="C", C={"hand": ["dune_the_desert_planet"], "deck": ["dagger"], "water": 1},
            bonus_spice={"habbanya_erg": 2})
    play(t, "agent dune_the_desert_planet habbanya_erg")
    assert (t.get("C.spice"), t.get("C.water"), t.get("C.hand")) == (4, 0, ["dagger"])
    assert texts(t) == ["deploy 0", "deploy 1", "deploy 2"]
    t = six(phase="makers")
    assert t.get("bonus_spice.habbanya_erg") == 1


@rule("UPR-SIX-70")
def test_hardy_warriors() -> None:
    t = muad_dib("seek_allies", {"water": 1})
    play(t, "agent seek_allies hardy_warriors")
    assert t.get("A.water") == 0 and t.get("C.garrison") == 5 and t.get("A.influence.fremen") == 1
    assert texts(t) == [f"deploy {n}" for n in range(5)]


@rule("UPR-SIX-71")
def test_carthag() -> None:
    t = six(turn="C", C={"hand": ["reconnaissance"]})
    play(t, "agent reconnaissance carthag")
    assert t.get("C.garrison") == 4 and len(t.get("C.intrigue")) == 1


@rule("UPR-SIX-73")
def test_controversial_technology() -> None:
    t = six(turn="C", C={"hand": ["diplomacy", "dagger"], "deck": ["reconnaissance"], "spice": 2})
    play(t, "agent diplomacy controversial_technology")
    while not any(text.startswith("trash ") for text in texts(t)):
        play(t, texts(t)[0])
    play(t, "trash dagger hand")
    assert t.get("C.spice") == 0 and len(t.get("C.intrigue")) == 1 and "reconnaissance" in t.get("C.hand")
    assert t.get("trashed") == ["dagger"] and t.get("C.influence.fringe_worlds") == 1


@rule("UPR-SIX-74")
def test_expedition() -> None:
    t = six(turn="C", C={"hand": ["diplomacy"]}, contract_row=["contract_espionage", "contract_harvest_3"])
    play(t, "agent diplomacy expedition", "contract contract_espionage")
    assert t.get("C.contracts") == ["contract_espionage"] and t.get("C.influence.fringe_worlds") == 1
    t = six(turn="C", C={"hand": ["diplomacy"], "solari": 0}, contract_row=[], contract_bank=[])
    play(t, "agent diplomacy expedition")
    assert t.get("C.solari") == 2


@rule("UPR-SIX-77")
def test_sardaukar_costs_three() -> None:
    t = shaddam("seek_allies", {"spice": 3})
    play(t, "agent seek_allies sardaukar")
    assert t.get("D.spice") == 0 and t.get("F.garrison") == 7 and len(t.get("D.intrigue")) == 1
    with pytest.raises(BadInput, match="spice"):
        shaddam("seek_allies", {"spice": 2}).play("agent seek_allies sardaukar")


def test_secrets_spare_teammates() -> None:
    four = ["devour", "find_weakness", "impress", "tactical_option"]
    t = six(turn="C", C={"hand": ["diplomacy"]}, A={"intrigue": four})
    play(t, "agent diplomacy secrets")
    assert len(t.get("A.intrigue")) == 4 and len(t.get("C.intrigue")) == 1
    t = six(turn="C", C={"hand": ["diplomacy"]}, B={"intrigue": four})
    play(t, "agent diplomacy secrets")
    assert len(t.get("B.intrigue")) == 3 and len(t.get("C.intrigue")) == 2


def test_each_opponent_is_no_teammate() -> None:
    t = six(turn="C", C={"hand": ["covert_operation"], "spies": ["carthag"]})
    play(t, "agent covert_operation carthag")
    discarding = []
    while (not t.over and t.actor != "C") or any(text.startswith(("gather", "resolve")) for text in texts(t)):
        if any(text.startswith("discard") for text in texts(t)):
            discarding.append(t.actor)
        play(t, next((text for text in ("skip", "resolve card") if text in texts(t)), texts(t)[0]))
        if len(discarding) == 3:
            break
    assert discarding == ["D", "F", "B"]
