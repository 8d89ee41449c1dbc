"""A Rival's spies: they stay on the board, and placing the third one triggers the scheme of its card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.automa.rivals.card import rival_of
from landsraad.games.dune.automa.rivals.events import RIVAL_NO_POST, RIVAL_SCHEMED
from landsraad.games.dune.bases.uprising.cells import SPIES, SPIES_EACH
from landsraad.games.dune.bases.uprising.rules.spies import icon_of, lift_spy, put_spy, taken_posts
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.state.cells import ICONS
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State, labelled
from landsraad.kernel.messages import Message


def send_spy(s: State, post: i64) -> None:
    """Places a spy, if a post is free. When the supply is empty, the scheme begins at once (UPR-RIVAL-64)."""
    if post == NONE:
        if s.has_listeners:
            s.emit(RIVAL_NO_POST, s.seat)
        return
    if SPIES.size(s.me) < SPIES_EACH:
        put_spy(s, s.seat, post)
        if SPIES.size(s.me) == SPIES_EACH:
            begin_scheme(s, post)


def begin_scheme(s: State, last: i64) -> None:
    """Returns the other two spies to the supply; the one just placed stays. Then runs the scheme."""
    card = rival_of(s.me)
    if s.has_listeners:
        s.emit(RIVAL_SCHEMED, s.seat, card.id)
    for i in range(SPIES.size(s.me) - 1, -1, -1):
        if SPIES.card(s.me, i) != last:
            lift_spy(s, s.seat, SPIES.card(s.me, i))
    s.push(card.scheme, s.seat, card.source)


def post_of(s: State, icon: i64) -> i64:
    """Returns the observation post of a faction."""
    for post in range(len(box_of(s).spaces_at)):
        if icon_of(s, post) == icon:
            return post
    return NONE


def find_post(s: State, name: str) -> i64:
    """Returns an observation post, or the one that a module has put in its place, or NONE."""
    posts = box_of(s).post_ids
    name = posts.aliases.get(name, name)
    return posts.find(name) if name in posts.names else NONE


class FactionSpy(Effect):
    """Places a spy on the first free post of a faction, in the order of the card (UPR-RIVAL-33)."""

    def run(self, s: State) -> None:
        taken = taken_posts(s)
        for faction in rival_of(s.me).factions:
            post = post_of(s, faction)
            if not taken >> post & 1:
                send_spy(s, post)
                return
        send_spy(s, NONE)

    def message(self) -> Message:
        return Message("automa-spy")


class TypedSpy(Effect):
    """Places a spy on the first free one of these posts, all for spaces of one icon (UPR-RIVAL-34)."""

    def __init__(self, icon: i64, posts: tuple[str, ...]) -> None:
        super().__init__()
        self.icon = icon
        self.posts = posts

    def run(self, s: State) -> None:
        taken = taken_posts(s)
        for name in self.posts:
            post = find_post(s, name)
            if post != NONE and not taken >> post & 1:
                send_spy(s, post)
                return
        send_spy(s, NONE)

    def message(self) -> Message:
        return Message("place-spy-at", {"icons": [ICONS[self.icon]]})


def spy_among(icon: int, *posts: str) -> Effect:
    return TypedSpy(icon, posts)


RIVAL_SPY: Final = labelled("uprising:rival:princess_irulan:signet", FactionSpy())
