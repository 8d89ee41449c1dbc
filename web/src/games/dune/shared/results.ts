// What the server says about the end of a game.
import { names } from '../../../app/card_sets.svelte';

export interface GameResult {
  scores: Record<string, number>;
  winners: string[];
  reason: string;
  ended: string;
}

/** What breaks a tie, in this order. */
export const TIES = ['spice', 'solari', 'water', 'garrison'] as const;
export type Tie = (typeof TIES)[number];

/** How many points end the game. */
export const goalOf = (players: number): number => names.limit(`goal_${players}`) || names.limit('goal') || 10;
