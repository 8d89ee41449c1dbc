import { scene, type Motif } from './motif.mjs';

const made = new Map<string, string>();
let serial = 0;

/** The scene of an id as SVG. The style attribute is left out (the policy forbids inline styles): `.scene` has it. */
export function picture(id: string, kind: Motif, w: number, h: number): string {
  const key = `${id}|${kind}|${w}|${h}`;
  let svg = made.get(key);
  if (svg === undefined) {
    svg = scene(id, { kind, w, h }).replace(/ style="[^"]*"/, '');
    made.set(key, svg);
  }
  // A gradient is found by its id: each drawing on the page needs one of its own.
  const own = `p${++serial}`;
  return svg.replace(/id="g\d+"/, `id="${own}"`).replace(/url\(#g\d+\)/g, `url(#${own})`);
}
