// Draws the few shapes of our logo into pixels: a PNG of any size without a browser.
import { crc32, deflateSync } from 'node:zlib';

/** Scan lines in a row of pixels; along a line coverage is exact. */
const LINES = 8;
const STEPS = 24; // of a curve

/**
 * @typedef {[number, number]} Point
 * @typedef {{ points: Point[], fill: string }} Shape a closed outline and its colour, `#rrggbb`
 */

/**
 * The shapes of an SVG of `rect`, `circle` and `path` (M, m, L, l, H, h, V, v, C, c, z). Anything else is an error.
 * @param {string} svg @returns {Shape[]}
 */
export function shapesOf(svg) {
  const shapes = [];
  for (const [, tag = '', text = ''] of svg.matchAll(/<([a-z]+)\s([^>]*?)\/?>/g)) {
    if (tag === 'svg') continue;
    /** @type {Record<string, string>} */
    const given = Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
    const number = (/** @type {string} */ name) => Number(given[name] ?? 0);
    if (tag === 'rect')
      shapes.push({
        points: roundedBox(number('x'), number('y'), number('width'), number('height'), number('rx')),
        fill: given.fill,
      });
    else if (tag === 'circle')
      shapes.push({ points: arc(number('cx'), number('cy'), number('r'), 0, 2 * Math.PI), fill: given.fill });
    else if (tag === 'path') {
      for (const points of outlines(given.d))
        if (given.stroke) shapes.push(...stroke(points, number('stroke-width'), given.stroke));
        else shapes.push({ points, fill: given.fill });
    } else throw new Error(`the logo has a <${tag}>, which cannot be drawn`);
  }
  for (const { fill } of shapes) if (!/^#[0-9a-f]{6}$/.test(fill)) throw new Error(`no colour: ${fill}`);
  return shapes;
}

/** @returns {Point[]} */
function arc(cx, cy, r, from, to, steps = 4 * STEPS) {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = from + ((to - from) * i) / steps;
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
  });
}

function roundedBox(x, y, w, h, r) {
  const quarter = Math.PI / 2;
  return [
    [x + w - r, y + r, -quarter],
    [x + w - r, y + h - r, 0],
    [x + r, y + h - r, quarter],
    [x + r, y + r, 2 * quarter],
  ].flatMap(([cx, cy, from]) => arc(cx, cy, r, from, from + quarter, STEPS));
}

/** Straight lines with round ends. @param {Point[]} points */
function stroke(points, width, fill) {
  return points.slice(1).map(([x, y], i) => {
    const [a, b] = points[i];
    const along = Math.atan2(y - b, x - a);
    const half = Math.PI / 2;
    return {
      points: [
        ...arc(x, y, width / 2, along - half, along + half),
        ...arc(a, b, width / 2, along + half, along + 3 * half),
      ],
      fill,
    };
  });
}

/** @param {string} d @returns {Point[][]} */
function outlines(d) {
  const words = d.match(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
  const found = [];
  let points = [];
  let [x, y, n] = [0, 0, 0];
  let order = '';
  const next = () => Number(words[n++]);
  while (n < words.length) {
    if (/[a-zA-Z]/.test(words[n])) order = words[n++];
    const [ox, oy] = order === order.toLowerCase() ? [x, y] : [0, 0];
    const kind = order.toLowerCase();
    if (kind === 'z') {
      [x, y] = points[0];
      continue;
    }
    if (kind === 'm') {
      points = [[(x = ox + next()), (y = oy + next())]];
      found.push(points);
      order = order === 'm' ? 'l' : 'L';
    } else if (kind === 'l') points.push([(x = ox + next()), (y = oy + next())]);
    else if (kind === 'h') points.push([(x = ox + next()), y]);
    else if (kind === 'v') points.push([x, (y = oy + next())]);
    else if (kind === 'c') {
      const [ax, ay, bx, by, ex, ey] = [next(), next(), next(), next(), next(), next()];
      const ends = [x, ox + ax, ox + bx, ox + ex];
      const heights = [y, oy + ay, oy + by, oy + ey];
      for (let i = 1; i <= STEPS; i++) points.push([bezier(ends, i / STEPS), bezier(heights, i / STEPS)]);
      [x, y] = [ends[3], heights[3]];
    } else throw new Error(`the logo has a path with ${order}, which cannot be drawn`);
  }
  return found;
}

const bezier = ([a, b, c, d], t) => a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t ** 2 * (1 - t) + d * t ** 3;

/**
 * How much of each pixel lies inside an outline, by the rule of even and odd.
 * @param {Point[]} points @param {number} size @returns {Float32Array}
 */
function coverage(points, size) {
  const out = new Float32Array(size * size);
  for (let line = 0; line < size * LINES; line++) {
    const at = (line + 0.5) / LINES;
    const crossings = [];
    for (let i = 0; i < points.length; i++) {
      const [ax, ay] = points[i];
      const [bx, by] = points[(i + 1) % points.length];
      if (ay <= at !== by <= at) crossings.push(ax + ((at - ay) / (by - ay)) * (bx - ax));
    }
    crossings.sort((a, b) => a - b);
    const row = Math.floor(line / LINES) * size;
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const from = Math.max(0, crossings[i]);
      const to = Math.min(size, crossings[i + 1]);
      for (let x = Math.floor(from); x < to; x++) out[row + x] += (Math.min(x + 1, to) - Math.max(x, from)) / LINES;
    }
  }
  return out;
}

/**
 * @param {Shape[]} shapes @param {number} size of the picture @param {number} scale @param {number} shift in pixels
 * @returns {Buffer} a PNG with transparency
 */
export function png(shapes, size, scale, shift = 0) {
  const colour = new Float32Array(size * size * 4); // red, green and blue times alpha, alpha
  for (const { points, fill } of shapes) {
    const [r, g, b] = [1, 3, 5].map((at) => parseInt(fill.slice(at, at + 2), 16));
    const cover = coverage(
      points.map(([x, y]) => [x * scale + shift, y * scale + shift]),
      size,
    );
    cover.forEach((share, pixel) => {
      if (share === 0) return;
      const alpha = Math.min(1, share);
      [r * alpha, g * alpha, b * alpha, alpha].forEach((value, i) => {
        colour[4 * pixel + i] = value + colour[4 * pixel + i] * (1 - alpha);
      });
    });
  }
  const rows = Buffer.alloc(size * (1 + 4 * size));
  for (let pixel = 0; pixel < size * size; pixel++) {
    const to = Math.floor(pixel / size) * (1 + 4 * size) + 1 + 4 * (pixel % size);
    const alpha = colour[4 * pixel + 3];
    for (let i = 0; i < 3; i++) rows[to + i] = alpha === 0 ? 0 : Math.round(colour[4 * pixel + i] / alpha);
    rows[to + 3] = Math.round(255 * alpha);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6, 0, 0, 0], 8); // eight bits, with alpha
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name, body) {
  const out = Buffer.alloc(12 + body.length);
  out.writeUInt32BE(body.length, 0);
  out.write(name, 4, 'latin1');
  body.copy(out, 8);
  out.writeUInt32BE(crc32(out.subarray(4, 8 + body.length)), 8 + body.length);
  return out;
}
