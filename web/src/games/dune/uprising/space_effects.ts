// The icons on a board space, for the current viewer: its cost and its effects.
import type { CardInfo } from '../../../api/client';
import type { EffectMessage } from '../../../components/effect_parts';

function isWords(value: unknown): value is EffectMessage {
  return typeof value === 'object' && value !== null && 'key' in value && 'args' in value;
}

/** `council`: the seat that looks has one. */
export function spaceEffects(card: CardInfo | null, council: boolean): (words: unknown) => unknown {
  const toll = card?.boxes.find((b) => b.box === 'toll')?.words as EffectMessage | undefined;
  const price = toll?.key.startsWith('surcharge-')
    ? { n: Number(toll.args['n']), of: toll.key.slice('surcharge-'.length) }
    : null;
  const drawn = (words: unknown): unknown => {
    if (!isWords(words)) return words;
    const { key, args } = words;
    const condition = isWords(args['condition']) ? args['condition'].key : '';
    if (condition === 'if-paid-more' && price !== null) {
      const more = { key: 'paid-extra', args: { ...price, effect: drawn(args['effect']) } };
      return args['otherwise'] ? { key: 'either', args: { parts: [drawn(args['otherwise']), more] } } : more;
    }
    if (condition === 'if-council') return drawn(council ? args['effect'] : args['otherwise']);
    // Whoever has no hooks sees the worm too: the preview says what it takes.
    if (condition === 'if-maker-hooks') return drawn(args['effect']);
    if (key === 'presence') return { key: 'presence-short', args: { effect: drawn(args['effect']) } };
    // Little room: a swap is its two icons.
    if (key === 'arrow' && isWords(args['cost']) && args['cost'].key === 'trash-intrigue')
      return { key: 'swap-intrigue', args: {} };
    if (key === 'recall-other-agent' || key === 'detonate') return { key: `${key}-short`, args: {} };
    if (key === 'all' && Array.isArray(args['parts'])) {
      // The bonus spice lies on the space and is drawn there.
      const parts = args['parts'].filter((p) => !(isWords(p) && p.key === 'bonus-spice')).map(drawn);
      return parts.length === 1 ? parts[0] : { key, args: { ...args, parts } };
    }
    if (Array.isArray(args['parts'])) return { key, args: { ...args, parts: args['parts'].map(drawn) } };
    return words;
  };
  return drawn;
}
