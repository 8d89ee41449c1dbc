// For those who have a profile in this browser: new seats are kept as they come, and its subscription is renewed.
import { profileApi } from '../api/profile';
import { untrack } from 'svelte';
import { renew, STORED } from './push';
import { savedSeats } from './saved_seats.svelte';
import { readStored, writeStored } from './storage';

const KEPT = 'kept';
const MOST = 60;
const TOKENS = 8;

/** Seats that have not been kept yet, by the words under which they are remembered. */
function fresh(kept: Set<string>) {
  return savedSeats.all
    .filter((one) => !one.lesson)
    .map((one) => ({
      id: one.id,
      seats: Object.entries(one.tokens)
        .filter(([seat]) => !kept.has(`${one.id} ${seat}`))
        .slice(0, TOKENS),
    }))
    .filter((one) => one.seats.length > 0)
    .slice(0, MOST);
}

const signedIn = async (): Promise<boolean> => {
  const id = readStored('profile', '');
  const found = id ? (await profileApi.me()).profile : null;
  return found?.id === id && found.closed === null;
};

let busy = false;
async function keep(): Promise<void> {
  const kept = new Set(readStored<string[]>(KEPT, []));
  const seats = fresh(kept);
  if (busy || seats.length === 0 || !readStored('profile', '')) return;
  busy = true;
  try {
    if (!(await signedIn())) return;
    await profileApi.keep(seats.map((one) => ({ id: one.id, tokens: one.seats.map(([, token]) => token) })));
    for (const one of seats) for (const [seat] of one.seats) kept.add(`${one.id} ${seat}`);
    writeStored(KEPT, [...kept].slice(-200));
  } catch {
    /* the next start tries again */
  } finally {
    busy = false;
  }
}

export function accompany(): void {
  if (readStored(STORED, false))
    void signedIn()
      .then((known) => (known ? renew() : undefined))
      .catch(() => {});
  $effect.root(() => {
    $effect(() => {
      if (savedSeats.all.length > 0) untrack(() => void keep());
    });
  });
}
