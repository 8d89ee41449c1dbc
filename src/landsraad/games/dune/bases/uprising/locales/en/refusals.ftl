### Why a move is refused in Uprising: refusal-KEY, beside the reasons of its family.

## sending an agent
refusal-not-spied-on = { $card } goes by its eye icon only where you spy: no spy of yours is on a post of { $space }
refusal-occupied-unspied = occupied by { $seats }, and no spy of yours is on a connected post
    .more = { $a }, { $b }
    .last = { $a } and { $b }

## spies
refusal-spy-by-effect = spies are placed when an effect says so
refusal-recall-by-effect = spies are recalled when an effect asks for it
refusal-infiltrate-on-arrival = a spy lets your agent in when it goes to an occupied space
refusal-gather-on-arrival = intelligence is gathered right after your agent is placed, with a spy on a connected post
refusal-no-spy-in-supply = you have no spy in your supply: recall one first, or place none
refusal-spy-in-supply = you have { n-spies } in your supply: place that one
refusal-own-spy-there = { $post }: your own spy is there
refusal-post-taken = { $post }: the spy of { $seats } is there
    .more = { $a }, { $b }
    .last = { $a } and { $b }
refusal-post-of-others = { $post } is not connected to a space of { $icons }
    .more = { $a }, { $b }
    .last = { $a } or { $b }
refusal-post-not-there = { $post } is not connected to { $space }
refusal-no-spy-at = you have no spy at { $post }
refusal-no-post-free = no post is free that fits
refusal-needs-spies = needs { $n } of your spies on the board, you have { $have }
refusal-no-spy-recalled = you have recalled no spy this turn

## sandworms, units
refusal-no-hooks = you have no Maker Hooks
refusal-worms-kept-out = no sandworm can come to { $conflict } while the Shield Wall stands
refusal-no-conflict = there is no Conflict to go to
refusal-no-wall = the Shield Wall is gone already
refusal-wall-by-effect = the Shield Wall is removed when an effect says so
refusal-no-own-worm = you have no sandworm in the Conflict
refusal-held-back = you deploy no units this turn
refusal-no-other-agent = you have no other agent on the board
refusal-agent-of-this-turn = the agent sent this turn is not recalled
refusal-retreat-so-many = { $least } to { $n } troops retreat
refusal-one-troop = one troop goes or comes back: you have { $garrison } in the garrison and { $have } in the Conflict

## battle icons
refusal-match-at-end = wild icons are paired at the end of the game
refusal-no-wild-icon = you have no wild icon face up
refusal-wild-with-another = a wild icon is paired with another one
refusal-not-won = { $conflict } does not lie face up before you
refusal-objective-down = your objective lies face down already
refusal-other-icon = it takes a card with the { $mark } or the wild icon
refusal-no-such-icon = you have no card face up with the { $mark } or the wild icon

## cards, influence, leaders
refusal-needs-intrigue = needs an intrigue card, you have none
refusal-intrigue-by-effect = intrigue cards are trashed when an effect asks for it
refusal-needs-cards = needs { n-cards } in hand, you have { $have }
refusal-needs-faction-card = needs a { $faction } card in hand, you have none
refusal-needs-other-in-play = needs another { $faction } card in play, you have none
refusal-another-card = it must be another card than this { $card }
refusal-only-from-hand = only a card of your hand
refusal-exact-cost = { $card } costs { $cost }, not { $n }
refusal-not-looked-at = { $card } is not among the cards you are looking at
refusal-looking-by-effect = that is for cards an effect lets you look at
refusal-line-used = that is used already
refusal-needs-influences = needs { $n } influence to lose, you have { $have }
refusal-no-ally-of-another = no opponent has an alliance where you have enough influence for it
refusal-no-spice-gained = you have gained no spice this turn
refusal-no-ability-now = { $leader } has nothing to use here
refusal-ability-used = { $leader }: used already in this turn
refusal-train-by-signet = the training track is for the signet ability of its leader
refusal-not-connected = no way leads there on the training track: { $training }
