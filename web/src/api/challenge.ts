// The endpoints of challenges.
import { ask, type TableCreated } from './client';
import type { components } from './schema';

type Schemas = components['schemas'];
export type ChallengeDay = Schemas['ChallengeDay'];
export type ChallengeInfo = Schemas['ChallengeInfo'];
export type ChallengeRow = Schemas['ChallengeRow'];
export type ChallengeTable = Schemas['ChallengeTable'];

type Which = Pick<ChallengeInfo, 'kind' | 'game' | 'period'>;
const at = ({ kind, game, period }: Which) => `/api/challenges/${kind}/${game}/${period}`;

export const challengeApi = {
  day: (day = '') => ask<ChallengeDay>('/api/challenges', { day }),
  table: (one: Which) => ask<ChallengeTable>(at(one)),
  play: (one: Which) => ask<TableCreated>(at(one), {}, '', {}),
  score: (table: string) => ask<Schemas['ChallengeScore']>(`/api/challenges/tables/${encodeURIComponent(table)}`),
  result: (one: Which) => ask<{ name: string; file: string }>(`${at(one)}/result`),
  bring: (file: string) => ask<ChallengeTable>('/api/challenges/results', {}, '', { file }),
};
