import type { Choice } from '../api/client';

/** A few short choices fit beside the guide line; more, or longer ones, take the place of the hand. */
export function inline(choices: Choice[]): boolean {
  return choices.length > 0 && choices.length <= 3 && choices.reduce((n, c) => n + c.label.length, 0) <= 42;
}
