// Which sound an event has, by what travels. Only what concerns the player is heard.
import type { CardSet, EventLine } from '../../api/client';
import type { Sound } from '../../app/sounds.svelte';
import { cueOf, flightsOf, type Flight } from '../playback/animation_cues';

const BY_PIECE: Record<string, Sound> = {
  agent: 'agent',
  swordmaster: 'agent',
  mentat: 'agent',
  spy: 'agent',
  troop: 'troop',
  dreadnought: 'dreadnought',
  sandworm: 'worm',
  vp: 'point',
};
const MOST = 3; // of one move

export interface Heard {
  sound: Sound;
  n: number;
}

function soundOf(flight: Flight, seat: string): Heard {
  const known = BY_PIECE[flight.piece];
  if (known !== undefined) return { sound: known, n: 1 };
  if (flight.piece === 'card') return { sound: flight.whither.endsWith('discard') ? 'discard' : 'draw', n: 1 };
  return { sound: flight.whither.startsWith(`${seat}.`) ? 'in' : 'out', n: flight.n };
}

/** The sounds of what somebody did, each once, in order. */
export function soundsOf(lines: EventLine[], you: string | null, set: CardSet | null): Heard[] {
  const out: Heard[] = [];
  for (const line of lines) {
    if (line.seat === null || line.seat !== you) continue;
    const moment = cueOf(line, set)?.moment;
    const found: Heard[] = moment === 'conflict' || moment === 'alliance' ? [{ sound: 'right', n: 1 }] : [];
    found.push(...flightsOf(line, set, () => '').map((flight) => soundOf(flight, line.seat!)));
    for (const heard of found) if (!out.some((one) => one.sound === heard.sound)) out.push(heard);
  }
  return out.slice(0, MOST);
}
