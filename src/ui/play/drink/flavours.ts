/** The twelve flavour features: their names in the reader's language and their colours. */
import { msg } from '@lingui/core/macro';
import type { I18n, MessageDescriptor } from '@lingui/core';
import type { FlavourProperty } from '#domain/recipe/recipe.ts';

const LABELS: Record<FlavourProperty, MessageDescriptor> = {
  strength: msg`Strength`,
  acidity: msg`Sour`,
  sweet: msg`Sweet`,
  spicy: msg`Spicy`,
  fruity: msg`Fruity`,
  fizzy: msg`Fizzy`,
  herbal: msg`Herbal`,
  bitter: msg`Bitter`,
  umami: msg`Umami`,
  texture: msg`Texture`,
  aroma: msg`Aroma`,
  body: msg`Body`,
};

export const flavourLabel = (i18n: Pick<I18n, '_'>, property: FlavourProperty): string => i18n._(LABELS[property]);

export const flavourColour = (property: FlavourProperty): string => `var(--flavour-${property})`;
