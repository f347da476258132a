import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/order/orders.ts';
import { Button } from '#ui/kit/button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { RadioList } from '#ui/kit/fields/radio-list.tsx';
import { QrCode } from '#ui/kit/qr-code.tsx';
import { ticketLink } from '../own-orders/ticket-link.ts';
import styles from './follow-sheet.module.css';

export interface FollowSheetProps {
  /** Own orders that are not over, of one ticket or of several. */
  orders: readonly Order[];
  joinCode: string;
  onClose: () => void;
}

/** The link of a ticket as a code to scan and to send. Source: docs/behaviour/orders.md "Following". */
export function FollowSheet({ orders, joinCode, onClose }: FollowSheetProps) {
  const { t } = useLingui();
  const tickets = [...new Set(orders.map(({ ticketId }) => ticketId))];
  const [chosen, choose] = useState(tickets[0] ?? '');
  const [said, say] = useState<'copied' | 'not-copied'>();
  const numbersOf = (ticketId: string) =>
    orders.flatMap((order) => (order.ticketId === ticketId ? [order.displayId] : [])).join(' · ');
  const numbers = numbersOf(chosen);
  const link = ticketLink(chosen, joinCode);
  const canShare = typeof navigator.share === 'function';

  const copy = async () => {
    try {
      // Without HTTPS there is no clipboard.
      await navigator.clipboard.writeText(link);
      say('copied');
    } catch {
      say('not-copied');
    }
  };
  const share = async () => {
    try {
      await navigator.share({ url: link });
    } catch (failure) {
      // Closing the share sheet is not a failure.
      if (!(failure instanceof DOMException && failure.name === 'AbortError')) await copy();
    }
  };
  return (
    <Dialog
      open
      guest
      size="sheet"
      onClose={onClose}
      title={<Trans>Follow on another phone</Trans>}
      footer={
        <>
          <Button kind={canShare ? 'plain' : 'main'} onClick={() => void copy()}>
            <Trans>Copy the link</Trans>
          </Button>
          {canShare && (
            <Button kind="main" onClick={() => void share()}>
              <Trans>Send the link</Trans>
            </Button>
          )}
        </>
      }
    >
      <p>
        <Trans>
          Whoever opens this link follows {numbers}: how far it is, and when it is ready. Only this phone can start,
          change or cancel it.
        </Trans>
      </p>
      {tickets.length > 1 && (
        <RadioList
          legend={<Trans>Which ticket?</Trans>}
          value={chosen}
          onChange={(ticketId) => {
            choose(ticketId);
            say(undefined);
          }}
          options={tickets.map((ticketId) => ({
            value: ticketId,
            label: numbersOf(ticketId),
            hint: orders.find((order) => order.ticketId === ticketId)?.name,
          }))}
        />
      )}
      <div className={styles.code}>
        <QrCode text={link} title={t`QR code: follow ${numbers}`} size={200} />
      </div>
      <code className={styles.link}>{link}</code>
      <p role="status" className={styles.said}>
        {said === 'copied' && <Trans>Copied</Trans>}
        {said === 'not-copied' && <Trans>Could not copy. Select the text and copy it by hand.</Trans>}
      </p>
    </Dialog>
  );
}
