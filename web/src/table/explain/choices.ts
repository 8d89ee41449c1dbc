// What a choice on a button is about: the move itself, the icons it changes, and the thing it names.
import type { CardInfo, Choice, Preview } from '../../api/client';
import { names } from '../../app/card_sets.svelte';
import { language } from '../../app/language.svelte';
import { draw } from '../../components/effect_icons';
import type { Part } from '../../components/effect_parts';
import { icon } from '../../theme/icons';

/** The keys of what explains a move: its own, or that of choices at all, and those of the icons it names. */
export function keysOfChoice(choice: Choice): string[] {
  const [family = '', ...rest] = choice.words;
  const own = `choice-${family.replaceAll('_', '-')}`;
  const known = language.say(`explain-${own}`) !== `explain-${own}`;
  const signs = [family, ...rest].map((word) => icon(word)).filter((sign) => names.set?.explained[sign] !== undefined);
  return [...(known ? [own] : []), ...signs, ...(known || signs.length > 0 ? [] : ['choice'])];
}

/** The same with what it would change. */
export function keysOfPreview(choice: Choice, preview: Preview | null): string[] {
  const changed = [...(preview?.pay ?? []), ...(preview?.gain ?? [])].map((c) => icon(c.path.split('.').at(-1)!));
  return [...keysOfChoice(choice).filter((key) => key !== 'choice'), ...changed];
}

/** The keys of the icons that stand on a thing. */
export function keysOfThing(card: CardInfo): string[] {
  const iconsOf = (parts: Part[]): string[] =>
    parts.flatMap((part) =>
      part.kind === 'icon' ? [part.icon] : part.kind === 'group' || part.kind === 'pay' ? iconsOf(part.parts) : [],
    );
  return [...card.icons.map(icon), ...card.boxes.flatMap((box) => iconsOf(draw(box.words) ?? []))];
}

/** The thing that a choice names, such as the card it trashes. */
export function thingOf(choice: Choice): { kind: string; id: string } | null {
  for (const word of choice.words.slice(1)) {
    const card = names.set?.cards.find(({ id, boxes }) => id === word && boxes.length > 0);
    if (card) return { kind: card.kind, id: card.id };
  }
  return null;
}
