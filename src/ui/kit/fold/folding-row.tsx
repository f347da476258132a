import type { ReactNode } from 'react';
import { useFold } from './use-fold.ts';
import styles from './fold.module.css';

interface Props {
  /** What is inside, in a line. */
  title: ReactNode;
  startsOpen?: boolean;
  /** Of what is inside. */
  className?: string | undefined;
  children: ReactNode;
}

/** Some fields of a long form: on a phone they fold to a line, elsewhere the line is not there. */
export function FoldingRow({ title, startsOpen = false, className, children }: Props) {
  const { canFold, toggle, body } = useFold(startsOpen);
  return (
    <div className={styles.row}>
      {canFold && (
        <button {...toggle} className={styles.rowToggle}>
          <span className={styles.rowTitle}>{title}</span>
        </button>
      )}
      <div {...body} className={[styles.rowBody, className].filter(Boolean).join(' ')}>
        {children}
      </div>
    </div>
  );
}
