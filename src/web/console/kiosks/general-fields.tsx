import { Trans, useLingui } from '@lingui/react/macro';
import { KIOSK_STATUSES, type KioskStatus } from '#domain/kiosk/kiosk.ts';
import { Card } from '#ui/kit/card.tsx';
import { SelectField } from '#ui/kit/fields/select-field.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import { ReasonFields } from '#web/console/kit/reason-fields.tsx';
import { useKioskStatusName } from '#web/console/kit/kiosk-status.tsx';
import type { InstanceValues } from './instance-values.ts';
import { VoiceField } from './voice-field.tsx';
import styles from './kiosk-admin.module.css';

interface Props {
  shopId: string;
  values: InstanceValues;
  onChange: (part: Partial<InstanceValues>) => void;
  nameError: string | undefined;
}

export function GeneralFields({ shopId, values, onChange, nameError }: Props) {
  const { t } = useLingui();
  const statusName = useKioskStatusName();
  const hints: Record<KioskStatus, string> = {
    active: t`Guests can join with the code.`,
    paused: t`Nobody can join until it is active again.`,
    ended: t`The evening is over: nobody can join.`,
  };
  return (
    <Card className={styles.group} aria-labelledby="general">
      <h2 id="general">
        <Trans>Kiosk</Trans>
      </h2>
      <div className={styles.twoFields}>
        <TextField
          label={t`Name`}
          path="name"
          value={values.name}
          onChange={(name) => onChange({ name })}
          required
          maxLength={60}
          hint={t`For you and your staff.`}
          error={nameError}
        />
        <SelectField
          label={t`Status`}
          path="status"
          value={values.status}
          onChange={(status) => onChange({ status: status as KioskStatus })}
          options={KIOSK_STATUSES.map((status) => ({ value: status, label: statusName(status) }))}
          hint={hints[values.status]}
        />
      </div>
      {values.status === 'paused' && (
        <ReasonFields
          path="pauseReason"
          value={{ en: values.reasonEnglish, 'zh-HK': values.reasonChinese }}
          onChange={(reason) => onChange({ reasonEnglish: reason.en, reasonChinese: reason['zh-HK'] })}
        />
      )}
      <VoiceField
        shopId={shopId}
        value={values.voiceProfileId}
        onChange={(voiceProfileId) => onChange({ voiceProfileId })}
      />
    </Card>
  );
}
