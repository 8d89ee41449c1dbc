// What a table that gathers will be like, in short words.
import type { Gathering } from '../../api/lobby';
import { nameOf } from '../../app/clock_text';
import { t } from '../../app/language.svelte';

export function facts(one: Gathering, game = ''): string[] {
  const rating =
    one.low !== null || one.high !== null ? t('lobby-ratings', { low: one.low ?? 0, high: one.high ?? '…' }) : '';
  return [
    game,
    ...one.sets,
    t('lobby-n-players', { n: one.players }),
    one.clock ? nameOf(one.clock) : '',
    one.rated ? t('lobby-rated') : '',
    rating,
    one.draft ? t(`lobby-draft-${one.draft}`) : '',
    one.fills ? t('lobby-fills') : '',
  ].filter((word) => word !== '');
}
