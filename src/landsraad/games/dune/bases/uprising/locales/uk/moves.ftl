### Назви власних ходів «Піднесення» та рядки-підказки для його рішень. Якщо рядка тут немає, рішення питають словами
### ширшого виду, до якого воно належить.

move-spy = Розмістити шпигуна: { $post }
move-recall_spy = Відкликати шпигуна: { $post }
move-infiltrate = Проникнути завдяки шпигунові: { $post }
move-gather = Відкликати шпигуна, щоб узяти карту: { $post }
move-detonate = Прибрати Оборонну стіну
move-ability = Застосувати вміння «{ $ability }»: { $text }
move-train = Тренуватися ({ $training }): { $text }
move-trash_intrigue = Знищити карту «{ $intrigue_card }»
move-trash_looked = Знищити карту «{ $card }»
move-match = { $asks ->
    [TurnDownIcon] Перевернути долілиць карту «{ $conflict }» ({ $icon })
   *[other] Поєднати символ «{ battle-icon-wild }» з картою «{ $conflict }» ({ $icon })
}
move-match_objective = { $asks ->
    [TurnDownIcon] Перевернути долілиць свою ціль ({ $icon })
   *[other] Поєднати символ «{ battle-icon-wild }» зі своєю ціллю ({ $icon })
}

## рішення
uprising-decision-IntrigueWindow = Зіграйте карту кінця гри, поєднайте символ «{ battle-icon-wild }» або спасуйте
decision-Infiltration = { $cause }: виберіть шпигуна, завдяки якому ваш агент проникне повз чужого
decision-Gathering = { $cause }: можете відкликати шпигуна, щоб узяти карту
decision-PlaceSpy = { $stage ->
    [supply] { $cause }: виберіть спостережний пункт для шпигуна
   *[other] { $cause }: у запасі немає шпигуна: відкличте одного, щоб розмістити його знову, або не розміщуйте
}
decision-RecallSpies = { $cause }: виберіть, якого шпигуна відкликати
decision-Surcharge = { $cause }: доплатіть, щоб отримати більше, або ні
decision-RecallOther = { $cause }: виберіть, якого агента відкликати
decision-TrashIntrigue = { $cause }: виберіть, яку карту інтриги знищити
decision-Detonate = { $cause }: приберіть Оборонну стіну до кінця гри або залиште її
decision-Train = { $cause }: виберіть шлях на шкалі тренувань
decision-MayChoose = { $cause }: виберіть одне або відмовтеся
decision-AcquireExactly = { $cause }: виберіть карту
decision-TrashFromHand = { $cause }: виберіть, яку карту з руки знищити
decision-LineMenu = { $cause }: виберіть, що застосувати далі
decision-TwoFactions = { $cause }: виберіть дві різні фракції, +1 очко впливу на кожну
decision-TurnDownIcon = { $cause }: виберіть, яку карту перевернути долілиць
decision-TrashOther = { $cause }: виберіть, яку іншу карту у грі знищити
decision-DiscardOne = { $cause }: виберіть, яку з побачених карт скинути
decision-TrashOne = { $cause }: виберіть, яку з двох решти знищити; іншу ви берете
decision-AcquireForSolari = { $cause }: виберіть, яку карту придбати за солярії, або відмовтеся
decision-DeployOrRetreat = { $cause }: розгорніть або відведіть загін, або ні те ні те
