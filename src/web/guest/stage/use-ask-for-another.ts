import { useCallback } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useConfirm } from '#ui/kit/alert.tsx';
import { useMenuText } from '#ui/kit/menu-text.ts';
import type { QueuedOrder } from '../outbox/queued-orders.ts';

/** Two orders of one drink are often meant as one: another size, or a second try. */
export function useAskForAnother() {
  const { t } = useLingui();
  const { nameOf } = useMenuText();
  const confirm = useConfirm();
  return useCallback(
    ({ name, recipe }: QueuedOrder) => {
      const drink = nameOf(recipe).text;
      return confirm({
        title: t`Order one more?`,
        text: t`${drink} for ${name} is saved on this phone already and will be sent. To change that order, cancel it first.`,
        action: t`Order one more`,
        refusal: t`No, one is enough`,
      });
    },
    [confirm, t, nameOf],
  );
}
