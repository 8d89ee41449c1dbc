// Where the names of areas stand: beside their pieces, never over pieces or over each other. A name that has no room
// is left out until one comes nearer; the preview of the area has it.

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** How a name is set, from the best: as it is, in one line, a word a line, and the same in smaller letters. */
const STYLES = ['', 'line', 'stack', 'small', 'small line', 'small stack'];
const GAP = 2;

const meets = (a: Box, b: Box): boolean =>
  a.left < b.right + GAP && a.right > b.left - GAP && a.top < b.bottom + 1 && a.bottom > b.top - 1;

/** Middles of the name around the pieces of its area, from the best; without pieces it is on the spot. */
function places(around: Box | null, w: number, h: number): [number, number][] {
  if (around === null)
    return [0, 1, -1, 2, -2].flatMap((n) => [0, w / 3, -w / 3].map((x) => [x, n * h * 0.75] as [number, number]));
  const { left, right, top, bottom } = around;
  const above = top - GAP - h / 2;
  const below = bottom + GAP + h / 2;
  const x = (left + right) / 2;
  const y = (top + bottom) / 2;
  const beside: [number, number][] = [
    [right + GAP * 2 + w / 2, y],
    [left - GAP * 2 - w / 2, y],
  ];
  const rows = [above, below].flatMap((row) =>
    [0, 0.25, -0.25, 0.5, -0.5].map((part) => [x + part * w, row] as [number, number]),
  );
  return [
    ...rows,
    ...beside,
    ...[above, below].flatMap((row) => [right + w / 2, left - w / 2].map((side) => [side, row] as [number, number])),
  ];
}

/** @param frame the element that shows the map: its controls hide no name either while all of the map is in sight */
export function placeLabels(frame: HTMLElement, whole: boolean): void {
  const world = frame.querySelector('.world');
  const ground = frame.querySelector('.over');
  if (!world || !ground || frame.clientWidth === 0) return;
  if (document.fonts.status === 'loading') void document.fonts.ready.then(() => placeLabels(frame, whole));
  const z = frame.currentCSSZoom ?? 1;
  const origin = world.getBoundingClientRect();
  const boxOf = (e: Element): Box => {
    const b = e.getBoundingClientRect();
    return {
      left: (b.left - origin.left) / z,
      right: (b.right - origin.left) / z,
      top: (b.top - origin.top) / z,
      bottom: (b.bottom - origin.top) / z,
    };
  };
  const edge = boxOf(ground);
  const labels = [...frame.querySelectorAll<HTMLElement>('.spot .card-name')];
  const sizes = STYLES.map((style) => {
    for (const e of labels) e.dataset['set'] = style;
    return labels.map((e) => [e.offsetWidth, e.offsetHeight] as const);
  });
  const taken: Box[] = [...frame.querySelectorAll('.air-zone, .sector-name, .spot > :not(.card-name) ')].flatMap((e) =>
    e.classList.contains('legion') ? [...e.children].map(boxOf) : [boxOf(e)],
  );
  for (const mark of frame.querySelectorAll('.site b')) taken.push(boxOf(mark));
  if (whole) for (const control of frame.querySelectorAll('.zoom')) taken.push(boxOf(control));
  // Settlements and sietches come first.
  const order = labels.map((_, i) => i).sort((a, b) => Number(big(labels[b]!)) - Number(big(labels[a]!)));
  for (const i of order) {
    const label = labels[i]!;
    const spot = label.parentElement!;
    const at = boxOf(spot);
    const [x, y] = [(at.left + at.right) / 2, (at.top + at.bottom) / 2];
    const pieces =
      spot.children.length > 1
        ? { left: at.left - x, right: at.right - x, top: at.top - y, bottom: at.bottom - y }
        : null;
    let found = false;
    for (let s = 0; s < STYLES.length && !found; s++) {
      const [w, h] = sizes[s]![i]!;
      for (const [dx, dy] of places(pieces, w, h)) {
        const box = { left: x + dx - w / 2, right: x + dx + w / 2, top: y + dy - h / 2, bottom: y + dy + h / 2 };
        if (box.left < edge.left || box.right > edge.right || box.top < edge.top || box.bottom > edge.bottom) continue;
        if (taken.some((other) => meets(box, other))) continue;
        taken.push(box);
        label.dataset['set'] = STYLES[s]!;
        label.style.setProperty('--dx', `${dx}px`);
        label.style.setProperty('--dy', `${dy}px`);
        found = true;
        break;
      }
    }
    label.style.visibility = found ? '' : 'hidden';
  }
}

const big = (e: HTMLElement): boolean => e.classList.contains('big');
