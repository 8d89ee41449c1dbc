"""Messages about games before they begin: options, seats, rules, components and their animations."""

from __future__ import annotations

from typing import Any, Literal

from landsraad.server.protocol.base import Language, Out


class OptionChoice(Out):
    value: str
    label: str
    needs: dict[str, str] = {}  # what other options must be, by name, for this to be chosen
    about: str = ""  # what it changes, in one sentence


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
    suggested: Any = None  # what new tables have if nobody chooses; None: the default


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
    beginner_leaders: list[str] = []  # choices of the option `leaders` for a first game


class RuleInfo(Out):
    id: str
    game: str  # or the set that has the rule
    topic: str
    topic_title: str
    text: str
    book: str = ""  # the title of the game or the set
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
    the step before (`then`). `moment`: it is great enough for a banner, or for a spark where a point is scored."""

    icon: str = ""
    moment: Literal["", "point", "conflict", "alliance", "event", "blow"] = ""
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

    name: str
    title: str
    spaces: list[str] = []
    seat_cells: list[SeatCell] = []


class Explained(Out):
    """What something on the table means: `troop`, `phase-turns`, `reward-1`."""

    text: str  # its name, a colon, and a sentence
    rule: str
    group: Literal["get", "space", "card", "shape", "table", "points"]  # the part of the legend; `table` is in none


class TwistInfo(Out):
    """One changed rule of a table."""

    id: str
    name: str
    rule: str


class CardSet(Out):
    game: str
    title: str
    lang: Language
    cards: list[CardInfo]
    names: dict[str, dict[str, str]]  # every name the views use, by the kind of thing: names["faction"]["fremen"]
    stages: dict[str, Stage] = {}  # by the kind of event
    limits: dict[str, int] = {}  # numbers of the rules that the screen shows: `rounds`, `spies`, `battle_dice`
    modules: list[ModuleInfo] = []  # those that the cards are of
    explained: dict[str, Explained] = {}  # in the order of the legend
    effect_icons: dict[str, str] = {}  # how effects of sets outside the package are drawn; see `games/dune/icons.yaml`
    twist: TwistInfo | None = None
