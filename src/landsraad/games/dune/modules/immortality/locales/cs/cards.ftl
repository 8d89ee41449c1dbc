### Karty Nesmrtelnosti a co dělají jejich vlastní efekty.

## jména
card-reclaimed_forces = Obnovené síly
card-bene_tleilax_lab = Laboratoř Bene Tleilax
card-bene_tleilax_researcher = Výzkumník Bene Tleilax
card-blank_slate = Čistý list
card-clandestine_meeting = Tajná schůzka
card-corrupt_smuggler = Zkorumpovaný pašerák
card-dissecting_kit = Pitevní souprava
card-for_humanity = Pro lidstvo
card-high_priority_travel = Přednostní cesta
card-imperium_ceremony = Imperiální ceremonie
card-interstellar_conspiracy = Mezihvězdné spiknutí
card-keys_to_power = Klíče k moci
card-lisan_al_gaib = Lisan al-Gaib
card-long_reach = Dlouhé prsty
card-occupation = Okupace
card-organ_merchants = Obchodníci s orgány
card-planned_coupling = Plánované spojení
card-replacement_eyes = Náhradní oči
card-sardaukar_quartermaster = Sardaukarský proviantní důstojník
card-shadout_mapes = Šadout Mapes
card-show_of_strength = Ukázka síly
card-spiritual_fervor = Duchovní zápal
card-stillsuit_manufacturer = Výrobce filtršatů
card-throne_room_politics = Politika trůnního sálu
card-tleilaxu_master = Tleilaxanský mistr
card-tleilaxu_surgeon = Tleilaxanský chirurg
card-beguiling_pheromones = Svůdné feromony
card-chairdog = Psí křeslo
card-contaminator = Znečišťovatel
card-corrino_genes = Geny Corrinů
card-face_dancer = Tvářový tanečník
card-face_dancer_initiate = Začínající tvářový tanečník
card-from_the_tanks = Z nádrží
card-ghola = Ghola
card-guild_impersonator = Falešný člen gildy
card-industrial_espionage = Průmyslová špionáž
card-scientific_breakthrough = Vědecký průlom
card-slig_farmer = Chovatel sligů
card-stitched_horror = Sešívaná zrůda
card-subject_x_137 = Subjekt X-137
card-tleilaxu_infiltrator = Tleilaxanský vyzvědač
card-twisted_mentat = Zvrácený mentat
card-unnatural_reflexes = Nepřirozené reflexy
card-usurp = Uzurpace

## karty intrik
intrigue-card-breakthrough = Průlom
intrigue-card-counterattack = Protiútok
intrigue-card-disguised_bureaucrat = Přestrojený úředník
intrigue-card-economic_positioning = Hospodářské postavení
intrigue-card-gruesome_sacrifice = Hrůzná oběť
intrigue-card-harvest_cells = Sběr buněk
intrigue-card-illicit_dealings = Nezákonné obchody
intrigue-card-shadowy_bargain = Podloučná dohoda
intrigue-card-study_melange = Studium melanže
intrigue-card-tleilaxu_puppet = Tleilaxanská loutka
intrigue-card-vicious_talents = Kruté schopnosti

## efekty
trash-partner = znič kartu partnera
trash-of-pair = znič 1 ze dvou naroubovaných karet: +{ $n } { influence.n } na frakci tohoto pole
solari-per-icon = +{ $n } { resource-solari.n } za každou ikonu agenta na kartě partnera
may-recall-this-agent = agenta vyslaného v tomto tahu můžeš povolat zpět k vůdci; můžeš ho vyslat znovu
lose-influence-one = ztrať { $n } { influence.n } na jednu libovolnou frakci
keep-intrigue = podívej se na { $n } vrchní { $n ->
    [one] kartu
    [few] karty
    [many] karty
   *[other] karet
} intrik, 1 si nech a druhou vrať navrch balíčku
may-acquire = můžeš získat zdarma 1 kartu s cenou nejvýše { $n }
may-acquire-to-hand = můžeš získat zdarma do ruky 1 kartu s cenou nejvýše { $n }
may-buy-tleilaxu = můžeš získat 1 kartu Tleilaxu za její biologické vzorky
lose-troops = ztratit { n-troops.acc } (z pevnosti nebo ze střetu)
unblocked-pair = cizí agenti v tomto tahu neblokují tvého agenta
more-icons-if = pokud { $condition }, má tato karta také ikony: { $icons }
    .more = { $a }, { $b }
    .last = { $a } a { $b }
icons-only-if = tato karta má ikony ({ $icons }), jen pokud { $condition }
    .more = { $a }, { $b }
    .last = { $a } a { $b }

## podmínky
if-grafted-with = partner patří k některé z frakcí ({ $factions })
    .more = { $a }, { $b }
    .last = { $a } nebo { $b }
if-most-troops = máš ve střetu více jednotek než každý soupeř
if-combat-card-played = některý soupeř zahrál v tomto střetu kartu boje
if-troops-lost = ztrácíš v tomto střetu alespoň { n-troops.acc }

## akce a rozhodnutí
move-keep_intrigue = Ponechat si kartu { $intrigue_card }
move-lose_troops = { $n ->
    [0] Neztratit žádnou jednotku ze střetu
   *[other] Ztratit ze střetu { n-troops.acc }
}
decision-TrashOfPair = { $cause }: vyber, kterou ze dvou naroubovaných karet zničíš
decision-RecallThisAgent = { $cause }: povolej zpět právě vyslaného agenta, nebo ho nech
decision-LoseInfluenceWithOne = { $cause }: vyber frakci, na kterou ztratíš { $n } { influence.n }
decision-KeepOne = { $cause }: vyber kartu intrik, kterou si necháš
decision-MayAcquire = { $cause }: vyber kartu s cenou nejvýše { $limit }, nebo žádnou
decision-LoseTroops = { $cause }: vyber, kolik ztracených jednotek bude ze střetu
decision-SomeAtOnce = { $cause }: vyber { $n ->
    [one] 1 možnost
    [few] { $n } různé možnosti
    [many] { $n } možnosti
   *[other] { $n } různých možností
}
decision-BuyTleilaxu = { $cause }: vyber kartu Tleilaxu, nebo žádnou

## odmítnutí
refusal-of-the-pair = karta { $card } nepatří ke dvěma naroubovaným
refusal-intrigue-not-seen = karta { $card } není mezi těmi, které vidíš
refusal-troops-from-conflict = ze střetu může být { $least } až { $n } z těchto jednotek
refusal-less-influence-with = na frakci { influence.of } máš méně než { $n } { influence.n }
refusal-partner-is-gone = partner není ve hře
refusal-needs-troops = je potřeba mít { n-troops.acc } v pevnosti nebo ve střetu, máš { $have }
refusal-needs-influence-with-one = je potřeba mít { $n } { influence.n } na jednu frakci
refusal-other-partner = partner patří k jiným frakcím
refusal-fewer-troops-lost = je potřeba ztratit v tomto střetu { n-troops.acc }, ztrácíš { $have }
refusal-no-combat-card-played = žádný soupeř nezahrál v tomto střetu kartu boje
