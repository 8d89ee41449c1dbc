### The log of what only Uprising has.

## spies
event-spy_placed = { $seat } placed a spy: { $post }
event-spy_recalled = { $seat } recalled the spy: { $post }
event-infiltrated = { $seat } infiltrated with a spy: { $post }
event-gathered_intelligence = { $seat } gathered intelligence: { $post }
event-watched = { $seat } watched the agent of { $whom } at a maker space

## sandworms
event-summoned = { $seat } summoned { n-worms }
event-worms_home = { n-worms } of { $seat } went back to the desert
event-wall_gone = { $seat } removed the Shield Wall
event-maker_hooks = { $seat } took Maker Hooks

## conflicts won, cards
event-took_conflict = { $seat } took the conflict card { $conflict }
event-paired = { $icon_id ->
    [wild] { $seat } paired a wild icon
   *[other] { $seat } paired two icons: { $icon }
}
event-trashed_intrigue = { $seat } trashed the intrigue card { $card }

## leaders
event-trained = { $seat } advanced on the training track: { $training }
event-remembered = memories of { $seat }: { $n }
event-flipped_leader = { $seat } turned the leader over
