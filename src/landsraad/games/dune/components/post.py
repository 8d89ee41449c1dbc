"""An observation post: a spy there looks on the spaces connected to it, all of one icon."""

from __future__ import annotations

from typing import final

from landsraad.games.dune.components.module import Module


@final
class Post:
    def __init__(self, module: Module, name: str, *spaces: str) -> None:
        self.name = name
        self.spaces = spaces
        module.posts.append(self)
