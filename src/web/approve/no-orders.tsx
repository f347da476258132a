import { Trans } from '@lingui/react/macro';
import type { DrinkDrawing } from '#domain/recipe/drawing.ts';
import { DrinkPicture } from '#ui/play/drink/drink-picture.tsx';
import { GuestScreen } from '#web/shell/guest-screen.tsx';
import styles from './approve.module.css';
import { GoButton } from '#web/shell/go-button.tsx';

const EMPTY: DrinkDrawing = {
  glass: 'rocks',
  layers: [],
  foam: null,
  ice: 'none',
  garnishes: [],
  bubbles: 0,
  rim: null,
  steam: false,
};

export function LookingForOrders() {
  return (
    <GuestScreen>
      <p role="status" className={styles.looking}>
        <Trans>Looking for your drinks…</Trans>
      </p>
    </GuestScreen>
  );
}

export function NoOrders() {
  return (
    <GuestScreen
      picture={
        <div className={styles.empty}>
          <DrinkPicture drawing={EMPTY} level={0} title="" />
        </div>
      }
      actions={
        <GoButton to="/kiosk/live" kind="main" size="big">
          <Trans>Join New Experience</Trans>
        </GoButton>
      }
    >
      <h1 className={styles.title}>
        <Trans>Oops!</Trans>
      </h1>
      <p role="alert" className={styles.lead}>
        <Trans>No pending orders found for this machine. Please submit an order first.</Trans>
      </p>
    </GuestScreen>
  );
}
