"""Wormsigns, sandworms, storms and the hazards phase. Imports `legions`."""
