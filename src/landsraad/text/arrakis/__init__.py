"""Labels and names of the war that are made and not written down."""
