import { Trans, useLingui } from '@lingui/react/macro';
import type { KioskInstance } from '#contract/kiosk/kiosks.ts';
import { usePartName } from '#ui/settings/part-name.ts';
import styles from './kiosk-admin.module.css';

/** Which saved settings fit no more, and what stands in for them until somebody saves; nothing when all of them fit. */
export function UnfitNotice({ instance }: { instance: KioskInstance }) {
  const { t } = useLingui();
  const nameOf = usePartName(instance.kiosk_type_identifier);
  const { unfit = [] } = instance;
  if (unfit.length === 0) return null;
  return (
    <section className={styles.unfit} aria-label={t`Settings that no longer fit`}>
      <p>
        <strong>
          <Trans>Some saved settings no longer fit.</Trans>
        </strong>{' '}
        <Trans>
          Guests get the original of these instead, and so do the fields here. What you save now takes their place.
        </Trans>
      </p>
      <ul>
        {unfit.map((key) => (
          <li key={key}>{nameOf(key)}</li>
        ))}
      </ul>
    </section>
  );
}
