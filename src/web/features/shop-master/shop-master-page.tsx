import { Link, useParams } from 'react-router';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEndpoint } from '#ui/api.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { EmptyState, ErrorState, Skeleton } from '#ui/states.tsx';
import { MenuTable } from './menu-table.tsx';

/** The shop's menu at a glance, to read and to print. */
export default function ShopMasterPage() {
  const { t } = useLingui();
  const { shopId = '' } = useParams();
  const shop = useEndpoint('GET /api/admin/shops/:shopId', { params: { shopId } });
  const recipes = useEndpoint('GET /api/admin/shops/:shopId/recipes', { params: { shopId } });
  const name = shop.data?.name;
  return (
    <>
      <title>{name === undefined ? t`Menu · Sipwell` : t`Menu of ${name} · Sipwell`}</title>
      <PageHeader
        back={
          <Link to={`/shops/${encodeURIComponent(shopId)}`}>
            <Trans>Dashboard of this shop</Trans>
          </Link>
        }
        title={name === undefined ? <Trans>Menu</Trans> : <Trans>Menu of {name}</Trans>}
      />
      {recipes.isPending && <Skeleton height="56px" lines={6} />}
      {recipes.isLoadingError && (
        <ErrorState text={t`Failed to load recipes.`} onRetry={() => void recipes.refetch()} />
      )}
      {recipes.isSuccess && recipes.data.recipes.length === 0 && (
        <EmptyState
          title={t`No recipes found for this shop.`}
          text={<Trans>The menu comes from the main server.</Trans>}
        />
      )}
      {recipes.isSuccess && recipes.data.recipes.length > 0 && <MenuTable recipes={recipes.data.recipes} />}
    </>
  );
}
