### Галерея війни за Арракіс.

## заголовки й факти
gallery-planning = Карти планування
gallery-prescience = Карти передбачення
gallery-token = Жетони розгортання
gallery-slot = кубик: { $slot }
gallery-desert-power = без кубика, Силою пустелі
gallery-special-result = особливий результат: влучань { $hits }, щитів { $shields }
gallery-worm-dice = атакує, кидаючи кубиків: { $n }
gallery-start-token = на полі від початку
goals = { $parts }
    .more = { $a }, { $b }
    .last = { $a } і { $b }
marker-goal = { $marker } { $n }

## рядки тексту
field-task = Треба
field-enters = Вступає в гру
field-special = Особлива дія

## коли лідери вступають у гру
enters-start = від початку гри
enters-feyd_rautha = коли панування досягає { $n } або завдяки карті; тоді { named-leader-beast_rabban } залишає гру
enters-thufir_hawat = коли панування досягає { $n }
enters-gaius_helen_mohiam = коли { named-leader-thufir_hawat } залишає гру завдяки картам «{ planning-card-hawats_scheming }»
enters-emperor_shaddam_iv = завдяки карті «{ planning-card-rage_overcame_shaddam_iv_a }»
enters-reverend_mother_jessica = коли маркер «{ marker-sand_dwellers }» досягає { $n }; тоді { named-leader-lady_jessica } залишає гру
enters-paul_muad_dib = коли маркер «{ marker-kwisatz_haderach }» досягає { $n }; тоді { named-leader-paul_atreides } залишає гру
enters-chani = коли маркер «{ marker-jihad }» досягає { $n }
enters-alia = коли якийсь маркер передбачення досягає { $n } або завдяки карті
enters-gurney_halleck = завдяки карті «{ planning-card-smugglers_a }»
enters-wild_maker = завдяки карті «{ planning-card-shai_hulud }»
