import { Link } from 'react-router';
import { Trans } from '@lingui/react/macro';
import type { DrinkDrawing } from '#domain/drawing.ts';
import { buttonClass } from '#ui/button.tsx';
import { DrinkPicture } from '#ui/drink-picture.tsx';
import { GuestScreen } from '../../guest-screen.tsx';
import styles from './approve.module.css';

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
        <div>
          <DrinkPicture drawing={EMPTY} level={0} title="" />
        </div>
      }
      actions={
        <Link to="/kiosk/live" className={buttonClass({ kind: 'main', size: 'big' })}>
          <Trans>Join New Experience</Trans>
        </Link>
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
