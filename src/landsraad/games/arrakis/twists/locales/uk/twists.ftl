### Twists: names, and their rules in one sentence.

twist-betrayed_sietches = Зраджені січі
    .rule = Ранги перших двох січей відомі всім від початку.
twist-early_visions = Ранні видіння
    .rule = Кожен маркер передбачення починає на одну поділку вище.
twist-hidden_stores = Приховані запаси
    .rule = Харконнени починають із 2 очками прянощів у запасі.
twist-ready_plans = Готові плани
    .rule = На початку кожного раунду кожен гравець бере ще одну карту планування.
