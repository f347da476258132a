/** What stands where content will be, is not, or could not be had. */
import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from './button.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './status.module.css';

interface SkeletonProps {
  width?: number | string;
  height?: number | string;
  /** How many, one under the other. */
  lines?: number;
  /** Radius as CSS; '50%' for round things. */
  radius?: string;
}

/** Grey shapes of what is loading; they show after 150 ms only. */
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
  picture?: ReactNode;
}

export function EmptyState({ title, text, action, picture }: EmptyStateProps) {
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
}

export function ErrorState({ text, onRetry }: ErrorStateProps) {
  return (
    <div className={styles.state}>
      <svg width="44" height="44" viewBox="0 0 44 44" aria-hidden="true" className={styles.errorIcon}>
        <path
          d="M13 7h18l-2.4 18.5c-.4 3.2-3 5.5-6.6 5.5s-6.2-2.3-6.6-5.500zM22 31v7m-6 0h12M18 7l4 6-3 5 4 5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <p role="alert" className={styles.stateText}>
        {text}
      </p>
      {onRetry && (
        <Button onClick={onRetry}>
          <Trans>Try Again</Trans>
        </Button>
      )}
    </div>
  );
}
