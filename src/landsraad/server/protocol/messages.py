"""What goes over the wire, each thing declared once: the OpenAPI document and the client's TypeScript come from here.

A viewer is a seat with its private token, or a spectator without one. Everything a viewer receives is made from the
table's view for that viewer; texts come in the language asked for. `seq` counts the entries of the table's log (moves,
undos and what moves a clock; names and chat do not share it): a move names the `seq` it was decided on, and a stale one
is refused.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, UnsetType, field

from landsraad.server.protocol.base import In, Out
from landsraad.server.protocol.game_messages import BotLevel
from landsraad.server.protocol.puzzle_messages import PuzzleState
from landsraad.server.protocol.table_messages import ClockInfo, DayClock, LiveClock


class SeatInfo(Out):
    seat: str
    name: str
    controller: Literal["human", "bot", "automa", "open"]
    online: bool = False
    level: BotLevel = ""  # of a bot


class Choice(Out):
    """One legal move: its notation, the words of it (`["agent", "dagger", "arrakeen"]`) and a label to show."""

    move: str
    words: list[str]
    label: str


class Decision(Out):
    kind: str  # one of the kernel's DECISIONS
    effect: str
    seat: str  # for whom; the actor may decide for an automa
    prompt: str  # the guide line
    cause: dict[str, str] | None = None
    words: dict[str, Any] | None = None  # to the seat that decides: the effect that asks, as `CardBox.words`
    chosen: dict[str, str] | None = None  # to that seat: what it has named besides the cause


class AgendaItem(Out):
    """An effect that the seat that decides has still to resolve: `now` is the one that asks. `key` tells whether it is
    the one that was there before."""

    key: str
    words: dict[str, Any]  # as `CardBox.words`
    text: str
    now: bool = False


class EventLine(Out):
    """An event as the viewer may know it, with its sentence. `data` is the event itself (kind, values, cause, rule).

    Of what an automa does there are also a title that leaves its name out, and the reason."""

    n: int
    move: int  # the number of the move it belongs to: the moment a log line links to
    seat: str | None
    text: str
    data: dict[str, Any]
    title: str = ""
    why: str = ""


class ChatLine(Out):
    """`cone`: the seat opened a cone of silence. `private`: said under one, and told to nobody but the partners."""

    n: int
    name: str
    seat: str | None
    text: str
    at: float
    kind: Literal["say", "cone"] = "say"
    private: bool = False


class Cone(Out):
    """The cone of silence of those who share a side: how many are left, and until when the last one lasts."""

    seats: list[str]
    left: int
    until: float = 0.0


class LessonState(Out):
    """Where the learner is in the lesson of a table. Pages are counted from 0.

    first, last: the pages that belong to this position; the last has the move to make. waiting: the script has moves
    of others to play first. strayed: the learner's last move was not in the script. moves: those that complete the
    page, best first. notes: in a whole game, the notes whose condition holds.
    """

    id: str
    first: int = 0
    last: int = 0
    waiting: bool = False
    strayed: bool = False
    finished: bool = False
    moves: list[str] = []
    notes: list[str] = []


class TableState(Out):
    """All that a viewer needs to draw the table now.

    `events` begins at number `events_from`: a client throws away what it has from there on (an undo takes events back)
    and appends. It asks next time with `since=events_next`, `seq=seq`, `chat_since=chat_next` and
    `mark=mark`: if the server's log is not the one those came from, it gets everything from the beginning.
    """

    id: str
    game: str
    seq: int
    moves: int
    you: str | None
    actor: str | None
    over: bool
    seats: list[SeatInfo]
    view: dict[str, Any]
    decision: Decision | None = None
    legal: list[Choice] = []  # only for the actor
    agenda: list[AgendaItem] = []  # only for the actor
    can_undo: bool = False
    can_reset: bool = False
    why_not_undo: str = ""
    result: dict[str, Any] | None = None
    events: list[EventLine] = []  # since the number asked for
    chat: list[ChatLine] = []
    cones: list[Cone] = []
    watching: int = 0
    finished: bool = False
    events_from: int = 0
    events_next: int = 0
    chat_next: int = 0
    mark: str = ""  # to send back, when one comes again
    last: int = 0  # how many moves there are; in a replay `moves` is the moment shown
    title: str = ""
    listed: bool = False
    seeded: bool = False  # the creator of the table chose the seed, and so could know the deal
    commitment: str = ""  # a hash of the key of the deal: the record tells the seed at the end, which proves it
    sandbox: bool = False
    options: dict[str, Any] = {}
    trouble: str = ""  # if the table cannot go on: why
    clock: ClockInfo | None = None  # none, and none in a replay
    spectators: Literal["open", "delayed"] = "open"  # delayed: a link shows every hand, a round later
    delayed: bool = False  # this is such a view
    again: str = ""  # the table of the rematch
    queued: bool = False  # the bot to move waits for its turn to think
    lesson: LessonState | None = None  # to the learner
    hints: bool = False  # players may ask for them
    rated: bool = False  # it counts for the ladder
    puzzle: PuzzleState | None = None  # to the one who solves it
    challenge: str = ""  # the challenge that is played here, as `daily imperium 2026-11-19`


class RecordText(Out):
    record: str


class TableSummary(Out):
    id: str
    game: str
    title: str
    seats: list[SeatInfo]
    open_seats: int
    round: int | None = None
    over: bool = False
    created: float = 0.0
    clock: str = ""  # `live TOTAL INCREMENT` in seconds, `correspondence DAYS`, or nothing
    spectators: Literal["open", "delayed"] = "open"
    rated: bool = False


class SeatLink(Out):
    seat: str
    name: str
    controller: str
    token: str | None  # of a human's seat, the page is /table/ID#TOKEN; of an open seat: its invitation, for `claim`


class TableCreated(Out):
    id: str
    seats: list[SeatLink]
    watch: str  # the address for spectators, without a token
    maker: str = ""  # the token of the one who made the table: it renews the link of any seat, and holds none
    delayed: str = ""  # the token of spectators who see every hand, a round later; the page is /table/ID#TOKEN


class SeatWish(In):
    controller: Literal["human", "bot", "open"] = "human"
    name: str = ""
    level: BotLevel = ""  # of a bot; without it, the usual one


class NewTable(In):
    game: str
    options: dict[str, Any] = {}
    seed: int | str | None = None  # a text of any length; without it, a random one that nobody can guess
    seats: list[SeatWish] = []  # for the players' seats in order; automas need none
    listed: bool = False  # shown among the open tables; anybody may take an open seat there
    title: str = ""
    clock: LiveClock | DayClock | None = None
    spectators: Literal["open", "delayed"] = "open"
    hints: bool = False  # allowed though several people play; who plays alone always may ask
    rated: bool = False  # it counts for the ladder: `GET /api/ladder/rules` says what such a table needs


class Move(In):
    token: str
    expect: int  # the seq the decision was made on
    move: str


class Undo(In):
    token: str
    expect: int
    reset: bool = False  # back to the beginning of the turn


class Say(In):
    token: str
    text: str
    cone: bool = False  # to the partners only, while a cone of silence lasts


class OpenCone(In):
    token: str


class Claim(In):
    """Sit down at an open seat: by its invitation token, or at a listed table by naming the seat (or none: any).
    Whoever sends a random `nonce` of 22 letters or more may claim again with it, and gets the same link."""

    name: str
    token: str = ""
    seat: str = ""
    nonce: str = ""


class Revoke(In):
    """The holder of a seat gets a new link, and the old one is worthless as soon as the new one is used. If the one
    who made the table asks for it, naming the seat, the old one is worthless at once. With `open` the seat is given up
    instead: the answer's token is an invitation to it. The seat `watch` is the link of those who see every hand, a
    round later."""

    token: str
    seat: str = ""
    open: bool = False


class Token(Out):
    seat: str
    token: str


class Preview(Out):
    """What a legal move would change for its player, after all modifiers, as far as it can be known."""

    move: str
    pay: list[Change]
    gain: list[Change]
    notes: list[str] = []
    ends: bool = False  # it cannot be taken back: the turn goes on to somebody else, or something comes to light
    past: bool = False  # the table has gone on from where it was asked: there is nothing to say


class Odds(Out):
    """The chances of a battle, exact. `on_attacker[n]` is the chance of n hits in the next round; `won` that the
    attacker is left alone in the end, `held` that the defender is left."""

    won: float
    held: float
    nobody: float
    rounds: float
    attacker_dice: float
    defender_dice: float
    on_attacker: list[float]
    on_defender: list[float]


class Prospects(Out):
    """How a battle stands, and what each move of the one who decides would make of it, by its notation."""

    now: Odds | None
    moves: dict[str, Odds]


class Change(Out):
    path: str
    label: str
    before: Any
    after: Any
    seat: str = ""  # of a teammate; else it is the player's own


class Thought(Out):
    """A move that a bot considered: the chance to win it saw in it, and the share of its thought that went there."""

    move: str
    label: str
    value: float
    share: float
    made: bool = False  # it is the one that was made


class Thoughts(Out):
    """What a bot considered before a move, or its last one up to there that was a choice; the best first. While the
    game is on, only moves are told that everybody could know to be possible, and it is `secretive`; `untold` counts
    those that were worse than these. `earlier`: the same for the choices before it in the same turn."""

    number: int  # of the move, counted from 1
    seat: str
    level: BotLevel
    candidates: list[Thought]
    untold: int = 0
    secretive: bool = False
    earlier: list[Thoughts] = []


class Hint(Out):
    """What a strong bot would do here, from what the seat knows, and its estimates of the chances to win by move.

    reason: what the move brings and costs, and how it compares with the next best.
    """

    move: str
    label: str
    reason: str
    chance: float | None = None
    chances: dict[str, float] = {}
    past: bool = False  # as in `Preview`


class Reason(Out):
    """Why a move, or each of some moves, is not legal now, in the language asked for; nothing if one is."""

    move: str
    reason: str
    rule: str = ""
    general: bool = False  # it says only what is asked instead, and nothing about the move
    past: bool = False  # as in `Preview`


class Trouble(Out):
    """Every error: one line in the language asked for, and where it helps the state as it is now."""

    error: str
    rule: str = ""
    line: int | UnsetType = UNSET  # of a text that was sent: the wrong line, counted from 1
    state: TableState | UnsetType = UNSET


class Import(In):
    record: str
    seats: list[SeatWish] = []  # who plays on if the game is not over; without it everybody is human


class TryFrom(In):
    """A private sandbox from a moment of a table: what the viewer may not know is dealt anew."""

    token: str = ""
    at: int = field(default=0)  # after so many moves; a negative number: now
    others: Literal["bot", "human"] = "bot"  # who holds the other seats of the sandbox
    seat: str = ""  # of a finished game: the seat to play
