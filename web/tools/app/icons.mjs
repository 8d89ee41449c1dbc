// The icons of the installed app, from the logo.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { png, shapesOf } from './raster.mjs';

const SIDE = 48; // of the logo
const WHITE = '#ffffff';

/** @param {string} web @returns {{ name: string, body: Buffer, size: number, purpose: string }[]} */
export function icons(web) {
  const logo = shapesOf(readFileSync(join(web, 'public/mark.svg'), 'utf8'));
  const [plate, ...signs] = logo; // the rounded plate behind the signs
  // Wider than the picture, however small the signs on it are drawn.
  const corners = [
    [-SIDE, -SIDE],
    [2 * SIDE, -SIDE],
    [2 * SIDE, 2 * SIDE],
    [-SIDE, 2 * SIDE],
  ];
  const square = { points: /** @type {[number, number][]} */ (corners), fill: plate.fill };
  const white = signs.map((sign) => ({ ...sign, fill: WHITE }));
  const made = (name, purpose, size, shapes, share = 1) => ({
    name: `icons/${name}-${size}.png`,
    body: png(shapes, size, (size * share) / SIDE, (size * (1 - share)) / 2),
    size,
    purpose,
  });
  return [
    made('icon', 'any', 192, logo),
    made('icon', 'any', 512, logo),
    // A system cuts these to a shape of its own: what matters stays within the inner 80 %.
    made('maskable', 'maskable', 192, [square, ...signs], 0.72),
    made('maskable', 'maskable', 512, [square, ...signs], 0.72),
    made('monochrome', 'monochrome', 192, white, 0.9),
    made('monochrome', 'monochrome', 512, white, 0.9),
    made('apple-touch-icon', '', 180, [square, ...signs], 0.86),
  ];
}
