import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Ticket } from '#contract/order/orders.ts';
import { QrCode } from '#ui/kit/qr-code.tsx';
import { ticketLink } from '../own-orders/ticket-link.ts';
import styles from './pick-up.module.css';

/** On a screen that belongs to nobody: how its guest takes the ticket along. */
export function PickUp({ ticket, joinCode }: { ticket: Ticket; joinCode: string }): ReactNode {
  const { t } = useLingui();
  return (
    <div className={styles.pickUp}>
      <div className={styles.code}>
        <QrCode text={ticketLink(ticket.orderId, joinCode)} title={t`QR code: this ticket`} size={148} />
      </div>
      <div className={styles.words}>
        <p>
          <Trans>Scan this with your phone: your ticket comes along. Then scan the code on the machine.</Trans>
        </p>
        {ticket.pickupCode !== null && (
          <p>
            <Trans>Or remember your number and this pick-up code:</Trans>{' '}
            <strong className={styles.digits}>{ticket.pickupCode}</strong>
          </p>
        )}
      </div>
    </div>
  );
}
