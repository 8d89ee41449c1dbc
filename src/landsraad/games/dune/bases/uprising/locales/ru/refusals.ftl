### Почему ход отклонён в «Восстании»: refusal-КЛЮЧ, кроме причин семейства.

## отправка агента
refusal-not-spied-on = карта «{ $card }» со своим символом шпиона идёт только туда, где вы следите, а у ячейки «{ $space }» нет вашего шпиона
refusal-occupied-unspied = занято ({ $seats }), а вашего шпиона на связанном посту нет

## шпионы
refusal-spy-by-effect = шпионов размещают, когда так говорит эффект
refusal-recall-by-effect = шпионов отзывают, когда об этом спрашивает эффект
refusal-infiltrate-on-arrival = с помощью шпиона проникают, когда агент идёт в занятую ячейку
refusal-gather-on-arrival = сведения собирают сразу после размещения агента, имея шпиона на связанном посту
refusal-no-spy-in-supply = в вашем запасе нет шпиона: сначала отзовите одного или не размещайте
refusal-spy-in-supply = в вашем запасе есть шпионы ({ $n }): разместите одного из них
refusal-own-spy-there = { $post }: там уже ваш шпион
refusal-post-taken = { $post }: там чужой шпион ({ $seats })
refusal-post-of-others = пост не у ячеек с нужным символом ({ $icons }): { $post }
refusal-post-not-there = пост не у ячейки «{ $space }»: { $post }
refusal-no-spy-at = на этом посту нет вашего шпиона: { $post }
refusal-no-post-free = нет подходящего свободного поста
refusal-needs-spies = нужно иметь на поле { n-spies }, а у вас { $have }
refusal-no-spy-recalled = в этом ходу вы не отзывали шпиона

## песчаные черви, боевые единицы
refusal-no-hooks = у вас нет крюков Творца
refusal-worms-kept-out = пока стоит Барьерная стена, черви не могут прийти в конфликт «{ $conflict }»
refusal-no-conflict = нет конфликта, в который можно вступить
refusal-no-wall = Барьерная стена уже убрана
refusal-wall-by-effect = Барьерную стену убирают, когда так говорит эффект
refusal-no-own-worm = у вас нет песчаного червя в зоне конфликта
refusal-held-back = в этом ходу вы не можете никого вводить в бой
refusal-no-other-agent = другого вашего агента на поле нет
refusal-agent-of-this-turn = агента, отправленного в этом ходу, отозвать нельзя
refusal-retreat-so-many = отвести нужно от { $least } до { $n }
refusal-one-troop = ввести в бой или отвести можно один отряд: в гарнизоне { $garrison }, в зоне конфликта { $have }

## символы битвы
refusal-match-at-end = символ «{ battle-icon-wild }» объединяют в конце игры
refusal-no-wild-icon = у вас нет лицом вверх символа «{ battle-icon-wild }»
refusal-wild-with-another = символ «{ battle-icon-wild }» объединяют с другим
refusal-not-won = карта «{ $conflict }» не лежит перед вами лицом вверх
refusal-objective-down = ваша цель уже лежит лицом вниз
refusal-other-icon = нужна карта с символом «{ $mark }» или «{ battle-icon-wild }»
refusal-no-such-icon = у вас нет лицом вверх карты с символом «{ $mark }» или «{ battle-icon-wild }»

## карты, влияние, лидеры
refusal-needs-intrigue = нужна карта интриги, а у вас нет ни одной
refusal-intrigue-by-effect = карты интриг удаляют, когда об этом спрашивает эффект
refusal-needs-cards = нужно иметь на руке { n-cards }, а у вас { $have }
refusal-needs-faction-card = нужна карта { influence.of } на руке, а у вас её нет
refusal-needs-other-in-play = нужна в игре ещё одна карта { influence.of }, а у вас её нет
refusal-another-card = выберите другую карту, а не эту: «{ $card }»
refusal-only-from-hand = только карта с руки
refusal-exact-cost = карта «{ $card }» стоит { $cost }, а не { $n }
refusal-not-looked-at = карты «{ $card }» нет среди тех, на которые вы смотрите
refusal-looking-by-effect = это для карт, на которые смотрят по эффекту
refusal-line-used = это уже применено
refusal-needs-influences = нужно потерять { $n } { influence.word }, а у вас { $have }
refusal-no-ally-of-another = ни у кого из соперников нет союза там, где вашего влияния для него хватает
refusal-no-spice-gained = в этом ходу вы не получали Пряность
refusal-no-ability-now = { $leader }: здесь нечего применять
refusal-ability-used = { $leader }: в этом ходу уже применено
refusal-train-by-signet = трек тренировок — для способности перстня его лидера
refusal-not-connected = на треке тренировок туда нет пути: { $training }
