/**
 * The smallest of the values that so many percent of them do not exceed; 50 is the median, of two in the middle the
 * lower one.
 * @param counted values with their frequency, ascending
 * @returns null if there are none
 */
export function percentileOfCounts(
  percent: number,
  counted: readonly (readonly [value: number, n: number])[],
): number | null {
  const total = counted.reduce((sum, [, n]) => sum + n, 0);
  let passed = 0;
  for (const [value, n] of counted) {
    passed += n;
    if (passed * 100 >= total * percent) return value;
  }
  return null;
}
