### Challenges: the same deal for everybody.
## challenges

challenge-daily = Daily challenge
challenge-weekly = Skirmish of the week
challenge-left = The attempt is kept; the same command goes on with it.
challenge-practice = This is attempt { $n }: practice, only the first one counts.
challenge-scored = { $won ->
    [true] You won: { $total } (points: { $points }, ahead: { $margin }, rounds: { $rounds }).
   *[other] You did not win: { $total } (points: { $points }, margin: { $margin }, rounds: { $rounds }).
}
challenge-result-file = The signed result is in { $file }; landsraad challenge verify compares it with others.
challenge-under-way = an attempt is under way
challenge-own = first attempt { $first }, best { $best }
challenge-streak = Days in a row: { $n }

refusal-challenge-no-undo = in a challenge nothing is taken back
refusal-challenge-no-try = nothing is tried beside a challenge that is still going on
refusal-challenge-running = you have an attempt under way; finish that one first
refusal-no-challenge = there is no such challenge; there is one for each day from { $from_day } to { $to_day }
refusal-no-result = there is no finished first attempt of yours
refusal-result-refused = the result is refused: { $detail }
refusal-result-own = this result is from this server, which has it already
refusal-result-practice = it is attempt { $n }; only first attempts stand in the table
refusal-result-second = another first attempt of { $name } is here already
refusal-result-of-other = it is the game of { $name } under another name ({ $other })
