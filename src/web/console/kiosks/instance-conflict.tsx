import { Trans, useLingui } from '@lingui/react/macro';
import type { KioskInstance } from '#contract/kiosk/kiosks.ts';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { ConflictDialog } from '#ui/kit/conflict-dialog.tsx';
import { useKioskStatusName } from '#web/console/kit/kiosk-status.tsx';
import { differences, valuesOf, type InstanceValues } from './instance-values.ts';

const NOTHING = '–';

interface Props {
  mine: InstanceValues;
  theirs: KioskInstance;
  isSaving: boolean;
  onKeepEditing: () => void;
  onTakeTheirs: () => void;
  onSaveMine: () => void;
}

/** Two people saved a kiosk: what differs, field by field, in the words of the form. */
export function InstanceConflict({ mine, theirs, ...choices }: Props) {
  const { t } = useLingui();
  const written = useWritten(theirs.shop_id);
  const words: Record<keyof InstanceValues, string> = {
    name: t`Name`,
    status: t`Status`,
    reasonEnglish: t`Reason, English`,
    reasonChinese: t`Reason, Chinese`,
    voiceProfileId: t`Voice`,
    titleText: t`Title`,
    logoUrl: t`Logo address`,
    logoGradient: t`Logo gradient`,
    backgroundUrl: t`Background address`,
  };
  return (
    <ConflictDialog
      {...choices}
      title={t`Somebody else changed this kiosk meanwhile`}
      intro={<Trans>Nothing of yours is saved yet. This differs:</Trans>}
      differences={differences(valuesOf(theirs), mine).map((one) => ({
        key: one.field,
        label: words[one.field],
        theirs: written(one.field, one.theirs),
        mine: written(one.field, one.mine),
      }))}
      none={<Trans>They saved the same as you.</Trans>}
    />
  );
}

/** A field's value as the form shows it: a status by its word, a voice by its name. */
function useWritten(shopId: string) {
  const { t } = useLingui();
  const statusName = useKioskStatusName();
  const voices = useEndpoint('GET /api/voice-profiles', { query: { shop_id: shopId } });
  return (field: keyof InstanceValues, value: string): string => {
    if (field === 'status') return statusName(value as InstanceValues['status']);
    if (field !== 'voiceProfileId') return value.trim() || NOTHING;
    if (value === '') return t`The shop’s voice`;
    return voices.data?.data.find(({ id }) => id === value)?.name ?? t`A voice that is gone`;
  };
}
