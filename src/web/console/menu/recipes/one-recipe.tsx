import { useEffect, useEffectEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { EVERYWHERE_BELOW, FoldsBelow } from '#ui/kit/fold/folds-below.ts';
import { EmptyState, ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { NEW, useRecipe } from './use-recipe.ts';
import { PriceCard } from './price-card.tsx';
import { RecipeEditor } from './recipe-editor.tsx';

interface Props {
  shopId: string;
  recipeId: string;
  /** Beside the list, and not a page of its own. */
  isBeside: boolean;
  /** It was chosen from the list: its heading is what is read next. */
  takesFocus: boolean;
}

/** A drink with all that its owner can change of it. */
export function OneRecipe({ shopId, recipeId, isBeside, takesFocus }: Props) {
  const { t } = useLingui();
  const toTop = useEffectEvent(() => {
    if (!isBeside) document.documentElement.scrollTop = 0;
  });
  useEffect(() => toTop(), []);
  const isNew = recipeId === NEW;
  const one = useRecipe(shopId, recipeId);
  const menu = useEndpoint('GET /v1/admin/shops/:shopId/recipes', { params: { shopId } });
  const isReady = menu.data !== undefined && (isNew || one.data !== undefined);
  if (one.error?.status === 404)
    return <EmptyState title={t`Recipe not found`} text={<Trans>It may have been deleted meanwhile.</Trans>} />;
  if (one.isLoadingError || menu.isLoadingError)
    return (
      <ErrorState
        text={
          (one.error ?? menu.error)?.code === 'menu-kept-elsewhere' ? one.error?.message : t`Failed to load the drink.`
        }
        onRetry={() => void Promise.all([isNew || one.refetch(), menu.refetch()])}
      />
    );
  if (!isReady) return <Skeleton height="220px" lines={3} radius="20px" />;
  return (
    <FoldsBelow value={EVERYWHERE_BELOW}>
      <RecipeEditor
        key={`${shopId} ${recipeId}`}
        shopId={shopId}
        recipe={isNew ? undefined : one.data}
        menu={menu.data.recipes}
        isBeside={isBeside}
        takesFocus={takesFocus}
      >
        {!isNew && <PriceCard key={`prices ${shopId} ${recipeId}`} shopId={shopId} recipeId={recipeId} />}
      </RecipeEditor>
    </FoldsBelow>
  );
}
