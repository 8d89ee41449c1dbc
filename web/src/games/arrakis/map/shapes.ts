// The map of Arrakis: 101 areas as polygons that share their corners, in a box of 1000 by 700. Borders are split into
// arcs that both neighbours share, roughened and smoothed once, so that there are no gaps between them.
import { rng } from '../../../theme/motif.mjs';
import data from './map.json';

export type Point = [number, number];
export type Terrain = 'desert' | 'deep_desert' | 'minor_erg' | 'plateau' | 'mountain';

interface Given {
  at: number[];
  terrain: string;
  sector: string;
  symbol?: string;
  rank?: number;
  next: string;
  ring: string;
}

export interface Place {
  id: string;
  x: number;
  y: number;
  terrain: Terrain;
  sector: string; // `pole`: it belongs to the four central ones
  symbol: string;
  rank: number; // of a settlement that is printed there
  next: string[];
  named: boolean; // it has a name on the board
  ring: Point[];
  d: string;
}

export interface Arc {
  points: Point[];
  between: string[];
}

export const WIDTH = 1000;
export const HEIGHT = 700;
const FLAT = HEIGHT / WIDTH; // the corners are written in a square of 1000

const given = data.areas as Record<string, Given>;
const isRock = (id: string): boolean => ['mountain', 'plateau'].includes(given[id]?.terrain ?? '');
const key = (p: Point): string => `${p[0]},${p[1]}`;
export const round = (n: number): string => n.toFixed(1).replace(/\.0$/, '');
export const path = (points: Point[]): string => `M${points.map((p) => `${round(p[0])} ${round(p[1])}`).join('L')}`;

interface Edge {
  p: Point;
  q: Point;
  between: string[];
  arc?: Arc;
}

const corners = new Map(
  Object.entries(given).map(([id, a]) => [id, a.ring.split(' ').map((p) => p.split(',').map(Number) as Point)]),
);
const edges = new Map<string, Edge>();
const edgeKey = (p: Point, q: Point): string => [key(p), key(q)].sort().join('|');
for (const [id, ring] of corners) {
  ring.forEach((p, i) => {
    const q = ring[(i + 1) % ring.length]!;
    const name = edgeKey(p, q);
    const known = edges.get(name);
    if (known) known.between.push(id);
    else edges.set(name, { p, q, between: [id] });
  });
}
const meeting = new Map<string, Edge[]>();
for (const edge of edges.values()) {
  for (const p of [edge.p, edge.q]) meeting.set(key(p), [...(meeting.get(key(p)) ?? []), edge]);
}
const sides = (edge: Edge): string => [...edge.between].sort().join();
/** Where an arc ends: more than two borders meet, or others than before. */
function isJunction(corner: string): boolean {
  const [a, b, ...rest] = meeting.get(corner)!;
  return a === undefined || b === undefined || rest.length > 0 || sides(a) !== sides(b);
}

function walk(start: Edge, from: Point): { points: Point[]; used: Edge[] } {
  const points = [from],
    used: Edge[] = [];
  let edge = start,
    corner = key(from);
  for (;;) {
    used.push(edge);
    const to = key(edge.p) === corner ? edge.q : edge.p;
    points.push(to);
    corner = key(to);
    if (isJunction(corner)) break;
    const next = meeting.get(corner)!.find((e) => e !== edge);
    if (next === undefined || next === start) break;
    edge = next;
  }
  return { points, used };
}

const arcs: Arc[] = [];
for (const edge of edges.values()) {
  if (edge.arc) continue;
  const ahead = walk(edge, edge.p);
  const back = isJunction(key(edge.p)) ? undefined : meeting.get(key(edge.p))!.find((e) => e !== edge);
  const behind = back !== undefined && !ahead.used.includes(back) ? walk(back, edge.p) : { points: [edge.p], used: [] };
  const arc: Arc = { points: [...behind.points.reverse(), ...ahead.points.slice(1)], between: edge.between };
  for (const one of [...behind.used, ...ahead.used]) one.arc = arc;
  arcs.push(arc);
}

/** A straight arc as the wind would leave it: rock breaks into short pieces, sand into long curves. */
function weathered(arc: Arc): Point[] {
  const first = key(arc.points[0]!),
    last = key(arc.points.at(-1)!);
  const chance = rng(first < last ? first + last : last + first),
    hard = arc.between.some(isRock);
  let points = arc.points.map((p): Point => [p[0], p[1] * FLAT]);
  if (arc.between.length === 1) return points;
  for (let pass = 0; pass < 2; pass++) {
    const rough: Point[] = [points[0]!];
    for (let i = 1; i < points.length; i++) {
      const a = points[i - 1]!,
        b = points[i]!,
        length = Math.hypot(b[0] - a[0], b[1] - a[1]);
      if (length > (hard ? 13 : 26)) {
        const off = (chance() - 0.5) * length * (hard ? 0.2 : 0.13);
        rough.push([
          (a[0] + b[0]) / 2 - ((b[1] - a[1]) / length) * off,
          (a[1] + b[1]) / 2 + ((b[0] - a[0]) / length) * off,
        ]);
      }
      rough.push(b);
    }
    points = rough;
  }
  const smooth: Point[] = [],
    steps = hard ? 2 : 4;
  for (let i = 0; i < points.length - 1; i++) {
    const p1 = points[i]!,
      p2 = points[i + 1]!,
      p0 = points[i - 1] ?? p1,
      p3 = points[i + 2] ?? p2;
    for (let s = 0; s < steps; s++) {
      const u = s / steps,
        u2 = u * u,
        u3 = u2 * u;
      const curve = (d: 0 | 1): number =>
        0.5 *
        (2 * p1[d] +
          (p2[d] - p0[d]) * u +
          (2 * p0[d] - 5 * p1[d] + 4 * p2[d] - p3[d]) * u2 +
          (3 * p1[d] - p0[d] - 3 * p2[d] + p3[d]) * u3);
      smooth.push([curve(0), curve(1)]);
    }
  }
  smooth.push(points.at(-1)!);
  return smooth;
}

const lines = new Map(arcs.map((arc) => [arc, weathered(arc)]));

function outline(id: string): Point[] {
  const ring = corners.get(id)!,
    n = ring.length,
    out: Point[] = [];
  const along = ring.map((p, i) => edges.get(edgeKey(p, ring[(i + 1) % n]!))!.arc!);
  const start = Math.max(
    0,
    along.findIndex((arc, i) => arc !== along[(i - 1 + n) % n]),
  );
  for (let i = 0; i < n;) {
    const arc = along[(start + i) % n]!,
      p = ring[(start + i) % n]!,
      line = lines.get(arc)!;
    let used = 0;
    while (i + used < n && along[(start + i + used) % n] === arc) used++;
    const forward = Math.hypot(line[0]![0] - p[0], line[0]![1] - p[1] * FLAT) < 0.01;
    out.push(...(forward ? line : [...line].reverse()).slice(0, -1));
    i += used;
  }
  return out;
}

export const PLACES: ReadonlyMap<string, Place> = new Map(
  Object.entries(given).map(([id, a]) => {
    const ring = outline(id);
    return [
      id,
      {
        id,
        x: a.at[0]!,
        y: a.at[1]! * FLAT,
        terrain: a.terrain as Terrain,
        sector: a.sector,
        symbol: a.symbol ?? '',
        rank: a.rank ?? 0,
        next: a.next.split(' '),
        named: !/^[ns][ew]_(outer|central)_\d+$/.test(id),
        ring,
        d: `${path(ring)}z`,
      },
    ];
  }),
);

export interface Zone {
  id: string;
  x: number;
  y: number;
  links: string[];
}
export const ZONES: ReadonlyMap<string, Zone> = new Map(
  Object.entries(data.air).map(([id, z]) => [id, { id, x: z.at[0]!, y: z.at[1]! * FLAT, links: z.links }]),
);

const walls = new Set(data.walls.map((pair) => [...pair].sort().join()));
const sectorOf = (id: string): string => given[id]!.sector;
const inner = arcs.filter((arc) => arc.between.length === 2);
const drawn = (some: Arc[]): string => some.map((arc) => path(lines.get(arc)!)).join('');
/** All borders, those between sectors, and those that nothing crosses on the ground. */
export const BORDERS = {
  all: drawn(inner),
  sectors: drawn(
    inner.filter((arc) => {
      const [a, b] = arc.between.map(sectorOf);
      return a !== b && a !== 'pole' && b !== 'pole';
    }),
  ),
  walls: drawn(inner.filter((arc) => walls.has([...arc.between].sort().join()))),
};

export const SECTORS = [
  'ne_outer',
  'se_outer',
  'sw_outer',
  'nw_outer',
  'ne_central',
  'se_central',
  'sw_central',
  'nw_central',
];
/** The areas of a sector; the pole belongs to each of the central ones. */
/** The region that a tactics card names beside its sietch: an outer sector, or the four central ones together. */
export const regionOf = (sietch: string): string => {
  const sector = PLACES.get(sietch)?.sector ?? '';
  return sector.endsWith('_outer') ? sector : 'central';
};
export const areasOfRegion = (region: string): string[] =>
  (region === 'central' ? SECTORS.filter((s) => s.endsWith('_central')) : [region])
    .flatMap(areasOf)
    .filter((id, i, all) => all.indexOf(id) === i);
export const areasOf = (sector: string): string[] =>
  [...PLACES.values()]
    .filter((p) => p.sector === sector || (p.sector === 'pole' && sector.endsWith('_central')))
    .map((p) => p.id);
