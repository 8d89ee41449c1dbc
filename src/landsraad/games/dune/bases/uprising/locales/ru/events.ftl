### Журнал того, что есть только в «Восстании».

## шпионы
event-spy_placed = { $seat } размещает шпиона: { $post }
event-spy_recalled = { $seat } отзывает шпиона: { $post }
event-infiltrated = { $seat } проникает с помощью шпиона: { $post }
event-gathered_intelligence = { $seat } собирает сведения: { $post }
event-watched = { $seat } следит за ячейкой добычи, куда прибывает агент ({ $whom })

## песчаные черви
event-summoned = { $seat } призывает { n-worms }
event-worms_home = { $seat } отпускает { n-worms } в пустыню
event-wall_gone = { $seat } убирает Барьерную стену
event-maker_hooks = { $seat } берёт крюки Творца

## выигранные конфликты, карты
event-took_conflict = { $seat } забирает карту конфликта «{ $conflict }»
event-paired = { $icon_id ->
    [wild] { $seat } находит пару для символа «{ $icon }»
   *[other] { $seat } собирает пару символов: { $icon }
}
event-trashed_intrigue = { $seat } удаляет карту интриги «{ $card }»

## лидеры
event-trained = { $seat } продвигается по треку тренировок: { $training }
event-remembered = { $seat } хранит воспоминания: { $n }
event-flipped_leader = { $seat } переворачивает лидера
