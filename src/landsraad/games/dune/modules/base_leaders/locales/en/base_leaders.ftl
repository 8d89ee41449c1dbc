### The leaders of Imperium at a table of Uprising.

gallery-module-imperium = with the leaders of { game-imperium }
option-base_leaders = Leaders of { game-imperium }
    .about = The leaders of the first game may be chosen too.
refusal-leader-of-base = option leaders: { $leader } is of { game-imperium }, whose leaders play only where they are wanted ({ $option_id }: yes)
start-guest = { $leader } ({ $game })
