"""What each viewer is sent. Imports `tables`."""
