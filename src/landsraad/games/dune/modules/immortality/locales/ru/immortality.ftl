### Бессмертие: трек исследований, трек и ряд Тлейлаксу, образцы, привитые карты, фамильный ядерный арсенал.

n-specimens = { $n } { $n ->
    [one] образец
    [few] образца
    [many] образцов
   *[other] образца
}

## галерея
gallery-module-immortality = с «Бессмертием»
gallery-cost-specimens = стоимость: { n-specimens }
gallery-tleilaxu = Колода Тлейлаксу
gallery-reclaimed = всегда в Ряду Тлейлаксу

## эффекты
research = { $n ->
    [1] провести исследование
    [one] провести { $n } исследование
    [few] провести { $n } исследования
    [many] провести { $n } исследований
   *[other] провести { $n } исследования
}
tleilaxu = продвинуться на { $n } { $n ->
    [one] деление
    [few] деления
    [many] делений
   *[other] деления
} по треку Тлейлаксу
specimens = { $n } { $n ->
    [one] отряд из вашего запаса становится образцом
    [few] отряда из вашего запаса становятся образцами
    [many] отрядов из вашего запаса становятся образцами
   *[other] отряда из вашего запаса становятся образцами
}
pay-specimens = потратить { n-specimens }
combat-icon = в этот ход можно ввести отряды в бой так, словно ваш агент в боевой ячейке
copy-partner = применить эффект агента с карты партнёра так, словно он на этой карте
partner-from-row = партнёром может быть карта Ряда Империи: её не приобретают, а в конце хода удаляют
return-at-reveal = в начале вашего раскрытия привитый партнёр возвращается вам на руку
if-markers = { $n ->
    [1] вы достигли первого генетического маркера
   *[other] вы достигли обоих генетических маркеров
}
if-grafted = эта карта привита

## журнал
event-researched = { $seat } движется по треку исследований: { $to }
event-tleilaxu_advanced = { $seat } движется по треку Тлейлаксу: деление { $to }
event-tleilaxu_spice_taken = { $seat } достигает его первым и забирает Пряность: { $n }
event-specimens_grown = { $seat } выращивает { n-specimens }
event-specimens_spent = { $seat } возвращает в запас { n-specimens }
event-tleilaxu_card_taken = карта «{ $card }» покидает Ряд Тлейлаксу
event-intrigue_seen = { $seat } видит на колоде интриг карту «{ $card }»
event-intrigue_seen-hidden = { $seat } смотрит карту из колоды интриг
event-tleilaxu_card_shown = карта «{ $card }» пополняет Ряд Тлейлаксу
event-grafted_cards = { $seat } прививает карту «{ $card }» к карте «{ $partner }»
event-row_removed = { $seat } применяет фамильный ядерный арсенал: Ряд Империи заменён
event-combat_icon = { $seat } может в этот ход ввести отряды в бой
event-returned_card = карта «{ $card }» возвращается на руку: { $seat }

## ходы, решения и параметры
move-go_on = Дальше на деление «{ $research_space }»: { $text }
move-graft = Привить карту «{ $card }» к другой
move-with = Привить к карте «{ $card }»
move-with_row = Привить к карте «{ $card }» из Ряда Империи
move-atomics = Применить фамильный ядерный арсенал: заменить Ряд Империи
move-return_specimens = Вернуть в запас { n-specimens }
decision-ResearchStep = { $cause }: выберите путь по треку исследований
decision-ChoosePartner = { $cause }: выберите карту, к которой её привить
decision-ChooseSpace = { $cause }: выберите ячейку для агента
option-immortality = Бессмертие
    .about = Исследования и поле Бене Тлейлакс, образцы, карты Тлейлаксу и привитые карты.

## названия
card-experimentation = Эксперименты
cell-research = исследования
cell-tleilaxu = трек Тлейлаксу
cell-tleilaxu_row = Ряд Тлейлаксу
cell-specimens = образцы
cell-family_atomics = фамильный ядерный арсенал
research-space-start = начало
research-space-r1 = столбец 1
research-space-r2_upper = столбец 2, вверху
research-space-r2_lower = столбец 2, внизу
research-space-r3_top = столбец 3, вверху
research-space-r3_middle = столбец 3, посередине
research-space-r3_bottom = столбец 3, внизу
research-space-r4_top = столбец 4, вверху
research-space-r4_middle = столбец 4, посередине
research-space-r4_bottom = столбец 4, внизу
research-space-r5_top = столбец 5, вверху
research-space-r5_middle = столбец 5, посередине
research-space-r5_bottom = столбец 5, внизу
research-space-r6_top = столбец 6, вверху
research-space-r6_middle = столбец 6, посередине
research-space-r6_bottom = столбец 6, внизу
research-space-r7_top = столбец 7, вверху
research-space-r7_middle = столбец 7, посередине
research-space-r7_bottom = столбец 7, внизу
research-space-r8_top = столбец 8, вверху
research-space-r8_middle = столбец 8, посередине
research-space-r8_bottom = столбец 8, внизу
tleilaxu-space-0 = начало трека Тлейлаксу
tleilaxu-space-1 = деление 1 трека Тлейлаксу
tleilaxu-space-2 = деление 2 трека Тлейлаксу
tleilaxu-space-3 = деление 3 трека Тлейлаксу
tleilaxu-space-4 = деление 4 трека Тлейлаксу
tleilaxu-space-5 = деление 5 трека Тлейлаксу
tleilaxu-space-6 = деление 6 трека Тлейлаксу
tleilaxu-space-7 = деление 7 трека Тлейлаксу

## отказы
refusal-research-by-icon = исследование проводят, когда так говорит эффект
refusal-no-way-to = с деления «{ $start }» нет пути на деление «{ $to }»
refusal-family-atomics-used = вы уже применили фамильный ядерный арсенал
refusal-family-atomics-in-turn = фамильный ядерный арсенал применяют в свой ход
refusal-specimens-in-turn = образцы возвращают в свой ход
refusal-only-specimens = карту «{ $card }» приобретают из Ряда Тлейлаксу только за образцы
refusal-not-in-tleilaxu-row = карты «{ $card }» нет в Ряду Тлейлаксу
refusal-too-many-specimens = карта «{ $card }» стоит { n-specimens }, а у вас { $have }
refusal-needs-specimens = нужно { n-specimens }, а у вас { $have }
refusal-needs-markers = нужно генетических маркеров: { $n }, а вы достигли: { $have }
refusal-not-grafted = карта не привита
refusal-no-graft-card = карта «{ $card }» не прививается
refusal-no-partner-opens = ни одна карта, к которой можно привить «{ $card }», не открывает ячейки
refusal-graft-first = сначала назовите карту, которую прививаете
refusal-partner-from-hand = партнёр карты «{ $card }» берётся с руки
refusal-pair-opens-nothing = карты «{ $card }» и «{ $partner }» вместе не открывают ни одной ячейки
refusal-needs-partner = карту «{ $card }» не играют одну: привейте её к другой
refusal-pair-is-chosen = вы отправляете агента картой «{ $card }» и её партнёром
refusal-pair-cannot-go = карты «{ $card }» и «{ $partner }» не могут отправить агента в ячейку «{ $space }»

## терминал
short-combat-icon = ввод в бой
help-immortality = { $research } жетон исследований движется вправо и даёт то, что там напечатано. { $tleilaxu } трек Тлейлаксу: карты интриги на делениях 2 и 6, очки на 4 и 7. { $specimen } образец — это отряд из вашего запаса; за образцы приобретают карты Тлейлаксу в свой ход раскрытия. Карту с прививкой играют вместе с другой картой; агента отправляет символ любой из них.
