/** One drink while it is edited. */
import { useCallback, useState } from 'react';
import type { MasterRecipe } from '#contract/menu/master.ts';
import { useSend } from '#ui/kit/api/api.tsx';
import { newKey } from '#ui/kit/api/new-key.ts';
import { useVersionedDraft } from '#ui/settings/use-versioned-draft.ts';
import { bodyOf, changed, draftOf, newDraft, type Draft, type KnownIngredients } from './recipe-draft.ts';
import { MENU_READS } from '../use-menu.ts';

/** @param recipe undefined for a new drink */
export function useRecipeDraft(shopId: string, recipe: MasterRecipe | undefined, known: KnownIngredients) {
  const create = useSend('POST /v1/admin/shops/:shopId/recipes', MENU_READS);
  const replace = useSend('PUT /v1/admin/shops/:shopId/recipes/:recipeId', MENU_READS);
  const [empty] = useState(() => newDraft(newKey));
  const params = { shopId, recipeId: recipe?.id ?? '' };
  const { change, ...editing } = useVersionedDraft({
    read: 'GET /v1/admin/shops/:shopId/recipes/:recipeId',
    input: { params },
    saved: recipe,
    draftOf: useCallback((saved: MasterRecipe | undefined) => (saved ? draftOf(saved) : empty), [empty]),
    bodyOf: (draft, onto) => bodyOf(draft, known, onto),
    send: (body, options) =>
      recipe ? replace.mutateAsync({ params, body, options }) : create.mutateAsync({ params: { shopId }, body }),
    keepAs: `recipe ${shopId} ${params.recipeId}`,
  });
  return { ...editing, change: (part: Partial<Draft>) => change((before) => changed(before, part)) };
}
