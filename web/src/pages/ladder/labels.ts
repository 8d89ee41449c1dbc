// What games, kinds of tables, leaders and fixed players are called on the pages of the ladder.
import type { Kind } from '../../api/ladder';
import { games } from '../../app/games.svelte';
import { language, t } from '../../app/language.svelte';

export const kindLabel = (kind: Kind): string => t(`ladder-kind-${kind}`);

/** A leader or, in games without, a side. */
export function leaderLabel(game: string, name: string): string {
  const options = games.find(game)?.options ?? [];
  for (const option of options.filter((one) => one.name === 'leaders' || one.name === 'seats')) {
    const found = option.choices.find((choice) => choice.value === name);
    if (found) return found.label;
  }
  return name.replaceAll('_', ' ');
}

export const isFixed = (player: string): boolean => player.includes(':');

/** Who it is: a name, a bot of a level, the automas of a difficulty, or somebody who is not here any more. */
export function playerLabel(game: string, player: string, name: string): string {
  const [kind, level = ''] = player.split(':');
  if (kind === 'bot')
    return t('ladder-bot', {
      level: games.find(game)?.levels.find((one) => one.name === level)?.label ?? t('ladder-random'),
    });
  if (kind === 'automa') {
    const difficulty = games.find(game)?.options.find((one) => one.name === 'difficulty');
    const label = difficulty?.choices.find((choice) => choice.value === level)?.label;
    return label ? t('ladder-automas-of', { level: label }) : t('ladder-automas');
  }
  return name || t('ladder-nobody');
}

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
export const percent = (share: number): string => `${Math.round(100 * share)} %`;
export const day = (at: number): string =>
  new Intl.DateTimeFormat(language.lang, { day: 'numeric', month: 'short' }).format(at * 1000);

const EMBLEMS = ['harvester', 'sandworm', 'spice', 'ornithopter', 'crysknife', 'eye', 'moon', 'water'];
const TINTS = ['landsraad', 'fremen', 'spice', 'guild', 'bene-gesserit', 'emperor', 'great-houses', 'intrigue'];

/** The sign of a profile, made from its id. */
export function emblemOf(id: string): { icon: string; tint: string } {
  const number = Array.from(id).reduce((n, letter) => (n * 31 + letter.charCodeAt(0)) % 4096, 7);
  return {
    icon: EMBLEMS[(number >> 3) % EMBLEMS.length] ?? 'spice',
    tint: `var(--c-${TINTS[number % TINTS.length]})`,
  };
}
