import { useParams } from 'wouter';
import { Trans, useLingui } from '@lingui/react/macro';
import { Crumbs, useShopCrumbs } from '#web/console/kit/crumbs.tsx';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { EmptyState, ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { PageHeader } from '#ui/kit/page-header.tsx';
import { PriceCard } from './price-card.tsx';
import { RecipeEditor } from './recipe-editor.tsx';

/** The address of a drink that is not made yet. */
const NEW = 'new';

export default function RecipeEditorPage() {
  const { t } = useLingui();
  const { shopId = '', recipeId = NEW } = useParams();
  const isNew = recipeId === NEW;
  const one = useEndpoint(
    'GET /v1/admin/shops/:shopId/recipes/:recipeId',
    { params: { shopId, recipeId } },
    { enabled: !isNew },
  );
  const menu = useEndpoint('GET /v1/admin/shops/:shopId/recipes', { params: { shopId } });
  const shop = useEndpoint('GET /api/admin/shops/:shopId', { params: { shopId } });
  const name = one.data?.name;
  const isReady = menu.data !== undefined && (isNew || one.data !== undefined);
  return (
    <>
      <title>{isNew ? t`New drink · Sipwell` : t`${name ?? ''} · Sipwell`}</title>
      <PageHeader
        back={
          <Crumbs
            pages={[
              ...useShopCrumbs(shopId, shop.data?.name),
              { to: `/shops/${encodeURIComponent(shopId)}/master`, name: <Trans context="drinks">Menu</Trans> },
            ]}
          />
        }
        title={isNew ? <Trans>New drink</Trans> : (name ?? <Trans>Drink</Trans>)}
      />
      {one.error?.status === 404 ? (
        <EmptyState title={t`Recipe not found`} text={<Trans>It may have been deleted meanwhile.</Trans>} />
      ) : (
        (one.isLoadingError || menu.isLoadingError) && (
          <ErrorState
            text={
              (one.error ?? menu.error)?.code === 'menu-kept-elsewhere'
                ? one.error?.message
                : t`Failed to load the drink.`
            }
            onRetry={() => void Promise.all([isNew || one.refetch(), menu.refetch()])}
          />
        )
      )}
      {!isReady && !one.isLoadingError && !menu.isLoadingError && <Skeleton height="220px" lines={3} radius="20px" />}
      {isReady && (
        <RecipeEditor
          key={`${shopId} ${recipeId}`}
          shopId={shopId}
          recipe={isNew ? undefined : one.data}
          menu={menu.data.recipes}
        />
      )}
      {isReady && !isNew && <PriceCard key={`prices ${shopId} ${recipeId}`} shopId={shopId} recipeId={recipeId} />}
    </>
  );
}
