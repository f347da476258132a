import type { ComponentProps } from 'react';
import styles from './layout.module.css';

interface Props extends ComponentProps<'section'> {
  as?: 'section' | 'article' | 'div' | 'li';
}

export function Card({ as = 'section', className, ...rest }: Props) {
  const Element = as as 'section';
  return <Element className={[styles.card, className].filter(Boolean).join(' ')} {...rest} />;
}
