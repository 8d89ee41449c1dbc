"""What the games say, in words: names, generated card text, sentences of the log, labels of moves. No rules."""
