// Times of appointments, in the time zone of this browser.
import { language } from '../../app/language.svelte';

/** Weekday, day and time, with the name of the zone. */
export function when(at: number): string {
  return new Intl.DateTimeFormat(language.lang, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(at * 1000);
}

export const hour = (at: number): string =>
  new Intl.DateTimeFormat(language.lang, { hour: '2-digit', minute: '2-digit' }).format(at * 1000);

/** For a field of date and time: this moment and so many hours, in full hours. */
export function field(hours: number): string {
  const at = new Date(Math.ceil(Date.now() / 3_600_000 + hours) * 3_600_000);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:00`;
}

/** Seconds since 1970 of what a field of date and time says; null if it says nothing. */
export function moment(text: string): number | null {
  const at = new Date(text).getTime();
  return Number.isNaN(at) ? null : at / 1000;
}
