"""What a seat has: resources, influence, its team, its place in turn order."""
