import { useState, type ReactNode } from 'react';
import { Pager, PAGE_SIZES } from '#ui/kit/tables/data-table.tsx';
import styles from './inspection.module.css';

/** Three lists stand under each other: a phone sees the next one soon. */
const FEWEST = 10;
const SIZES = [FEWEST, ...PAGE_SIZES];

interface Props<T> {
  /** Distinguishes its pages from those of other lists. */
  label: string;
  rows: readonly T[];
  /** On paper there are no pages to turn. */
  isWhole: boolean;
  children: (rows: readonly T[]) => ReactNode;
}

/** A page of a list that is here already. */
export function Paged<T>({ label, rows, isWhole, children }: Props<T>) {
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(FEWEST);
  const pages = Math.max(1, Math.ceil(rows.length / pageSize));
  const shownPage = Math.min(page, pages);
  return (
    <>
      {children(isWhole ? rows : rows.slice((shownPage - 1) * pageSize, shownPage * pageSize))}
      {rows.length > FEWEST && (
        <div className={styles.onScreen}>
          <Pager
            label={label}
            sizes={SIZES}
            page={shownPage}
            pageSize={pageSize}
            total={rows.length}
            onPage={setPage}
            onPageSize={(size) => {
              setPageSize(size);
              setPage(1);
            }}
          />
        </div>
      )}
    </>
  );
}
