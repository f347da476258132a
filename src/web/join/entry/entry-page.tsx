import { Link } from 'wouter';
import { Trans } from '@lingui/react/macro';
import { buttonClass } from '#ui/kit/button-class.ts';
import { GuestScreen } from '#web/shell/guest-screen.tsx';
import { WaitingOrders } from '#web/shell/waiting-orders.tsx';
import { BarTop } from './bar-top.tsx';
import styles from './entry.module.css';

export default function EntryPage() {
  return (
    <GuestScreen
      aside={
        <Link to="/login" className={styles.owner}>
          <Trans>Owner sign-in</Trans>
        </Link>
      }
      picture={<BarTop />}
      actions={
        <>
          <Link to="/kiosk/live" className={buttonClass({ kind: 'main', size: 'big' })}>
            <Trans>Join a kiosk</Trans>
          </Link>
          <Link to="/approve" className={buttonClass({ size: 'big' })}>
            <Trans>I'm at the machine</Trans>
          </Link>
        </>
      }
    >
      <h1 className={styles.title}>
        <Trans>Find the drink that fits tonight</Trans>
      </h1>
      <p className={styles.lead}>
        <Trans>Join with the code on your table, play your way to a drink, then watch the machine pour it.</Trans>
      </p>
      <WaitingOrders />
    </GuestScreen>
  );
}
