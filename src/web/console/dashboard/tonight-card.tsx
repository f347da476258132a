import { Link } from 'wouter';
import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffOrder } from '#contract/order/orders.ts';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { buttonClass } from '#ui/kit/button-class.ts';
import { ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { MachineState } from '#web/console/kit/machines/machine-words.tsx';
import { useMachines } from '#web/console/kit/machines/use-machines.ts';
import { SellingBadges } from '#web/console/kit/selling-badges.tsx';
import { useShopNews } from '#web/shell/live/shop-news.ts';
import { NeedsAttention } from './needs-attention.tsx';
import styles from './tonight-card.module.css';

interface Props {
  shopId: string;
  shopName: string;
}

const input = (shopId: string) => ({ params: { shopId }, query: { status: 'TONIGHT', sort: 'placed' } }) as const;

/** Whether the bar runs, how it is doing now and what needs somebody first; and the way to the counter. */
export function TonightCard({ shopId, shopName }: Props) {
  const { t } = useLingui();
  const list = useEndpoint('GET /api/admin/shops/:shopId/orders', input(shopId));
  const { machines } = useMachines(shopId);
  const paired = machines.filter(({ isPaired }) => isPaired);
  const readAgain = () => void list.refetch();
  useShopNews(
    shopId,
    ({ reset, events }) => {
      if (reset || events.some(({ kind }) => kind === 'order')) readAgain();
    },
    { onBegin: readAgain },
  );
  const orders = list.data?.data ?? [];
  const countOf = (...stages: StaffOrder['stage'][]) => orders.filter(({ stage }) => stages.includes(stage)).length;
  const stages = [
    { name: t`Waiting`, count: countOf('waiting') },
    { name: t`Being made`, count: countOf('being-made', 'attention') },
    { name: t`Ready`, count: countOf('ready') },
  ];
  return (
    <section className={styles.card} aria-labelledby="tonight">
      <div className={styles.now}>
        <div className={styles.head}>
          <h2 id="tonight">
            <Trans>Tonight</Trans>
          </h2>
          <Selling shopId={shopId} />
        </div>
        {list.isPending && <Skeleton width="24ch" height="3.4em" />}
        {list.isLoadingError && <ErrorState text={t`Failed to load orders.`} onRetry={readAgain} />}
        {list.isSuccess && orders.length === 0 && (
          <p className={styles.quiet}>
            <Trans>All quiet</Trans>
          </p>
        )}
        {orders.length > 0 && (
          <dl className={styles.stages}>
            {stages.map(({ name, count }) => (
              <div key={name} data-none={count === 0 || undefined}>
                <dt>{name}</dt>
                <dd>{count}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className={styles.foot}>
          <Link
            to={`/shops/${encodeURIComponent(shopId)}/tonight`}
            className={`${buttonClass({ kind: 'main' })} ${styles.way}`}
          >
            <Trans>Open the counter</Trans>
          </Link>
          {paired.length > 0 && (
            <ul className={styles.machines} role="list" aria-label={t`Machines`}>
              {paired.map((machine) => (
                <li key={machine.id}>
                  {machine.name} <MachineState machine={machine} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <NeedsAttention shopId={shopId} shopName={shopName} held={countOf('attention')} />
    </section>
  );
}

/** Whether guests can order now, and what is about to change of it. */
function Selling({ shopId }: { shopId: string }) {
  const selling = useEndpoint('GET /api/admin/shops/:shopId/selling', { params: { shopId } });
  const readAgain = () => void selling.refetch();
  useShopNews(
    shopId,
    ({ reset, events }) => {
      if (reset || events.some(({ kind }) => kind === 'selling')) readAgain();
    },
    { onBegin: readAgain },
  );
  if (!selling.data) return null;
  return (
    <p className={styles.selling}>
      <SellingBadges selling={selling.data} />
    </p>
  );
}
