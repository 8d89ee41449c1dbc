### Labels of moves, and the guide line for each kind of decision.

move-first = First: { $text }
move-choose = { $text }
move-pay = { $text }
move-skip = { $asks ->
    [MayPassTurn] Keep your turn
    [Trash] Trash nothing
    [Gathering] Gather no intelligence
    [PlaceSpy] Place no spy
    [Detonate] Leave the Shield Wall
    [LineMenu] Use no more of it
   *[other] Decline
}
move-agent = Send an agent with { $card } to { $space }
move-reveal = Reveal your hand
move-play = Play { $intrigue_card }: { $text }
move-buy = { $way ->
    [market] Acquire { $card }: { $text }
   *[row] Acquire { $card } for { $price } persuasion
}
move-acquire = { $asks ->
    [AcquireForSolari] Acquire { $card } for { $price } solari
   *[other] Acquire { $card } (cost { $price }) without paying
}
move-trash = { $zone_id ->
    [hand] Trash { $card } from your hand
    [discard] Trash { $card } from your discard pile
   *[other] Trash { $card } from play
}
move-discard = Discard { $card }
move-take = Take { $card } from your discard pile
move-remove = Set { $card } aside
move-put = { $place_id ->
    [deck] Put { $cause } on top of your deck
   *[other] Put { $cause } into your discard pile
}
move-influence = +{ $n } { $faction } influence
move-lose = Lose 1 { $faction } influence
move-secret = Choose { $faction } in secret
move-give = Give the { $faction } alliance to { $seat }
move-against = { $seat } loses a troop
move-deploy = { $n ->
    [0] Deploy no troops
    [one] Deploy 1 troop
   *[other] Deploy { $n } troops
}
move-retreat = { $n ->
    [0] Retreat no troops
    [one] Retreat 1 troop
   *[other] Retreat { $n } troops
}
move-sell = Sell { $n } spice for { $solari } solari
move-silence = Close { $space } to your opponents
move-from = Take the agent from { $space }
move-from_leader = Take the agent from your leader
move-recall = Recall the agent from { $space }
move-harvest = Send the agent to { $space }
move-resolve = { $box_id ->
    [card] Resolve the card: { $text }
    [space] Resolve the space: { $text }
    [partner] Resolve the partner: { $text }
    [contracts] Resolve the contracts: { $text }
   *[other] Resolve the influence: { $text }
}
move-use = Use { $card }: { $text }
move-draw = Draw the top card
move-trash_top = Trash the top card
move-end = { $asks ->
    [Window] Play no more cards for now
    [RevealMenu] { $persuasion ->
        [0] End your reveal turn
       *[other] End your reveal turn ({ $persuasion } persuasion unspent)
    }
   *[other] End your turn
}
move-pass = { $asks ->
    [MayPassTurn] Give this turn away
   *[other] Pass
}

## decisions
decision-over = The game is over
decision-go-on = There is nothing else to do here: go on
decision-for = For { $seat }: { $line }
decision-Turn = { $stage ->
    [agent] Send an agent with a card, or reveal your hand
   *[other] No agent can be sent: reveal your hand
}
decision-AgentTurn = { $stage ->
    [boxes] Choose what to resolve next
    [deploy] Choose how many troops to deploy, up to { $most }
    [idle] Nothing is left to do: end your turn
   *[other] Play a plot card, or end your turn
}
decision-RevealMenu = { $stage ->
    [use] You have { $persuasion } persuasion: use reveal boxes and acquire cards in any order
    [buy] You have { $persuasion } persuasion: acquire cards, then end your turn
    [idle] Nothing is left to do: end your turn
   *[other] End your turn, or play a plot card
}
decision-AnyOrder = { $cause }: choose what comes first
decision-Or = { $cause }: choose one
decision-Some = { $cause }: choose { $n } different ones
decision-Arrow = { $cause }: pay for it, or decline
decision-Influence = { $cause }: choose a faction for +{ $n } influence
decision-Outdone = { $cause }: choose a faction where an opponent is ahead of you
decision-LoseInfluence = { $cause }: choose a faction to lose 1 influence with
decision-HandOver = Choose who receives the { $faction } alliance
decision-Whence = { $cause }: choose which agent to move
decision-RecallAgent = { $cause }: choose an agent to recall
decision-Silence = { $cause }: choose a space to close to your opponents
decision-SellMelange = Choose how much spice to sell, up to { $most }
decision-DoubleCross = { $cause }: choose an opponent to lose a troop
decision-MayPassTurn = { $cause }: give this turn away, or keep it
decision-Retreat = { $cause }: choose how many troops to retreat
decision-Deploy = { $cause }: choose how many troops to deploy, up to { $most }
decision-ChooseTokens = { $leader }: choose a faction in secret. Both you choose bring influence once you deploy 4 troops in a turn
decision-Discard = { $cause }: choose a card to discard
decision-Snooped = { $cause }: draw the card you saw, or trash it
decision-TakeBack = { $cause }: choose a card to take from your discard pile
decision-Destination = { $cause }: into the discard pile, or onto your deck
decision-AcquireUpTo = { $cause }: choose a card that costs { $limit } or less
decision-Manipulate = { $cause }: choose a card of the Imperium Row to set aside
decision-Trash = { $optional ->
    [yes] { $cause }: choose a card to trash, or none
   *[no] { $cause }: choose a card to trash
}
decision-Window = { $stage ->
    [idle] You have no combat card to play: pass
   *[other] Play a combat card, or pass
}
decision-IntrigueWindow = { $moment ->
    [victory] You won: play a card for the victor, or pass
    [aftermath] Play a card for the troops you lose, or pass
   *[other] Play an endgame card, or pass
}
decision-Defence = You control this space: deploy a troop from your supply, or not
decision-HagalHarvest = Choose the maker space for the agent

## options of a game
option-players = Players
option-leaders = Leaders
option-rivals = Rivals
option-difficulty = Difficulty of the solo game
option-first = First player
option-seats = Who sits where
