/**
 * What to draw and call an order by: its recipe, otherwise the fields of the order itself. Source:
 * docs/behaviour/menu.md "Glass".
 */
import type { DrinkDrawing } from '#domain/recipe/drawing.ts';
import { glassName, glassShape } from '#domain/recipe/glass.ts';
import { translated } from '#domain/text/translated.ts';
import type { PendingOrder } from '#web/shell/client/pending-orders.ts';

interface Text {
  text: string;
  lang: string;
}

/** The drink's name in a language: from the attached recipe, otherwise from the order. */
export function drinkName({ recipe, name }: PendingOrder, language: string): Text {
  return recipe ? translated(recipe.name, recipe.name_translations, language) : { text: name, lang: 'en' };
}

/** The glass to take, in a language. */
export function orderGlass(order: PendingOrder, language: string): Text {
  const { recipe, glasswareParams, name } = order;
  const glass = glassName({ recipeGlass: recipe?.glass?.name, glasswareParams, drinkName: recipe?.name ?? name });
  const isRecipeGlass = recipe !== undefined && glass === recipe.glass?.name?.trim();
  return translated(glass, isRecipeGlass ? recipe.glass.name_translations : undefined, language);
}

export const orderDrawing = (order: PendingOrder): DrinkDrawing =>
  order.recipe?.drawing ?? {
    glass: glassShape(orderGlass(order, 'en').text),
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
