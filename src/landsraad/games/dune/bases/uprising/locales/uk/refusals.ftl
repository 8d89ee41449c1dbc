### Чому хід відхилено в «Піднесенні»: refusal-КЛЮЧ, крім причин родини.

## відправлення агента
refusal-not-spied-on = карта «{ $card }» зі своїм символом шпигуна йде лише туди, де ви стежите, а біля локації «{ $space }» немає вашого шпигуна
refusal-occupied-unspied = зайнято ({ $seats }), а вашого шпигуна в пов’язаному пункті немає

## шпигуни
refusal-spy-by-effect = шпигунів розміщують, коли так каже ефект
refusal-recall-by-effect = шпигунів відкликають, коли про це питає ефект
refusal-infiltrate-on-arrival = проникають завдяки шпигунові, коли агент іде на зайняту локацію
refusal-gather-on-arrival = розвіддані збирають одразу після розміщення агента, маючи шпигуна в пов’язаному пункті
refusal-no-spy-in-supply = у вашому запасі немає шпигуна: спершу відкличте одного або не розміщуйте
refusal-spy-in-supply = у вашому запасі є шпигуни ({ $n }): розмістіть одного з них
refusal-own-spy-there = { $post }: там уже ваш шпигун
refusal-post-taken = { $post }: там чужий шпигун ({ $seats })
refusal-post-of-others = спостережний пункт не біля локацій із потрібним символом ({ $icons }): { $post }
refusal-post-not-there = спостережний пункт не біля локації «{ $space }»: { $post }
refusal-no-spy-at = у цьому пункті немає вашого шпигуна: { $post }
refusal-no-post-free = немає вільного пункту, що підходить
refusal-needs-spies = треба мати на полі { n-spies }, а у вас { $have }
refusal-no-spy-recalled = у цей хід ви не відкликали шпигуна

## піщані хробаки, бойові одиниці
refusal-no-hooks = у вас немає гаків творця
refusal-worms-kept-out = доки стоїть Оборонна стіна, хробаки не можуть прийти в конфлікт «{ $conflict }»
refusal-no-conflict = немає конфлікту, до якого можна вступити
refusal-no-wall = Оборонну стіну вже прибрано
refusal-wall-by-effect = Оборонну стіну прибирають, коли так каже ефект
refusal-no-own-worm = у вас немає піщаного хробака в Зоні конфлікту
refusal-held-back = у цей хід ви не можете розгортати бойові одиниці
refusal-no-other-agent = іншого вашого агента на полі немає
refusal-agent-of-this-turn = агента, відправленого в цей хід, відкликати не можна
refusal-retreat-so-many = відвести треба від { $least } до { $n }
refusal-one-troop = розгорнути або відвести можна один загін: у гарнізоні { $garrison }, у Зоні конфлікту { $have }

## символи бою
refusal-match-at-end = символ «{ battle-icon-wild }» поєднують наприкінці гри
refusal-no-wild-icon = у вас немає горілиць символу «{ battle-icon-wild }»
refusal-wild-with-another = символ «{ battle-icon-wild }» поєднують з іншим
refusal-not-won = карта «{ $conflict }» не лежить перед вами горілиць
refusal-objective-down = вашу ціль уже перевернуто долілиць
refusal-other-icon = потрібна карта із символом «{ $mark }» або «{ battle-icon-wild }»
refusal-no-such-icon = у вас немає горілиць карти із символом «{ $mark }» або «{ battle-icon-wild }»

## карти, вплив, лідери
refusal-needs-intrigue = потрібна карта інтриги, а у вас немає жодної
refusal-intrigue-by-effect = карти інтриг знищують, коли про це питає ефект
refusal-needs-cards = треба мати на руці { n-cards }, а у вас { $have }
refusal-needs-faction-card = потрібна карта { influence.of } на руці, а її у вас немає
refusal-needs-other-in-play = потрібна у грі ще одна карта { influence.of }, а її у вас немає
refusal-another-card = виберіть іншу карту, а не цю: «{ $card }»
refusal-only-from-hand = лише карта з руки
refusal-exact-cost = карта «{ $card }» коштує { $cost }, а не { $n }
refusal-not-looked-at = карти «{ $card }» немає серед тих, на які ви дивитеся
refusal-looking-by-effect = це для карт, на які дивляться завдяки ефекту
refusal-line-used = це вже застосовано
refusal-needs-influences = треба втратити { influence.n }, а у вас { $have }
refusal-no-ally-of-another = ніхто із суперників не має союзу там, де вашого впливу для нього досить
refusal-no-spice-gained = у цей хід ви не отримали прянощів
refusal-no-ability-now = { $leader }: тут немає чого застосовувати
refusal-ability-used = { $leader }: у цей хід уже застосовано
refusal-train-by-signet = шкала тренувань — для вміння персня її лідера
refusal-not-connected = на шкалі тренувань туди немає шляху: { $training }
