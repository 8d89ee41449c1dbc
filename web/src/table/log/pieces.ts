// A line of the log as one sees it: what changed as icons, things as links. Screen readers hear the whole sentence.
import type { EventLine } from '../../api/client';
import { names } from '../../app/card_sets.svelte';
import { icon } from '../../theme/icons';
import { withoutCause } from '../playback/narration';

export interface Piece {
  text: string;
  icon?: string;
  about?: { kind: string; id: string }; // a thing that can be read in full
  explains?: string; // a word that has an explanation
}

type Data = Record<string, unknown>;

const GOODS = new Set(['solari', 'spice', 'water', 'persuasion', 'swords']);
const FACTIONS = new Set(['emperor', 'spacing_guild', 'bene_gesserit', 'fremen']);
/** The fields of an event that name a thing, and what it may be. */
const THINGS: Record<string, string[]> = {
  card: ['card', 'intrigue card', 'planning card', 'prescience card'],
  space: ['space'],
  conflict: ['conflict'],
  tile: ['tile'],
  contract: ['contract'],
};

function thing(field: string, id: unknown): { kind: string; id: string } | null {
  if (typeof id !== 'string') return null;
  const kind = (THINGS[field] ?? []).find((one) => names.find(one, id) !== null);
  return kind === undefined ? null : { kind, id };
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** The same without words, if icons say it all. */
function short(data: Data): Piece[] | null {
  const n = Number(data['n'] ?? 0),
    what = String(data['what'] ?? '');
  switch (data['kind']) {
    case 'gained':
      return GOODS.has(what) ? [{ text: signed(n), icon: icon(what) }] : null;
    case 'paid':
      return GOODS.has(what) ? [{ text: signed(-n), icon: icon(what) }] : null;
    case 'scored':
      return [{ text: signed(n), icon: 'vp' }];
    case 'recruited':
      return [{ text: signed(n), icon: 'troop' }];
    case 'deployed':
      return [
        { text: `${n}`, icon: 'troop' },
        { text: '→', icon: 'combat' },
      ];
    case 'influence': {
      const faction = String(data['faction']);
      if (!FACTIONS.has(faction)) return null;
      return [{ text: `${String(data['was'])} → ${String(data['now'])}`, icon: icon(faction) }];
    }
    case 'drew':
    case 'drew_intrigue': {
      const about = thing('card', data['card']);
      const sign = data['kind'] === 'drew' ? 'draw' : 'intrigue';
      return about === null
        ? [{ text: '', icon: sign }]
        : [
            { text: '', icon: sign },
            { text: names.of(about.kind, about.id), about },
          ];
    }
    case 'revealed': {
      const about = thing('card', data['card']);
      return about === null ? null : [{ text: names.of(about.kind, about.id), about }];
    }
  }
  return null;
}

/** What several such events may be added up by. */
function sumOf(data: Data): string | undefined {
  const kind = String(data['kind']);
  return ['gained', 'paid', 'scored', 'recruited'].includes(kind) ? `${kind}/${String(data['what'] ?? '')}` : undefined;
}

/** A sentence with the things in it as links. */
function linked(text: string, data: Data): Piece[] {
  const found = Object.keys(THINGS).flatMap((field) => thing(field, data[field]) ?? []);
  const cause = data['cause'] as { kind: string; id: string } | undefined;
  if (cause && names.find(cause.kind, cause.id) !== null) found.push(cause);
  let out: Piece[] = [{ text }];
  for (const about of found) {
    const name = names.of(about.kind, about.id);
    if (out.some((piece) => piece.about?.kind === about.kind && piece.about.id === about.id)) continue;
    const at = out.findIndex((piece) => piece.about === undefined && piece.text.includes(name));
    const piece = out[at];
    if (piece === undefined) continue;
    const from = piece.text.indexOf(name);
    const parts: Piece[] = [
      { text: piece.text.slice(0, from) },
      { text: name, about },
      { text: piece.text.slice(from + name.length) },
    ];
    out = [...out.slice(0, at), ...parts.filter((part) => part.text !== ''), ...out.slice(at + 1)];
  }
  return out;
}

/** What a group of events is drawn as; `name` is that of its seat, which stands before it. */
export function piecesOf(lines: EventLine[], seat: string | null, name: string): { named: boolean; pieces: Piece[] } {
  const parts: {
    key: string;
    n: number;
    icons: boolean;
    pieces: Piece[];
    data: Data;
    sum: string | undefined;
  }[] = [];
  let named = false;
  for (const [i, line] of lines.entries()) {
    const data = line.data as Data;
    const text = i === 0 ? line.text : withoutCause(line, lines[0]!.text);
    const before = parts.at(-1);
    if (before?.sum !== undefined && before.sum === sumOf(data) && line.seat === seat) {
      // several of the same are one sum
      before.data = { ...before.data, n: Number(before.data['n']) + Number(data['n']) };
      before.pieces = short(before.data) ?? [];
      continue;
    }
    const signs = line.seat === seat && seat !== null ? short(data) : null;
    const own = name !== '' && (text.startsWith(`${name} `) || signs !== null);
    if (i === 0) named = own;
    const said = name !== '' && text.startsWith(`${name} `) && (i > 0 || own) ? text.slice(name.length + 1) : text;
    const pieces = signs ?? linked(said, data);
    const key = JSON.stringify(pieces);
    const last = parts.at(-1);
    if (last?.key === key) last.n += 1;
    else parts.push({ key, n: 1, icons: signs !== null, pieces, data, sum: signs === null ? undefined : sumOf(data) });
  }
  const pieces = parts.flatMap(({ n, icons, pieces: own }, i) => {
    const before = parts[i - 1];
    const joint = before === undefined ? '' : icons ? (before.icons ? ', ' : ': ') : '; ';
    return [...(joint ? [{ text: joint }] : []), ...own, ...(n > 1 ? [{ text: ` ×${n}` }] : [])];
  });
  return { named, pieces };
}
