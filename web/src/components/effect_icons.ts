// What an effect says, as icons. The server sends the tree its sentence is made from; a tree with a word that has no
// picture is shown as that sentence instead, so a new game or a new effect is readable before it is drawn. The words of
// the algebra are here; those of a game are beside its board.
import { ICON_TABLES } from '../games/effect_icons';
import { group, icon, join, number, sign, text, type Part, type EffectMessage } from './effect_parts';

class Undrawn extends Error {}

/** The icons of an effect, or nothing if some part of it has none. */
export function draw(words: unknown): Part[] | null {
  try {
    return isWords(words) ? parts(words) : null;
  } catch (error) {
    if (error instanceof Undrawn) return null;
    throw error;
  }
}

function isWords(value: unknown): value is EffectMessage {
  return typeof value === 'object' && value !== null && 'key' in value;
}

function child(words: EffectMessage, name: string): Part[] {
  const value = words.args[name];
  if (!isWords(value)) throw new Undrawn();
  return parts(value);
}

function children(words: EffectMessage): Part[][] {
  const list = words.args['parts'];
  if (!Array.isArray(list)) throw new Undrawn();
  return list.map((w) => {
    if (!isWords(w)) throw new Undrawn();
    return parts(w);
  });
}

const GOODS: Record<string, string> = { swords: 'sword' };

function parts(words: EffectMessage): Part[] {
  const { key, args } = words;
  const n = Number(args['n'] ?? 1);
  const goods = /^(?:gain|pay|cost)-(.+)$/.exec(key);
  if (goods !== null && goods[1] !== 'melange') return [group(number(n), icon(GOODS[goods[1]!] ?? goods[1]!))];
  switch (key) {
    case 'nothing':
      return [sign('—')];
    case 'all':
      return join(children(words), []);
    case 'either':
      return join(children(words), [sign('/')]);
    case 'sequence':
      return join(children(words), [text('fx-then')]);
    case 'some':
      return [text('fx-of', { n }), ...join(children(words), [sign('/')])];
    case 'arrow':
      return [...child(words, 'cost'), icon('arrow'), ...child(words, 'gain')];
    case 'when':
      return [...conditional(child(words, 'condition')), ...child(words, 'effect')];
    case 'when-else':
      return [
        ...conditional(child(words, 'condition')),
        ...child(words, 'effect'),
        text('fx-else'),
        ...child(words, 'otherwise'),
      ];
    case 'each-opponent':
      return [text('fx-each-opponent'), ...child(words, 'effect')];
  }
  for (const say of ICON_TABLES) {
    const said = say(words, n, (name) => child(words, name));
    if (said !== null) return said;
  }
  throw new Undrawn();
}

function conditional(condition: Part[]): Part[] {
  return [...condition, sign(':')];
}
