"""The Depot, a made-up set: a board part, a resource, a unit, cards, a leader and an automa card."""
