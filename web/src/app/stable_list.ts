// Lists that are made anew with every move, and are nearly always the same.

/** The earlier list, while the next ones have the same in them: then nothing that was made of it is made again. */
export function keepIfEqual<T>(): (next: T[]) => T[] {
  let last: T[] = [];
  return (next) => {
    if (next.length !== last.length || next.some((one, i) => one !== last[i])) last = next;
    return last;
  };
}
