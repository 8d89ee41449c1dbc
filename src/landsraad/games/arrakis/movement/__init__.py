"""Movement: moving, sandriding, transport, forced march, arrival. Imports `worms`."""
