"""What cards, spaces, leaders and conflicts are, and the box that holds those of one table. Imports `state`."""
