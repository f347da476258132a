import { useLingui } from '@lingui/react/macro';
import type { SetUpStep } from '#domain/shop/set-up.ts';

/** The card at the end is no step of its own. */
export type ShownStep = 'account' | Exclude<SetUpStep, 'ready'>;

/** The steps in their order, as they are called above each. */
export function useStepNames(): readonly { step: ShownStep; name: string }[] {
  const { t } = useLingui();
  return [
    { step: 'account', name: t`You` },
    { step: 'bar', name: t`Bar` },
    { step: 'menu', name: t({ message: 'Menu', context: 'drinks' }) },
    { step: 'machine', name: t`Machine` },
    { step: 'kiosk', name: t`Kiosk` },
  ];
}
