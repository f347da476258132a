import { Trans } from '@lingui/react/macro';
import styles from './page.module.css';

/** What stands in for a page while its code arrives. */
export function PageLoading() {
  return (
    <div role="status" className={styles.loading}>
      <span className={styles.loadingText}>
        <Trans>Loading…</Trans>
      </span>
    </div>
  );
}
