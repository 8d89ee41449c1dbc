### Twists: names, and their rules in one sentence.

twist-betrayed_sietches = Преданные сиетчи
    .rule = Ранги первых двух сиетчей известны всем с самого начала.
twist-early_visions = Ранние видения
    .rule = Каждый маркер предвидения начинает на одно деление выше.
twist-hidden_stores = Тайные запасы
    .rule = Харконнены начинают с 2 очками Пряности в запасе.
twist-ready_plans = Готовые планы
    .rule = В начале каждого раунда каждый игрок берёт ещё одну карту планирования.
