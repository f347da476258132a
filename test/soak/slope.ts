/** A process watched for hours: whether what it holds grows. */

export interface Sample {
  /** Since the start. */
  hours: number;
  value: number;
}

/** Of the line with the least squares through all samples: by how much the value grows an hour. */
export function slopeOf(samples: readonly Sample[]): number {
  if (samples.length === 0) return 0;
  const mean = (of: (sample: Sample) => number) => samples.reduce((sum, one) => sum + of(one), 0) / samples.length;
  const [hours, value] = [mean((one) => one.hours), mean((one) => one.value)];
  const spread = mean((one) => (one.hours - hours) ** 2);
  return spread === 0 ? 0 : mean((one) => (one.hours - hours) * (one.value - value)) / spread;
}
