import { useState, type ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { DrinkPicture } from '#ui/play/drink/drink-picture.tsx';
import { EMPTY_GLASS } from '#ui/play/drink/no-drink.ts';
import { waitingOrders } from '#web/shell/client/pending-orders.ts';
import { GuestScreen } from '#web/shell/guest-screen.tsx';
import styles from './approve.module.css';
import { GoButton } from '#web/shell/go-button.tsx';

export function LookingForOrders() {
  return (
    <GuestScreen>
      <p role="status" className={styles.looking}>
        <Trans>Looking for your drinks…</Trans>
      </p>
    </GuestScreen>
  );
}

interface Props {
  shopId: string;
  /** Another way to a drink. */
  children: ReactNode;
}

/** Nothing to make here; what waits at another bar is named. */
export function NoOrders({ shopId, children }: Props) {
  const [elsewhere] = useState(() => waitingOrders(Date.now()).filter((order) => order.shopId !== shopId));
  return (
    <Oops isWrongMachine={elsewhere.length > 0}>
      <p role="alert" className={styles.lead}>
        <Trans>No pending orders found for this machine. Please submit an order first.</Trans>
      </p>
      {elsewhere.length > 0 && (
        <div role="alert">
          {elsewhere.map(({ orderId, displayId, shopName }) => (
            <p key={orderId} className={styles.elsewhere}>
              {shopName ? (
                <Trans>
                  {displayId} waits at {shopName}.
                </Trans>
              ) : (
                <Trans>{displayId} waits at another bar.</Trans>
              )}
            </p>
          ))}
        </div>
      )}
      {children}
    </Oops>
  );
}

export const UnknownMachine = ({ shopId }: { shopId: string }) => (
  <Oops isWrongMachine>
    <p role="alert" className={styles.lead}>
      <Trans>
        No machine has the ID <strong className={styles.machineId}>{shopId}</strong>. Scan the code on the machine, or
        type the ID under it again.
      </Trans>
    </p>
  </Oops>
);

/** @param isWrongMachine the guest probably needs another machine */
function Oops({ isWrongMachine, children }: { isWrongMachine: boolean; children: ReactNode }) {
  return (
    <GuestScreen
      isBusy={isWrongMachine}
      picture={
        <div className={styles.empty}>
          <DrinkPicture drawing={EMPTY_GLASS} level={0} title="" />
        </div>
      }
      actions={
        <>
          {isWrongMachine && (
            <GoButton to="/approve" kind="main" size="big">
              <Trans>Scan Machine QR Code</Trans>
            </GoButton>
          )}
          <GoButton to="/kiosk/live" kind={isWrongMachine ? 'plain' : 'main'} size="big">
            <Trans>Join New Experience</Trans>
          </GoButton>
        </>
      }
    >
      <h1 className={styles.title}>
        <Trans>Oops!</Trans>
      </h1>
      {children}
    </GuestScreen>
  );
}
