import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/kit/button.tsx';
import type { Ear } from './use-ear.ts';
import { Cross } from './wish-chips.tsx';
import styles from './sommelier.module.css';

/** A sentence that could not be interpreted because its word lists are not loaded: kept, to be retried or discarded. */
export function UnheardNote({ ear: { unheard, hasFailed, retry, forget } }: { ear: Ear }) {
  const { t } = useLingui();
  if (!hasFailed) return null;
  return (
    <div role="alert" className={styles.unheard}>
      <p className={styles.problem}>{t`That did not work. Check the connection and try again.`}</p>
      <ul role="list" className={styles.unheardList}>
        {unheard.map((words) => (
          <li key={words} className={`${styles.wish} ${styles.unknown}`}>
            <span className={styles.wishName}>{words}</span>
            <button
              type="button"
              className={styles.takeAway}
              aria-label={t`Take away: ${words}`}
              onClick={() => forget(words)}
            >
              <Cross />
            </button>
          </li>
        ))}
      </ul>
      <Button size="big" onClick={retry}>
        <Trans>Try Again</Trans>
      </Button>
    </div>
  );
}
