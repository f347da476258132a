import { useState, type FormEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Refusal } from '#contract/refusal.ts';
import { useClient } from '#ui/kit/api/client.tsx';
import { Button } from '#ui/kit/button.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import { addPendingOrder, pendingOrderOf, type PendingOrder } from '#web/shell/client/pending-orders.ts';
import { deviceId, sessionId } from '#web/shell/client/guest-identity.ts';
import { loadPendingOrders } from './load-pending-orders.ts';
import styles from './find-ticket.module.css';

interface Props {
  shopId: string;
  onFound: (orders: readonly PendingOrder[]) => void;
}

/** For a drink ordered on a shared screen: its number and pick-up code. Source: docs/behaviour/approval.md "Pick-up code". */
export function FindTicket({ shopId, onFound }: Props) {
  const { t } = useLingui();
  const client = useClient();
  const [displayId, setDisplayId] = useState('');
  const [pickupCode, setPickupCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const now = new Date().toISOString();
      const { orders } = await client('POST /api/admin/shops/:shopId/claim-ticket', {
        params: { shopId },
        body: { displayId, pickupCode },
      });
      for (const order of orders) {
        const pending = pendingOrderOf(order, { shopId, recipeId: order.recipeId, now });
        if (pending) addPendingOrder(pending);
      }
      const found = await loadPendingOrders(shopId, { deviceId: deviceId(), sessionId: sessionId() }, client);
      onFound(found.orders);
    } catch (error) {
      setProblem(error instanceof Refusal ? error.message : t`That did not work. Try again.`);
    } finally {
      setBusy(false);
    }
  };

  return (
    <details className={styles.find}>
      <summary>
        <Trans>Ordered on a screen of the bar?</Trans>
      </summary>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <TextField
          label={t`Number on your ticket`}
          value={displayId}
          onChange={setDisplayId}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={8}
        />
        <TextField
          label={t`Pick-up code`}
          hint={t`Four digits`}
          value={pickupCode}
          onChange={setPickupCode}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={4}
          enterKeyHint="go"
        />
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
        <Button type="submit" size="big" busy={isBusy} disabled={displayId.trim() === '' || pickupCode.trim() === ''}>
          <Trans>Find my drink</Trans>
        </Button>
      </form>
    </details>
  );
}
