### Карти базової гри за столом «Піднесення».

gallery-module-base_cards = з картами гри «{ game-imperium }»
option-base_cards = Карти гри «{ game-imperium }»
    .about = До колод додаються карти Імперіуму та інтриг з першої гри.
