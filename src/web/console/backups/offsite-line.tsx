import { Trans, useLingui } from '@lingui/react/macro';
import type { Offsite } from '#contract/shop/backups.ts';
import styles from './backups.module.css';

interface Props {
  /** Since when it is in the bucket; null while it is not. */
  at: string | null;
  offsite: NonNullable<Offsite>;
}

/** Whether a backup is in the bucket as well. */
export function OffsiteLine({ at, offsite: { target, isBusy, trouble } }: Props) {
  const { i18n } = useLingui();
  const when = (moment: string) => i18n.date(moment, { dateStyle: 'medium', timeStyle: 'short' });
  if (at !== null)
    return (
      <span className={styles.facts}>
        <Trans>
          Also at {target} since {when(at)}
        </Trans>
      </span>
    );
  if (isBusy)
    return (
      <span className={styles.facts}>
        <Trans>Not yet at {target}: being copied</Trans>
      </span>
    );
  if (!trouble)
    return (
      <span className={styles.facts}>
        <Trans>Not yet at {target}: waiting</Trans>
      </span>
    );
  return (
    <span className={styles.facts}>
      <Trans>
        Not at {target}: copying has failed since {when(trouble.since)}
      </Trans>
    </span>
  );
}
