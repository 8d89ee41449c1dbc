// The form for a table that others can join.
import type { ClockWish, OptionInfo } from '../../api/client';
import { lobbyApi, type Draft, type NewGathering } from '../../api/lobby';
import { nameOf } from '../../app/clock_text';
import { suggestedFor } from '../../app/create_table';
import { games } from '../../app/games.svelte';
import { t } from '../../app/language.svelte';
import { lobby } from './lobby.svelte';
import { field, moment } from './when';

export const CLOCKS: { id: string; wish: ClockWish }[] = [
  { id: '', wish: null },
  { id: 'live 900 15', wish: { kind: 'live', total: 900, increment: 15 } },
  { id: 'live 1800 30', wish: { kind: 'live', total: 1800, increment: 30 } },
  { id: 'correspondence 1', wish: { kind: 'correspondence', days: 1 } },
  { id: 'correspondence 3', wish: { kind: 'correspondence', days: 3 } },
  { id: 'correspondence 7', wish: { kind: 'correspondence', days: 7 } },
];
export const DRAFTS: Draft['mode'][] = ['', 'hidden', 'voteoff', 'three'];
const TOMORROW = 24; // hours

const isSwitch = (option: OptionInfo) =>
  option.kind === 'choice' && option.choices.map((c) => c.value).join() === 'no,yes';

export class OpenTableForm {
  private name = $state('uprising');
  players = $state(4);
  private chosen = $state<Record<string, boolean>>({});
  seed = $state('');
  clock = $state('live 900 15');
  draft = $state<Draft['mode']>('');
  low = $state<number | null>(null);
  high = $state<number | null>(null);
  rated = $state(false);
  later = $state(false);
  date = $state(field(TOMORROW));
  fills = $state(false);
  hidden = $state(false);
  title = $state('');
  readonly zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

  game = $derived(games.find(this.name) ?? games.all[0]);
  private option = $derived(this.game?.options.find((one) => one.name === 'players'));
  /** The numbers of players: at least two. */
  counts = $derived(
    Array.from({ length: (this.option?.high ?? 4) + 1 }, (_, n) => n).filter(
      (n) => n >= 2 && n >= (this.option?.low ?? 2) && !this.option?.gaps.includes(n),
    ),
  );
  sets = $derived(this.game?.options.filter((one) => one.asked && isSwitch(one) && this.fits(one)) ?? []);
  hasLeaders = $derived(this.game?.options.some((one) => one.name === 'leaders' && one.per_player) ?? false);

  /** Whether a set can be added as things are. */
  fits(option: OptionInfo): boolean {
    const needs = Object.keys(option.choices.find((one) => one.value === 'yes')?.needs ?? {});
    return (
      (option.fits === null || (option.fits[this.players]?.includes('yes') ?? false)) &&
      needs.every((name) => this.isOn(name))
    );
  }

  isOn(name: string): boolean {
    return this.chosen[name] ?? (this.game ? suggestedFor(this.game)[name] === 'yes' : false);
  }

  set(name: string, on: boolean): void {
    this.chosen[name] = on;
    this.seed = '';
  }

  choose(name: string): void {
    this.name = name;
    this.chosen = {};
    this.seed = '';
    this.draft = '';
  }

  /** For an effect: the number of players is one that the game has. */
  fit(): void {
    if (this.counts.length > 0 && !this.counts.includes(this.players)) this.players = this.counts.at(-1) ?? 2;
  }

  clockName = (id: string) => (id ? nameOf(id) : t('clock-none'));

  /** A box by chance: from the sets that are checked, or from all if none is. */
  surprise(): Promise<boolean> {
    return lobby.run(async () => {
      const on = this.sets.filter((one) => this.isOn(one.name)).map((one) => one.name);
      const from = on.length > 0 ? on : this.sets.map((one) => one.name);
      const found = await lobbyApi.surprise(this.game?.name ?? '', this.players, from, '');
      this.chosen = Object.fromEntries(this.sets.map((one) => [one.name, found.options[one.name] === 'yes']));
      this.seed = found.seed;
    });
  }

  /** What is sent; null while the time is not understood. */
  wish(): NewGathering | null {
    if (!this.game) return null;
    const starts = this.later ? moment(this.date) : null;
    if (this.later && starts === null) return null;
    const sets = this.sets.map((one) => [one.name, this.isOn(one.name) ? 'yes' : 'no'] as const);
    return {
      game: this.game.name,
      options: { ...suggestedFor(this.game), ...Object.fromEntries(sets), players: this.players },
      title: this.title.trim(),
      clock: CLOCKS.find((one) => one.id === this.clock)?.wish ?? null,
      draft: this.hasLeaders ? this.draft : '',
      rated: this.rated,
      low: this.low,
      high: this.high,
      fills: this.fills,
      listed: !this.hidden,
      starts,
    };
  }
}
