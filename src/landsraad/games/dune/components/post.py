"""An observation post. A spy on it observes the connected spaces, which all have the same icon."""

from __future__ import annotations

from typing import final

from landsraad.games.dune.components.module import Module


@final
class Post:
    def __init__(self, module: Module, name: str, *spaces: str) -> None:
        self.name = name
        self.spaces = spaces
        module.posts.append(self)
