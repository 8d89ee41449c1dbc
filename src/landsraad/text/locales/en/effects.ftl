### The signs between effects. `.more` is the comma of a list, `.last` the word before its end; `.long-` serves lists
### whose parts have conditions or arrows in them.

all = { $parts }
    .more = { $a }, { $b }
    .last = { $a } and { $b }
    .long-more = { $a }; { $b }
    .long-last = { $a }; { $b }
either = { $parts }
    .more = { $a }, { $b }
    .last = { $a } or { $b }
    .long-more = { $a }; { $b }
    .long-last = { $a }; or { $b }
sequence = { $parts }
    .more = { $a }, then { $b }
    .last = { $a }, then { $b }
    .long-more = { $a }; then { $b }
    .long-last = { $a }; then { $b }
some = choose { $n } of: { $parts }
    .more = { $a } / { $b }
    .last = { $a } / { $b }
arrow = { $cost } → { $gain }
when = if { $condition }: { $effect }
when-else = if { $condition }: { $effect }; otherwise { $otherwise }
each-opponent = each opponent must { $effect }
nothing = none
brackets = ({ $text })
