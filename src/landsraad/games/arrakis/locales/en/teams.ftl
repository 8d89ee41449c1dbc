### War for Arrakis for three and four: two who share a side.

## who
option-shared = Shared side
option-mahdi = Harkonnen by the Mahdi rules
option-mahdi_ties = Ties of the Mahdi automa
    .about = Which of several equal areas the Harkonnen take: drawn at random, or your decision
tie-breaker-mahdi = drawn at random
tie-breaker-player = I decide
side-house_atreides = House Atreides
side-fremen_allies = Fremen Allies
side-house_harkonnen = House Harkonnen
side-corrino_allies = Corrino Allies

## dice and turns
event-dice_shared = { $seat } gets { n-action-dice }: { $result }
event-aside_shared = { $seat } gets { n-action-dice } to change
event-left_to_partner = { $seat } leaves the action to { $to }
event-passed_on = { $seat } drew { $card } and passed it on to { $to }
event-passed_on-hidden = { $seat } drew a planning card and passed it on to { $to }
arrakis-move-acts = { $seat } acts
arrakis-move-share = It goes to { $seat }
arrakis-move-discarder = { $seat } discards the next one
arrakis-decision-WhoActs = Your side's turn: choose which of you two acts
arrakis-decision-OddDie = { $cause_id ->
    [none] A die without a cell is left over: choose who changes it
   *[other] Both boards could have another die ({ $cause }): choose who gets it
}

## why not
refusal-partners-die = the { $result } die is on the board of { $seat }
refusal-partners-leader = the special action of { $leader } is for { $seat }, your partner
refusal-partners-deck = you draw and play only cards from your own deck: { $deck }
refusal-fremen-desert-power = Desert Power is on the board of the Fremen
refusal-not-your-side = { $seat } does not play on your side
refusal-nothing-to-act-with = { $seat } has nothing to act with

## the terminal
war-side-of = { $force } ({ $side })
start-war-teams = three or four people at this screen, taking turns
start-war-pair = two people together against the Harkonnen, who follow the Mahdi rules
start-war-team-names = Your names, separated by commas, in this order: { $sides }
start-war-shared = Whom do two of you play together?
start-war-people = How many of you are there?
start-war-three = three
start-war-four = four
start-war-number = { $n ->
    [two] two names, please
    [three] three names, please
   *[other] four names, please
}

## the cone of silence
refusal-no-cone = there is nobody here to talk to in private
refusal-cone-open = a cone of silence is already open
refusal-cones-used = no cones of silence are left
refusal-cone-over = no cone of silence is open: private talk lasts three minutes
