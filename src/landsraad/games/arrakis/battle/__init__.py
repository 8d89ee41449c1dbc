"""Battles: combat dice, casualties, victory, exact odds and forecasts. Imports `spice`."""
