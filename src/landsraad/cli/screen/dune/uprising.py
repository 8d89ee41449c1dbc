"""What only a table of Uprising shows: spies, sandworms, the Shield Wall, contracts, objectives and battle icons."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from landsraad.cli.screen.dune.panels import DunePanels
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
from landsraad.text.dune.uprising_labels import contract_message

OWN_SYMBOLS: Final = ("spy", "worm", "contract")


class UprisingPanels(DunePanels):
    """The panels of Uprising for one to four players."""

    @property
    def posts(self) -> list[str]:
        return self.box.domain_map.domain_for(POST).names

    def own_symbols(self) -> tuple[str, ...]:
        return OWN_SYMBOLS

    def help_keys(self) -> list[str]:
        return ["help-spies", "help-worms", "help-tokens", *super().help_keys()]

    def more_marks(self, place: Space) -> Text:
        """Returns whose spies are connected to the space."""
        posts = [name for i, name in enumerate(self.posts) if self.box.posts_at[place.id] >> i & 1]
        line = Text()
        for letter in self.seats:
            if any(post in self.view[letter]["spies"] for post in posts):
                line.append("" if line else self.icons["spy"]).append_text(self.seat(letter))
        return line

    def space_effect(self, place: Space) -> str:
        """Returns bonus spice first, and in parentheses what a higher price adds."""
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
        """Returns the branch of an effect that counts for the viewer."""
        if not self.viewer or not isinstance(effect, When) or effect.otherwise is None:
            return effect
        if not isinstance(effect.condition, AtLeast):
            return effect
        table = self.session.table
        mine = table.state.seats[table.seats.index(self.viewer)]
        return effect.effect if mine[effect.condition.cell] >= effect.condition.n else effect.otherwise

    # ------------------------------------------------------------------ the conflict

    def conflict_marks(self, card: Conflict) -> Text:
        """Returns the battle icon, and whether the wall keeps sandworms out."""
        line = Text(f" [{self.cat.name('battle icon', BATTLE_ICON.names[card.icon])}]")
        if card.walled and self.view["shield_wall"]:
            line.append(f" {self.cat.text('screen-no-worms', worm=self.icons['worm'])}", style="yellow")
        return line

    # ------------------------------------------------------------------ beside the board

    def tokens(self, width: int) -> list[Text]:
        """Returns a line with the Shield Wall and the spies, and one with the contracts on offer."""
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
        return out + super().tokens(width)

    def contract(self, name: str) -> str:
        """Returns a contract with its reward, such as `Arrakeen (water) 1≈`."""
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
        """Returns the battle icons of a seat that are face up, on its objective and on conflicts won."""
        v = self.view[letter]
        found = []
        if v["objective"] and not v["objective_matched"]:
            found.append(OBJECTIVES[OBJECTIVE.find(v["objective"])].icon)
        found += [self.box.conflicts[self.box.conflict_ids.find(name)].icon for name in v["won"]]
        return [self.cat.text(f"mark-{BATTLE_ICON.names[icon]}") for icon in found]

    def own_tokens(self, width: int) -> list[Text]:
        """Returns the viewer's contracts with their rewards."""
        held: list[str] = self.view[self.viewer].get("contracts", []) if self.viewer else []
        more = super().own_tokens(width)
        if not held:
            return more
        names = f" {self.icons['dot']} ".join(f"{self.contract(name)}{times(held.count(name))}"
                                              for name in dict.fromkeys(held))
        return [fit(Text(f" {self.icons['contract']} ").append(names), width), *more]

    # ------------------------------------------------------------------ sentences for the pages

    def board_sentences(self) -> list[Text]:
        """Returns the observation posts with their spaces and spies, the wall, and the contracts on offer."""
        cat = self.cat
        out = [Text(cat.text("page-posts"), style="bold")]
        for i, post in enumerate(self.posts):
            spaces = [place.name for place in self.box.spaces if self.box.spaces_at[i] >> place.id & 1]
            told = ", ".join(cat.name("space", space) for space in spaces)
            spies = [self.called(letter) for letter in self.seats if post in self.view[letter]["spies"]]
            spied = f"; {cat.text('page-spies', names=cat.listed('page-taken', spies))}" if spies else ""
            out.append(Text(f"  {cat.name('post', post)}: {told}{spied}"))
        out.append(Text(cat.text("screen-wall" if self.view["shield_wall"] else "screen-wall-gone"), style="bold"))
        if self.view["choam"]:
            out.append(Text(cat.text("page-contracts"), style="bold"))
            out += self.contract_lines([*self.view["contract_row"], *self.view["sardaukar_contracts"]])
        return out + super().board_sentences()

    def contract_lines(self, names: list[str]) -> list[Text]:
        return [Text(f"  {self.cat.name('contract', name)}: "
                     f"{self.cat.say(contract_message(CONTRACT_TOKENS[CONTRACT.find(name)]))}") for name in names]

    def own_sentences(self) -> list[Text]:
        cat, mine = self.cat, self.view[str(self.viewer)]
        down = f" ({cat.text('page-face-down')})" if mine["objective_matched"] else ""
        won = [cat.name("conflict", name) for name in mine["won"]]
        out = [Text(f"{cat.name('objective', mine['objective'])}{down}")] if mine["objective"] else []
        out += [Text(f"{cat.text('page-won')}: {', '.join(won) or cat.text('page-none')}"),
               Text(f"{cat.text('page-spies-left')}: {SPIES_EACH - len(mine['spies'])}")]
        if self.view["choam"] and (mine["contracts"] or mine["completed"]):
            out.append(Text(cat.text("page-own-contracts", n=len(mine["completed"])), style="bold"))
            out += self.contract_lines(mine["contracts"])
        return out + super().own_sentences()
