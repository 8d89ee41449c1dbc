### Labels of Uprising's own moves, and the guide line for its decisions. A decision without a line here is asked for in the
### words of the wider kind that it is.

move-spy = Place a spy: { $post }
move-recall_spy = Recall the spy: { $post }
move-infiltrate = Infiltrate with the spy: { $post }
move-gather = Recall the spy to draw a card: { $post }
move-detonate = Remove the Shield Wall
move-ability = Use { $ability }: { $text }
move-train = Train ({ $training }): { $text }
move-trash_intrigue = Trash { $intrigue_card }
move-trash_looked = Trash { $card }
move-match = { $asks ->
    [TurnDownIcon] Turn { $conflict } ({ $icon }) face down
   *[other] Pair the wild icon with { $conflict } ({ $icon })
}
move-match_objective = { $asks ->
    [TurnDownIcon] Turn your objective ({ $icon }) face down
   *[other] Pair the wild icon with your objective ({ $icon })
}

## decisions
uprising-decision-IntrigueWindow = Play an endgame card, pair a wild icon, or pass
decision-Infiltration = { $cause }: choose the spy who lets your agent in past another's
decision-Gathering = { $cause }: recall a spy to draw a card, or not
decision-PlaceSpy = { $stage ->
    [supply] { $cause }: choose a post for your spy
   *[other] { $cause }: no spy is in your supply: recall one to place it anew, or place none
}
decision-RecallSpies = { $cause }: choose a spy to recall
decision-Surcharge = { $cause }: pay extra for more, or not
decision-RecallOther = { $cause }: choose an agent to recall
decision-TrashIntrigue = { $cause }: choose an intrigue card to trash
decision-Detonate = { $cause }: remove the Shield Wall for the rest of the game, or leave it
decision-Train = { $cause }: choose the way on the training track
decision-MayChoose = { $cause }: choose one, or decline
decision-AcquireExactly = { $cause }: choose a card
decision-TrashFromHand = { $cause }: choose a card of your hand to trash
decision-LineMenu = { $cause }: choose what to use next
decision-TwoFactions = { $cause }: choose two different factions for +1 influence each
decision-TurnDownIcon = { $cause }: choose a card to turn face down
decision-TrashOther = { $cause }: choose another card in play to trash
decision-DiscardOne = { $cause }: choose which of the cards you saw to discard
decision-TrashOne = { $cause }: choose which of the two left to trash; you draw the other
decision-AcquireForSolari = { $cause }: choose a card to acquire for solari, or decline
decision-DeployOrRetreat = { $cause }: deploy or retreat a troop, or neither
