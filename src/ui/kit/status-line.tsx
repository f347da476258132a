import type { ReactNode } from 'react';
import styles from './status.module.css';

interface Props {
  text?: string | undefined;
  /** By default a text that starts with "Failed" is an error; translated texts have to set it. */
  tone?: 'good' | 'bad';
  /** An action for the message, such as Undo. */
  action?: ReactNode;
}

/** Live status of the last action. Always mounted, so that a new text is announced. */
export function StatusLine({ text, tone = text?.startsWith('Failed') ? 'bad' : 'good', action }: Props) {
  return (
    <div role="status" className={styles.line}>
      {text && (
        <p className={`${styles.text} ${styles[tone]}`}>
          <Mark bad={tone === 'bad'} />
          <span>{text}</span>
          {action}
        </p>
      )}
    </div>
  );
}

function Mark({ bad }: { bad: boolean }) {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" className={styles.mark}>
      <path
        d={bad ? 'm5 5 8 8M13 5l-8 8' : 'm4 9.5 3.4 3.4L14 6'}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
