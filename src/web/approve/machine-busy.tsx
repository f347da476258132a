import { Trans } from '@lingui/react/macro';
import styles from './approve.module.css';

/** Whose drink comes first. Always mounted, so that a new text is announced. */
export function MachineBusy({ pouring }: { pouring: readonly string[] }) {
  const numbers = pouring.join(' · ');
  return (
    <p role="status" className={styles.busy}>
      {pouring.length === 1 && <Trans>{numbers} is pouring, you're next.</Trans>}
      {pouring.length > 1 && <Trans>{numbers} are pouring, you're next.</Trans>}
    </p>
  );
}
