// A table being played in this browser: what can be chosen now, what has been pointed at, and what that allows.
import { MediaQuery } from 'svelte/reactivity';
import type { Choice } from '../api/client';
import type { Room } from '../games/types';
import { Look } from './look.svelte';
import { TableLine } from './table_line.svelte';

const HIGH = new MediaQuery('min-height: 1140px'); // two rows of people
const UPRIGHT = new MediaQuery('(min-width: 741px) and (max-width: 1180px) and (min-height: 1000px)');

export class TableState extends TableLine {
  picked = $state.raw<string[]>([]);
  pickedAt = $state<string>(''); // which of several equal things was pointed at
  armed = $state.raw<Choice | null>(null); // on touch: shown, and played at the second touch
  pile = $state<string>(''); // the pile opened by hand in the place of the hand
  weighed = $state.raw<Choice | null>(null); // the amount at which a stepper stands
  passing = $state(false); // a pass will be made by itself, or is held back
  detailsOf = $state<string | null>(null); // the seat whose open information is being read
  room = $state(''); // the page beside the board that lies open; without a name it is the log
  resultShown = $state(true); // the sheet of results, at the end of a game
  sought = $state.raw<string[]>([]); // what a lesson speaks of: the page it is on is shown, and the map moves there
  look = new Look(this);

  // ---------------------------------------------------------------- derived

  legal = $derived<Choice[]>(this.yours ? (this.state?.legal ?? []) : []);
  private on = $derived(
    new Map(
      this.legal.map((c) => [
        c.move,
        this.ui?.targets(c.words, this.view, this.you, this.state?.decision?.effect ?? '') ?? [],
      ]),
    ),
  );
  /** What is still possible with the targets already selected. */
  candidates = $derived(this.legal.filter((c) => this.picked.every((p) => this.on.get(c.move)!.includes(p))));
  glowing = $derived.by(() => {
    const found = new Set<string>();
    if (this.sending || this.playback.busy) return found;
    for (const c of this.candidates) {
      const left = this.on.get(c.move)!.filter((t) => !this.picked.includes(t));
      for (const t of this.ui?.ordered ? left.slice(0, 1) : left) found.add(t);
    }
    return found;
  });

  /** How many things glow: of two equal cards both do. */
  glowingThings = $derived(
    [...this.glowing].reduce((sum, key) => {
      const zone = key.slice(0, key.indexOf(':')),
        id = key.slice(zone.length + 1);
      const row = zone === 'market' ? this.view['row'] : this.piles.find((p) => p.zone === zone)?.cards;
      return sum + Math.max(1, Array.isArray(row) ? row.filter((one) => one === id).length : 1);
    }, 0),
  );

  /** Everything one may begin with, whatever has been pointed at. */
  startable = $derived(new Set(this.legal.flatMap((c) => this.on.get(c.move)!)));
  end = $derived(this.legal.find((c) => c.words[0] === 'end') ?? null);
  /** The move with the large button. */
  special = $derived(this.legal.find((c) => c.words[0] === this.ui?.special?.family) ?? null);
  amounts = $derived(this.legal.filter((c) => this.ui !== null && (c.words[0] ?? '') in this.ui.amounts));
  /** What the amounts are of: `deploy`, `deploy_dreadnoughts`. */
  amountsOf = $derived([...new Set(this.amounts.map((c) => c.words.slice(0, -1).join(' ')))]);
  /** Choices that are made on no target and have no button of their own. */
  loose = $derived(
    this.legal.filter(
      (c) => this.on.get(c.move)!.length === 0 && c !== this.end && c !== this.special && !this.amounts.includes(c),
    ),
  );
  /** Several moves are made on just the targets that are selected: which one is asked. */
  several = $derived.by(() => {
    const found =
      this.picked.length === 0
        ? []
        : this.candidates.filter((c) => this.on.get(c.move)!.every((t) => this.picked.includes(t)));
    return found.length > 1 ? found : [];
  });
  /** The choices that are buttons now. */
  offers = $derived(this.several.length > 0 ? this.several : this.loose);
  piles = $derived(this.ui && this.you ? this.ui.piles(this.view, this.you) : []);
  rooms = $derived<Room[]>(this.ui?.rooms?.() ?? []);
  /** On an upright tablet everything lies in bands, one below the other. */
  banded = $derived(
    this.ui?.bands === true && UPRIGHT.current && (this.seats.length <= 4 || (HIGH.current && this.rooms.length === 0)),
  );
  /** The second hand, and whether something of it can be played now. */
  beside = $derived(this.piles.find((p) => p.beside !== undefined) ?? null);
  canPlayBeside = $derived(
    this.beside !== null && [...this.startable].some((k) => k.startsWith(`${this.beside!.zone}:`)),
  );

  /** The page beside the board where what is asked for now is done, if it is done on one. */
  get roomNow(): Room | undefined {
    const asked = this.yours ? this.state?.decision : null;
    if (!asked) return undefined;
    const key = String(asked.words?.['key'] ?? asked.effect);
    return this.rooms.find((room) => room.about?.(key));
  }

  /** How many of some targets lie on a page beside the board. */
  targetsIn(room: Room, targets: Set<string>): number {
    return [...targets].filter((target) => room.holds(target, this.view)).length;
  }

  /** The elements that a choice is made on. */
  targetsOf(choice: Choice): string[] {
    return this.on.get(choice.move) ?? [];
  }

  // ---------------------------------------------------------------- the line

  override close(): void {
    super.close();
    this.look.close();
  }

  protected moved(): void {
    this.pile = '';
    this.look.forget();
  }

  protected sent(): void {
    this.look.stop();
  }

  // ---------------------------------------------------------------- pointing

  clear(): void {
    this.picked = [];
    this.pickedAt = '';
    this.armed = null;
    this.look.stop();
  }

  /** What a press on the target would do, if it would do something. */
  completes(target: string): Choice | null {
    const next = this.picked.includes(target) ? this.picked : [...this.picked, target];
    const found = this.legal.filter((c) => {
      const on = this.on.get(c.move)!;
      return on.length > 0 && on.every((t) => next.includes(t)) && next.every((t) => on.includes(t));
    });
    return found.length === 1 ? found[0]! : null;
  }

  press(target: string, where = '', box?: DOMRect, touch = false): void {
    if (this.skipped()) return;
    if (target.startsWith('seat:') && !this.glowing.has(target)) {
      this.look.stop();
      this.detailsOf = target.slice(5);
      return;
    }
    if (!this.yours || this.sending) {
      if (box) this.look.explain(target, box);
      return;
    }
    if (this.picked.includes(target) && (where === this.pickedAt || where === '') && this.armed === null) {
      this.clear();
      return;
    }
    const choice = this.completes(target);
    if (choice !== null) {
      if (touch && this.armed?.move !== choice.move) {
        this.armed = choice;
        this.picked = [...new Set([...this.picked, target])];
        if (where) this.pickedAt = where;
        if (box) this.look.inspect(target, box, 0);
        return;
      }
      void this.play(choice);
      return;
    }
    this.armed = null;
    const further = this.legal.some((c) => {
      const on = this.on.get(c.move)!;
      return on.includes(target) && this.picked.every((p) => on.includes(p));
    });
    if (further) this.picked = [...this.picked, target];
    else if (this.startable.has(target) && this.leavesPicked(target)) this.picked = [target];
    else {
      if (box) this.look.explain(target, box);
      return;
    }
    if (where || this.picked.length === 1) this.pickedAt = where;
    this.uncover();
  }

  /**
   * Another thing of the kind that was chosen takes its place. One of another kind was meant to go with it: the first
   * press says why it does not, the second begins with it.
   */
  private leavesPicked(target: string): boolean {
    const zone = target.split(':')[0]!;
    const again = this.look.inspected?.pressed === true && this.look.inspected.target === target;
    return again || this.picked.length === 0 || this.picked.some((p) => p.startsWith(`${zone}:`));
  }

  /** What goes with the target lies in another pile than the open one: open that. */
  private uncover(): void {
    const zones = new Set([...this.glowing].map((k) => k.split(':')[0]!));
    const picked = new Set(this.picked.map((k) => k.split(':')[0]!));
    if (this.pile === '' || zones.has(this.pile) || picked.has(this.pile)) return;
    const there = this.piles.find((p) => zones.has(p.zone));
    if (there !== undefined) this.pile = there.zone;
  }

  /** The second hand comes and goes in the place of the first. */
  toggleBeside(): void {
    if (this.beside === null) return;
    this.pile = this.pile === this.beside.zone ? '' : this.beside.zone;
    this.clear();
  }

  /** What else one would have to select for a move with this target. */
  partners(target: string): string[] {
    const found = this.legal.flatMap((c) =>
      this.on.get(c.move)!.includes(target) ? this.on.get(c.move)!.filter((t) => t !== target) : [],
    );
    return [...new Set(found)];
  }

  confirm(): void {
    if (this.armed) void this.play(this.armed);
  }
}
