import { useEffect, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Refusal } from '#contract/refusal.ts';
import { translated } from '#domain/text/translated.ts';
import { useSend } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import { RefillDialog, type Picked } from './refill-dialog.tsx';
import { STOCK } from './use-stock.ts';

/** How long a wrong tap is offered to be taken back. Milliseconds. */
const UNDO_MS = 10_000;

interface Said {
  text: string;
  tone: 'good' | 'bad';
  undo?: Picked;
}

/** Refilling a bottle: pick it, say how full it is, and take that back. */
export function useRefill(shopId: string) {
  const { t, i18n } = useLingui();
  const [picked, setPicked] = useState<Picked>();
  const [said, setSaid] = useState<Said>();
  const undo = useSend('POST /api/admin/shops/:shopId/stock/undo-refill', [
    STOCK,
    'GET /api/admin/shops/:shopId/sold-out',
  ]);

  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(undefined), UNDO_MS);
    return () => clearTimeout(timer);
  }, [said]);

  const takeBack = async ({ machineId, pump }: Picked) => {
    try {
      await undo.mutateAsync({ params: { shopId }, body: { machineId, slot: pump.slot } });
      setSaid({ text: t`Taken back.`, tone: 'good' });
    } catch (failure) {
      const text = failure instanceof Refusal ? failure.message : t`That did not work. Try again.`;
      setSaid({ text, tone: 'bad' });
    }
  };
  const done = (one: Picked) => {
    const { ingredient } = one.pump;
    const { text: name } = translated(ingredient.name, ingredient.name_translations, i18n.locale);
    setPicked(undefined);
    setSaid({ text: t`${name} is refilled.`, tone: 'good', undo: one });
  };
  const last = said?.undo;
  return {
    pick: setPicked,
    line: (
      <StatusLine
        text={said?.text}
        tone={said?.tone ?? 'good'}
        action={
          last && (
            <Button kind="quiet" busy={undo.isPending} onClick={() => void takeBack(last)}>
              <Trans>Undo</Trans>
            </Button>
          )
        }
      />
    ),
    dialog: picked && (
      <RefillDialog
        key={picked.pump.slot}
        shopId={shopId}
        picked={picked}
        onClose={() => setPicked(undefined)}
        onDone={done}
      />
    ),
  };
}
