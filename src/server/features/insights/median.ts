/**
 * The median of values that are given with how often each occurs, the smallest first; the lower one of two in the middle.
 * @returns null when there are none
 */
export function medianOfCounts(counted: readonly (readonly [value: number, n: number])[]): number | null {
  const total = counted.reduce((sum, [, n]) => sum + n, 0);
  let passed = 0;
  for (const [value, n] of counted) {
    passed += n;
    if (passed * 2 >= total) return value;
  }
  return null;
}
