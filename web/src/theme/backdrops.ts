// The large pictures: the two halves of the Imperium board, the first page's horizon, the curtain. All from numbers.
import { ridge, rng } from './motif.mjs';

const f = (n: number) => n.toFixed(1).replace(/\.0$/, '');
const DUNES = ['var(--dune-0)', 'var(--dune-1)', 'var(--dune-2)', 'var(--dune-3)'];

function stars(r: () => number, w: number, h: number, n: number): string {
  let d = '';
  for (let i = 0; i < n; i++) {
    const x = r() * w,
      y = r() * h,
      q = r(),
      s = q > 0.5 ? 1.2 : 0.8;
    d +=
      q > 0.88
        ? `M${f(x)} ${f(y - 2)}l.6 1.4 1.4.6-1.4.6-.6 1.4-.6-1.4-1.4-.6 1.4-.6z`
        : `M${f(x)} ${f(y)}h${s}v${s}h-${s}z`;
  }
  return `<path d="${d}" fill="var(--star)"/>`;
}

function gradient(id: string, stops: [number, string][]): string {
  return (
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">` +
    stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('') +
    '</linearGradient>'
  );
}

function halo(id: string, colour: string, opacity: number): string {
  return (
    `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/>` +
    `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`
  );
}

/** The assembly: seats rising over the dune like a sun. */
function assembly(cx: number, cy: number, from: number, step: number, rings: number, dot: number): string {
  let s = '';
  for (let k = 0; k < rings; k++) {
    const R = from + step * k,
      n = Math.round((Math.PI * R) / (20 + k));
    for (let i = 0; i <= n; i++) {
      const a = Math.PI + (Math.PI * i) / n;
      s +=
        `<circle cx="${f(cx + Math.cos(a) * R)}" cy="${f(cy + Math.sin(a) * R)}" r="` +
        `${f(dot - (k * dot) / (rings * 2))}"` +
        ` fill="var(--text)" opacity="${(0.8 - (k * 0.5) / rings).toFixed(2)}"/>`;
    }
  }
  return s;
}

const svg = (cls: string, w: number, h: number, fit: string, inside: string) =>
  `<svg class="${cls}" viewBox="0 0 ${w} ${h}" preserveAspectRatio="${fit}" aria-hidden="true">${inside}</svg>`;

export function boardSky(): string {
  const r = rng('board-sky');
  let rings = '';
  for (let R = 116; R < 460; R += 46) {
    rings += `<circle cx="391" cy="250" r="${R}" fill="none" stroke="var(--star)" stroke-width=".7" opacity=".5"/>`;
  }
  return svg(
    'board-backdrop',
    782,
    250,
    'xMidYMax slice',
    `<defs>${gradient('bsky', [
      [0, 'var(--sky-0)'],
      [0.5, 'var(--sky-1)'],
      [0.84, 'var(--sky-2)'],
      [1, 'var(--sky-3)'],
    ])}` +
      `${halo('bmoon', 'var(--moon)', 0.55)}</defs><rect width="782" height="250" ` +
      `fill="url(#bsky)"/>${stars(r, 782, 190, 90)}` +
      '<circle cx="391" cy="196" r="120" fill="url(#bmoon)"/><circle cx="391" cy="196" ' +
      'r="44" fill="var(--moon)" opacity=".5"/>' +
      `<circle cx="470" cy="168" r="13" fill="var(--moon-2)" opacity=".55"/>${rings}`,
  );
}

export function boardSand(): string {
  const r = rng('board-sand');
  return svg(
    'board-backdrop',
    782,
    214,
    'xMidYMin slice',
    '<rect width="782" height="214" fill="var(--sky-3)"/>' +
      ridge(r, 782, 214, 26, 18, 5, DUNES[0]!) +
      ridge(r, 782, 214, 64, 24, 3.6, DUNES[1]!) +
      ridge(r, 782, 214, 112, 27, 3, DUNES[2]!) +
      ridge(r, 782, 214, 170, 26, 2, DUNES[3]!),
  );
}

export function horizon(): string {
  const r = rng('horizon');
  return svg(
    'herobg',
    1280,
    330,
    'xMidYMax slice',
    `<defs>${gradient('hsky', [
      [0, 'var(--sky-0)'],
      [0.45, 'var(--sky-1)'],
      [0.78, 'var(--sky-2)'],
      [1, 'var(--sky-3)'],
    ])}` +
      `${halo('hsun', 'rgb(var(--glow))', 0.55)}</defs><rect width="1280" height="330" ` +
      `fill="url(#hsky)"/>${stars(r, 1280, 210, 110)}` +
      `<circle cx="930" cy="225" r="210" fill="url(#hsun)"/>${assembly(930, 240, 92, 27, 5, 3.6)}` +
      '<circle cx="930" cy="232" r="50" fill="var(--moon)"/>' +
      ridge(r, 1280, 330, 262, 46, 4.2, DUNES[0]!) +
      ridge(r, 1280, 330, 290, 40, 3, DUNES[1]!) +
      ridge(r, 1280, 330, 318, 26, 2.4, DUNES[2]!),
  );
}

/** Between two people: tall on a phone, wide on a desk; the sun stays in the lower half, below the words. */
export function curtain(wide: boolean): string {
  const r = rng('curtain'),
    w = wide ? 1280 : 400,
    h = wide ? 720 : 640,
    x = w / 2,
    y = h * 0.75;
  return svg(
    'curtain-backdrop',
    w,
    h,
    'xMidYMax slice',
    `<defs>${gradient('csky', [
      [0, 'var(--sky-0)'],
      [0.45, 'var(--sky-1)'],
      [0.72, 'var(--sky-2)'],
      [0.9, 'var(--sky-3)'],
    ])}` +
      `${halo('csun', 'rgb(var(--glow))', 0.5)}</defs><rect width="${w}" height="${h}" ` +
      `fill="url(#csky)"/>${stars(r, w, h * 0.6, wide ? 130 : 70)}` +
      `<circle cx="${x}" cy="${y - 10}" r="${wide ? 260 : 190}" fill="url(#csun)"/>` +
      assembly(x, y, 84, 24, wide ? 6 : 5, 3.4) +
      `<circle cx="${x}" cy="${y - 6}" r="46" fill="var(--moon)"/>` +
      ridge(r, w, h, y + 40, 34, wide ? 6 : 3, DUNES[0]!) +
      ridge(r, w, h, y + 80, 30, wide ? 4.5 : 2.4, DUNES[1]!) +
      ridge(r, w, h, y + 125, 24, wide ? 3.2 : 2, DUNES[2]!),
  );
}
