"""CHOAM: contracts, and the cards and leaders that need them."""
