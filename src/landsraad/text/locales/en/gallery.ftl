### The card gallery: headings, and the words around the numbers.

gallery-imperium = Imperium deck
gallery-reserve = Reserve
gallery-starter = Starting deck
gallery-intrigue = Intrigue cards
gallery-conflict = Conflicts
gallery-leader = Leaders
gallery-space = Board spaces
gallery-objective = Objectives
gallery-hagal = House Hagal deck
gallery-count = { $n ->
    [one] 1 entry
   *[other] { $n } entries
}
gallery-none = no card matches
gallery-reconstructed = reconstructed

## facts in one line
gallery-copies = { $n ->
    [one] 1 copy
   *[other] { $n } copies
}
gallery-cost = cost { $cost }
gallery-no-cost = not for sale
gallery-icons = agent to { $icons }
gallery-reveal-only = reveal only
gallery-no-icons = no agent icon of its own
gallery-graft = only grafted to another card
gallery-level = level { $n }
gallery-house = House { $house }
gallery-complexity = complexity { $n }
gallery-not-rival = never a rival
gallery-combat = combat space
gallery-influence = +1 { $faction } influence
gallery-once = once per game
gallery-mode-1P = solo only
gallery-mode-2P = two players only
gallery-one-of = one of { $spaces }
gallery-swords = { $n ->
    [one] 1 sword in combat
   *[other] { $n } swords in combat
}
gallery-battle-icon = icon: { $icon }
gallery-shield-wall = behind the Shield Wall
gallery-other-side = other side: { $name }
gallery-posts = posts: { $posts }
gallery-players = { $players } players
gallery-first-player = first player
type-plot = plot
type-combat = combat
type-endgame = endgame

## lines of text
field-agent = Agent
field-reveal = Reveal
field-acquire = Acquire
field-on_trash = When trashed
field-plot = Plot
field-combat = Combat
field-endgame = Endgame
field-cost = Cost
field-condition = Condition
field-timing = When
field-first = 1st
field-second = 2nd
field-third = 3rd
field-setup = Set-up
field-left_ability = { $name }
field-signet = { $name } (signet)
field-requirement = Requirement
field-step = Step { $n }
field-reward = Reward
field-effects = Effect
field-effect = Effect
field-control_bonus = Control bonus
field-on_discard = When discarded from hand
field-training = Training: { $where }
field-other_left = { $name } (other side)
field-other_signet = { $name } (signet, other side)
field-rival_signet = Signet
field-scheme = Scheme
