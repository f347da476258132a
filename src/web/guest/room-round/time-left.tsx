import { useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import styles from './round-page.module.css';

interface Props {
  /** By this phone's clock, in milliseconds since 1970; null: nothing moves by itself. */
  movesAt: number | null;
  label?: ReactNode;
}

/** The seconds that are left, and a bar that drains with them. A screen reader asks for it, and is not told each second. */
export function TimeLeft({ movesAt, label }: Props) {
  const { t } = useLingui();
  const [now, setNow] = useState(() => Date.now());
  const [from] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  if (movesAt === null) return null;
  const seconds = Math.max(0, Math.ceil((movesAt - now) / 1000));
  const share = Math.max(0, Math.min(1, (movesAt - now) / Math.max(1, movesAt - from)));
  return (
    <div className={styles.time} role="timer" aria-label={t`${seconds} seconds left`}>
      <span className={styles.clock}>
        {label && <span>{label}</span>}
        <span className={styles.seconds}>{seconds}</span>
      </span>
      <span className={styles.track}>
        <span className={styles.drain} style={{ '--share': share } as CSSProperties} />
      </span>
    </div>
  );
}
