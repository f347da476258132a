import { useEffectEvent, useLayoutEffect, useMemo, useState, type CSSProperties } from 'react';
import { useParams } from 'wouter';
import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffRecipe } from '#contract/menu/recipes.ts';
import type { StaffOrder } from '#contract/order/orders.ts';
import { SELLING_DEFAULTS } from '#domain/selling/selling.ts';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import { ShopHeading } from '#web/console/kit/shop-heading.tsx';
import { OrderDialog } from '#web/console/kit/orders/order-dialog.tsx';
import { BarStrip } from './bar-strip.tsx';
import { CounterTicket } from './counter-ticket.tsx';
import { useMachines } from '#web/console/kit/machines/use-machines.ts';
import { useLanes } from './lanes.ts';
import { LowBottles } from './low-bottles.tsx';
import { MachineStrip } from './machine-strip.tsx';
import { QuickOrder } from './quick-order.tsx';
import { QuietCounter } from './quiet-counter.tsx';
import { RoundDialog } from './round-dialog.tsx';
import { RoundStrip, useHostedRound } from './round-strip.tsx';
import { SoldOutDialog } from './sold-out-dialog.tsx';
import { TotalsDialog } from './totals-dialog.tsx';
import { SharedTablet } from './tablet/shared-tablet.tsx';
import { ordersOfSameGuest } from './same-guest.ts';
import { useChime } from './use-chime.ts';
import { useCounterActions } from './use-counter-actions.ts';
import { useSteady } from './use-steady.ts';
import { useNow, useTonight } from './use-tonight.ts';
import styles from './tonight.module.css';

const MINUTES_RENEWED_MS = 10_000;

export default function TonightPage() {
  const { shopId = '' } = useParams();
  return (
    <SharedTablet key={shopId} shopId={shopId}>
      <Tonight shopId={shopId} />
    </SharedTablet>
  );
}

/** What is open over the counter: a dialog, an order for a guest with a drink chosen already, or an order to correct. */
type Opened = 'new' | 'sold-out' | 'totals' | 'round' | { pour: StaffRecipe } | StaffOrder;

/** The counter: what waits, what is being made, what is ready. */
function Tonight({ shopId }: { shopId: string }) {
  const { t, i18n } = useLingui();
  const { isOn, isMuted, chime, set } = useChime();
  const { list, orders, take, lostSince } = useTonight(shopId, chime);
  const menu = useEndpoint('GET /api/admin/shops/:shopId/recipes', { params: { shopId } });
  const selling = useEndpoint('GET /api/admin/shops/:shopId/selling', { params: { shopId } });
  const { list: machines } = useMachines(shopId);
  const paired = machines.data?.machines.filter(({ isPaired }) => isPaired) ?? [];
  const { reminderMinutes } = selling.data?.now ?? SELLING_DEFAULTS;
  const hasPrices = Boolean(selling.data?.now.currency);
  const steps = useCounterActions(shopId, take, lostSince);
  const { busy, done, say, make, complete, collect, cancel, remake, takeBack } = steps;
  const last = done.at(-1);
  const [dialog, setDialog] = useState<Opened>();
  const round = useHostedRound(shopId);
  const now = useNow(MINUTES_RENEWED_MS);
  const recipes = useMemo(() => new Map(menu.data?.recipes.map((recipe) => [recipe.id, recipe])), [menu.data]);
  const sameGuest = useMemo(() => ordersOfSameGuest(orders), [orders]);
  const keys = { n: () => setDialog('new'), s: () => setDialog('sold-out') };
  useShortcuts(hasPrices ? { ...keys, t: () => setDialog('totals') } : keys, dialog === undefined);

  const actions = useSteady({
    onNext: (order: StaffOrder) => {
      if (order.stage === 'waiting') void make(order);
      else if (order.stage === 'ready') void collect(order);
      else void complete(order);
    },
    onCancel: (order: StaffOrder) => void cancel(order),
    onRemake: (order: StaffOrder) => void remake(order),
    onStop: (order: StaffOrder) => void steps.stop(order),
    onCompleteByHand: (order: StaffOrder) => void steps.completeByHand(order),
    onCorrect: (order: StaffOrder) => setDialog(order),
  });
  const columns = [
    { id: 'waiting', title: t`Waiting`, stages: ['waiting'], none: t`Nobody waits.` },
    { id: 'being-made', title: t`Being made`, stages: ['being-made', 'attention'], none: t`Nothing is being made.` },
    { id: 'ready', title: t`Ready`, stages: ['ready'], none: t`Nothing to hand out.` },
  ].map(({ stages, ...column }) => ({ ...column, own: orders.filter(({ stage }) => stages.includes(stage)) }));
  const lanes = useLanes(
    columns.map(({ own }) => own.length),
    now,
  );
  const time = lostSince === undefined ? '' : i18n.date(new Date(lostSince), { hour: 'numeric', minute: '2-digit' });

  return (
    <>
      <ShopHeading shopId={shopId} title={t`Tonight`} />
      <div className={styles.page}>
        {lostSince !== undefined && (
          <p className={styles.stale} role="alert">
            <Trans>No connection since {time}. What stands here may be out of date, and nothing can be changed.</Trans>
          </p>
        )}
        <BarStrip
          shopId={shopId}
          selling={selling.data}
          sound={
            <Button onClick={() => set(!isOn)} aria-pressed={isOn}>
              {isOn ? <Trans>Sound on</Trans> : <Trans>Sound off</Trans>}
            </Button>
          }
          seldom={
            <>
              {hasPrices && (
                <Button onClick={() => setDialog('totals')} aria-keyshortcuts="t">
                  <Trans>Totals…</Trans>
                </Button>
              )}
              {!round && (
                <Button onClick={() => setDialog('round')}>
                  <Trans>Round for everyone…</Trans>
                </Button>
              )}
            </>
          }
        >
          <Button kind={orders.length === 0 ? 'main' : 'plain'} onClick={() => setDialog('new')} aria-keyshortcuts="n">
            <Trans>New order</Trans>
          </Button>
          <Button onClick={() => setDialog('sold-out')} aria-keyshortcuts="s">
            <Trans>Sold out…</Trans>
          </Button>
        </BarStrip>
        {round && <RoundStrip shopId={shopId} round={round} />}
        <MachineStrip shopId={shopId} machines={paired} />
        <LowBottles shopId={shopId} />
        {isMuted && (
          <p className={styles.hint}>
            <Trans>Tap anywhere to hear new orders.</Trans>
          </p>
        )}
        <div className={styles.said}>
          {done.slice(0, -1).map(
            ({ id, text, undo }) =>
              undo && (
                <p key={id}>
                  {text} <Undo order={undo} isNumbered onUndo={takeBack} />
                </p>
              ),
          )}
          <StatusLine
            text={last?.text}
            tone="good"
            action={last?.undo && <Undo order={last.undo} onUndo={takeBack} />}
          />
        </div>
        {list.isPending && <Skeleton height="120px" lines={4} />}
        {list.isLoadingError && <ErrorState text={t`Failed to load orders.`} onRetry={() => void list.refetch()} />}
        {list.isSuccess && orders.length === 0 && (
          <QuietCounter
            recipes={menu.data?.recipes}
            selling={selling.data}
            onPour={(recipe) => setDialog({ pour: recipe })}
          />
        )}
        {orders.length > 0 && (
          <div className={styles.columns} style={{ '--lanes': lanes.tracks } as CSSProperties}>
            {columns.map(({ id, title, own, none }, at) => (
              <section
                key={id}
                id={id}
                data-column={id}
                className={styles.column}
                aria-label={title}
                data-slim={lanes.isSlimAt(at) || undefined}
              >
                <h2 className={styles.columnTitle} tabIndex={-1}>
                  {title} <span className={styles.count}>{own.length}</span>
                </h2>
                {own.length === 0 && <p className={styles.none}>{none}</p>}
                <ul role="list" className={styles.tickets}>
                  {own.map((order, place) => (
                    <CounterTicket
                      key={order.orderId}
                      order={order}
                      isFirst={place === 0}
                      recipe={recipes.get(order.recipeId)}
                      together={sameGuest.get(order.orderId)}
                      minutes={minutesSince(order, now)}
                      reminderMinutes={reminderMinutes}
                      busy={busy.has(order.orderId)}
                      {...actions}
                    />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        )}
        {orders.length > 0 && (
          <nav className={styles.jumps} aria-label={t`Orders by what is next`}>
            {columns.map(({ id, title, own }) => (
              <Button
                key={id}
                className={styles.jump}
                data-calls={(id === 'ready' && own.length > 0) || undefined}
                onClick={() => jumpTo(id)}
              >
                {title} <span className={styles.count}>{own.length}</span>
              </Button>
            ))}
          </nav>
        )}
        {machines.data && paired.length === 0 && (
          <p className={styles.hint}>
            <Trans>No machine is connected: when a drink will be ready is an estimate.</Trans>
          </p>
        )}
      </div>
      {dialog === 'sold-out' && (
        <SoldOutDialog shopId={shopId} lostSince={lostSince} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'round' && <RoundDialog shopId={shopId} onClose={() => setDialog(undefined)} />}
      {dialog === 'totals' && <TotalsDialog shopId={shopId} orders={orders} onClose={() => setDialog(undefined)} />}
      {(dialog === 'new' || isPour(dialog)) && (
        <QuickOrder
          shopId={shopId}
          first={isPour(dialog) ? dialog.pour : undefined}
          recipes={menu.data?.recipes}
          onClose={() => setDialog(undefined)}
          onPlaced={(order) => {
            setDialog(undefined);
            take([order]);
            say(t`Order ${order.displayId} was placed.`);
          }}
        />
      )}
      {typeof dialog === 'object' && !isPour(dialog) && (
        <OrderDialog
          shopId={shopId}
          order={dialog}
          onClose={() => setDialog(undefined)}
          onSaved={(text) => {
            setDialog(undefined);
            void list.refetch();
            say(text);
          }}
        />
      )}
    </>
  );
}

const isPour = (opened: Opened | undefined): opened is { pour: StaffRecipe } =>
  typeof opened === 'object' && 'pour' in opened;

/** To a column and its heading, which is read out. */
function jumpTo(id: string): void {
  const column = document.getElementById(id);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  column?.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth' });
  column?.querySelector('h2')?.focus({ preventScroll: true });
}

interface UndoProps {
  order: StaffOrder;
  /** Another one stands beside it. */
  isNumbered?: boolean;
  onUndo: (order: StaffOrder) => Promise<void>;
}

function Undo({ order, isNumbered = false, onUndo }: UndoProps) {
  const { displayId } = order;
  return (
    <Button kind="quiet" onClick={() => void onUndo(order)}>
      {isNumbered ? <Trans>Undo {displayId}</Trans> : <Trans>Undo</Trans>}
    </Button>
  );
}

/** Since it was ordered; once it is made, since then. */
const minutesSince = ({ timestamp, madeAt, stage }: StaffOrder, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(stage === 'ready' ? (madeAt ?? timestamp) : timestamp)) / 60_000));

/** Single keys, while nobody is typing. */
function useShortcuts(keys: Record<string, () => void>, isActive: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, select');
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    keys[event.key.toLowerCase()]?.();
  });
  // Before the page can be seen, so that no key is lost.
  useLayoutEffect(() => {
    if (!isActive) return;
    addEventListener('keyup', press);
    return () => removeEventListener('keyup', press);
  }, [isActive]);
}
