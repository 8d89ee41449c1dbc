### Rivalové Povstání: co dělají jejich karty a proč.

## efekty
automa-signet = použij schopnost Pečetního prstenu z karty rivala
automa-spy = vyšli 1 špiona na první volné stanoviště frakcí v pořadí karty rivala
automa-influence-ranked = +1 vliv na frakci číslo { $rank } z karty rivala
automa-influence-least = +{ $n } { influence.n } tam, kde ho má rival nejméně
automa-influence-most = +{ $n } { influence.n } tam, kde ho má rival nejvíce
automa-influence-alliance = +{ $n } { influence.n } na jednu frakci: kde to přinese alianci, a nejde-li to, kde má rival vlivu nejméně
automa-harvest = vezmi všechno bonusové i základní koření pole
automa-harvest-worms = vezmi všechno bonusové koření; s tvůrcovskými háky přivolej { n-worms }, mohou-li přijít, jinak vezmi základní koření
automa-blast = s tvůrcovskými háky: odstraň Štítový val
hagal-place-spy = { $effect }, poté otoč další kartu
hagal-bonus-spice = jen je-li tam bonusové koření: { $effect }
if-conflict-level = je střet úrovně { $level }
if-more-bonus-spice = na poli { $space } je více bonusového koření než na poli { $than }

## události
event-rival_directed = { $seat } míří na pole { $space }: { $because }
event-rival_leans = { $seat } volí frakci { $faction }: { $leaning }
event-rival_signet = { $seat } používá schopnost Pečetního prstenu ze své karty
event-rival_no_post = { $seat } nenachází volné stanoviště pro špiona
event-rival_no_hooks = { $seat } nemá tvůrcovské háky: Štítový val stojí
event-rival_schemed = { $seat } vysílá posledního špiona: začíná strategie z karty rivala
event-rival_paid = { $seat } platí { $what_id ->
    [mark] { $n ->
        [one] 1 kartu intrik
        [few] { $n } karty intrik
        [many] { $n } karty intrik
       *[other] { $n } karet intrik
    }
   *[other] { $n } { event-gained.what }
} za mistra meče
event-rival_held_back = { $seat } drží jednotky zpět: náskok { $lead ->
    [one] 1 jednotka či písečný červ
    [few] { $lead } jednotky či píseční červi
    [many] { $lead } jednotky či písečného červa
   *[other] { $lead } jednotek či písečných červů
}
event-row_dice = kostky pro imperiální řadu: { $first } a { $second }
event-row_lost = karta { $card } opouští imperiální řadu

## proč se karta ignoruje, proč toto pole, proč tato frakce
why-no_bonus_spice_there = není tam bonusové koření
why-too_little_influence = má na to málo vlivu
why-alliance_is_safe = aliance je v bezpečí
why-too_far_behind = ztráta je tam příliš velká
why-nothing_to_gain = nic by tam nezískal
because-little_influence = méně než 2 vlivy na Kosmickou gildu
because-enough_influence = alespoň 2 vlivy na Kosmickou gildu
because-early_conflict = střet úrovně I nebo II
because-last_conflict = střet úrovně III
because-more_bonus_spice = je tam více bonusového koření
because-equal_bonus_spice = bonusového koření je stejně
leaning-first = první na kartě rivala
leaning-second = druhá na kartě rivala
leaning-third = třetí na kartě rivala
leaning-fourth = čtvrtá na kartě rivala
leaning-least = tam má vlivu nejméně
leaning-most = tam má vlivu nejvíce
leaning-alliance = přinese to alianci

## tah rivala krok za krokem
step-rival_directed = Ze dvou polí: { $space }
    .why = { $because_id ->
        [little_influence] Na Kosmickou gildu má méně než 2 vlivy.
        [enough_influence] Na Kosmickou gildu má alespoň 2 vlivy.
        [early_conflict] Střet je úrovně I nebo II.
        [last_conflict] Střet je úrovně III.
        [more_bonus_spice] Je tam více bonusového koření.
       *[equal_bonus_spice] Bonusového koření je stejně: první pole karty.
    }
step-rival_leans = Volba: { $faction }
    .why = { $leaning_id ->
        [first] Tato frakce je na jeho kartě první.
        [second] Tato frakce je na jeho kartě druhá.
        [third] Tato frakce je na jeho kartě třetí.
        [fourth] Tato frakce je na jeho kartě čtvrtá.
        [least] Má tam vlivu nejméně; při shodě ta nejvíce vlevo na kartě.
        [most] Má tam vlivu nejvíce; při shodě ta nejvíce vlevo na kartě.
       *[alliance] Přinese to alianci.
    }
step-rival_signet = Schopnost Pečetního prstenu
    .why = Karta rodu Hagal ukazuje prsten: platí schopnost z karty rivala.
step-rival_no_post = Špion nevyslán
    .why = Všechna uvedená stanoviště jsou obsazená.
step-rival_no_hooks = Štítový val zůstává
    .why = Bez tvůrcovských háků ho odstranit nelze.
step-rival_schemed = Strategie
    .why = Poslední špion je vyslán: druzí dva se vracejí a začíná strategie z karty rivala.
step-rival_paid = { $n } { $what_id ->
        [mark] { $n ->
            [one] karta intrik
            [few] karty intrik
            [many] karty intrik
           *[other] karet intrik
        }
       *[other] { step-gained.goods }
    } za mistra meče
    .why = Dohromady má dost; platí nejdřív soláry, pak koření, karty intrik a vodu.
step-rival_held_back = Jednotky zůstávají v pevnosti
    .why = Náskok ve střetu je { $lead }: při odborném velení rival pak jednotky šetří.
step-spy_placed = Špion: { $post }
    .why = První volné stanoviště v pořadí.
step-spy_recalled = Špion zpět: { $post }
    .why = Vrací se do zásoby.
step-summoned = Přivolává do střetu { n-worms }
    .why = Má tvůrcovské háky a červům nic nebrání.
step-wall_gone = Štítový val je pryč
    .why = Má tvůrcovské háky.
step-maker_hooks = Tvůrcovské háky
    .why = Rival je dosud neměl.

## galerie
gallery-rival = Rivalové
gallery-swordmaster = úroveň mistra meče { $n }
gallery-order = frakce: { $factions }
gallery-streamlined = pro hru dvou hráčů: nemůže zvítězit

## tahy, rozhodnutí a možnosti
option-variants = Varianty rivalů

## jména
hagal-card-hagal_place_spy_spice_trade = Umísti špiona (obchod s kořením)
hagal-card-hagal_place_spy_city = Umísti špiona (město)
hagal-card-hagal_place_spy_landsraad = Umísti špiona (Landsraad)
hagal-card-hagal_sardaukar = Sardaukar
hagal-card-hagal_dutiful_service = Svědomitá služba
hagal-card-hagal_deliver_supplies_heighliner = Dodání zásob / Maxitrajler
hagal-card-hagal_espionage = Špionáž
hagal-card-hagal_desert_tactics = Pouštní taktika
hagal-card-hagal_fremkit = Fremeta
hagal-card-hagal_assembly_hall = Sněmovní síň
hagal-card-hagal_gather_support_a = Povolání záloh (A)
hagal-card-hagal_gather_support_b = Povolání záloh (B)
hagal-card-hagal_accept_contract_shipping_a = Přijetí smlouvy / Přeprava (A)
hagal-card-hagal_accept_contract_shipping_b = Přijetí smlouvy / Přeprava (B)
hagal-card-hagal_research_station = Výzkumná stanice
hagal-card-hagal_spice_refinery = Továrna na koření
hagal-card-hagal_arrakeen = Arrakén
hagal-card-hagal_sietch_tabr = Síť Tabr
hagal-card-hagal_hagga_or_imperial_basin = Pánev Hagga / Imperiální pánev
hagal-card-hagal_deep_desert = Hluboko v poušti
rival-vladimir_harkonnen = Baron Vladimir Harkonnen
rival-glossu_rabban = Glossu „bestie“ Rabban
rival-staban_tuek = Staban Tuek
rival-amber_metulli = Lady Amber Metulliová
rival-gurney_halleck = Gurney Halleck
rival-margot_fenring = Lady Margot Fenringová
rival-princess_irulan = Princezna Irulán
rival-lady_jessica = Lady Jessica
rival-feyd_rautha = Feyd-Rautha Harkonnen
rival-muad_dib = Muad'Dib
variant-imperium_row_dice = Kostkami řízená imperiální řada
variant-streamlined_rivals = Zjednodušení rivalové
variant-brutal_escalation = Silný útok
variant-expert_deployment = Odborné velení
variant-smart_politics = Chytrá politika

## odmítnutí
refusal-rival-named-twice = rivalové: { $rival } může být jen jedním z nich
refusal-rival-not-streamlined = rivalové: pro variantu „{ variant-streamlined_rivals }“ to může být { $rivals }, ne { $rival }
    .more = { $a }, { $b }
    .last = { $a } nebo { $b }
refusal-variant-without-rivals = varianta „{ $variant }“ se týká rivalů, a ti ve hře { $n ->
    [one] 1 hráče
    [few] { $n } hráčů
    [many] { $n } hráče
   *[other] { $n } hráčů
} nejsou
refusal-variant-for-others = varianta „{ $variant }“ je pro hru s tímto počtem hráčů: { $n }
