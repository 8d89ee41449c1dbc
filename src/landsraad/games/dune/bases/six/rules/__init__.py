"""What only six players have: activation, the Throne Row, trade between allies."""
