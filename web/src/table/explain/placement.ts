// Where a popover goes: beside what it speaks of, never over it, and never over the guide line. On a phone it is as
// wide as the screen, above or below.
export interface Spot {
  left: number;
  top: number;
  width: number;
  most: number; // its greatest height
}

const GAP = 8;
const EDGE = 6;
const NARROW = 600;
const WIDTH = 272;

interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const widthOn = (screen: number): number =>
  screen < NARROW ? screen - 2 * EDGE : Math.min(WIDTH, screen - 2 * EDGE);

/** `height`: what it would like to have; `kept`: the guide line. */
export function spotFor(height: number, box: Area, kept: Area | null, w: number, h: number): Spot {
  const width = widthOn(w);
  const areas: (Area & { beside: boolean })[] = [
    { left: EDGE, right: w - EDGE, top: EDGE, bottom: box.top - GAP, beside: false },
    { left: EDGE, right: w - EDGE, top: box.bottom + GAP, bottom: h - EDGE, beside: false },
  ];
  if (w >= NARROW)
    areas.unshift(
      { left: box.right + GAP, right: w - EDGE, top: EDGE, bottom: h - EDGE, beside: true },
      { left: EDGE, right: box.left - GAP, top: EDGE, bottom: h - EDGE, beside: true },
    );
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const free = areas.flatMap((area) => around(area, kept));
  const spots = free
    .filter((area) => area.right - area.left >= width - 0.5 && area.bottom - area.top > 40)
    .map((area, n) => {
      const most = area.bottom - area.top;
      const tall = Math.min(height, most);
      const left = clamp(
        area.beside ? nearest(area, middle.x, width) : middle.x - width / 2,
        area.left,
        area.right - width,
      );
      const top = clamp(
        area.beside ? middle.y - tall / 2 : nearestTop(area, middle.y, tall),
        area.top,
        area.bottom - tall,
      );
      const away = Math.hypot(left + width / 2 - middle.x, top + tall / 2 - middle.y);
      return { spot: { left, top, width, most }, cost: (height - tall) * 20 + away + n };
    });
  spots.sort((a, b) => a.cost - b.cost);
  return spots[0]?.spot ?? { left: EDGE, top: EDGE, width, most: Math.max(60, h / 3) };
}

/** An area without the guide line: the parts above it and below it. */
function around<T extends Area>(area: T, kept: Area | null): T[] {
  if (kept === null || kept.bottom <= area.top || kept.top >= area.bottom) return [area];
  if (kept.right <= area.left || kept.left >= area.right) return [area];
  return [
    { ...area, bottom: kept.top - 2 },
    { ...area, top: kept.bottom + 2 },
  ];
}

const nearest = (area: Area, x: number, width: number): number => (x < area.left ? area.left : area.right - width);
const nearestTop = (area: Area, y: number, height: number): number => (y < area.top ? area.top : area.bottom - height);
const clamp = (x: number, low: number, high: number): number => Math.max(low, Math.min(high, x));
