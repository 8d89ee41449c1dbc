// Events in groups for playback: what one seat did in a move, the marks between rounds, and the turns of
// automas.
import type { CardSet, EventLine } from '../../api/client';
import { cueOf } from './animation_cues';

export interface EventGroup {
  seat: string | null;
  move: number;
  lines: EventLine[];
}

/** The turn of an automa: the cards it turned up, and what it did, step by step. */
export interface Act extends EventGroup {
  // each step is the first of its lines, with what came of it; a card that is passed over is shown with that
  steps: EventLine[][];
  cards: { kind: string; id: string; from: number; dropped: number }[]; // the steps that turn it up and drop it (or -1)
}

const MARKS = new Set(['round', 'combat', 'war_round', 'war_phase']);

export function isMark(moment: EventGroup): boolean {
  return MARKS.has(String(moment.lines[0]?.data['kind']));
}

export function isAct(moment: EventGroup | null): moment is Act {
  return moment !== null && 'steps' in moment;
}

/** Consecutive events of one seat in one move; what happens to nobody in the midst of them belongs to them. */
export function eventGroups(events: EventLine[]): EventGroup[] {
  const out: EventGroup[] = [];
  const told = events.filter((line) => line.text);
  for (const [i, line] of told.entries()) {
    const last = out.at(-1);
    const next = told[i + 1];
    const mark = MARKS.has(String(line.data['kind'])) || line.data['kind'] === 'turn';
    const within = line.seat === null && next?.move === line.move && next.seat !== null && next.seat === last?.seat;
    if (last !== undefined && (last.seat === line.seat || within) && last.move === line.move && !mark && !isMark(last))
      last.lines.push(line);
    else out.push({ seat: line.seat ?? null, move: line.move, lines: [line] });
  }
  return out;
}

/**
 * Moments that have not changed stay the same ones: a page shows hundreds, and with a move only the last of them is
 * new.
 */
export function reuseUnchanged(): (next: EventGroup[]) => EventGroup[] {
  let before = new Map<number, EventGroup>();
  return (next) => {
    const same = next.map((moment) => {
      const known = before.get(moment.lines[0]!.n);
      return known?.lines.length === moment.lines.length && known.lines.every((line, i) => line === moment.lines[i])
        ? known
        : moment;
    });
    before = new Map(same.map((moment) => [moment.lines[0]!.n, moment]));
    return same;
  };
}

const cardOf = (line: EventLine): string => {
  const cause = line.data['cause'] as { kind: string; id: string } | undefined;
  return cause ? `${cause.kind}/${cause.id}` : '';
};

/** The same, with the turns of automas in one piece each: from the card turned up to the last thing it brings. */
export function scenes(events: EventLine[], automas: Set<string>, set: CardSet | null): (EventGroup | Act)[] {
  const out: (EventGroup | Act)[] = [];
  let rest: EventLine[] = [];
  let turn: { seat: string; card: string; lines: EventLine[] } | null = null;
  const close = () => {
    if (turn !== null) out.push(act(turn.seat, turn.lines, set));
    turn = null;
  };
  for (const line of events) {
    const step = cueOf(line, set)?.step ?? '';
    const card = cardOf(line);
    if (turn !== null) {
      // A card that others turn up, or the same one for another purpose, ends it; what this one brings to others does
      // not.
      const own = line.seat === turn.seat && (step !== '' || card === turn.card || !isAutomaCard(card, set));
      if (own || step === 'then' || (step === '' && card !== '' && card === turn.card)) {
        if (step === 'card') turn.card = card;
        turn.lines.push(line);
        continue;
      }
      close();
    }
    if ((step === 'card' || step === 'acts') && line.seat !== null && automas.has(line.seat)) {
      out.push(...eventGroups(rest));
      rest = [];
      turn = { seat: line.seat, card, lines: [line] };
    } else rest.push(line);
  }
  if (turn !== null) close();
  out.push(...eventGroups(rest));
  return out;
}

/** Is that cause a card of the kind automas turn up? */
function isAutomaCard(card: string, set: CardSet | null): boolean {
  const kind = card.split('/')[0];
  return set?.cards.some((c) => c.kind === kind && c.boxes.some((b) => b.box === 'turn')) ?? false;
}

function act(seat: string, all: EventLine[], set: CardSet | null): Act {
  const lines = all.filter((line) => line.text);
  const steps: EventLine[][] = [];
  const cards: Act['cards'] = [];
  for (const [i, line] of lines.entries()) {
    const step = cueOf(line, set)?.step ?? '';
    if (step === 'card') {
      const [kind = '', id = ''] = cardOf(line).split('/');
      cards.push({ kind, id, from: steps.length, dropped: -1 });
    }
    const before = lines[i - 1];
    if (step === 'dropped' && before && cueOf(before, set)?.step === 'card') {
      steps.at(-1)!.push(line);
      cards.at(-1)!.dropped = steps.length - 1;
    } else if (step === 'then' && steps.length > 0) steps.at(-1)!.push(line);
    else steps.push([line]);
  }
  return { seat, move: lines[0]?.move ?? 0, lines, steps, cards };
}
