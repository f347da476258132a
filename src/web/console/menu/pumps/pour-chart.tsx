import { Trans, useLingui } from '@lingui/react/macro';
import type { Pour } from '#domain/machine/pour-plan.ts';
import { Table } from '#ui/kit/tables/table.tsx';
import styles from './pour-chart.module.css';

interface Props {
  pours: readonly (Pour & { name: string; colour: string | null })[];
}

/** A bar for each pump from the common start to its end; the same in figures beneath. */
export function PourChart({ pours }: Props) {
  const { t, i18n } = useLingui();
  if (pours.length === 0) return null;
  const longest = Math.max(1, ...pours.map(({ durationMs }) => durationMs));
  const seconds = (ms: number) => i18n.number(ms / 1000, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const longestSeconds = seconds(longest);
  const count = pours.length;
  return (
    <div className={styles.plan}>
      <div
        role="img"
        aria-label={t`Pours by pump: ${count}, the longest takes ${longestSeconds} s. The table beneath has the figures.`}
        className={styles.chart}
      >
        {pours.map(({ slot, name, colour, durationMs }, at) => (
          <div key={at} className={styles.line}>
            <span className={styles.label}>
              {slot} {name}
            </span>
            <span className={styles.track}>
              <span
                className={styles.bar}
                style={{ width: `${(durationMs / longest) * 100}%`, ...(colour !== null && { background: colour }) }}
              />
            </span>
            <span className={styles.figure}>{t`${seconds(durationMs)} s`}</span>
          </div>
        ))}
      </div>
      <details className={styles.numbers}>
        <summary>
          <Trans>The numbers</Trans>
        </summary>
        <Table caption={t`Pours`}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Ingredient</Trans>
              </th>
              <th scope="col" data-number>
                <Trans>Pump</Trans>
              </th>
              <th scope="col" data-number>
                <Trans>Start</Trans>
              </th>
              <th scope="col" data-number>
                <Trans>Duration</Trans>
              </th>
              <th scope="col" data-number>
                <Trans>Amount</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {pours.map(({ slot, name, startMs, durationMs, ml }, at) => (
              <tr key={at}>
                <th scope="row" data-title>
                  {name}
                </th>
                <td data-label={t`Pump`} data-number>
                  {slot}
                </td>
                <td data-label={t`Start`} data-number>
                  {t`${seconds(startMs)} s`}
                </td>
                <td data-label={t`Duration`} data-number>
                  {t`${seconds(durationMs)} s`}
                </td>
                <td data-label={t`Amount`} data-number>
                  {t`${i18n.number(ml)} ml`}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </div>
  );
}
