// What an area is called for those who listen: its name, its ground, and everything in it.
import { names } from '../../../app/card_sets.svelte';
import { t } from '../../../app/language.svelte';
import type { TableState } from '../../../table/table_state.svelte';
import { PLACES } from './shapes';
import { glows } from './move_targets';
import { aims, areaOf, garrison, gameView, seen, sietchRank, tokensIn, TIERS } from '../view';

/** What is in the area, as short sentences. */
export function contents(table: TableState, id: string): string[] {
  const area = areaOf(table.view, id),
    out: string[] = [];
  if (area.settlement) out.push(t('settlement-rank', { n: area.settlement }));
  const sietch = sietchRank(seen(table), id);
  if (sietch)
    out.push(
      sietch.rank ? t(sietch.hidden ? 'sietch-rank-hidden' : 'sietch-rank', { n: sietch.rank }) : t('sietch-hidden'),
    );
  const hunted = aims(table.view);
  if (hunted.target === id) out.push(t('mahdi-target-here'));
  if (hunted.now === id) out.push(t('mahdi-aim-here'));
  if (area.side) {
    const parts: string[] = TIERS.flatMap((tier) =>
      area[tier] ? [t(`units-${tier === 'special' ? area.side! : tier}`, { n: area[tier] })] : [],
    );
    if (area.officers) parts.push(t(`officers-${area.side}`, { n: area.officers }));
    for (const leader of area.leaders ?? []) parts.push(names.of('named leader', leader));
    const laid = area.tokens && gameView(table.view).automatic === area.side ? garrison(table.view, id) : null;
    if (laid) parts.push(t('garrison-here', { black: laid.black, silver: laid.silver }));
    const faces = area.tokens && !laid ? tokensIn(seen(table), id) : [];
    const hidden = faces.filter((f) => f === null).length;
    if (hidden) parts.push(t('tokens-hidden', { n: hidden }));
    for (const face of faces) {
      if (face)
        parts.push(
          t('token-face', {
            units: TIERS.flatMap((tier, i) =>
              face[i] ? [t(`units-${tier === 'special' ? 'atreides' : tier}`, { n: face[i] })] : [],
            ).join(', '),
          }),
        );
    }
    out.push(t('legion-of', { side: names.of('side', area.side), parts: parts.join(', ') }));
  }
  if (area.station) out.push(t('station'));
  if (area.wormsign) out.push(t('wormsigns', { n: area.wormsign }));
  if (area.worm) out.push(names.of('worm', area.worm));
  if (area.harvester) out.push(names.of('vehicle', 'harvester'));
  if (gameView(table.view).atomics === id) out.push(t('crater'));
  return out;
}

export function terrainOf(table: TableState, id: string): string {
  return names.of('terrain', gameView(table.view).atomics === id ? 'desert' : PLACES.get(id)!.terrain);
}

export function spoken(table: TableState, id: string): string {
  return [
    names.of('area', id),
    terrainOf(table, id),
    ...contents(table, id),
    ...(glows(table, id) ? [t('legal')] : []),
  ].join(', ');
}
