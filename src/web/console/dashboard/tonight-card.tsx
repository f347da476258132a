import { Link } from 'wouter';
import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffOrder } from '#contract/order/orders.ts';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { MachineState } from '#web/console/kit/machines/machine-words.tsx';
import { useMachines } from '#web/console/kit/machines/use-machines.ts';
import { useShopNews } from '#web/shell/live/shop-news.ts';
import styles from './tonight-card.module.css';

const input = (shopId: string) => ({ params: { shopId }, query: { status: 'TONIGHT', sort: 'placed' } }) as const;

/** How the bar is doing now, and the way to the counter. */
export function TonightCard({ shopId }: { shopId: string }) {
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
      <h2 id="tonight">
        <Link to={`/shops/${encodeURIComponent(shopId)}/tonight`} className={styles.way}>
          <Trans>Tonight</Trans>
        </Link>
      </h2>
      {list.isPending && <Skeleton width="24ch" height="1.4em" />}
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
      {paired.length > 0 && (
        <ul className={styles.machines} role="list" aria-label={t`Machines`}>
          {paired.map((machine) => (
            <li key={machine.id}>
              {machine.name} <MachineState machine={machine} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
