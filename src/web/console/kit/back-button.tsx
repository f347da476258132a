import type { ReactNode } from 'react';
import { Button } from '#ui/kit/button.tsx';
import styles from './back-button.module.css';

interface Props {
  onClick: () => void;
  children: ReactNode;
}

/** Above a page's title, in line with it. */
export function BackButton({ onClick, children }: Props) {
  return (
    <Button kind="quiet" className={styles.back} onClick={onClick}>
      <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
        <path
          d="M11 4 6 9l5 5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {children}
    </Button>
  );
}
