import { useParams } from 'wouter';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { PeriodFields } from '#web/console/kit/period-fields.tsx';
import { ShopHeading } from '#web/console/kit/shop-heading.tsx';
import { useAddressFilters } from '#web/console/kit/use-address-filters.ts';
import { LanguageSwitch } from '#web/shell/language-switch.tsx';
import { CareTable } from './care-table.tsx';
import { LicenceLine } from './licence-line.tsx';
import { MenuTable } from './menu-table.tsx';
import { LiquorOrdersTable } from './orders-table.tsx';
import { useIsPrinting } from './use-is-printing.ts';
import styles from './inspection.module.css';

export default function InspectionPage() {
  const { shopId = '' } = useParams();
  return <Inspection key={shopId} shopId={shopId} />;
}

/** What somebody who inspects the bar asks for; printed it is a document. */
function Inspection({ shopId }: { shopId: string }) {
  const { t } = useLingui();
  const filters = useAddressFilters<'from' | 'to'>();
  const [from, to] = [filters.get('from'), filters.get('to')];
  const found = useEndpoint(
    'GET /api/admin/shops/:shopId/inspection',
    { params: { shopId }, query: { ...(from && { from }), ...(to && { to }) } },
    { keepsPrevious: true },
  );
  const menu = useEndpoint('GET /api/admin/shops/:shopId/recipes', { params: { shopId } });
  const isPrinting = useIsPrinting();
  const shown = found.data;
  return (
    <>
      <div className={styles.onScreen}>
        <ShopHeading
          shopId={shopId}
          title={t`Inspection`}
          actions={
            <>
              <LanguageSwitch />
              <Button kind="main" disabled={!shown || !menu.data} onClick={() => window.print()}>
                <Trans>Print</Trans>
              </Button>
            </>
          }
        />
        <PeriodFields from={from} to={to} shown={shown} onChange={filters.set} />
      </div>
      {(found.isPending || menu.isPending) && <Skeleton height="44px" lines={8} />}
      {found.isError && (
        <ErrorState
          text={found.error.status === 422 ? found.error.message : t`Failed to load the inspection.`}
          onRetry={() => void found.refetch()}
        />
      )}
      {menu.isLoadingError && <ErrorState text={t`Failed to load the menu.`} onRetry={() => void menu.refetch()} />}
      {shown && menu.data && !found.isError && (
        <article className={styles.document} aria-label={t`Inspection`}>
          <LicenceLine inspection={shown} />
          <MenuTable recipes={menu.data.recipes.filter(({ hidden }) => !hidden)} isWhole={isPrinting} />
          <CareTable inspection={shown} isWhole={isPrinting} />
          <LiquorOrdersTable inspection={shown} recipes={menu.data.recipes} isWhole={isPrinting} />
        </article>
      )}
    </>
  );
}
