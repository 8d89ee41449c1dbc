// Taking a seat. The answer may be lost on its way, and with it the only link: a claim that is made again with the same
// nonce gets the same link, also after the page was closed.
import { api, Refusal } from '../api/client';
import { writeStored, readStored } from './storage';

type Claims = Record<string, string>;
const TRIES = 3;
const PAUSE = 700;
const BYTES = 24;

function nonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function claim(id: string, name: string, token: string, seat: string) {
  const claims = readStored<Claims>('claims', {});
  const mine = claims[id] ?? nonce();
  writeStored('claims', { ...claims, [id]: mine });
  for (let left = TRIES - 1; ; left--) {
    try {
      const got = await api.claim(id, name, token, seat, mine);
      const { [id]: _, ...others } = readStored<Claims>('claims', {});
      writeStored('claims', others);
      return got;
    } catch (error) {
      const lost = !(error instanceof Refusal) || error.status === 0 || error.status >= 502;
      if (!lost || left === 0) throw error;
      await new Promise((done) => setTimeout(done, PAUSE));
    }
  }
}
