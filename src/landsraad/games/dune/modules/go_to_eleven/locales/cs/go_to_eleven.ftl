### Hra do 11.

option-go_to_eleven = Hra do 11 bodů
    .about = Hraje se do 11 bodů; ve čtyřech začínáte na 0 a hrajete do 10.
