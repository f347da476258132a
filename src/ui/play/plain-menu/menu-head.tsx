import { Plural, Trans } from '@lingui/react/macro';
import styles from './menu-head.module.css';

/** The head of a menu: its name, and how many drinks are shown. */
export const MenuHead = ({ id, count }: { id: string; count: number }) => (
  <header className={styles.head}>
    <h1 id={id} className={styles.title}>
      <Trans>The menu</Trans>
    </h1>
    <p role="status" className={styles.count}>
      <Plural value={count} one="# drink" other="# drinks" />
    </p>
  </header>
);
