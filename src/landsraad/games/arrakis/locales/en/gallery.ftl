### The gallery of the war for Arrakis.

## headings and facts
gallery-planning = Planning cards
gallery-prescience = Prescience cards
gallery-token = Deployment tokens
gallery-slot = die: { $slot }
gallery-desert-power = without a die, by Desert Power
gallery-special-result = special result: hits { $hits }, shields { $shields }
gallery-worm-dice = attacks with { $n } dice
gallery-start-token = on the board at first
goals = { $parts }
    .more = { $a }, { $b }
    .last = { $a } and { $b }
marker-goal = { $marker } { $n }

## lines of text
field-task = To do
field-enters = Enters play
field-special = Special action

## when leaders enter play
enters-start = from the beginning
enters-feyd_rautha = when supremacy reaches { $n }, or by a card; { named-leader-beast_rabban } leaves the game then
enters-thufir_hawat = when supremacy reaches { $n }
enters-gaius_helen_mohiam = when { named-leader-thufir_hawat } leaves the game by { planning-card-hawats_scheming }
enters-emperor_shaddam_iv = by { planning-card-rage_overcame_shaddam_iv_a }
enters-reverend_mother_jessica = when the { marker-sand_dwellers } marker reaches { $n }, in the place of { named-leader-lady_jessica }
enters-paul_muad_dib = when the { marker-kwisatz_haderach } marker reaches { $n }, in the place of { named-leader-paul_atreides }
enters-chani = when the { marker-jihad } marker reaches { $n }
enters-alia = when a prescience marker reaches { $n }, or by a card
enters-gurney_halleck = by { planning-card-smugglers_a }
enters-wild_maker = by { planning-card-shai_hulud }
