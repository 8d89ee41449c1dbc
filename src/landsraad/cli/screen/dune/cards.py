"""Cards: the Imperium Row and the Reserve, the viewer's hand, cards in play and intrigue cards."""

from __future__ import annotations

from rich.text import Text

from landsraad.cli.screen.dune.common import CommonPanels
from landsraad.cli.screen.styled_text import fit, styled, times
from landsraad.games.dune.components.card import Card
from landsraad.games.dune.state.cells import ICONS
from landsraad.kernel.algebra import NOTHING


class CardPanels(CommonPanels):
    """A line for each card, or only names where there is little room."""

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
        """Returns the Imperium Row by cost, then the Reserve, then the markets of modules."""
        row = sorted((self.card_of(name) for name in self.view["row"]), key=lambda card: int(card.cost))
        lines = [self.card(card, int(card.cost)) for card in row]
        for name in self.view["reserve"]:
            card = self.card_of(name)
            if card.cost:
                lines.append(self.card(card, int(card.cost), f" ×{self.view['reserve'][name]}"))
        return [Text(" ").append_text(line) for line in lines + self.other_markets()]

    def other_markets(self) -> list[Text]:
        """Returns the cards of the markets of modules, with what they cost there."""
        lines = []
        for market in self.box.markets:
            sign = "".join(self.symbol(cell) for cell in self.shown_cells() if cell.cell == market.currency)
            for name in market.shown(self.view):
                card = self.card_of(name)
                lines.append(self.card(card, mark=f" {card.market_price}{sign}"))
        return lines

    def row_prices(self) -> list[tuple[int, str]]:
        """Returns what can be bought in this round: price and name."""
        cards = sorted((self.card_of(name) for name in self.view["row"]), key=lambda card: int(card.cost))
        cards += [self.card_of(name) for name in self.view["reserve"] if self.view["reserve"][name]]
        return [(int(card.cost), self.cat.name("card", card.name)) for card in cards if card.cost]

    # ------------------------------------------------------------------ the viewer's cards

    def own(self, pile: str) -> list[str]:
        held: list[str] = self.view[self.viewer].get(pile, []) if self.viewer else []
        return held

    def hand(self) -> list[Text]:
        """Returns a line for each card; several copies share one."""
        held = self.own("hand")
        return [Text(" ").append_text(self.card(self.card_of(name), mark=times(held.count(name))))
                for name in dict.fromkeys(held)]

    def hand_names(self) -> list[str]:
        """Returns names and agent icons."""
        held = self.own("hand")
        out = []
        for name in dict.fromkeys(held):
            reach = self.icons.reach([ICONS[icon] for icon in self.card_of(name).icons])
            where = f" [{reach}]" if reach else ""
            out.append(f"{self.cat.name('card', name)}{times(held.count(name))}{where}")
        return out

    def deck_top(self) -> str:
        """Returns the cards on top of the deck that the viewer knows."""
        return ", ".join(self.cat.name("card", name) for name in self.own("deck_top"))

    def in_play(self) -> str:
        shown = self.own("in_play")
        return ", ".join(f"{self.cat.name('card', name)}{times(shown.count(name))}" for name in dict.fromkeys(shown))

    def intrigues(self, width: int) -> list[Text]:
        return [fit(self.intrigue(name), width) for name in self.own("intrigue")]

    def intrigue(self, name: str) -> Text:
        card = self.box.intrigue[self.box.intrigue_ids.find(name)]
        line = Text(f" {self.icons['intrigue']} ")
        line.append(self.cat.name("intrigue card", name), style="bold")
        for when, effect in (("type-plot", card.plot), ("type-combat", card.combat),
                             ("screen-after-winning", card.victory), ("type-endgame", card.endgame),
                             ("screen-after-rewards", card.aftermath)):
            if effect is not None:
                cost = f"{self.icons.short(card.cost.message())}{self.icons['to']}" if card.cost is not NOTHING else ""
                need = self.icons.short(card.need.message()) if card.need is not None else ""
                need += ": " if need else ""
                line.append(f" {self.cat.text(when)}: ", style="dim").append(f"{need}{cost}{self.short(effect)}")
        return line
