"""Search, fast policy interface and bots for any game. Imports the kernel only."""
