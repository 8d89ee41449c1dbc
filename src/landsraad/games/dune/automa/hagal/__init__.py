"""House Hagal: the automa of Imperium for one and two players. The Rivals of Uprising are in `automa.rivals`."""
