// Lists that are rebuilt with every move, and nearly always have the same items.

/** Returns the previous array if the new one has the same items, so that nothing re-renders. */
export function keepIfEqual<T>(): (next: T[]) => T[] {
  let last: T[] = [];
  return (next) => {
    if (next.length !== last.length || next.some((one, i) => one !== last[i])) last = next;
    return last;
  };
}
