/** The list with one item moved up or down by one. */
export function moved<T>(things: readonly T[], at: number, by: -1 | 1): T[] {
  const next = [...things];
  [next[at], next[at + by]] = [next[at + by]!, next[at]!];
  return next;
}
