### Nesmrtelnost pro rivaly sólové hry.

## efekty
replace-tleilaxu-left = odstraň a nahraď levou kartu řady Tleilaxu
replace-tleilaxu-right = odstraň a nahraď pravou kartu řady Tleilaxu

## záznam
event-tleilaxu_card_removed = { $seat } odstraňuje kartu { $card } z řady Tleilaxu

## tah rivala krok za krokem
step-tleilaxu_advanced = Počítadlo Tleilaxu: { $to }
    .why = Karta ukazuje za každé pole ikonu Tleilaxu; bonusy rival získává jako hráč.
step-tleilaxu_spice_taken = Koření z počítadla Tleilaxu: { $n }
    .why = Je na tom poli první.
step-tleilaxu_card_removed = Karta { $card } opouští řadu Tleilaxu
    .why = Na kartě je toto místo řady přeškrtnuté.
step-tleilaxu_card_shown = Karta { $card } přichází do řady Tleilaxu
    .why = Prázdné místo se hned doplní.

## názvy
hagal-card-hagal_research_station_imm = Výzkumná stanice (Nesmrtelnost)
hagal-card-hagal_carthag_imm_left = Kartágo (levá)
hagal-card-hagal_carthag_imm_right = Kartágo (pravá)
hagal-card-hagal_carthag_imm_plain = Kartágo (Tleilaxané)
