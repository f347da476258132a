/** What is in a drink, what it tastes like, and how much it has of a taste. */
import { featureValues, FLAVOUR_AXES, type BilingualText, type FlavourAxis } from '#domain/recipe/recipe.ts';
import {
  answer,
  bilingual,
  isKnown,
  strengthOf,
  TELLING,
  valueOf,
  type Answer,
  type Asked,
  type Served,
} from './asked-drink.ts';
import { listOf, text } from '#domain/text/bilingual.ts';
import * as say from './words.ts';

export const partsOf = (drink: Served, withStrength = true): BilingualText[] =>
  drink.recipeIngredient.length === 0 ? [] : [listed(drink, drink.recipeIngredient.map(bilingual), withStrength)];

function listed(drink: Served, parts: readonly BilingualText[], withStrength = true): BilingualText {
  const strength = withStrength ? strengthOf(drink) : undefined;
  return say.consistsOf(bilingual(drink), strength ? say.andStrength(listOf(parts), strength) : listOf(parts));
}

/** The tastes that it has most of. */
export const mostOf = (drink: Served, count: number): FlavourAxis[] =>
  FLAVOUR_AXES.filter((axis) => axis !== 'strength' && valueOf(drink, axis) >= TELLING)
    .toSorted((a, b) => valueOf(drink, b) - valueOf(drink, a))
    .slice(0, count);

/** What it has most of, and how the menu describes it. */
export function tasteOf(drink: Served): BilingualText[] {
  const axes = mostOf(drink, 4);
  const { description = '', description_translations = {} } = drink;
  return [
    ...(axes.length > 0
      ? [
          listed(
            drink,
            axes.map((axis) => say.degreeOf(axis, valueOf(drink, axis))),
          ),
        ]
      : partsOf(drink)),
    ...(description ? [text(description, description_translations['zh-HK'] ?? description)] : []),
  ];
}

export function degreeOf(drink: Served, axis: FlavourAxis, { onSale }: Asked): BilingualText[] {
  if (axis === 'strength' && drink.alcohol === 'free') return [say.hasNoAlcohol(bilingual(drink))];
  if (!isKnown(drink, axis)) return axis === 'strength' ? [say.mayHave(bilingual(drink), say.ALCOHOL)] : partsOf(drink);
  const isMost = onSale.every((other) => valueOf(other, axis) <= valueOf(drink, axis));
  return [degree(drink, axis), ...(isMost ? [say.nothingMore(say.comparative(axis, 1))] : [])];
}

/** "Is the Typhoon hot? I can't take much": not that one, then. */
export const degrees = (drinks: readonly Served[], axis: FlavourAxis, asked: Asked): Answer => ({
  ...answer(...drinks.flatMap((drink) => degreeOf(drink, axis, asked))),
  toldOf: ['like', ...(axis === 'strength' ? ['named alcohol', axis] : [])],
  tooMuch: drinks
    .filter((drink) => (asked.wishes.taste[axis] ?? 0) < 0 && (featureValues(drink.drinkFeatures)[axis] ?? 0) >= PLAIN)
    .map(({ id }) => id),
});
/** From this value on, 0 to 5, a drink plainly has a taste. */
const PLAIN = 2.5;

const degree = (drink: Served, axis: FlavourAxis): BilingualText => {
  const [name, much] = [bilingual(drink), say.degreeOf(axis, valueOf(drink, axis))];
  const strength = axis === 'strength' ? strengthOf(drink) : undefined;
  return strength ? say.isSoStrong(name, much, strength) : say.isSo(name, much);
};
