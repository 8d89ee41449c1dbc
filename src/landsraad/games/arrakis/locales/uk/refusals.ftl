### Чому хід війни за Арракіс відхилено: refusal-КЛЮЧ.

## хід
refusal-act-first = спершу виконайте дію
refusal-dice-left = у вас ще є кубики: виконайте дію
refusal-act-by-die = хід починається з кубика, карти або вільної дії
refusal-acted-already = дію цього ходу ви вже виконали
refusal-atreides-only = це можуть лише Атріди
refusal-harkonnen-only = це можуть лише Харконнени
refusal-desert-power-dice = для Сили пустелі невикористаних кубиків має бути менше, ніж у Харконненів: у вас { $mine }, у них { $theirs }

## кубики, лідери, карти
refusal-no-such-die = у вас немає невикористаного кубика «{ $result }»
refusal-die-demanded = через «{ planning-card-truthtrance }» ви мусите зараз використати кубик «{ $result }»
refusal-no-die-left = у вас немає невикористаного кубика
refusal-not-your-leader = { $leader } — не ваш лідер
refusal-leader-in-tank = { $leader } у резервуарі регенерації
refusal-leader-not-in-play = { $leader } не в грі
refusal-leader-card-used = карту лідера використано до кінця раунду: { $leader }
refusal-special-at-desert-power = особлива дія ({ $leader }) — один зі способів Сили пустелі
refusal-schemes-not-played = карту «{ $card }» не грають: скиньте дві або три як вільну дію
refusal-schemes-so-many = скидають { $low } або { $high } такі карти
refusal-schemes-held = у вас таких карт: { $n }

## передбачення та ядерний арсенал
refusal-not-face-up = карту «{ $card }» не відкрито
refusal-two-claims = у цьому раунді вже отримано карт передбачення: { $n }
refusal-claim-at-end = карту «{ $card }» отримують наприкінці раунду
refusal-claim-in-actions = карту «{ $card }» отримують у фазі дій
refusal-claim-in-own-turn = карту «{ $card }» отримують у свій хід
refusal-claim-unmet = умову карти «{ $card }» не виконано
refusal-claim-not-done = те, чого вимагає карта «{ $card }», зараз зробити не можна
refusal-atomics-used = родинний ядерний арсенал уже підірвано
refusal-atomics-too-early = для родинного ядерного арсеналу потрібен маркер передбачення на поділці { $n }
refusal-not-for-atomics = зона «{ $area }» не годиться для вибуху, лише { $areas }

## жетони й розвідка
refusal-token-not-there = { $token } не на полі
refusal-guild-ban = штраф Гільдії Лоцманів забороняє розвідку
refusal-no-ornithopter = у повітряній зоні «{ $zone }» немає орнітоптера
refusal-zone-not-linked = повітряна зона «{ $zone }» не пов’язана із зоною «{ $area }»
refusal-nothing-to-scout = у зоні «{ $area }» немає нічого прихованого

## легіони, транспорт, знаки хробака
refusal-no-legion-there = у вас немає легіону в зоні «{ $area }»
refusal-moved-already = легіон у зоні «{ $area }» уже рухався в цій дії
refusal-worm-there = у зоні «{ $area }» піщаний хробак
refusal-enemy-there = у зоні «{ $area }» ворожий легіон
refusal-enemy-settlement = у зоні «{ $area }» вороже поселення
refusal-no-enemy-there = у зоні «{ $area }» немає кого атакувати
refusal-no-transport = для легіону в зоні «{ $area }» немає орнітоптера
refusal-wall-between = межа між зонами «{ $area }» і «{ $other }» непрохідна
refusal-not-adjacent = від зони «{ $area }» до зони «{ $other }» задалеко
refusal-figure-not-there = { $figure }: там такої фігурки немає
refusal-roll-first = спершу кидають кубики
refusal-not-desert = зона «{ $area }» — не пустеля
refusal-harvester-there = у зоні «{ $area }» вже є гарвестер
refusal-not-free = зона «{ $area }» не вільна
refusal-sign-there = у зоні «{ $area }» вже є знак хробака
refusal-sietch-there = у зоні «{ $area }» поселення
