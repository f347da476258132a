/** Placeholders for content that is loading, missing or failed. */
import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from './button.tsx';
import { FallenGlass } from './fallen-glass.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './status.module.css';
import drawn from './glass-drawing.module.css';

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

/** A coupe of the drinks' hand. */
const EmptyGlass = () => (
  <svg width="132" height="132" viewBox="0 0 132 132" aria-hidden="true" className={drawn.picture}>
    <ellipse cx="72" cy="122" rx="36" ry="5" className={drawn.shade} />
    <g className={drawn.glass}>
      <ellipse cx="66" cy="118" rx="25" ry="4" data-body />
      <path d="M21 20C22 50 42 62 66 62S110 50 111 20Z" data-body />
      <path d="M26 20C28 46 45 57 66 57S104 46 106 20Z" data-body />
      <path d="M61 62C64 67 64 71 64 76V112C63 115 58 116 53 117M71 62C68 67 68 71 68 76V112C69 115 74 116 79 117" />
      <path d="M66 70V110M33 27C34 38 40 47 49 52M44 118A22 3 0 0 0 60 121" className={drawn.gleam} />
      <path d="M97 28C96 37 92 45 86 50" className={drawn.gleam} data-faint />
      <path d="M21 20C22 50 42 62 66 62S110 50 111 20" />
      <ellipse cx="66" cy="20" rx="45" ry="6" data-body />
      <path d="M24 22C36 28 52 28 62 26" className={drawn.gleam} data-faint />
    </g>
  </svg>
);
