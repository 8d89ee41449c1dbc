"""`landsraad.games`, `landsraad.game`, `landsraad.new`: every option, and an error for every invalid one."""

from __future__ import annotations

from typing import Any

import pytest

import landsraad
from landsraad.games.dune.components.module import modules_of

LEADERS = ["paul_atreides", "duke_leto_atreides", "baron_vladimir_harkonnen", "glossu_rabban", "earl_memnon_thorvald",
           "countess_ariana_thorvald", "count_ilban_richese", "helena_richese"]
LEVELS = ["mercenary", "sardaukar", "mentat", "kwisatz_haderach"]


def wrong(name: Any = "imperium", **options: Any) -> str:
    with pytest.raises(landsraad.BadInput) as caught:
        landsraad.new(name, **options)
    message = str(caught.value)
    assert "\n" not in message and len(message) < 800
    return message


# ------------------------------------------------------------------ games


def test_games() -> None:
    assert landsraad.games() == ["imperium", "uprising", "arrakis"]
    game = landsraad.game("imperium")
    assert (game.name, game.version) == ("imperium", "2.0")
    own = ["players", "leaders", "rivals", "difficulty", "first", "seats"]
    assert [option.name for option in game.options] == [*own, *modules_of("imperium"), "twist"]
    assert game.options[0].to_json() == {"name": "players", "kind": "number", "default": 4, "low": 1, "high": 4}
    assert game.options[3].to_json() == {"name": "difficulty", "kind": "choice", "default": "mercenary",
                                         "choices": LEVELS}


@pytest.mark.parametrize(("name", "message"), [
    ("imperum", "unknown game 'imperum'; did you mean 'imperium'?"),
    ("uprisign", "unknown game 'uprisign'; did you mean 'uprising'?"),
    ("chess", "unknown game 'chess'; there are imperium, uprising, arrakis"),
    ("", "unknown game ''; there are imperium, uprising, arrakis"),
    (None, "unknown game None; there are imperium, uprising, arrakis"),
    (["imperium"], "unknown game ['imperium']; did you mean 'imperium'?"),
])
def test_unknown_game(name: Any, message: str) -> None:
    assert wrong(name) == message


# ------------------------------------------------------------------ every option


@pytest.mark.parametrize(("players", "seats", "roles"), [
    (1, ["A", "B", "C"], ["player", "rival", "rival"]), (2, ["A", "B", "C"], ["player", "player", "hagal"]),
    (3, ["A", "B", "C"], ["player"] * 3), (4, ["A", "B", "C", "D"], ["player"] * 4)])
def test_players(players: int, seats: list[str], roles: list[str]) -> None:
    t = landsraad.new("imperium", players=players, seed=7)
    assert t.seats == seats
    assert [t.get(f"{seat}.role") for seat in seats] == roles
    assert t.options["players"] == players and t.options["seats"] == roles
    assert not t.over and t.actor in seats


def test_defaults() -> None:
    t = landsraad.new("imperium")
    assert t.seats == ["A", "B", "C", "D"]
    assert isinstance(t.seed, str) and len(t.seed) == 32 != landsraad.new("imperium").seed
    again = landsraad.new("imperium", seed=t.seed)
    assert again.fingerprint() == t.fingerprint()


def test_leaders_chosen_and_random() -> None:
    t = landsraad.new("imperium", players=4, seed=3, leaders=LEADERS[:4])
    assert [t.get(f"{seat}.leader") for seat in t.seats] == LEADERS[:4]
    t = landsraad.new("imperium", players=4, seed=3, leaders=["random", "helena_richese"])
    led = [t.get(f"{seat}.leader") for seat in t.seats]
    assert led[1] == "helena_richese" and len(set(led)) == 4 and set(led) <= set(LEADERS)
    assert landsraad.new("imperium", players=3, seed=1, leaders="paul_atreides, helena_richese").get("B.leader") == (
        "helena_richese")
    assert landsraad.new("imperium", players=2, seed=1, leaders=("paul_atreides",)).get("A.leader") == "paul_atreides"


def test_all_leaders_come_up_at_random() -> None:
    led = {t.get(f"{seat}.leader") for seed in range(12)
           for t in [landsraad.new("imperium", players=4, seed=seed)] for seat in t.seats}
    assert led == set(LEADERS)


@pytest.mark.parametrize("level", LEVELS)
def test_difficulty(level: str) -> None:
    t = landsraad.new("imperium", players=1, seed=5, difficulty=level)
    assert t.get("difficulty") == level
    assert landsraad.new("imperium", players=3, seed=5).get("difficulty") is None


def test_rivals() -> None:
    t = landsraad.new("imperium", players=1, seed=5, leaders=["paul_atreides"], rivals=["glossu_rabban", "random"])
    assert t.get("A.leader") == "paul_atreides" and t.get("B.leader") == "glossu_rabban"
    t = landsraad.new("imperium", players=1, seed=5, leaders=["paul_atreides", "glossu_rabban", "earl_memnon_thorvald"])
    assert [t.get(f"{seat}.leader") for seat in t.seats] == ["paul_atreides", "glossu_rabban", "earl_memnon_thorvald"]


@pytest.mark.parametrize("first", ["A", "B", "C"])
def test_first_player(first: str) -> None:
    t = landsraad.new("imperium", players=3, seed=5, leaders=["paul_atreides", "glossu_rabban", "helena_richese"],
                      first=first)
    assert t.get("first") == first == t.actor


def test_seats_in_any_order() -> None:
    t = landsraad.new("imperium", players=2, seed=5, seats=["player", "hagal", "player"], leaders=LEADERS[:2])
    assert [t.get(f"{seat}.role") for seat in t.seats] == ["player", "hagal", "player"]
    assert [t.get(f"{seat}.leader") for seat in t.seats] == [LEADERS[0], "house_hagal", LEADERS[1]]
    t = landsraad.new("imperium", players=1, seed=5, seats=["rival", "player", "rival"])
    assert t.actor == "B"


@pytest.mark.parametrize("seed", [0, 1, -1, -(2**40), 2**32 - 1, 2**64 + 17, 10**50])
def test_any_number_is_a_seed(seed: int) -> None:
    t = landsraad.new("imperium", players=3, seed=seed)
    assert t.seed == seed and t.legal()
    assert landsraad.from_json(t.to_json()).seed == seed


# ------------------------------------------------------------------ Uprising

HOUSES = ["feyd_rautha_harkonnen", "gurney_halleck", "lady_amber_metulli", "lady_jessica", "lady_margot_fenring",
          "muad_dib", "princess_irulan", "shaddam_corrino_iv", "staban_tuek"]


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("choam", ["no", "yes"])
def test_uprising(players: int, choam: str) -> None:
    t = landsraad.new("uprising", players=players, seed=7, choam=choam)
    assert (t.game.name, t.game.version) == ("uprising", "2.0")
    assert t.seats == ["A", "B", "C", "D"][:players]
    assert [t.get(f"{seat}.role") for seat in t.seats] == ["player"] * players
    assert t.options["choam"] == choam and t.get("choam") == (choam == "yes")
    assert not t.over and t.actor == t.get("first")
    again = landsraad.from_json(t.to_json())
    assert again.fingerprint() == t.fingerprint() and again.game is t.game


def test_yes_and_no_may_be_true_and_false() -> None:
    """YAML reads yes and no as booleans."""
    for value, word in ((True, "yes"), (False, "no")):
        assert landsraad.new("uprising", players=3, seed=1, choam=value).options["choam"] == word


def test_the_leaders_of_uprising() -> None:
    t = landsraad.new("uprising", players=3, seed=3, choam="yes", leaders=["shaddam_corrino_iv", "random"])
    led = [t.get(f"{seat}.leader") for seat in t.seats]
    assert led[0] == "shaddam_corrino_iv" and len(set(led)) == 3 and set(led) <= set(HOUSES)


@pytest.mark.parametrize("options", [
    {"leaders": ["paul_atreides"]}, {"leaders": ["muad_dib", "muad_dib"]}, {"leaders": ["shaddam_corrino_iv"]},
    {"players": 3, "leaders": HOUSES[:4]}, {"choam": "maybe"}, {"choam": 1}, {"choam": None}, {"players": 5},
    {"players": "six"}, {"module": "choam"}, {"first": "E"}, {"leaders": "muad'dib"}])
def test_wrong_options_of_uprising(options: dict[str, Any]) -> None:
    """Including leaders of the other game, which cannot be mixed in by accident."""
    assert list(options)[-1] in wrong("uprising", seed=1, **options)


def test_the_games_do_not_know_each_others_leaders() -> None:
    """Uprising knows the leaders of the base game only if the option asks for them."""
    assert wrong("uprising", leaders=["helena_richese"]) == (
        "option leaders: Helena Richese is from Dune: Imperium, whose leaders need base_leaders: yes (UPM-MIXING-02)")
    assert wrong("imperium", leaders=["muad_dib"]).startswith("option leaders: 'muad_dib' is not one of paul_atreides")


# ------------------------------------------------------------------ invalid options


@pytest.mark.parametrize(("options", "message"), [
    ({"playrs": 3}, "imperium has no option 'playrs'; did you mean 'players'?"),
    ({"colour": "red"}, "imperium has no option 'colour'"),
    ({"players": 0}, "option players: 0 is not a number from 1 to 4"),
    ({"players": 5}, "option players: 5 is not a number from 1 to 4"),
    ({"players": -3}, "option players: -3 is not a number from 1 to 4"),
    ({"players": "many"}, "option players: 'many' is not a number from 1 to 4"),
    ({"players": None}, "option players: None is not a number from 1 to 4"),
    ({"players": True}, "option players: True is not a number from 1 to 4"),
    ({"players": 3.0}, "option players: 3.0 is not a number from 1 to 4"),
    ({"players": [3]}, "option players: [3] is not a number from 1 to 4"),
    ({"players": 10**400 // 10**396}, "option players: 10000 is not a number from 1 to 4"),
    ({"seed": ""}, "seed: the text is empty; write a number or any text"),
    ({"seed": 1.5}, "seed: '1.5' is neither a number nor a text"),
    ({"seed": True}, "seed: 'True' is neither a number nor a text"),
    ({"seed": "splitmix32:x"}, "seed: 'x' is not a number; splitmix32: stands before one"),
    ({"leaders": 3}, "option leaders: 3 is not a list"),
    ({"leaders": {"A": "paul_atreides"}}, "option leaders: {'A': 'paul_atreides'} is not a list"),
    ({"players": 3, "leaders": ["paul_atreides", "paul_atreides"]},
     "option leaders: Paul Atreides can lead only one House"),
    ({"players": 2, "leaders": LEADERS[:3]}, "option leaders: 3 given, at most 2 allowed"),
    ({"players": 3, "rivals": ["glossu_rabban"]}, "option rivals: 1 given, at most 0 allowed"),
    ({"players": 1, "leaders": ["glossu_rabban"], "rivals": ["glossu_rabban"]},
     "option leaders: Glossu \"The Beast\" Rabban can lead only one House"),
    ({"players": 3, "first": "D"}, "option first: seat D has no player in a 3-player game"),
    ({"players": 2, "first": "C"}, "option first: seat C has no player in a 2-player game"),
    ({"first": "E"}, "option first: 'E' is not one of A, B, C, D, random"),
    ({"first": 1}, "option first: 1 is not one of A, B, C, D, random"),
    ({"difficulty": "mentatt"}, "option difficulty: 'mentatt' is not one of mercenary, sardaukar, mentat, "
                                "kwisatz_haderach; did you mean 'mentat'?"),
    ({"difficulty": 2}, "option difficulty: 2 is not one of mercenary, sardaukar, mentat, kwisatz_haderach"),
    ({"players": 3, "seats": ["player", "player"]},
     "option seats: a 3-player game has player, player, player, in any order, not player, player"),
    ({"players": 1, "seats": ["player", "rival", "hagal"]},
     "option seats: a 1-player game has player, rival, rival, in any order, not player, rival, hagal"),
    ({"players": 2, "seats": ["plyer"]}, "option seats: 'plyer' is not one of player, rival, hagal; did you mean "
                                         "'player'?"),
])
def test_wrong_options(options: dict[str, Any], message: str) -> None:
    assert wrong(**{"seed": 1, **options}) == message


@pytest.mark.parametrize(("option", "given", "right"), [
    ("leaders", "paul_atreide", "paul_atreides"), ("leaders", "Helena_Richese", "helena_richese"),
    ("rivals", "glosu_rabban", "glossu_rabban"), ("leaders", "randm", "random")])
def test_unknown_leader(option: str, given: str, right: str) -> None:
    message = wrong(players=1, seed=1, **{option: [given]})
    assert message.startswith(f"option {option}: {given!r} is not one of ")
    assert message.endswith(f"; did you mean {right!r}?")


def test_a_rival_is_not_led_by_everybody() -> None:
    assert wrong(players=1, rivals=["paul_atreides"]).startswith("option rivals: 'paul_atreides' is not one of ")
    assert wrong(players=1, leaders=["glossu_rabban", "paul_atreides", "helena_richese"]).startswith("option rivals: ")


@pytest.mark.parametrize("value", [None, 0, -1, 1.5, True, "", "x", "²", "--3", "9" * 5000, b"x", [], [1], [None], [[]],
                                   {}, {"a": 1}, object(), (), ("x",), set(), float("nan"), "\x00", "é"])
@pytest.mark.parametrize(("game", "option"), [
    (game, option.name) for game in landsraad.games() for option in landsraad.game(game).options])
def test_anything_at_all_is_accepted_or_refused_in_one_line(game: str, option: str, value: Any) -> None:
    try:
        t = landsraad.new(game, seed=1, **{option: value})
    except landsraad.BadInput as error:
        assert "\n" not in str(error)
        assert option in str(error)
    else:
        assert (option in ("leaders", "rivals", "seats", "variants") and list(value) == []) or (
            option in ("mahdi", *modules_of("uprising")) and value is True)
        assert t.legal()
