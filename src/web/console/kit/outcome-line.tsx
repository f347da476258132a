import { useState } from 'react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Route } from '#contract/client.ts';
import { useSend } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import type { Message } from './vanishing-line.tsx';

/** How an action went, and how to take it back. */
export interface ActionOutcome extends Message {
  /** What was deleted; without it there is nothing to undo. */
  batchId?: string | null | undefined;
  /** What else can be done about it; each tells how that went. */
  ways?: readonly { name: string; take: () => Promise<ActionOutcome> }[];
}

/** The reads that change when shops or kiosks are deleted or come back. */
export const SHOPS_AND_KIOSKS: readonly Route[] = [
  'GET /api/admin/shops',
  'GET /api/admin/shops/:shopId',
  'GET /api/kiosk-instances',
];

/** Besides, what tells of deletions. */
export const DELETIONS: readonly Route[] = [...SHOPS_AND_KIOSKS, 'GET /api/undo', 'GET /api/admin/shops/:shopId/audit'];

/** The reads that change when anything deleted comes back. */
const UNDONE: readonly Route[] = [
  ...DELETIONS,
  'GET /v1/admin/shops/:shopId/recipes',
  'GET /api/admin/shops/:shopId/recipes',
];

interface Props {
  outcome: ActionOutcome | undefined;
  onOutcome: (outcome: ActionOutcome) => void;
}

/** Brings back what one call deleted. @returns a call that says how that went */
export function useUndo() {
  const { t } = useLingui();
  const send = useSend('POST /api/undo/:batchId', UNDONE);

  const undo = async (batchId: string): Promise<ActionOutcome> => {
    try {
      const reply = await send.mutateAsync({ params: { batchId } });
      const { restoredShops: shops, restoredInstances: kiosks, restoredRecipes: drinks } = reply;
      if (shops > 0)
        return {
          text: t`${plural(shops, { one: '# shop', other: '# shops' })} and ${plural(kiosks, { one: '# kiosk', other: '# kiosks' })} are back.`,
          tone: 'good',
        };
      if (drinks > 0) return { text: t`The drink is back on the menu.`, tone: 'good' };
      const text = plural(kiosks, { one: '# kiosk is back.', other: '# kiosks are back.' });
      return { text, tone: 'good' };
    } catch (cause) {
      const { message } = cause as Error;
      return { text: t`Failed to undo: ${message}`, tone: 'bad', batchId };
    }
  };
  return { undo, isPending: send.isPending };
}

/** Stays until the next action, so that there is time to undo. */
export function OutcomeLine({ outcome, onOutcome }: Props) {
  const { undo, isPending } = useUndo();
  const [isTaking, setTaking] = useState(false);
  const batchId = outcome?.batchId;
  const ways = outcome?.ways ?? [];

  const takeBack = async () => {
    if (batchId && !isPending) onOutcome(await undo(batchId));
  };

  const take = async (way: () => Promise<ActionOutcome>) => {
    if (isTaking) return;
    setTaking(true);
    onOutcome(await way());
    setTaking(false);
  };

  return (
    <StatusLine
      text={outcome?.text}
      tone={outcome?.tone ?? 'good'}
      action={
        <>
          {batchId && (
            <Button busy={isPending} onClick={() => void takeBack()}>
              <Trans>Undo</Trans>
            </Button>
          )}
          {ways.map((way) => (
            <Button key={way.name} busy={isTaking} onClick={() => void take(way.take)}>
              {way.name}
            </Button>
          ))}
        </>
      }
    />
  );
}
