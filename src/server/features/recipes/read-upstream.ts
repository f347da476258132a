import { z } from 'zod';
import { message } from '#domain/messages/message.ts';
import { isPictureAddress } from '#domain/settings/appearance.ts';
import { faultsOf } from '#contract/fault.ts';
import type { Recipe } from '#contract/menu/recipes.ts';
import { invalidRequest } from '../../http/problems.ts';
import { readUpstreamRecipes } from '../../main-api/upstream-shapes.ts';

/**
 * Parses recipes sent by a caller, in any accepted upstream shape.
 * @throws Refusal naming the first field that cannot be read
 */
export function readUpstream(recipes: unknown): Recipe[] {
  const read = readShapes(recipes);
  const faults = read.flatMap(({ image, recipeImage }, i) => [
    ...faultOfPicture(image, `recipes.${i}.image`),
    ...faultOfPicture(recipeImage?.imageUrl ?? null, `recipes.${i}.recipeImage.imageUrl`),
  ]);
  if (faults.length > 0) throw invalidRequest(faults);
  return read;
}

function readShapes(recipes: unknown): Recipe[] {
  try {
    return readUpstreamRecipes(recipes);
  } catch (cause) {
    throw cause instanceof z.ZodError ? invalidRequest(faultsOf(cause)) : cause;
  }
}

/** The rule of the editor and of menu files. */
const faultOfPicture = (address: string | null, path: string) =>
  address === null || isPictureAddress(address) ? [] : [{ path, message: message('picture-of-wrong-form') }];
