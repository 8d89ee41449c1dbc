### Подписи собственных ходов «Восстания» и строки-подсказки для его решений. Если строки здесь нет, решение спрашивают
### словами более широкого вида, к которому оно относится.

move-spy = Разместить шпиона: { $post }
move-recall_spy = Отозвать шпиона: { $post }
move-infiltrate = Проникнуть с помощью шпиона: { $post }
move-gather = Отозвать шпиона, чтобы взять карту: { $post }
move-detonate = Убрать Барьерную стену
move-ability = Применить способность «{ $ability }»: { $text }
move-train = Тренироваться ({ $training }): { $text }
move-trash_intrigue = Удалить карту «{ $intrigue_card }»
move-trash_looked = Удалить карту «{ $card }»
move-match = { $asks ->
    [TurnDownIcon] Перевернуть лицом вниз карту «{ $conflict }» ({ $icon })
   *[other] Объединить символ «{ battle-icon-wild }» с картой «{ $conflict }» ({ $icon })
}
move-match_objective = { $asks ->
    [TurnDownIcon] Перевернуть лицом вниз свою цель ({ $icon })
   *[other] Объединить символ «{ battle-icon-wild }» со своей целью ({ $icon })
}

## решения
uprising-decision-IntrigueWindow = Сыграйте карту конца игры, объедините символ «{ battle-icon-wild }» или спасуйте
decision-Infiltration = { $cause }: выберите шпиона, который проведёт вашего агента мимо чужого
decision-Gathering = { $cause }: можете отозвать шпиона, чтобы взять карту
decision-PlaceSpy = { $stage ->
    [supply] { $cause }: выберите пост для шпиона
   *[other] { $cause }: в запасе нет шпиона: отзовите одного, чтобы разместить его заново, или не размещайте
}
decision-RecallSpies = { $cause }: выберите шпиона, которого отзовёте
decision-Surcharge = { $cause }: доплатите, чтобы получить больше, или нет
decision-RecallOther = { $cause }: выберите агента, которого отзовёте
decision-TrashIntrigue = { $cause }: выберите, какую карту интриги удалить
decision-Detonate = { $cause }: уберите Барьерную стену до конца партии или оставьте её
decision-Train = { $cause }: выберите путь на треке тренировок
decision-MayChoose = { $cause }: выберите одно или откажитесь
decision-AcquireExactly = { $cause }: выберите карту
decision-TrashFromHand = { $cause }: выберите, какую карту с руки удалить
decision-LineMenu = { $cause }: выберите, что применить следующим
decision-TwoFactions = { $cause }: выберите две разные фракции (по +1 влиянию у каждой)
decision-TurnDownIcon = { $cause }: выберите, какую карту перевернуть лицом вниз
decision-TrashOther = { $cause }: выберите, какую другую карту в игре удалить
decision-DiscardOne = { $cause }: выберите, какую из увиденных карт сбросить
decision-TrashOne = { $cause }: выберите, какую из двух оставшихся удалить; другую вы берёте
decision-AcquireForSolari = { $cause }: выберите, какую карту приобрести за солярии, или откажитесь
decision-DeployOrRetreat = { $cause }: введите в бой или отведите отряд, или ни то ни другое
