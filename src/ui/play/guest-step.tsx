import type { ReactNode } from 'react';
import { BackButton } from '#ui/kit/back.tsx';
import styles from './guest-step.module.css';

interface Props {
  /** The id of the step's heading. */
  labelledBy?: string;
  children: ReactNode;
  /** The main actions, at the bottom within reach of the thumb. */
  actions?: ReactNode;
  onBack?: (() => void) | undefined;
  className?: string | undefined;
}

/** One step of a play on a guest's phone: its content, its actions, and the way back. */
export function GuestStep({ labelledBy, children, actions, onBack, className }: Props) {
  return (
    <section className={className ? `${styles.step} ${className}` : styles.step} aria-labelledby={labelledBy}>
      {onBack && (
        <div className={styles.back}>
          <BackButton onClick={onBack} />
        </div>
      )}
      <div className={styles.content}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
