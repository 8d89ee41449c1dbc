"""A player without a name has one in the language of the reader: in the seats, the log, the chat and the lists."""

from __future__ import annotations

import pytest

from landsraad.text.messages import Messages
from landsraad.text.people import shown_name
from server.stack import run, running

CALLED = {"en": ("Player A", "Bot B"), "uk": ("Гравець A", "Бот B"), "ru": ("Игрок A", "Бот B"),
          "cs": ("Hráč A", "Bot B")}


@pytest.mark.parametrize("lang", CALLED)
def test_a_default_name_is_translated_and_any_other_stays(lang: str) -> None:
    cat = Messages.load(lang)
    assert (shown_name(cat, "Player A", "A"), shown_name(cat, "Bot B", "B")) == CALLED[lang]
    assert shown_name(cat, "Player B", "A") == "Player B", "somebody calls themselves so"
    assert shown_name(cat, "Olena", "A") == "Olena" and shown_name(cat, "", "A") == ""


@pytest.mark.parametrize("lang", CALLED)
def test_a_table_calls_its_people_in_the_language_of_the_viewer(sqlite: str, lang: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            seats = [{"controller": "human"}, {"controller": "human"}]
            made = await stack.post("/api/tables", 201, game="arrakis", seed=3, seats=seats, listed=True)
            path, tokens = f"/api/tables/{made['id']}", [seat["token"] for seat in made["seats"]]
            await stack.post(f"{path}/chat", 200, token=tokens[0], text="hello")
            state = await stack.get(path, tokens[0], lang=lang)
            move = state["legal"][0]["move"] if state["legal"] else ""
            assert state["seats"][0]["name"] == CALLED[lang][0] == state["chat"][0]["name"]
            assert {row["seats"][0]["name"] for row in await stack.get("/api/tables", lang=lang)} == {CALLED[lang][0]}
            if move:
                await stack.post(f"{path}/moves", 200, token=tokens[0], expect=0, move=move)
            told = " ".join(line["text"] for line in (await stack.get(path, lang=lang))["events"])
            assert lang == "en" or "Player A" not in told
            at = (await stack.get(f"{path}/replay", lang=lang, at=0))["seats"][0]["name"]
            assert at == CALLED[lang][0]
    run(go())
