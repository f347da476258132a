import type { ComponentProps } from 'react';
import { buttonClass, type ButtonKind, type ButtonSize } from './button-class.ts';
import styles from './button.module.css';

export { buttonClass } from './button-class.ts';

interface Look {
  kind?: ButtonKind;
  size?: ButtonSize;
}

interface ButtonProps extends Look, ComponentProps<'button'> {
  /** Shows and announces that something is under way; the button keeps its place and focus. */
  busy?: boolean;
}

export function Button({ kind, size, busy = false, className, children, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={join(buttonClass({ kind, size }), className)}
      data-busy={busy || undefined}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}

const join = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ');
