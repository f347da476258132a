import { useEndpoint } from '#ui/kit/api/api.tsx';

/** The address of a drink that is not made yet. */
export const NEW = 'new';

/** A drink at its source; nothing is read of one that is not made yet. */
export const useRecipe = (shopId: string, recipeId: string) =>
  useEndpoint(
    'GET /v1/admin/shops/:shopId/recipes/:recipeId',
    { params: { shopId, recipeId } },
    { enabled: recipeId !== NEW },
  );
