// A position in the tree of moves that were tried.
export class Step {
  next = $state.raw<Step[]>([]);
  label = $state('');
  latest: Step | null = null; // where one was last: the way forward

  constructor(
    readonly move: string,
    readonly seat: string,
    label: string,
    readonly up: Step | null,
  ) {
    this.label = label;
  }

  /** The moves from the beginning. */
  get moves(): string[] {
    return this.line.map((step) => step.move);
  }

  /** The steps from the first move to this one. */
  get line(): Step[] {
    return this.up === null ? [] : [...this.up.line, this];
  }

  /** The line goes on behind this step, along where one was last. */
  get ahead(): Step[] {
    const found: Step[] = [];
    for (let at = this.onward; at !== null; at = at.onward) found.push(at);
    return found;
  }

  get onward(): Step | null {
    return this.latest ?? this.next[0] ?? null;
  }

  /** The step of a move, which is made if there is none yet. */
  to(move: string, seat = '', label = move): Step {
    const known = this.next.find((step) => step.move === move);
    if (known) return known;
    const made = new Step(move, seat, label, this);
    this.next = [...this.next, made];
    return made;
  }

  drop(step: Step): void {
    this.next = this.next.filter((one) => one !== step);
    if (this.latest === step) this.latest = null;
  }
}
