import { Trans, useLingui } from '@lingui/react/macro';
import type { Machine } from '#contract/machines/console.ts';
import styles from './machines.module.css';

/** Below this a bottle should be at hand. Percent. */
const LOW = 15;

/** What is left in the machine's bottles, by pump. */
export function Levels({ levels }: Pick<Machine, 'levels'>) {
  const { t } = useLingui();
  if (levels.length === 0) return null;
  return (
    <ul className={styles.levels} role="list" aria-label={t`What is left, by pump`}>
      {levels.map(({ slot, pct }) => (
        <li key={slot} data-low={pct <= LOW || undefined}>
          <span className={styles.bottle} aria-hidden="true">
            <span style={{ height: `${pct}%` }} />
          </span>
          <Trans>
            Pump {slot}: {Math.round(pct)} %
          </Trans>
        </li>
      ))}
    </ul>
  );
}
