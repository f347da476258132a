import { Link } from 'wouter';
import { Trans } from '@lingui/react/macro';
import { buttonClass } from '#ui/kit/button-class.ts';
import styles from './page.module.css';

export default function NotFoundPage() {
  return (
    <main className={styles.notFound} data-side="guest">
      <EmptyGlass />
      <h1>
        <Trans>Nothing poured here</Trans>
      </h1>
      <p>
        <Trans>This address leads nowhere. Perhaps it was mistyped, or the page has moved.</Trans>
      </p>
      <Link to="/" className={buttonClass({ kind: 'main' })}>
        <Trans>Go to the start</Trans>
      </Link>
    </main>
  );
}

function EmptyGlass() {
  return (
    <svg width="132" height="148" viewBox="0 0 132 148" aria-hidden="true" className={styles.glass}>
      <ellipse cx="66" cy="139" rx="46" ry="6" className={styles.shadow} />
      <path d="M28 16h76l-8 108a12 12 0 0 1-12 11H48a12 12 0 0 1-12-11z" className={styles.vessel} />
      <path d="M36 104h60l-2 20a10 10 0 0 1-10 9H48a10 10 0 0 1-10-9z" className={styles.drop} />
      <path d="m88 4-20 96" className={styles.straw} />
    </svg>
  );
}
