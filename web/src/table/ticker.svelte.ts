// What others did, told one moment after the other at a speed one sets. Nothing waits for it: any press ends it.
import type { EventLine } from '../api/client';
import { SPEEDS, type Speed } from '../lib/settings.svelte';

export interface Moment {
  seat: string | null;
  move: number;
  lines: EventLine[];
}

const MOST = 40;

/** Consecutive events of one seat in one move. */
export function moments(events: EventLine[]): Moment[] {
  const out: Moment[] = [];
  for (const line of events) {
    if (!line.text) continue;
    const last = out.at(-1);
    const mark = line.data['kind'] === 'round' || line.data['kind'] === 'combat' || line.data['kind'] === 'turn';
    if (last !== undefined && last.seat === line.seat && last.move === line.move && !mark && !isMark(last)) last.lines.push(line);
    else out.push({ seat: line.seat ?? null, move: line.move, lines: [line] });
  }
  return out;
}

export function isMark(moment: Moment): boolean {
  const kind = moment.lines[0]?.data['kind'];
  return kind === 'round' || kind === 'combat';
}

export class Ticker {
  now = $state.raw<Moment | null>(null);
  private queue: Moment[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  tell(events: EventLine[], you: string | null, speed: Speed): void {
    const news = moments(events.filter((e) => e.data['kind'] !== 'turn')).filter((m) => m.seat !== you || isMark(m));
    if (news.length === 0) return;
    this.queue.push(...news);
    if (this.queue.length > MOST) this.queue.splice(0, this.queue.length - MOST);
    if (this.now === null) this.next(speed);
  }

  private next(speed: Speed): void {
    this.now = this.queue.shift() ?? null;
    if (this.now === null) return;
    const letters = this.now.lines.reduce((n, line) => n + line.text.length, 0);
    this.timer = setTimeout(() => this.next(speed), SPEEDS[speed] + Math.min(letters, 160) * SPEEDS[speed] / 90);
  }

  clear(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.now = null;
  }
}
