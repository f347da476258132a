/** Reasons for no alcohol, strongest first. */
export const NO_ALCOHOL_REASONS = [
  'age',
  'pregnancy',
  'medicine',
  'driving',
  'recovery',
  'religion',
  'drunk',
  'choice',
] as const;
export type NoAlcoholReason = (typeof NO_ALCOHOL_REASONS)[number];

/** The strongest of several reasons. */
export const weightiest = (reasons: readonly (NoAlcoholReason | undefined)[]): NoAlcoholReason | undefined =>
  NO_ALCOHOL_REASONS.find((reason) => reasons.includes(reason));
