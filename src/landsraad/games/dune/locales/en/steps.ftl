### The turn of an automa step by step: a title without its name, and the reason.

step-hagal_card = { $card } turned up
    .why = The card turned up says where the agent goes and what it brings.
step-hagal_ignored = { $card }: passed over
    .why = { $why_id ->
        [occupied] An agent already stands there: the next card is turned up.
        [closed] The space is closed: the next card is turned up.
        [no_bonus_spice] No free maker space has bonus spice: the next card is turned up.
        [no_bonus_spice_there] There is no bonus spice there: the next card is turned up.
        [too_little_influence] It has too little influence for that space: the next card is turned up.
        [alliance_is_safe] It has the alliance and leads the track: the next card is turned up.
        [too_far_behind] It is too far behind on that track: the next card is turned up.
        [nothing_to_gain] It would gain nothing there: the next card is turned up.
       *[again] The deck was shuffled: the next card is turned up.
    }
step-hagal_agent = Agent to { $space }
    .why = It pays nothing, needs nothing and ignores what the space itself gives.
step-hagal_stuck = No free space
    .why = All spaces on its cards are occupied or closed: it is done for this round.
step-hagal_held_back = No troops deployed
    .why = It leads by { $lead } strength; an experienced rival then saves its troops.
step-hagal_spent = { $n } { $what_id ->
        [mark] intrigue cards
       *[other] { $what }
    } for a point
    .why = A rival trades 3 water, 7 spice, 7 solari or 3 intrigue cards for a point at once.
step-influence = { $faction } influence
    .why = { $now ->
        [4] Only players receive the bonus at 4.
       *[other] { $cause_kind ->
            [leader] The signet ability of the leader.
            [rival] An ability of its own card.
            [conflict] A reward of the Conflict.
           *[other] The card and its space bring it.
        }
    }
step-scored = { $n ->
        [-1] −1 VP
       *[other] +{ $n } VP
    }
    .why = { $seat } has { $total } now.
step-recruited = { n-troops } recruited
    .why = { $cause_kind ->
        [leader] The signet ability of the leader.
        [rival] An ability of its own card.
       *[other] As many as shown, from the supply to the garrison.
    }
step-deployed = { n-troops } to the Conflict
    .why = A combat space: all recruits of this turn and up to 2 more from the garrison.
step-gained = { $n } { $what_id ->
        [swords] { $n ->
            [one] sword
           *[other] swords
        }
       *[other] { $what }
    } gained
    .why = { $cause }
step-paid = { $n } { $what } paid
    .why = { $cause }
step-control_bonus = Control bonus of { $space }
    .why = { $seat } controls this space, and an agent has come there.
step-spice_banked = { $n } bonus spice to the bank
    .why = It gathers no bonus spice.
step-alliance_taken = { $faction } alliance
    .why = { $from_id ->
        [none] The first to reach 4 on the track.
       *[other] Ahead of { $from } on the track now.
    }
step-drew_intrigue = Intrigue card drawn
    .why = { $cause }
