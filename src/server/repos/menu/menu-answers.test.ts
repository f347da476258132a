import { expect, it } from 'vitest';
import { demoMenu } from '#server/seed/demo-menu.ts';
import { overlayAnswers } from './menu-answers.repo.ts';

it('hides no allergen that the recipe names behind an older answer', () => {
  const [drink] = demoMenu('demo-bar');
  const recipe = { ...drink!, allergens: ['milk' as const], allergenList: 'unknown' as const };
  const ingredients = JSON.stringify([
    ...recipe.recipeIngredient.map(({ name }) => name.toLowerCase()).sort(),
    recipe.garnish?.name ?? '',
  ]);
  const answers = {
    strengths: new Map(),
    allergens: new Map([[recipe.id, { allergens: ['eggs' as const], ingredients }]]),
  };
  expect(overlayAnswers(recipe, answers)).toMatchObject({ allergens: ['milk', 'eggs'], allergenList: 'declared' });
});
