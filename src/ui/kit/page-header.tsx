import type { ReactNode } from 'react';
import styles from './layout.module.css';

interface Props {
  title: ReactNode;
  /** Badges beside the title. */
  status?: ReactNode;
  actions?: ReactNode;
  /** Link to the parent page, above the title. */
  back?: ReactNode;
}

export function PageHeader({ title, status, actions, back }: Props) {
  return (
    <header className={styles.header}>
      {back && <div className={styles.back}>{back}</div>}
      <div className={styles.headline}>
        <h1>{title}</h1>
        {status}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
