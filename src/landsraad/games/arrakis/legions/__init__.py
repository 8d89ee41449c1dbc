"""Legions: limits, casualties, retreat, placing, settlements, deployment tokens. Imports `decks`."""
