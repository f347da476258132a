import { useLingui } from '@lingui/react/macro';
import { Trans } from '@lingui/react/macro';
import type { Pour } from '#domain/pour-plan.ts';
import { Table } from '#ui/table.tsx';
import styles from './pour-chart.module.css';

interface Props {
  pours: readonly (Pour & { name: string; colour: string | null })[];
}

const ROW = 30;
const WIDTH = 560;
const LABELS = 170;
const END = 60;

/** A bar for each pump from the common start to its end; the same in figures beneath. */
export function PourChart({ pours }: Props) {
  const { t, i18n } = useLingui();
  if (pours.length === 0) return null;
  const longest = Math.max(1, ...pours.map(({ durationMs }) => durationMs));
  const widthOf = (ms: number) => Math.max(2, (ms / longest) * (WIDTH - LABELS - END));
  const seconds = (ms: number) => i18n.number(ms / 1000, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const longestSeconds = seconds(longest);
  const count = pours.length;
  return (
    <div className={styles.plan}>
      <svg
        role="img"
        aria-label={t`Pours by pump: ${count}, the longest takes ${longestSeconds} s. The table beneath has the figures.`}
        viewBox={`0 0 ${WIDTH} ${count * ROW + 8}`}
        className={styles.chart}
      >
        <line x1={LABELS} x2={LABELS} y1="0" y2={count * ROW + 4} className={styles.start} />
        {pours.map(({ slot, name, colour, durationMs }, at) => (
          <g key={at} transform={`translate(0 ${at * ROW + 4})`}>
            <text x={LABELS - 10} y={ROW / 2} className={styles.label}>
              {shortened(`${slot} ${name}`)}
            </text>
            <rect
              x={LABELS}
              y="5"
              width={widthOf(durationMs)}
              height={ROW - 12}
              rx="5"
              className={styles.bar}
              {...(colour !== null && { style: { fill: colour } })}
            />
            <text x={LABELS + widthOf(durationMs) + 8} y={ROW / 2} className={styles.figure}>
              {t`${seconds(durationMs)} s`}
            </text>
          </g>
        ))}
      </svg>
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
    </div>
  );
}

/** The chart has room for so many letters; the table has the whole name. */
const shortened = (text: string): string => (text.length > 22 ? `${text.slice(0, 21)}…` : text);
