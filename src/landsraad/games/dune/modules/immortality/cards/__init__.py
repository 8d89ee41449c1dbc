"""The cards of Immortality, and the effects that only they have."""
