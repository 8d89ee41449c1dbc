"""What a seat has: resources, influence, its team, its place in turn order. Troops and cards have their own folders."""
