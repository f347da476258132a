/**
 * No recipe with an unknown ingredient ever passes a filter for "no alcohol" or for an allergy. Source:
 * docs/decisions/0040.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GuestRecipe } from '#contract/menu/recipes.ts';
import { servedAbv } from '#domain/recipe/abv.ts';
import { exportedRecipe } from '#domain/menu-import/exported-recipe.ts';
import { isServable } from '#domain/flavour/flavour-match.ts';
import { drinksOf, withoutAlcohol, withoutAllergens, type Outcome } from '#domain/flavour/outcome.ts';
import { readOwnCsv, writeOwnCsv } from '#domain/menu-import/menu-csv.ts';
import { readOwnJson, writeOwnJson } from '#domain/menu-import/menu-json.ts';
import { alcoholOf } from '#domain/recipe/alcohol.ts';
import { ALLERGENS, FLAVOUR_AXES, isZeroProof, type Recipe } from '#domain/recipe/recipe.ts';
import { BOTH } from '#domain/taste-request/words/both.ts';
import { drinksForEffects } from '#experiences/ez-pairing/drinks-for-effects.ts';
import { fallbackPick, targetFromEffects } from '#experiences/ez-pairing/rules.ts';
import { DEFAULT_EZ_QUESTIONS } from '#experiences/ez-pairing/content.ts';
import { offerAfterMatch } from '#experiences/offer-after-match.ts';
import { sectionsOf } from '#experiences/ordering-terminal/rules.ts';
import { experiences } from '#experiences/registry.ts';
import { drawCapsule, drumOf, type ToySettings } from '#experiences/toy-kiosk/rules.ts';
import { interpret } from '#experiences/voice-sommelier/hearing/interpret.ts';
import { outcomeOf } from '#experiences/voice-sommelier/pour.ts';
import { isLocked } from '#experiences/voice-sommelier/wishes.ts';
import { filterMenu } from '#ui/play/plain-menu/menu-filters.ts';
import { searchMenu } from '#ui/play/plain-menu/search-menu.ts';
import { recipeReply } from '../src/server/features/recipes/recipe-reply.ts';
import { demoMenu } from '../src/server/seed/demo-menu.ts';

const ingredient = fc.record({
  id: fc.uuid(),
  name: fc.constantFrom('Sunset Mix', 'House Blend', 'Zanzi'),
  name_translations: fc.constant({}),
  amount: fc.integer({ min: 1, max: 100 }),
  unit: fc.constant('ml' as const),
  colour: fc.constant(null),
  abv: fc.constantFrom(null, 0, 5, 40),
  sparkling: fc.boolean(),
});
/** A generated drink with at least one unknown ingredient, and an empty, undeclared list of allergens. */
const unknownMix: fc.Arbitrary<Recipe> = fc
  .record({
    base: fc.constantFrom(...demoMenu('demo-bar'), ...demoMenu('demo-tea')),
    id: fc.uuid(),
    before: fc.array(ingredient, { maxLength: 3 }),
    unknown: ingredient,
    after: fc.array(ingredient, { maxLength: 2 }),
    type: fc.constantFrom('mocktail' as const, 'cocktail' as const, 'soda' as const),
    features: fc.array(
      fc.record({ property: fc.constantFrom(...FLAVOUR_AXES), value: fc.integer({ min: 0, max: 5 }) }),
      { maxLength: 7 },
    ),
  })
  .map(({ base, id, before, unknown, after, type, features }) => {
    const recipeIngredient = [...before, { ...unknown, abv: null }, ...after];
    return {
      ...base,
      id,
      type,
      recipeIngredient,
      layeringSequence: [],
      ABV: servedAbv(null, recipeIngredient, base.mixingMethod),
      drinkFeatures: features,
      allergens: [],
      allergenList: 'unknown',
    };
  });
/** The same with a garnish that nobody knows, in which all that is poured is known to be free of alcohol. */
const unknownGarnish: fc.Arbitrary<Recipe> = unknownMix.map((recipe) => ({
  ...recipe,
  recipeIngredient: recipe.recipeIngredient.map((one) => ({ ...one, abv: 0 })),
  ABV: 0,
  garnish: { name: 'House float', name_translations: {} },
}));
const unknownRecipe = fc.oneof(unknownMix, unknownGarnish);
const menus = fc.uniqueArray(unknownRecipe, { minLength: 1, maxLength: 6, selector: ({ id }) => id });
const guestsOf = (recipes: readonly Recipe[]): GuestRecipe[] =>
  recipes.map((recipe) => GuestRecipe.parse(recipeReply(recipe)));
const anyAllergen = fc.constantFrom(...ALLERGENS);

describe.each(experiences.map((experience) => [experience.id, experience] as const))('%s', (_id, experience) => {
  it('never leads a guest without alcohol, or with an allergy, to an unknown drink', async () => {
    const { outcomesOf } = (await experience.outcomes?.()) ?? { outcomesOf: () => [] };
    const { default: settings } = (await experience.pack?.()) ?? { default: {} };
    const outcomes: Outcome[] = outcomesOf(settings as never, { questions: DEFAULT_EZ_QUESTIONS });
    expect(outcomes.length).toBeGreaterThan(0);
    fc.assert(
      fc.property(menus, fc.constantFrom(...outcomes), anyAllergen, (recipes, outcome, allergen) => {
        const menu = guestsOf(recipes);
        const fixed = { ...outcome, recipeIds: menu.map(({ id }) => id) };
        for (const each of [outcome, fixed]) {
          expect(drinksOf(withoutAlcohol(each), menu, 9)).toEqual([]);
          expect(drinksOf(withoutAllergens(each, [allergen]), menu, 9)).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('a drink with unknown ingredients', () => {
  const never = (check: (menu: GuestRecipe[], recipes: Recipe[]) => void) =>
    fc.assert(
      fc.property(menus, (recipes) => {
        check(guestsOf(recipes), recipes);
      }),
    );

  it('has unknown alcohol', () =>
    never((menu, recipes) => {
      expect(menu.map(({ alcohol }) => alcohol)).toEqual(menu.map(() => 'unknown'));
      expect(recipes.map(alcoholOf)).toEqual(menu.map(() => 'unknown'));
      for (const recipe of menu) expect(isServable(recipe, { zeroProof: true })).toBe(false);
    }));

  it('is not in the plain menu’s list without alcohol', () =>
    never((menu) => expect(filterMenu(menu, { search: '', chips: ['zero-proof'] })).toEqual([])));

  it('is not in the magazine’s section without alcohol', () =>
    never((menu) => {
      const sections = sectionsOf({ categories: [], featured: [] } as never, menu, ['en']);
      expect(sections.find(({ id }) => id === 'no-alcohol')?.recipes ?? []).toEqual([]);
    }));

  it('is in no capsule without alcohol', async () => {
    const toy = experiences.find(({ id }) => id === 'toy-kiosk')!;
    const { series } = (await toy.pack!()).default as ToySettings;
    never((menu) => {
      expect(drumOf(series, menu, [], { zeroProof: true }).capsules).toEqual([]);
      expect(drawCapsule(series, menu, [], { zeroProof: true }, () => 0)).toBeUndefined();
    });
  });

  it('is never a quiz’s fallback or recommendation', () =>
    never((menu) => {
      expect(fallbackPick(menu, [{ delta: {}, zeroProof: true }], () => 0)).toBeUndefined();
      expect(drinksOf({ target: targetFromEffects([], true) }, menu, 1)).toEqual([]);
    }));

  it('is never what a quiz’s answers lead to', () =>
    fc.assert(
      fc.property(menus, anyAllergen, (recipes, allergen) => {
        const menu = guestsOf(recipes);
        expect(drinksForEffects([{ delta: { sweet: 2 } }], menu, { zeroProof: true })).toEqual([]);
        expect(drinksForEffects([{ delta: { sweet: 2 } }], menu, { avoidAllergens: [allergen] })).toEqual([]);
      }),
    ));

  it.each([
    'no alcohol',
    "I'm pregnant, a Negroni",
    '我17歲，勁啲',
    'a mocktail',
    'allergic to nuts',
    '對奶敏感，要甜',
    'no eggs, surprise me',
    'gluten free',
  ])('is poured by no sommelier and found by no search for "%s"', (sentence) =>
    fc.assert(
      fc.property(menus, (recipes) => {
        const menu = guestsOf(recipes);
        const wishes = interpret(sentence, BOTH, [], menu);
        const served = isLocked(wishes) ? menu.filter(isZeroProof) : menu;
        expect(drinksOf(outcomeOf(wishes, menu), served, 9)).toEqual([]);
        expect(searchMenu(sentence, menu, BOTH) ?? []).toEqual([]);
      }),
      { numRuns: 15 },
    ),
  );

  it('is never the loser’s weaker drink', () =>
    fc.assert(
      fc.property(menus, fc.constantFrom(...demoMenu('demo-bar')), (recipes, known) => {
        const menu = guestsOf([...recipes, known]);
        const leading = { target: { want: {} }, mild: true };
        const offer = offerAfterMatch(leading, { target: { want: {} }, recipeIds: [known.id] }, menu);
        const offered = drinksOf(offer.outcome, menu, menu.length).map(({ recipe }) => recipe.id);
        if (offer.pick?.id === known.id) expect(offered).toEqual([known.id]);
      }),
    ));

  it('is exported as unknown, and imported so again', () =>
    never((_menu, recipes) => {
      const files = recipes.map((recipe) => exportedRecipe({ ...recipe, ABV: null }));
      for (const { rows } of [readOwnJson(writeOwnJson(files)), readOwnCsv(writeOwnCsv(files))]) {
        expect(rows.map(({ recipe }) => alcoholOf(recipe))).toEqual(recipes.map(() => 'unknown'));
        expect(rows.map(({ recipe }) => recipe.allergenList)).toEqual(recipes.map(() => 'unknown'));
      }
    }));
});
