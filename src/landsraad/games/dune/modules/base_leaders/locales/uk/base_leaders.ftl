### Лідери базової гри за столом «Піднесення».

gallery-module-imperium = з лідерами гри «{ game-imperium }»
option-base_leaders = Лідери гри «{ game-imperium }»
    .about = Можна обирати також лідерів першої гри.
refusal-leader-of-base = лідери: { $leader } — із гри «{ game-imperium }», а її лідери грають, лише якщо ввімкнено параметр: { $option }
start-guest = { $leader } ({ $game })
