### Cards, conflicts and leaders of Rise of Ix.

## cards
card-appropriate = Appropriate
card-bounty_hunter = Bounty Hunter
card-choam_delegate = CHOAM Delegate
card-court_intrigue = Court Intrigue
card-desert_ambush = Desert Ambush
card-embedded_agent = Embedded Agent
card-esmar_tuek = Esmar Tuek
card-freighter_fleet = Freighter Fleet
card-full_scale_assault = Full-Scale Assault
card-guild_accord = Guild Accord
card-guild_chief_administrator = Guild Chief Administrator
card-imperial_bashar = Imperial Bashar
card-imperial_shock_trooper = Imperial Shock Trooper
card-in_the_shadows = In the Shadows
card-ix_guild_compact = Ix-Guild Compact
card-ixian_engineer = Ixian Engineer
card-jamis = Jamis
card-landing_rights = Landing Rights
card-local_fence = Local Fence
card-negotiated_withdrawal = Negotiated Withdrawal
card-satellite_ban = Satellite Ban
card-sayyadina = Sayyadina
card-shai_hulud = Shai-Hulud
card-spice_trader = Spice Trader
card-treachery = Treachery
card-truthsayer = Truthsayer
card-water_peddler = Water Peddler
card-web_of_power = Web of Power
card-weirding_way = Weirding Way

## intrigue cards
intrigue-card-advanced_weaponry = Advanced Weaponry
intrigue-card-blackmail = Blackmail
intrigue-card-cannon_turrets = Cannon Turrets
intrigue-card-cull = Cull
intrigue-card-diversion = Diversion
intrigue-card-expedite = Expedite
intrigue-card-finesse = Finesse
intrigue-card-glimpse_the_path = Glimpse the Path
intrigue-card-grand_conspiracy = Grand Conspiracy
intrigue-card-ixian_probe = Ixian Probe
intrigue-card-machine_culture = Machine Culture
intrigue-card-quid_pro_quo = Quid Pro Quo
intrigue-card-second_wave = Second Wave
intrigue-card-secret_forces = Secret Forces
intrigue-card-strategic_push = Strategic Push
intrigue-card-strongarm = Strongarm
intrigue-card-war_chest = War Chest

## conflicts
conflict-skirmish_e = Skirmish
conflict-skirmish_f = Skirmish
conflict-trade_monopoly = Trade Monopoly
conflict-economic_supremacy = Economic Supremacy

## leaders
leader-archduke_armand_ecaz = Archduke Armand Ecaz
    .left = Coordination
    .signet = Conscript
leader-ilesa_ecaz = Ilesa Ecaz
    .left = One Step Ahead
    .signet = Guild Contacts
leader-prince_rhombur_vernius = Prince Rhombur Vernius
    .left = Heavy Lasgun Cannons
    .signet = Ixian Technology
leader-tessia_vernius = Tessia Vernius
    .left = Careful Observation
    .signet = Duplicity
leader-princess_yuna_moritani = "Princess" Yuna Moritani
    .left = Smuggling Operation
    .signet = Final Delivery
leader-viscount_hundro_moritani = Viscount Hundro Moritani
    .left = Intelligence
    .signet = Couriers
house-Ecaz = Ecaz
house-Vernius = Vernius
house-Moritani = Moritani

## conditions
if-enemy-met = an enemy agent is on the space you sent your agent to
if-agent-at = you have an agent on one of the { $faction } spaces
if-with-factions = you have an agent on a faction space
if-units-deployed = you have deployed { $n } or more units this turn
if-snooper-left = one of your Snoopers is still on its track
if-ambitions = you meet { $n } or more of these: { $dreadnoughts } dreadnoughts commissioned; a copy of The Spice Must Flow; { $influence } or more influence on two tracks; a seat in the High Council

## effects
infiltrates-for-less = enemy agents do not block the spaces that this card's icons open; { $space } costs { $n } spice less with it
bury-intrigue = put 1 of your intrigue cards unseen under the intrigue deck
retreat-units = retreat { $n } of your units (troops or dreadnoughts)
deploy-new = deploy { n-troops } to the Conflict from your supply
tech-negotiations = you may send up to { n-troops } from your supply to the Ix board as negotiators
decision-Negotiators = { $cause }: send a negotiator to Ix, or decline
swords-per-dreadnought = +{ $n } { $n ->
    [one] sword
   *[other] swords
} for each of your dreadnoughts in the Conflict
ambush = for each troop you deploy this turn, you may make { $n } enemy unit retreat
extra-turn = you may take { $n } more turn right after this one
retreat-dreadnought-each = each opponent retreats { $n } dreadnought
influence-here = +{ $n } influence with the faction whose space you sent an agent to this turn
influence-where-present = +{ $n } influence with each faction on whose spaces you have an agent
lose-troop = lose { n-troops } (in your garrison or in the Conflict)
deploy-units = deploy up to { $n } units (troops or dreadnoughts) from your garrison to the Conflict
solari-if-won = if you win this Conflict: +{ $n } solari
intelligence = look at the top { $n } cards of the intrigue deck: take 1, put the other back on top
may-acquire-up-to = you may acquire 1 card that costs { $n } or less, without paying for it
influence-with-snooper = +{ $n } influence with a faction whose track still has your Snooper

## standing abilities
standing-coordination = in your reveal turn, with { $n } or more agents on Landsraad, City or Spice Trade spaces: you may trash 1 of your cards in play
standing-set-aside = at the start of a round set 1 card of your hand aside, face down; it comes back for your second turn of the round. If you send an agent with it in that turn: +{ $n } spice if it has exactly one agent icon, otherwise +{ $n } solari
standing-dreadnought-strength = your dreadnoughts have strength { $n }
standing-snoopers = a Snooper waits at { $n } influence on each track; when you first get there it moves to your next slot and gives it: first, discard a card for 1 spice; second, the bonus of that track at 4; third, 1 more influence; fourth, both of these
standing-before-first-round = before the first round: { $effect }
standing-no-water = you start without water
standing-more-solari = each time you gain solari in your own turn: +{ $n } more

## log
event-extra_turn = { $seat } takes another turn
event-snooper_moved = { $seat } moved the { $faction } Snooper to the { $slot } slot
event-set_card_aside = { $seat } set { $card } aside
event-set_card_aside-hidden = { $seat } set a card aside
event-card_came_back = { $seat } got { $card } back
event-card_came_back-hidden = { $seat } got the card that was set aside back
event-looked_at_intrigue = { $seat } saw { $card } on the intrigue deck
event-looked_at_intrigue-hidden = { $seat } looked at a card of the intrigue deck
event-put_back_intrigue = { $seat } put { $card } back on the intrigue deck
event-put_back_intrigue-hidden = { $seat } put a card back on the intrigue deck

## moves and decisions
move-drive_back = { $seat } retreats a troop
move-drive_back_dreadnought = { $seat } retreats a dreadnought
move-extra_turn = Take another turn
move-lose_troop = { $troop_home_id ->
    [garrison] Lose a troop of your garrison
   *[conflict] Lose a troop in the Conflict
}
move-set_aside = Set { $card } aside for your second turn
move-keep = Keep { $intrigue_card }
move-coordinate = Trash one of your cards in play
decision-BuryOne = { $cause }: choose an intrigue card to put under the deck
decision-RetreatUnits = { $cause }: choose which units retreat
decision-TakeExtraTurn = Take another turn, or let the others go on
decision-LoseTroop = { $cause }: choose which troop to lose
decision-DeployUnits = { $cause }: choose the units to deploy
decision-KeepIntrigue = { $leader }: choose the intrigue card to keep
decision-SetCardAside = { $leader }: choose the card to set aside for your second turn
decision-InfluenceWithSnooper = { $cause }: choose a faction for +1 influence
decision-MayAcquireUpTo = { $cause }: choose a card that costs { $limit } or less, or none

## other names
troop-home-garrison = garrison
troop-home-conflict = Conflict
snooper-slot-first = first
snooper-slot-second = second
snooper-slot-third = third
snooper-slot-fourth = fourth

## refusals
refusal-needs-units = needs { $n } of your units in the Conflict, you have { $have }
refusal-needs-intrigue-card = needs one of your intrigue cards
refusal-needs-troop = needs a troop in your garrison or in the Conflict
refusal-no-faction-visited = you have not sent an agent to a faction space this turn
refusal-no-agent-at-faction = you have no agent on a faction space
refusal-needs-units-deployed = needs { $n } units deployed this turn, you have deployed { $have }
refusal-needs-ambitions = needs { $n } of the four conditions, you meet { $have }
refusal-needs-agents-outside = needs { $n } of your agents on Landsraad, City or Spice Trade spaces, you have { $have }
refusal-no-ambush-left = you have no forced retreat left
