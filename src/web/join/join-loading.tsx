import { Trans } from '@lingui/react/macro';
import { GuestScreen } from '#web/shell/guest-screen.tsx';
import styles from './join.module.css';

export function JoinLoading({ code }: { code: string }) {
  return (
    <GuestScreen isBusy>
      <div className={styles.loading} role="status">
        <Pour />
        <p className={styles.loadingText}>
          <Trans>Loading kiosk data...</Trans>
        </p>
        <p className={styles.loadingCode}>{code}</p>
      </div>
    </GuestScreen>
  );
}

/** A glass that fills repeatedly. */
function Pour() {
  return (
    <svg width="104" height="132" viewBox="0 0 104 132" aria-hidden="true" className={styles.pour}>
      <clipPath id="pour-inside">
        <path d="M20 12h64l-7 100a8 8 0 0 1-8 8H35a8 8 0 0 1-8-8z" />
      </clipPath>
      <g clipPath="url(#pour-inside)">
        <g className={styles.rising}>
          <rect x="0" y="18" width="104" height="120" className={styles.liquid} />
          <ellipse cx="52" cy="18" rx="36" ry="5" className={styles.surface} />
        </g>
      </g>
      <path d="M16 8h72l-8 106a12 12 0 0 1-12 11H36a12 12 0 0 1-12-11z" className={styles.vessel} />
    </svg>
  );
}
