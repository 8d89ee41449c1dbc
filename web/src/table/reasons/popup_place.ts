// Where a popup goes: beside the thing it speaks of, never over it or the guide line, and rather not over what one
// could choose.
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
interface Spot {
  left: number;
  top: number;
}

const GAP = 10;
const EDGE = 6;
const HEADER = 38;

const clamp = (x: number, low: number, high: number): number => Math.max(low, Math.min(high, x));

function covers(at: Spot, own: DOMRect, other: Box): number {
  const x = Math.min(at.left + own.width, other.right) - Math.max(at.left, other.left);
  const y = Math.min(at.top + own.height, other.bottom) - Math.max(at.top, other.top);
  return x > 0 && y > 0 ? x * y : 0;
}

const boxes = (selector: string): DOMRect[] =>
  [...document.querySelectorAll(selector)].map((e) => e.getBoundingClientRect());

/** The place for a popup of that size, in pixels of the window. */
export function placeBeside(box: Box, own: DOMRect): Spot {
  const w = innerWidth,
    h = innerHeight;
  const middle = {
    x: (box.left + box.right) / 2 - own.width / 2,
    y: (box.top + box.bottom) / 2 - own.height / 2,
  };
  const guides = boxes('.table .guide');
  const never: Box[] = [box, ...guides];
  const spots = [
    { left: box.right + GAP, top: middle.y },
    { left: box.left - GAP - own.width, top: middle.y },
    { left: middle.x, top: box.top - GAP - own.height },
    { left: middle.x, top: box.bottom + GAP },
    // beside it, but out of the way of the guide line
    ...guides.flatMap((guide) =>
      [guide.top - EDGE - own.height, guide.bottom + EDGE].flatMap((top) => [
        { left: box.right + GAP, top },
        { left: box.left - GAP - own.width, top },
        { left: middle.x, top },
      ]),
    ),
  ].map(({ left, top }) => ({
    left: clamp(left, EDGE, w - own.width - EDGE),
    top: clamp(top, HEADER, h - own.height - EDGE),
  }));
  const glowing = boxes('.table .glow, .table .option, .guide .button, .prompt-text');
  const cards = boxes('.hand .card');
  const cost = (at: Spot, n: number): number =>
    50 * never.reduce((sum, other) => sum + covers(at, own, other), 0) +
    glowing.reduce((sum, other) => sum + covers(at, own, other), 0) +
    cards.reduce((sum, other) => sum + covers(at, own, other) / 2, 0) +
    n * 60;
  return spots.map((at, n) => ({ at, cost: cost(at, n) })).sort((a, b) => a.cost - b.cost)[0]!.at;
}

/**
 * On a phone a popup is a sheet above the guide line; at the top of the window if the thing it speaks of would be under
 * it. Given in pixels of the window: how far from the bottom it ends, or null for the top.
 */
export function sheetAbove(box: Box, own: DOMRect): number | null {
  const guide = document.querySelector('.guide')?.getBoundingClientRect();
  const bottom = (guide?.top ?? innerHeight) - EDGE;
  const under = box.bottom > bottom - own.height && box.top < bottom;
  return under ? null : innerHeight - bottom;
}
