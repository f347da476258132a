import { useEffect, useRef } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/order/orders.ts';
import { SELLING_DEFAULTS } from '#domain/selling/selling.ts';
import { sound } from '#ui/play/sound/sound.ts';

const BUZZ_MS = [220, 120, 220];
/**
 * Calls the guest when a drink becomes ready, and once more if it stays: by sound, vibration and the page's title.
 * @param reminderMinutes after which a drink stays
 */
export function useReadyCall(orders: readonly Order[], reminderMinutes = SELLING_DEFAULTS.reminderMinutes): void {
  const { t } = useLingui();
  const seen = useRef(new Map<string, boolean>());
  const ready = orders.filter(({ stage }) => stage === 'ready');
  const numbers = ready.map(({ displayId }) => displayId).join(' · ');

  useEffect(() => {
    const isNew = orders.some(({ orderId, stage }) => stage === 'ready' && seen.current.get(orderId) === false);
    for (const { orderId, stage } of orders) seen.current.set(orderId, stage === 'ready');
    if (isNew) call();
  }, [orders]);
  useEffect(() => {
    if (numbers === '') return;
    const before = document.title;
    document.title = t`Ready: ${numbers}`;
    const reminder = setTimeout(call, reminderMinutes * 60_000);
    return () => {
      clearTimeout(reminder);
      document.title = before;
    };
  }, [numbers, reminderMinutes, t]);
}

function call(): void {
  // Felt by everybody: nobody would know otherwise.
  (navigator as Partial<Navigator>).vibrate?.(BUZZ_MS);
  sound('bell', 0, { times: 2, everyS: 0.35 });
}
