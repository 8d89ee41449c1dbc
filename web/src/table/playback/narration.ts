// Several events as one paragraph that names the player and the cause once.
import type { EventLine } from '../../api/client';
import { names } from '../../app/card_sets.svelte';

export interface Narration {
  name: string; // whom the paragraph is about, if it begins with them
  rest: string;
}

/**
 * What a seat did in a row is one sentence with semicolons; what does not begin with its name is a sentence of its own,
 * so that a capital letter never stands after a semicolon.
 */
export function narrate(lines: EventLine[], name: string): Narration {
  const first = lines[0]?.text ?? '';
  const sentences: { named: boolean; parts: { text: string; n: number }[] }[] = [];
  for (const [i, line] of lines.entries()) {
    const text = i === 0 ? line.text : withoutCause(line, first);
    const named = name !== '' && text.startsWith(`${name} `);
    const said = named ? text.slice(name.length + 1) : text;
    const last = sentences.at(-1);
    const part = last?.parts.at(-1);
    if (last && part?.text === said && last.named === named) part.n += 1;
    else if (last?.named && named) last.parts.push({ text: said, n: 1 });
    else sentences.push({ named, parts: [{ text: said, n: 1 }] });
  }
  const whole = sentences.map(({ named, parts }, i) => {
    const said = parts.map(({ text, n }) => (n > 1 ? `${text} ×${n}` : text)).join('; ');
    return named && i > 0 ? `${name} ${said}` : said;
  });
  return { name: sentences[0]?.named ? name : '', rest: whole.join('. ') };
}

/** A repeated cause is named with the first event only. */
export function withoutCause(line: EventLine, first: string): string {
  const cause = line.data['cause'] as { kind: string; id: string } | undefined;
  if (!cause) return line.text;
  const said = names.of(cause.kind, cause.id);
  const tail = ` (${said})`;
  return line.text.endsWith(tail) && first.includes(said) ? line.text.slice(0, -tail.length) : line.text;
}
