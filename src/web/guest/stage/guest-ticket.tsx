import { useEffect, useEffectEvent, useState, type ComponentProps } from 'react';
import { Trans } from '@lingui/react/macro';
import { loadPart } from '#ui/kit/load-again.ts';
import { Button } from '#ui/kit/button.tsx';
import { addLaterTexts } from '#web/shell/i18n.ts';
import type { PlacedOrder } from '../ticket/placed-order.tsx';
import { PlayLoading } from './play-loading.tsx';
import styles from './kiosk-stage.module.css';

type Ticket = typeof PlacedOrder;
let loaded: Ticket | undefined;

/**
 * Nothing of a ticket is needed before there is one: it comes while the guest plays. Rejects where it cannot be loaded;
 * can be asked again. Source: docs/decisions/0172.
 */
export async function loadTicket(): Promise<Ticket> {
  if (loaded) return loaded;
  const [{ PlacedOrder: ticket }] = await Promise.all([import('../ticket/placed-order.tsx'), addLaterTexts()]);
  return (loaded = ticket);
}

/** The guest's ticket; its numbers alone while it is not loaded. */
export function GuestTicket(props: ComponentProps<Ticket>) {
  const [View, setView] = useState(() => loaded);
  const [isFailed, setFailed] = useState(false);
  const load = async () => {
    setFailed(false);
    try {
      const ticket = await loadPart(loadTicket);
      setView(() => ticket);
    } catch {
      setFailed(true);
    }
  };
  const loadFirst = useEffectEvent(() => {
    if (!View) void load();
  });
  useEffect(() => loadFirst(), []);

  if (View) return <View {...props} />;
  if (!isFailed) return <PlayLoading />;
  const numbers = props.orders.map(({ displayId }) => displayId).join(' · ');
  return (
    <div role="alert" className={styles.waiting}>
      <p>
        <Trans>The bar has your order: {numbers}. Its ticket could not be loaded.</Trans>
      </p>
      <Button kind="main" onClick={() => void load()}>
        <Trans>Try Again</Trans>
      </Button>
    </div>
  );
}
