"""Rules that only Uprising has: spies, sandworms, battle icons, one-off effects. Rules for six are in `bases.six`."""
