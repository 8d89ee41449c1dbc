// Fills a template of `icons.yaml` with the values of an effect. games/dune/icons.yaml explains the notation.
import { icon as iconOf } from '../theme/icons';
import { icon, isMessage, join, number, sign, text, type Part } from './effect_parts';

type Values = Record<string, unknown>;
type DrawEffect = (effect: unknown) => Part[];

/** A bracket, a space, a place in braces, or plain text. */
const TOKEN = /[()<>]|\s+|\{[^}]*\}|[^()<>{}\s]+/g;
const ROMAN = ['', 'I', 'II', 'III'];
/** Values that are the name of a component, and are written out. */
const NAMED = new Set(['card', 'space']);

export function fill(template: string, values: Values, drawEffect: DrawEffect): Part[] {
  const tokens = template.match(TOKEN) ?? [];
  let at = 0;

  /** Everything up to the closing bracket; what is written together becomes a group. */
  function parts(): Part[] {
    const out: Part[] = [];
    let together: Part[] = [];
    let written = 0; // how many tokens stand together
    const close = () => {
      if (written > 1) out.push({ kind: 'group', parts: together });
      else out.push(...together);
      together = [];
      written = 0;
    };
    while (at < tokens.length) {
      const token = tokens[at++]!;
      if (token === ')' || token === '>') break;
      if (token.trim() === '') close();
      else {
        written++;
        if (token === '(') together.push(...parts());
        else if (token === '<') together.push({ kind: 'pay', parts: ungrouped(parts()) });
        else if (token.startsWith('{')) together.push(...place(token.slice(1, -1), values, drawEffect));
        else together.push(sign(token.replace(/%(\w+)/g, (_, name: string) => plain(name, values))));
      }
    }
    close();
    return out;
  }
  return parts();
}

function ungrouped(parts: Part[]): Part[] {
  return parts.flatMap((part) => (part.kind === 'group' ? part.parts : [part]));
}

function plain(name: string, values: Values): string {
  const value = Number(values[name]);
  return name === 'level' ? (ROMAN[value] ?? String(value)) : String(value);
}

/** What stands in a pair of braces. */
function place(content: string, values: Values, drawEffect: DrawEffect): Part[] {
  if (content.startsWith('fx-')) return [text(content, numbersOf(values))];
  if (content.endsWith('?')) return values[content.slice(0, -1)] ? place(content.slice(0, -1), values, drawEffect) : [];
  if (content.endsWith('>1')) {
    const n = Number(values[content.slice(0, -2)] ?? 1);
    return n > 1 ? [number(n)] : [];
  }
  const [domain = '', id] = content.split(':');
  if (id !== undefined) return [{ kind: 'name', domain, id }];
  if (/[^a-z-]/.test(content)) return [number(content.replace(/[a-z]+/g, (name) => plain(name, values)))];
  return valueOrIcon(content, values, drawEffect);
}

function valueOrIcon(name: string, values: Values, drawEffect: DrawEffect): Part[] {
  const value = values[name];
  if (value === undefined) return [icon(name)];
  if (typeof value === 'number') return [number(value)];
  if (isMessage(value)) return drawEffect(value);
  if (Array.isArray(value))
    return join(
      value.map((one) => [icon(iconOf(String(one)))]),
      [sign('/')],
    );
  return NAMED.has(name) ? [{ kind: 'name', domain: name, id: String(value) }] : [icon(iconOf(String(value)))];
}

function numbersOf(values: Values): Record<string, number> | undefined {
  const found = Object.entries(values).filter((pair): pair is [string, number] => typeof pair[1] === 'number');
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}
