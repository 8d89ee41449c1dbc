"""Leader drafts: the order of picks, who knows what, and that chance favours nobody."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

from landsraad.kernel.errors import BadInput
from landsraad.server.lobby import boxes
from landsraad.server.lobby.draft import (
    DONE,
    PICK,
    VETO,
    Draft,
    begin,
    chance_of,
    commitment_of,
    read_draft,
    seat_people,
)
from landsraad.server.tables.refusals import NotYours, Refused
from server.lobby.guests import Lobby, lobby_of
from server.stack import run

SALTS = ["olena1", "marek2"]


def draft(mode: str, game: str = "imperium", players: int = 4, secret: str = "s", people: int = 4,
          **options: Any) -> Draft:
    box = {"players": players, **options}
    seats = seat_people(secret, SALTS, list(range(people)), boxes.player_letters(game, box))
    fixed = dict(zip(sorted(seats), boxes.fixed_leaders(game, box, players), strict=True))
    return begin(mode, game, secret, SALTS, seats, boxes.leader_pool(game, box, players),
                 {seat: leader for seat, leader in fixed.items() if leader})


def test_hidden_picks_go_from_the_last_seat_backwards_and_nobody_sees_them() -> None:
    one = draft("hidden", rise_of_ix="yes")
    assert len(one.pool) == 14 and len(one.removed) == 6
    for n, seat in enumerate("DCBA"):
        assert one.waiting() == [seat] and len(one.choices(seat)) == 8 - n
        assert all(not one.choices(other) for other in "ABCD" if other != seat)
        assert not set(one.choices(seat)) & set(one.removed)
        one.choose(seat, one.choices(seat)[0])
        assert n == 3 or [other for other in "ABCD" if one.is_open(seat, other)] == [seat]
    assert one.step == DONE and one.is_open("D", "A") and len(set(one.leaders("?"))) == 4


def test_as_many_leaders_are_put_aside_as_tournaments_do_while_enough_are_left() -> None:
    assert len(draft("hidden").removed) == 2  # of 8: there have to be some to choose from for four
    assert len(draft("hidden", "uprising", choam="yes", base_leaders="yes").removed) == 3


def test_leaders_are_voted_off_in_secret_and_then_picked_openly() -> None:
    one = draft("voteoff", rise_of_ix="yes")
    assert one.step == VETO and one.waiting() == ["A", "B", "C", "D"]
    for seat, leader in zip("BDAC", ["helena_richese", "tessia_vernius", "helena_richese", "glossu_rabban"],
                            strict=True):
        one.choose(seat, leader)
    assert one.step == PICK and set(one.removed) == {"helena_richese", "tessia_vernius", "glossu_rabban"}
    assert one.waiting() == ["D"]
    with pytest.raises(Refused):
        one.choose("D", "helena_richese")
    with pytest.raises(NotYours):
        one.choose("A", "ilesa_ecaz")
    with pytest.raises(BadInput):
        one.choose("D", "leto_ii")
    one.choose("D", "ilesa_ecaz")
    assert one.is_open("D", "A") and "ilesa_ecaz" not in one.choices("C")


def test_three_of_ones_own_each() -> None:
    one = draft("three", rise_of_ix="yes")
    hands = [leader for hand in one.hands.values() for leader in hand]
    assert len(hands) == len(set(hands)) == 12 and one.waiting() == ["A", "B", "C", "D"]
    with pytest.raises(Refused):
        one.choose("A", one.hands["B"][0])
    for seat in "CADB":
        one.choose(seat, one.hands[seat][2])
    assert one.step == DONE and one.leaders("?") == [one.hands[seat][2] for seat in "ABCD"]
    assert {len(hand) for hand in draft("three").hands.values()} == {2}  # of 8 for four


@pytest.mark.parametrize("mode", ["hidden", "voteoff", "three"])
@pytest.mark.parametrize("game, players", [("imperium", 2), ("imperium", 3), ("imperium", 4), ("uprising", 2),
                                           ("uprising", 4), ("uprising", 6)])
def test_every_draft_ends_with_leaders_that_the_game_accepts(mode: str, game: str, players: int) -> None:
    one = draft(mode, game, players, people=max(1, players - 1))
    while one.waiting():
        again = read_draft(one.text())  # as between any two requests
        assert again is not None and again == one
        seat = one.waiting()[-1]
        one.choose(seat, one.choices(seat)[-1])
        one.choose_for(one.bots())
    leaders = one.leaders("random")
    assert len(set(leaders)) == players
    checked = boxes.checked_box(game, {"players": players, "leaders": leaders})
    assert checked["leaders"] == leaders
    assert game != "uprising" or players != 6 or (leaders[0], leaders[3]) == ("muad_dib", "shaddam_corrino_iv")


def test_seats_and_leaders_follow_from_the_secret_and_every_salt() -> None:
    def outcome(secret: str, salts: list[str]) -> tuple[str, str]:
        seats = seat_people(secret, salts, [0, 1, 2, 3], list("ABCD"))
        return str(seats), str(begin("three", "imperium", secret, salts, seats, [str(n) for n in range(14)], {}).hands)
    assert outcome("a", SALTS) == outcome("a", SALTS)
    assert len({outcome(secret, salts) for secret in "ab" for salts in (SALTS, SALTS[:1], ["x", *SALTS])}) == 6
    assert commitment_of("a") == hashlib.sha256(b"a").hexdigest()
    firsts = [next(iter(seat_people(f"{n}", SALTS, [0, 1, 2, 3], list("ABCD")).values())) for n in range(400)]
    assert all(70 < firsts.count(person) < 130 for person in range(4))
    assert chance_of("a", ["b c"]).key == chance_of("a", ["b", "c"]).key  # salts have no spaces: the server checks


async def drafting(lobby: Lobby, mode: str, **more: Any) -> list[str]:
    first = await lobby.open(draft=mode, **more)
    people = [first, *await lobby.join(await lobby.id_of(first), "Marek", "Zoe", "Tiber")]
    before = (await lobby.place(first))["gathering"]["drafting"]
    assert len(before["commitment"]) == 64 and before["secret"] == "" and before["salts"] == []
    await lobby.ready(*people, salt="salt")
    place = (await lobby.place(first))["gathering"]
    assert place["state"] == "draft" and place["drafting"]["commitment"] == before["commitment"]
    return people


def test_the_leaders_of_a_draft_are_those_of_the_table_and_its_record(database: str) -> None:
    async def go() -> None:
        async with lobby_of(database) as lobby:
            people = await drafting(lobby, "hidden")
            picked = {}
            for _ in range(4):
                places = [await lobby.place(token) for token in people]
                token, own = next((token, place["gathering"]["drafting"]) for token, place in zip(
                    people, places, strict=True) if place["gathering"]["drafting"]["yours"])
                others = [place["gathering"]["drafting"] for place in places
                          if not place["gathering"]["drafting"]["yours"]]
                assert all(other["choices"] == [] and other["removed"] == [] for other in others)
                assert all(set(other["picks"]) <= set(picked) and len(other["picks"]) <= 1 for other in others)
                leader = own["choices"][0]["id"]
                picked[own["turn"]] = leader
                idle = next(other for other in people if other != token)
                await lobby.post("/pick", 403, token=idle, leader=leader)
                await lobby.post("/pick", token=token, leader=leader)
            places = [await lobby.place(token) for token in people]
            assert {place["state"] for place in places} == {"table"}
            done = places[0]["gathering"]["drafting"]
            assert hashlib.sha256(done["secret"].encode()).hexdigest() == done["commitment"]
            assert done["salts"] == [f"salt{n}" for n in range(4)]
            assert {seat: one["id"] for seat, one in done["picks"].items()} == picked
            seat = places[0]["seat"]
            state = await lobby.stack.get(f"/api/tables/{seat['table']}", seat["token"])
            assert {letter: state["view"][letter]["leader"] for letter in "ABCD"} == picked
            assert state["you"] == seat["seat"]
            options = lobby.lobby.tables.open[seat["table"]].table.options  # they stand in the record
            assert options["first"] == "A" and options["leaders"] == [picked[letter] for letter in "ABCD"]
    run(go())


def test_those_who_take_too_long_get_a_leader_by_chance_and_those_who_leave_a_bot(sqlite: str) -> None:
    async def go() -> None:
        async with lobby_of(sqlite) as lobby:
            people = await drafting(lobby, "three")
            seat = next(one["seat"] for one in (await lobby.place(people[1]))["gathering"]["people"] if one["you"])
            await lobby.post("/leave", token=people[1])
            await lobby.pass_(60, *people)
            places = [await lobby.place(token) for token in people]
            assert [place["state"] for place in places] == ["table", "gone", "table", "table"]
            own = places[0]["seat"]
            state = await lobby.stack.get(f"/api/tables/{own['table']}", own["token"])
            assert {one["seat"]: one["controller"] for one in state["seats"]}[seat] == "bot"
            picks = places[0]["gathering"]["drafting"]["picks"]
            assert {letter: state["view"][letter]["leader"] for letter in "ABCD"} == {
                letter: pick["id"] for letter, pick in picks.items()}
    run(go())


def test_a_surprise_is_a_legal_box_of_the_checked_sets_and_its_seed_gives_it_again(sqlite: str) -> None:
    async def go() -> None:
        async with lobby_of(sqlite) as lobby:
            sets = ["choam", "rise_of_ix", "epic", "immortality"]
            found = [await lobby.post("/surprise", game="uprising", players=4, sets=sets, seed=f"{n}")
                     for n in range(12)]
            assert len({str(one["options"]) for one in found}) > 4
            for one in found:
                added = {name for name, word in one["options"].items() if word == "yes"}
                assert added <= set(sets) and len(one["sets"]) == len(added)
                boxes.checked_box("uprising", one["options"])
                assert await lobby.post("/surprise", game="uprising", players=4, sets=sets, seed=one["seed"]) == one
            assert len((await lobby.post("/surprise", game="uprising", players=4, sets=sets))["seed"]) == 16
            await lobby.post("/surprise", 400, game="uprising", players=4, sets=["spice"])
            await lobby.post("/surprise", 400, game="uprising", players=5, sets=[])
            await lobby.post("/surprise", 404, game="chess", players=4, sets=[])
    run(go())
