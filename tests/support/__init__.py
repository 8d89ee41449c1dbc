"""Shared helpers of the tests: table builders, random games, invariants. No tests are here."""
