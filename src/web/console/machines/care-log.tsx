import { Trans, useLingui } from '@lingui/react/macro';
import type { CareEntry } from '#contract/machines/care.ts';
import { careName, careState } from '#web/console/kit/machines/care-words.tsx';
import { whyOf } from '#web/console/kit/machines/machine-words.tsx';
import { RelativeTime } from '#web/console/kit/relative-time.tsx';
import styles from './machines.module.css';

interface Props {
  care: readonly CareEntry[];
  lines: readonly { slot: number; ingredient: string }[];
}

/** Who did what, when, and how it ended. */
export function CareLog({ care, lines }: Props) {
  const { t } = useLingui();
  const measuredOf = ({ ml, mlPerSecond: rate }: NonNullable<CareEntry['measured']>) => t`${ml} ml → ${rate} ml/s`;
  return (
    <section className={styles.log} aria-labelledby="care-log">
      <h3 id="care-log">
        <Trans>What was done</Trans>
      </h3>
      {care.length === 0 && (
        <p className={styles.hint}>
          <Trans>Nothing yet.</Trans>
        </p>
      )}
      <ul role="list">
        {care.map((one) => (
          <li key={one.careId}>
            <p>
              <strong>{careName(one.kind)}</strong> · <Trans>Pump {one.slot}</Trans>
              {nameOf(one, lines)}
              {one.measured && ` · ${measuredOf(one.measured)}`}
            </p>
            <p className={styles.hint}>
              {careState(one.state)}
              {one.code !== null && (
                <>
                  {': '}
                  {whyOf(one.code)}
                </>
              )}
              {one.message !== '' && ` ${one.message}`} · <RelativeTime at={one.issuedAt} />
              {one.by !== null && ` · ${one.by}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const nameOf = ({ slot }: CareEntry, lines: Props['lines']): string => {
  const line = lines.find((one) => one.slot === slot);
  return line ? ` (${line.ingredient})` : '';
};
