### Challenges: the same deal for everybody.
## challenges

challenge-daily = Daily challenge
challenge-weekly = Skirmish of the week
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
