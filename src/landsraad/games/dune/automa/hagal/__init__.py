"""House Hagal: the automa of Imperium for one and two players."""
