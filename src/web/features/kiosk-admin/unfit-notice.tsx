import { Trans, useLingui } from '@lingui/react/macro';
import type { KioskInstance } from '#contract/kiosks.ts';
import { usePartName } from './use-part-name.ts';
import styles from './kiosk-admin.module.css';

/** Which saved settings fit no more, and what stands in for them until somebody saves; nothing when all of them fit. */
export function UnfitNotice({ instance }: { instance: KioskInstance }) {
  const { t } = useLingui();
  const nameOf = usePartName(instance.kiosk_type_identifier);
  const { unfit = [] } = instance;
  if (unfit.length === 0) return null;
  return (
    <section className={styles.unfit} aria-label={t`Settings that do not fit any more`}>
      <p>
        <strong>
          <Trans>Some settings were saved in a form that does not fit any more.</Trans>
        </strong>{' '}
        <Trans>
          Guests play these as they were at the start, and so they are shown here. Saving keeps them like that.
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
