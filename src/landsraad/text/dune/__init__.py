"""Labels and names of the Imperium family that are made and not written down."""
