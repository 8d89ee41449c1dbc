// What part of the map is seen: wheel, pinch, drag, buttons and keys move it. Lengths are of the page inside its own
// zoom.
import type { Attachment } from 'svelte/attachments';
import { HEIGHT, WIDTH } from './shapes';

const STEP = 1.3; // of a button or a key
const SLIP = 5; // px: less is a press, more a drag
const MOST = 3.2; // px to a unit

export class Camera {
  w = $state(0);
  h = $state(0);
  u = $state(0); // px to a unit of the map
  x = $state(0); // where its corner is
  y = $state(0);
  moving = $state(false);
  private touched = false; // somebody chose what to see
  private dragged = false;
  private covered = 0;

  /** The whole map in sight. */
  whole = $derived(Math.min(this.w / WIDTH, this.h / HEIGHT));
  least = $derived(Math.max(0.05, this.whole));
  atLeast = $derived(this.u <= this.least * 1.01);
  atMost = $derived(this.u >= MOST * 0.99);
  /** Pieces keep their size on the screen, but not where areas are smaller than they. */
  piece = $derived(Math.max(0.6, Math.min(1.25, 0.38 + this.u * 0.72)));

  resize(w: number, h: number, first: (camera: Camera) => void): void {
    if (w <= 0 || h <= 0 || (w === this.w && h === this.h)) return;
    const middle = this.u > 0 ? this.at(this.w / 2, this.h / 2) : null;
    const fitted = this.u > 0 && this.atLeast;
    this.w = w;
    this.h = h;
    if (middle === null) first(this);
    else if (fitted && !this.touched) this.fit();
    else {
      this.u = Math.max(this.least, this.u);
      this.centre(middle.x, middle.y);
    }
  }

  fit(): void {
    this.u = this.least;
    this.centre(WIDTH / 2, HEIGHT / 2);
  }

  /** The point of the map under a point of the screen. */
  at(px: number, py: number): { x: number; y: number } {
    return { x: (px - this.x) / this.u, y: (py - this.y) / this.u };
  }

  centre(x: number, y: number): void {
    this.place(this.w / 2 - x * this.u, (this.h - this.covered) / 2 - y * this.u);
  }

  /** So much of the picture is covered from below, by something that will go away. */
  cover(px: number): void {
    if (px === this.covered) return;
    this.covered = px;
    if (this.u > 0) this.place(this.x, this.y);
  }

  zoom(by: number, px = this.w / 2, py = this.h / 2): void {
    const was = this.at(px, py);
    this.touched = true;
    this.u = Math.max(this.least, Math.min(MOST, this.u * by));
    this.place(px - was.x * this.u, py - was.y * this.u);
  }

  in(): void {
    this.zoom(STEP);
  }
  out(): void {
    this.zoom(1 / STEP);
  }

  pan(dx: number, dy: number): void {
    this.touched = true;
    this.place(this.x + dx, this.y + dy);
  }

  sees(x: number, y: number, margin = 30): boolean {
    const px = x * this.u + this.x,
      py = y * this.u + this.y;
    return px >= margin && px <= this.w - margin && py >= margin && py <= this.h - this.covered - margin;
  }

  /** Bring a point into sight; nothing moves if it is. */
  show(x: number, y: number, margin = 30): void {
    if (this.u > 0 && !this.sees(x, y, margin)) this.centre(x, y);
  }

  /** No edge of the map comes into the middle of the picture. */
  private place(x: number, y: number): void {
    const clamp = (at: number, size: number, room: number) =>
      size <= room ? (room - size) / 2 : Math.max(room - size, Math.min(0, at));
    this.x = clamp(x, WIDTH * this.u, this.w);
    this.y = clamp(y, HEIGHT * this.u, this.h - this.covered);
  }

  /** Was the press that ends now the end of a drag? */
  get slid(): boolean {
    return this.dragged;
  }

  /** The gestures of the element that shows the map. */
  gestures(first: (camera: Camera) => void): Attachment<HTMLElement> {
    return (element) => {
      const down = new Map<number, { x: number; y: number }>();
      const scale = () => element.currentCSSZoom ?? 1;
      const local = (e: { clientX: number; clientY: number }) => {
        const box = element.getBoundingClientRect(),
          z = scale();
        return { x: (e.clientX - box.left) / z, y: (e.clientY - box.top) / z };
      };
      let start = { x: 0, y: 0 };
      let settle: ReturnType<typeof setTimeout> | undefined;
      const busy = () => {
        this.moving = true;
        clearTimeout(settle);
        settle = setTimeout(() => {
          this.moving = false;
        }, 180);
      };
      const wheel = (e: WheelEvent) => {
        e.preventDefault();
        const { x, y } = local(e);
        const by = e.deltaMode === 1 ? e.deltaY * 16 : e.deltaY;
        busy();
        if (e.shiftKey) this.pan(-by, 0);
        else this.zoom(Math.exp(-by * (e.ctrlKey ? 0.01 : 0.0016)), x, y);
      };
      const press = (e: PointerEvent) => {
        if (e.button !== 0 || (e.target as Element).closest('[data-still]')) return;
        if (down.size === 0) {
          this.dragged = false;
          start = local(e);
        }
        down.set(e.pointerId, local(e));
      };
      const move = (e: PointerEvent) => {
        const was = down.get(e.pointerId);
        if (was === undefined) return;
        const now = local(e);
        if (!this.dragged && down.size === 1 && Math.hypot(now.x - start.x, now.y - start.y) < SLIP) return;
        if (!this.dragged) {
          this.dragged = true;
          element.setPointerCapture(e.pointerId);
        }
        busy();
        const rest = [...down].filter(([id]) => id !== e.pointerId).map(([, p]) => p)[0];
        if (rest === undefined) this.pan(now.x - was.x, now.y - was.y);
        else {
          const before = Math.hypot(was.x - rest.x, was.y - rest.y) || 1,
            after = Math.hypot(now.x - rest.x, now.y - rest.y);
          this.pan((now.x - was.x) / 2, (now.y - was.y) / 2);
          this.zoom(after / before, (now.x + rest.x) / 2, (now.y + rest.y) / 2);
        }
        down.set(e.pointerId, now);
      };
      const up = (e: PointerEvent) => {
        down.delete(e.pointerId);
      };
      // Where the buttons have a bar of their own the map ends above it.
      const bar = () => parseFloat(getComputedStyle(element).paddingBottom) || 0;
      const observer = new ResizeObserver(() => this.resize(element.clientWidth, element.clientHeight - bar(), first));
      observer.observe(element);
      element.addEventListener('wheel', wheel, { passive: false });
      element.addEventListener('pointerdown', press);
      element.addEventListener('pointermove', move);
      element.addEventListener('pointerup', up);
      element.addEventListener('pointercancel', up);
      return () => {
        clearTimeout(settle);
        observer.disconnect();
        element.removeEventListener('wheel', wheel);
        element.removeEventListener('pointerdown', press);
        element.removeEventListener('pointermove', move);
        element.removeEventListener('pointerup', up);
        element.removeEventListener('pointercancel', up);
      };
    };
  }
}
