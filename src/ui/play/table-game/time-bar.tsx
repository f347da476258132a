import { useState, type CSSProperties } from 'react';
import styles from './choice-panel.module.css';

/** The time there is left to choose, running out. What it says is also said by the rules: it is hidden from readers. */
export function TimeBar({ ms }: { ms: number }) {
  const [startedWith] = useState(ms);
  return (
    <span className={styles.time} style={{ '--time': `${startedWith}ms` } as CSSProperties} aria-hidden="true">
      <span className={styles.timeLeft} />
    </span>
  );
}
