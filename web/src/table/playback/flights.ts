// Pieces on their way: an icon flies from one place of the table to another. Places are named by `data-place` (several,
// with spaces between) or `data-target`; the board gives the names, and nothing here knows what they mean.
import { icon } from '../../theme/icons';
import type { Flight } from './animation_cues';

const MOST = 6; // pieces of one flight that are drawn
const ARC = 26;
const SMALL = 6000; // px²: a number that was hit by a piece jumps, a panel does not
const calm = matchMedia('(prefers-reduced-motion: reduce)');

export interface Marked extends Flight {
  from: DOMRect | null;
  colour: number;
}

let layer: HTMLElement | null = null;

function seen(element: Element): DOMRect | null {
  const box = element.getBoundingClientRect();
  const inside =
    box.width > 0 &&
    box.height > 0 &&
    box.right > 0 &&
    box.bottom > 0 &&
    box.left < innerWidth &&
    box.top < innerHeight;
  return inside ? box : null;
}

/**
 * Where a place is on the page now. What a narrow screen does not show of a seat is where the seat is, unless it must
 * be `exact`.
 */
export function find(place: string, exact = false): HTMLElement | null {
  if (!place) return null;
  const name = CSS.escape(place);
  for (const selector of [`[data-place~="${name}"]`, `[data-target="${name}"]`]) {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) if (seen(element)) return element;
  }
  const seat = /^(\w+)\./.exec(place)?.[1];
  return seat === undefined || exact ? null : find(`seat:${seat}`);
}

/** Before the page changes: where the pieces start. */
export function mark(flights: Flight[], colour: (seat: string | null) => number): Marked[] {
  if (calm.matches || flights.length === 0) return [];
  return flights.map((flight) => ({
    ...flight,
    from: find(flight.whence)?.getBoundingClientRect() ?? null,
    colour: colour(flight.seat),
  }));
}

/** After it: off they go. `pace` is 1 for the usual time; nothing waits for them. */
export function launch(marked: Marked[], pace: number): void {
  let wait = 0;
  for (const flight of marked) {
    // Out of nowhere into something that is not shown: then there is nothing to see.
    const target = find(flight.whither, flight.from === null);
    if (flight.from === null && target === null) continue;
    const to = target?.getBoundingClientRect() ?? null;
    const from = flight.from ?? above(to!);
    const end = to ?? above(from);
    for (let i = 0; i < Math.min(flight.n, MOST); i++)
      fly(flight, from, end, (wait + i * 55) * pace, pace, i === 0 ? target : null);
    wait += 40;
  }
}

export function clear(): void {
  layer?.replaceChildren();
}

function above(box: DOMRect): DOMRect {
  return new DOMRect(box.x, box.y - 34, box.width, box.height);
}

function fly(
  flight: Marked,
  from: DOMRect,
  to: DOMRect,
  delay: number,
  pace: number,
  target: HTMLElement | null,
): void {
  const piece = draw(flight);
  const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
  const end = { x: to.x + to.width / 2, y: to.y + to.height / 2 };
  const way = Math.hypot(end.x - start.x, end.y - start.y);
  const duration = pace * (300 + Math.min(way, 900) * 0.3);
  const at = (x: number, y: number, scale: number) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  const nowhere = flight.from === null || find(flight.whither) === null;
  const motion = piece.animate(
    [
      { transform: at(start.x, start.y, 0.7), opacity: nowhere ? 0 : 0.5 },
      { transform: at((start.x + end.x) / 2, (start.y + end.y) / 2 - ARC, 1.18), opacity: 1, offset: 0.5 },
      { transform: at(end.x, end.y, 0.9), opacity: nowhere && flight.from !== null ? 0 : 0.9 },
    ],
    { duration, delay, easing: 'cubic-bezier(.45,.05,.25,1)', fill: 'backwards' },
  );
  motion.onfinish = motion.oncancel = () => piece.remove();
  // What has arrived in the drawing already is hidden until the piece is there.
  const slot = target?.querySelector('[data-arrival]');
  if (slot && flight.piece === 'agent')
    slot.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + duration * 0.92 });
  else if (target?.dataset['place'] && to.width * to.height < SMALL) {
    target.animate([{ transform: 'scale(1)' }, { transform: 'scale(1.16)' }, { transform: 'scale(1)' }], {
      duration: 240,
      delay: delay + duration * 0.9,
      easing: 'ease-out',
    });
  }
}

const SVG = 'http://www.w3.org/2000/svg';

function picture(id: string, box: string, cls: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', box);
  svg.setAttribute('class', cls);
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${id}`);
  svg.append(use);
  return svg;
}

function draw(flight: Marked): HTMLElement {
  if (layer === null || !layer.isConnected) {
    layer = document.createElement('div');
    layer.className = 'flights';
    layer.setAttribute('aria-hidden', 'true');
    document.body.append(layer);
  }
  const piece = document.createElement('div');
  const seat = `seat-${flight.colour + 1}`;
  piece.className = `fly${flight.seat === null ? '' : ` ${seat}`}`;
  piece.dataset['piece'] = flight.piece;
  piece.dataset['way'] = `${flight.whence} ${flight.whither}`;
  if (flight.piece === 'cube') piece.append(picture(`seat-${flight.colour + 1}`, '0 0 12 12', `seat ${seat}`));
  else if (flight.piece === 'card') piece.classList.add('flycard');
  else {
    const name = icon(flight.piece);
    piece.append(picture(`i-${name}`, '0 0 24 24', `icon c-${name}`));
    if (flight.piece === 'agent') piece.append(picture(`seat-${flight.colour + 1}`, '0 0 12 12', `seat ${seat}`));
  }
  layer.append(piece);
  return piece;
}
