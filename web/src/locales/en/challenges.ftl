# Challenges
challenge-daily = Daily challenge
challenge-weekly = Skirmish of the week
challenge-streak = { $n ->
    [one] 1 day
   *[other] { $n } days
 }
challenge-table = Table of the challenge
twist = Twist
