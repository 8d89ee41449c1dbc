// The clock of a seat in words, rough enough that it is not new each second.
import { leftOf, long } from '../../app/clock_text';
import { t } from '../../app/language.svelte';
import { time } from '../../app/server_time.svelte';
import type { Play } from '../table_state.svelte';

export function spokenClock(play: Play, seat: string): string {
  const clock = play.state?.over ? null : play.clock;
  if (clock === null) return '';
  if (clock.away[seat] !== undefined) return `, ${t('bot-plays')}`;
  const left = leftOf(clock, seat, time.now);
  if (left === null) return '';
  return `, ${left === 0 && clock.runs === seat ? t('time-up') : t('n-left', { time: long(left) })}`;
}
