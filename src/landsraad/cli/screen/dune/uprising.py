"""What the table of Uprising shows besides that of its family: spies at their posts, sandworms and the Shield Wall,
contracts, objectives and the icons of won conflicts."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from landsraad.cli.screen.dune.panels import Parts
from landsraad.cli.screen.styled_text import fit, times
from landsraad.games.dune.bases.uprising.cells import BATTLE_ICON, OBJECTIVE, SPIES_EACH
from landsraad.games.dune.bases.uprising.rules.battle_icons import OBJECTIVES
from landsraad.games.dune.bases.uprising.rules.space_effects import PAID
from landsraad.games.dune.components.conflict import Conflict
from landsraad.games.dune.components.reveal import parts_of
from landsraad.games.dune.components.space import Space
from landsraad.games.dune.modules.choam.cells import CONTRACT
from landsraad.games.dune.modules.choam.contracts import CONTRACT_TOKENS
from landsraad.games.dune.rules.seats.resources import AtLeast
from landsraad.games.dune.state.cells import POST
from landsraad.kernel.algebra import When
from landsraad.kernel.engine import Effect
from landsraad.text.dune.uprising_labels import contract_words

OWN_SYMBOLS: Final = ("spy", "worm", "contract")


class UprisingParts(Parts):
    @property
    def posts(self) -> list[str]:
        return self.book.renames.own(POST).names

    def legend(self) -> str:
        return self.icons.legend(OWN_SYMBOLS)

    def more_marks(self, place: Space) -> Text:
        """Who spies on it."""
        posts = [name for i, name in enumerate(self.posts) if self.book.posts_at[place.id] >> i & 1]
        line = Text()
        for letter in self.seats:
            if any(post in self.view[letter]["spies"] for post in posts):
                line.append("" if line else self.icons["spy"]).append_text(self.seat(letter))
        return line

    def gifts(self, place: Space) -> str:
        """Bonus spice comes first; what a higher price adds stands in brackets; a seat that one has is not offered."""
        free: list[str] = []
        more: list[str] = []
        for part in parts_of(place.effect):
            if isinstance(part, When) and part.condition is PAID:
                more.append(self.short(part.effect))
                free += [] if part.otherwise is None else [self.short(part.otherwise)]
            else:
                free.append(self.short(self.applies(part)))
        bonus = self.view["bonus_spice"][place.name] if place.maker else 0
        said = " ".join([*([f"+{bonus}{self.icons['spice']}"] if bonus else []), *(word for word in free if word)])
        return f"{said} ({self.short(place.toll)}{self.icons['to']}{' '.join(more)})" if more else said

    def applies(self, effect: Effect) -> Effect:
        """The branch that counts for the viewer."""
        if not self.viewer or not isinstance(effect, When) or effect.otherwise is None:
            return effect
        if not isinstance(effect.condition, AtLeast):
            return effect
        table = self.session.table
        mine = table.state.seats[table.seats.index(self.viewer)]
        return effect.effect if mine[effect.condition.cell] >= effect.condition.n else effect.otherwise

    # ------------------------------------------------------------------ the conflict

    def conflict_marks(self, card: Conflict) -> Text:
        """Its icon, and whether worms are kept out."""
        line = Text(f" [{self.cat.name('battle icon', BATTLE_ICON.names[card.icon])}]")
        if card.walled and self.view["shield_wall"]:
            line.append(f" {self.cat.text('screen-no-worms', worm=self.icons['worm'])}", style="yellow")
        return line

    def forces(self, letter: str) -> str:
        worms = self.view[letter]["sandworms"]
        return f"{super().forces(letter)} {worms}{self.icons['worm']}" if worms else super().forces(letter)

    # ------------------------------------------------------------------ beside the board

    def tokens(self, width: int) -> list[Text]:
        """The Shield Wall and the spies in one line; in another, the contracts to be had."""
        wall = self.cat.text("screen-wall" if self.view["shield_wall"] else "screen-wall-gone")
        line = Text(" ").append(wall, style="yellow" if self.view["shield_wall"] else "dim")
        spies = [(letter, self.view[letter]["spies"]) for letter in self.seats if self.view[letter]["spies"]]
        for letter, posts in spies:
            line.append(f" {self.icons['bar']} {self.icons['spy']}").append_text(self.seat(letter))
            line.append(f" {', '.join(self.cat.name('post', post) for post in posts)}")
        out = [fit(line, width)]
        if self.view["choam"]:
            offered = [*self.view["contract_row"], *self.view["sardaukar_contracts"]]
            names = f" {self.icons['dot']} ".join(self.contract(name) for name in offered)
            told = self.cat.text("screen-contracts", contracts=names or self.cat.text("page-none"),
                                 left=self.view["contract_bank"])
            out.append(fit(Text(f" {told}"), width))
        return out

    def contract(self, name: str) -> str:
        """`Arrakeen (water) 1≈`."""
        reward = CONTRACT_TOKENS[CONTRACT.find(name)].reward
        return f"{self.cat.name('contract', name)} {self.short(reward)}"

    # ------------------------------------------------------------------ a seat

    def leader(self, letter: str) -> str:
        v = self.view[letter]
        if v["role"] == "rival":
            return self.cat.name("role", "rival")
        return self.cat.ability(v["leader"], "other") if v["reverend_mother"] else super().leader(letter)

    def more_honours(self, letter: str) -> list[str]:
        v, i = self.view[letter], self.icons
        out = [self.cat.text("honour-hooks")] if v["maker_hooks"] else []
        out.append(f"{i['spy']}{SPIES_EACH - len(v['spies'])}")
        if self.view["choam"] and (v["contracts"] or v["completed"]):
            out.append(f"{i['contract']}{len(v['contracts'])}+{len(v['completed'])}")
        icons = self.icons_of(letter)
        out += ["/".join(f"{icon}{times(icons.count(icon))}" for icon in dict.fromkeys(icons))] if icons else []
        out += [self.cat.text("honour-memories", n=v["memories"])] if v["memories"] else []
        return out

    def icons_of(self, letter: str) -> list[str]:
        """Face up: the objective and the conflicts won."""
        v = self.view[letter]
        found = []
        if v["objective"] and not v["objective_matched"]:
            found.append(OBJECTIVES[OBJECTIVE.find(v["objective"])].icon)
        found += [self.book.conflicts[self.book.conflict_ids.find(name)].icon for name in v["won"]]
        return [self.cat.text(f"mark-{BATTLE_ICON.names[icon]}") for icon in found]

    def own_tokens(self, width: int) -> list[Text]:
        """The own contracts with what they ask for."""
        held: list[str] = self.view[self.viewer].get("contracts", []) if self.viewer else []
        if not held:
            return []
        names = f" {self.icons['dot']} ".join(f"{self.contract(name)}{times(held.count(name))}"
                                              for name in dict.fromkeys(held))
        return [fit(Text(f" {self.icons['contract']} ").append(names), width)]

    # ------------------------------------------------------------------ in words

    def board_words(self) -> list[Text]:
        """The observation posts with their spaces and spies, the wall, the contracts to be had."""
        cat = self.cat
        out = [Text(cat.text("page-posts"), style="bold")]
        for i, post in enumerate(self.posts):
            spaces = [place.name for place in self.book.spaces if self.book.spaces_at[i] >> place.id & 1]
            told = ", ".join(cat.name("space", space) for space in spaces)
            spies = [self.called(letter) for letter in self.seats if post in self.view[letter]["spies"]]
            spied = f"; {cat.text('page-spies', names=cat.listed('page-taken', spies))}" if spies else ""
            out.append(Text(f"  {cat.name('post', post)}: {told}{spied}"))
        out.append(Text(cat.text("screen-wall" if self.view["shield_wall"] else "screen-wall-gone"), style="bold"))
        if self.view["choam"]:
            out.append(Text(cat.text("page-contracts"), style="bold"))
            out += self.contract_lines([*self.view["contract_row"], *self.view["sardaukar_contracts"]])
        return out

    def contract_lines(self, names: list[str]) -> list[Text]:
        return [Text(f"  {self.cat.name('contract', name)}: "
                     f"{self.cat.say(contract_words(CONTRACT_TOKENS[CONTRACT.find(name)]))}") for name in names]

    def own_words(self) -> list[Text]:
        cat, mine = self.cat, self.view[str(self.viewer)]
        down = f" ({cat.text('page-face-down')})" if mine["objective_matched"] else ""
        won = [cat.name("conflict", name) for name in mine["won"]]
        out = [Text(f"{cat.name('objective', mine['objective'])}{down}")] if mine["objective"] else []
        out += [Text(f"{cat.text('page-won')}: {', '.join(won) or cat.text('page-none')}"),
               Text(f"{cat.text('page-spies-left')}: {SPIES_EACH - len(mine['spies'])}")]
        if self.view["choam"] and (mine["contracts"] or mine["completed"]):
            out.append(Text(cat.text("page-own-contracts", n=len(mine["completed"])), style="bold"))
            out += self.contract_lines(mine["contracts"])
        return out
