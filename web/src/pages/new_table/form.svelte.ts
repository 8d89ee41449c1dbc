// The form for a new table: what has been chosen, and what the game's options make of it.
import {
  api,
  Refusal,
  type BotLevel,
  type ClockWish,
  type NewTable,
  type OptionInfo,
  type SeatPlace,
} from '../../api/client';
import { ladderApi, type LadderRules } from '../../api/ladder';
import { sitDown, suggestedFor } from '../../app/create_table';
import { games } from '../../app/games.svelte';
import { t } from '../../app/language.svelte';
import { settings } from '../../app/settings.svelte';

export type SeatKind = 'here' | 'link' | 'bot';
export interface SeatChoice {
  kind: SeatKind;
  name: string;
  level: BotLevel;
  own: Record<string, string>; // of options that each seat chooses for itself
}

const CONTROLLER = { here: 'human', link: 'open', bot: 'bot' } as const;
const RANDOM = 'random';
export const seatLetter = (i: number): string => String.fromCharCode('A'.charCodeAt(0) + i);

const FEWEST_MODULES = 2; // a single one is a field like others

/** An option of yes or no. */
function isSwitch(option: OptionInfo): boolean {
  return option.kind === 'choice' && option.choices.map((c) => c.value).join() === 'no,yes';
}

/** The option without which this one makes no sense. */
export function needOf(option: OptionInfo): string {
  return Object.keys(option.choices.find((c) => c.value === 'yes')?.needs ?? {})[0] ?? '';
}

export class NewTableForm {
  name = $state('');
  values = $state<Record<string, unknown>>({});
  seats = $state<SeatChoice[]>([]);
  listed = $state(false);
  title = $state('');
  seed = $state('');
  error = $state('');
  busy = $state(false);
  clock = $state.raw<ClockWish>(null);
  spectators = $state<'open' | 'delayed'>('open');
  hints = $state(false);
  rated = $state(false);
  rules = $state.raw<LadderRules | null>(null);
  private rulesIn = '';

  game = $derived(games.find(this.name) ?? games.all[0]);
  playerCount = $derived(this.game?.options.find((o) => o.name === 'players'));
  players = $derived(Number(this.values['players'] ?? this.playerCount?.default ?? 2));
  /** What rated tables of this game are like; none with so many players or without a ladder. */
  ratedGame = $derived(
    this.rules?.games.find((one) => one.game === this.game?.name && one.players.includes(this.players)),
  );
  isRated = $derived(this.rated && this.rules?.enabled === true && this.ratedGame !== undefined);
  private asked = $derived(
    this.game?.options.filter(
      (o) => o.asked && o !== this.playerCount && (o.fits === null || o.fits[this.players] !== undefined),
    ) ?? [],
  );
  /** Options that each seat chooses for itself. */
  seatOptions = $derived(this.isRated ? [] : this.asked.filter((o) => o.per_player));
  private tableOptions = $derived(this.asked.filter((o) => !o.per_player));
  private switches = $derived(this.tableOptions.filter((o) => isSwitch(o)));
  /** What may be added to the game; a variant follows what it needs, and is there only with it. */
  modules = $derived(
    this.switches.length < FEWEST_MODULES
      ? []
      : this.switches
          .filter((o) => !needOf(o))
          .flatMap((o) => [o, ...this.switches.filter((other) => needOf(other) === o.name && this.isOn(o))]),
  );
  fields = $derived(this.tableOptions.filter((o) => this.switches.length < FEWEST_MODULES || !isSwitch(o)));
  levels = $derived(this.game?.levels ?? []);
  usualLevel = $derived<BotLevel>(this.levels.find((l) => l.usual)?.name ?? '');
  /** The option that says which side each seat is on, of a game with sides. */
  sides = $derived(
    this.isRated ? null : (this.game?.options.find((o) => o.name === 'seats' && o.of === 'side') ?? null),
  );
  /** What the rules decide about the seats. */
  places = $derived<SeatPlace[]>(this.seating()?.places ?? []);
  /** The sides in the order of the seats. */
  order = $derived((this.values['seats'] as string[] | undefined) ?? this.places.map((place) => place.side));
  automatic = $derived(this.places.some((place) => place.automatic));
  /** The sides that people or bots play: not the one that the rules run. */
  private taken = $derived(
    this.order.filter((side) => !this.places.some((place) => place.automatic && place.side === side)),
  );
  people = $derived(this.seats.filter((s) => s.kind !== 'bot').length);
  here = $derived(this.seats.filter((s) => s.kind === 'here').length);

  ratedOptions = $derived(this.ratedGame?.options[String(this.players)] ?? []);
  /** What a rated table still lacks. */
  ratedTrouble = $derived(
    this.here !== 1 ? t('rated-one-here') : this.people > 1 && this.clock === null ? t('rated-wants-clock') : '',
  );

  constructor(name: string) {
    this.name = name;
  }

  private seating() {
    return this.game?.seatings.find(({ when }) =>
      Object.entries(when).every(([option, wanted]) => this.chosen(option) === wanted),
    );
  }

  /** An option as it is now, chosen or not. */
  private chosen(option: string): unknown {
    if (option === 'players') return this.players;
    const known = this.game?.options.find((o) => o.name === option);
    return this.values[option] ?? known?.suggested ?? known?.default;
  }

  /** The choices that make sense with so many players. */
  fitting(option: OptionInfo): OptionInfo['choices'] {
    return option.choices.filter(
      (c) =>
        (option.fits === null || option.fits[this.players]?.includes(c.value)) &&
        Object.entries(c.needs).every(([other, wanted]) => this.chosen(other) === wanted),
    );
  }

  value(option: OptionInfo): unknown {
    const chosen = this.values[option.name];
    const fits = option.kind !== 'choice' || this.fitting(option).some((c) => c.value === chosen);
    return chosen === undefined || !fits ? (option.suggested ?? option.default) : chosen;
  }

  isOn(option: OptionInfo): boolean {
    return this.value(option) === 'yes';
  }

  list(option: OptionInfo): string[] {
    return (this.values[option.name] as string[] | undefined) ?? (option.default as string[] | null) ?? [];
  }

  choose(option: string, chosen: unknown): void {
    this.values[option] = chosen;
    // The sides follow from some options: what was chosen before is no longer meant.
    if (this.game?.seatings.some(({ when }) => option in when)) delete this.values['seats'];
  }

  choices(option: OptionInfo): OptionInfo['choices'] {
    return this.fitting(option).filter((c) => c.value !== RANDOM);
  }

  /** What a seat may choose for itself: leaders that have a seat of their own are not among it. */
  openTo(option: OptionInfo): OptionInfo['choices'] {
    return this.choices(option).filter((c) => !this.places.some((place) => place.leader === c.value));
  }

  /** What a seat has chosen for itself, if that still fits. */
  own(seat: SeatChoice, option: OptionInfo): string {
    const chosen = seat.own[option.name];
    return chosen !== undefined && this.openTo(option).some((c) => c.value === chosen) ? chosen : '';
  }

  leaderAt(i: number): string {
    return this.places[i]?.leader ?? '';
  }

  letter(i: number): string {
    return seatLetter(this.sides ? Math.max(i, this.order.indexOf(this.taken[i] ?? '')) : i);
  }

  sideLabel(side: string | undefined): string {
    return this.sides?.choices.find((c) => c.value === side)?.label ?? '';
  }

  sideAt(i: number): string {
    return this.sideLabel(this.taken[i]);
  }

  /** The seat that had the side gets the one that this seat had. */
  takeSide(i: number, wanted: string): void {
    const next = [...this.order];
    const other = next.indexOf(wanted);
    [next[i], next[other]] = [wanted, next[i]!];
    this.values['seats'] = next;
  }

  swapSides(): void {
    this.values['seats'] = [...this.order].reverse();
  }

  /** A seat is called by its letter and the name of its player. */
  label(option: OptionInfo, choice: { value: string; label: string }): string {
    if (choice.value === RANDOM) return t('seed-random');
    if (option.of !== 'seat') return choice.label;
    const seat = this.seats[choice.value.charCodeAt(0) - 'A'.charCodeAt(0)];
    return `${choice.value} · ${seat === undefined ? t('seat-automa') : seat.name.trim() || t(`seat-${seat.kind}`)}`;
  }

  useGame(name: string): void {
    this.name = name;
    this.values = {};
  }

  /** As many seats as there are players: the first one is here, the others are invited. */
  fillSeats(): void {
    if (this.seats.length === this.players) return;
    this.seats = Array.from(
      { length: this.players },
      (_, i): SeatChoice =>
        this.seats[i] ?? { kind: i === 0 ? 'here' : 'link', name: i === 0 ? settings.name : '', level: '', own: {} },
    );
  }

  loadRules(lang: string): void {
    if (this.rulesIn === lang) return;
    this.rulesIn = lang;
    ladderApi.rules(lang).then(
      (found) => (this.rules = found),
      () => (this.rulesIn = ''),
    );
  }

  ratedValue(option: { name: string; words: string[] }): string {
    const chosen = this.values[option.name];
    return typeof chosen === 'string' && option.words.includes(chosen) ? chosen : (option.words[0] ?? '');
  }

  /** Of a rated table only these are chosen; the server knows the others. */
  private ratedWish(game: string): NewTable {
    const own = Object.fromEntries(this.ratedOptions.map((option) => [option.name, this.ratedValue(option)]));
    return {
      ...this.wish(game),
      options: { players: this.players, ...own },
      spectators: 'open',
      hints: false,
      seed: null,
      rated: true,
    };
  }

  private options(): Record<string, unknown> & { players: number } {
    const options: Record<string, unknown> & { players: number } = {
      ...(this.game ? suggestedFor(this.game) : {}),
      players: this.players,
    };
    for (const option of this.tableOptions)
      if (this.values[option.name] !== undefined) options[option.name] = this.value(option);
    for (const option of this.seatOptions) {
      const own = this.seats.map((seat, i) => (this.leaderAt(i) ? '' : this.own(seat, option)));
      if (own.some(Boolean)) options[option.name] = own.map((one) => one || RANDOM);
    }
    if (this.sides && this.values['seats'] && this.players > 1) options['seats'] = this.order;
    return options;
  }

  private wish(game: string): NewTable {
    return {
      game,
      options: this.options(),
      title: this.title.trim(),
      listed: this.listed,
      clock: this.people > 1 ? this.clock : null, // alone there is nobody to wait for
      spectators: this.spectators,
      hints: this.hints,
      seed: this.seed.trim() || null,
      seats: this.seats.map((s) => ({
        controller: CONTROLLER[s.kind],
        name: s.kind === 'here' ? s.name.trim() : '',
        level: s.kind === 'bot' ? s.level || this.usualLevel : '',
      })),
    };
  }

  fail(error: unknown): void {
    this.error = error instanceof Refusal && error.message ? error.message : t('no-server');
  }

  async submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (!this.game || this.busy) return;
    this.busy = true;
    this.error = '';
    if (this.seats[0]?.name) settings.setName(this.seats[0].name);
    try {
      sitDown(
        await api.create(this.isRated ? this.ratedWish(this.game.name) : this.wish(this.game.name)),
        this.game.name,
        this.title.trim(),
      );
    } catch (error) {
      this.fail(error);
      this.busy = false;
    }
  }
}
