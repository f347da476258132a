/**
 * The median of values given with their frequency, in ascending order; of two in the middle the lower one.
 * @returns null if there are none
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
