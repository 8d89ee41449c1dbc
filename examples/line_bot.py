"""A bot in plain Python: reads lines of JSON and answers with moves (see docs/bots.md).

    landsraad tournament imperium --bots "random,run:python examples/line_bot.py" -n 100
    landsraad bot --run "python examples/line_bot.py" --table LINK

It prefers points, then cards, then fighting, and ends its turn when nothing else is left.
"""

import json
import random
import sys

LAST = ("reveal", "end", "pass", "skip")  # moves for when nothing else is left, the best first


def score(move, view):
    """Returns a score for a move, by its first word."""
    kind, *words = move.split()
    if kind in LAST:
        return -1 - LAST.index(kind)
    if kind in ("buy", "acquire"):
        return 8 if words[0] == "the_spice_must_flow" else 5
    if kind == "deploy":
        return int(words[0])
    return {"agent": 4, "influence": 6, "play": 3}.get(kind, 1)


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "choose":
            best = max(score(move, message["view"]) for move in message["legal"])
            move = random.choice([move for move in message["legal"] if score(move, message["view"]) == best])
            print(json.dumps({"type": "move", "id": message["id"], "move": move}), flush=True)
        elif message["type"] == "over":
            print("won by", *message["result"]["winners"], file=sys.stderr)


if __name__ == "__main__":
    main()
