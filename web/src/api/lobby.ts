// The endpoints of the lobby. A place in it is held by a token of its own.
import { ask, type ClockWish } from './client';
import type { components } from './schema';

type Schemas = components['schemas'];
export type LobbyState = Schemas['LobbyState'];
export type Gathering = Schemas['GatheringInfo'];
export type Draft = Schemas['DraftInfo'];
export type LeaderChoice = Schemas['LeaderChoice'];
export type Hour = Schemas['Hour'];
export type Place = Schemas['Place'];
export type PlaceToken = Schemas['PlaceToken'];
export type NewGathering = Omit<Partial<Schemas['NewGathering']>, 'options' | 'clock'> & {
  game: string;
  options: Record<string, unknown>;
  clock: ClockWish;
};
export type QuickWish = Partial<Schemas['QuickWish']> & { game: string };
export type Surprise = Omit<Schemas['Surprise'], 'options'> & { options: Record<string, unknown> };

const at = '/api/lobby';
const post = <T>(path: string, body: object) => ask<T>(at + path, {}, '', body);
const one = (id: string) => `/gatherings/${encodeURIComponent(id)}`;

export const lobbyApi = {
  look: () => ask<LobbyState>(at),
  gathering: (id: string) => ask<Gathering>(at + one(id)),
  place: (token: string, mark: string, wait: number, signal?: AbortSignal) =>
    ask<Place>(`${at}/place`, { mark, wait }, token, undefined, signal),
  create: (wish: NewGathering & { name: string; nonce: string }) => post<PlaceToken>('/gatherings', wish),
  join: (id: string, name: string, nonce: string) => post<PlaceToken>(`${one(id)}/join`, { name, nonce }),
  hour: (game: string, name: string, nonce: string) => post<PlaceToken>('/hour', { game, name, nonce }),
  queue: (wish: QuickWish) => post<PlaceToken>('/queue', wish),
  leave: (token: string) => post<Place>('/leave', { token }),
  ready: (token: string, salt: string) => post<Place>('/ready', { token, salt }),
  pick: (token: string, leader: string) => post<Place>('/pick', { token, leader }),
  start: (token: string) => post<Place>('/start', { token }),
  cancel: (token: string) => post<Place>('/cancel', { token }),
  surprise: (game: string, players: number, sets: string[], seed: string) =>
    post<Surprise>('/surprise', { game, players, sets, seed }),
  calendar: (id: string, lang: string) => `${at}${one(id)}/calendar?lang=${lang}`,
  /** Tells the server that the page is closed, without waiting for an answer. */
  closing: (token: string) =>
    navigator.sendBeacon(
      `${at}/leave`,
      new Blob([JSON.stringify({ token, closing: true })], { type: 'application/json' }),
    ),
};
