// Where the bubble of the coach goes: beside what it speaks of, and never over it.
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Place {
  left: number;
  top: number;
  side: 'left' | 'right' | 'above' | 'below' | 'none'; // of what it points at
  tail: number; // from the left or the top of the bubble
}

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** What is to be seen of an element: the rest is cut off by what it scrolls in. */
export function seenOf(element: Element): Box {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    const { overflow, display } = getComputedStyle(around);
    // An element without a box of its own cuts nothing off, whatever its style says.
    if (overflow === 'visible' || display === 'contents' || around === document.body) continue;
    const edge = around.getBoundingClientRect();
    left = Math.max(left, edge.left);
    top = Math.max(top, edge.top);
    right = Math.min(right, edge.right);
    bottom = Math.min(bottom, edge.bottom);
  }
  const height = Math.max(0, bottom - top);
  return { left, top, width: height > 0 ? Math.max(0, right - left) : 0, height };
}

const GAP = 18;
const EDGE = 8;
const RING = 6; // around what it points at
const NARROW = 600; // as wide as the screen below that

/** `floor`: where the guide line begins, which is kept free with all that is below it. */
export function bestPlace(own: Box, pointed: Box[], kept: Box[], floor: number, w: number, h: number): Place {
  const [first] = pointed;
  if (first === undefined) {
    const top = Math.max(60, (h - own.height) / 3);
    return { left: w < NARROW ? EDGE : (w - own.width) / 2, top, side: 'none', tail: 0 };
  }
  const middle = { x: first.left + first.width / 2, y: first.top + first.height / 2 };
  const places: Place[] = [
    { left: first.left + first.width + GAP, top: middle.y - own.height / 2, side: 'right', tail: 0 },
    { left: first.left - GAP - own.width, top: middle.y - own.height / 2, side: 'left', tail: 0 },
    { left: middle.x - own.width / 2, top: first.top - GAP - own.height, side: 'above', tail: 0 },
    { left: middle.x - own.width / 2, top: first.top + first.height + GAP, side: 'below', tail: 0 },
    { left: middle.x - own.width / 2, top: floor - own.height - GAP / 2, side: 'above', tail: 0 },
    { left: (w - own.width) / 2, top: 60, side: 'none', tail: 0 },
    { left: w - own.width - EDGE, top: 60, side: 'none', tail: 0 },
    { left: (w - own.width) / 2, top: h - own.height - EDGE, side: 'none', tail: 0 },
  ];
  const ringed = {
    left: first.left - RING,
    top: first.top - RING,
    width: first.width + 2 * RING,
    height: first.height + 2 * RING,
  };
  const tried = places.map((place, n) => {
    const at = {
      ...place,
      left: clamp(place.left, EDGE, w - own.width - EDGE),
      top: clamp(place.top, 44, h - own.height - EDGE),
    };
    const box = { ...own, left: at.left, top: at.top };
    const cost =
      200 * shared(box, ringed) + // what is pressed next must be free, whatever it costs
      3 * pointed.reduce((sum, other) => sum + shared(box, other), 0) +
      2 * kept.reduce((sum, other) => sum + shared(box, other), 0) +
      n * 40;
    const beside = at.side === 'left' || at.side === 'right';
    const tail = beside ? clamp(middle.y - at.top, 16, own.height - 16) : clamp(middle.x - at.left, 16, own.width - 16);
    return { at: { ...at, tail }, cost };
  });
  return tried.sort((a, b) => a.cost - b.cost)[0]!.at;
}

const clamp = (x: number, low: number, high: number) => Math.max(low, Math.min(Math.max(low, high), x));

function shared(a: Box, b: Box): number {
  const x = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const y = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return x > 0 && y > 0 ? x * y : 0;
}

/** Where a bubble of the page goes, in its own zoom: beside what it points at, and clear of what must stay in sight. */
export function placeOf(bubble: HTMLElement, pointed: Box[], clearOf: string): Place {
  const kept = [...document.querySelectorAll(clearOf)].map(boxOf);
  const zoom = bubble.currentCSSZoom ?? 1;
  const place = bestPlace(boxOf(bubble), pointed, kept, guideLine(), innerWidth, innerHeight);
  return { ...place, left: place.left / zoom, top: place.top / zoom, tail: place.tail / zoom };
}

/** The top of the guide line, or the bottom of a page without one. */
export function guideLine(): number {
  return document.querySelector('.table .guide')?.getBoundingClientRect().top ?? innerHeight;
}

/** Looks again at each frame, until the returned function is called. */
export function eachFrame(look: () => void): () => void {
  let frame = 0;
  const again = () => {
    look();
    frame = requestAnimationFrame(again);
  };
  again();
  return () => cancelAnimationFrame(frame);
}
