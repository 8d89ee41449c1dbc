"""Battles: combat dice, victory, exact odds, the forecast. Imports `spice`."""
