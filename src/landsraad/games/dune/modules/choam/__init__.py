"""CHOAM: contracts, and the cards and leaders that need them. The contract icon itself belongs to Uprising."""
