import { useLingui } from '@lingui/react/macro';
import type { StaffOrder } from '#contract/order/orders.ts';
import { translated, type WordedText } from '#domain/text/translated.ts';
import { useEndpoint } from '#ui/kit/api/api.tsx';

type OrderedDrink = Pick<StaffOrder, 'recipeId' | 'recipeName'>;

/**
 * What ordered drinks are called in the console's language, by the shop's menu.
 * @returns of an order's drink its name, with the language that it is in; as it was ordered where the menu has no other
 */
export function useDrinkNames(shopId: string): (drink: OrderedDrink) => WordedText {
  const { i18n } = useLingui();
  const menu = useEndpoint('GET /api/admin/shops/:shopId/recipes', { params: { shopId } });
  const recipes = menu.data?.recipes;
  return ({ recipeId, recipeName }) =>
    translated(recipeName, recipes?.find(({ id }) => id === recipeId)?.name_translations, i18n.locale);
}
