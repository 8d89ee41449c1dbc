### Почему ход войны за Арракис отклонён: refusal-КЛЮЧ.

## ход
refusal-act-first = сначала выполните действие
refusal-dice-left = у вас ещё есть кубики: выполните действие
refusal-act-by-die = ход начинается с кубика, карты или свободного действия
refusal-acted-already = действие этого хода вы уже выполнили
refusal-atreides-only = это могут только Атрейдесы
refusal-harkonnen-only = это могут только Харконнены
refusal-desert-power-dice = для Силы пустыни неиспользованных кубиков должно быть меньше, чем у Харконненов: у вас { $mine }, у них { $theirs }

## кубики, лидеры, карты
refusal-no-such-die = у вас нет неиспользованного кубика «{ $result }»
refusal-die-demanded = из-за «{ planning-card-truthtrance }» вы должны сейчас использовать кубик «{ $result }»
refusal-no-die-left = у вас нет неиспользованного кубика
refusal-not-your-leader = { $leader } — не ваш лидер
refusal-leader-in-tank = { $leader } в резервуаре регенерации
refusal-leader-not-in-play = { $leader } не в игре
refusal-leader-card-used = карта лидера использована до конца раунда: { $leader }
refusal-special-at-desert-power = особое действие ({ $leader }) — один из способов Силы пустыни
refusal-schemes-not-played = карту «{ $card }» не играют: сбросьте две или три как свободное действие
refusal-schemes-so-many = сбрасывают { $low } или { $high } такие карты
refusal-schemes-held = у вас таких карт: { $n }

## предвидение и ядерный арсенал
refusal-not-face-up = карта «{ $card }» не открыта
refusal-two-claims = в этом раунде уже получено карт предвидения: { $n }
refusal-claim-at-end = карту «{ $card }» получают в конце раунда
refusal-claim-in-actions = карту «{ $card }» получают в фазе действий
refusal-claim-in-own-turn = карту «{ $card }» получают в свой ход
refusal-claim-unmet = условие карты «{ $card }» не выполнено
refusal-claim-not-done = то, чего требует карта «{ $card }», сейчас сделать нельзя
refusal-atomics-used = фамильный ядерный арсенал уже подорван
refusal-atomics-too-early = для фамильного ядерного арсенала нужен маркер предвидения на делении { $n }
refusal-not-for-atomics = область «{ $area }» не годится для взрыва, только { $areas }

## жетоны и разведка
refusal-token-not-there = { $token } не на поле
refusal-guild-ban = запрет Гильдии Космогации не даёт вести разведку
refusal-no-ornithopter = в воздушной зоне «{ $zone }» нет орнитоптера
refusal-zone-not-linked = воздушная зона «{ $zone }» не связана с областью «{ $area }»
refusal-nothing-to-scout = в области «{ $area }» нет ничего скрытого

## легионы, транспорт, знаки червя
refusal-no-legion-there = у вас нет легиона в области «{ $area }»
refusal-moved-already = легион в области «{ $area }» уже двигался в этом действии
refusal-worm-there = в области «{ $area }» песчаный червь
refusal-enemy-there = в области «{ $area }» вражеский легион
refusal-enemy-settlement = в области «{ $area }» вражеское поселение
refusal-no-enemy-there = в области «{ $area }» некого атаковать
refusal-no-transport = для легиона в области «{ $area }» нет орнитоптера
refusal-wall-between = граница между областями «{ $area }» и «{ $other }» непроходима
refusal-not-adjacent = от области «{ $area }» до области «{ $other }» слишком далеко
refusal-figure-not-there = { $figure }: там такой фигурки нет
refusal-roll-first = сначала бросают кубики
refusal-not-desert = область «{ $area }» — не пустыня
refusal-harvester-there = в области «{ $area }» уже есть комбайн
refusal-not-free = область «{ $area }» не свободна
refusal-sign-there = в области «{ $area }» уже есть знак червя
refusal-sietch-there = в области «{ $area }» поселение
