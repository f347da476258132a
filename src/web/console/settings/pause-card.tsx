import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ShopSelling } from '#contract/shop/selling.ts';
import { useSend } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import { ReasonFields } from '#web/console/kit/reason-fields.tsx';
import { SettingsSection } from './settings-section.tsx';
import styles from './settings.module.css';

/** One switch that stops guests' orders, with the reason they read. */
export function PauseCard({ shopId, selling }: { shopId: string; selling: ShopSelling }) {
  const { t } = useLingui();
  const pause = useSend('PUT /api/admin/shops/:shopId/pause', ['GET /api/admin/shops/:shopId/selling']);
  const isPaused = selling.now.pause !== null;
  const [reason, setReason] = useState(selling.now.pause?.reason ?? { en: '', 'zh-HK': '' });
  const [said, setSaid] = useState<{ text: string; tone: 'good' | 'bad' }>();

  const change = async (paused: boolean) => {
    try {
      await pause.mutateAsync({ params: { shopId }, body: { paused, ...(paused && { reason }) } });
      setSaid({ text: paused ? t`Guests see that you are paused.` : t`Guests can order again.`, tone: 'good' });
    } catch {
      setSaid({ text: t`That did not work. Try again.`, tone: 'bad' });
    }
  };

  return (
    <SettingsSection
      anchor="pause"
      title={<Trans>Pause</Trans>}
      summary={isPaused ? t`Guests cannot order now` : t`Guests can order`}
    >
      <p className={styles.hint}>
        <Trans>Guests cannot order until you go on. Staff still can.</Trans>
      </p>
      <div className={styles.pause}>
        <ReasonFields value={reason} onChange={setReason} />
        <div className={styles.actions}>
          {isPaused && (
            <Button kind="main" busy={pause.isPending} onClick={() => void change(false)}>
              <Trans context="after a pause">Go on</Trans>
            </Button>
          )}
          <Button busy={pause.isPending} onClick={() => void change(true)}>
            {isPaused ? <Trans>Change the reason</Trans> : <Trans>Pause orders</Trans>}
          </Button>
        </div>
        <StatusLine text={said?.text} tone={said?.tone ?? 'good'} />
      </div>
    </SettingsSection>
  );
}
