// The whole table by keyboard. What has the focus always answers to Enter and Tab; these are the short ways.
import type { TableState } from './table_state.svelte';

export interface Desk {
  help(): void;
  chat(): void;
  hint(): void;
  legend(): void;
  escape(): boolean; // closed what was opened last
}

function typing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

export function keyboard(table: TableState, desk: Desk): (event: KeyboardEvent) => void {
  return (event) => {
    // Escape leaves a line that is being written too: it closes what that is in.
    if ((typing(event.target) && event.key !== 'Escape') || event.ctrlKey || event.metaKey || event.altKey) return;
    const done = act(table, desk, event);
    if (done) event.preventDefault();
  };
}

function act(table: TableState, desk: Desk, event: KeyboardEvent): boolean {
  const key = event.key;
  if (key === '?') {
    desk.help();
    return true;
  }
  if (key === 'Escape') {
    if (!desk.escape()) table.playback.finish();
    return true;
  }
  if (document.querySelector('[role=dialog]')) return false;
  switch (key.toLowerCase()) {
    case 'u':
      // as a press on its button, which says why if it cannot be used
      document.querySelector<HTMLElement>(`.guide [data-key=${event.shiftKey ? 'reset' : 'undo'}]`)?.click();
      return true;
    case 'e':
      document.querySelector<HTMLElement>('.guide .end')?.click();
      return true;
    case 'r':
      if (table.special) void table.play(table.special);
      else document.querySelector<HTMLElement>('.reveal-button[data-key=reveal]')?.click();
      return true;
    case 'i':
      table.toggleBeside();
      return true;
    case 'c':
      desk.chat();
      return true;
    case 'l':
      desk.legend();
      return true;
    case 'h':
      if (table.state?.lesson) return false; // the coach shows how
      desk.hint();
      return true;
    case ' ':
      if (table.playback.busy) {
        table.playback.finish();
        return true;
      }
      return false;
  }
  if (key === '+' || key === '=') return step(1);
  if (key === '-' || key === '−') return step(-1);
  if (/^[1-9]$/.test(key)) return digit(table, Number(key));
  if (key.startsWith('Arrow')) return move(key);
  if (key === 'Enter' && document.activeElement === document.body) {
    const confirm = document.querySelector<HTMLButtonElement>('.stepper [data-confirm]');
    if (confirm) {
      confirm.click();
      return true;
    }
    if (table.armed) {
      table.confirm();
      return true;
    }
    const only = table.end ?? (table.legal.length === 1 ? table.legal[0] : undefined);
    if (only) {
      void table.play(only);
      return true;
    }
  }
  return false;
}

function step(by: number): boolean {
  const button = document.querySelector<HTMLButtonElement>(`.stepper [data-step="${by}"]`);
  button?.click();
  return button !== null;
}

/** The nth choice if choices are asked for, else the nth card. */
function digit(table: TableState, n: number): boolean {
  const choice = table.offers[n - 1];
  if (choice) {
    void table.play(choice);
    return true;
  }
  const card = document.querySelectorAll<HTMLElement>('.hand .card')[n - 1];
  if (!card) return false;
  card.focus();
  card.click();
  return true;
}

/** To the nearest target in that direction: among the glowing ones if there are any, else among all. */
function move(key: string): boolean {
  const all = [
    ...document.querySelectorAll<HTMLElement>(
      '.table .glow, .table .card, .table .option, .table .guide .button:not([disabled], [aria-disabled=true])',
    ),
  ].filter((e) => e.offsetParent !== null);
  const active = document.activeElement;
  const now = active instanceof HTMLElement && active.closest('.table') ? active : null;
  const others = all.filter((e) => e !== now);
  if (others.length === 0) return false;
  if (now === null || now === document.body) {
    others[0]!.focus();
    return true;
  }
  const here = centre(now);
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0];
  let best: HTMLElement | null = null,
    least = Infinity;
  for (const other of others) {
    const there = centre(other);
    const ahead = (there.x - here.x) * dx! + (there.y - here.y) * dy!;
    const aside = Math.abs((there.x - here.x) * dy!) + Math.abs((there.y - here.y) * dx!);
    if (ahead <= 4) continue;
    const cost = ahead + 2.2 * aside;
    if (cost < least) {
      least = cost;
      best = other;
    }
  }
  (best ?? (dx! + dy! > 0 ? others[0]! : others.at(-1)!)).focus();
  return true;
}

function centre(e: HTMLElement): { x: number; y: number } {
  const box = e.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
