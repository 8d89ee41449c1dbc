// What is worth a moment: a conflict won, an alliance, a point, a great event of the board. Its banner stays for a
// short while, is in nobody's way, and any press ends it.
import type { EventLine } from '../../api/client';
import { names } from '../../app/card_sets.svelte';
import { PACES, settings } from '../../app/settings.svelte';
import { sounds } from '../../app/sounds.svelte';
import { cueOf, iconOf } from '../playback/animation_cues';
import { find } from '../playback/flights';
import { soundsOf } from './event_sounds';

export interface Moment {
  n: number; // of the event
  kind: string;
  icon: string;
  seat: string | null;
  text: string;
}

const LONG = 1900; // milliseconds
const MOST = 3; // wait; more would keep the player from the table
const APART = 110; // milliseconds between two sounds
const calm = matchMedia('(prefers-reduced-motion: reduce)');

export class Moments {
  now = $state.raw<Moment | null>(null);
  private queue: Moment[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** These events are being shown. */
  take(lines: EventLine[], you: string | null): void {
    soundsOf(lines, you, names.set).forEach(({ sound, n }, i) => setTimeout(() => sounds.play(sound, n), i * APART));
    if (PACES[settings.speed] === 0) return;
    for (const line of lines) {
      const cue = cueOf(line, names.set);
      if (!cue?.moment || !line.text) continue;
      if (cue.moment === 'point') this.spark(line.seat);
      else {
        this.queue.push({ n: line.n, kind: cue.moment, icon: iconOf(line, cue), seat: line.seat, text: line.text });
      }
    }
    this.queue = this.queue.slice(-MOST);
    if (this.now === null) this.next();
  }

  /** Somebody has seen enough. */
  skip(): void {
    if (this.now !== null) this.next();
  }

  close(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.now = null;
  }

  private next(): void {
    clearTimeout(this.timer);
    this.now = this.queue.shift() ?? null;
    if (this.now !== null) this.timer = setTimeout(() => this.next(), LONG * PACES[settings.speed]);
  }

  /** A ring around the points of a seat. */
  private spark(seat: string | null): void {
    const place = seat === null || calm.matches ? null : find(`${seat}.vp`);
    if (place === null) return;
    place.animate([{ boxShadow: '0 0 0 0 rgb(var(--glow) / .9)' }, { boxShadow: '0 0 0 16px rgb(var(--glow) / 0)' }], {
      duration: 900 * PACES[settings.speed],
      easing: 'ease-out',
    });
  }
}
