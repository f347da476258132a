import { useLingui } from '@lingui/react/macro';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { SelectField } from '#ui/kit/fields/select-field.tsx';

interface Props {
  shopId: string;
  /** Empty for the shop's. */
  value: string;
  onChange: (voiceProfileId: string) => void;
}

/** Which voice this kiosk speaks with. What cannot be listed stays chosen. */
export function VoiceField({ shopId, value, onChange }: Props) {
  const { t } = useLingui();
  const voices = useEndpoint('GET /api/voice-profiles', { query: { shop_id: shopId } });
  const known = voices.data?.data ?? [];
  const isOdd = value !== '' && !known.some(({ id }) => id === value);
  return (
    <SelectField
      label={t`Voice`}
      path="voiceProfileId"
      value={value}
      onChange={onChange}
      placeholder={t`The shop’s voice`}
      options={[
        ...known.map(({ id, name }) => ({ value: id, label: name })),
        ...(isOdd ? [{ value, label: voices.isSuccess ? t`A voice that is gone` : t`The voice it has now` }] : []),
      ]}
      hint={
        voices.isError ? t`Failed to load the voices.` : t`Voices are recorded on the shop’s menu page, under Voice.`
      }
    />
  );
}
