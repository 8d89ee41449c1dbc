"""A made-up module: a board part, a resource, a unit, cards and a leader."""
