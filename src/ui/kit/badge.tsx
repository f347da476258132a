import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type Tone = 'neutral' | 'good' | 'bad' | 'waiting' | 'info' | 'special' | 'caution';

interface Props {
  tone?: Tone;
  children: ReactNode;
}

const SHAPES: Record<Exclude<Tone, 'neutral'>, string> = {
  good: 'm2 6.4 2.6 2.600L10 3.4',
  bad: 'm3 3 6 6M9 3 3 9',
  waiting: 'M6 1.800a4.2 4.2 0 1 0 .01 0M6 3.800V6l1.6 1.2',
  info: 'M6 5.600V9.400M6 2.500v.1',
  caution: 'M6 1.700 10.600 10.200H1.400zM6 5v2.300M6 8.700v.1',
  special: 'm6 1.6 1.3 3.1 3.3.3-2.5 2.2.7 3.200L6 8.700l-2.8 1.7.7-3.200L1.4 5l3.3-.3z',
};

/** A status in words, with a shape so that colour is not the only signal; a plain fact has neither. */
export function Badge({ tone = 'neutral', children }: Props) {
  return (
    <span className={`${styles.badge} ${styles[tone]}`}>
      {tone !== 'neutral' && (
        <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
          <path
            d={SHAPES[tone]}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.7"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      )}
      {children}
    </span>
  );
}
