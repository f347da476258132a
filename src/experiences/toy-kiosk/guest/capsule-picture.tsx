import type { CSSProperties } from 'react';
import styles from './capsule.module.css';

interface Props {
  colour: string;
  /** The halves separate. */
  isOpen?: boolean;
}

/** A capsule: its lower half in the colour of its series, its upper half transparent. */
export function CapsulePicture({ colour, isOpen = false }: Props) {
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden="true"
      className={styles.capsule}
      data-open={isOpen || undefined}
      style={{ '--capsule': colour } as CSSProperties}
    >
      <g className={styles.lower}>
        <path d="M6 50a44 44 0 0 0 88 0z" className={styles.shell} />
        <path d="M15 62a37 37 0 0 0 40 28" className={styles.lowerShine} />
        <path d="M5 46h90v8a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4z" className={styles.seam} />
      </g>
      <g className={styles.upper}>
        <path d="M6 50a44 44 0 0 1 88 0z" className={styles.clear} />
        <path d="M20 40a32 32 0 0 1 20-22" className={styles.shine} />
        <circle cx="48" cy="15.500" r="2.6" className={styles.shineDot} />
      </g>
    </svg>
  );
}
