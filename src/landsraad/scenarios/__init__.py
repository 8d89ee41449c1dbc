"""Scenarios as text: positions, steps and expectations, and how they are run. Knows no game; imports the kernel."""
