"""What the server asks its workers, and how they answer.

Of games in play only deals are sent: positions that look to the seat as the real one does, with everything hidden dealt
at random. The real position stays in the server. To be reviewed, a finished game is sent as its record.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Final

import msgspec

import landsraad
from landsraad.bots import Explains, Observation, make_bot
from landsraad.kernel.packing import pack, unpack
from landsraad.kernel.table import Table

if TYPE_CHECKING:
    from landsraad.server.protocol.messages import Preview, Prospects

SIZE: Final = 4  # bytes before each message, which say how long it is


class Question(msgspec.Struct, array_like=True, tag="choose"):
    """Asks which move a bot chooses."""

    bot: str
    seed: str
    game: str
    deal: bytes  # see `Observation.to_bytes`
    moves: int  # made so far
    options: dict[str, Any] = {}  # of the table: they say what is in its box
    explain: bool = False  # not only the move, but what it was chosen from


class Answer(msgspec.Struct, array_like=True):
    move: str
    candidates: list[tuple[str, float, float]] = []  # move, value, share; the best first


class Glance(msgspec.Struct, array_like=True, tag="glance"):
    """Asks what a move would bring to a seat, or for the odds of its battles."""

    game: str
    options: dict[str, Any]
    deal: bytes
    seat: str
    move: str
    chances: bool = False  # the odds instead of the preview
    lang: str = "en"
    names: dict[str, str] = {}  # what the seats are called


class ReviewOn(msgspec.Struct, array_like=True, tag="review"):
    """Asks to go on with a review for a while."""

    name: str  # of the review: a worker that has just worked on it goes on where it was
    record: str
    depth: str
    done: int = 0  # moves
    data: bytes = b""  # the review so far, packed; empty: a new one
    seconds: float = 2.0  # of processor time, after which the answer comes


class Reviewed(msgspec.Struct, array_like=True):
    done: int
    data: bytes
    finished: bool = False
    error: str = ""  # why this record cannot be reviewed


class AnalyseOn(msgspec.Struct, array_like=True, tag="analyse"):
    """Asks to go on with the search of a position for a while."""

    name: str  # of the search: the worker keeps the last ones, and makes one again that it no longer has
    game: str
    options: dict[str, Any]
    deal: bytes
    moves: int
    most: int = 0  # simulations after which it ends; 0: as many as usual
    seconds: float = 0.4  # of processor time, after which the answer comes


class Analysed(msgspec.Struct, array_like=True):
    done: int
    most: int
    candidates: list[tuple[str, float, float, int]]  # move, chance, its error, visits; the best first
    chances: list[float]


class Weigh(msgspec.Struct, array_like=True, tag="weigh"):
    """Asks what a move would have been worth at a decision that was reviewed."""

    record: str
    depth: str
    number: int  # of the decision, from 1
    move: str
    best: str  # the move to compare it with


class Weighed(msgspec.Struct, array_like=True):
    chance: float
    best: float
    error: float  # of the difference


class Reply(msgspec.Struct, array_like=True):
    """The answer, encoded: to a glance as JSON for the browser, to everything else as msgpack."""

    seconds: float  # of processor time it took
    body: bytes


ENCODE: Final = msgspec.msgpack.Encoder().encode
JSON: Final = msgspec.json.Encoder().encode
Asked = Question | Glance | ReviewOn | AnalyseOn | Weigh
ASKED: Final = msgspec.msgpack.Decoder(Asked)
ANSWER: Final = msgspec.msgpack.Decoder(Answer)
REVIEWED: Final = msgspec.msgpack.Decoder(Reviewed)
ANALYSED: Final = msgspec.msgpack.Decoder(Analysed)
WEIGHED: Final = msgspec.msgpack.Decoder(Weighed)
REPLY: Final = msgspec.msgpack.Decoder(Reply)


def packed(message: Any) -> bytes:
    data = ENCODE(message)
    return len(data).to_bytes(SIZE, "little") + data


def glance_at(table: Table, seat: str, move: str, chances: bool, lang: str = "en",
              names: dict[str, str] | None = None) -> Glance:
    """A glance at a deal of the table that the seat could imagine."""
    return Glance(table.game.name, table.options, pack(table.determinize(seat, 0).state), seat, move, chances, lang,
                  names or {})


# ------------------------------------------------------------------ in the worker


def reply_to(question: Asked) -> Reply:
    begun = time.thread_time()
    if isinstance(question, Question):
        body = ENCODE(choose(question))
    elif isinstance(question, Glance):
        body = JSON(look(question))
    elif isinstance(question, AnalyseOn):
        from landsraad.server.bots.analysis_steps import search_on
        body = ENCODE(search_on(question))
    else:
        from landsraad.server.bots.review_steps import go_on, weigh  # here, because most workers review nothing
        body = ENCODE(go_on(question) if isinstance(question, ReviewOn) else weigh(question))
    return Reply(time.thread_time() - begun, body)


def choose(question: Question) -> Answer:
    game = landsraad.game(question.game).variant(question.options)
    observation = Observation.from_bytes(game, question.deal, question.moves)
    bot = make_bot(question.bot, question.seed, game)
    if question.explain and isinstance(bot, Explains):
        found = bot.explain(observation)
        return Answer(found[0].move, [(each.move, each.value, each.share) for each in found])
    return Answer(bot.choose(observation))


def look(glance: Glance) -> Preview | Prospects:
    """Answers a glance; see `move_previews` and `odds`."""
    # Imported here, because workers that only choose moves need no messages.
    from landsraad.server.views.cached_messages import cached_messages
    from landsraad.server.views.move_previews import preview
    from landsraad.server.views.odds import prospects
    game = landsraad.game(glance.game).variant(glance.options)
    state = unpack(game.plan, glance.deal)
    table = Table(game, glance.options, 0, state, state, [])
    if glance.chances:
        return prospects(table, glance.seat, glance.move)
    return preview(table, glance.seat, table.parse(glance.move), cached_messages(glance.lang), glance.names)
