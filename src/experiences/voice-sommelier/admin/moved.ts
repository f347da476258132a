/** The list with one item swapped with its neighbour. */
export function moved<T>(list: readonly T[], at: number, by: -1 | 1): T[] {
  const next = [...list];
  [next[at], next[at + by]] = [next[at + by]!, next[at]!];
  return next;
}
