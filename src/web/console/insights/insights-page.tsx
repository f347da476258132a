import { useParams } from 'wouter';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { Card } from '#ui/kit/card.tsx';
import { addDays, daysBetween } from '#domain/order/shop-day.ts';
import { formatPrice } from '#domain/selling/price.ts';
import { EmptyState, ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { PeriodFields } from '#web/console/kit/period-fields.tsx';
import { ShopHeading } from '#web/console/kit/shop-heading.tsx';
import { useAddressFilters } from '#web/console/kit/use-address-filters.ts';
import { Charts } from './charts.tsx';
import styles from './insights.module.css';

/** With fewer orders a bar says nothing that a number does not. */
const CHARTED_FROM = 10;

export default function InsightsPage() {
  const { shopId = '' } = useParams();
  return <Insights key={shopId} shopId={shopId} />;
}

function Insights({ shopId }: { shopId: string }) {
  const { t, i18n } = useLingui();
  const filters = useAddressFilters<'from' | 'to'>();
  const [from, to] = [filters.get('from'), filters.get('to')];
  const figures = useEndpoint(
    'GET /api/admin/shops/:shopId/insights',
    { params: { shopId }, query: { ...(from && { from }), ...(to && { to }) } },
    { keepsPrevious: true },
  );
  const shown = figures.data;
  const days = shown ? daysBetween(shown.from, shown.to).length : 0;
  const { data: before } = useEndpoint(
    'GET /api/admin/shops/:shopId/insights',
    {
      params: { shopId },
      query: shown ? { from: addDays(shown.from, -days), to: addDays(shown.to, -days) } : {},
    },
    { enabled: shown !== undefined },
  );
  const isEmpty = shown && shown.orders + shown.cancelled === 0 && shown.byExperience.length === 0;
  const percent = (part: number) => i18n.number(part, { style: 'percent', maximumFractionDigits: 0 });
  const shareOf = ({ orders, of }: { orders: number; of: number }) => (of > 0 ? percent(orders / of) : '–');
  const than = (figure: string) => (
    <span className={styles.before}>
      {days === 7 ? (
        <Trans>{figure} in the week before</Trans>
      ) : (
        <Plural value={days} one={`${figure} on the day before`} other={`${figure} in the # days before`} />
      )}
    </span>
  );
  return (
    <>
      <ShopHeading shopId={shopId} title={t`Insights`} />
      <div className={styles.page}>
        <PeriodFields from={from} to={to} shown={shown} onChange={filters.set} />
        {figures.isPending && <Skeleton height="220px" lines={3} radius="20px" />}
        {figures.isError && (
          <ErrorState
            text={figures.error.status === 422 ? figures.error.message : t`Failed to load insights.`}
            onRetry={() => void figures.refetch()}
          />
        )}
        {isEmpty && !figures.isError && (
          <EmptyState
            title={<Trans>Nobody ordered in these days</Trans>}
            text={<Trans>Choose other days, or wait for the first guests.</Trans>}
          />
        )}
        {shown && !isEmpty && !figures.isError && (
          <>
            <ul role="list" className={styles.facts}>
              <Card as="li">
                <strong>{i18n.number(shown.orders)}</strong>
                <Plural value={shown.orders} one="order" other="orders" />
                {before && than(i18n.number(before.orders))}
              </Card>
              <Card as="li">
                <strong>{i18n.number(shown.cancelled)}</strong>
                <Trans>cancelled besides</Trans>
                {before && than(i18n.number(before.cancelled))}
              </Card>
              {shown.abandoned > 0 && (
                <Card as="li">
                  <strong>{percent(shown.abandoned / (shown.orders + shown.cancelled))}</strong>
                  <Plural
                    value={shown.abandoned}
                    one="abandoned: # order was never approved"
                    other="abandoned: # orders were never approved"
                  />
                </Card>
              )}
              <Card as="li">
                <strong>{shareOf(shown.zeroProof)}</strong>
                <Trans>without alcohol</Trans>
                {before && before.zeroProof.of > 0 && than(shareOf(before.zeroProof))}
              </Card>
              {shown.sales.map((total) => (
                <Card as="li" key={total.currency} className={styles.money}>
                  <strong>{formatPrice(total, i18n.locale)}</strong>
                  <Trans>by the prices of the orders</Trans>
                </Card>
              ))}
              {shown.unpriced !== null && shown.unpriced > 0 && (
                <Card as="li">
                  <strong>{i18n.number(shown.unpriced)}</strong>
                  <Plural value={shown.unpriced} one="order without a price" other="orders without a price" />
                </Card>
              )}
            </ul>
            {shown.orders < CHARTED_FROM ? (
              <p className={styles.hint}>
                <Trans>Charts are drawn from {CHARTED_FROM} orders on.</Trans>
              </p>
            ) : (
              <Charts shopId={shopId} figures={shown} before={before} />
            )}
          </>
        )}
      </div>
    </>
  );
}
