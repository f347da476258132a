import { useRef, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { StaffOrder } from '#contract/order/orders.ts';
import type { Refusal } from '#contract/refusal.ts';
import { isOver } from '#domain/machine/job.ts';
import { useAlert, useConfirm } from '#ui/kit/alert.tsx';
import { useClient } from '#ui/kit/api/client.tsx';

type Action = 'approve' | 'complete' | 'collect' | 'cancel' | 'remake' | 'stop' | 'take-back';

interface Done {
  id: number;
  text: string;
  /** Offered for a while. */
  undo: StaffOrder | undefined;
}

/** How long a wrong tap can be taken back. Milliseconds. */
const UNDO_MS = 10_000;
/** Taps that can be taken back at once. */
const UNDO_AT_MOST = 3;

/** Moves orders on with one tap, and back with one more. Without a connection nothing is changed, and that is said. */
export function useCounterActions(shopId: string, take: (orders: StaffOrder[]) => void, lostSince: number | undefined) {
  const { t, i18n } = useLingui();
  const client = useClient();
  const alert = useAlert();
  const confirm = useConfirm();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState<readonly Done[]>([]);
  const count = useRef(0);

  /** In a rush the next tap comes before the last one was looked at: each can be taken back for its whole time. */
  const tell = (text: string, undo: StaffOrder | undefined, about?: string) => {
    const one = { id: count.current++, text, undo };
    const isLeft = (other: Done) => other.undo !== undefined && other.undo.orderId !== about;
    setDone((before) => [...before.filter(isLeft), one].slice(-UNDO_AT_MOST));
    setTimeout(() => setDone((before) => before.filter((other) => other !== one)), UNDO_MS);
  };

  const act = async (action: Action, order: StaffOrder, text: (order: StaffOrder) => string, canUndo = true) => {
    const { orderId, displayId } = order;
    if (lostSince !== undefined) {
      const time = i18n.date(new Date(lostSince), { hour: 'numeric', minute: '2-digit' });
      return alert(t`No connection since ${time}. Order ${displayId} was not changed.`);
    }
    setBusy((before) => new Set([...before, orderId]));
    const params = { shopId, orderId };
    const isByMachine = order.machine !== undefined && !isOver(order.machine.state);
    const notChanged = ({ message }: Pick<Refusal, 'message'>) => t`Order ${displayId} was not changed: ${message}`;
    const moved = (now: StaffOrder) => {
      take([now]);
      tell(text(now), canUndo && !isByMachine ? now : undefined, orderId);
    };
    try {
      moved(await client(`POST /api/admin/shops/:shopId/orders/:orderId/${action}`, { params }));
    } catch (refusal) {
      const { code, message } = refusal as Refusal;
      const isOfMachine = action === 'approve' && code.startsWith('machine-');
      const question = { title: t`Make order ${displayId} by hand?`, text: message, action: t`Make it by hand` };
      if (!isOfMachine) return await alert(notChanged({ message }));
      if (!(await confirm(question))) return;
      await client('POST /api/admin/shops/:shopId/orders/:orderId/approve', { params, body: { by: 'hand' } }).then(
        moved,
        (failure: Refusal) => alert(notChanged(failure)),
      );
    } finally {
      setBusy((before) => new Set([...before].filter((id) => id !== orderId)));
    }
  };

  return {
    busy,
    /** The last one last; earlier ones only while they can be taken back. */
    done,
    say: (text: string) => tell(text, undefined),
    make: (order: StaffOrder) => act('approve', order, ({ displayId }) => t`Order ${displayId} is being made.`, false),
    complete: (order: StaffOrder) => act('complete', order, ({ displayId }) => t`Order ${displayId} is ready.`),
    stop: (order: StaffOrder) =>
      act('stop', order, ({ displayId }) => t`The machine was told to stop order ${displayId}.`, false),
    completeByHand: async (order: StaffOrder) => {
      const { displayId } = order;
      const isSure = await confirm({
        title: t`Is order ${displayId} done by hand?`,
        text: t`A machine is making it. Before it pours it is stopped; a pour that has begun goes on. This cannot be taken back.`,
        action: t`Done by hand`,
      });
      if (isSure) await act('complete', order, (now) => t`Order ${now.displayId} is ready.`, false);
    },
    collect: (order: StaffOrder) => act('collect', order, ({ displayId }) => t`Order ${displayId} was handed out.`),
    cancel: (order: StaffOrder) => act('cancel', order, ({ displayId }) => t`Order ${displayId} was cancelled.`),
    remake: (order: StaffOrder) => {
      const { displayId } = order;
      return act('remake', order, (now) => t`Order ${displayId} is now ${now.displayId}.`, false);
    },
    takeBack: (order: StaffOrder) =>
      act('take-back', order, ({ displayId }) => t`Order ${displayId} is where it was.`, false),
  };
}
