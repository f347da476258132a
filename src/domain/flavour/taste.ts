/** Tastes as experiences deal with them: a wish on some axes, and answers that move it. Source: design experiences 3.0. */
import type { TargetProfile } from './flavour-match.ts';
import { FLAVOUR_AXES } from '#domain/recipe/recipe.ts';
import type { FlavourAxis } from '#domain/recipe/recipe.ts';

/** Some axes with a number each: 0 to 5 as a wish, -5 to 5 as a change. */
export type Taste = Partial<Record<FlavourAxis, number>>;

/**
 * The wish that a guest's answers add up to: every axis starts at `base`, moves by the changes and stays within 0 to 5;
 * the more it was moved, the more it weighs.
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
