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
  /** The same of the time before, drawn behind it. Of standing bars. */
  before?: number | undefined;
  /** How far it goes beyond the value, drawn as a paler end: nine of ten, where the value is of half. Of standing bars. */
  reach?: number | undefined;
  /** What it is of, beside its name. Of lying bars. */
  picture?: ReactNode;
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
  /** What the bars measure: how many, how long, which part of a whole, or how much money. Each is drawn its own way. */
  measure?: Measure;
  /** A value of the scale as text; a plain number if left out. */
  onScale?: ((value: number) => string) | undefined;
  /** What is drawn besides the bars, in words. */
  note?: ReactNode;
}

type Measure = 'count' | 'time' | 'share' | 'money';

/** A bar chart of one series, labelled directly, with its numbers in a table below. */
export function BarChart({ title, label, bars, headers, max, direction = 'lying', note, ...drawing }: Props) {
  const { measure = 'count', onScale } = drawing;
  const id = useId();
  const longest = Math.max(
    max ?? 0,
    ...bars.flatMap(({ value, before = 0, reach = 0 }) => [value, before, reach]),
    Number.EPSILON,
  );
  const Bars = direction === 'lying' ? LyingBars : StandingBars;
  return (
    <figure className={styles.figure} aria-labelledby={id} data-measure={measure}>
      <figcaption id={id} className={styles.title}>
        {title}
      </figcaption>
      <div className={styles.drawn}>
        <Bars label={label} bars={bars} longest={longest} measure={measure} onScale={onScale} />
        {note && <p className={styles.none}>{note}</p>}
      </div>
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
  measure: Measure;
  onScale: Props['onScale'];
}

const LINE = 42;
/** Of the track of a share. */
const QUARTERS = [25, 50, 75];

/**
 * Names and values above their bars, each on a track of the whole width: a bar says the same length in every chart. What
 * is zero is named in one line.
 */
function LyingBars({ label, bars, longest, measure }: BarsProps) {
  const { i18n } = useLingui();
  const drawn = bars.filter(({ value }) => value > 0);
  const none = bars.filter(({ value }) => value <= 0).map(({ name }) => name);
  const names = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(none);
  return (
    <>
      <div className={styles.lying}>
        {drawn.some(({ picture }) => picture !== undefined) && (
          <div aria-hidden="true">
            {drawn.map(({ picture }, i) => (
              <span key={i} data-drink className={styles.picture} style={{ height: LINE }}>
                {picture}
              </span>
            ))}
          </div>
        )}
        <svg role="img" aria-label={label} width="100%" height={drawn.length * LINE} className={styles.chart}>
          {drawn.map(({ name, lang, value, text }, i) => (
            <g key={i} transform={`translate(0 ${i * LINE})`}>
              <text y="14" lang={lang} className={styles.name}>
                {name}
              </text>
              <text x="100%" y="14" textAnchor="end" className={styles.value}>
                {text}
              </text>
              <rect y="21" width="100%" height="8" rx="4" className={styles.track} />
              <rect
                y="21"
                width={`${(value / longest) * 100}%`}
                height="8"
                rx="4"
                className={styles.bar}
                data-testid="bar"
              />
              {measure === 'share' &&
                QUARTERS.map((at) => (
                  <line key={at} x1={`${at}%`} x2={`${at}%`} y1="20" y2="30" className={styles.quarter} />
                ))}
              {measure === 'time' && <circle cx={`${(value / longest) * 100}%`} cy="25" r="6" className={styles.end} />}
            </g>
          ))}
        </svg>
      </div>
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
/** A bar as high has room for its value. Pixels. */
const INSIDE = 22;
/** With more bars than this only the highest is labelled with its value. */
const LABELLED = 14;

/** On a scale of two to five lines, so that a bar without its number can be read, too. */
function StandingBars({ label, bars, longest, measure, onScale }: BarsProps) {
  const { i18n } = useLingui();
  const step = 100 / Math.max(1, bars.length);
  const room = HEIGHT - FOOT - HEAD;
  const most = Math.max(...bars.map(({ value }) => value));
  const highest = bars.findIndex(({ value }) => value === most);
  const lines = longest < 1 ? [] : scaleOf(longest);
  const top = lines.at(-1) ?? longest;
  const yOf = (value: number) => HEIGHT - FOOT - (value / top) * room;
  return (
    <div className={styles.standing}>
      {lines.length > 0 && (
        <div className={styles.scale} style={{ height: HEIGHT }} aria-hidden="true">
          {lines.map((value) => (
            <span key={value} style={{ top: yOf(value) }}>
              {onScale?.(value) ?? i18n.number(value)}
            </span>
          ))}
        </div>
      )}
      <svg role="img" aria-label={label} width="100%" height={HEIGHT} className={styles.chart}>
        {lines.map((value) => (
          <line key={value} x2="100%" y1={yOf(value)} y2={yOf(value)} className={styles.grid} />
        ))}
        <line x2="100%" y1={HEIGHT - FOOT} y2={HEIGHT - FOOT} className={styles.axis} />
        {bars.map(({ tick, value, text, before, reach }, i) => {
          const height = (value / top) * room;
          const middle = `${(i + 0.5) * step}%`;
          // A length of time is a line to its end, so that it looks like no number of orders.
          const isLine = measure === 'time' && reach === undefined;
          const share = isLine ? 0.12 : reach === undefined ? 0.72 : 0.5;
          const column = (part: number) => ({ x: `${(i + (1 - part) / 2) * step}%`, width: `${step * part}%` });
          const upTo = (to: number) => ({ y: yOf(to), height: (to / top) * room });
          const isInside = reach !== undefined && height >= INSIDE;
          return (
            <g key={i}>
              {before !== undefined && (
                <rect {...column(0.94)} {...upTo(before)} rx="5" className={styles.before} data-testid="before" />
              )}
              {reach !== undefined && (
                <rect {...column(share)} {...upTo(reach)} rx="5" className={styles.reach} data-testid="reach" />
              )}
              <rect {...column(share)} {...upTo(value)} rx="5" className={styles.bar} data-testid="bar" />
              {isLine && value > 0 && <circle cx={middle} cy={yOf(value)} r="5" className={styles.end} />}
              {value > 0 && (i === highest || bars.length <= LABELLED) && (
                <text
                  x={middle}
                  y={isInside ? yOf(value) + 15 : yOf(Math.max(value, before ?? 0, reach ?? 0)) - 8}
                  textAnchor={isInside ? 'middle' : anchorAt((i + 0.5) * step)}
                  className={isInside ? styles.inside : styles.value}
                >
                  {text}
                </text>
              )}
              {isInside && bars.length <= LABELLED && (
                <text x={middle} y={yOf(reach) - 6} textAnchor="middle" className={styles.tick}>
                  {i18n.number(reach)}
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
    </div>
  );
}

/** Round numbers from 0 to above the greatest value. */
function scaleOf(greatest: number): number[] {
  const magnitude = 10 ** Math.floor(Math.log10(greatest / 2));
  const step = Math.max(1, [1, 2, 5, 10].map((one) => one * magnitude).find((one) => greatest / one <= 4) ?? greatest);
  return Array.from({ length: Math.ceil(greatest / step) + 1 }, (_, at) => at * step);
}

/**
 * At the edges a label grows inwards.
 * @param at percent of the width
 */
const anchorAt = (at: number): 'start' | 'middle' | 'end' => (at < 3 ? 'start' : at > 97 ? 'end' : 'middle');
