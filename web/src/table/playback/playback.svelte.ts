// Shows what others did, one group of events after the other, at the speed that the player has set. The table begins as
// it was before, and each group changes it. The turn of an automa is shown step by step. Any press ends the playback.
import { tick } from 'svelte';
import type { EventLine } from '../../api/client';
import type { View } from '../../games/types';
import { names } from '../../app/card_sets.svelte';
import { PACES, settings, SPEEDS } from '../../app/settings.svelte';
import { clear, launch, mark } from './flights';
import { isAct, isMark, scenes, type Act, type EventGroup } from './event_groups';
import { altered, flightsOf } from './animation_cues';

const MOST = 40; // moments; who was away longer reads the log

export interface PlaybackContext {
  you: string | null;
  automas: Set<string>;
  colour(seat: string | null): number;
  /** These events are shown now. */
  heard(lines: EventLine[]): void;
  /** What of the viewer's own things is shown as it is now, whatever is being told. */
  own(shown: View): View;
}

const placeOf = (cause: { kind: string; id: string }): string => names.find(cause.kind, cause.id)?.place ?? '';

/** The pieces of these events: marked before the page changes, and sent off by what this gives back when it has. */
export function markAll(lines: EventLine[], colour: PlaybackContext['colour']): () => void {
  const pace = PACES[settings.speed];
  if (pace === 0) return () => {};
  const marked = mark(
    lines.flatMap((line) => flightsOf(line, names.set, placeOf)),
    colour,
  );
  return () => {
    void tick().then(() => launch(marked, pace));
  };
}

export class Playback {
  now = $state.raw<EventGroup | Act | null>(null);
  step = $state(0); // of an act: the one being told
  shown = $state.raw<View | null>(null); // the table as far as it was told; null: as it is
  base = $state.raw<View>({}); // the table before the moment that is being told
  told = $state(Infinity); // the number of the last event that was told; all of them if nothing is being told
  paused = $state(false);
  wait = $state(0); // until the next step by itself, in milliseconds; 0: it waits for a press
  private queue: (EventGroup | Act)[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private teller: PlaybackContext | null = null;
  private then: (() => void) | null = null; // when playback is over

  get busy(): boolean {
    return this.now !== null;
  }

  act = $derived<Act | null>(isAct(this.now) ? this.now : null);
  /** The events of this very moment. */
  telling = $derived<EventLine[]>(isAct(this.now) ? (this.now.steps[this.step] ?? []) : (this.now?.lines ?? []));
  last = $derived(this.act !== null && this.step >= this.act.steps.length - 1);
  more = $derived.by(() => {
    void this.now;
    return this.queue.some(isAct);
  });

  /** Tell these events, which happened after `before`. Is there something to wait for? Then `then` comes at its end. */
  tell(events: EventLine[], before: View, teller: PlaybackContext, then: () => void): boolean {
    const news = scenes(
      events.filter((e) => e.data['kind'] !== 'turn'),
      teller.automas,
      names.set,
    );
    const others = news.some(
      (m) => isAct(m) || isMark(m) || (m.seat !== teller.you && (m.seat !== null || teller.you === null)),
    );
    if (!this.busy && (!others || news.length > MOST)) {
      markAll(others ? [] : events, (seat) => teller.colour(seat))();
      teller.heard(events);
      return false;
    }
    if (this.queue.length + news.length > MOST) {
      this.drop();
      return false;
    }
    this.teller = teller;
    this.then = then;
    this.queue.push(...news);
    this.shown = teller.own(this.shown ?? before);
    if (!this.busy) {
      this.told = (events[0]?.n ?? 0) - 1;
      this.advance();
    }
    return this.busy;
  }

  /** The next thing: a step of this act, or what comes after it. */
  advance(): void {
    clearTimeout(this.timer);
    if (this.act !== null && !this.last) {
      this.step += 1;
      this.perform(this.act.steps[this.step]!);
    } else {
      let next = this.queue.shift() ?? null;
      // What the viewer did is known; it only has to be on the table.
      while (next !== null && !isAct(next) && !isMark(next) && next.seat === this.teller?.you) {
        this.perform(next.lines);
        next = this.queue.shift() ?? null;
      }
      if (next === null) {
        this.finish();
        return;
      }
      this.base = this.shown ?? {};
      this.now = next;
      this.step = 0;
      this.perform(isAct(next) ? (next.steps[0] ?? []) : next.lines);
    }
    this.schedule();
  }

  /** Somebody wants to read at leisure, or no longer. */
  pause(on: boolean): void {
    this.paused = on;
    this.schedule();
  }

  /** By hand: from here on this act waits for a press each time. */
  press(): void {
    if (this.act !== null && !this.last) this.paused = true;
    this.advance();
  }

  /** All at once: the table is as it is. */
  finish(): void {
    const then = this.then;
    this.drop();
    then?.();
  }

  /** The same when nobody is to hear of it any more. */
  drop(): void {
    clearTimeout(this.timer);
    if (this.queue.length > 0 || (this.act !== null && !this.last)) clear();
    this.queue = [];
    this.now = null;
    this.shown = null;
    this.told = Infinity;
    this.paused = false;
    this.wait = 0;
    this.then = null;
  }

  private perform(lines: EventLine[]): void {
    const teller = this.teller;
    if (teller === null || this.shown === null) return;
    const go = markAll(lines, (seat) => teller.colour(seat));
    this.told = lines.at(-1)?.n ?? this.told;
    this.shown = teller.own(lines.reduce((view, line) => altered(view, line, names.set), this.shown));
    go();
    teller.heard(lines);
  }

  private schedule(): void {
    clearTimeout(this.timer);
    this.wait = 0;
    if (this.now === null) return;
    const base = SPEEDS[settings.speed] || SPEEDS.normal;
    if (this.act === null) {
      const letters = this.now.lines.reduce((n, line) => n + line.text.length, 0);
      // A viewer who is far behind sees the rest faster.
      this.wait = (base + (Math.min(letters, 160) * base) / 90) / (1 + this.queue.length / 8);
    } else if (!this.paused && settings.speed !== 'step') {
      const line = this.telling.at(-1);
      const letters = (line?.title.length ?? 0) + (line?.why.length ?? 0);
      this.wait = base * 0.9 + (Math.min(letters, 140) * base) / 110 + (this.last ? base * 1.2 : 0);
    } else return;
    this.timer = setTimeout(() => this.advance(), this.wait);
  }
}
