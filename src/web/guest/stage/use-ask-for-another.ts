import { useCallback } from 'react';
import { useLingui } from '@lingui/react/macro';
import { translated } from '#domain/text/translated.ts';
import { useConfirm } from '#ui/kit/alert.tsx';
import type { QueuedOrder } from '../outbox/queued-orders.ts';

/** Two orders of one drink are often meant as one: another size, or a second try. */
export function useAskForAnother() {
  const { t, i18n } = useLingui();
  const confirm = useConfirm();
  return useCallback(
    ({ name, recipe }: QueuedOrder) => {
      const drink = translated(recipe.name, recipe.name_translations, i18n.locale).text;
      return confirm({
        title: t`Order one more?`,
        text: t`${drink} for ${name} is saved on this phone already and will be sent. To change that order, cancel it first.`,
        action: t`Order one more`,
        refusal: t`No, one is enough`,
      });
    },
    [confirm, t, i18n.locale],
  );
}
