"""What goes over the wire, each thing declared once: the OpenAPI document and the client's TypeScript come from here.

A viewer is a seat with its private token, or a spectator without one. Everything a viewer receives is made from the
table's view for that viewer; texts come in the language asked for. `seq` counts the entries of the table's log (moves,
undos and what moves a clock; names and chat do not share it): a move names the `seq` it was decided on, and a stale one
is refused.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, UnsetType, field

from landsraad.server.protocol.base import In, Language, Out
from landsraad.server.protocol.table_messages import ClockInfo, DayClock, LiveClock

# ------------------------------------------------------------------ games


class OptionChoice(Out):
    value: str
    label: str
    needs: dict[str, str] = {}  # what other options must be, by name, for this to be chosen


class OptionInfo(Out):
    """`fits` says which choices make sense with a number of players; a number that is not there: the option means
    nothing then. None: all of them, always."""

    name: str
    label: str
    kind: Literal["number", "choice", "list"]
    default: Any = None
    choices: list[OptionChoice] = []
    low: int = 0
    high: int = 0
    gaps: list[int] = []  # of a number: what it cannot be between the two
    of: str = ""  # what the choices name: seat, leader, difficulty, …
    asked: bool = True  # a form asks for it
    per_player: bool = False  # a list with one place for each player
    most: int = 0  # of a list: how many at most; 0: any number
    fits: dict[str, list[str]] | None = None
    notes: dict[str, str] = {}  # of a number: what choosing it means
    about: str = ""  # what it changes, in a sentence


BotLevel = Literal["", "random", "easy", "normal", "hard", "expert"]


class LevelInfo(Out):
    """How well bots play, and about how many seconds they think about a decision here."""

    name: BotLevel
    label: str
    seconds: float
    usual: bool = False  # where nobody chose one


class SeatPlace(Out):
    """A seat of a table that has not been made yet: what the rules decide about it. `side` is a choice of the option
    `seats`; `leader` is the only one that may sit there; at an `automatic` seat nobody does."""

    side: str = ""
    team: str = ""
    leader: str = ""
    automatic: bool = False


class Seating(Out):
    """Who sits where if the options are as in `when`."""

    when: dict[str, str | int]
    places: list[SeatPlace]


class GameInfo(Out):
    name: str
    title: str
    about: str
    minutes: tuple[int, int]  # how long a game takes
    rules: str  # version of the rules
    options: list[OptionInfo]
    levels: list[LevelInfo] = []  # of its bots, the easiest first
    seatings: list[Seating] = []  # with other options the seats are all alike


class RuleInfo(Out):
    id: str
    game: str
    topic: str
    topic_title: str
    text: str
    reading: str = ""  # how an open question about it is read here


class CardBox(Out):
    """One box of a card. `words` is the tree its text is made from, to draw icons: `{"key": "gain", "args": {...}}`.

    `box` is agent, reveal, acquire or trashed; of an intrigue card plot, combat, victory or endgame; of a conflict
    first, second or third; of a leader left or signet; of a space visit, and need for what it asks for and does not
    take; of a faction the number of the step that gives it; of an automa's card turn and strife.
    """

    box: str
    label: str
    text: str
    words: dict[str, Any]


class CardInfo(Out):
    """A card, space, leader, conflict or automa card of a game, as the gallery and the table draw it."""

    id: str
    kind: str  # the name of its domain: "card", "intrigue card", "conflict", "leader", "space", "contract", "rival", …
    name: str
    boxes: list[CardBox] = []
    group: str = ""  # where it comes from: starter, reserve, imperium; of a space: its part of the board
    cost: int | None = None
    copies: int = 1
    level: int | None = None
    factions: list[str] = []
    icons: list[str] = []
    tags: list[str] = []  # combat, maker, once, anywhere, swordmaster, …
    data: dict[str, Any] = {}  # what only this game knows (base spice, house, abilities' names, …)
    place: str = ""  # where on the table it is, if it has one place: what it causes comes from there
    reconstructed: bool = False


class Travel(Out):
    """A piece on its way over the table. `whence` and `whither` are places with the values of the event filled in:
    `space:{space}`, `{seat}.garrison`; `{place}` is where the event's cause is."""

    piece: str  # its icon
    whence: str
    whither: str
    n: str = ""  # the value that says how many; without it one
    owned: bool = False  # it has the colour of its seat
    only: str = ""  # a value that must not be 0 for it; `!value`: that must be; `value=word`: that must be the word


class Alter(Out):
    """What an event changes in the view: a number, a value, or who and what is in a list."""

    path: str  # as `whence` above, with dots: `{seat}.influence.{faction}`
    does: Literal["add", "set", "put", "take"]
    value: str = ""  # the value of the event that is added, set, put or taken; `seat` is its seat
    times: int = 1  # of a number: how often
    fixed: Any = None  # without a value: this one
    only: str = ""


class Stage(Out):
    """How a kind of event is shown while it is told: its icon, what travels, what changes. In the turn of an automa it
    is the card turned up (`card`), a card passed over (`dropped`), a thing that it decides (`acts`), or what comes of
    the step before (`then`)."""

    icon: str = ""
    step: Literal["", "card", "dropped", "acts", "then"] = ""
    travels: list[Travel] = []
    alters: list[Alter] = []


class SeatCell(Out):
    """A number that a module adds to every seat: a resource, or a kind of unit."""

    cell: str  # its field in the view of a seat
    title: str
    icon: str  # in the browser; one that the client does not have is drawn as a plain piece
    kind: Literal["resource", "unit"]
    in_conflict: bool = False  # of units: those in the Conflict


class ModuleInfo(Out):
    """What a module adds to a table, so that a client can draw one that it has never heard of."""

    name: str  # also of the option that brings it to a table, with "yes"
    title: str
    always: bool = False  # every table of this game has it
    spaces: list[str] = []
    seat_cells: list[SeatCell] = []


class CardSet(Out):
    game: str
    title: str
    lang: Language
    cards: list[CardInfo]
    names: dict[str, dict[str, str]]  # every name the views use, by the kind of thing: names["faction"]["fremen"]
    stages: dict[str, Stage] = {}  # by the kind of event
    limits: dict[str, int] = {}  # numbers of the rules that the screen shows: `rounds`, `spies`, `battle_dice`
    modules: list[ModuleInfo] = []  # all that may be at a table of this game


# ------------------------------------------------------------------ tables


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
    seeded: bool = False  # whoever made the table chose the seed, and so could know the deal
    commitment: str = ""  # a hash of the key of the deal: the record tells the seed at the end, which proves it
    sandbox: bool = False
    options: dict[str, Any] = {}
    trouble: str = ""  # if the table cannot go on: why
    clock: ClockInfo | None = None  # none, and none in a replay
    spectators: Literal["open", "delayed"] = "open"  # delayed: a link shows every hand, a round later
    delayed: bool = False  # this is such a view
    again: str = ""  # the table of the rematch
    queued: bool = False  # the bot to move waits for its turn to think


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
    those that were worse than these."""

    number: int  # of the move, counted from 1
    seat: str
    level: BotLevel
    candidates: list[Thought]
    untold: int = 0
    secretive: bool = False


class Reason(Out):
    """Why a move is not legal now, in the language asked for; nothing if it is."""

    move: str
    reason: str
    rule: str = ""
    past: bool = False  # as in `Preview`


class Trouble(Out):
    """Every error: one line in the language asked for, and where it helps the state as it is now."""

    error: str
    rule: str = ""
    state: TableState | UnsetType = UNSET


class Import(In):
    record: str
    seats: list[SeatWish] = []  # who plays on if the game is not over; without it everybody is human


class TryFrom(In):
    """A private sandbox from a moment of a table: what the viewer may not know is dealt anew."""

    token: str = ""
    at: int = field(default=0)  # after so many moves; a negative number: now
    others: Literal["bot", "human"] = "bot"  # who holds the other seats of the sandbox


# ------------------------------------------------------------------ the socket


class Hello(Out, tag="state"):
    state: TableState


class Update(Out, tag="update"):
    """Something happened: the whole state again, with only the new events and chat lines."""

    state: TableState


class Changes(Out, tag="changes"):
    """Instead of an update, for a client that asked for it: only what is not as it was in the state one has.

    `state` has the fields of a `TableState` that changed, and always `seq`, the new events and the new chat lines; if
    it has `view`, that is the whole one. `view` has the entries of the view that changed, and of a seat those of its
    entries that did. What is not there is as it was.
    """

    state: dict[str, Any]
    view: dict[str, Any] = {}


class Refused(Out, tag="refused"):
    error: str
    rule: str = ""
    state: TableState | None = None


class Pong(Out, tag="pong"):
    pass


class SocketHello(In, tag="hello"):
    """The first message. Without a token one watches. The numbers and the mark are those of the last state one had."""

    token: str = ""
    since: int = 0
    seq: int = -1
    chat_since: int = 0
    mark: str = ""
    lang: Language = "en"
    changes: bool = False  # from the second state on, tell `Changes` instead of an `Update`


class SocketMove(In, tag="move"):
    expect: int
    move: str


class SocketUndo(In, tag="undo"):
    expect: int
    reset: bool = False


class SocketSay(In, tag="say"):
    text: str
    cone: bool = False


class SocketLanguage(In, tag="language"):
    lang: Language


class Ping(In, tag="ping"):
    pass


FromServer = Hello | Update | Changes | Refused | Pong
FromClient = SocketHello | SocketMove | SocketUndo | SocketSay | SocketLanguage | Ping
