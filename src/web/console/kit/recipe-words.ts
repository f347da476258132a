/** What a recipe is made of, in the reader's language. */
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Ice, MixingMethod, Recipe, Unit } from '#domain/recipe/recipe.ts';

export const TYPE_WORDS: Record<Recipe['type'], MessageDescriptor> = {
  cocktail: msg`Cocktail`,
  mocktail: msg`Mocktail`,
  tea: msg`Tea`,
  soda: msg`Soda`,
  coffee: msg`Coffee`,
  wine: msg`Wine`,
  beer: msg`Beer`,
  shot: msg`Shot`,
};

export const ICE_WORDS: Record<Ice, MessageDescriptor> = {
  none: msg`No ice`,
  cubed: msg`Cubes`,
  crushed: msg`Crushed`,
  large: msg`One large cube`,
  pebble: msg`Pebble ice`,
};

export const METHOD_WORDS: Record<MixingMethod, MessageDescriptor> = {
  build: msg`Build in the glass`,
  shake: msg`Shake`,
  'dry-shake': msg`Dry shake`,
  stir: msg`Stir`,
  blend: msg`Blend`,
  swizzle: msg`Swizzle`,
  throw: msg`Throw`,
  muddle: msg`Muddle`,
  brew: msg`Brew`,
  layer: msg`Layer`,
};

export const UNIT_WORDS: Record<Unit, MessageDescriptor> = {
  ml: msg`ml`,
  dash: msg`dashes`,
  barspoon: msg`bar spoons`,
  'top-up': msg`ml to top up`,
  piece: msg`pieces`,
  leaf: msg`leaves`,
  slice: msg`slices`,
  pinch: msg`pinches`,
  g: msg`g`,
};
