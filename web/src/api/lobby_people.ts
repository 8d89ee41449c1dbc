// Following, blocking and reporting people, and holidays.
import { ask } from './client';
import type { components } from './schema';

type Schemas = components['schemas'];
export type Tie = Schemas['TieInfo'];
export type Holiday = Schemas['Holiday'];

const at = '/api/lobby';
const people = `${at}/people`;

export const lobbyPeople = {
  all: () => ask<{ people: Tie[] }>(people),
  tie: (table: string, token: string, seat: string, kind: Tie['kind']) =>
    ask<{ people: Tie[] }>(people, {}, '', { table, token, seat, kind }),
  untie: (id: string) => ask<{ people: Tie[] }>(`${people}/${encodeURIComponent(id)}/remove`, {}, '', {}),
  blocked: (table: string) => ask<{ seats: string[] }>(`${people}/at/${encodeURIComponent(table)}`),
  report: (table: string, token: string, seat: string, text: string) =>
    ask<{ done: boolean }>(`${at}/report`, {}, '', { table, token, seat, text }),
  holiday: () => ask<Holiday>(`${at}/holiday`),
  setHoliday: (on: boolean) => ask<Holiday>(`${at}/holiday`, {}, '', { on }),
};
