import type { ReactNode } from 'react';
import { CopyButton } from '#ui/kit/copy-button.tsx';
import { QrCode } from '#ui/kit/qr-code.tsx';
import styles from './secret-link.module.css';

interface Props {
  link: string;
  /** What the code is, as a screen reader says it. */
  title: string;
  copyLabel: string;
  /** Who can do what with it, beside that it is shown this once. */
  children: ReactNode;
}

/** A link that is a key: told once, to be opened on another screen. */
export function SecretLink({ link, title, copyLabel, children }: Props) {
  return (
    <div className={styles.link}>
      <div className={styles.qr}>
        <QrCode text={link} title={title} size={168} />
      </div>
      <div className={styles.words}>
        <p className={styles.address}>
          <code>{link}</code>
          <CopyButton text={link} label={copyLabel} />
        </p>
        <p className={styles.hint}>{children}</p>
      </div>
    </div>
  );
}
