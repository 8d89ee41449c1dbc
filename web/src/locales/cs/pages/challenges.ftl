# Výzvy
challenges = Výzvy
challenges-text = Stejné rozdání pro všechny na každém serveru. Počítá se první pokus; pro cvičení hraj znovu, kolikrát chceš.
challenge-days = Dny
challenge-today = Dnes
challenge-rivals = { $leader } proti dvěma rivalům, { $level }
challenge-war = Atreidové proti automě Mahdí
challenge-under-way = Pokus běží
challenge-first = První pokus { $n }
challenge-best = nejlepší { $n }
challenge-place = Místo { $n } z { $of }
challenge-played = { $n ->
    [0] Ještě nikdo nehrál
    [one] Hrál 1 hráč
    [few] Hráli { $n } hráči
   *[other] Hrálo { $n } hráčů
 }
challenge-play = Hrát
challenge-continue = Pokračovat
challenge-practise = Cvičit
challenge-show = Tabulka
challenge-player = Hráč
challenge-points = Body
challenge-margin = Rozdíl
challenge-rounds = Kola
challenge-score = Skóre
challenge-won = výhra
challenge-signed-by = Podepsal server { $key }
challenge-nobody = V téhle tabulce zatím nikdo není.
challenge-how = Výhra 100, každý bod 5, každý bod náskoku před nejlepším soupeřem 2, každé kolo ušetřené výhrou 3. Tahy se nevracejí a nápověda není. Rozdání si může kdokoli spočítat předem, proto slouží k porovnání a ceny se neudělují.
challenge-servers = Jiné servery
challenge-servers-text = Ulož si podepsaný výsledek a dej ho přátelům na jiném serveru, nebo sem přidej jejich. Každý se ověří a přehraje znovu.
challenge-save = Uložit můj výsledek
challenge-bring = Přidat výsledky
challenge-added = Přidáno: { $file }
challenge-key = Klíč tohoto serveru: { $key }
challenge-guest = Tvé pokusy zůstávají v tomhle prohlížeči. S profilem jsou v tabulce a dají se porovnat s jinými servery.
challenge-sign-up = Založit profil
