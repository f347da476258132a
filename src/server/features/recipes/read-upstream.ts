import { z } from 'zod';
import { faultsOf } from '#contract/fault.ts';
import type { Recipe } from '#contract/recipes.ts';
import { invalidRequest } from '../../http/problems.ts';
import { readUpstreamRecipes } from '../../main-api/upstream-shapes.ts';

/**
 * Parses recipes sent by a caller, in any accepted upstream shape.
 * @throws Refusal naming the first field that cannot be read
 */
export function readUpstream(recipes: unknown): Recipe[] {
  try {
    return readUpstreamRecipes(recipes);
  } catch (cause) {
    throw cause instanceof z.ZodError ? invalidRequest(faultsOf(cause)) : cause;
  }
}
