// The cards of a game in the language of the page, fetched once for both.
import { api, type CardInfo, type CardSet, type Language } from '../api/client';

/** As many as any game seats. */
export const FULL = 6;

const ALL_MODULES = 'all';

/** A table says yes or no to each module, and may have a twist; without a table all modules are meant. */
function modulesOf(options: Record<string, unknown>): string {
  const answers = Object.entries(options).filter(([, value]) => value === 'yes' || value === 'no');
  if (answers.length === 0) return ALL_MODULES;
  const chosen = answers.flatMap(([name, value]) => (value === 'yes' ? [name] : []));
  const twist = options['twist'];
  if (typeof twist === 'string' && twist !== 'none') chosen.push(twist);
  return chosen.join(',') || 'none';
}

const playersOf = (seats: number): number => (seats >= FULL ? seats : 0);

const keyOf = (game: string, lang: Language, seats: number, options: Record<string, unknown>): string =>
  `${game}/${playersOf(seats)}/${lang}/${modulesOf(options)}`;

class Cards {
  private sets = $state.raw<Record<string, CardSet>>({});
  private index = new Map<CardSet, Map<string, CardInfo>>();
  private now = $state.raw<CardSet | null>(null);
  private wishes = 0;

  /**
   * A game's set as so many seats have it: only a full table has a board and cards of its own. With the options of a
   * table, it has just what the modules of that table bring.
   */
  async fetch(game: string, lang: Language, seats = 0, options: Record<string, unknown> = {}): Promise<CardSet> {
    const key = keyOf(game, lang, seats, options);
    return this.sets[key] ?? this.add(key, await api.cards(game, lang, playersOf(seats), modulesOf(options)));
  }

  /** A set that was kept with a replay, for when the server cannot be asked; in the language it was kept in. */
  offer(set: CardSet, lang: Language, seats: number, options: Record<string, unknown>): void {
    const key = keyOf(set.game, lang, seats, options);
    if (this.sets[key] === undefined) this.add(key, set);
  }

  private add(key: string, set: CardSet): CardSet {
    this.sets = { ...this.sets, [key]: set };
    this.index.set(set, new Map(set.cards.map((card) => [`${card.kind}/${card.id}`, card])));
    return set;
  }

  /** Make a game's set the one on the table. What was there stays until the new one has come. */
  async use(game: string, lang: Language, seats = 0, options: Record<string, unknown> = {}): Promise<CardSet> {
    const wish = ++this.wishes;
    const set = await this.fetch(game, lang, seats, options);
    if (wish === this.wishes) this.now = set; // an older wish may be answered later
    return set;
  }

  get set(): CardSet | null {
    return this.now;
  }

  /** A number of the rules, as the server has it. */
  limit(name: string): number {
    return this.now?.limits[name] ?? 0;
  }

  find(kind: string, id: string): CardInfo | null {
    return this.now === null ? null : (this.index.get(this.now)?.get(`${kind}/${id}`) ?? null);
  }

  /** The name of a thing; one that only a full table has is looked up there, once that set is here. */
  of(domain: string, id: string): string {
    const full = this.sets[`${this.now?.game}/${FULL}/${this.now?.lang}/${ALL_MODULES}`];
    return this.now?.names[domain]?.[id] ?? full?.names[domain]?.[id] ?? id.replaceAll('_', ' ');
  }
}

export const names = new Cards();

/** The spaces that a component is about: those an observation post watches. */
export function spacesOf(card: CardInfo | null): string[] {
  const found: unknown = card?.data['spaces'];
  return Array.isArray(found) ? found.map(String) : [];
}
