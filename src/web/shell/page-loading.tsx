import { Trans } from '@lingui/react/macro';
import styles from './page.module.css';

/** Placeholder of a page while its code is loading. */
export function PageLoading() {
  return (
    <div role="status" className={styles.loading}>
      <span className={styles.loadingText}>
        <Trans>Loading…</Trans>
      </span>
    </div>
  );
}
