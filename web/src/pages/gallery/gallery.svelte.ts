// The gallery of a game: all its components, and which of them the search and the filters let through.
import { Refusal, type CardInfo, type CardSet } from '../../api/client';
import { FULL, names } from '../../app/card_sets.svelte';
import { games } from '../../app/games.svelte';
import { language, t, tOr } from '../../app/language.svelte';

const COSTS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const same = (a: CardInfo, b: CardInfo): boolean =>
  a.kind === b.kind &&
  a.id === b.id &&
  a.cost === b.cost &&
  a.boxes.every((box, i) => box.text === b.boxes[i]?.text) &&
  String(a.data['spaces']) === String(b.data['spaces']);

/** Without capitals and accents, for the search. */
const plain = (text: string): string => text.toLocaleLowerCase(language.lang).normalize('NFD').replace(/\p{M}/gu, '');

export function toggled<T>(list: T[], value: T): T[] {
  return list.includes(value) ? list.filter((v) => v !== value) : [...list, value];
}

/** A component in an address: the same one of a full table has the number of its players. */
export function slugOf(card: CardInfo): string {
  return `${card.kind.replaceAll(' ', '-')}/${card.id}${card.tags.includes('full') ? `@${FULL}` : ''}`;
}

/** The module that a component comes with; empty for the game itself. */
export function setOf(card: CardInfo): string {
  const module = card.data['module'];
  return typeof module === 'string' ? module : '';
}

export const placeName = (place: string): string => tOr(`place-${place.replaceAll('_', '-')}`, names.of('icon', place));

export class GalleryState {
  query = $state('');
  sets = $state<string[]>([]); // modules; '' is what comes with the game itself
  kinds = $state<string[]>([]);
  factions = $state<string[]>([]);
  goes = $state<string[]>([]); // agent icons
  costs = $state<number[]>([]);
  reconstructed = $state(false);
  sort = $state<'cost' | 'name' | 'kind'>('kind');
  error = $state('');
  /** What only a full table has, or has in a different form. */
  private full = $state.raw<CardSet | null>(null);

  constructor(private readonly wanted: () => string) {}

  game = $derived.by(() => this.wanted() || games.all[0]?.name || '');
  private hasFull = $derived(
    games.find(this.game)?.options.some((o) => o.name === 'players' && o.high >= FULL) ?? false,
  );
  all = $derived.by((): CardInfo[] => {
    if (names.set?.game !== this.game) return [];
    const usual = names.set.cards.filter((c) => !c.tags.includes('guest')); // guests are shown in their own game
    const more =
      this.full?.game === this.game && this.full.lang === names.set.lang
        ? this.full.cards.filter((c) => !c.tags.includes('guest') && !usual.some((u) => same(c, u)))
        : [];
    return [...usual, ...more.map((c) => ({ ...c, tags: [...c.tags, 'full'] }))];
  });
  /** Components that differ between a full table and a smaller one. */
  private twins = $derived(new Set(this.all.filter((c) => c.tags.includes('full')).map((c) => `${c.kind}/${c.id}`)));
  allSets = $derived([...new Set(this.all.map(setOf))]);
  allKinds = $derived([...new Set(this.all.map((c) => c.kind))]);
  allFactions = $derived(
    [
      ...new Set([
        ...Object.keys(names.set?.names['faction'] ?? {}),
        ...(this.full?.game === this.game ? Object.keys(this.full.names['faction'] ?? {}) : []),
      ]),
    ].filter((f) => this.all.some((c) => c.factions.includes(f))),
  );
  allPlaces = $derived(
    [...new Set(this.all.filter((c) => c.kind === 'card').flatMap((c) => c.icons))].filter(
      (i) => !this.allFactions.includes(i),
    ),
  );
  private texts = $derived(
    new Map(this.all.map((c) => [c, plain([c.name, c.id, ...c.boxes.map((b) => `${b.label} ${b.text}`)].join(' '))])),
  );
  private words = $derived(plain(this.query).split(/\s+/).filter(Boolean));
  found = $derived(this.all.filter((c) => this.passes(c)).sort((a, b) => this.compare(a, b)));
  /** How many cards have each cost. */
  histogram = $derived(
    COSTS.map((n) => this.all.filter((c) => c.kind === 'card' && c.cost === n && this.passes(c, 'cost')).length),
  );
  isFiltered = $derived(
    this.sets.length +
      this.kinds.length +
      this.factions.length +
      this.goes.length +
      this.costs.length +
      this.words.length >
      0 || this.reconstructed,
  );

  /** For an effect: fetches what is shown. */
  load(): void {
    games.use(language.lang).catch(() => undefined);
    if (this.game)
      names.use(this.game, language.lang).catch((error: unknown) => {
        this.error = error instanceof Refusal && error.message ? error.message : t('no-server');
      });
  }

  /** For an effect: fetches what a full table has. */
  loadFull(): void {
    this.full = null;
    if (this.hasFull)
      names.fetch(this.game, language.lang, FULL).then(
        (set) => {
          this.full = set;
        },
        () => undefined,
      );
  }

  private passes(c: CardInfo, skip = ''): boolean {
    return (
      (this.sets.length === 0 || this.sets.includes(setOf(c))) &&
      (skip === 'kind' || this.kinds.length === 0 || this.kinds.includes(c.kind)) &&
      (this.factions.length === 0 || (c.kind !== 'rival' && this.factions.some((f) => c.factions.includes(f)))) &&
      (this.goes.length === 0 || this.goes.some((g) => c.icons.includes(g) || c.tags.includes('anywhere'))) &&
      (skip === 'cost' || this.costs.length === 0 || this.costs.includes(c.cost ?? 0)) &&
      (!this.reconstructed || c.reconstructed) &&
      this.words.every((w) => this.texts.get(c)!.includes(w))
    );
  }

  private compare(a: CardInfo, b: CardInfo): number {
    const byName = () => a.name.localeCompare(b.name, language.lang);
    if (this.sort === 'name') return byName();
    if (this.sort === 'cost') return (b.cost ?? 0) - (a.cost ?? 0) || byName();
    return this.allKinds.indexOf(a.kind) - this.allKinds.indexOf(b.kind);
  }

  count(kind: string): number {
    return this.all.filter((c) => c.kind === kind && this.passes(c, 'kind')).length;
  }

  setName(set: string): string {
    const module = names.set?.modules.find((m) => m.name === set);
    return module?.title ?? games.find(this.game)?.title ?? set;
  }

  /** For how many players a component is; nothing: for any number. */
  playersOf(c: CardInfo): string {
    return c.tags.includes('full') ? t('six-only') : this.twins.has(`${c.kind}/${c.id}`) ? t('few-only') : '';
  }

  clear(): void {
    this.sets = [];
    this.kinds = [];
    this.factions = [];
    this.goes = [];
    this.costs = [];
    this.reconstructed = false;
    this.query = '';
  }
}
