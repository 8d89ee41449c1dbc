### Volba zvratu: jedno změněné pravidlo stolu.

option-twist = Zvrat
    .about = Jedno změněné pravidlo pro celý stůl.
option-help-twist = Zvrat, jedno změněné pravidlo stolu
twist-none = Žádný
