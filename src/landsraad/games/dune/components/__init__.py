"""Types of components (cards, spaces, leaders, conflicts) and the Box that holds those of one table. No rules here."""
