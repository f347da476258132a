/** The menu at its source: read as one list, and everything that is done to a drink from that list. */
import { useQueryClient } from '@tanstack/react-query';
import type { Input, Reply } from '#contract/client.ts';
import type { MasterRecipe } from '#contract/menu/master.ts';
import { useEndpoint, useSend } from '#ui/kit/api/api.tsx';
import { DELETIONS } from '#web/console/kit/outcome-line.tsx';

const LIST = 'GET /v1/admin/shops/:shopId/recipes';
const ONE = 'GET /v1/admin/shops/:shopId/recipes/:recipeId';

/** All reads that a change of the menu makes stale. */
export const MENU_READS = [LIST, ONE, 'GET /api/admin/shops/:shopId/recipes', 'GET /api/admin/shops/:shopId'] as const;

type RecipeState = Input<'PATCH /v1/admin/shops/:shopId/recipes/:recipeId'>['body'];

export function useMenu(shopId: string) {
  const queries = useQueryClient();
  const params = { shopId };
  const query = useEndpoint(LIST, { params });
  const patch = useSend('PATCH /v1/admin/shops/:shopId/recipes/:recipeId', [
    ONE,
    'GET /api/admin/shops/:shopId/recipes',
  ]);
  const duplicate = useSend('POST /v1/admin/shops/:shopId/recipes/:recipeId/duplicate', MENU_READS);
  const remove = useSend('DELETE /v1/admin/shops/:shopId/recipes/:recipeId', [...MENU_READS, ...DELETIONS]);
  const reorder = useSend('PUT /v1/admin/shops/:shopId/recipe-order', MENU_READS);

  const show = (change: (recipes: MasterRecipe[]) => MasterRecipe[]) =>
    queries.setQueryData<Reply<typeof LIST>>([LIST, { params }], (old) => old && { recipes: change(old.recipes) });

  return {
    query,
    recipes: query.data?.recipes ?? [],
    isBusy: patch.isPending || duplicate.isPending || remove.isPending || reorder.isPending,
    setState: async (recipeId: string, body: RecipeState) => {
      const saved = await patch.mutateAsync({ params: { shopId, recipeId }, body });
      show((recipes) => recipes.map((recipe) => (recipe.id === saved.id ? saved : recipe)));
    },
    duplicate: (recipeId: string) => duplicate.mutateAsync({ params: { shopId, recipeId } }),
    remove: (recipeId: string) => remove.mutateAsync({ params: { shopId, recipeId } }),
    /** Shows the new order at once; a refusal brings back the server's. */
    reorder: async (recipeIds: string[]) => {
      const place = new Map(recipeIds.map((id, at) => [id, at]));
      show((recipes) => recipes.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)));
      try {
        await reorder.mutateAsync({ params, body: { recipeIds } });
      } catch (failure) {
        void query.refetch();
        throw failure;
      }
    },
  };
}
