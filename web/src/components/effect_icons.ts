// An effect as icons. The server sends the tree of messages that the sentence of the effect is made from. Here are the
// messages that put effects together; how any other is drawn comes from the `icons.yaml` of its set (`make types`). An
// effect with a part that has no icons is shown as its sentence, so a new effect is readable before it is drawn.
import icons from '../generated/icons.json';
import { icon, isMessage, join, sign, text, type EffectMessage, type Part } from './effect_parts';
import { fill } from './icon_templates';

const TEMPLATES: Record<string, string> = icons.effects;

class NoIcons extends Error {}

/** The icons of an effect, or null if some part of it has none. */
export function draw(message: unknown): Part[] | null {
  try {
    return parts(message);
  } catch (error) {
    if (error instanceof NoIcons) return null;
    throw error;
  }
}

function parts(message: unknown): Part[] {
  if (!isMessage(message)) throw new NoIcons();
  const { key, args, template = TEMPLATES[key] } = message;
  if (template !== undefined) return fill(template, args, parts);
  const child = (name: string) => parts(args[name]);
  const condition = () => [...child('condition'), sign(':')];
  switch (key) {
    case 'nothing':
      return [sign('—')];
    case 'all':
      return join(children(message), []);
    case 'either':
      return join(children(message), [sign('/')]);
    case 'sequence':
      return join(children(message), [text('fx-then')]);
    case 'some':
      return [text('fx-of', { n: Number(args['n']) }), ...join(children(message), [sign('/')])];
    case 'arrow':
      return [...child('cost'), icon('arrow'), ...child('gain')];
    case 'when':
      return [...condition(), ...child('effect')];
    case 'when-else':
      return [...condition(), ...child('effect'), text('fx-else'), ...child('otherwise')];
    case 'each-opponent':
      return [text('fx-each-opponent'), ...child('effect')];
  }
  throw new NoIcons();
}

function children(message: EffectMessage): Part[][] {
  const list = message.args['parts'];
  if (!Array.isArray(list)) throw new NoIcons();
  return list.map(parts);
}
