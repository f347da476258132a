/** Deterministic pseudo-random numbers, so that a drink looks the same wherever it is drawn. */
export function scatter(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
    state = Math.imul(state ^ (state >>> 12), 0x297a2d39) + 0x9e3779b9;
    return ((state ^ (state >>> 16)) >>> 0) / 4294967296;
  };
}
