/** From wishes to drinks. Source: docs/behaviour/experiences/voice-sommelier.md "Wish". */
import { isServable, type Matchable } from '#domain/flavour/flavour-match.ts';
import type { Outcome } from '#domain/flavour/outcome.ts';
import type { Taste } from '#domain/flavour/taste.ts';
import { drinksMeeting, meetsTaste } from '#domain/flavour/wish-met.ts';
import { orderByWishes } from '#domain/flavour/wish-order.ts';
import { assumedAbv, FLAVOUR_AXES, featureValues, isZeroProof } from '#domain/recipe/recipe.ts';
import type { FlavourAxis } from '#domain/recipe/recipe.ts';
import type { TraitDrink } from '#domain/taste-request/drink-traits.ts';
import { ABV_LEEWAY } from '#domain/taste-request/usual-abv.ts';
import { isBase } from '#domain/taste-request/words/made-of.ts';
import { isBinding, isForHealth, isForTheBar, isSeen, isServing } from '#domain/taste-request/trait-roles.ts';
import { holdsSpirits, ICELESS, isFizzy, isForGrownUps, isHot, isOnCrushedIce } from './drink-sorts.ts';
import { likenessTo } from './likeness.ts';
import { reachable } from './reachable.ts';
import type { Wishes } from './wishes.ts';
import { asksForAlcohol, isDryHouse } from './dry-house.ts';
import { nearnessTo, ofStrength, widened } from './strength-range.ts';
import { hintsOf, isMeasured, isUntold, LEEWAY, PLAIN, START, targetOf } from './wish-target.ts';

/**
 * The outcome of the wishes. Tastes start from the drink to be like, if any; without any taste balanced drinks win, or
 * chance if anything will do. What was refused is excluded, what was named comes first. Source:
 * docs/behaviour/experiences/voice-sommelier.md "Wish".
 * @param luck in [0, 1): the same luck gives the same drinks
 */
export function outcomeOf(
  heard: Wishes,
  recipes: readonly Matchable[],
  luck = 0,
): Pick<Outcome, 'target'> & { recipeIds: string[] } {
  const meant = targetOf(heard, recipes);
  const wishes = asItIs(reachable(heard, meant.filters, recipes), recipes);
  const target = wishes === heard ? meant : targetOf(wishes, recipes);
  const {
    named,
    superlative,
    noAlcohol,
    like,
    standIn,
    below,
    above,
    about,
    usual: liked,
    kin = [],
    versions = [],
    choice = [],
    popular = [],
  } = wishes;
  const model = recipes.find(({ id }) => id === like);
  const isMeasure = isMeasured(wishes, model);
  const isGone = model !== undefined && !isServable(model, target.filters);
  /** "A Margarita with honey instead of agave": the drinks that are one. */
  const swapped = model ? named.flatMap(({ insteadOf }) => insteadOf?.drinks ?? []) : [];
  const isForTheUnwell = named.some((wish) => !wish.isRefused && isForHealth(wish.id));
  // "A Mojito without ice" is a Mojito: how it is served chooses no other.
  const asked = named.filter(
    ({ id, isRefused, kind, insteadOf }) =>
      !isRefused &&
      (kind !== 'trait' || !(model ?? standIn) || isMeasure || !isServing(id)) &&
      // "Something like my usual, with a surprise": likeness leads, and it is not that drink.
      !(id === UNUSUAL && model && isMeasure) &&
      // Gentle to a stomach is not light.
      !(id === LIGHT && isForTheUnwell) &&
      // Where none is, the bar is told.
      !(model && insteadOf && swapped.length === 0 && !isMeasure),
  );
  const isBesideOthers = asked.some(({ id }) => !isServing(id) && id !== ALCOHOL);
  const isBesideServing = asked.some(({ id }) => isServing(id) && !isForTheBar(id) && !isBinding(id));
  const isSoft = ({ id }: Wishes['named'][number]) =>
    (isForTheBar(id) &&
      (isBesideOthers || isBesideServing || model !== undefined || Object.keys(wishes.taste).length > 0)) ||
    (isBesideOthers && isServing(id) && !isBinding(id) && !IS_SHAPE.has(id));
  const [soft, hard] = [asked.filter(isSoft), asked.filter((wish) => !isSoft(wish))];
  // The drink that was asked for is nearer than one with something like what the menu lacks.
  const isNamed = model !== undefined && !isGone && swapped.length === 0;
  /** Traits, unless only drinks without alcohol have one: "colour-changing". */
  const isOfTraits = ({ id, kind, drinks }: Wishes['named'][number]) =>
    kind === 'trait' && !isSeen(id) && recipes.some((recipe) => drinks.includes(recipe.id) && !isZeroProof(recipe));
  /** What the weather or the season asks for, beside what the guest does. */
  const binds = ({ id, said }: Wishes['named'][number]) =>
    isBinding(id) && !(OF_WEATHER.test(said) && hard.some((other) => !isBinding(other.id)));
  const things = hard.filter(({ kind }) => kind === 'ingredient');
  const ids = (list: typeof named) => list.map(({ drinks, near }) => [...drinks, ...(isNamed ? [] : near)]);
  const isOfSeveral = hard.filter((wish) => !binds(wish)).length + Object.keys(wishes.taste).length > 1;
  const isIceless = named.some(({ id, isRefused }) => !isRefused && ICELESS.has(id));
  const isDry = isDryHouse(recipes) && !asksForAlcohol(wishes, recipes);
  const isAlcoholFree =
    isDry ||
    noAlcohol !== undefined ||
    (model !== undefined && isZeroProof(model)) ||
    standIn?.abv === 0 ||
    wishes.isBrew === true ||
    asked.some(({ id }) => isForHealth(id)) ||
    (wishes.weaker &&
      asked.length === 0 &&
      !model &&
      !standIn &&
      Object.keys(wishes.taste).every((axis) => axis === 'strength'));
  /** % by volume of the drink in whose place another is poured. */
  const usual = model && (isGone || isMeasure) ? assumedAbv(model) : standIn && standIn.abv + ABV_LEEWAY;
  // Of a weak one a little more: nothing with alcohol is as weak as a Piña Colada but a beer.
  const instead =
    usual && (wishes.weaker || model === undefined ? usual : Math.max(usual, Math.min(WEAKEST, usual + WEAK_LEEWAY)));
  const isLucky = isAnyOf(wishes);
  /** Of a drink that what was refused rules out: "a Mojito without rum" is a Nojito. */
  const others = isGone && !isMeasure ? versions.filter((id) => id !== like) : [];
  const order = {
    binding: [
      ...ids(hard.filter(binds)),
      ...(isGone && isMeasure && Object.keys(wishes.taste).length > 0 ? [movedFrom(model, wishes, recipes)] : []),
      // What stands in for a drink is not stronger, unasked.
      ...(instead !== undefined && (wishes.taste.strength ?? 0) <= 0
        ? asOftenAs(
            2,
            idsOf(
              recipes,
              (recipe) => assumedAbv(recipe) <= instead && (!model || !isBeerOrShot(recipe) || isBeerOrShot(model)),
            ),
          )
        : []),
      ...(wishes.isBrew ? [idsOf(recipes, isZeroProof)] : []),
      // In a tea shop a drink with alcohol is asked for.
      ...(isDry ? [idsOf(recipes, isZeroProof)] : []),
      ...(above ? [idsOf(recipes, (recipe) => assumedAbv(recipe) > above.abv)] : []),
      ...(about ? [ofStrength(about, recipes), ofStrength(widened(about), recipes)] : []),
      // "Under ten percent" is no wish for none.
      ...(below && !isAlcoholFree && !model && !wishes.weaker
        ? [idsOf(recipes, (recipe) => !isZeroProof(recipe))]
        : []),
      ...(choice.length > 1 ? [choice] : []),
      // What stands in for a drink with alcohol has alcohol, unless it is the same drink without.
      ...(isAlcoholFree || !(model ?? standIn) || others.length > 0
        ? []
        : asOftenAs(
            2,
            idsOf(
              recipes,
              (recipe) =>
                !isZeroProof(recipe) && (!isBeerOrShot(recipe) || recipe === model || recipe.id === standIn?.near[0]),
            ),
          )),
    ],
    wanted: [
      ...ids(hard.filter((wish) => !binds(wish) && !isOfTraits(wish)).map(withGarnished)),
      // An ingredient or a kind of drink outweighs how a drink comes across.
      ...ids(hard.filter(({ kind, drinks }) => kind !== 'trait' && drinks.length > 0)),
      // Of several the one that few drinks have: passion fruit before lemon.
      ...(things.length > 1 ? ids(things.filter(({ drinks }) => drinks.length > 0 && drinks.length <= FEW)) : []),
      // "Beer with lime" is a beer, "gin and cucumber" is of gin: what it is outweighs what goes into it.
      ...ids(hard.filter(({ kind, id, drinks }) => (kind === 'drink-kind' || isBase(id)) && drinks.length > 0)),
      ...(standIn && Object.keys(wishes.taste).length === 0 ? [standIn.near.slice(0, 1)] : []),
      ...tastesMet(wishes, model, recipes),
      // Bubbles to celebrate with are sparkling wine.
      ...((wishes.taste.fizzy ?? 0) > 0 && !model
        ? asked.flatMap(({ id, drinks }) => (id === 'celebration' ? [drinks] : []))
        : []),
      // "A spicy Margarita" is of tequila, "a Negroni, less bitter" of Aperol.
      ...(model && (isMeasure || isGone || lacksTaste(model, wishes))
        ? kin.slice(0, 1).map((ids) => (isMeasure ? [...ids, model.id] : ids))
        : []),
      // A long drink stays one.
      ...(model && isGone && isFizzy(model) && Object.keys(wishes.taste).length === 0
        ? asOftenAs(2, idsOf(recipes, isFizzy))
        : []),
      ...(isNamed && !isMeasure ? asOftenAs(isOtherKind(model, wishes) ? 1 : PLAINLY_NAMED, [model.id]) : []),
      ...asOftenAs(PLAINLY_NAMED, others),
      ...asOftenAs(PLAINLY_NAMED, swapped),
      ...(isUntold(wishes) && hard.length === 0 && !isLucky && liked === undefined ? [popular] : []),
    ],
    kin:
      model && !isMeasure && !isGone && !isOtherKind(model, wishes)
        ? []
        : kin.map((each) => [...each, ...(isMeasure && model ? [model.id] : [])]),
    isLikened: model !== undefined && (isMeasure || isGone || isOtherKind(model, wishes)),
    traits: [...ids(hard.filter((wish) => !binds(wish) && isOfTraits(wish)))],
    popular,
    isByPopularity:
      isUntold(wishes) &&
      liked === undefined &&
      hard.every(({ id }) => isForTheBar(id) || id === 'popular' || isBase(id)),
    unwanted: [
      ...(liked === undefined ? [] : [liked]),
      // Plainly what was refused: bubbles.
      ...(things.length > 0 && !model && (wishes.taste.strength ?? 0) < 0
        ? [idsOf(recipes, ({ drinkFeatures }) => meetsTaste(drinkFeatures, 'strength', PLAIN))]
        : []),
      ...(things.length > 0 || model
        ? []
        : PLAIN_TO_TASTE.filter((axis) => (wishes.taste[axis] ?? 0) <= -PLAIN).map((axis) =>
            idsOf(recipes, ({ drinkFeatures }) => meetsTaste(drinkFeatures, axis, PLAIN)),
          )),
      ...(hard.length === 0 && (isOfSeveral || named.length > 0) && !isAlcoholFree && !model
        ? [idsOf(recipes, isZeroProof)]
        : []),
      ...(isOfSeveral && !model ? [idsOf(recipes, (recipe) => isUnasked('spicy', recipe, wishes))] : []),
      ...ids(named.filter(({ isRefused, kind }) => isRefused && kind === 'trait')),
      // Hot, and asked for how it looks.
      ...(hard.every(({ kind }) => kind === 'trait') && hard.some(({ id }) => isSeen(id) || id === 'photogenic')
        ? [idsOf(recipes, isHot)]
        : []),
      // Crushed ice cannot be left out of a drink that was not ordered by name.
      ...(isIceless && !isNamed ? [idsOf(recipes, isOnCrushedIce)] : []),
      // Long, and still a full measure of spirits: not for whom one glass is too much.
      ...((wishes.weaker || isOnlyLight(wishes)) && hard.every(({ id }) => id === LIGHT) && !model
        ? [idsOf(recipes, holdsSpirits)]
        : []),
      // A beer or a shot is asked for by name.
      ...((isOfSeveral
        ? !hard.some(({ kind, id }) => kind === 'drink-kind' && id !== 'coffee')
        : hard.every(({ kind }) => kind === 'trait')) &&
      !model &&
      !standIn &&
      (!superlative || isOfSeveral) &&
      (wishes.taste.strength ?? 0) >= 0 &&
      !asked.some(({ id }) => OF_BEER_OR_SHOT.has(id))
        ? [idsOf(recipes, isBeerOrShot)]
        : []),
      // Neither bitter nor hot for a child.
      ...(noAlcohol === 'age' ? [idsOf(recipes, isForGrownUps)] : []),
      ...(wishes.weaker && !model ? [idsOf(recipes, (each) => assumedAbv(each) >= NOT_WEAK)] : []),
    ],
    degrees: [
      ...(liked === undefined ? [] : [likenessTo(liked, recipes, NEAR_USUAL)]),
      ...(about ? [nearnessTo(about, recipes)] : []),
      ...hard.flatMap(({ degrees }) => (degrees ? [degrees] : [])),
      ...likenessToHolders(hard, recipes),
    ],
    best: [...asked.flatMap(({ own }) => own), ...ids(soft).flat()],
    // Whoever needs a weaker drink gets the weakest of those that fit.
    superlative:
      superlative ??
      (wishes.weaker || (isOnlyLight(wishes) && hard.length === 0 && !model)
        ? { axis: 'strength', direction: 'least' }
        : undefined),
    isAlcoholFree,
    harsh:
      superlative || (model && (!isMeasure || isHarshUnasked(model, wishes)))
        ? []
        : idsOf(recipes, (recipe) => isHarshUnasked(recipe, wishes)),
    seldom:
      ((model && isSeldomWanted(model, false)) ?? superlative)
        ? []
        : idsOf(recipes, (recipe) => isSeldomWanted(recipe, isLucky)),
    luck: isLucky ? luck : undefined,
  };
  const drinks = orderByWishes(target, order, recipes);
  return { target, recipeIds: drinks.map(({ recipe }) => recipe.id) };
}

/** What a beer or a shot is wanted for. */
const OF_BEER_OR_SHOT: ReadonlySet<string> = new Set([
  'cheap',
  'quick one',
  'small drink',
  'large drink',
  'dangerously drinkable',
  'layered',
]);
/** Long or short: of a drink as much as what goes into it. */
const IS_SHAPE: ReadonlySet<string> = new Set(
  'tall glass,short glass,large drink,small drink,stemmed glass'.split(','),
);
/** An orange twist is half as much of a wish as the juice. */
const withGarnished = (wish: Wishes['named'][number]): Wishes['named'][number] =>
  wish.kind === 'ingredient' && wish.drinks.length > 0
    ? { ...wish, drinks: [...wish.drinks, ...Object.keys(wish.degrees ?? {})] }
    : wish;
const FEW = 2;
/** Steps apart from the usual drink that count: another spirit makes some. */
const NEAR_USUAL = 2;
const UNUSUAL = 'unusual';
const LIGHT = 'light-bodied';
/** Any drink with it: beside that nothing was asked for yet. */
const ALCOHOL = 'alcohol';

/**
 * Of things that no drink has together, such as gin and cucumber, how much each drink tastes like one that has the other:
 * the gin drinks that come near a cucumber.
 */
function likenessToHolders(wishes: Wishes['named'], recipes: readonly Matchable[]): Record<string, number>[] {
  const things = wishes.filter(({ kind, drinks }) => kind === 'ingredient' && drinks.length > 0);
  const isMet = recipes.some(({ id }) => things.every(({ drinks }) => drinks.includes(id)));
  if (things.length < 2 || isMet) return [];
  return things.map(({ drinks }) => likenessTo(drinks, recipes));
}

const PLAIN_TO_TASTE: readonly FlavourAxis[] = ['fizzy', 'spicy', 'bitter'];

/** "Not too strong", and nothing else. */
const isOnlyLight = ({ taste, standIn }: Wishes): boolean =>
  (taste.strength ?? 0) < 0 && Object.keys(taste).length === 1 && !standIn;

const idsOf = (recipes: readonly Matchable[], is: (recipe: Matchable) => boolean): string[] =>
  recipes.filter(is).map(({ id }) => id);

const isBeerOrShot = ({ type = '' }: Matchable & Partial<TraitDrink>): boolean => ['beer', 'shot'].includes(type);

/** Wishes that a drink outweighs which was ordered by name. */
const PLAINLY_NAMED = 3;
const asOftenAs = (times: number, list: readonly string[]): (readonly string[])[] =>
  list.length > 0 ? Array.from({ length: times }, () => list) : [];

/** "A spicy Margarita": plainly a taste that the drink of that name lacks, so another that is made of the same. */
const isOtherKind = (model: Matchable, wishes: Wishes): boolean =>
  lacksTaste(model, wishes) ||
  // "A Bellini without bubbles": they cannot be left out of it.
  ((wishes.taste.fizzy ?? 0) <= -PLAIN && meetsTaste(model.drinkFeatures, 'fizzy', 1));
const lacksTaste = (model: Matchable, { taste, named }: Wishes): boolean =>
  named.some(({ id, isRefused, drinks }) => id === SMOKE && !isRefused && !drinks.includes(model.id)) ||
  FLAVOUR_AXES.some(
    (axis) => axis !== 'strength' && (taste[axis] ?? 0) >= PLAIN && !meetsTaste(model.drinkFeatures, axis, LACKS),
  );
const SMOKE = 'liquid smoke';
/** Not even a little of it. */
const LACKS = 1;

/** Ids of the drinks that meet each taste, or differ that way from the drink that measures it. */
function tastesMet(wishes: Wishes, model: Matchable | undefined, recipes: readonly Matchable[]): readonly string[][] {
  const taste: Taste = { ...wishes.taste, ...(wishes.noAlcohol && { strength: 0 }) };
  for (const axis of FLAVOUR_AXES) if (!taste[axis]) delete taste[axis];
  if (!model) return drinksMeeting(taste, recipes);
  if (!isMeasured(wishes, model)) return isOtherKind(model, wishes) ? drinksMeeting(taste, recipes) : [];
  return FLAVOUR_AXES.filter((axis) => taste[axis]).map((axis) =>
    idsOf(recipes, (recipe) => isMovedOn(axis, taste[axis]!, model, recipe)),
  );
}

/** True if a drink differs from another on an axis the way that was asked for, or has none of what was to be less. */
function isMovedOn(axis: FlavourAxis, change: number, model: Matchable, recipe: Matchable): boolean {
  const value = featureValues(recipe.drinkFeatures)[axis] ?? 0;
  const start = featureValues(model.drinkFeatures)[axis] ?? 0;
  const isEnough = change < PLAIN || value >= START + LEEWAY;
  const isLeast = change < 0 && axis !== 'strength' && value <= LEEWAY;
  return isLeast || (isEnough && (value - start) * Math.sign(change) >= LEEWAY);
}

/** Burning hot or very bitter, and nobody asked for it. */
const isHarshUnasked = (recipe: Matchable, wishes: Wishes): boolean =>
  isUnasked('spicy', recipe, wishes) || isUnasked('bitter', recipe, wishes);
const isUnasked = (axis: FlavourAxis, { drinkFeatures }: Matchable, { named, taste }: Wishes): boolean =>
  (featureValues(drinkFeatures)[axis] ?? 0) >= HARSH && !(({ ...hintsOf(named), ...taste }[axis] ?? 0) > 0);
const HARSH = 4.5;

/** Ids of the drinks that differ from a drink the way that was asked for, and are not stronger unasked. */
function movedFrom(model: Matchable, { taste }: Wishes, recipes: readonly Matchable[]): string[] {
  return recipes
    .filter(
      (recipe) =>
        [isBeerOrShot, isHot, isZeroProof].every((is) => !is(recipe) || is(model)) &&
        FLAVOUR_AXES.every((axis) => !taste[axis] || isMovedOn(axis, taste[axis], model, recipe)) &&
        ((taste.strength ?? 0) > 0 || assumedAbv(recipe) <= assumedAbv(model)) &&
        ((taste.strength ?? 0) >= 0 || assumedAbv(recipe) < assumedAbv(model)),
    )
    .map(({ id }) => id);
}

/**
 * "A Piña Colada, less sweet", where nothing less sweet has what tells most of it: the drink itself, but never a hot one
 * for who wants nothing spicy.
 */
function asItIs(wishes: Wishes, recipes: readonly Matchable[]): Wishes {
  const { like, taste, kin = [] } = wishes;
  const model = recipes.find(({ id }) => id === like);
  const isLess =
    !taste.strength && (taste.spicy ?? 0) > NOT_SPICY && Object.values(taste).every((change) => change < 0);
  return model && isLess && !movedFrom(model, wishes, recipes).some((id) => kin[0]?.includes(id))
    ? { ...wishes, isAsItIs: true }
    : wishes;
}

const NOT_SPICY = -2;

/** Hot drinks, beers, coffees and shots are asked for by name; by chance nobody gets anything harsh. */
function isSeldomWanted(recipe: Matchable & Partial<TraitDrink>, isByChance: boolean): boolean {
  const { type = '', drawing, drinkFeatures } = recipe;
  if (drawing?.steam || ['beer', 'coffee', 'shot'].includes(type)) return true;
  if (!isByChance) return false;
  const { strength = 0, spicy = 0, bitter = 0, herbal = 0 } = featureValues(drinkFeatures);
  return strength > 3.5 || spicy >= 3 || bitter >= 2.5 || herbal > 4;
}

/** % by volume from which on no drink is weak. */
const NOT_WEAK = 10;
/** % by volume: what stands in for a weak drink may be this much stronger, and weak itself. */
const WEAK_LEEWAY = 3;
const WEAKEST = 9.9;
const OF_WEATHER =
  /comf|co[sz][yi]|christmas|xmas|winter|autumn|rain|snow|chilly|freez|cold|summer|heat|sweat|humid|day|weather|聖誕|冬|雨|寒|風|夏|汗|焗|曬|天/i;

/** True if nothing but "anything" was said that orders the drinks. */
const isAnyOf = ({ isOpen, taste, named, like, superlative, usual = [] }: Wishes): boolean =>
  isOpen &&
  usual.length === 0 &&
  Object.keys(taste).length === 0 &&
  named.every(({ isRefused }) => isRefused) &&
  !like &&
  !superlative;
