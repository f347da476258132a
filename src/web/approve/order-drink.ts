/**
 * What to draw and call an order by: its recipe, otherwise the fields of the order itself. Source:
 * docs/behaviour/menu.md "Glass".
 */
import type { DrinkDrawing } from '#domain/recipe/drawing.ts';
import { glassName, glassShape } from '#domain/recipe/glass.ts';
import { inTwoLanguages, translated, type WordedText } from '#domain/text/translated.ts';
import type { PendingOrder } from '#web/shell/client/pending-orders.ts';

/** The drink's name, and the one it is otherwise known by: from the attached recipe, otherwise from the order. */
export function drinkNames(
  { recipe, name }: PendingOrder,
  languages: readonly string[],
): { own: WordedText; other: WordedText | undefined } {
  if (!recipe) return { own: { text: name, lang: 'en' }, other: undefined };
  return inTwoLanguages(recipe.name, recipe.name_translations, languages);
}

/** The glass to take. @param languages wanted, preferred first */
export function orderGlass(order: PendingOrder, languages: readonly string[]): WordedText {
  const { recipe, glasswareParams, name } = order;
  const glass = glassName({ recipeGlass: recipe?.glass?.name, glasswareParams, drinkName: recipe?.name ?? name });
  const isRecipeGlass = recipe !== undefined && glass === recipe.glass?.name?.trim();
  return translated(glass, isRecipeGlass ? recipe.glass.name_translations : undefined, languages);
}

export const orderDrawing = (order: PendingOrder): DrinkDrawing =>
  order.recipe?.drawing ?? {
    glass: glassShape(orderGlass(order, ['en']).text),
    layers: [{ colour: '#f2a33a', share: 1 }],
    foam: null,
    ice: 'cubed',
    garnishes: [],
    bubbles: 1,
    rim: null,
    steam: false,
  };

/** Without what the guest adds: for the glass before it is filled. */
export const emptyGlass = (drawing: DrinkDrawing, ice: DrinkDrawing['ice'] = 'none'): DrinkDrawing => ({
  ...drawing,
  ice,
  garnishes: [],
  foam: null,
  steam: false,
});
