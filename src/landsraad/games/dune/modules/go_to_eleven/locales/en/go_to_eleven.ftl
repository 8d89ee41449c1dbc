### Go to 11.

option-go_to_eleven = Go to 11
    .about = You play to 11 points; with four players you begin at 0 and play to 10.
