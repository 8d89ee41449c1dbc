"""What only Uprising has: spies, sandworms, battle icons, and one-off effects of its cards and leaders."""
