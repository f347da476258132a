import { useId, type ReactNode } from 'react';
import { Card } from '../card.tsx';
import { useFold } from './use-fold.ts';
import styles from './fold.module.css';

interface Props {
  title: ReactNode;
  /** What is inside, in a line; shown while it is folded. */
  summary?: ReactNode;
  /** Beside the title, also while it is folded. */
  tools?: ReactNode;
  startsOpen?: boolean;
  /** Something in it went wrong, or is not finished: it opens. */
  needsSight?: boolean;
  /** No card around it where it does not fold: it has cards inside. */
  isPlain?: boolean;
  /** Below the heading of the part it belongs to. */
  heading?: 'h2' | 'h3';
  /** Of what is inside. */
  className?: string | undefined;
  children: ReactNode;
}

/** A part of a long page: a card, which on a phone, or wherever `FoldsBelow` says, folds to its heading and a line. */
export function FoldingSection({ title, summary, tools, startsOpen = false, isPlain, ...rest }: Props) {
  const { needsSight, heading: Heading = 'h2', className, children } = rest;
  const { canFold, isFolded, toggle, body } = useFold(startsOpen, needsSight);
  const id = useId();
  const titleId = `${id}-title`;
  const summaryId = `${id}-summary`;
  return (
    <Card
      aria-labelledby={titleId}
      className={styles.section}
      data-folds={canFold || undefined}
      data-folded={isFolded || undefined}
      data-plain={isPlain || undefined}
    >
      <div className={styles.head}>
        <Heading id={titleId} className={styles.title}>
          {canFold ? (
            <button {...toggle} className={styles.toggle} aria-describedby={isFolded ? summaryId : undefined}>
              {title}
            </button>
          ) : (
            title
          )}
        </Heading>
        {tools && <span className={styles.tools}>{tools}</span>}
        {isFolded && (
          <p id={summaryId} className={styles.summary}>
            {summary}
          </p>
        )}
      </div>
      <div {...body} className={[styles.body, className].filter(Boolean).join(' ')}>
        {children}
      </div>
    </Card>
  );
}
