# Výzvy
challenge-daily = Výzva dne
challenge-weekly = Šarvátka týdne
challenge-streak = { $n ->
    [one] 1 den
    [few] { $n } dny
   *[other] { $n } dní
 }
challenge-table = Tabulka výzvy
twist = Zvrat
