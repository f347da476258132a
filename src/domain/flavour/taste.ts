/** A guest's wish as a sum of answers. Source: docs/behaviour/flavour.md "Wishes". */
import type { TargetProfile } from './flavour-match.ts';
import { FLAVOUR_AXES } from '#domain/recipe/recipe.ts';
import type { FlavourAxis } from '#domain/recipe/recipe.ts';

/** A number on some axes: 0 to 5 as a wish, -5 to 5 as a change. */
export type Taste = Partial<Record<FlavourAxis, number>>;

/**
 * Sums up a guest's answers: every axis starts at `base`, moves by the changes and is clamped to 0 to 5. Its weight is
 * 1 +
 * sum of changes
 * .
 */
export function movedWish(base: number, changes: readonly Taste[]): Required<Pick<TargetProfile, 'want' | 'weight'>> {
  const want: Taste = {};
  const weight: Taste = {};
  for (const axis of FLAVOUR_AXES) {
    const change = changes.reduce((sum, each) => sum + (each[axis] ?? 0), 0);
    want[axis] = Math.min(5, Math.max(0, base + change));
    weight[axis] = 1 + Math.abs(change);
  }
  return { want, weight };
}
