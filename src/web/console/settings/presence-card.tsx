import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { PRESENCE_MODES, type PresenceMode } from '#domain/machine/presence.ts';
import { useEndpoint, useSend } from '#ui/kit/api/api.tsx';
import { SelectField } from '#ui/kit/fields/select-field.tsx';
import { ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import { SettingsSection } from './settings-section.tsx';
import styles from './settings.module.css';

const GET = 'GET /api/admin/shops/:shopId/presence';

/** Whether guests have to show that they stand at the machine. */
export function PresenceCard({ shopId }: { shopId: string }) {
  const { t } = useLingui();
  const known = useEndpoint(GET, { params: { shopId } });
  const save = useSend('PUT /api/admin/shops/:shopId/presence', [GET]);
  const [said, setSaid] = useState<{ text: string; tone: 'good' | 'bad' }>();
  const words: Record<PresenceMode, string> = {
    auto: t`While a machine’s screen is on`,
    required: t`Always`,
    off: t`Never`,
  };
  const change = async (mode: PresenceMode) => {
    setSaid(undefined);
    try {
      await save.mutateAsync({ params: { shopId }, body: { mode } });
      setSaid({ text: t`Saved. It counts from the next drink on.`, tone: 'good' });
    } catch {
      setSaid({ text: t`That did not work. Try again.`, tone: 'bad' });
    }
  };
  return (
    <SettingsSection
      anchor="presence"
      needsSight={known.isLoadingError}
      title={<Trans>Only at the machine</Trans>}
      summary={known.data && words[known.data.mode]}
    >
      <p className={styles.hint}>
        <Trans>
          A machine’s screen shows a code that changes every 30 seconds. Guests scan or type it before they start a
          drink, so that nobody can start one from home. Staff are never asked.
        </Trans>
      </p>
      {known.isPending && <Skeleton height="56px" />}
      {known.isLoadingError && (
        <ErrorState text={t`Failed to load the settings.`} onRetry={() => void known.refetch()} />
      )}
      {known.data && (
        <>
          <SelectField
            label={t`Guests show the code`}
            value={known.data.mode}
            onChange={(value) => void change(PRESENCE_MODES.find((mode) => mode === value) ?? 'auto')}
            options={PRESENCE_MODES.map((mode) => ({ value: mode, label: words[mode] }))}
          />
          <p className={styles.hint} role="status">
            {known.data.isAsked ? <Trans>Guests are asked now.</Trans> : <Trans>Guests are not asked now.</Trans>}{' '}
            {known.data.mode === 'required' && known.data.displays === 0 && (
              <Trans>No machine has a screen: only staff can start drinks.</Trans>
            )}
          </p>
        </>
      )}
      <StatusLine text={said?.text} tone={said?.tone ?? 'good'} />
    </SettingsSection>
  );
}
