// What a game adds to the table: its board, its panels, and which elements its moves are made on.
import type { Component } from 'svelte';
import type { CardInfo } from '../api/client';
import type { TableState } from '../table/table_state.svelte';
import type { ModuleDrawing } from './dune/modules';

export type View = Record<string, unknown>;

/** A pile of cards that a player may look at or choose from. */
export interface Pile {
  zone: string; // its cards are the targets `zone:id`
  kind: string; // of its cards, as in `CardInfo.kind`
  label: string; // a message of the page
  icon: string;
  cards: string[] | null; // null: only their number is known
  count: number;
  beside?: string; // a second hand with a button of its own: the message for that, with the number of cards
  appears?: boolean; // what can be chosen of it lies beside the open pile
}

/** A move with a large button of its own beside the hand. */
export interface Special {
  family: string;
  icon: string;
  label: string;
  short: string;
}

export interface GameUi {
  Board: Component<{ table: TableState }>;
  Market: Component<{ table: TableState }>;
  SeatPanel: Component<{ table: TableState; seat: string }>;
  Results: Component<{ table: TableState }>;
  /** What modules of this table draw themselves, by their names. */
  drawings?: Record<string, ModuleDrawing>;
  /** A space of the board, for panels of modules. */
  Space?: Component<{ table: TableState; id: string }>;
  /** What lies before a seat besides its piles, for the page about it. */
  SeatArea?: Component<{ table: TableState; seat: string }>;
  /** The phases of a round, as messages of the page are called. */
  phases: string[];
  phase(view: View): string;
  /** `last` is 0 if the number of rounds is not fixed. */
  round(view: View): { now: number; last: number } | null;
  /**
   * The elements a move is made on, in the order they are selected: `hand:dagger`, `space:arrakeen`. `asks` is what
   * asks for it.
   */
  targets(words: string[], view: View, seat: string | null, asks: string): string[];
  /** The piles of a seat: the first is the hand; `deck`, `discard` and the rest are looked at through their buttons. */
  piles(view: View, seat: string): Pile[];
  /** Moves that are an amount, chosen with a stepper: does it begin with the most or with the least? */
  amounts: Record<string, 'most' | 'least'>;
  special: Special | null;
  /** The box of the leader that the signet stands for, if not the one of that name. */
  signet?(view: View, seat: string): string;
  /** Which pile lies open in the place of the hand if nobody chose another. */
  openPile(view: View, seat: string, legal: string[][]): string;
  /** The move that a player seems to try by selecting `target` with `picked` in hand, if there is one to ask about. */
  attempt(
    picked: string[],
    target: string,
    view: View,
    find: (kind: string, id: string) => CardInfo | null,
  ): string | null;
  /** The card behind a target, to be read in full. */
  card(target: string): { kind: string; id: string } | null;
  /** Targets an event happened on; they are ringed during its playback. */
  places(event: Record<string, unknown>): string[];
  /** What the seat has gathered this turn to spend, as icons: shown while its cards lie open. */
  purse(view: View, seat: string): { icon: string; n: number; label: string }[];
  /** How far an automa has come, in icons: shown during its turn. */
  automaProgress?(view: View, seat: string): { icon: string; n: number; of?: number; label: string }[];
  /** The rules of what automas do are named in the log. */
  cites?: boolean;
  /** The targets of a move are selected in the order of `targets`: only the next one glows. */
  ordered?: boolean;
  /** The table around the board, if it is not the usual one; it has the guide line and the hand in it. */
  TableLayout?: Component<{ table: TableState; chat: boolean; invite: () => void; help: () => void }>;
  /** `TableLayout` is for wide screens: on a narrow one the table is the usual one. */
  wideLayoutOnly?: boolean;
  /** The order of the seat panels, if it is not turn order with the viewer's seat last. */
  order?(view: View, seats: string[]): string[];
  /** Describes the target under the pointer, in place of the usual preview. */
  Inspector?: Component<{ table: TableState }>;
  /** The colour of a seat, if it is not that of its place at the table. */
  colour?(view: View, seat: string): string | undefined;
  /** Playback shows the table as it is afterwards: the events of this game do not say what they change. */
  afterwards?: boolean;
  /** Kinds of event that are not worth a line. */
  silent?: Set<string>;
  /** Keys of its own for the help page, each with the message that says what it does. */
  keys?: [string[], string][];
  /** What the prompt says while elements are selected: a name, and what comes next. */
  prompt?(table: TableState): { head: string; rest: string } | null;
  /** A change that a preview need not show: it follows from the move itself, or from the turn being over. */
  quiet(change: { path: string; before: unknown; after: unknown; seat?: string }, ends: boolean, view: View): boolean;
}
