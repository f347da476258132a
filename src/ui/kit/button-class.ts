import styles from './button.module.css';

export type ButtonKind = 'main' | 'plain' | 'quiet' | 'danger';
export type ButtonSize = 'normal' | 'big';

interface ButtonLook {
  kind?: ButtonKind | undefined;
  size?: ButtonSize | undefined;
}

/** Button styles for other elements, such as the router's link. */
export const buttonClass = ({ kind = 'plain', size = 'normal' }: ButtonLook = {}): string =>
  [styles.button, styles[kind], size === 'big' && styles.big].filter(Boolean).join(' ');
