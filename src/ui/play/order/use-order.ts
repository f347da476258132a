import { useEffect, useRef, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/order/orders.ts';
import type { Refusal } from '#contract/refusal.ts';
import { isSaleCode } from '#domain/selling/may-sell.ts';
import { useAlert, useTell } from '#ui/kit/alert.tsx';
import { newKey } from '#ui/kit/api/new-key.ts';
import type { OrderAnswer, OrderEnd, OrderRequest, Placed, PlaceOrder } from './order-answer.ts';

interface Queued {
  recipeId: string;
  cancel: () => void;
}

/** Without an answer for this long the guest is told that it is still being tried. Milliseconds. */
const SLOW_AFTER_MS = 4000;

/** What the bar says of itself; of other refusals the sheet shows more. */
const noteOf = ({ code, message }: Refusal) => (isSaleCode(code) ? message : undefined);

interface After {
  onOrdered?: ((order: Order) => void) | undefined;
  /** The ticket has come to the front. */
  onTicket: () => void;
}

/** One order at a time. Each drink keeps its key, so that a retry never makes a second drink. */
export function useOrder(placeOrder: PlaceOrder, { onOrdered, onTicket }: After) {
  const { t } = useLingui();
  const alert = useAlert();
  const tell = useTell();
  const keys = useRef(new Map<string, string>());
  const [ordered, setOrdered] = useState<Order>();
  const [queued, setQueued] = useState<Queued>();
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

  const finish = ({ order, hasTicket }: Placed) => {
    setQueued(undefined);
    setOrdered(order);
    onOrdered?.(order);
    if (hasTicket) onTicket();
  };

  const follow = async (recipeId: string, key: string, end: Promise<OrderEnd>) => {
    const ended = await end;
    if (ended.kind === 'placed') return finish(ended);
    // The next order is a new one.
    if (keys.current.get(recipeId) === key) keys.current.delete(recipeId);
    setQueued(undefined);
    if (ended.kind === 'refused') ended.acknowledge();
  };

  const show = async (answer: OrderAnswer, recipeId: string, key: string): Promise<void> => {
    switch (answer.kind) {
      case 'placed':
        return finish(answer);
      case 'declined':
        return void keys.current.delete(recipeId);
      case 'refused':
        await alert(t`Failed to submit order. Please try again.`, noteOf(answer.refusal));
        return answer.acknowledge();
      case 'queued': {
        const { end, cancel } = answer;
        setQueued({ recipeId, cancel });
        void follow(recipeId, key, end);
        const text = t`Saved on this phone, will be sent`;
        const note = t`It goes out by itself as soon as the bar can be reached.`;
        if (await tell({ text, note, action: t`Cancel`, until: end })) cancel();
      }
    }
  };

  /** @returns the answer once the guest has been told; undefined if nothing was sent */
  const submit = async (wish: Omit<OrderRequest, 'key'>): Promise<OrderAnswer | undefined> => {
    const { recipeId, name } = wish;
    if (sending.current) return undefined;
    if (!name) {
      await alert(t`Please enter your name first!`);
      return undefined;
    }
    const key = keys.current.get(recipeId) ?? newKey();
    keys.current.set(recipeId, key);
    sending.current = true;
    setBusy(true);
    let answer: OrderAnswer;
    try {
      answer = await placeOrder({ ...wish, key });
    } catch {
      setBusy(false);
      sending.current = false;
      await alert(t`Failed to submit order. Please try again.`);
      return undefined;
    }
    setBusy(false);
    sending.current = false;
    await show(answer, recipeId, key);
    return answer;
  };
  return { ordered, queued, busy, slow, submit };
}
