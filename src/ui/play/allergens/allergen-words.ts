import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Allergen } from '#domain/recipe/recipe.ts';

/** Hong Kong's allergen list, in the wording of its regulation. */
export const ALLERGEN_WORDS: Record<Allergen, MessageDescriptor> = {
  gluten: msg`Cereals containing gluten`,
  crustaceans: msg`Crustaceans`,
  eggs: msg`Eggs`,
  fish: msg`Fish`,
  milk: msg`Milk and milk products`,
  molluscs: msg`Molluscs`,
  'tree-nuts': msg`Tree nuts`,
  peanuts: msg`Peanuts`,
  soybeans: msg`Soybeans`,
  sulphites: msg`Sulphites`,
};
