import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { Button } from './button.tsx';
import styles from './guest-step.module.css';

interface Props {
  /** The id of the step's heading. */
  labelledBy?: string;
  children: ReactNode;
  /** The one or two things to do, at the thumb. */
  actions?: ReactNode;
  onBack?: (() => void) | undefined;
  className?: string | undefined;
}

/** One step of a play on a guest's phone: what it shows, what there is to do, and the way back. */
export function GuestStep({ labelledBy, children, actions, onBack, className }: Props) {
  return (
    <section className={className ? `${styles.step} ${className}` : styles.step} aria-labelledby={labelledBy}>
      <div className={styles.content}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
      {onBack && (
        <div className={styles.back}>
          <Button kind="quiet" onClick={onBack}>
            <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
              <path
                d="m12 4-6 6 6 6"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
            <Trans>Back</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}
