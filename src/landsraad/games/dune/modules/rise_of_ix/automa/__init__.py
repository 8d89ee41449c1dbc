"""Rise of Ix at the seats of an automa: House Hagal of Imperium, and the Rivals of Uprising."""
