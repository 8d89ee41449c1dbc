// The server's endpoints. Types are made from its OpenAPI document; nothing about the wire is written here by hand.
import { connection } from '../app/connection.svelte';
import { language } from '../app/language.svelte';
import { KEPT } from '../sw/messages';
import type { components } from './schema';

type Schemas = components['schemas'];
export type GameInfo = Schemas['GameInfo'];
export type SeatPlace = Schemas['SeatPlace'];
export type OptionInfo = Schemas['OptionInfo'];
export type CardSet = Schemas['CardSet'];
export type ModuleInfo = Schemas['ModuleInfo'];
export type SeatCell = Schemas['SeatCell'];
export type CardInfo = Schemas['CardInfo'];
export type CardBox = Schemas['CardBox'];
export type RuleInfo = Schemas['RuleInfo'];
export type TableSnapshot = Schemas['TableState'];
export type TableSummary = Schemas['TableSummary'];
export type TableCreated = Schemas['TableCreated'];
export type SeatInfo = Schemas['SeatInfo'];
export type Choice = Schemas['Choice'];
export type AgendaItem = Schemas['AgendaItem'];
export type EventLine = Schemas['EventLine'];
export type ChatLine = Schemas['ChatLine'];
export type Preview = Schemas['Preview'];
export type Reason = Schemas['Reason'];
export type Odds = Schemas['Odds'];
export type Prospects = Schemas['Prospects'];
export type Token = Schemas['Token'];
export type ErrorResponse = Schemas['Trouble'];
export type Changes = Schemas['Changes'];
export type FromServer = Schemas['FromServer'];
export type FromClient = Schemas['FromClient'];
export type NewTable = Partial<Omit<Schemas['NewTable'], 'options'>> & {
  game: string;
  options?: Record<string, unknown>;
};
export type SeatWish = Schemas['SeatWish'];
export type ClockInfo = Schemas['ClockInfo'];
export type ClockWish = Schemas['NewTable']['clock'];
export type BotLevel = SeatWish['level'];
export type Thoughts = Schemas['Thoughts'];
export type OwnTable = Schemas['OwnTable'];
export type Hint = Schemas['Hint'];
export type ReviewDepth = Schemas['ReviewState']['depth'];
export type ReviewMove = Schemas['ReviewMove'];
export type ReviewTried = Schemas['ReviewTried'];
export type ReviewState = Schemas['ReviewState'];
export type ReviewInfo = Schemas['ReviewInfo'];
export type ReviewDecision = Schemas['ReviewDecision'];
export type ReviewAccount = Schemas['ReviewAccount'];
export type GuidePage = Schemas['GuidePage'];
export type LessonInfo = Schemas['LessonInfo'];
export type LessonPage = Schemas['LessonPage'];
export type LessonPages = Schemas['LessonPages'];
export type LessonState = Schemas['LessonState'];
export type AnalysisBoard = Schemas['AnalysisBoard'];
export type AnalysisFindings = Schemas['AnalysisFindings'];
export type AnalysisCandidate = Schemas['AnalysisCandidate'];
/** Where a position comes from, and the moves made there. */
export type Position = Partial<Schemas['Analysed']>;
export type PuzzleSolver = Schemas['PuzzleSolver'];
export type PuzzleInfo = Schemas['PuzzleInfo'];
export type PuzzleState = Schemas['PuzzleState'];
export type PuzzleAnswer = Schemas['PuzzleAnswer'];
export type Language = 'en' | 'uk' | 'ru' | 'cs';

/** A refusal of the server, in one line and in the language of the page. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly rule = '',
    readonly state: TableSnapshot | null = null,
    readonly line = 0, // of a text that was sent
  ) {
    super(message);
  }
}

type Query = Record<string, string | number | undefined>;

export async function ask<T>(
  path: string,
  query: Query = {},
  token = '',
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> {
  const address = new URL(path, location.origin);
  for (const [name, value] of Object.entries<string | number | undefined>({ lang: language.lang, ...query })) {
    if (value !== undefined && value !== '') address.searchParams.set(name, String(value));
  }
  const headers: Record<string, string> = {};
  if (token) headers['Authorization'] = `Bearer ${token}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(address, {
      method: body === undefined ? 'GET' : 'POST',
      headers,
      signal: signal ?? null,
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    connection.failed();
    throw new Refusal(0, '');
  }
  if (!answer.headers.has(KEPT)) connection.reached();
  if (answer.ok) return (await answer.json()) as T;
  let trouble: Partial<ErrorResponse> = {};
  try {
    trouble = (await answer.json()) as ErrorResponse;
  } catch {
    /* not one of our answers */
  }
  throw new Refusal(
    answer.status,
    trouble.error ?? `${answer.status} ${answer.statusText}`,
    trouble.rule ?? '',
    trouble.state ?? null,
    trouble.line ?? 0,
  );
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  games: (lang: Language) => ask<GameInfo[]>('/api/games', { lang }),
  cards: (game: string, lang: Language, players: number, modules: string) =>
    ask<CardSet>(`/api/games/${encodeURIComponent(game)}/cards`, { lang, players, modules }),
  rules: (game: string, lang: Language) => ask<RuleInfo[]>('/api/rules', { game, lang }),
  tables: (lang: Language) => ask<TableSummary[]>('/api/tables', { lang }),
  create: (wish: NewTable) => ask<TableCreated>('/api/tables', {}, '', wish),
  state: (id: string, token: string, query: Query, signal?: AbortSignal) =>
    ask<TableSnapshot>(table(id), query, token, undefined, signal),
  move: (id: string, token: string, expect: number, move: string, lang: Language) =>
    ask<TableSnapshot>(`${table(id)}/moves`, { lang }, '', { token, expect, move }),
  undo: (id: string, token: string, expect: number, reset: boolean, lang: Language) =>
    ask<TableSnapshot>(`${table(id)}/undo`, { lang }, '', { token, expect, reset }),
  say: (id: string, token: string, text: string, cone: boolean) =>
    ask<ChatLine>(`${table(id)}/chat`, {}, '', { token, text, cone }),
  cone: (id: string, token: string, lang: Language) => ask<ChatLine>(`${table(id)}/cone`, { lang }, '', { token }),
  claim: (id: string, name: string, token: string, seat: string, nonce: string) =>
    ask<Token>(`${table(id)}/claim`, {}, '', { name, token, seat, nonce }),
  revoke: (id: string, token: string, seat = '', open = false) =>
    ask<Token>(`${table(id)}/revoke`, {}, '', { token, seat, open }),
  now: () => ask<{ now: number }>('/api/now'),
  back: (id: string, token: string) => ask<TableSnapshot>(`${table(id)}/back`, {}, '', { token }),
  pause: (id: string, token: string, on: boolean) => ask<TableSnapshot>(`${table(id)}/pause`, {}, '', { token, on }),
  cover: (id: string, token: string, expect: number) =>
    ask<TableSnapshot>(`${table(id)}/cover`, {}, '', { token, expect }),
  rematch: (id: string, tokens: string[]) => ask<TableCreated>(`${table(id)}/rematch`, {}, '', { tokens }),
  mine: (tables: { id: string; tokens: string[] }[], lang: Language) =>
    ask<OwnTable[]>('/api/mine', { lang }, '', { tables }),
  preview: (id: string, token: string, move: string, seq: number, lang: Language, signal?: AbortSignal) =>
    ask<Preview>(`${table(id)}/preview`, { move, seq, lang }, token, undefined, signal),
  odds: (id: string, token: string, move: string, signal?: AbortSignal) =>
    ask<Prospects>(`${table(id)}/odds`, { move }, token, undefined, signal),
  why: (id: string, token: string, move: string, seq: number, lang: Language, signal?: AbortSignal) =>
    ask<Reason>(`${table(id)}/why`, { move, seq, lang }, token, undefined, signal),
  hint: (id: string, token: string, seq: number, lang: Language) =>
    ask<Hint>(`${table(id)}/hint`, { seq, lang }, token),
  thoughts: (id: string, token: string, at: number, lang: Language) =>
    ask<Thoughts>(`${table(id)}/thoughts`, { at, lang }, token),
  replay: (id: string, token: string, at: number, since: number, lang: Language, signal?: AbortSignal) =>
    ask<TableSnapshot>(`${table(id)}/replay`, { at, since, lang }, token, undefined, signal),
  guide: (lang: Language) => ask<GuidePage[]>('/api/guide', { lang }),
  lessons: (lang: Language) => ask<LessonInfo[]>('/api/lessons', { lang }),
  lessonPages: (id: string, lang: Language) => ask<LessonPages>(`/api/lessons/${encodeURIComponent(id)}`, { lang }),
  beginLesson: (id: string) => ask<TableCreated>(`/api/lessons/${encodeURIComponent(id)}`, {}, '', {}),
  lessonBack: (id: string, token: string, expect: number, page: number) =>
    ask<TableSnapshot>(`${table(id)}/lesson`, {}, '', { token, expect, page }),
  puzzles: () => ask<Schemas['PuzzleList']>('/api/puzzles'),
  beginPuzzle: (id: string) => ask<TableCreated>(`/api/puzzles/${encodeURIComponent(id)}`, {}, '', {}),
  puzzleAnswer: (id: string, token: string, lang: Language) =>
    ask<PuzzleAnswer>(`${table(id)}/puzzle`, { lang }, token),
  puzzleBack: (id: string, token: string, expect: number) =>
    ask<TableSnapshot>(`${table(id)}/puzzle`, {}, '', { token, expect }),
  ratePuzzle: (id: string, token: string) => ask<PuzzleSolver>(`${table(id)}/puzzle/attempt`, {}, '', { token }),
  puzzleSolver: () => ask<PuzzleSolver>('/api/profile/puzzles'),
  record: (id: string) => ask<{ record: string }>(`${table(id)}/record`),
  read: (record: string) => ask<TableCreated>('/api/records', {}, '', { record }),
  tryFrom: (id: string, token: string, at: number, others: 'bot' | 'human', seat = '') =>
    ask<TableCreated>(`${table(id)}/try`, {}, '', { token, at, others, seat }),
  review: (id: string, lang: Language, done = 0, wait = 0, signal?: AbortSignal) =>
    ask<ReviewState>(`${table(id)}/review`, { lang, done, wait }, '', undefined, signal),
  analyse: (position: Position, lang: Language, signal?: AbortSignal) =>
    ask<AnalysisBoard>('/api/analysis', { lang }, '', position, signal),
  findings: (position: Position, lang: Language, done: number, wait: number, stop: boolean, signal?: AbortSignal) =>
    ask<AnalysisFindings>('/api/analysis/search', { lang }, '', { ...position, done, wait, stop }, signal),
  previewThere: (position: Position, move: string, lang: Language, signal?: AbortSignal) =>
    ask<Preview>('/api/analysis/preview', { lang }, '', { ...position, move }, signal),
  oddsThere: (position: Position, move: string, lang: Language) =>
    ask<Prospects>('/api/analysis/odds', { lang }, '', { ...position, move }),
  whyThere: (position: Position, move: string, lang: Language, signal?: AbortSignal) =>
    ask<Reason>('/api/analysis/why', { lang }, '', { ...position, move }, signal),
  beginReview: (id: string, lang: Language) => ask<ReviewState>(`${table(id)}/review`, { lang }, '', {}),
  reviewMoves: (id: string, depth: ReviewDepth, number: number, lang: Language) =>
    ask<Schemas['ReviewMoves']>(`${table(id)}/review/moves`, { depth, number, lang }),
  weigh: (id: string, depth: ReviewDepth, number: number, move: string, lang: Language) =>
    ask<ReviewTried>(`${table(id)}/review/moves`, { lang }, '', { depth, number, move }),
};
