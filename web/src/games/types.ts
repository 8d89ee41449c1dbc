// What a game adds to the table: its board, its panels, and which elements its moves are made on.
import type { Component } from 'svelte';
import type { CardInfo, Preview } from '../api/client';
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

/** A page beside the board: one of them is open at a time, below what can be acquired. */
export interface Room {
  name: string;
  icon: string;
  title(): string;
  Content: Component<{ table: TableState }>;
  /** The same in a few signs, for its tab. */
  Digest?: Component<{ table: TableState }>;
  /** Whether a target lies in it: it opens by itself when that is asked for. */
  holds(target: string, view: View): boolean;
  /** Targets that one may choose at any time: for these it does not open by itself. */
  anyTime?(target: string): boolean;
  /** Whether an effect with that message is carried out in it; or, if it has none, with that label. */
  about?(key: string): boolean;
}

/** A move with a large button of its own beside the hand. */
export interface Special {
  family: string;
  icon: string;
  label: string;
  short: string;
}

/** How a seat would stand in a fight of several. `place` is 0 for who is not in it; `more` takes it to place `next`. */
export interface Standing {
  seat: string;
  before: number;
  after: number;
  place: number;
  tied: boolean;
  others: { seat: string; strength: number }[];
  more: number;
  next: number;
}

/** How near to the end of the game a seat is, a team, or a side. */
export interface GoalStanding {
  name: string;
  seat?: number; // its place at the table, if it is a seat
  icon?: string; // if it is not
  tint?: string;
  points: string; // in a few signs
  said?: string; // in full
}

export interface Goal {
  of: number; // so many points end it; 0 if each side has a way of its own
  standings: GoalStanding[];
}

export interface GameUi {
  Board: Component<{ table: TableState }>;
  Market: Component<{ table: TableState }>;
  SeatPanel: Component<{ table: TableState; seat: string }>;
  Results: Component<{ table: TableState }>;
  /** What modules of this table draw themselves, by their names. */
  drawings?: Record<string, ModuleDrawing>;
  /** A space of the board, for panels of modules. */
  Space?: Component<{ table: TableState; id: string; tall?: boolean }>;
  /** What a game draws over a row of spaces, for zones of modules. */
  OverSpaces?: Component<{ table: TableState; spaces: string[] }>;
  /** The pages beside the board that this table has besides the log. */
  rooms?(): Room[];
  /** What lies before a seat besides its piles, for the page about it. */
  SeatArea?: Component<{ table: TableState; seat: string }>;
  /** The same for what its modules add. */
  moreSeatAreas?: Component<{ table: TableState; seat: string }>[];
  /** The phases of a round, as messages of the page are called. */
  phases: string[];
  phase(view: View): string;
  /** `last` is 0 if the number of rounds is not fixed. */
  round(view: View): { now: number; last: number } | null;
  /** What ends the game, and how everybody stands. */
  goal?(table: TableState): Goal;
  /**
   * The elements a move is made on, in the order they are selected: `hand:dagger`, `space:arrakeen`. `asks` is what
   * asks for it.
   */
  targets(words: string[], view: View, seat: string | null, asks: string): string[];
  /** The piles of a seat: the first is the hand; `deck`, `discard` and the rest are looked at through their buttons. */
  piles(view: View, seat: string): Pile[];
  /** Moves that are an amount, chosen with a stepper: does it begin with the most or with the least? */
  amounts: Record<string, 'most' | 'least'>;
  /** How a move would change the standing in a conflict; null if it does not. */
  standing?(view: View, preview: Preview, you: string): Standing | null;
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
  /**
   * The moves that a press on `target`, which cannot be used now, may have meant: the server says why they are not
   * possible.
   */
  meant?(target: string, view: View, picked: string[], families: Set<string>): string[];
  /** Are these the moves at the beginning of a turn? Then `meant` knows more than a like move that is legal. */
  begins?(families: Set<string>): boolean;
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
  /** On an upright tablet people, board, market and hand lie in bands, one below the other. */
  bands?: boolean;
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
  /** Two cards of the hand that are played as one, as far as they have been chosen. */
  pair?(table: TableState): [string, string | null] | null;
  /** Keys of its own for the help page, each with the message that says what it does. */
  keys?: [string[], string][];
  /** What the prompt says while elements are selected: a name, and what comes next. */
  prompt?(table: TableState): { head: string; rest: string } | null;
  /** A change that a preview need not show: it follows from the move itself, or from the turn being over. */
  quiet(change: { path: string; before: unknown; after: unknown; seat?: string }, ends: boolean, view: View): boolean;
}
