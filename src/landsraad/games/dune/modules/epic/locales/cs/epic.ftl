### Epická hra.

card-control_the_spice = Vláda nad kořením
gallery-module-epic = s epickou hrou
option-epic = Epická hra
    .about = Hraje se do 12 bodů, se silnějším začátkem a těžším balíčkem střetů.
