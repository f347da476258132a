import type { ReactNode } from 'react';
import styles from './badge.module.css';

interface Props {
  children: ReactNode;
  icon?: ReactNode;
  /** Makes the chip a toggle button. */
  onToggle?: (() => void) | undefined;
  chosen?: boolean;
  disabled?: boolean;
}

export function Chip({ children, icon, onToggle, chosen = false, disabled }: Props) {
  if (!onToggle) {
    return (
      <span className={styles.chip}>
        {icon}
        {children}
      </span>
    );
  }
  return (
    <button type="button" className={styles.chip} aria-pressed={chosen} disabled={disabled} onClick={onToggle}>
      {icon}
      {children}
    </button>
  );
}
