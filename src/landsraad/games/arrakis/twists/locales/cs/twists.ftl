### Twists: names, and their rules in one sentence.

twist-betrayed_sietches = Zrazené sítě
    .rule = Hodnosti prvních dvou sítí znají všichni od začátku.
twist-early_visions = Rané vize
    .rule = Každý ukazatel jasnozření začíná o jedno pole výš.
twist-hidden_stores = Skryté zásoby
    .rule = Harkonnenové začínají se 2 body koření v zásobě.
twist-ready_plans = Připravené plány
    .rule = Na začátku každého kola si každý hráč lízne o jednu kartu plánování víc.
