// The icons on a board space, for the current viewer: its cost and its effects.
import type { CardInfo } from '../../../api/client';
import { isMessage, type EffectMessage } from '../../../components/effect_parts';
import icons from '../../../generated/icons.json';

/** How some effects are drawn on a space, where they have little room. */
const BOARD_TEMPLATES: Record<string, string> = icons.board;

/** `council`: whether the viewer's seat has a seat in the High Council. */
export function spaceEffects(card: CardInfo | null, council: boolean): (message: unknown) => unknown {
  const toll = card?.boxes.find((b) => b.box === 'toll')?.words as EffectMessage | undefined;
  const price = toll?.key.startsWith('surcharge-')
    ? { n: Number(toll.args['n']), of: toll.key.slice('surcharge-'.length) }
    : null;
  const drawn = (message: unknown): unknown => {
    if (!isMessage(message)) return message;
    const { key, args } = message;
    const condition = isMessage(args['condition']) ? args['condition'].key : '';
    if (condition === 'if-paid-more' && price !== null) {
      const more = { key, args: { ...price, effect: drawn(args['effect']) }, template: '<{n}{of}>{effect}' };
      return args['otherwise'] ? { key: 'either', args: { parts: [drawn(args['otherwise']), more] } } : more;
    }
    if (condition === 'if-council') return drawn(council ? args['effect'] : args['otherwise']);
    // A seat without hooks sees the sandworm too: the preview says what it needs.
    if (condition === 'if-maker-hooks') return drawn(args['effect']);
    // To trash an intrigue card and draw another is only its two icons.
    if (key === 'arrow' && isMessage(args['cost']) && args['cost'].key === 'trash-intrigue')
      return { key, args, template: '{trash} {intrigue}' };
    if (key in BOARD_TEMPLATES)
      return { key, args: { ...args, effect: drawn(args['effect']) }, template: BOARD_TEMPLATES[key] };
    if (key === 'all' && Array.isArray(args['parts'])) {
      // The bonus spice lies on the space and is drawn there.
      const parts = args['parts'].filter((p) => !(isMessage(p) && p.key === 'bonus-spice')).map(drawn);
      return parts.length === 1 ? parts[0] : { key, args: { ...args, parts } };
    }
    if (Array.isArray(args['parts'])) return { key, args: { ...args, parts: args['parts'].map(drawn) } };
    return message;
  };
  return drawn;
}
