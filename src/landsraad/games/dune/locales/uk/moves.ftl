### Назви ходів і рядок-підказка для кожного виду рішень.

move-first = Спершу: { $text }
move-choose = { $text }
move-pay = { $text }
move-skip = { $asks ->
    [MayPassTurn] Виконати хід
    [Trash] Нічого не знищувати
    [Gathering] Не збирати розвідданих
    [PlaceSpy] Не розміщувати шпигуна
    [Detonate] Залишити Оборонну стіну
    [LineMenu] Більше нічого не застосовувати
   *[other] Відмовитися
}
move-agent = Відправити агента картою «{ $card }» на локацію «{ $space }»
move-reveal = Розкрити карти
move-play = Зіграти карту «{ $intrigue_card }»: { $text }
move-buy = { $way ->
    [market] Придбати карту «{ $card }»: { $text }
   *[row] { $price ->
        [one] Придбати карту «{ $card }» за { $price } очко переконливості
        [few] Придбати карту «{ $card }» за { $price } очки переконливості
        [many] Придбати карту «{ $card }» за { $price } очок переконливості
       *[other] Придбати карту «{ $card }» за { $price } очка переконливості
    }
}
move-acquire = { $asks ->
    [AcquireForSolari] { $price ->
        [one] Придбати карту «{ $card }» за { $price } солярій
        [few] Придбати карту «{ $card }» за { $price } солярії
        [many] Придбати карту «{ $card }» за { $price } соляріїв
       *[other] Придбати карту «{ $card }» за { $price } солярія
    }
   *[other] Придбати карту «{ $card }» (ціна { $price }) без оплати
}
move-trash = { $zone_id ->
    [hand] Знищити карту «{ $card }» з руки
    [discard] Знищити карту «{ $card }» зі скиду
   *[other] Знищити карту «{ $card }» з гри
}
move-discard = Скинути карту «{ $card }»
move-take = Взяти карту «{ $card }» зі скиду
move-remove = Відкласти карту «{ $card }»
move-put = { $place_id ->
    [deck] Покласти карту «{ $cause }» на верх колоди
   *[other] Покласти карту «{ $cause }» до скиду
}
move-influence = +{ influence.n } на { influence.whom }
move-lose = Втратити 1 очко впливу на { influence.whom }
move-secret = Таємно вибрати { influence.whom }
move-give = Союз { influence.with }: отримує { $seat }
move-against = { $seat } втрачає загін
move-deploy = { $n ->
    [0] Не розгортати загонів
   *[other] Розгорнути { n-troops }
}
move-retreat = { $n ->
    [0] Не відводити загонів
   *[other] Відвести { n-troops }
}
move-sell = Продати { gain-spice.n } за { $solari ->
    [one] { $solari } солярій
    [few] { $solari } солярії
    [many] { $solari } соляріїв
   *[other] { $solari } солярія
}
move-silence = Закрити локацію «{ $space }» для суперників
move-from = Взяти агента з локації «{ $space }»
move-from_leader = Взяти агента з карти лідера
move-recall = Відкликати агента з локації «{ $space }»
move-harvest = Відправити агента на локацію «{ $space }»
move-resolve = { $box_id ->
    [card] Застосувати карту: { $text }
    [space] Застосувати локацію: { $text }
    [partner] Застосувати партнера: { $text }
    [contracts] Застосувати контракти: { $text }
   *[other] Застосувати вплив: { $text }
}
move-use = Застосувати карту «{ $card }»: { $text }
move-draw = Взяти верхню карту
move-trash_top = Знищити верхню карту
move-end = { $asks ->
    [Window] Поки що більше не грати карт
    [RevealMenu] { $persuasion ->
        [0] Завершити розкриття карт
        [one] Завершити розкриття карт (не витрачено { $persuasion } очко переконливості)
        [few] Завершити розкриття карт (не витрачено { $persuasion } очки переконливості)
        [many] Завершити розкриття карт (не витрачено { $persuasion } очок переконливості)
       *[other] Завершити розкриття карт (не витрачено { $persuasion } очка переконливості)
    }
   *[other] Завершити хід
}
move-pass = { $asks ->
    [MayPassTurn] Пропустити хід
   *[other] Спасувати
}

## рішення
decision-over = Гру закінчено
decision-go-on = Вибирати тут нема з чого: продовжуйте
decision-for = { $seat } (вирішуєте ви): { $line }
decision-Turn = { $stage ->
    [agent] Відправте агента за допомогою карти або розкрийте карти
   *[other] Відправити агента неможливо: розкрийте карти
}
decision-AgentTurn = { $stage ->
    [boxes] Виберіть, що застосувати далі
    [deploy] Виберіть, скільки загонів розгорнути (не більше { $most })
    [idle] Робити більше нічого: завершіть хід
   *[other] Зіграйте карту задуму або завершіть хід
}
decision-RevealMenu = { $stage ->
    [use] У вас { decision-RevealMenu.n }: застосовуйте комірки розкриття та придбавайте карти в будь-якому порядку
    [buy] У вас { decision-RevealMenu.n }: придбайте карти, а потім завершіть хід
    [idle] Робити більше нічого: завершіть хід
   *[other] Завершіть хід або зіграйте карту задуму
}
    .n = { $persuasion ->
    [one] { $persuasion } очко переконливості
    [few] { $persuasion } очки переконливості
    [many] { $persuasion } очок переконливості
   *[other] { $persuasion } очка переконливості
}
decision-AnyOrder = { $cause }: виберіть, що буде першим
decision-Or = { $cause }: виберіть одне
decision-Some = { $n ->
    [one] { $cause }: виберіть { $n } варіант
    [few] { $cause }: виберіть { $n } різні варіанти
    [many] { $cause }: виберіть { $n } різних варіантів
   *[other] { $cause }: виберіть { $n } варіанта
}
decision-Arrow = { $cause }: заплатіть або відмовтеся
decision-Influence = { $cause }: виберіть фракцію, +{ influence.n }
decision-Outdone = { $cause }: виберіть фракцію, на яку хтось із суперників має більший вплив, ніж ви
decision-LoseInfluence = { $cause }: виберіть фракцію, на яку втратите 1 очко впливу
decision-HandOver = Виберіть, хто отримає союз { influence.with }
decision-Whence = { $cause }: виберіть, якого агента перемістити
decision-RecallAgent = { $cause }: виберіть, якого агента відкликати
decision-Silence = { $cause }: виберіть, яку локацію закрити для суперників
decision-SellMelange = Виберіть, скільки прянощів продати (не більше { $most })
decision-DoubleCross = { $cause }: виберіть суперника, який втратить загін
decision-MayPassTurn = { $cause }: пропустіть цей хід або виконайте його
decision-Retreat = { $cause }: виберіть, скільки загонів відвести
decision-Deploy = { $cause }: виберіть, скільки загонів розгорнути (не більше { $most })
decision-ChooseTokens = { $leader }: таємно виберіть фракцію. Обидві вибрані дадуть вплив, коли за хід ви розгорнете 4 загони
decision-Discard = { $cause }: виберіть, яку карту скинути
decision-Snooped = { $cause }: візьміть побачену карту або знищте її
decision-TakeBack = { $cause }: виберіть, яку карту взяти зі скиду
decision-Destination = { $cause }: до скиду чи на верх колоди
decision-AcquireUpTo = { $cause }: виберіть карту ціною { $limit } чи менше
decision-Manipulate = { $cause }: виберіть, яку карту з Ряду Імперіуму відкласти
decision-Trash = { $optional ->
    [yes] { $cause }: виберіть, яку карту знищити, або не знищуйте жодної
   *[no] { $cause }: виберіть, яку карту знищити
}
decision-Window = { $stage ->
    [idle] Карт бою, які можна зіграти, немає: спасуйте
   *[other] Зіграйте карту бою або спасуйте
}
decision-IntrigueWindow = { $moment ->
    [victory] Ви перемогли: зіграйте карту переможця або спасуйте
    [aftermath] Зіграйте карту за втрачені загони або спасуйте
   *[other] Зіграйте карту кінця гри або спасуйте
}
decision-Defence = Ви контролюєте цю локацію: можете розгорнути загін із запасу
decision-HagalHarvest = Виберіть локацію видобутку для агента

## параметри гри
option-players = Гравці
option-leaders = Лідери
option-rivals = Конкуренти
option-difficulty = Складність соло-гри
option-first = Перший гравець
option-seats = Хто де сидить
