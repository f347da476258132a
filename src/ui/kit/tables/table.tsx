import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './table.module.css';

interface Props extends Omit<ComponentProps<'table'>, 'children'> {
  /** Caption; read aloud, and visible with `showCaption`. */
  caption: ReactNode;
  showCaption?: boolean;
  /** The first column stays visible while the others scroll sideways. */
  sticky?: boolean;
  children: ReactNode;
}

/**
 * A styled <table> around plain <thead>, <tbody>, <tr>, <th> and <td>. Under 640 px each row becomes a card:
 * give cells `data-label` with their column's name, the first cell `data-title`, and cells with buttons `data-actions`.
 */
export function Table({ caption, showCaption = false, sticky = false, children, className, ...rest }: Props) {
  const captionId = useId();
  return (
    <div className={styles.frame} role="region" aria-labelledby={captionId} tabIndex={0}>
      <table className={[styles.table, sticky && styles.sticky, className].filter(Boolean).join(' ')} {...rest}>
        <caption id={captionId} className={showCaption ? styles.caption : styles.hiddenCaption}>
          {caption}
        </caption>
        {children}
      </table>
    </div>
  );
}
