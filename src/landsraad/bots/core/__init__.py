"""Search, fast policy interface and bots that work with any game. Imports only the kernel."""
