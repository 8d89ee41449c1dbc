// Why a press on a thing does nothing now. What the page knows comes at once; the server is asked for the rest, as the
// moves that the press may have meant.
import { t } from '../../app/language.svelte';
import type { TableState } from '../table_state.svelte';

export interface Why {
  text: string; // the answer; or, with moves, the answer if the server knows nothing better
  moves: string[];
}

const said = (text: string): Why => ({ text, moves: [] });
const zoneOf = (target: string): string => target.slice(0, target.indexOf(':'));
const idOf = (target: string): string => target.slice(target.indexOf(':') + 1);

/** Why nothing at all can be done by the viewer now; null if they are asked. */
export function whyNobody(table: TableState): string | null {
  const state = table.state;
  if (state === null || table.frozen) return t('why-past');
  if (state.over) return t('over');
  if (table.you === null) return t('watching-only');
  if (table.away) return t('away-you');
  if (table.sending) return t('why-sending');
  if (table.yours) return null;
  const actor = state.seats.find((s) => s.seat === state.actor);
  return actor?.controller === 'open' || !actor ? t('waiting-open') : t('why-not-yours', { name: actor.name });
}

/** What is asked instead of what was pressed. */
export function whyNotNow(table: TableState): string {
  const asked = table.state?.decision?.prompt;
  return asked ? t('why-not-now', { asked }) : t('not-legal');
}

export function whyNot(table: TableState, target: string): Why {
  const nobody = whyNobody(table);
  if (nobody !== null) return said(nobody);
  const families = new Set(table.legal.map((c) => c.words[0] ?? ''));
  const meant = table.ui?.meant?.(target, table.view, table.picked, families) ?? [];
  const like = alike(table, target);
  // At the start of a turn a game knows better what was meant; in the middle of a question its other answers tell.
  const moves = like === null ? meant : table.ui?.begins?.(families) && meant.length > 0 ? meant : [like];
  return { text: whyNotNow(table), moves };
}

/** The same for a move that has a button: ending the turn, revealing. */
export function whyNotMove(table: TableState, move: string): Why {
  const nobody = whyNobody(table);
  return nobody === null ? { text: whyNotNow(table), moves: [move] } : said(nobody);
}

/** A legal choice made on a thing of the same kind, as if it had been made on this one. */
function alike(table: TableState, target: string): string | null {
  const zone = zoneOf(target),
    id = idOf(target);
  for (const choice of [...table.candidates, ...table.legal]) {
    const other = table.targetsOf(choice).find((one) => zoneOf(one) === zone && !table.picked.includes(one));
    const at = other === undefined ? -1 : choice.words.indexOf(idOf(other));
    if (at < 1) continue;
    const words = [...choice.words];
    words[at] = id;
    return words.join(' ');
  }
  return null;
}
