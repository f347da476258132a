import { Trans } from '@lingui/react/macro';
import styles from './kiosk-stage.module.css';

/** While the code of the experience is loading. */
export function PlayLoading() {
  return (
    <p role="status" className={styles.waiting}>
      <Trans>Loading kiosk data...</Trans>
    </p>
  );
}
