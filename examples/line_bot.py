"""A bot in plain Python: it reads lines of JSON and answers with moves. docs/bots.md tells what the lines say.

    landsraad tournament imperium --bots "random,run:python examples/line_bot.py" -n 100
    landsraad bot --run "python examples/line_bot.py" --table LINK

It wants points first, then cards, then to fight; it ends its turn when nothing else is left.
"""

import json
import random
import sys

LIKES = ("reveal", "end", "pass", "skip")  # what it does last, the worst of them at the end


def worth(move, view):
    """How much it likes a move, by its first word."""
    kind, *words = move.split()
    if kind in LIKES:
        return -1 - LIKES.index(kind)
    if kind in ("buy", "acquire"):
        return 8 if words[0] == "the_spice_must_flow" else 5
    if kind == "deploy":
        return int(words[0])  # all it can
    return {"agent": 4, "influence": 6, "play": 3}.get(kind, 1)


def main():
    for line in sys.stdin:
        said = json.loads(line)
        if said["type"] == "choose":
            best = max(worth(move, said["view"]) for move in said["legal"])
            move = random.choice([move for move in said["legal"] if worth(move, said["view"]) == best])
            print(json.dumps({"type": "move", "id": said["id"], "move": move}), flush=True)
        elif said["type"] == "over":
            print("won by", *said["result"]["winners"], file=sys.stderr)


if __name__ == "__main__":
    main()
