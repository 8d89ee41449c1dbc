// What an effect says, as icons. The server sends the tree its sentence is made from; a tree with a word that has no picture
// here is shown as that sentence instead, so a new game or a new effect is readable before it is drawn.

export interface Words { key: string; args: Record<string, unknown> }

export type Part =
  | { kind: 'icon'; icon: string }
  | { kind: 'number'; text: string }
  | { kind: 'text'; id: string; args?: Record<string, string | number> }
  | { kind: 'name'; domain: string; id: string }
  | { kind: 'sign'; text: string }
  | { kind: 'group'; parts: Part[] };

class Undrawn extends Error {}

const icon = (name: string): Part => ({ kind: 'icon', icon: name });
const number = (n: number | string): Part => ({ kind: 'number', text: String(n) });
const sign = (text: string): Part => ({ kind: 'sign', text });
const text = (id: string, args?: Record<string, string | number>): Part => ({ kind: 'text', id, args });
const group = (...parts: Part[]): Part => ({ kind: 'group', parts });

/** The icons of an effect, or nothing if some part of it has none. */
export function draw(words: unknown): Part[] | null {
  try {
    return isWords(words) ? parts(words) : null;
  } catch (error) {
    if (error instanceof Undrawn) return null;
    throw error;
  }
}

function isWords(value: unknown): value is Words {
  return typeof value === 'object' && value !== null && 'key' in value;
}

function child(words: Words, name: string): Part[] {
  const value = words.args[name];
  if (!isWords(value)) throw new Undrawn();
  return parts(value);
}

function children(words: Words): Part[][] {
  const list = words.args['parts'];
  if (!Array.isArray(list)) throw new Undrawn();
  return list.map((w) => {
    if (!isWords(w)) throw new Undrawn();
    return parts(w);
  });
}

function join(lists: Part[][], between: Part[]): Part[] {
  return lists.flatMap((list, i) => (i === 0 ? list : [...between, ...list]));
}

/** `2 troop`, and only the icon for a single one. */
function some(n: number, ...icons: string[]): Part {
  return n === 1 ? group(...icons.map(icon)) : group(number(n), ...icons.map(icon));
}

const FACTION: Record<string, string> = { spacing_guild: 'guild', bene_gesserit: 'bene-gesserit' };
const GOODS: Record<string, string> = { swords: 'sword' };

function parts(words: Words): Part[] {
  const { key, args } = words;
  const n = Number(args['n'] ?? 1);
  const faction = FACTION[String(args['faction'])] ?? String(args['faction'] ?? '');
  const goods = /^(?:gain|pay|cost)-(.+)$/.exec(key);
  if (goods !== null && goods[1] !== 'melange') return [group(number(n), icon(GOODS[goods[1]!] ?? goods[1]!))];
  switch (key) {
    case 'nothing': return [sign('—')];
    case 'all': return join(children(words), []);
    case 'either': return join(children(words), [sign('/')]);
    case 'sequence': return join(children(words), [text('fx-then')]);
    case 'some': return [text('fx-of', { n }), ...join(children(words), [sign('/')])];
    case 'arrow': return [...child(words, 'cost'), icon('arrow'), ...child(words, 'gain')];
    case 'when': return [...conditional(child(words, 'condition')), ...child(words, 'effect')];
    case 'when-else':
      return [...conditional(child(words, 'condition')), ...child(words, 'effect'), text('fx-else'), ...child(words, 'otherwise')];
    case 'each-opponent': return [text('fx-each-opponent'), ...child(words, 'effect')];
    case 'draw': return [some(n, 'draw')];
    case 'draw-intrigue': return [some(n, 'intrigue')];
    case 'steal-intrigue': return [text('fx-steal', { n })];
    case 'discard': return [some(n, 'discard')];
    case 'snoop': return [icon('eye'), icon('deck'), sign(':'), icon('draw'), sign('/'), icon('trash')];
    case 'refocus': return [icon('discard'), icon('recall'), icon('deck'), some(n, 'draw')];
    case 'take-back': return [icon('discard'), icon(faction), icon('arrow'), icon('hand')];
    case 'trash': case 'trash-cost': return [icon('trash')];
    case 'trash-this': return [group(icon('trash'), text('fx-this'))];
    case 'acquire': return [group(icon('acquire'), sign(`≤${n}`))];
    case 'acquire-to-deck': return [group(icon('acquire'), sign(`≤${n}`)), icon('deck')];
    case 'acquire-reserve': return [{ kind: 'name', domain: 'card', id: String(args['card']) }, icon('acquire')];
    case 'signet': return [icon('signet')];
    case 'troops': return [some(n, 'troop')];
    case 'muster': return [some(n, 'troop'), icon('deploy')];
    case 'muster-reveal': return [some(n, 'troop'), icon('reveal'), icon('deploy')];
    case 'deploy': return [group(icon('deploy'), number(n))];
    case 'deploy-any': return [group(icon('deploy'), text('fx-any'))];
    case 'retreat': return [group(icon('retreat'), number(n))];
    case 'retreat-any': return [group(icon('retreat'), text('fx-any'))];
    case 'lose-deployed': return [some(n, 'lose-troop')];
    case 'lose-garrison': return [group(icon('garrison'), icon('lose-troop'))];
    case 'double-cross': return [text('fx-each-chosen'), icon('lose-troop'), icon('deploy')];
    case 'influence': return [some(n, 'influence-up', faction)];
    case 'influence-any': return [some(n, 'influence-up', 'any-faction')];
    case 'influence-different': return [group(number(`${Number(args['times'])}×`), icon('influence-up'), icon('any-faction'))];
    case 'influence-outdone': return [group(icon('influence-up'), icon('any-faction')), text('fx-outdone')];
    case 'influence-boost': return [group(number(`+${n}`), icon('influence-up'))];
    case 'influence-of':
      return [icon('influence-up'), ...join((args['factions'] as string[]).map((f) => [icon(FACTION[f] ?? f)]), [sign('/')])];
    case 'lose-influence': return [some(n, 'influence-down', 'any-faction')];
    case 'council-seat': return [icon('council'), group(number(`+${n}`), icon('persuasion'))];
    case 'hire-swordmaster': return [icon('swordmaster')];
    case 'take-mentat': case 'win-mentat': return [icon('mentat')];
    case 'recall-agent': return [icon('recall'), icon('agent')];
    case 'harvest': return [group(number(n), icon('spice'))];
    case 'double-harvest': return [group(icon('maker'), icon('spice'), sign('×2'))];
    case 'presence': return [group(icon('reveal'), ...child(words, 'effect'))];
    case 'take-control': return [group(icon('control'), { kind: 'name', domain: 'space', id: String(args['space']) })];
    case 'anywhere': return [text('fx-any-space')];
    case 'persuasion-per-card': return [group(number(n), icon('persuasion')), text('fx-each'), icon(faction)];
    case 'reveal-persuasion': return [group(icon('reveal'), number(n), icon('persuasion'))];
    case 'hagal-recruit': return [some(n, 'troop')];
    case 'hagal-signet': return [icon('signet')];
    case 'if-influence': return [group(sign(`${n}+`), icon(faction))];
    case 'if-spice': return [group(sign(`${n}+`), icon('spice'))];
    case 'if-council': return [icon('council')];
    case 'if-alliance': return [group(icon('alliance'), icon(faction))];
    case 'if-any-alliance': return [icon('alliance')];
    case 'if-other-in-play': return [icon(faction)];
    case 'if-fremen-bond': return [icon('bond')];
    case 'if-mentat-home': return [icon('mentat')];
    case 'if-tracks': return [group(sign(`${n}+`), icon('influence-up'), sign(`×${Number(args['tracks'])}`))];
    case 'if-copies': return [group(sign(`${n}+`), { kind: 'name', domain: 'card', id: String(args['card']) })];
    case 'if-most-copies': return [text('fx-most'), { kind: 'name', domain: 'card', id: String(args['card']) }];
    case 'silence': return [icon('lock'), text('fx-space')];
    case 'spice-must-flow-discount': return [{ kind: 'name', domain: 'card', id: 'the_spice_must_flow' }, group(number(`−${n}`), icon('persuasion'))];
    case 'may-pass-turn': return [text('fx-may-pass')];
    case 'envoy': return [group(sign('+'), icon('emperor'), icon('guild'), icon('bene-gesserit'), icon('fremen'))];
    case 'infiltrate': return [icon('agent'), text('fx-unblocked')];
    case 'recruitment-mission': return [icon('acquire'), icon('arrow'), icon('deck')];
    case 'manipulate': return [icon('lock'), text('fx-row-card')];
    default: throw new Undrawn();
  }
}

function conditional(condition: Part[]): Part[] {
  return [...condition, sign(':')];
}
