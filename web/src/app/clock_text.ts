// Clocks in figures and in words.
import type { ClockInfo } from '../api/client';
import { t } from './language.svelte';

/** Seconds a seat has left; null: its clock shows nothing (others' days run only while they decide). */
export function leftOf(clock: ClockInfo, seat: string, now: number): number | null {
  if (clock.runs === seat) return Math.max(0, clock.until - now);
  return clock.kind === 'live' ? (clock.left[seat] ?? null) : null;
}

/** Soon over: the figures then say so too, not only their colour. */
export function isLow(clock: ClockInfo, left: number): boolean {
  return left <= (clock.kind === 'live' ? 60 : 6 * 3600);
}

/** 12:34, 1:02:03; of days: `2 d 4 h`. */
export function figures(clock: ClockInfo, left: number): string {
  if (clock.kind === 'correspondence') return long(left);
  const s = Math.ceil(left);
  const two = (n: number) => String(n).padStart(2, '0');
  return s >= 3600
    ? `${Math.floor(s / 3600)}:${two(Math.floor(s / 60) % 60)}:${two(s % 60)}`
    : `${Math.floor(s / 60)}:${two(s % 60)}`;
}

/** With words that everybody understands, to be read aloud or in a list. */
export function long(left: number): string {
  const minutes = Math.max(0, Math.ceil(left / 60));
  const d = Math.floor(minutes / 1440),
    h = Math.floor(minutes / 60) % 24,
    m = minutes % 60;
  if (d > 0) return t('time-days', { d, h });
  return h > 0 ? t('time-hours', { h, m }) : t('time-minutes', { m });
}

/** What a list of tables says of a clock: `live 900 15`, `correspondence 3`. */
export function nameOf(clock: string): string {
  const [kind, a = '0', b = '0'] = clock.split(' ');
  return kind === 'live' ? preset(Number(a), Number(b)) : t('clock-n-days', { n: Number(a) });
}

export function preset(total: number, increment: number): string {
  return total % 60 === 0
    ? t('clock-minutes', { m: total / 60, s: increment })
    : t('clock-seconds', { n: total, s: increment });
}

export const ruleOf = (clock: ClockInfo): string =>
  clock.kind === 'live' ? preset(clock.total, clock.increment) : t('clock-n-days', { n: clock.days });
