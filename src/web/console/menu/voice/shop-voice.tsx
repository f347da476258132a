import { useLingui } from '@lingui/react/macro';
import type { VoiceProfile } from '#contract/menu/voice-profiles.ts';
import { useSend } from '#ui/kit/api/api.tsx';
import { SelectField } from '#ui/kit/fields/select-field.tsx';
import styles from './voice.module.css';

interface Props {
  shopId: string;
  chosen: string | undefined;
  voices: readonly VoiceProfile[];
  onSaid: (said: { text: string; tone: 'good' | 'bad' }) => void;
}

/** Which voice the shop's kiosks speak with. It is saved as it is chosen. */
export function ShopVoice({ shopId, chosen, voices, onSaid }: Props) {
  const { t } = useLingui();
  const choose = useSend('PUT /api/admin/shops/:shopId/voice-profile', ['GET /api/admin/shops/:shopId']);
  const save = async (id: string) => {
    try {
      await choose.mutateAsync({ params: { shopId }, body: { voiceProfileId: id === '' ? null : id } });
      onSaid({ text: id === '' ? t`The shop has no voice now.` : t`Saved. Guests hear it from now on.`, tone: 'good' });
    } catch (failure) {
      const reason = failure instanceof Error ? failure.message : '';
      onSaid({ text: t`That did not work: ${reason}`, tone: 'bad' });
    }
  };
  const isKnown = voices.some(({ id }) => id === chosen);
  return (
    <SelectField
      className={styles.shopVoice}
      label={t`Voice of this shop`}
      hint={t`Its kiosks speak with it, unless one has a voice of its own. Guests hear it once they turn the sound on.`}
      value={choose.isPending ? (choose.variables.body.voiceProfileId ?? '') : isKnown ? (chosen ?? '') : ''}
      onChange={(id) => void save(id)}
      placeholder={t`No voice`}
      options={voices.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
