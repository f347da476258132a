/** What a drink that fits a guest's wishes would taste of. Source: docs/behaviour/experiences/voice-sommelier.md "Wish". */
import type { Matchable, TargetProfile } from '#domain/flavour/flavour-match.ts';
import { meetsTaste } from '#domain/flavour/wish-met.ts';
import type { Taste } from '#domain/flavour/taste.ts';
import { assumedAbv, FLAVOUR_AXES, featureValues, isZeroProof } from '#domain/recipe/recipe.ts';
import type { FlavourAxis, NamedThing } from '#domain/recipe/recipe.ts';
import { isBinding, isForTheBar } from '#domain/taste-request/trait-roles.ts';
import type { NoAlcoholReason } from '#domain/taste-request/no-alcohol-reasons.ts';
import { limited } from './wishes.ts';
import type { Wishes } from './wishes.ts';

/** Start value of an axis before a wish moves it. */
export const START = 2.5;

/** True if neither a taste, a drink nor a superlative tells the drinks apart. */
export const isUntold = (wishes: Wishes): boolean =>
  wishes.like === undefined &&
  !wishes.standIn &&
  !wishes.superlative &&
  Object.keys({ ...tasteOf(wishes), ...hintsOf(wishes.named) }).length === 0;

/** What is to be lighter than a drink is never that drink, unless that is light. */
export const isMeasured = (
  { isMeasure, isAsItIs, taste, isSugarLevel }: Wishes,
  model: Matchable | undefined,
): boolean =>
  isMeasure === true ||
  ((taste.strength ?? 0) < 0 && !(model && meetsTaste(model.drinkFeatures, 'strength', taste.strength!))) ||
  (model !== undefined &&
    !isAsItIs &&
    TOLD_APART.some(
      (axis) => !(isSugarLevel && axis === 'sweet') && (taste[axis] ?? 0) <= NOT_TOO && isMuchOf(model, axis),
    ));
/** "A Negroni, but not so bitter" is another drink. "A Mojito, not too sweet", 鴛鴦少甜 is one with less sugar. */
const isMuchOf = ({ drinkFeatures }: Matchable, axis: FlavourAxis): boolean =>
  !meetsTaste(drinkFeatures, axis, NOT_TOO);
const NOT_TOO = -1;
const TOLD_APART: readonly FlavourAxis[] = ['sweet', 'bitter', 'acidity', 'spicy'];

export function targetOf(wishes: Wishes, recipes: readonly Matchable[]): TargetProfile {
  const { noAlcohol, avoid, like, notLike, named, below, standIn } = wishes;
  const taste = tasteOf(wishes);
  const hints = hintsOf(named);
  const model = recipes.find(({ id }) => id === like);
  const isOfNoTaste = isUntold(wishes);
  const start: Taste | undefined = model ? featureValues(model.drinkFeatures) : standIn?.taste;
  /** What is left out of a drink may be what it is known for. */
  const isWhole = named.every(({ isRefused }) => !isRefused);
  const want: Taste = {};
  const weight: Taste = {};
  const side: NonNullable<TargetProfile['side']> = {};
  for (const axis of FLAVOUR_AXES) {
    const change = taste[axis] ?? 0;
    if (axis === 'strength' && noAlcohol) continue;
    const from = start?.[axis] ?? START;
    want[axis] = withinScale(from + change);
    weight[axis] = 1 + Math.abs(change);
    if (isOfNoTaste) {
      want[axis] = EASY_TO_LIKE[axis];
      continue;
    }
    if (start) {
      // At least half the way; and not stronger than the drink it is measured by, unasked.
      const step = axis === 'strength' ? change : change / 2;
      if (change === 0 && axis !== 'strength' && from >= DISTINCT_FROM && (isWhole || OF_BUILD.includes(axis)))
        weight[axis] = DISTINCT_WEIGHT;
      if (axis === 'spicy' && change === 0 && from < LEEWAY) weight[axis] = DISTINCT_WEIGHT;
      if (change !== 0) [want[axis], side[axis]] = [withinScale(from + step), change < 0 ? 'at-most' : 'at-least'];
      else if (axis === 'strength' && model) [weight[axis], side[axis]] = [STAYS_WEIGHT, 'at-most'];
      continue;
    }
    if (change < 0)
      [want[axis], side[axis]] = [
        withinScale(Math.min(START, from + change + 1) - (axis === 'strength' ? 0 : LEEWAY)),
        'at-most',
      ];
    if (change >= PLAIN)
      [want[axis], side[axis]] = [
        withinScale(from + change - (axis === 'strength' || axis === 'spicy' ? 0 : LEEWAY)),
        'at-least',
      ];
    if (change > 0 && change < PLAIN && LITTLE[axis] !== undefined) want[axis] = LITTLE[axis];
    if (change !== 0) continue;
    // Among drinks that fit equally: what was named tastes so, then what most guests like.
    const hint = hints[axis];
    weight[axis] = hint || axis === 'spicy' ? HINT_WEIGHT : UNSAID_WEIGHT;
    if (hint) want[axis] = withinScale(START + hint);
    else if (RARELY_LIKED.includes(axis)) [want[axis], side[axis]] = [RARELY_LIKED_FROM, 'at-most'];
  }
  const refused = named.filter(({ isRefused }) => isRefused).flatMap(({ drinks }) => drinks);
  const isOther =
    wishes.isAnother === true ||
    Object.keys(wishes.taste).length > 0 ||
    named.some(({ id, isRefused }) => id === 'unusual' && !isRefused);
  const isMeasure = isMeasured(wishes, model);
  const measure = model && isMeasure && isOther ? [model.id] : [];
  /** The drink to be weaker than sets the limit too. */
  const limits = [
    ...(below ? [below.abv] : []),
    ...(model && isMeasure && (taste.strength ?? 0) < 0 && !isZeroProof(model) ? [assumedAbv(model)] : []),
  ];
  const tooStrong = recipes.filter((recipe) => limits.some((limit) => assumedAbv(recipe) >= limit)).map(({ id }) => id);
  const filters = {
    zeroProof: noAlcohol !== undefined,
    avoidAllergens: [...avoid],
    without: [
      ...new Set([
        ...notLike,
        ...refused,
        ...measure,
        ...(standIn?.apart ?? []),
        // "With vodka instead of gin": nothing else with gin.
        ...named.flatMap(({ insteadOf }) => insteadOf?.out ?? []),
        ...tooStrong,
        ...unfitFor(noAlcohol, recipes),
      ]),
    ],
  };
  return { want, weight, side, filters };
}

/**
 * Ids of drinks that a guest should not get for the reason of wanting no alcohol: grapefruit and quinine act on
 * medicines, quinine, raw egg and butterfly pea flower are advised against in pregnancy.
 */
const unfitFor = (reason: NoAlcoholReason | undefined, recipes: readonly Ingredients[]): string[] => {
  const holds = reason && UNFIT[reason];
  if (!holds) return [];
  return recipes.filter((recipe) => namesIn(recipe).some((name) => holds.test(name))).map(({ id }) => id);
};
const UNFIT: Partial<Record<NoAlcoholReason, RegExp>> = {
  medicine: /grapefruit|pomelo|\btonic|quinine|柚|湯力|奎寧/i,
  pregnancy: /\btonic|quinine|\begg|butterfly|湯力|奎寧|蛋|蝶豆/i,
};
export type Ingredients = Pick<Matchable, 'id' | 'allergens'> & {
  recipeIngredient?: readonly NamedThing[];
};
export const namesOf = ({ name, name_translations }: NamedThing): string[] => [
  name,
  ...Object.values(name_translations),
];
const namesIn = ({ allergens, recipeIngredient = [] }: Ingredients): string[] => [
  ...allergens,
  ...recipeIngredient.flatMap(namesOf),
];

/** The tastes, and those of what was named and the menu lacks. */
function tasteOf({ taste, named }: Wishes): Taste {
  const sum: Taste = {};
  const counts = ({ drinks, isRefused, kind, id }: Wishes['named'][number]) =>
    !isRefused && (drinks.length === 0 || (kind === 'trait' && !isBinding(id)));
  for (const each of named.filter(counts))
    for (const axis of FLAVOUR_AXES) if (each.taste[axis]) sum[axis] = limited((sum[axis] ?? 0) + each.taste[axis]);
  return { ...sum, ...taste };
}

/** Which way the named things that the menu has taste. A base spirit does not make a drink strong. */
export function hintsOf(named: Wishes['named']): Taste {
  const wanted = named.filter(({ id, drinks, isRefused }) => !isRefused && drinks.length > 0 && !isForTheBar(id));
  const { strength: _, ...hints } = Object.assign({}, ...wanted.map(({ taste }) => taste)) as Taste;
  return hints;
}

const withinScale = (value: number): number => Math.min(5, Math.max(0, value));
/** What most guests like of whom nothing else is known: fruity, fresh, and neither strong nor harsh. */
const EASY_TO_LIKE: Readonly<Record<FlavourAxis, number>> = {
  strength: 2,
  acidity: 2.5,
  sweet: 3,
  spicy: 0,
  fruity: 3.5,
  fizzy: 3,
  herbal: 0.5,
  bitter: 0,
};
/** "A little sweet" is less sweet than most drinks are. */
const LITTLE: Taste = { sweet: 2.5, bitter: 2.5 };
/** Change of an axis from which on more of it fits as well. */
export const PLAIN = 2;
/** How far from the wish a drink may stay to count as fitting. */
export const LEEWAY = 0.5;
const UNSAID_WEIGHT = 0.05;
const STAYS_WEIGHT = 4;
/** What a drink is known for: a Negroni for its bitterness. What is likened to it should have that before all else. */
const DISTINCT_FROM = 3.5;
const DISTINCT_WEIGHT = 2;
/** Of how a drink is built, whatever is left out of it. */
const OF_BUILD: readonly FlavourAxis[] = ['acidity', 'fizzy'];
const HINT_WEIGHT = 0.2;
/** Few guests who did not ask for it like more than a hint of these. */
const RARELY_LIKED: readonly FlavourAxis[] = ['spicy', 'herbal', 'bitter'];
const RARELY_LIKED_FROM = 1;
