import { useId, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './bar-chart.module.css';

export interface Bar {
  /** The category in full, for the table. */
  name: string;
  /** The category as short as the axis needs it; empty for none. */
  tick?: string;
  lang?: string;
  value: number;
  /** The value as text, such as "42%". */
  text: string;
  /** The value for the table, where there is more to say than at the bar. */
  inFull?: string;
}

interface Props {
  /** The chart's one message. */
  title: ReactNode;
  /** The same as plain text, for screen readers. */
  label: string;
  bars: readonly Bar[];
  /** Table headers of names and values. */
  headers: [name: string, value: string];
  /** Value of a full-length bar; by default the greatest value. */
  max?: number;
  /** Vertical bars for a sequence, horizontal ones for named categories. */
  direction?: 'standing' | 'lying';
}

/** A bar chart of one series, labelled directly, with its numbers in a table below. */
export function BarChart({ title, label, bars, headers, max, direction = 'lying' }: Props) {
  const id = useId();
  const longest = Math.max(max ?? 0, ...bars.map(({ value }) => value), Number.EPSILON);
  const Bars = direction === 'lying' ? LyingBars : StandingBars;
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <figcaption id={id} className={styles.title}>
        {title}
      </figcaption>
      <Bars label={label} bars={bars} longest={longest} />
      <details className={styles.numbers}>
        <summary>
          <Trans>The numbers</Trans>
        </summary>
        <table>
          <caption className={styles.caption}>{label}</caption>
          <thead>
            <tr>
              {headers.map((header) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.map(({ name, lang, text, inFull }, i) => (
              <tr key={i}>
                <th scope="row" lang={lang}>
                  {name}
                </th>
                <td>{inFull ?? text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

interface BarsProps {
  label: string;
  bars: readonly Bar[];
  longest: number;
}

const LINE = 44;

/**
 * Names and values above their bars, each on a track of the whole width: a bar says the same length in every chart. What
 * is zero is named in one line.
 */
function LyingBars({ label, bars, longest }: BarsProps) {
  const { i18n } = useLingui();
  const drawn = bars.filter(({ value }) => value > 0);
  const none = bars.filter(({ value }) => value <= 0).map(({ name }) => name);
  const names = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(none);
  return (
    <>
      <svg role="img" aria-label={label} width="100%" height={drawn.length * LINE} className={styles.chart}>
        {drawn.map(({ name, lang, value, text }, i) => (
          <g key={i} transform={`translate(0 ${i * LINE})`}>
            <text y="14" lang={lang} className={styles.name}>
              {name}
            </text>
            <text x="100%" y="14" textAnchor="end" className={styles.value}>
              {text}
            </text>
            <rect y="20" width="100%" height="14" rx="3" className={styles.track} />
            <rect
              y="20"
              width={`${(value / longest) * 100}%`}
              height="14"
              rx="3"
              className={styles.bar}
              data-testid="bar"
            />
          </g>
        ))}
      </svg>
      {none.length > 0 && (
        <p className={styles.none}>
          <Trans>None: {names}</Trans>
        </p>
      )}
    </>
  );
}

const HEIGHT = 180;
const FOOT = 26;
const HEAD = 22;
/** With more bars than this only the highest is labelled with its value. */
const LABELLED = 14;

function StandingBars({ label, bars, longest }: BarsProps) {
  const step = 100 / Math.max(1, bars.length);
  const room = HEIGHT - FOOT - HEAD;
  const highest = bars.findIndex(({ value }) => value === longest);
  return (
    <svg role="img" aria-label={label} width="100%" height={HEIGHT} className={styles.chart}>
      <line x2="100%" y1={HEIGHT - FOOT} y2={HEIGHT - FOOT} className={styles.axis} />
      {bars.map(({ tick, value, text }, i) => {
        const height = (value / longest) * room;
        const middle = `${(i + 0.5) * step}%`;
        return (
          <g key={i}>
            <rect
              x={`${(i + 0.14) * step}%`}
              y={HEIGHT - FOOT - height}
              width={`${step * 0.72}%`}
              height={height}
              rx="2"
              className={styles.bar}
              data-testid="bar"
            />
            {value > 0 && (i === highest || bars.length <= LABELLED) && (
              <text
                x={middle}
                y={HEIGHT - FOOT - height - 6}
                textAnchor={anchorAt((i + 0.5) * step)}
                className={styles.value}
              >
                {text}
              </text>
            )}
            {tick && (
              <text x={middle} y={HEIGHT - 8} textAnchor={anchorAt((i + 0.5) * step)} className={styles.tick}>
                {tick}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/**
 * At the edges a label grows inwards.
 * @param at percent of the width
 */
const anchorAt = (at: number): 'start' | 'middle' | 'end' => (at < 3 ? 'start' : at > 97 ? 'end' : 'middle');
