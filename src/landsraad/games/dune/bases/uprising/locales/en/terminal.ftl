### The table of Uprising in the terminal, beside that of its family. Keep what is under "short" and "marks" as short as it
### can be.

## beside the board
screen-no-worms = no { $worm }: Shield Wall
screen-wall = the Shield Wall stands
screen-wall-gone = the Shield Wall is gone

## marks: behind a player's line
honour-hooks = hooks
honour-memories = memories { $n }
mark-crysknife = knife
mark-desert_mouse = mouse
mark-ornithopter = thopter
mark-wild = wild

## the legend of the signs
sign-spy = spy
sign-worm = sandworm

## short: $spy, $worm and $contract are signs too (◎ § ¤)
short-place-spy-here = 1{ $spy } here
short-place-spy-shared = 1{ $spy } anywhere
short-detonate = may blast the wall
short-demolish = blast the wall
short-maker-hooks = hooks
short-surcharge-solari = +{ $n }{ $solari }
short-surcharge-spice = +{ $n }{ $spice }
short-recall-other-agent = recall an agent
short-trash-intrigue = trash { $intrigue }
short-acquire-to-hand = take a card of { $n } or less to hand
short-acquire-exactly-to-hand = take a card of { $n } to hand
short-acquire-for-solari = may buy to hand for { $solari }
short-trash-for-gain = trash from hand ({ $gain })
short-retreat-exactly = retreat { $n }{ $troop }
short-retreat-between = retreat { $least }-{ $n }{ $troop }
short-call-to-arms = { $n }{ $troop } per card bought
short-distraction = { $n } to fight: 1{ $spy }
short-hold-back = none to fight
short-turn-down-icon = turn down { $icon }
short-lose-influences = -{ $n } any
short-train = train
short-store-memory = a memory
short-awaken = memories to { $card }, turn over
short-repeat-space = the space again
short-influence-where-spying = +{ $n } where spying
short-draw-per-worm = { $n }{ $card } per { $worm }
short-deploy-or-retreat = { $n }{ $troop } to or from fight
short-deploy-recruits = recruits may fight
short-swords-per-armed = { $n }{ $swords } per armed card
short-swords-per-revealed = { $n }{ $swords } per { $letter } card
short-return-this = back to hand
short-sort-three = of { $n }: draw, discard, trash
short-trash-from-hand = trash { $letter } from hand
short-trash-other = trash other { $letter }
short-if-spies = { $n }{ $spy }
short-if-maker-hooks = hooks
short-if-sandworms = { $worm } in fight
short-if-strength = strength { $n }+
short-if-paid-more = paid
short-if-gained-spice = { $spice } gained
short-if-ally-of-another = { $n }+ at another's ally
short-if-post-landsraad = at L
short-if-post-faction = at a faction
short-if-spy-recalled = { $spy } back
short-if-spying-on-maker = { $spy } in the desert
short-if-units = { $n }+ in fight
short-if-deck-size = { $n }{ $card } in deck
short-if-no-council = no seat
short-if-swordmaster = sword
short-if-acquired-flow = Spice Must Flow bought
short-if-visited-maker = in the desert
short-if-visited-faction = at a faction
short-if-discarded = { $letter } card

## headings over moves of one kind
heading-spy = Place a spy
heading-recall_spy = Recall the spy
heading-infiltrate = Infiltrate
heading-gather = Recall for a card
heading-trash_intrigue = Trash
heading-trash_looked = Trash
heading-buy_solari = Acquire for solari

## help
help-spies = { $spy }A after a space: A spies on it. { $spy }2 after a player: two spies are left. A spy lets your agent enter an occupied space, or can be recalled for a card when your agent arrives.
help-worms = { $worm } a sandworm in the Conflict: 3 strength, and the rewards twice. You need Maker Hooks, and a Conflict that is not behind the Shield Wall.
help-tokens = { $contract }2+1 after a player: two contracts open, one completed. Then the face-up icons of objective and won conflicts: two of a kind are a point.

## pages
page-posts = Observation posts
page-spies = spied on by { $names }
page-won = Conflicts won, face up
page-face-down = face down
page-spies-left = Spies in your supply

## the table in lines of words
plain-hooks = Maker Hooks
plain-worms = sandworms { $n }
plain-spies = spies at { $posts }
plain-won = won: { $conflicts }

## the end of the game
reason-reveal = tied in everything else, having revealed last
decided-reveal = the last reveal turn
