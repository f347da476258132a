import { useState } from 'react';
import { Link } from 'wouter';
import { Plural, Trans } from '@lingui/react/macro';
import { DrinkPicture } from '#ui/play/drink/drink-picture.tsx';
import { useQueuedOrders } from '../outbox/guest-outbox.ts';
import { waitingOrders } from '#web/shell/client/pending-orders.ts';
import styles from './waiting-ticket.module.css';

/** Link to the drinks this phone ordered that are not brewed yet; nothing if there are none. */
export function WaitingTicket() {
  // A queued order is listed here once it was sent.
  const kept = useQueuedOrders();
  return <Waiting key={kept.map(({ key, state }) => key + state).join(' ')} />;
}

function Waiting() {
  const [orders] = useState(() => waitingOrders(Date.now()));
  const newest = orders.at(-1);
  if (!newest) return null;
  return (
    <Link to="/approve" className={styles.ticket}>
      {newest.recipe && <DrinkPicture drawing={newest.recipe.drawing} size={48} title="" />}
      <span className={styles.words}>
        <span className={styles.count}>
          <Plural value={orders.length} one="Your drink is waiting" other="# drinks are waiting for you" />
        </span>
        <span className={styles.hint}>
          <Trans>Have it made at the machine</Trans>
        </span>
      </span>
      <span className={styles.ids}>
        {orders
          .map(({ displayId }) => displayId)
          .filter(Boolean)
          .slice(-3)
          .join(' · ')}
      </span>
    </Link>
  );
}
