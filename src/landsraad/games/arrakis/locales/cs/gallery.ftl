### Galerie války o Arrakis.

## nadpisy a údaje
gallery-planning = Karty plánování
gallery-prescience = Karty předvídání
gallery-token = Žetony nasazení
gallery-slot = kostka: { $slot }
gallery-desert-power = bez kostky, Silou pouště
gallery-special-result = zvláštní výsledek: zásahy { $hits }, štíty { $shields }
gallery-worm-dice = útočí { $n } kostkami
gallery-start-token = na plánu od začátku
goals = { $parts }
    .more = { $a }, { $b }
    .last = { $a } a { $b }
marker-goal = { $marker } { $n }

## řádky textu
field-task = Úkol
field-enters = Vstupuje do hry
field-special = Zvláštní akce

## kdy vůdci vstupují do hry
enters-start = od začátku hry
enters-feyd_rautha = když nadvláda dosáhne { $n }, nebo kartou; { named-leader-beast_rabban } pak opouští hru
enters-thufir_hawat = když nadvláda dosáhne { $n }
enters-gaius_helen_mohiam = když { named-leader-thufir_hawat } opouští hru díky kartám { planning-card-hawats_scheming }
enters-emperor_shaddam_iv = kartou { planning-card-rage_overcame_shaddam_iv_a }
enters-reverend_mother_jessica = když ukazatel { marker-sand_dwellers } dosáhne { $n }; { named-leader-lady_jessica } pak opouští hru
enters-paul_muad_dib = když ukazatel { marker-kwisatz_haderach } dosáhne { $n }; { named-leader-paul_atreides } pak opouští hru
enters-chani = když ukazatel { marker-jihad } dosáhne { $n }
enters-alia = když některý ukazatel předvídání dosáhne { $n }, nebo kartou
enters-gurney_halleck = kartou { planning-card-smugglers_a }
enters-wild_maker = kartou { planning-card-shai_hulud }
