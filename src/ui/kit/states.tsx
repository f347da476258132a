/** Placeholders for content that is loading, missing or failed. */
import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from './button.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './status.module.css';

interface SkeletonProps {
  width?: number | string;
  height?: number | string;
  /** Number of placeholders, stacked. */
  lines?: number;
  /** CSS radius; '50%' for round content. */
  radius?: string;
}

/** Skeletons of loading content; they appear after 150 ms. */
export function Skeleton({ width = '100%', height = '1.2em', lines = 1, radius }: SkeletonProps) {
  const { t } = useLingui();
  return (
    <span role="status" style={{ display: 'grid', gap: '0.6em', width }}>
      <VisuallyHidden>{t`Loading…`}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        <span
          key={line}
          className={styles.skeleton}
          style={{ height, borderRadius: radius, width: lines > 1 && line === lines - 1 ? '70%' : '100%' }}
        />
      ))}
    </span>
  );
}

interface EmptyStateProps {
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  /** An empty glass if left out. */
  picture?: ReactNode;
}

export function EmptyState({ title, text, action, picture = <EmptyGlass /> }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {picture}
      <h2 className={styles.stateTitle}>{title}</h2>
      {text && <p className={styles.stateText}>{text}</p>}
      {action}
    </div>
  );
}

interface ErrorStateProps {
  text: ReactNode;
  onRetry?: (() => void) | undefined;
  /** The way on, where trying again would not help. */
  action?: ReactNode;
}

export function ErrorState({ text, onRetry, action }: ErrorStateProps) {
  return (
    <div className={styles.state}>
      <FallenGlass />
      <p role="alert" className={styles.stateText}>
        {text}
      </p>
      {onRetry && (
        <Button onClick={onRetry}>
          <Trans>Try Again</Trans>
        </Button>
      )}
      {action}
    </div>
  );
}

const EmptyGlass = () => (
  <svg width="80" height="84" viewBox="0 0 80 84" aria-hidden="true" className={styles.picture}>
    <ellipse cx="40" cy="77" rx="27" ry="4" className={styles.shadow} />
    <path d="M12 10h56c0 21-12 34-28 34S12 31 12 10z" className={styles.glass} />
    <path d="M40 44v27M25 75c0-3 9-4 15-4s15 1 15 4" className={styles.stem} />
    <path d="M20 17c1 9 5 15 11 19" className={styles.shine} />
  </svg>
);

const FallenGlass = () => (
  <svg width="112" height="92" viewBox="0 0 112 92" aria-hidden="true" className={styles.picture}>
    <ellipse cx="60" cy="82" rx="46" ry="5" className={styles.shadow} />
    <path d="M25 30 84 49a7 7 0 0 1 4 9l-6 20a7 7 0 0 1-8 4L15 65z" className={styles.glass} />
    <ellipse cx="20" cy="47.500" rx="6" ry="18.500" className={styles.glass} transform="rotate(15 20 47.500)" />
    <path d="M17 66c-4 7-10 11-10 15 6 3 33 3.500 50 .7" className={styles.spill} />
  </svg>
);
