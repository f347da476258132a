import { useId } from 'react';
import { profile, AXIS } from './drink/profile.ts';
import styles from './progress-glass.module.css';

interface Props {
  value: number;
  max: number;
  /** Spoken and shown, such as "Question 2 of 5". */
  label: string;
  size?: number;
}

const OUTER = profile('M40 20 L33 118 C32.6 123 18 127 0 127');
const INNER = profile('M36.5 20 L30 112 C29.6 117 16 120 0 120');
const FULL = 32;

/** A progress bar drawn as a glass that fills with each answer. */
export function ProgressGlass({ value, max, label, size = 96 }: Props) {
  const id = useId();
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const surface = INNER.heightOf(share, FULL);
  const rx = INNER.halfWidth(surface);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={label}
      className={styles.progress}
    >
      <svg width={size * 0.72} height={size} viewBox="72 6 96 130" aria-hidden="true">
        <defs>
          <clipPath id={id}>
            <path d={INNER.path} />
          </clipPath>
        </defs>
        <path d={OUTER.path} className={styles.body} />
        <g clipPath={`url(#${id})`}>
          <g className={styles.drink} style={{ transform: `translateY(${surface}px)` }}>
            <rect x="70" y="0" width="100" height="130" className={styles.liquid} />
            <ellipse cx={AXIS} cy="0" rx={rx} ry={rx * 0.13} className={styles.surface} />
          </g>
        </g>
        <path d={OUTER.path + INNER.path} fillRule="evenodd" className={styles.body} />
        <path d="M88 34L93 96" className={styles.shine} />
        <path d="M96 34L100 84M149 40L145 100M96 122C106 126 132 126 140 122" className={styles.glint} />
        <path d={OUTER.openPath} className={styles.edge} />
        <ellipse cx={AXIS} cy="20" rx="40" ry="5.5" className={styles.edge} />
        <path d="M84 22.500C98 26.500 116 26.500 126 25" className={styles.glint} />
      </svg>
      <span className={styles.label}>{label}</span>
    </div>
  );
}
