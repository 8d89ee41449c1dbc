### «Безсмертя» для Конкурентів у грі наодинці.

## ефекти
replace-tleilaxu-left = прибрати й замінити ліву карту Ряду Тлейлаксу
replace-tleilaxu-right = прибрати й замінити праву карту Ряду Тлейлаксу

## журнал
event-tleilaxu_card_removed = { $seat } прибирає карту «{ $card }» з Ряду Тлейлаксу

## хід Конкурента крок за кроком
step-tleilaxu_advanced = Шкала Тлейлаксу: { $to }
    .why = Карта показує символ Тлейлаксу за кожну поділку; бонуси Конкурент отримує, як гравець.
step-tleilaxu_spice_taken = Прянощі зі шкали Тлейлаксу: { $n }
    .why = Ця поділка досягнута вперше.
step-tleilaxu_card_removed = Карта «{ $card }» іде з Ряду Тлейлаксу
    .why = На карті це місце ряду закреслене.
step-tleilaxu_card_shown = Карта «{ $card }» приходить до Ряду Тлейлаксу
    .why = Порожнє місце одразу заповнюється.

## назви
hagal-card-hagal_research_station_imm = Дослідна станція («Безсмертя»)
hagal-card-hagal_carthag_imm_left = Карфаг (ліва)
hagal-card-hagal_carthag_imm_right = Карфаг (права)
hagal-card-hagal_carthag_imm_plain = Карфаг (Тлейлаксу)
