"""The games: each room below holds one game's rules and components."""
