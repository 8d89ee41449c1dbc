"""The rule reference: every rule of the games as one numbered sentence of our own, and which tests cite it."""
