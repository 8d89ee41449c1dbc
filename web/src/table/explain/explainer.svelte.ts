// One explanation at a time: for what the pointer rests on, what has the focus, or what a finger rests on. It does not
// open over the preview, which explains the icons of a space or a card itself.
import type { Explanation } from './explanations';
import { SHOWN_AT, explanationsAt, explanationsIn, meant } from './explanations';

export interface Shown {
  lines: Explanation[];
  anchor: Element;
  title: string; // what the element itself says, such as whose alliance it is
  pinned: boolean; // opened on purpose: it stays, and its links have the focus
}

const REST = 380; // milliseconds that a pointer rests
const PRESS = 450; // that a finger rests
const LEAVE = 260;
const MOVED = 12; // pixels: the finger scrolls
const THING = '[data-target], .reserve-card, .strip, .log .line';
const PREVIEW = '.preview-popup';

export class Explainer {
  shown = $state.raw<Shown | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private leaving: ReturnType<typeof setTimeout> | undefined;
  private over: Element | null = null;
  private touched: { x: number; y: number } | null = null;
  private pressed = false; // the click that ends a long press is not one
  private returns = false; // the focus goes back to where the explanation was asked for
  private titled: [Element, string][] = [];

  // ---------------------------------------------------------------- pointer

  enter = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' || this.shown?.pinned) return;
    const mark = meant(event.target as Element);
    if (mark === this.over) return;
    this.over = mark;
    clearTimeout(this.timer);
    if (mark !== null) this.timer = setTimeout(() => this.open(mark, false), delayOf(REST));
  };

  move = (event: PointerEvent): void => {
    if (this.touched && Math.hypot(event.clientX - this.touched.x, event.clientY - this.touched.y) > MOVED) this.lift();
    if (event.pointerType === 'touch' || this.shown === null || this.shown.pinned) return;
    // On the way to its link, and on it, the pointer is still at the thing.
    const at = [this.shown.anchor, document.querySelector('.explain-popover')].flatMap(
      (e) => e?.getBoundingClientRect() ?? [],
    );
    const inside = at.some(
      (box) =>
        event.clientX > box.left - MOVED &&
        event.clientX < box.right + MOVED &&
        event.clientY > box.top - MOVED &&
        event.clientY < box.bottom + MOVED,
    );
    if (inside) {
      clearTimeout(this.leaving);
      this.leaving = undefined;
    } else this.leaving ??= setTimeout(() => this.close(), delayOf(LEAVE));
  };

  down = (event: PointerEvent): void => {
    const target = event.target as Element;
    if (target.closest('.explain-popover')) return;
    clearTimeout(this.timer);
    this.close();
    this.pressed = false;
    if (event.pointerType !== 'touch') return;
    this.touched = { x: event.clientX, y: event.clientY };
    const thing = thingAt(target);
    if (thing === null) return;
    this.timer = setTimeout(() => {
      this.pressed = true;
      this.touched = null;
      this.open(thing, true, meant(target));
    }, delayOf(PRESS));
  };

  lift = (): void => {
    if (this.touched) clearTimeout(this.timer);
    this.touched = null;
  };

  /** A click that ends a long press makes no move; one on a chip that only tells opens what it tells. */
  click = (event: MouseEvent): void => {
    const target = event.target as Element;
    if (this.pressed && !target.closest('.explain-popover')) {
      this.pressed = false;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const teller = target.closest('[data-tell]');
    if (teller !== null) this.open(meant(teller) ?? teller, true);
  };

  menu = (event: Event): void => {
    if (this.touched || this.pressed) event.preventDefault();
  };

  /** What it stands beside moves away under it. */
  scroll = (event: Event): void => {
    if (this.shown === null || (event.target instanceof Element && event.target.closest('.explain-popover'))) return;
    if (!this.shown.pinned) this.close();
  };

  // ---------------------------------------------------------------- keyboard

  focus = (event: FocusEvent): void => {
    const target = event.target as Element;
    if (this.returns || target.closest('.explain-popover') || !target.matches(':focus-visible')) return;
    const thing = thingAt(target);
    clearTimeout(this.timer);
    if (thing === null) this.close();
    else this.timer = setTimeout(() => this.open(thing, false, null), delayOf(REST));
  };

  key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && this.shown) {
      event.stopPropagation();
      const back = this.shown.pinned ? this.shown.anchor.closest<HTMLElement>('button, a') : null;
      this.close();
      this.returns = true;
      back?.focus();
      this.returns = false;
    } else if (event.key === 'x' && !event.ctrlKey && !event.metaKey && !typing(event.target)) {
      const thing = this.shown?.anchor ?? thingAt(document.activeElement) ?? this.over;
      if (thing) this.open(thing, true);
    }
  };

  // ---------------------------------------------------------------- open and close

  /** `first`: which of its explanations comes first. */
  open(anchor: Element, pinned: boolean, first: Element | null = null): void {
    if (!anchor.isConnected || (!pinned && document.querySelector(PREVIEW))) return;
    const all = anchor.matches(THING) ? explanationsIn(anchor) : explanationsAt(anchor);
    const [own] = first === null ? [] : explanationsAt(first);
    const lines = own ? [own, ...all.filter((line) => line.key !== own.key)] : all;
    if (lines.length === 0) return;
    clearTimeout(this.timer);
    this.close();
    const titled = anchor.closest('[title]');
    const title = titled?.closest(SHOWN_AT) ? (titled.getAttribute('title') ?? '') : '';
    this.hideTitles(anchor);
    this.shown = {
      lines,
      anchor,
      title: lines.some(
        (line) => title.toLowerCase().includes(line.name.toLowerCase()) && line.name.length >= title.length,
      )
        ? ''
        : title,
      pinned,
    };
  }

  close = (): void => {
    clearTimeout(this.leaving);
    this.leaving = undefined;
    this.shown = null;
    for (const [element, title] of this.titled)
      if (!element.hasAttribute('title')) element.setAttribute('title', title);
    this.titled = [];
  };

  /** The browser's own tip would lie over it. */
  private hideTitles(anchor: Element): void {
    for (let at = anchor.closest('[title]'); at?.closest(SHOWN_AT); at = at.parentElement?.closest('[title]') ?? null) {
      this.titled.push([at, at.getAttribute('title') ?? '']);
      at.removeAttribute('title');
    }
  }
}

/** What a finger or the focus means: a whole space or card, or something smaller that stands alone. */
const thingAt = (target: Element | null): Element | null => {
  const thing = target?.closest(THING);
  if (thing?.closest(SHOWN_AT) && explanationsIn(thing).length > 0) return thing;
  return meant(target) ?? meant(target?.querySelector('[data-explain]') ?? null);
};

/** The design may say that nothing takes time. */
function delayOf(usual: number): number {
  const factor = parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--explain-delay'));
  return Number.isNaN(factor) ? usual : usual * factor;
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
