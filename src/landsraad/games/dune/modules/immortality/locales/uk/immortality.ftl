### Безсмертя: шкала досліджень, шкала й ряд Тлейлаксу, зразки, щеплені карти, родинний ядерний арсенал.

n-specimens = { $n ->
    [one] { $n } зразок
    [few] { $n } зразки
    [many] { $n } зразків
   *[other] { $n } зразка
}

## галерея
gallery-module-immortality = з «Безсмертям»
gallery-cost-specimens = ціна: { n-specimens }
gallery-tleilaxu = Колода Тлейлаксу
gallery-reclaimed = завжди в Ряді Тлейлаксу

## ефекти
research = { $n ->
    [1] провести дослідження
    [one] провести { $n } дослідження
    [few] провести { $n } дослідження
    [many] провести { $n } досліджень
   *[other] провести { $n } дослідження
}
tleilaxu = просунутися на { $n ->
    [one] { $n } поділку
    [few] { $n } поділки
    [many] { $n } поділок
   *[other] { $n } поділки
} шкали Тлейлаксу
specimens = { $n ->
    [one] { $n } загін із вашого запасу стає зразком
    [few] { $n } загони з вашого запасу стають зразками
    [many] { $n } загонів із вашого запасу стають зразками
   *[other] { $n } загону з вашого запасу стають зразками
}
pay-specimens = витратити { n-specimens }
combat-icon = цього ходу можна розгорнути загони так, ніби ваш агент на бойовій локації
copy-partner = застосувати комірку агента партнера так, ніби вона на цій карті
partner-from-row = партнером може бути карта Ряду Імперіуму: її не придбавають, а наприкінці ходу знищують
return-at-reveal = на початку вашого розкриття карт щеплений партнер повертається вам на руку
if-markers = { $n ->
    [1] ви досягли першого генетичного маркера
   *[other] ви досягли обох генетичних маркерів
}
if-grafted = ця карта щеплена

## журнал
event-researched = { $seat } рухається шкалою досліджень: { $to }
event-tleilaxu_advanced = { $seat } рухається шкалою Тлейлаксу: поділка { $to }
event-tleilaxu_spice_taken = { $seat } досягає її першим і забирає прянощі: { $n }
event-specimens_grown = { $seat } вирощує { n-specimens }
event-specimens_spent = { $seat } повертає до запасу { n-specimens }
event-tleilaxu_card_taken = карта «{ $card }» залишає Ряд Тлейлаксу
event-intrigue_seen = { $seat } бачить на колоді інтриг карту «{ $card }»
event-intrigue_seen-hidden = { $seat } дивиться на карту з колоди інтриг
event-tleilaxu_card_shown = у Ряді Тлейлаксу нова карта: «{ $card }»
event-grafted_cards = { $seat } щепить карту «{ $card }» до карти «{ $partner }»
event-row_removed = { $seat } застосовує родинний ядерний арсенал: Ряд Імперіуму замінено
event-combat_icon = { $seat } може цього ходу розгорнути загони
event-returned_card = карта «{ $card }» повертається на руку: { $seat }

## ходи, рішення й параметри
move-go_on = Далі на поділку «{ $research_space }»: { $text }
move-graft = Щепити карту «{ $card }» до іншої
move-with = Щепити до карти «{ $card }»
move-with_row = Щепити до карти «{ $card }» з Ряду Імперіуму
move-atomics = Застосувати родинний ядерний арсенал: замінити Ряд Імперіуму
move-return_specimens = Повернути до запасу { n-specimens }
decision-ResearchStep = { $cause }: виберіть шлях на шкалі досліджень
decision-ChoosePartner = { $cause }: виберіть карту, до якої її щепити
decision-ChooseSpace = { $cause }: виберіть локацію для агента
option-immortality = Безсмертя
    .about = Дослідження й поле Бене Тлейлакс, зразки, карти Тлейлаксу та щеплені карти.

## назви
card-experimentation = Експерименти
cell-research = дослідження
cell-tleilaxu = шкала Тлейлаксу
cell-tleilaxu_row = Ряд Тлейлаксу
cell-specimens = зразки
cell-family_atomics = родинний ядерний арсенал
research-space-start = початок
research-space-r1 = стовпець 1
research-space-r2_upper = стовпець 2, вгорі
research-space-r2_lower = стовпець 2, внизу
research-space-r3_top = стовпець 3, вгорі
research-space-r3_middle = стовпець 3, посередині
research-space-r3_bottom = стовпець 3, внизу
research-space-r4_top = стовпець 4, вгорі
research-space-r4_middle = стовпець 4, посередині
research-space-r4_bottom = стовпець 4, внизу
research-space-r5_top = стовпець 5, вгорі
research-space-r5_middle = стовпець 5, посередині
research-space-r5_bottom = стовпець 5, внизу
research-space-r6_top = стовпець 6, вгорі
research-space-r6_middle = стовпець 6, посередині
research-space-r6_bottom = стовпець 6, внизу
research-space-r7_top = стовпець 7, вгорі
research-space-r7_middle = стовпець 7, посередині
research-space-r7_bottom = стовпець 7, внизу
research-space-r8_top = стовпець 8, вгорі
research-space-r8_middle = стовпець 8, посередині
research-space-r8_bottom = стовпець 8, внизу
tleilaxu-space-0 = початок шкали Тлейлаксу
tleilaxu-space-1 = поділка 1 шкали Тлейлаксу
tleilaxu-space-2 = поділка 2 шкали Тлейлаксу
tleilaxu-space-3 = поділка 3 шкали Тлейлаксу
tleilaxu-space-4 = поділка 4 шкали Тлейлаксу
tleilaxu-space-5 = поділка 5 шкали Тлейлаксу
tleilaxu-space-6 = поділка 6 шкали Тлейлаксу
tleilaxu-space-7 = поділка 7 шкали Тлейлаксу

## відмови
refusal-research-by-icon = дослідження проводять, коли так каже ефект
refusal-no-way-to = з поділки «{ $start }» немає шляху на поділку «{ $to }»
refusal-family-atomics-used = ви вже застосували свій родинний ядерний арсенал
refusal-family-atomics-in-turn = родинний ядерний арсенал застосовують у свій хід
refusal-specimens-in-turn = зразки повертають у свій хід
refusal-only-specimens = карту «{ $card }» придбавають з Ряду Тлейлаксу лише за зразки
refusal-not-in-tleilaxu-row = карти «{ $card }» немає в Ряді Тлейлаксу
refusal-too-many-specimens = карта «{ $card }» коштує { n-specimens }, а у вас { $have }
refusal-needs-specimens = треба { n-specimens }, а у вас { $have }
refusal-needs-markers = потрібно генетичних маркерів: { $n }, а ви досягли: { $have }
refusal-not-grafted = карта не щеплена
refusal-no-graft-card = карта «{ $card }» не щепиться
refusal-no-partner-opens = жодна карта, до якої можна щепити «{ $card }», не відкриває локації
refusal-graft-first = спершу назвіть карту, яку щепите
refusal-partner-from-hand = партнер карти «{ $card }» береться з руки
refusal-pair-opens-nothing = карти «{ $card }» і «{ $partner }» разом не відкривають жодної локації
refusal-needs-partner = карту «{ $card }» не грають саму: щепіть її до іншої
refusal-pair-is-chosen = ви відправляєте агента картою «{ $card }» та її партнером
refusal-pair-cannot-go = карти «{ $card }» і «{ $partner }» не можуть відправити агента на локацію «{ $space }»

## термінал
short-combat-icon = розгортання
help-immortality = { $research } жетон досліджень рухається праворуч і дає те, що там надруковано. { $tleilaxu } шкала Тлейлаксу: карти інтриг на поділках 2 і 6, очки на 4 і 7. { $specimen } зразок — це загін із вашого запасу; за зразки придбавають карти Тлейлаксу у свій хід розкриття. Карту зі щепленням грають разом з іншою картою; агента відправляє символ будь-якої з них.
