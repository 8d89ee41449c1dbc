/** Numbers from 0 to 1 that are the same in every run (mulberry32). @param {number} seed @returns {() => number} */
export function seededRandom(seed) {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of some. @template T @param {T[]} from @param {() => number} chance @returns {T} */
export function any(from, chance) {
  return from[Math.floor(chance() * from.length)];
}
