import { useId, useState } from 'react';
import { Trans } from '@lingui/react/macro';
import type { MadeAs } from '#contract/order/made-as.ts';
import { useAmountWords } from '#ui/play/drink/amount-words.ts';
import { TranslatedName } from '#ui/play/drink/translated-name.tsx';
import styles from './by-hand-steps.module.css';

/** What no pump pours: a tick for each thing that is in the glass. */
export function ByHandSteps({ byHand }: Pick<MadeAs, 'byHand'>) {
  const amountWords = useAmountWords();
  const heading = useId();
  const [added, setAdded] = useState<ReadonlySet<number>>(new Set());
  const toggle = (at: number) =>
    setAdded((before) =>
      before.has(at) ? new Set([...before].filter((one) => one !== at)) : new Set([...before, at]),
    );
  return (
    <section aria-labelledby={heading} className={styles.byHand}>
      <h2 id={heading} className={styles.title}>
        <Trans>Add these by hand</Trans>
      </h2>
      <ul role="list" className={styles.list}>
        {byHand.map((one, at) => (
          <li key={one.name}>
            <label className={styles.step}>
              <input type="checkbox" className={styles.box} checked={added.has(at)} onChange={() => toggle(at)} />
              <span className={styles.words}>
                {amountWords(one.amount, one.unit)} <TranslatedName of={one} />
              </span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}
