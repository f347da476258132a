import type { ReactNode } from 'react';
import styles from './layout.module.css';

interface Props {
  title: ReactNode;
  /** A badge or two beside the title. */
  status?: ReactNode;
  actions?: ReactNode;
  /** A link to where one came from, above the title. */
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
