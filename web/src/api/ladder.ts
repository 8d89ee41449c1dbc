// The endpoints of the ladder.
import { ask } from './client';
import type { components } from './schema';

type Schemas = components['schemas'];
export type Leaderboard = Schemas['Leaderboard'];
export type LadderRow = Schemas['LadderRow'];
export type LadderRules = Schemas['LadderRules'];
export type PlayerPage = Schemas['PlayerPage'];
export type PlayerRating = Schemas['PlayerRating'];
export type PlayerGame = Schemas['PlayerGame'];
export type RateOf = Schemas['RateOf'];
export type TableRating = Schemas['TableRating'];
export type Kind = PlayerRating['kind'];
export type Who = 'all' | 'people' | 'bots';

export const ladderApi = {
  board: (game: string, kind: string, season: number, who: Who, first: number) =>
    ask<Leaderboard>('/api/ladder', { game, kind, season, who, first }),
  rules: (lang: string) => ask<LadderRules>('/api/ladder/rules', { lang }),
  player: (id: string, game: string, kind: string) =>
    ask<PlayerPage>(`/api/players/${encodeURIComponent(id)}`, { game, kind }),
  table: (id: string, wait: number) => ask<TableRating>(`/api/tables/${encodeURIComponent(id)}/rating`, { wait }),
};
