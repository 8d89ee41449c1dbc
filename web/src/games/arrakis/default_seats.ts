// Who sits where in a game of two sides, as the rules of the server have it when nobody says otherwise.
const SIDES = ['atreides', 'harkonnen'];
const SHARED: Record<string, string[]> = {
  atreides: ['house_atreides', 'fremen_allies'],
  harkonnen: ['house_harkonnen', 'corrino_allies'],
};
/** The side that has no player against the Mahdi rules. */
export const RUN_BY_RULES = 'harkonnen';

/** The sides in turn, and the allies of a shared one after them. */
export function usualSeats(players: number, shared: string, automatic: boolean): string[] {
  const split = automatic ? (players === 2 ? ['atreides'] : []) : players < 3 ? [] : players === 3 ? [shared] : SIDES;
  const both = SIDES.map((side) => (split.includes(side) ? SHARED[side]! : [side]));
  return [...both.map((b) => b[0]!), ...both.flatMap((b) => b.slice(1))];
}
