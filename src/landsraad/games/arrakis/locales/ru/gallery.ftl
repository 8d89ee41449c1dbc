### Галерея войны за Арракис.

## заголовки и факты
gallery-planning = Карты планирования
gallery-prescience = Карты предвидения
gallery-token = Жетоны развёртывания
gallery-slot = кубик: { $slot }
gallery-desert-power = без кубика, Силой пустыни
gallery-special-result = особый результат: попаданий { $hits }, щитов { $shields }
gallery-worm-dice = атакует, бросая кубиков: { $n }
gallery-start-token = на поле с начала
goals = { $parts }
    .more = { $a }, { $b }
    .last = { $a } и { $b }
marker-goal = { $marker } { $n }

## строки текста
field-task = Нужно
field-enters = Вступает в игру
field-special = Особое действие

## когда лидеры вступают в игру
enters-start = с начала игры
enters-feyd_rautha = когда господство достигает { $n } или по карте; тогда { named-leader-beast_rabban } покидает игру
enters-thufir_hawat = когда господство достигает { $n }
enters-gaius_helen_mohiam = когда { named-leader-thufir_hawat } покидает игру по картам «{ planning-card-hawats_scheming }»
enters-emperor_shaddam_iv = по карте «{ planning-card-rage_overcame_shaddam_iv_a }»
enters-reverend_mother_jessica = когда маркер «{ marker-sand_dwellers }» достигает { $n }; тогда { named-leader-lady_jessica } покидает игру
enters-paul_muad_dib = когда маркер «{ marker-kwisatz_haderach }» достигает { $n }; тогда { named-leader-paul_atreides } покидает игру
enters-chani = когда маркер «{ marker-jihad }» достигает { $n }
enters-alia = когда какой-либо маркер предвидения достигает { $n } или по карте
enters-gurney_halleck = по карте «{ planning-card-smugglers_a }»
enters-wild_maker = по карте «{ planning-card-shai_hulud }»
