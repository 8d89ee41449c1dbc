// The endpoints of the profile that the cookie of this browser opens.
import { ask, type Token } from './client';
import type { components } from './schema';

type Schemas = components['schemas'];
export type Me = Schemas['Me'];
export type ProfileInfo = Schemas['ProfileInfo'];
export type ProfileGame = Schemas['ProfileGame'];
export type OwnSeats = Schemas['OwnSeats'];
export type Options = Record<string, unknown>;

const post = <T>(path: string, body: object = {}) => ask<T>(`/api/profile${path}`, {}, '', body);

export const profileApi = {
  me: () => ask<Me>('/api/profile'),
  games: () => ask<ProfileGame[]>('/api/profile/games'),
  export: () => ask<unknown>('/api/profile/export'),
  create: (name: string, seats: OwnSeats[], invitation: string) => post<Me>('', { name, seats, invitation }),
  rename: (name: string) => post<Me>('/name', { name }),
  keep: (seats: OwnSeats[]) => post<Me>('/seats', { seats }),
  open: (table: string, seat: string) => post<Token>('/open', { table, seat }),
  askNewPasskey: () => post<{ options: Options }>('/passkeys/new'),
  addPasskey: (credential: object) => post<Me>('/passkeys', { credential }),
  askPasskey: () => post<{ options: Options }>('/passkeys/ask'),
  usePasskey: (credential: object) => post<Me>('/passkeys/use', { credential }),
  removePasskey: (id: string) => post<Me>(`/passkeys/${id}/remove`),
  makeWords: () => post<{ words: string[] }>('/words'),
  useWords: (words: string) => post<Me>('/words/use', { words }),
  makeLink: () => post<{ token: string; until: number }>('/link'),
  lookAtLink: (token: string) => post<{ name: string }>('/link/look', { token }),
  useLink: (token: string) => post<Me>('/link/use', { token }),
  end: (id: string) => post<Me>(`/sessions/${id}/end`),
  endOthers: () => post<Me>('/sessions/end'),
  close: () => post<Me>('/close'),
  reopen: () => post<Me>('/reopen'),
  delete: () => post<Me>('/delete'),
};
