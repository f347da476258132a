import type { ComponentProps } from 'react';
import styles from './visually-hidden.module.css';

interface Props extends ComponentProps<'span'> {
  as?: 'span' | 'div';
}

/** Read aloud, not seen. */
export function VisuallyHidden({ as: Element = 'span', ...rest }: Props) {
  return <Element {...(rest as ComponentProps<'div'>)} className={styles.hidden} />;
}
