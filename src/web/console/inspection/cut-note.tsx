import { Trans } from '@lingui/react/macro';
import styles from './inspection.module.css';

/** Never a list that only looks whole. */
export const CutNote = ({ shown }: { shown: number }) => (
  <p className={styles.notChecked}>
    <Trans>Only the first {shown} of these days stand here. Choose fewer days to see all.</Trans>
  </p>
);
