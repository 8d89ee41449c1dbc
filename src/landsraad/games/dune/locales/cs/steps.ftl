### Tah automatu krok za krokem: nadpis bez jména a důvod.

step-hagal_card = Karta { $card }
    .why = Otočená karta určuje, kam agent jde a co přinese.
step-hagal_ignored = Karta { $card } se ignoruje
    .why = { $why_id ->
        [occupied] Na tom poli už stojí agent: otáčí se další karta.
        [closed] To pole je uzavřené: otáčí se další karta.
        [no_bonus_spice] Na žádném volném poli tvůrce není bonusové koření: otáčí se další karta.
        [no_bonus_spice_there] Není tam bonusové koření: otáčí se další karta.
        [too_little_influence] Na to pole má málo vlivu: otáčí se další karta.
        [alliance_is_safe] Má alianci a na počítadle vede: otáčí se další karta.
        [too_far_behind] Na tom počítadle příliš ztrácí: otáčí se další karta.
        [nothing_to_gain] Nic by tam nezískal: otáčí se další karta.
       *[again] Balíček byl znovu zamíchán: otáčí se další karta.
    }
step-hagal_agent = Agent na pole { $space }
    .why = Cena, požadavky ani efekt samotného pole se neuplatní.
step-hagal_stuck = Žádné volné pole
    .why = Všechna pole z karet jsou obsazená nebo uzavřená: v tomto kole už nehraje.
step-hagal_held_back = Jednotky zůstávají v pevnosti
    .why = Vede silou o { $lead }: zkušený rival pak jednotky šetří.
step-hagal_spent = { $n } { $what_id ->
        [mark] { $n ->
            [one] karta intrik
            [few] karty intrik
            [many] karty intrik
           *[other] karet intrik
        }
       *[other] { step-gained.goods }
    } za vítězný bod
    .why = Rival hned mění 3 vody, 7 koření, 7 solárů nebo 3 karty intrik za vítězný bod.
step-influence = Vliv na frakci { influence.of }
    .why = { $now ->
        [4] Bonus za 4 vlivy získávají jen hráči.
       *[other] { $cause_kind ->
            [leader] Schopnost Pečetního prstenu vůdce.
            [rival] Schopnost jeho vlastní karty.
            [conflict] Odměna ze střetu.
           *[other] Přináší ho karta se svým polem.
        }
    }
step-scored = { $n ->
        [-1] −1 VB
       *[other] +{ $n } VB
    }
    .why = { $seat }: celkem { $total } VB.
step-recruited = Nábor: { n-troops }
    .why = { $cause_kind ->
        [leader] Schopnost Pečetního prstenu vůdce.
        [rival] Schopnost jeho vlastní karty.
       *[other] Tolik je uvedeno: ze zásoby do pevnosti.
    }
step-deployed = { n-troops } do střetu
    .why = Bojové pole: všechny jednotky získané v tomto tahu a až 2 další z pevnosti.
step-gained = Zisk: { $n } { step-gained.goods }
    .goods = { $what_id ->
        [solari] { resource-solari.n }
        [water] { resource-water.n }
        [persuasion] { resource-persuasion.n }
        [swords] { resource-swords.n }
       *[other] { $what }
    }
    .why = { $cause }
step-paid = Platba: { $n } { step-gained.goods }
    .why = { $cause }
step-control_bonus = Bonus za ovládnutí: { $space }
    .why = Toto pole ovládá { $seat } a přišel sem agent.
step-spice_banked = Bonusové koření do banku: { $n }
    .why = Bonusové koření zde nesbírá.
step-alliance_taken = Aliance s { influence.with }
    .why = { $from_id ->
        [none] Jako první dosahuje 4 vlivů.
       *[other] Vliv je teď větší, než má { $from }.
    }
step-drew_intrigue = Karta intrik
    .why = { $cause }
