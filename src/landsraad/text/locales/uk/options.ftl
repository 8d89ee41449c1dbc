### Параметри гри: у довідці команди та в запитаннях перед грою в терміналі.

options-title = параметри гри
option-help-players = Кількість гравців; 1 — соло-гра, а для 2 третім може бути автома
option-help-leaders = Лідери в порядку місць або random
option-help-rivals = Конкуренти або random
option-help-first = Місце першого гравця або random

start-module = Додати «{ $module }»?
start-without-module = без «{ $module }»
start-with-module = з «{ $module }»
options-with = З якими модулями грати, замість «yes» для кожного: { $modules }
start-expansions = Які доповнення? Числа через кому, або Enter, якщо без них
option-help-mahdi_ties = Хто вирішує нічиї правил Магді: player (гравець) чи mahdi (випадково)
