### Co je na stole, pro vysvětlivky a legendu: jméno, dvojtečka a věta; viz explain.yaml.

explain-great-houses = Velkorody: frakce na plánu; kostky tu mají jen spojenci.
explain-fringe-worlds = Okrajové světy: frakce na plánu; kostky tu mají jen spojenci.
explain-user = Celý tým: získá to každý ze tří hráčů.
explain-arrow-token = Šipka: spojenec, na něhož míří, získá to, co velitel mít nemůže.
explain-throne = Trůnní řada: tyto karty smí získat jen Shaddam a jeho spojenci.
explain-goal-team = Tým: body jeho tří hráčů se sčítají.
