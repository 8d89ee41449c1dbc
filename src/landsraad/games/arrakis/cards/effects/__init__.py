"""Effects that several cards of the war share."""
