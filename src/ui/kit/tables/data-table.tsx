/** Parts of a long table: sortable headers, pagination, and a search with the slash key as shortcut. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../button.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import hidden from '../visually-hidden.module.css';
import styles from './data-table.module.css';

export const PAGE_SIZES = [25, 50, 100] as const;

interface SortHeaderProps {
  /** The column's name in `sort`. */
  column: string;
  /** The sort column, with a minus in front if descending. */
  sort: string;
  onSort: (sort: string) => void;
  children: ReactNode;
}

/** A column header that sorts by its column, and reverses when pressed again. */
export function SortHeader({ column, sort, onSort, children }: SortHeaderProps) {
  const isDescending = sort === `-${column}`;
  const isSorted = isDescending || sort === column;
  return (
    <th scope="col" aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSort(isSorted && !isDescending ? `-${column}` : column)}
      >
        {children}
        <svg width="10" height="14" viewBox="0 0 10 14" aria-hidden="true">
          <path d="m1.5 5 3.5-4 3.5 4" className={isSorted && !isDescending ? styles.on : styles.off} />
          <path d="m1.5 9 3.5 4 3.5-4" className={isDescending ? styles.on : styles.off} />
        </svg>
      </button>
    </th>
  );
}

interface PagerProps {
  /** Distinguishes it from another on the same screen. */
  label?: string;
  /** The total in words, such as "2,000 recipes"; the row count if left out. */
  totalText?: ReactNode;
  sizes?: readonly number[];
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
  onPageSize: (pageSize: number) => void;
}

/** What of a list is shown, and the ways to the rest where there is any. */
export function Pager(props: PagerProps) {
  const { label, totalText, sizes = PAGE_SIZES, page, pageSize, total, onPage, onPageSize } = props;
  const { t, i18n } = useLingui();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const from = i18n.number(total === 0 ? 0 : (page - 1) * pageSize + 1);
  const to = i18n.number(Math.min(total, page * pageSize));
  return (
    // Of nothing there is nothing to see, but that it is nothing is read out.
    <nav className={total === 0 ? hidden.hidden : styles.pager} aria-label={label ?? t`Pages`}>
      <p className={styles.range} role="status">
        {total === 0 ? (
          totalText
        ) : totalText === undefined ? (
          <Trans>
            {from}–{to} of <Plural value={total} one="# row" other="# rows" />
          </Trans>
        ) : (
          <Trans>
            {from}–{to} of {totalText}
          </Trans>
        )}
      </p>
      {total > Math.min(...sizes) && (
        <SelectField
          className={styles.size}
          label={totalText === undefined ? t`Rows on a page` : t`On a page`}
          value={String(pageSize)}
          onChange={(size) => onPageSize(Number(size))}
          options={sizes.map((size) => ({ value: String(size), label: i18n.number(size) }))}
        />
      )}
      {(pages > 1 || page > 1) && (
        <div className={styles.steps}>
          <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
            <Trans>Previous page</Trans>
          </Button>
          <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
            <Trans>Next page</Trans>
          </Button>
        </div>
      )}
    </nav>
  );
}

/** Debounce of the search field. Milliseconds. */
const REST_MS = 300;

/** A touchscreen has no key to press. */
const hasKeyboard = (): boolean =>
  (globalThis as Partial<typeof globalThis>).matchMedia?.('(hover: hover)').matches ?? true;

interface SearchFieldProps {
  label: string;
  value: string;
  onSearch: (text: string) => void;
}

/** Searches shortly after typing pauses, at once with Enter. The slash key focuses it from anywhere on the page. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string>();
  const search = (text: string) => {
    setTyped(undefined);
    if (text.trim() !== value) onSearch(text.trim());
  };
  const latest = useRef(search);

  useEffect(() => {
    latest.current = search;
  });

  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => latest.current(typed), REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element && event.target.closest('input, textarea, select, dialog, [contenteditable]');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      event.preventDefault();
      box.current?.querySelector('input')?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <div ref={box} role="search">
      <TextField
        type="search"
        label={label}
        placeholder={hasKeyboard() ? t`Press / to search` : undefined}
        maxLength={60}
        value={typed ?? value}
        onChange={setTyped}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search(event.currentTarget.value);
        }}
        onBlur={(event) => search(event.currentTarget.value)}
      />
    </div>
  );
}
