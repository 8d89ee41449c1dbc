"""Moving, sandriding, transport, forced march, arrival. Imports `worms`."""
