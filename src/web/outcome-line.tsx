import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Route } from '#contract/client.ts';
import { useSend } from '#ui/api.tsx';
import { Button } from '#ui/button.tsx';
import { StatusLine } from '#ui/status-line.tsx';
import type { Message } from './vanishing-line.tsx';

/** How an action went, and how to take it back. */
export interface Outcome extends Message {
  /** What was deleted; without it there is nothing to undo. */
  batchId?: string | null | undefined;
}

/** The reads that change when shops or kiosks are deleted or come back. */
export const SHOPS_AND_KIOSKS: readonly Route[] = [
  'GET /api/admin/shops',
  'GET /api/admin/shops/:shopId',
  'GET /api/kiosk-instances',
];

interface Props {
  outcome: Outcome | undefined;
  onOutcome: (outcome: Outcome) => void;
}

/** Stays until the next action, so that there is time to undo. */
export function OutcomeLine({ outcome, onOutcome }: Props) {
  const { t } = useLingui();
  const undo = useSend('POST /api/undo/:batchId', SHOPS_AND_KIOSKS);
  const batchId = outcome?.batchId;

  const takeBack = async () => {
    if (!batchId || undo.isPending) return;
    try {
      const { restoredShops: shops, restoredInstances: kiosks } = await undo.mutateAsync({ params: { batchId } });
      const text =
        shops > 0
          ? t`${plural(shops, { one: '# shop', other: '# shops' })} and ${plural(kiosks, { one: '# kiosk instance', other: '# kiosk instances' })} are back.`
          : plural(kiosks, { one: '# kiosk instance is back.', other: '# kiosk instances are back.' });
      onOutcome({ text, tone: 'good' });
    } catch (cause) {
      const { message } = cause as Error;
      onOutcome({ text: t`Failed to undo: ${message}`, tone: 'bad', batchId });
    }
  };

  return (
    <StatusLine
      text={outcome?.text}
      tone={outcome?.tone ?? 'good'}
      action={
        batchId && (
          <Button busy={undo.isPending} onClick={() => void takeBack()}>
            <Trans>Undo</Trans>
          </Button>
        )
      }
    />
  );
}
