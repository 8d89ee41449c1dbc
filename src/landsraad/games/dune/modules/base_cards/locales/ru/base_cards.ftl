### Карты базовой игры за столом «Восстания».

gallery-module-base_cards = с картами игры «{ game-imperium }»
option-base_cards = Карты игры «{ game-imperium }»
    .about = К колодам добавляются карты Империи и интриг первой игры.
