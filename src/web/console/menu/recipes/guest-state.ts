/** What guests see of a drink: one of three. */
import { useLingui } from '@lingui/react/macro';
import type { MasterRecipe } from '#contract/menu/master.ts';

export const GUEST_STATES = ['on-menu', 'sold-out', 'hidden'] as const;
export type GuestState = (typeof GUEST_STATES)[number];

export const stateOf = ({ hidden, available }: Pick<MasterRecipe, 'hidden' | 'available'>): GuestState =>
  hidden ? 'hidden' : available ? 'on-menu' : 'sold-out';

/** Whatever is hidden may be sold out besides, and is so when it is shown again. */
export const fieldsOf: Record<GuestState, { hidden: boolean; available?: boolean }> = {
  'on-menu': { hidden: false, available: true },
  'sold-out': { hidden: false, available: false },
  hidden: { hidden: true },
};

export function useStateWords(): Record<GuestState, string> {
  const { t } = useLingui();
  return { 'on-menu': t`On the menu`, 'sold-out': t`Sold out`, hidden: t`Hidden` };
}
