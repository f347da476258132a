import { useEffect } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import { DEFAULT_BREWING_MS } from '#domain/machine/brewing-time.ts';
import { Button } from '#ui/kit/button.tsx';
import { useMenuText } from '#ui/kit/menu-text.ts';
import { ToldAllergies } from '#ui/play/allergens/told-allergies.tsx';
import { sound } from '#ui/play/sound/sound.ts';
import { SoundSwitch } from '#web/shell/sound/sound-switch.tsx';
import { GuestScreen } from '#web/shell/guest-screen.tsx';
import type { PendingOrder } from '#web/shell/client/pending-orders.ts';
import { mayBeDone, type Approval, type ApproveEvent } from './approve-flow.ts';
import { Machine } from './machine.tsx';
import { drinkNames, emptyGlass, orderDrawing } from './order-drink.ts';
import { useFreshHeading } from '#ui/kit/use-fresh-heading.ts';
import { usePouring } from './use-pouring.ts';
import { ShowCode } from './show-code.tsx';
import type { Presence } from './use-presence.ts';
import { useRelease } from './use-release.ts';
import styles from './approve.module.css';

interface Props {
  shopId: string;
  order: PendingOrder;
  approval: Approval;
  asksForCode: boolean;
  presence: Presence;
  /** The time is up, or the guest said so. */
  isDone: boolean;
  dispatch: (event: ApproveEvent) => void;
}

/** The guest adds the garnish, so the glass in the machine is drawn without it. */
const ALMOST_FULL = 0.998;

export function BrewingStep({ shopId, order, approval, asksForCode, presence, isDone, dispatch }: Props) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const heading = useFreshHeading();
  const failed = approval === 'failed';
  useRelease(shopId, order.orderId, { presence, dispatch });
  useEffect(() => void sound('pour'), []);
  const brewingMs = order.brewingTime || DEFAULT_BREWING_MS;
  const share = usePouring(brewingMs, !failed, () => dispatch({ type: 'time-up' }));

  const drawing = orderDrawing(order);
  const { own: drink } = drinkNames(order, useMenuText().languages);
  const isWaiting = isDone && !failed;
  const percent = Math.round(share * 100);
  const seconds = Math.ceil((brewingMs * (1 - share)) / 1000);
  return (
    <GuestScreen
      isSteady
      isBusy
      aside={<SoundSwitch />}
      picture={
        <div
          role="progressbar"
          aria-label={t`Pouring`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          className={styles.pouring}
          data-glass
        >
          <Machine
            drawing={{ ...emptyGlass(drawing, drawing.ice), foam: drawing.foam }}
            level={Math.min(ALMOST_FULL, share)}
            lamp={failed ? 'stopped' : 'pouring'}
          />
        </div>
      }
      actions={
        <>
          {failed && !asksForCode && (
            <Button kind="main" size="big" onClick={() => dispatch({ type: 'try-again' })}>
              <Trans>Try Again</Trans>
            </Button>
          )}
          <Button
            size="big"
            busy={isWaiting}
            onClick={() => (mayBeDone(approval) ? dispatch({ type: 'done' }) : navigate('/kiosk/live'))}
          >
            <Trans>DONE?</Trans>
          </Button>
          {mayBeDone(approval) && !isDone && (
            <p className={styles.whenDone}>
              <Trans>Full already? This goes on to the last step.</Trans>
            </p>
          )}
        </>
      }
    >
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        <Trans>Now Brewing...</Trans>
      </h1>
      <p className={styles.lead}>
        <span lang={drink.lang}>{drink.text}</span>
        {order.displayId && ` · ${order.displayId}`}
      </p>
      {!failed && !isDone && (
        <p role="timer" className={styles.left}>
          <Trans>Estimate: {seconds} s left</Trans>
        </p>
      )}
      <ToldAllergies order={order} recipe={order.recipe} />
      <p role="status" className={failed ? styles.stopped : styles.lead}>
        {failed && <Trans>The machine has not started. Your drink is still waiting for you.</Trans>}
        {isWaiting && <Trans>Just a moment more…</Trans>}
        {!failed && !isDone && <Trans>Leave the glass where it is until it is full.</Trans>}
      </p>
      {failed && asksForCode && <ShowCode presence={presence} onShown={() => dispatch({ type: 'try-again' })} />}
    </GuestScreen>
  );
}
