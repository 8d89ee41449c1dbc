### The log. `-hidden` is the wording for those who may not see it all.

because = { $sentence } ({ $cause })
event-skipped = { $seat } had nothing to choose: skipped

## resources and points
event-gained = { $seat } gained { $n } { $what_id ->
    [swords] { $n ->
        [one] sword
       *[other] swords
    }
   *[other] { $what }
}
event-paid = { $seat } paid { $n } { $what }
event-scored = { $n ->
    [-1] { $seat } lost 1 VP: { $total } now
   *[other] { $seat } scored { $n } VP: { $total } now
}

## agents and people
event-sent_agent = { $seat } sent an agent to { $space } with { $card }
event-moved_agent = { $seat } took the agent from { $space }
event-recalled_agent = { $seat } recalled the agent from { $space }
event-council_seat = { $seat } took a seat in the High Council
event-swordmaster = { $seat } gained the third agent
event-mentat_taken = { $seat } took the Mentat
event-closed_space = { $seat } closed { $space } to the opponents

## troops
event-recruited = { $seat } recruited { n-troops }
event-deployed = { $from_supply ->
    [0] { $seat } deployed { n-troops }
   *[other] { $seat } deployed { n-troops } from the supply
}
event-retreated = { $seat } retreated { n-troops }
event-lost_troops = { $deployed ->
    [0] { $seat } lost { n-troops } of the garrison
   *[other] { $seat } lost { n-troops } in the Conflict
}
event-troops_home = { n-troops } of { $seat } went back to the supply

## cards
event-drew = { $seat } drew { $card }
event-drew-hidden = { $seat } drew a card
event-drew_intrigue = { $seat } drew the intrigue card { $card }
event-drew_intrigue-hidden = { $seat } drew an intrigue card
event-stolen = { $by } took an intrigue card from { $seat } at random
event-shuffled = { $pile_id ->
    [deck] { $seat } shuffled the discard pile into a new deck
   *[other] the { $pile } was reshuffled
}
event-looked = { $seat } saw { $card } on top of the deck
event-looked-hidden = { $seat } looked at the top card of the deck
event-discarded = { $seat } discarded { $card }
event-trashed = { $zone_id ->
    [none] { $seat } trashed { $card } from the top of the deck
    [hand] { $seat } trashed { $card } from hand
    [discard] { $seat } trashed { $card } from the discard pile
   *[other] { $seat } trashed { $card } from play
}
event-took_card = { $seat } took { $card } back into hand
event-revealed = { $seat } revealed { $card }
event-acquired = { $on_deck ->
    [0] { $paid ->
        [0] { $seat } acquired { $card }
       *[other] { $seat } acquired { $card } for { $paid } persuasion
    }
    [2] { $seat } acquired { $card } into hand
   *[other] { $seat } acquired { $card } onto the deck
}
event-row_filled = { $card } joined the Imperium Row
event-set_aside = { $seat } set { $card } aside
event-removed = { $card }, set aside by { $seat }, left the game
event-played_intrigue = { $seat } played { $card }

## influence and control
event-influence = { $faction } influence of { $seat }: { $was } → { $now }
event-influence_bonus = { $seat } received the bonus of the { $faction } track
event-alliance_taken = { $from_id ->
    [none] { $seat } took the { $faction } alliance
   *[other] { $seat } took the { $faction } alliance from { $from }
}
event-alliance_lost = { $seat } lost the { $faction } alliance
event-control = { $from_id ->
    [none] { $seat } took control of { $space }
    [self] { $seat } kept control of { $space }
   *[other] { $seat } took control of { $space } from { $from }
}
event-control_lost = { $seat } lost control of { $space }
event-control_bonus = { $seat } received the control bonus of { $space }
event-masterstroke = { $seat } revealed the secret factions

## turns and rounds
event-turn = turn of { $seat }
event-passed_turn = { $seat } gave the turn away
event-reveal_turn = { $seat } revealed the hand
event-strength = strength of { $seat }: { $n }
event-cleaned_up = { $unspent ->
    [0] { $seat } ended the reveal turn
   *[other] { $seat } ended the reveal turn with { $unspent } persuasion unspent
}
event-round = Round { $round }: { $conflict }
event-combat = Combat: { $conflict }
event-won_conflict = { $seat } won { $conflict } with strength { $strength }
event-reward = { $place ->
    [1] { $seat } received the first reward
    [2] { $seat } received the second reward
   *[other] { $seat } received the third reward
}
event-tied = { $place ->
    [1] { $seat } tied for first place with strength { $strength }
   *[other] { $seat } tied for second place with strength { $strength }
}
event-maker = { $total } bonus spice on { $space }
event-recall = agents returned home; { $first } is first player
event-endgame = the end of the game: endgame cards

## House Hagal
event-hagal_card = { $seat } turned up { $card }
event-hagal_ignored = { $card } passed over: { $why }
event-hagal_agent = { $seat } sent an agent to { $space }
event-hagal_held_back = { $seat } held the troops back, { $lead } strength ahead
event-hagal_swords = { $seat } turned up { $card } for combat: { $swords ->
    [one] 1 sword
   *[other] { $swords } swords
}
event-hagal_spent = { $seat } spent { $n } { $what_id ->
    [mark] intrigue cards
   *[other] { $what }
} for a point
event-hagal_stuck = { $seat } found no free space and is done for the round
event-spice_banked = { $n } bonus spice of { $space } went to the bank
