"""The Rivals: the automas of Uprising for one and two players."""
