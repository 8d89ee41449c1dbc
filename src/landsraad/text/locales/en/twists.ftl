### The option for a twist: one changed rule of a table.

option-twist = Twist
    .about = One changed rule for the whole table.
option-help-twist = Twist, one changed rule of the table
twist-none = None
