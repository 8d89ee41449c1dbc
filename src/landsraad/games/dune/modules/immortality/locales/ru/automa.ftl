### «Бессмертие» для оппонентов одиночной игры.

## эффекты
replace-tleilaxu-left = убрать и заменить левую карту Ряда Тлейлаксу
replace-tleilaxu-right = убрать и заменить правую карту Ряда Тлейлаксу

## журнал
event-tleilaxu_card_removed = { $seat } убирает карту «{ $card }» из Ряда Тлейлаксу

## ход оппонента шаг за шагом
step-tleilaxu_advanced = Трек Тлейлаксу: { $to }
    .why = Карта показывает символ Тлейлаксу за каждое деление; бонусы оппонент получает, как игрок.
step-tleilaxu_spice_taken = Пряность с трека Тлейлаксу: { $n }
    .why = Это деление достигнуто впервые.
step-tleilaxu_card_removed = Карта «{ $card }» уходит из Ряда Тлейлаксу
    .why = На карте это место ряда зачёркнуто.
step-tleilaxu_card_shown = Карта «{ $card }» приходит в Ряд Тлейлаксу
    .why = Пустое место сразу заполняется.

## названия
hagal-card-hagal_research_station_imm = Научная станция («Бессмертие»)
hagal-card-hagal_carthag_imm_left = Карфаг (левая)
hagal-card-hagal_carthag_imm_right = Карфаг (правая)
hagal-card-hagal_carthag_imm_plain = Карфаг (Тлейлаксу)
