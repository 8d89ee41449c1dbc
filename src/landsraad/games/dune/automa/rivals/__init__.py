"""The Rivals: the automas of Uprising for one and two players. House Hagal of Imperium is in `automa.hagal`."""
