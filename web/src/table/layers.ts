// What lies open over the table, in the order in which it was opened: Escape closes the last first.
export type Layer = 'help' | 'menu' | 'legend' | 'chat' | 'details' | 'hint' | 'chosen' | 'pile' | 'hand';

export class Layers {
  private open: Layer[] = [];

  /** What is open now; what was not open before lies on top. */
  note(now: Record<Layer, boolean>): void {
    const names = Object.keys(now) as Layer[];
    this.open = [
      ...this.open.filter((name) => now[name]),
      ...names.filter((name) => now[name] && !this.open.includes(name)),
    ];
  }

  get last(): Layer | undefined {
    return this.open.at(-1);
  }
}
