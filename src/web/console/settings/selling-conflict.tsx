import { Trans, useLingui } from '@lingui/react/macro';
import { ConflictDialog } from '#ui/kit/conflict-dialog.tsx';
import { useListOf } from '#ui/kit/use-list-of.ts';
import type { SellingDraft } from './use-selling.ts';
import { useWeekdays } from './use-weekdays.ts';

interface Props {
  mine: SellingDraft;
  theirs: SellingDraft;
  isSaving: boolean;
  onKeepEditing: () => void;
  onTakeTheirs: () => void;
  onSaveMine: () => void;
}

/** Two people saved the settings: what differs. */
export function SellingConflict({ mine, theirs, ...choices }: Props) {
  const { t } = useLingui();
  const listOf = useListOf();
  const weekdays = useWeekdays();
  const labels: Record<keyof SellingDraft, string> = {
    timeZone: t`Time zone`,
    hours: t`Selling hours`,
    alcoholHours: t`Alcohol has hours of its own`,
    lastOrdersMinutes: t`Last orders before closing`,
    allowance: t`Guest allowance`,
    alcoholDuty: t`Alcohol duty`,
    prices: t`Guests see prices`,
    currency: t`Currency`,
    reminderMinutes: t`Remind of a ready drink after`,
  };
  const written = (value: SellingDraft[keyof SellingDraft]): string => {
    if (value === null || value === undefined) return '–';
    if (typeof value === 'boolean') return value ? t`On` : t`Off`;
    if (!Array.isArray(value)) return String(value);
    const days = value.flatMap((day, i) => (day ? [`${weekdays[i]} ${day.opens}–${day.closes}`] : []));
    return listOf(days) || '–';
  };
  const differences = (Object.keys(labels) as (keyof SellingDraft)[])
    .map((key) => ({ key, label: labels[key], theirs: written(theirs[key]), mine: written(mine[key]) }))
    .filter((one) => one.theirs !== one.mine);
  return (
    <ConflictDialog
      {...choices}
      title={t`Somebody else changed the settings meanwhile`}
      intro={<Trans>Nothing of yours is saved yet. This differs:</Trans>}
      differences={differences}
      none={<Trans>They saved the same as you.</Trans>}
    />
  );
}
