"""The log in sentences: the events of one turn make one paragraph."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from landsraad.kernel.events import EVENTS
from landsraad.text.messages import Messages

# Events of which several in a row are told as one list, with the kind of card.
LISTED: Final = {"drew": "card", "revealed": "card", "drew_intrigue": "intrigue card"}
Event = dict[str, Any]


@dataclass
class Paragraph:
    seat: str | None
    name: str
    first: int  # sequence number of its first event
    sentences: list[str] = field(default_factory=list)
    repeats: list[int] = field(default_factory=list)

    def add(self, sentence: str) -> None:
        if not self.sentences:
            sentence = sentence[:1].upper() + sentence[1:]
        elif self.name and sentence.startswith(f"{self.name} "):
            sentence = sentence[len(self.name) + 1:]
        if self.sentences and sentence == self.sentences[-1].removeprefix(f"{self.name} "):
            self.repeats[-1] += 1
            return
        self.sentences.append(sentence)
        self.repeats.append(1)

    @property
    def text(self) -> str:
        return "; ".join(sentence if n == 1 else f"{sentence} (×{n})"
                         for sentence, n in zip(self.sentences, self.repeats, strict=True))


def paragraphs(cat: Messages, events: list[Event], names: Mapping[str, str]) -> list[Paragraph]:
    out: list[Paragraph] = []
    held: list[str] = []  # sentences without a seat, which join the next paragraph
    fresh = True
    for run in runs(events):
        event = run[0]
        kind, seat = EVENTS.kinds[event["kind"]], event.get("seat")
        fresh = fresh or kind.breaks
        sentence = "" if kind.silent else sentence_of(cat, run, names)
        if not sentence:
            continue
        if seat is None and not kind.breaks and (fresh or not out):
            held.append(sentence)
            continue
        if fresh or not out or seat not in (None, out[-1].seat):
            out.append(Paragraph(seat, names.get(str(seat), ""), int(event["seq"])))
            fresh = False
        for each in (sentence, *held):
            out[-1].add(each)
        held = []
    if held:
        out.append(Paragraph(None, "", int(events[-1]["seq"])))
        for each in held:
            out[-1].add(each)
    return out


def runs(events: list[Event]) -> Iterator[list[Event]]:
    """Groups events that one sentence tells: cards of one kind in a row, or a resource gained several times.

    Leaves out what a card cost, because the event of the card says it.
    """
    waiting: dict[str, Event] = {}
    run: list[Event] = []
    for event in [*events, {"kind": "", "seat": None}]:
        kind, seat = event["kind"], event.get("seat")
        if kind == "moved" or (kind == "paid" and event["what"] == "persuasion"):
            continue
        if waiting and not (kind == "gained" and seat == next(iter(waiting.values()))["seat"]):
            yield from ([gain] for gain in waiting.values())
            waiting = {}
        if run and not (kind == run[0]["kind"] and seat == run[0]["seat"]):
            yield run
            run = []
        if kind == "gained":
            known = waiting.setdefault(event["what"], {**event, "n": 0})
            known["n"] += event["n"]
        elif kind in LISTED:
            run.append(event)
        elif kind:
            yield [event]


def sentence_of(cat: Messages, run: list[Event], names: Mapping[str, str]) -> str:
    event = run[0]
    sentence = cat.event(event, names, cause=False)
    if len(run) == 1 or "card" not in event:
        return sentence if len(run) == 1 else f"{sentence} (×{len(run)})"
    kind = LISTED[str(event["kind"])]
    cards = [str(each["card"]) for each in run]
    shown = [cat.name(kind, card) + (f" ×{cards.count(card)}" if cards.count(card) > 1 else "")
             for card in dict.fromkeys(cards)]
    before, name, after = sentence.rpartition(cat.name(kind, cards[0]))
    if not name:  # the sentence declines the name, so a list cannot replace it
        return "; ".join(cat.event(each, names, cause=False) for each in run)
    return before + ", ".join(shown) + after
