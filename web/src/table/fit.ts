// What does not fit its place gives way by steps, and is never cut in the middle: a name gets the narrow face, a second
// line, smaller letters; effects stand closer together, and end in ⋯ (the preview has the words).
import type { Attachment } from 'svelte/attachments';
import './fit.css';

/** Names, each with the plate in which all of it has to stay. */
const NAMES: [select: string, within: string][] = [
  ['.space-name', '.space'],
  ['.space .effect-name', '.space-foot'],
  ['.faction h2, .zone h2', 'header'],
  ['.strip .card-name', '.strip'],
  ['.reserve-name', '.reserve-card'],
  ['.contract-tile-body > b', '.contract-tile'],
  ['.wall b, .wall em', '.wall-mark'],
  ['.conflict-card h2', '.conflict-card'],
  ['.player-name b, .player-name small, .acts-for', '.player'],
  ['.throne .caps', 'header'],
  ['.player-token', '.player'],
  ['.board-title', '.personal-board'],
  ['.team > h2 span', '.team > h2'],
  ['.room-tabs b', '.room-tabs'],
  ['.tab-name', '.tabs button'],
  ['.table-name', '.top'],
  ['.tile-first b', '.tech-tile'],
  ['.guide .button', '.guide'],
  ['.pile small', '.pile'],
  ['.prompt-text', '.guide'],
  ['.plan b', '.plan'],
  ['.plan small', '.plan'],
];
/** Lists of effects, and what holds them. */
const EFFECTS =
  '.strip .line-agent, .strip .line-reveal, .space .space-foot, .contract-tile em, .conflict-card li > span, ' +
  '.card[data-size="hand"] .box, .reserve-effects > span, .tile-effects, .agenda-chip, .moment-effects';
const STEPS = 6;
/** Sentences of these may be longer than their place: then they end in dots. */
const SENTENCE = new Set(['.plan small']);

function clamp(e: HTMLElement, height: number): void {
  const lines = height ? Math.max(1, Math.floor(height / parseFloat(getComputedStyle(e).lineHeight))) : 0;
  e.style.webkitLineClamp = lines ? String(lines) : '';
  if (lines) e.dataset['lines'] = String(lines);
  else delete e.dataset['lines'];
}

const high = (e: Element): number => e.scrollHeight - e.clientHeight - 0.18 * parseFloat(getComputedStyle(e).fontSize);
const wide = (e: Element): boolean => e.clientWidth > 0 && e.scrollWidth > e.clientWidth;

/** Whether all that stands in the plate is within it. */
function inside(plate: Element): boolean {
  if (plate.matches('.team-member') && plate.scrollHeight > plate.clientHeight + 1) return false;
  const [name, foot] = ['.space-name', '.space-foot'].map((one) => plate.querySelector(one)?.getBoundingClientRect());
  if (name && foot && foot.height > 0 && foot.top < name.bottom - 2.5 && foot.bottom > name.top) return false;
  const box = plate.getBoundingClientRect();
  const parts = [...plate.children].flatMap((e) => (e.classList.contains('contents') ? [...e.children] : [e]));
  return parts.every((e) => {
    const { position, overflow } = getComputedStyle(e);
    if (position === 'absolute') return true;
    const b = e.getBoundingClientRect();
    if (b.width === 0) return true;
    const [right, bottom] =
      overflow === 'visible' ? [b.left + Math.max(b.width, e.scrollWidth), b.bottom] : [b.right, b.bottom];
    // What is centred in too little room sticks out above as well as below.
    const above =
      !e.classList.contains('space-foot') ||
      [...e.children].every((part) => part.getBoundingClientRect().top >= b.top - 1.5);
    return above && right <= box.right + 0.5 && bottom <= box.bottom + 0.5 && b.top >= box.top - 0.5;
  });
}

function nameFits(e: HTMLElement, plate: Element | null): boolean {
  if (e.clientWidth === 0) return true;
  return !wide(e) && (getComputedStyle(e).overflowY === 'visible' || high(e) <= 0) && (plate === null || inside(plate));
}

const inOneLine = (e: HTMLElement): boolean => e.clientHeight < 1.7 * parseFloat(getComputedStyle(e).fontSize);

/** Every sign of the list is within what holds it. */
function listFits(e: HTMLElement): boolean {
  if (wide(e) || [...e.querySelectorAll('.get, .effect-list')].some(wide)) return false;
  const box = e.getBoundingClientRect();
  return [...e.querySelectorAll('.effect-list :is(.icon, b, small, .effect-name, .effect-sign)')].every((sign) => {
    const b = sign.getBoundingClientRect();
    const slack = b.height * 0.12;
    return b.width === 0 || (b.top >= box.top - slack && b.bottom <= box.bottom + slack && b.right <= box.right + 1);
  });
}

/** The parts of an effect that can be left out from the end; of a long one that is not broken, each of its own. */
function partsOf(e: HTMLElement): HTMLElement[] {
  return [...e.querySelectorAll<HTMLElement>('.effect-list > *')].flatMap((part) =>
    part.classList.contains('unbroken') && part.children.length > 3
      ? [...part.children].filter((inner) => inner instanceof HTMLElement)
      : [part],
  );
}

class Fitting {
  private known = new WeakMap<Element, string>();

  constructor(private root: HTMLElement) {}

  pass(all = false): void {
    if (all) this.known = new WeakMap();
    for (const [select, within] of NAMES)
      for (const e of this.root.querySelectorAll<HTMLElement>(select)) {
        const plate = e.closest(within);
        if (this.same(e, plate)) continue;
        delete e.dataset['fit'];
        if (SENTENCE.has(select)) clamp(e, 0);
        for (let step = 1; step <= STEPS && !nameFits(e, plate); step++) e.dataset['fit'] = String(step);
        // What else stands there is too much anyway: the name is not made small for nothing.
        if (plate !== null && !nameFits(e, plate)) {
          delete e.dataset['fit'];
          for (let step = 1; step <= STEPS && !(nameFits(e, null) && inOneLine(e)); step++)
            e.dataset['fit'] = String(step);
        }
        if (SENTENCE.has(select) && !nameFits(e, plate)) clamp(e, e.clientHeight);
        this.remember(e, plate);
      }
    for (const e of this.root.querySelectorAll<HTMLElement>(EFFECTS)) {
      if (this.same(e, null)) continue;
      this.shorten(e);
      this.remember(e, null);
    }
  }

  private shorten(e: HTMLElement): void {
    delete e.dataset['tight'];
    const parts = partsOf(e);
    for (const part of parts) {
      delete part.dataset['cut'];
      delete part.parentElement!.dataset['more'];
    }
    if (listFits(e)) return;
    e.dataset['tight'] = '';
    for (let left = parts.length - 1; left > 0 && !listFits(e); left--) {
      const part = parts[left]!;
      part.dataset['cut'] = '';
      part.parentElement!.dataset['more'] = '';
    }
  }

  private key(e: HTMLElement, plate: Element | null): string {
    const around = plate ?? e;
    const signs = e.querySelectorAll('.icon').length;
    const size = `${around.clientWidth}|${around.clientHeight}|${e.clientWidth > 0}`;
    return `${e.textContent}|${e.childElementCount}|${signs}|${size}|${around.textContent?.length}`;
  }

  private same(e: HTMLElement, plate: Element | null): boolean {
    return this.known.get(e) === this.key(e, plate);
  }

  private remember(e: HTMLElement, plate: Element | null): void {
    this.known.set(e, this.key(e, plate));
  }
}

/** Keeps what is in the element fitting, whatever changes: words, size, language, fonts that come later. */
export const fitted: Attachment<HTMLElement> = (root) => {
  const fitting = new Fitting(root);
  const again = () => fitting.pass(true);
  const changed = new MutationObserver(() => fitting.pass());
  const resized = new ResizeObserver(() => fitting.pass());
  fitting.pass();
  // A tab shows its name when it is the open one.
  const attributeFilter = ['aria-selected'];
  changed.observe(root, { childList: true, characterData: true, subtree: true, attributeFilter });
  resized.observe(root);
  document.fonts.addEventListener('loadingdone', again);
  return () => {
    changed.disconnect();
    resized.disconnect();
    document.fonts.removeEventListener('loadingdone', again);
  };
};
