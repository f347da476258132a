import { useState, type CSSProperties } from 'react';
import styles from './choice-panel.module.css';

/** The time left to choose. Hidden from screen readers: the rules text says the same. */
export function TimeBar({ ms }: { ms: number }) {
  const [startedWith] = useState(ms);
  return (
    <span className={styles.time} style={{ '--time': `${startedWith}ms` } as CSSProperties} aria-hidden="true">
      <span className={styles.timeLeft} />
    </span>
  );
}
