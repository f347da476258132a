import { useEffect, useRef, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useAlert, useTell } from '#ui/kit/alert.tsx';
import { newKey } from '#ui/kit/api/new-key.ts';

export type PlaceOrder<Order> = (order: { key: string; recipeId: string; name: string }) => Promise<Order>;

/** Thrown by a PlaceOrder that got no answer: the order is kept on this phone and will be sent. */
export class OrderKept<Order> extends Error {
  override readonly name = 'OrderKept';
  /** Settles when it was placed, or when it will not be. */
  readonly sent: Promise<Order>;
  readonly cancel: () => void;

  constructor(sent: Promise<Order>, cancel: () => void) {
    super('The order is kept on this phone.');
    this.sent = sent;
    this.cancel = cancel;
    // Whoever cares listens; nobody has to.
    sent.catch(() => undefined);
  }
}

/** Thrown by a PlaceOrder when the guest thought better of it; nothing was sent. */
export class OrderLeft extends Error {
  override readonly name = 'OrderLeft';
}

/** Thrown by a PlaceOrder that the server refused. */
export class OrderRefused extends Error {
  override readonly name = 'OrderRefused';
  /** To be called when the guest has read that it failed: what is offered may change then. */
  readonly onRead: () => void;

  constructor(cause: Error, onRead: () => void) {
    super(cause.message, { cause });
    this.onRead = onRead;
  }
}

interface Kept {
  recipeId: string;
  cancel: () => void;
}

/** After this long without an answer the guest is told that it is still being tried. Milliseconds; ux 4.2. */
const SLOW_AFTER_MS = 4000;

/**
 * One order at a time. Each drink keeps its key, so that trying again never makes a second drink.
 * @param onRefused told of the server's refusal once the guest has read that it failed
 */
export function useOrder<Order>(
  placeOrder: PlaceOrder<Order>,
  onOrdered?: (order: Order) => void,
  onRefused?: (refusal: unknown) => void,
) {
  const { t } = useLingui();
  const alert = useAlert();
  const tell = useTell();
  const keys = useRef(new Map<string, string>());
  const [ordered, setOrdered] = useState<Order>();
  const [kept, setKept] = useState<Kept>();
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

  const finish = (order: Order) => {
    setKept(undefined);
    setOrdered(order);
    onOrdered?.(order);
  };

  const follow = (recipeId: string, key: string, { sent, cancel }: OrderKept<Order>) => {
    setKept({ recipeId, cancel });
    sent.then(finish, () => {
      // Cancelled, refused or too old: whatever is ordered next is another order.
      if (keys.current.get(recipeId) === key) keys.current.delete(recipeId);
      setKept(undefined);
    });
  };

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
    } catch (error) {
      setBusy(false);
      sending.current = false;
      if (error instanceof OrderLeft) return void keys.current.delete(recipeId);
      const text = t`Failed to submit order. Please try again.`;
      if (error instanceof OrderRefused) {
        await alert(text);
        onRefused?.(error.cause);
        return error.onRead();
      }
      if (!(error instanceof OrderKept)) return alert(text);
      const { cancel, sent } = error as OrderKept<Order>;
      follow(recipeId, key, error as OrderKept<Order>);
      const note = t`Saved on this phone, will be sent`;
      if (await tell({ text, note, action: t`Cancel`, until: sent })) cancel();
      return;
    }
    setBusy(false);
    sending.current = false;
    finish(order);
  };
  return { ordered, kept, busy, slow, submit };
}
