"""Types with which modules add to the rules: access to spaces, control, markets, pairs of cards, refusals, setup steps,
scenario words, tie-breaks, values for bots. No rules here."""
