import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './guest-screen.module.css';

interface Props {
  children: ReactNode;
  /** The buttons, within the thumb's reach; the main one first. */
  actions?: ReactNode;
  /** The way back, above the text. */
  back?: ReactNode;
  /** Content of the header besides the product's name. */
  aside?: ReactNode;
  /** Content beside a picture on wide screens. */
  picture?: ReactNode;
  /** The picture keeps its place and size, whatever stands below: from one step to the next. */
  isSteady?: boolean;
  /** A kiosk is being joined, or an order sent: prompts stay hidden. */
  isBusy?: boolean;
}

/** A guest screen for one task: a picture, a short text, and the buttons at the bottom. */
export function GuestScreen({ children, actions, back, aside, picture, isSteady = false, isBusy = false }: Props) {
  return (
    <div className={styles.screen} data-side="guest" data-playing={isBusy || undefined}>
      <header className={styles.top}>
        <Link to="/" lang="en" className={styles.name}>
          Sipwell
        </Link>
        {aside}
        <LanguageSwitch />
      </header>
      <main className={picture ? `${styles.main} ${styles.pictured}` : styles.main} data-steady={isSteady || undefined}>
        {picture && (
          <div className={styles.picture} data-alcove>
            {picture}
          </div>
        )}
        <div className={styles.words}>
          {back}
          <div className={styles.content}>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </main>
    </div>
  );
}
