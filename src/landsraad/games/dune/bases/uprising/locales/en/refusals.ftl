### Why a move is refused in Uprising: refusal-KEY, beside the reasons of its family.

## sending an agent
refusal-not-spied-on = with its eye icon, { $card } goes only where you spy, and you have no spy at { $space }
refusal-occupied-unspied = occupied by { $seats }, and you have no spy on a connected post
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
refusal-no-post-free = no suitable post is free
refusal-needs-spies = needs { $n } of your spies on the board, you have { $have }
refusal-no-spy-recalled = you have not recalled a spy this turn

## sandworms, units
refusal-no-hooks = you have no Maker Hooks
refusal-worms-kept-out = no sandworm can come to { $conflict } while the Shield Wall stands
refusal-no-conflict = there is no Conflict to go to
refusal-no-wall = the Shield Wall is already gone
refusal-wall-by-effect = the Shield Wall is removed when an effect says so
refusal-no-own-worm = you have no sandworm in the Conflict
refusal-held-back = you cannot deploy units this turn
refusal-no-other-agent = you have no other agent on the board
refusal-agent-of-this-turn = the agent sent this turn cannot be recalled
refusal-retreat-so-many = retreat { $least } to { $n } troops
refusal-one-troop = deploy or retreat one troop: you have { $garrison } in the garrison and { $have } in the Conflict

## battle icons
refusal-match-at-end = wild icons are paired at the end of the game
refusal-no-wild-icon = you have no wild icon face up
refusal-wild-with-another = a wild icon is paired with another one
refusal-not-won = { $conflict } is not face up before you
refusal-objective-down = your objective is already face down
refusal-other-icon = choose a card with the { $mark } or the wild icon
refusal-no-such-icon = you have no card face up with the { $mark } or the wild icon

## cards, influence, leaders
refusal-needs-intrigue = needs an intrigue card, you have none
refusal-intrigue-by-effect = intrigue cards are trashed when an effect asks for it
refusal-needs-cards = needs { n-cards } in hand, you have { $have }
refusal-needs-faction-card = needs a { $faction } card in hand, you have none
refusal-needs-other-in-play = needs another { $faction } card in play, you have none
refusal-another-card = choose a card other than this { $card }
refusal-only-from-hand = only a card from your hand
refusal-exact-cost = { $card } costs { $cost }, not { $n }
refusal-not-looked-at = { $card } is not among the cards you are looking at
refusal-looking-by-effect = that is for cards an effect lets you look at
refusal-line-used = that has already been used
refusal-needs-influences = needs { $n } influence to lose, you have { $have }
refusal-no-ally-of-another = no opponent has an alliance where you have enough influence for it
refusal-no-spice-gained = you have gained no spice this turn
refusal-no-ability-now = { $leader } has nothing to use here
refusal-ability-used = { $leader }: already used this turn
refusal-train-by-signet = the training track is for the signet ability of its leader
refusal-not-connected = you cannot get there on the training track: { $training }
