"""The pieces of a table of the Imperium family as lines of text: board, conflict, row, players, hand. They show one
seat's view and know nothing of where on the screen they will stand. What only one edition has is in a class of its own,
which `screen_editions` finds."""

from __future__ import annotations

from typing import Any, Final

from rich.cells import cell_len
from rich.text import Text

from landsraad.cli.screen.icons import Icons
from landsraad.cli.screen.panels import Pieces
from landsraad.cli.screen.styled_text import beside, fit, padded, styled, times
from landsraad.gallery.entry import Entry
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.card import Card
from landsraad.games.dune.components.conflict import Conflict
from landsraad.games.dune.components.space import Space
from landsraad.games.dune.rules.agents.reach import price_of
from landsraad.games.dune.state.cells import (
    FACTION,
    ICONS,
    SOLARI,
    SPICE,
    SPY,
    WATER,
)
from landsraad.kernel.algebra import NOTHING
from landsraad.kernel.engine import Effect
from landsraad.play import Session
from landsraad.text.messages import Catalogue

LEFT: Final = ("emperor", "spacing_guild", "bene_gesserit", "fremen")
MIDDLE: Final = ("landsraad", "choam")
RIGHT: Final = ("city", "desert")
GROUP_ICONS: Final = {"landsraad": "landsraad", "choam": "spice_trade", "city": "city", "desert": "spice_trade"}
COLUMNS: Final = ("troops", "agents", "hand", "deck", "discard")
NUMERALS: Final = ("", "I", "II", "III")
NAME: Final = 24  # columns for a player's name and leader
DEAL: Final = 12  # columns that the names of spaces leave for their prices and gifts
ORDINALS: Final = ("first", "second", "third")
PURSE: Final = {int(SOLARI): "solari", int(SPICE): "spice", int(WATER): "water"}


class Parts(Pieces):
    def __init__(self, cat: Catalogue, icons: Icons, session: Session, viewer: str | None,
                 names: dict[str, str]) -> None:
        super().__init__(cat, icons, session, viewer, names)
        self.book = box_of(session.table.state)
        self.targets = {words[2] for words in (move.split() for move in self.view.get("legal", []))
                        if words[0] == "agent"}

    # ------------------------------------------------------------------ small things

    def card_of(self, name: str) -> Card:
        return self.book.cards[self.book.card_ids.find(name)]

    def short(self, effect: Effect) -> str:
        return self.icons.short(effect.words())

    def legend(self) -> str:
        return self.icons.legend()

    def more_help(self) -> tuple[str, ...]:
        """Messages of the help page that only this table needs."""
        return ()

    def letters(self) -> list[str]:
        """The icons of this game that have a letter."""
        spies = any(card.spies for card in self.book.cards)
        return [icon for icon in self.icons.letters if icon != ICONS[SPY] or spies]

    # ------------------------------------------------------------------ the top line

    def header(self, width: int) -> Text:
        v = self.view
        dot = f" {self.icons['dot']} "
        line = Text(" ")
        line.append(self.cat.of_game(self.session.table.game.name), style="bold")
        played = int(v["round"])
        if played:
            last = played + int(v["conflict_deck"])
            line.append(f"{dot}{self.cat.text('screen-round', round=played, last=last)}")
            line.append(dot).append(self.cat.text(f"phase-{v['phase']}"))
        else:
            line.append(f"{dot}{self.cat.text('screen-set-up')}")
        line.append_text(self.score(dot))
        line.append(dot).append_text(self.about("screen-first", v["first"])).append(f" {self.called(v['first'])}")
        if v.get("difficulty"):
            line.append(f"{dot}{self.cat.name('difficulty', v['difficulty'])}")
        if self.viewer:
            line.append(dot).append_text(self.about("screen-you-are", self.viewer))
        return fit(line, width)

    def score(self, dot: str) -> Text:
        """What the top line says of the points: nothing, where everybody plays for oneself."""
        return Text()

    # ------------------------------------------------------------------ the board

    def groups(self) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
        """The groups of spaces in the three columns of the board."""
        return LEFT, MIDDLE, RIGHT

    def board(self, width: int) -> list[Text]:
        """Three columns: the factions with their tracks; Landsraad and CHOAM; cities and desert. Below the last two
        there is room for the conflict."""
        more = min((width - 100) // 3, 16)
        widths = [35 + more // 2, 30 + more, 33 + 2 * more - more // 2]
        left, middle, right = (self.column(groups, room) for groups, room in zip(self.groups(), widths, strict=True))
        rest = widths[1] + widths[2] + 1
        upper = beside([middle, right], widths[1:])
        return beside([left, upper + self.conflict(rest)], [widths[0], rest])

    def column(self, groups: tuple[str, ...], width: int) -> list[Text]:
        """Groups below each other; the names have the room that the longest of them needs, if it can be given."""
        longest = max(cell_len(self.space_name(place)) for place in self.book.spaces if place.group in groups)
        out: list[Text] = []
        for group in groups:
            out.append(self.heading(group, width))
            out += [self.space(place, min(longest, width - DEAL), width)
                    for place in self.book.spaces if place.group == group]
        return out

    def space_name(self, place: Space) -> str:
        return f"{self.cat.name('space', place.name)}{self.icons['swords'] if place.combat else ''}"

    def heading(self, group: str, width: int) -> Text:
        icon = GROUP_ICONS.get(group, group)
        faction = self.faction_of(group)
        name = self.group_name(group)
        line = Text()
        line.append(f"{self.icons.letters[icon]} {name}", style=f"bold {self.icons.styles[icon]}")
        if faction:
            line.append("  ")
            line.append_text(self.track(faction))
        return line

    def faction_of(self, group: str) -> str:
        """The faction whose track belongs to a group of spaces, if one does."""
        return group if group in LEFT else ""

    def group_name(self, group: str) -> str:
        return self.cat.name("faction", group) if group in LEFT else self.cat.text(f"board-{group}")

    def cubes(self, faction: str) -> list[str]:
        """Who has one on that track."""
        return [letter for letter in self.seats if self.view[letter]["role"] != "hagal"
                or self.view[letter]["influence"][faction]]

    def track(self, faction: str) -> Text:
        """Influence of everybody; a star is the alliance."""
        line = Text()
        for letter in self.cubes(faction):
            mine = self.view[letter]
            line.append(" " if line else "")
            line.append_text(self.seat(letter))
            ally = self.view["alliance"][faction] == letter
            line.append(f"{mine['influence'][faction]}{self.icons['vp'] if ally else ''}", style="bold" if ally else "")
        return line

    def space(self, place: Space, name_width: int, width: int) -> Text:
        open_to_me = place.name in self.targets
        taken = bool(self.view["occupied"][place.name])
        style = "bold" if open_to_me else "dim" if taken else ""
        line = styled(self.icons["now"] if open_to_me else " ", "bold green")
        line.append(self.space_name(place), style=style)
        line = fit(line, name_width + 1)
        line.append(f" {self.deal(place)}", style="dim" if taken and not open_to_me else "")
        marks = self.marks(place)
        line = fit(line, width - marks.cell_len)
        line.append_text(marks)
        return line

    def deal(self, place: Space) -> str:
        """What it costs this seat, after discounts, and what it gives."""
        price = self.price(place.name)
        effect = self.gifts(place)
        if place.presence is not NOTHING:
            effect += f" {self.short(place.presence)}"
        if place.need is not None and place.toll is NOTHING:
            effect = f"{self.icons.short(place.need.words())}: {effect}"
        return f"{price}{self.icons['to']}{effect}" if price else effect

    def gifts(self, place: Space) -> str:
        """What the space itself gives, with what has gathered there."""
        effect = self.short(place.toll if place.toll is not NOTHING else place.effect)
        bonus = self.view["bonus_spice"][place.name] if place.maker else 0
        return f"{effect}+{bonus}{self.icons['spice']}" if bonus else effect

    def price(self, space: str) -> str:
        place = self.book.spaces[self.book.space_ids.find(space)]
        table = self.session.table
        cost = int(place.cost)
        if self.viewer:
            cost = int(price_of(table.state, table.state.seats[table.seats.index(self.viewer)], place))
        return f"{cost}{self.icons[PURSE[int(place.of)]]}" if cost else ""

    def marks(self, place: Space) -> Text:
        """Who controls it, whose agents stand there, and what else one has to know about it."""
        line = Text()
        holder = self.view["control"][place.name]
        if holder:
            line.append(self.icons["flag"]).append_text(self.seat(holder))
        here = [letter for letter in self.seats for _ in range(self.view[letter]["posted"][place.name])]
        if here:
            line.append("[")
            for letter in here:
                line.append_text(self.seat(letter))
            line.append("]")
        return line.append_text(self.more_marks(place))

    def more_marks(self, place: Space) -> Text:
        """The Voice."""
        silenced = [letter for letter in self.seats if self.view[letter].get("silenced") == place.name]
        return Text(self.cat.text("board-closed", seat=silenced[0]) if silenced else "")

    def tokens(self, width: int) -> list[Text]:
        """What lies beside the board: nothing, in the base game."""
        return []

    def of_board(self, spaces: list[Entry]) -> list[Entry]:
        """Those of the gallery that are on this board."""
        return [entry for entry in spaces if entry.players != ("6",)]

    def team_lines(self, result: dict[str, Any]) -> list[Text]:
        """What the end of the game says of teams."""
        return []

    def board_words(self) -> list[Text]:
        """What the board has besides its spaces, in sentences."""
        return []

    def own_words(self) -> list[Text]:
        """What the viewer has besides cards, in sentences."""
        return []

    def own_tokens(self, width: int) -> list[Text]:
        """What lies before the viewer besides cards."""
        return []

    def tight_board(self, width: int) -> list[Text]:
        """The board in a line for each group, without prices."""
        out = []
        for group in (group for groups in self.groups() for group in groups):
            line = Text(" ").append_text(self.heading(group, width)).append(":")
            for n, place in enumerate(place for place in self.book.spaces if place.group == group):
                line.append(", " if n else " ")
                line.append(self.space_name(place), style="bold" if place.name in self.targets else "")
                bonus = self.view["bonus_spice"][place.name]
                line.append(f"+{bonus}{self.icons['spice']}" if bonus else "").append_text(self.marks(place))
            out.append(fit(line, width))
        return out

    # ------------------------------------------------------------------ the conflict

    def conflict(self, width: int) -> list[Text]:
        return [self.conflict_name(width), self.rewards(width), self.strengths(width)]

    def conflict_name(self, width: int) -> Text:
        if self.view["conflict"] is None:
            return fit(Text(self.cat.text("screen-no-conflict"), style="bold red"), width)
        card = self.book.conflicts[self.book.conflict_ids.find(self.view["conflict"])]
        line = Text()
        name = self.cat.name("conflict", card.name)
        line.append(self.cat.text("screen-conflict", level=NUMERALS[card.level], conflict=name), style="bold red")
        line.append_text(self.conflict_marks(card))
        if card.control >= 0:
            place = self.cat.name("space", self.book.spaces[card.control].name)
            line.append(f"  {self.cat.text('screen-controls', space=place)} {self.icons['flag']}")
        return fit(line, width)

    def conflict_marks(self, card: Conflict) -> Text:
        return Text()

    def rewards(self, width: int) -> Text:
        if self.view["conflict"] is None:
            return Text()
        card = self.book.conflicts[self.book.conflict_ids.find(self.view["conflict"])]
        parts = [f"{self.cat.text(f'field-{place}')} {self.short(card.reward(n))}"
                 for n, place in enumerate(ORDINALS, 1)]
        bar = f" {self.icons['bar']} "
        return fit(Text(f" {bar.join(parts)}"), width)

    def strengths(self, width: int) -> Text:
        line = Text(f" {self.cat.text('screen-strength')}")
        fighting = False
        for letter in self.seats:
            mine = self.view[letter]
            if mine["conflict"] or mine["swords"] or mine.get("sandworms"):
                fighting = True
                line.append("  ").append_text(self.seat(letter)).append(f" {mine['strength']}", style="bold")
                line.append(f" ({self.forces(letter)} {mine['swords']}{self.icons['swords']})")
        return fit(line if fighting else Text(f" {self.cat.text('screen-nobody-fights')}", style="dim"), width)

    def forces(self, letter: str) -> str:
        """The units of a seat in the conflict."""
        return f"{self.view[letter]['conflict']}{self.icons['troop']}"

    # ------------------------------------------------------------------ cards

    def card(self, card: Card, price: int | None = None, mark: str = "") -> Text:
        line = styled(f"{price} " if price is not None else "", "bold")
        line.append(self.cat.name("card", card.name), style="bold" if mark else "")
        line.append(mark)
        reach = self.icons.reach([ICONS[icon] for icon in card.icons])
        agent, reveal = self.short(card.agent), self.short(card.reveal)
        if card.anywhere:
            reach = self.cat.text("screen-anywhere")
        line.append(f" [{reach}]" if reach else "", style="cyan")
        if agent:
            line.append(f" {agent}")
        line.append(f" {self.icons['bar']} ", style="dim")
        line.append(reveal or self.icons["dash"])
        if card.acquire is not NOTHING:
            bought = self.cat.text("screen-buy", effect=self.short(card.acquire))
            line.append(f" {self.icons['bar']} {bought}", style="")
        return line

    def row(self) -> list[Text]:
        """The Imperium Row by cost, then the Reserve."""
        row = sorted((self.card_of(name) for name in self.view["row"]), key=lambda card: int(card.cost))
        lines = [self.card(card, int(card.cost)) for card in row]
        for name in self.view["reserve"]:
            card = self.card_of(name)
            if card.cost:
                lines.append(self.card(card, int(card.cost), f" ×{self.view['reserve'][name]}"))
        return [Text(" ").append_text(line) for line in lines]

    def row_prices(self) -> list[tuple[int, str]]:
        """What can be bought in this round: price and name."""
        cards = sorted((self.card_of(name) for name in self.view["row"]), key=lambda card: int(card.cost))
        cards += [self.card_of(name) for name in self.view["reserve"] if self.view["reserve"][name]]
        return [(int(card.cost), self.cat.name("card", card.name)) for card in cards if card.cost]

    def in_two(self, lines: list[Text], width: int) -> list[Text]:
        half = (len(lines) + 1) // 2
        wide = (width - 1) // 2
        return beside([lines[:half], lines[half:]], [wide, width - wide - 1])

    def hand(self) -> list[Text]:
        """The own cards, equal ones together."""
        held: list[str] = self.view[self.viewer]["hand"] if self.viewer else []
        return [Text(" ").append_text(self.card(self.card_of(name), mark=times(held.count(name))))
                for name in dict.fromkeys(held)]

    def hand_names(self) -> list[str]:
        """Only names and where they may go."""
        held: list[str] = self.view[self.viewer]["hand"] if self.viewer else []
        out = []
        for name in dict.fromkeys(held):
            reach = self.icons.reach([ICONS[icon] for icon in self.card_of(name).icons])
            where = f" [{reach}]" if reach else ""
            out.append(f"{self.cat.name('card', name)}{times(held.count(name))}{where}")
        return out

    def deck_top(self) -> str:
        """What the own leader lets one see, or everybody saw go there."""
        known: list[str] = self.view[self.viewer].get("deck_top", []) if self.viewer else []
        return ", ".join(self.cat.name("card", name) for name in known)

    def in_play(self) -> str:
        """What the own agents were sent with, and what was revealed."""
        shown: list[str] = self.view[self.viewer]["in_play"] if self.viewer else []
        return ", ".join(f"{self.cat.name('card', name)}{times(shown.count(name))}" for name in dict.fromkeys(shown))

    def intrigues(self, width: int) -> list[Text]:
        if not self.viewer:
            return []
        return [fit(self.intrigue(name), width) for name in self.view[self.viewer]["intrigue"]]

    def intrigue(self, name: str) -> Text:
        card = self.book.intrigue[self.book.intrigue_ids.find(name)]
        line = Text(f" {self.icons['intrigue']} ")
        line.append(self.cat.name("intrigue card", name), style="bold")
        for when, effect in (("type-plot", card.plot), ("type-combat", card.combat),
                             ("screen-after-winning", card.victory), ("type-endgame", card.endgame)):
            if effect is not None:
                cost = f"{self.icons.short(card.cost.words())}{self.icons['to']}" if card.cost is not NOTHING else ""
                need = self.icons.short(card.need.words()) if card.need is not None else ""
                need += ": " if need else ""
                line.append(f" {self.cat.text(when)}: ", style="dim").append(f"{need}{cost}{self.short(effect)}")
        return line

    # ------------------------------------------------------------------ players

    def players(self, width: int) -> list[Text]:
        i = self.icons
        head = (f"{'':{NAME}}{i['vp']:>3}{i['solari']:>4}{i['spice']:>4}{i['water']:>4}  "
                f"{' '.join(self.columns())}  {i['intrigue']}")
        return [fit(Text(head, style="dim"), width), *(fit(self.player(letter), width) for letter in self.seats)]

    def columns(self) -> list[str]:
        """The titles of the columns in words; what stands below is as wide."""
        words = [self.cat.text(f"column-{name}") for name in COLUMNS]
        return [f"{self.icons['troop']} {words[0]}", *(padded(word, 4) for word in words[1:])]

    def player(self, letter: str) -> Text:
        v, i = self.view[letter], self.icons
        line = styled(i["now"] if letter == self.view["actor"] else " ", "bold green")
        line.append_text(self.seat(letter)).append(f" {self.called(letter)}", style="bold")
        leader = self.leader(letter)
        line.append(f" {leader}" if leader not in ("", self.called(letter)) else "", style="dim")
        line = fit(line, NAME)
        for word, room in (("vp", 3), ("solari", 4), ("spice", 4), ("water", 4)):
            line.append(f"{v[word]:>{room}}", style="bold" if v[word] else "dim")
        troops, agents, *piles = (cell_len(title) for title in self.columns())
        line.append("  ").append_text(fit(Text(f"{v['garrison']:>5}/{v['conflict']}/{v['supply']}"), troops))
        out = sum(v["posted"].values())
        line.append(" ").append_text(fit(Text(f"{i['agent'] * v['agents']}{i['spent'] * out}"), agents)).append(" ")
        if v["role"] == "player":
            hand = v["hand"] if isinstance(v["hand"], int) else len(v["hand"])
            held = zip((hand, v["deck"], len(v["discard"])), piles, strict=True)
            line.append(" ".join(f"{n:>{room}}" for n, room in held))
        else:
            line.append(padded(self.cat.text("column-automa"), sum(piles) + 2), style="dim")
        intrigue = v["intrigue"] if isinstance(v["intrigue"], int) else len(v["intrigue"])
        line.append(f" {intrigue:>2}  ")
        line.append(" ".join(self.honours(letter)), style="italic")
        return line

    def leader(self, letter: str) -> str:
        v = self.view[letter]
        return self.cat.name("leader", v["leader"]) if v["role"] != "hagal" else ""

    def honours(self, letter: str) -> list[str]:
        v = self.view[letter]
        say = self.cat.text
        out = [say("honour-council")] if v["council"] else []
        out += self.swordmaster(letter)
        out += [say("honour-mentat")] if letter in (self.view.get("mentat"), self.view.get("mentat_next")) else []
        out += self.more_honours(letter)
        out += [f"{self.icons['persuasion']}{v['persuasion']}"] if v["persuasion"] else []
        out += [say("honour-revealed")] if v["revealed"] else []
        out += [say("honour-set-aside", card=self.cat.name("card", v["set_aside"]))] if v["set_aside"] else []
        return out

    def swordmaster(self, letter: str) -> list[str]:
        return [self.cat.text("honour-swordmaster")] if self.view[letter]["swordmaster"] else []

    def more_honours(self, letter: str) -> list[str]:
        return []

    def tracks(self, letter: str) -> list[tuple[str, str, str]]:
        """The tracks of a seat in one line: the faction, its letter, its colour."""
        return [(faction, self.icons.letters[faction], self.icons.styles[faction]) for faction in FACTION.names]

    def tight_players(self, width: int) -> list[Text]:
        """A line each, with the influence tracks, for small screens."""
        i = self.icons
        out = []
        for letter in self.seats:
            v = self.view[letter]
            line = styled(i["now"] if letter == self.view["actor"] else " ", "bold green")
            line.append_text(self.seat(letter)).append(f" {self.called(letter)}", style="bold")
            line = fit(line, 15)
            line.append(f" {v['vp']}{i['vp']}", style="bold")
            line.append(f" {v['solari']}{i['solari']} {v['spice']}{i['spice']} {v['water']}{i['water']}")
            line.append(f" {i['troop']}{v['garrison']}/{v['conflict']}/{v['supply']} {i['agent'] * v['agents']}")
            intrigue = v["intrigue"] if isinstance(v["intrigue"], int) else len(v["intrigue"])
            line.append(f" {intrigue}{i['intrigue']} ")
            for faction, sign, style in self.tracks(letter):
                ally = self.view["alliance"][faction] == letter
                line.append(f" {sign}{v['influence'][faction]}{i['vp'] if ally else ''}", style=style)
            line.append(f" {' '.join(self.honours(letter))}", style="italic")
            out.append(fit(line, width))
        return out
