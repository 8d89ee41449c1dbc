// The ground of the map as one drawing: sand in waves around the pole that run on across borders, plateaus as contour
// lines, mountains as peaks lit from the north-west. Made once; only numbers and our own colours are in it.
import { rng } from '../../../theme/motif.mjs';
import { BORDERS, HEIGHT, path, PLACES, round as f, WIDTH, type Place, type Point, type Terrain } from './shapes';

const FILL: Record<Terrain, string> = {
  desert: 'var(--t-desert)',
  deep_desert: 'var(--t-deep)',
  minor_erg: 'var(--t-erg)',
  plateau: 'var(--t-plateau)',
  mountain: 'var(--t-mountain)',
};
const POLE: Point = [473, 429];

const of = (terrain: Terrain): Place[] => [...PLACES.values()].filter((p) => p.terrain === terrain);
const together = (...kinds: Terrain[]): string =>
  kinds
    .flatMap(of)
    .map((p) => p.d)
    .join('');

function inside(ring: Point[], x: number, y: number): boolean {
  let odd = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax, ay] = ring[i]!,
      [bx, by] = ring[j]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
}

function toEdge(ring: Point[], x: number, y: number): number {
  let least = Infinity;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax, ay] = ring[i]!,
      [bx, by] = ring[j]!;
    const length = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
    const u = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
    least = Math.min(least, Math.hypot(x - ax - u * (bx - ax), y - ay - u * (by - ay)));
  }
  return least;
}

/** Crests of dunes: rings around the pole that the wind has bent. */
function crests(from: number, to: number, apart: number, shift: number): string {
  let d = '';
  for (let r = from; r < to; r += apart) {
    let on = false;
    for (let degrees = 0; degrees <= 360; degrees += 4) {
      const a = (degrees * Math.PI) / 180;
      const bent =
        r +
        7 * Math.sin(5 * a + r * 0.021 + shift) +
        4.5 * Math.sin(11 * a - r * 0.047) +
        2.5 * Math.sin(23 * a + r * 0.09);
      const x = POLE[0] + Math.cos(a) * bent,
        y = POLE[1] + Math.sin(a) * bent * 0.86;
      const out = x < -8 || x > WIDTH + 8 || y < -8 || y > HEIGHT + 8;
      if (!out) d += `${on ? 'L' : 'M'}${x.toFixed(0)} ${y.toFixed(0)}`;
      on = !out;
    }
  }
  return d;
}

function contours(place: Place): string {
  return [0.84, 0.64]
    .map((s) => {
      const line = place.ring
        .filter((_, i) => i % 2 === 0)
        .map(([x, y]): Point => [place.x + (x - place.x) * s, place.y + (y - place.y) * s]);
      return (
        `<path d="${path(line)}z" fill="none" stroke="var(--t-plateau-line)" ` +
        `stroke-width=".9" opacity="${s > 0.8 ? 0.9 : 0.55}"/>`
      );
    })
    .join('');
}

function peaks(): string {
  const chance = rng('peaks');
  let lit = '',
    shade = '';
  for (const { ring } of of('mountain')) {
    const xs = ring.map((p) => p[0]),
      ys = ring.map((p) => p[1]);
    const right = Math.max(...xs),
      low = Math.max(...ys) + 8;
    for (let y = Math.min(...ys) + 4; y < low; y += 9) {
      for (let x = Math.min(...xs); x < right; x += 13) {
        const px = x + (chance() - 0.5) * 9 + (Math.round(y / 9) % 2) * 6,
          py = y + (chance() - 0.5) * 5,
          w = 7 + chance() * 4,
          h = 8 + chance() * 6;
        if (!inside(ring, px, py) || toEdge(ring, px, py) < 6) continue;
        const top = px + (chance() - 0.5) * 2;
        lit += `M${f(px - w)} ${f(py + 3)}L${f(top)} ${f(py - h)}L${f(top + 1.5)} ${f(py + 4.5)}z`;
        shade += `M${f(top)} ${f(py - h)}L${f(px + w)} ${f(py + 3)}L${f(top + 1.5)} ${f(py + 4.5)}z`;
      }
    }
  }
  return `<path d="${lit}" fill="var(--t-mountain-lit)"/><path d="${shade}" fill="var(--t-mountain-shade)"/>`;
}

function draw(): string {
  const line = (d: string, stroke: string, width: number, more = ''): string =>
    `<path d="${d}" fill="none" stroke="var(${stroke})" stroke-width="${width}"${more}/>`;
  return [
    `<defs><clipPath id="wa-sand"><path d="${together('desert', 'deep_desert')}"/>` +
      `</clipPath><clipPath id="wa-deep"><path d="${together('deep_desert')}"/></clipPath>`,
    '<pattern id="wa-erg" width="7" height="7" patternUnits="userSpaceOnUse" ' +
      'patternTransform="rotate(24)"><circle cx="2" cy="2" r="1" fill="var(--t-erg-line)"/>' +
      '<circle cx="5.5" cy="5.5" r=".7" fill="var(--t-erg-line)"/></pattern>',
    '<radialGradient id="wa-edge" cx=".47" cy=".58" r=".75"><stop offset=".55" ' +
      'stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#2a1206" ' +
      'stop-opacity=".28"/></radialGradient></defs>',
    ...(Object.keys(FILL) as Terrain[]).map((kind) => `<path d="${together(kind)}" fill="${FILL[kind]}"/>`),
    `<g clip-path="url(#wa-sand)">${line(crests(40, 640, 15, 0), '--t-desert-line', 0.9, ' opacity=".62"')}</g>`,
    '<g clip-path="url(#wa-deep)"><g transform="translate(0 4)">' +
      `${line(crests(150, 640, 15, 0.28), '--t-deep-line', 1.5, ' opacity=".75"')}</g></g>`,
    `<path d="${together('minor_erg')}" fill="url(#wa-erg)"/>`,
    ...of('plateau').map(contours),
    peaks(),
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#wa-edge)"/>`,
    line(BORDERS.all, '--t-border', 1.3, ' stroke-linejoin="round"'),
    line(BORDERS.sectors, '--t-sector', 2.6, ' stroke-dasharray="9 4" opacity=".85"'),
    line(BORDERS.walls, '--t-label-halo', 9),
    line(BORDERS.walls, '--t-wall', 8, ' stroke-dasharray="2.4 4.6"'),
    line(BORDERS.walls, '--t-wall', 3),
  ].join('');
}

let made: string | null = null;
export const ground = (): string => (made ??= draw());
