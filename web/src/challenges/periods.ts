// Days and weeks of challenges, in UTC.

const DAY = 86_400_000;

export const challengeId = (one: { kind: string; game: string; period: string }): string =>
  `${one.kind} ${one.game} ${one.period}`;

/** The day whose page has a challenge, from its words: of a week, its Monday. */
export function challengeDay(challenge: string): string {
  const period = challenge.split(' ')[2] ?? '';
  const week = /^(\d{4})-W(\d{2})$/.exec(period);
  if (week === null) return period;
  const fourth = new Date(Date.UTC(Number(week[1]), 0, 4)); // it is in the first week of its year
  const monday = fourth.getTime() - ((fourth.getUTCDay() + 6) % 7) * DAY + (Number(week[2]) - 1) * 7 * DAY;
  return new Date(monday).toISOString().slice(0, 10);
}

/** So many days later, or earlier. */
export const dayAfter = (day: string, n: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + n * DAY).toISOString().slice(0, 10);

/** A day in the words of a language. */
export const dayName = (day: string, lang: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(lang, { day: 'numeric', month: 'long', timeZone: 'UTC' });
