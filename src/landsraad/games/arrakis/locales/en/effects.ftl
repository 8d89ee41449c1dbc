### What the cards and actions of the war for Arrakis say. A phrase may stand in the middle of a sentence: it begins small.

## figures that stand or lie somewhere
figures = { $parts }
    .more = { $a }, { $b }
    .last = { $a } and { $b }
n-figures = { $figure_id ->
    [regular] { $n ->
        [one] { $n } regular unit
       *[other] { $n } regular units
    }
    [elite] { $n ->
        [one] { $n } elite unit
       *[other] { $n } elite units
    }
    [fedaykin] { $n ->
        [one] { $n } Fedaykin
       *[other] { $n } Fedaykin
    }
    [sardaukar] { $n ->
        [one] { $n } Sardaukar
       *[other] { $n } Sardaukar
    }
    [naib] { $n ->
        [one] { $n } naib
       *[other] { $n } naibs
    }
   *[other] { $n ->
        [one] { $n } bashar
       *[other] { $n } bashars
    }
}
n-tokens = { $n ->
    [one] { $n } deployment token
   *[other] { $n } deployment tokens
}
that-figure = { $figure }

## placing and deploying: what
some-units = { $figure_id ->
    [regular] { $n ->
        [one] { $n } regular unit
       *[other] { $n } regular units
    }
    [elite] { $n ->
        [one] { $n } elite unit
       *[other] { $n } elite units
    }
    [fedaykin] { $n ->
        [one] { $n } Fedaykin
       *[other] { $n } Fedaykin
    }
   *[other] { $n ->
        [one] { $n } Sardaukar
       *[other] { $n } Sardaukar
    }
}
any-leader = 1 leader (named or not)
an-officer = { $figure_id ->
    [naib] 1 naib
   *[other] 1 bashar
}
that-leader = { $leader }
place-figures = place { $what } { $where }
    .more = { $a }, { $b }
    .last = { $a } and { $b }
deploy-figures = { $where_id ->
    [at-settlement] deploy { $what } in one or more settlements of yours
   *[other] deploy { $what } { $where }
}
    .more = { $a }, { $b }
    .last = { $a } and { $b }
place-apart = place { $what } { $where } { $n } times, in different areas
    .more = { $a }, { $b }
    .last = { $a } and { $b }
place-in-each = place { $what } in each of your settlements ({ $areas })
    .more = { $a }, { $b }
    .last = { $a } and { $b }
choose-site = choose an area { $where }
placing-figures = put the figures { $where }

## placing: where
at-settlement = in a settlement of yours
at-named-settlement = in your settlement ({ $areas })
    .more = { $a }, { $b }
    .last = { $a } or { $b }
at-sietch = in an area with a sietch
at-legion = with a legion of yours
at-legion-with = with the legion of { $leader }
at-sardaukar = with a legion that has Sardaukar
at-empty-desert = in an empty desert area
at-free-mountain = in a free mountain area
at-free-plateau = in a free plateau area
replace-units = replace up to { $n } { $was_id ->
    [regular] regular units
   *[other] elite units
} by { $now_id ->
    [fedaykin] Fedaykin
    [sardaukar] Sardaukar
   *[other] elite ones
}

## orders to legions; a legion is in the accusative
legion-any = a legion
legion-with-leader = a legion with a leader
legion-with-special = a legion with special units
legion-with-named = the legion with { $leader }
legion-any-in-desert = a legion in the desert
legion-with-leader-in-desert = a legion with a leader in the desert
legion-any-at = the legion in { $area }
legion-any-it = that legion
move-legions = { $n ->
    [one] move { $legion }
   *[other] { $legion_id ->
        [legion-with-leader] move { $n } different legions with leaders
        [legion-with-special] move { $n } different legions with special units
       *[other] move { $n } different legions
    }
}
attack-with = attack with { $legion }
surprise-attack = attack by surprise with { $legion }
attack-extra-dice = { $attack } (+{ $n } die in every battle round)
attack-enemy-cap = { $attack } (the enemy rolls at most { $n } dice in the first battle round)
attack-merciless = { $attack } (going on costs no hit)
split = leave figures of { $legion } behind
march-again = move that legion with { $leader } once more
carry-troops = move a legion from a settlement straight to another legion of yours, however far away
hold-paul = in the opponent’s next turn Paul cannot be placed or deployed, and his legion neither moves nor attacks
bombard = strike an enemy legion next to one of yours: { $n } combat dice, a hit for each hit and each special

## actions, planning cards, leaders
any-action = use the die as any result
draw-planning = { $n ->
    [one] draw { $n } planning card
   *[other] draw { $n } planning cards
}
draw-planning-from = { $n ->
    [one] draw { $n } card of { $deck }
   *[other] draw { $n } cards of { $deck }
}
opponent-discards-planning = { $n ->
    [one] the opponent discards { $n } planning card
   *[other] the opponent discards { $n } planning cards
}
discard-planning = discard a planning card
play-planning = play another planning card without a die
enter-play = { $leader } enters play
if-in-play = { $leader_acc } is in play
if-gone = { $leader } is out of the game
take-bene-gesserit = take a Bene Gesserit token
tank-leader = put an enemy named leader on the board into the regeneration tank
tank-leader-in-sector = put an enemy named leader in the same sector as a legion of yours into the regeneration tank
tank-leader-adjacent = put an enemy named leader next to that legion into the regeneration tank
uncover-area = turn up the sietch and all deployment tokens of one area
opponent-loses-die = the opponent loses an unused { $result } die
deploy-token = deploy 1 deployment token in an area with a sietch
deploy-token-and-leader = deploy 1 deployment token and 1 leader in an area with a sietch
deployment = deploy units or a token, and a leader
wfa-force-die = choose an unused die that the opponent must use in the next turn
wfa-lower-marker = move a marker of the Imperium 1 row down (no ban comes of it)
schemes-words = discard 2 or 3 of these cards as a free action: { named-leader-thufir_hawat } leaves the game, { named-leader-gaius_helen_mohiam } enters play; it cannot be played or discarded otherwise

## vehicles
place-any-vehicles = { $n ->
    [one] place { $n } vehicle of any kind
   *[other] place { $n } vehicles of any kind
}
place-vehicles = { $vehicle_id ->
    [ornithopter] { $n ->
        [one] place { $n } ornithopter
       *[other] place { $n } ornithopters
    }
    [carryall] { $n ->
        [one] place { $n } carryall
       *[other] place { $n } carryalls
    }
   *[other] { $n ->
        [one] place { $n } harvester
       *[other] place { $n } harvesters
    }
}
wfa-swallow-harvesters = remove up to { $n } harvesters from deep desert areas of one sector
wfa-rockets = choose a sector with a legion of yours and roll { $n } combat dice: for each hit or special remove a vehicle there or in its air zones
wfa-smuggle = remove up to { $n } vehicles from the sector of { named-leader-gurney_halleck }
wfa-capture-ornithopter = remove an ornithopter and strike a legion in a sector linked to its air zone: { $n } combat dice, a hit for each hit and each special

## wormsigns, sandworms, storms, sietches
discard-wormsigns = discard up to { $n } wormsigns
clear-wormsigns = discard all wormsigns next to { $area }
wfa-desert-power = take a Desert Power action
desert-power-ways = place 2 wormsigns, move 2 sandworms, or attack with 1
wfa-place-wormsigns = { $n ->
    [one] place { $n } wormsign
   *[other] place { $n } wormsigns
}
wfa-move-worms = { $n ->
    [one] move { $n } sandworm
   *[other] move { $n } sandworms
}
wfa-move-wild-maker = move the Wild Maker
wfa-attack-with-wild-maker = attack with the Wild Maker
wfa-summon-wild-maker = the Wild Maker enters play in an empty desert area
wfa-place-worms-by-worm = { $n ->
    [one] place { $n } sandworm
   *[other] place { $n } sandworms
} in an empty desert area next to another one
wfa-place-worms-by-legion = { $n ->
    [one] place { $n } sandworm
   *[other] place { $n } sandworms
} in empty desert areas next to legions of yours
wfa-storms-now = Coriolis storms strike now
wfa-warn-sietch = place a deployment token in a sietch with a Harkonnen legion within 2 areas
wfa-swap-tokens = swap all deployment tokens of two sietches
wfa-move-sietch = move a sietch with any of its figures and tokens to an adjacent empty desert area
wfa-shift-legion = move an enemy legion in the desert to an adjacent empty area

## prescience and objectives
steps = { $parts }
    .more = { $a }, { $b }
    .last = { $a } and { $b }
marker-steps = { $marker } +{ $n }
return-vision = shuffle a revealed prescience card back into its deck
wfa-attach-fear = lay it on a revealed prescience card: if that is taken in this round, any one marker advances 2 more
wfa-attach-ibad = lay it on a revealed prescience card: that stays revealed until it is taken
wfa-exchange-visions = remove any revealed prescience cards from the game and reveal as many new ones
wfa-shift-markers = lower one prescience marker and raise another one by as much
wfa-second-objective = draw a second secret objective (either one wins)
wfa-any-marker = advance any one marker by { $n }
wfa-atomics = detonate the family atomics
wfa-if-atomics-used = the family atomics have been used
wfa-if-marker-on = a prescience marker is on { $n } or further
spend-any-die = spend any one die as your action
wfa-legions-in = Atreides legions are in at least { $n } { $terrain_id ->
    [mountain] mountain
    [plateau] plateau
    [minor_erg] minor erg
   *[other] desert
} areas
wfa-legions-outside = Atreides legions are in at least { $n } { $terrain_id ->
    [mountain] mountain
    [plateau] plateau
    [minor_erg] minor erg
   *[other] desert
} areas without a sietch
wfa-jessica-in-sietch = Jessica is in an area with a sietch
wfa-paul-and-jessica-in-sietch = Paul and Jessica are in the same area with a sietch
wfa-paul-and-jessica-in-deep-desert = Paul and Jessica are in deep desert areas without a sietch
wfa-paul-rode = in this turn a legion with Paul rode across at least { $n } areas with a wormsign or a sandworm
wfa-harvesters-lost = at least { $n } harvesters were removed in this action phase
wfa-sardaukar-lost = a Sardaukar was lost in this action phase
wfa-fedaykin-won = the Atreides won a battle as attackers in this action phase with a legion that still has a Fedaykin
wfa-reveal-pauls-sietch = turn up an unrevealed sietch in Paul’s area
wfa-reveal-pauls-tokens = turn up { $n } deployment tokens in Paul’s area
wfa-paul-to-tank = put Paul from a sector without a Harkonnen legion into the regeneration tank
wfa-families-flee = return { $n } units or tokens from areas with a sietch to the supply
wfa-discard-planning = { $n ->
    [one] discard { $n } planning card
   *[other] discard { $n } planning cards
}

## what a ban does
ban-choam = at most 5 Harkonnen units in an area
ban-spacing_guild = the Harkonnen cannot scout
ban-landsraad = the Harkonnen cannot discard planning cards for combat dice
