// How near each side was to its goal after each round, by the events: in per cent.
import type { EventLine } from '../../api/client';

export interface WarRounds {
  harkonnen: number[];
  atreides: number[];
}

/** `needs`: what each of the three markers needs to reach, or nothing if that is still hidden. */
export function warRounds(events: EventLine[], goal: number, markers: readonly string[], needs: number[]): WarRounds {
  const out: WarRounds = { harkonnen: [], atreides: [] };
  const at: Record<string, number> = {};
  let supremacy = 0;
  const whole = needs.reduce((sum, n) => sum + n, 0);
  const note = () => {
    out.harkonnen.push(Math.round((100 * Math.min(supremacy, goal)) / goal));
    const reached = needs.reduce((sum, n, i) => sum + Math.min(at[markers[i] ?? ''] ?? 0, n), 0);
    out.atreides.push(whole > 0 ? Math.round((100 * reached) / whole) : 0);
  };
  for (const { data } of events) {
    if (data['kind'] === 'war_round') note();
    else if (data['kind'] === 'supremacy') supremacy = Number(data['now']);
    else if (data['kind'] === 'prescience') at[String(data['marker'])] = Number(data['now']);
  }
  note();
  return out;
}
