"""Go to 11, a variant of Immortality: one more point, with four players from zero to ten."""
