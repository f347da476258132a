import { useEffect, useRef, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useAlert } from './alert.tsx';
import { newKey } from './new-key.ts';

export type PlaceOrder<Order> = (order: { key: string; recipeId: string; name: string }) => Promise<Order>;

/** After this long without an answer the guest is told that it is still being tried. Milliseconds; ux 4.2. */
const SLOW_AFTER_MS = 4000;

/** One order at a time. Each drink keeps its key, so that trying again never makes a second drink. */
export function useOrder<Order>(placeOrder: PlaceOrder<Order>, onOrdered?: (order: Order) => void) {
  const { t } = useLingui();
  const alert = useAlert();
  const keys = useRef(new Map<string, string>());
  const [ordered, setOrdered] = useState<Order>();
  const [busy, setBusy] = useState(false);
  const [slow, setSlow] = useState(false);
  const sending = useRef(false);

  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);

  const submit = async (recipeId: string, name: string): Promise<void> => {
    if (sending.current) return;
    if (!name) return alert(t`Please enter your name first!`);
    const key = keys.current.get(recipeId) ?? newKey();
    keys.current.set(recipeId, key);
    sending.current = true;
    setBusy(true);
    let order: Order;
    try {
      order = await placeOrder({ key, recipeId, name });
    } catch {
      setBusy(false);
      sending.current = false;
      return alert(t`Failed to submit order. Please try again.`);
    }
    setBusy(false);
    sending.current = false;
    setOrdered(order);
    onOrdered?.(order);
  };
  return { ordered, busy, slow, submit };
}
