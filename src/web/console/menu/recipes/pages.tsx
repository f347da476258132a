import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/kit/button.tsx';
import styles from '../menu.module.css';

interface Props {
  /** From 1. */
  page: number;
  pages: number;
  total: number;
  onPage: (page: number) => void;
}

export function Pages({ page, pages, total, onPage }: Props) {
  const { t } = useLingui();
  if (pages < 2) return null;
  return (
    <nav className={styles.pages} aria-label={t`Pages`}>
      <Button disabled={page === 1} onClick={() => onPage(page - 1)}>
        <Trans context="page">Previous</Trans>
      </Button>
      <p role="status">
        <Trans>
          Page {page} of {pages}, {total} drinks
        </Trans>
      </p>
      <Button disabled={page === pages} onClick={() => onPage(page + 1)}>
        <Trans context="page">Next</Trans>
      </Button>
    </nav>
  );
}
