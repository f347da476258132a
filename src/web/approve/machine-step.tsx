import { useEffect, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderMachine } from '#contract/order/orders.ts';
import { Refusal } from '#contract/refusal.ts';
import { isOver } from '#domain/machine/job.ts';
import { useAlert } from '#ui/kit/alert.tsx';
import { useClient } from '#ui/kit/api/client.tsx';
import { Button } from '#ui/kit/button.tsx';
import { useMenuText } from '#ui/kit/menu-text.ts';
import { useFreshHeading } from '#ui/kit/use-fresh-heading.ts';
import { ToldAllergies } from '#ui/play/allergens/told-allergies.tsx';
import { addPendingOrder, type PendingOrder } from '#web/shell/client/pending-orders.ts';
import { GoButton } from '#web/shell/go-button.tsx';
import { GuestScreen } from '#web/shell/guest-screen.tsx';
import type { ApproveEvent } from './approve-flow.ts';
import { MachineWords, whyNotTaken } from './machine-words.tsx';
import { Machine } from './machine.tsx';
import { drinkNames, emptyGlass, orderDrawing } from './order-drink.ts';
import styles from './approve.module.css';

interface Props {
  shopId: string;
  order: PendingOrder;
  machine: OrderMachine;
  /** Since when nothing is heard of it. */
  lostSince: number | undefined;
  dispatch: (event: ApproveEvent) => void;
}

/** The guest adds the garnish, so the glass in the machine is drawn without it. */
const ALMOST_FULL = 0.998;

/** What the machine truly does, to its end. */
export function MachineStep({ shopId, order, machine, lostSince, dispatch }: Props) {
  const { t } = useLingui();
  const { state, progress, stoppable } = machine;
  const heading = useFreshHeading();
  const drawing = orderDrawing(order);
  const { own: drink } = drinkNames(order, useMenuText().languages);
  const percent = Math.round(progress ?? 0);
  const isRunning = !isOver(state);

  // It waits again, for this phone as well.
  useEffect(() => {
    if (state === 'rejected') addPendingOrder(order);
  }, [state, order]);

  return (
    <GuestScreen
      isSteady
      isBusy={isRunning}
      picture={
        <div
          role="progressbar"
          aria-label={t`Pouring`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          className={styles.pouring}
        >
          <Machine
            drawing={{ ...emptyGlass(drawing, drawing.ice), foam: drawing.foam }}
            level={Math.min(ALMOST_FULL, percent / 100)}
            lamp={isRunning ? (state === 'dispensing' ? 'pouring' : 'waiting') : 'stopped'}
          />
        </div>
      }
      actions={
        <>
          {state === 'rejected' && (
            <Button kind="main" size="big" onClick={() => dispatch({ type: 'try-again' })}>
              <Trans>Try Again</Trans>
            </Button>
          )}
          {isRunning && stoppable && <StopButton shopId={shopId} orderId={order.orderId} />}
          {isRunning ? (
            <>
              <GoButton to="/kiosk/live" size="big">
                <Trans>DONE?</Trans>
              </GoButton>
              <p className={styles.whenDone}>
                <Trans>You may leave this page: the machine goes on by itself.</Trans>
              </p>
            </>
          ) : (
            <GoButton to="/kiosk/live" kind={state === 'rejected' ? 'plain' : 'main'} size="big">
              <Trans>Join New Experience</Trans>
            </GoButton>
          )}
        </>
      }
    >
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {isRunning && <Trans>Now Brewing...</Trans>}
        {state === 'rejected' && <Trans>The machine has not started</Trans>}
        {state === 'failed' && <Trans>Please see the bar</Trans>}
        {state === 'cancelled' && <Trans>Stopped</Trans>}
      </h1>
      <p className={styles.lead}>
        <span lang={drink.lang}>{drink.text}</span>
        {order.displayId && ` · ${order.displayId}`}
      </p>
      <ToldAllergies order={order} recipe={order.recipe} />
      <p role="status" className={isRunning ? styles.lead : styles.stopped}>
        {isRunning && <MachineWords machine={machine} />}
        {state === 'rejected' && whyNotTaken(machine.code)}
        {state === 'failed' && (
          <Trans>
            Something went wrong at the machine. Show them {order.displayId}: they know, and nothing more is poured
            until they have looked.
          </Trans>
        )}
        {state === 'cancelled' && <Trans>The machine was stopped. For another one, ask at the bar.</Trans>}
      </p>
      {isRunning && lostSince !== undefined && <LostSince since={lostSince} />}
    </GuestScreen>
  );
}

/** Whoever stands at the machine can stop their own drink. */
function StopButton({ shopId, orderId }: { shopId: string; orderId: string }) {
  const { t } = useLingui();
  const client = useClient();
  const alert = useAlert();
  const [isAsking, setAsking] = useState(false);
  const stop = async () => {
    setAsking(true);
    try {
      await client('POST /api/admin/shops/:shopId/orders/:orderId/stop', { params: { shopId, orderId } });
    } catch (error) {
      setAsking(false);
      const note = error instanceof Refusal ? error.message : undefined;
      void alert(t`Not stopped: press the stop on the machine, or call the bar.`, note);
    }
  };
  return (
    <Button kind="danger" size="big" busy={isAsking} onClick={() => void stop()}>
      <Trans>Stop</Trans>
    </Button>
  );
}

function LostSince({ since }: { since: number }) {
  const { i18n } = useLingui();
  const time = i18n.date(new Date(since), { hour: 'numeric', minute: '2-digit' });
  return (
    <p className={styles.stopped}>
      <Trans>No news of the machine since {time}. Watch your glass: it may go on.</Trans>
    </p>
  );
}
