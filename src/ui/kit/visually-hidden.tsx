import type { ComponentProps } from 'react';
import styles from './visually-hidden.module.css';

interface Props extends ComponentProps<'span'> {
  as?: 'span' | 'div';
}

/** For screen readers only. */
export function VisuallyHidden({ as: Element = 'span', ...rest }: Props) {
  return <Element {...(rest as ComponentProps<'div'>)} className={styles.hidden} />;
}
