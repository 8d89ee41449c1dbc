// It is your turn at a table that you do not look at: the title of the tab counts them, and its icon has a badge.
import { myTurns } from './my_turns.svelte';

const PLAIN = '/mark.svg';
const BADGE = '/mark-turn.svg';
const COUNTED = /^\(\d+\) /;

/** For an effect: the icon follows the turns, and the title as well, whichever page sets it. */
export function drawAttention(): () => void {
  const title = document.querySelector('title');
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const turns = myTurns.turns;
  if (icon) icon.href = turns > 0 || myTurns.here ? BADGE : PLAIN;
  const count = () => {
    const name = document.title.replace(COUNTED, '');
    const wanted = turns > 0 ? `(${turns}) ${name}` : name;
    if (document.title !== wanted) document.title = wanted;
  };
  count();
  if (title === null) return () => {};
  const observer = new MutationObserver(count);
  observer.observe(title, { childList: true });
  return () => observer.disconnect();
}
