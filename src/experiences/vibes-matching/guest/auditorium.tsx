import type { CSSProperties } from 'react';
import styles from './auditorium.module.css';

interface Props {
  /** -1 is calm, 1 is lively. */
  energy: number;
  /** -1 is one person, 1 a full row. */
  company: number;
}

/** Seats in the order they fill: position, row, and hair of the silhouette. */
const PEOPLE = [
  { x: 180, row: 0, hair: 'M-15-8c0-22 30-22 30 0v6h-30Z' },
  { x: 222, row: 0, hair: 'M-15-4c-4-26 34-26 30 0l4 22h-10l-2-14h-14l-2 14h-10ZM-7-24a7 7 0 1 1 14 0Z' },
  { x: 138, row: 0, hair: 'M-17-6c-3-20 37-20 34 0h8c0 4-14 4-20 3h-22Z' },
  { x: 264, row: 0, hair: 'M-16-2c-8-8 0-18 6-18 4-8 16-8 20 0 8 0 12 12 6 18Z' },
  { x: 96, row: 0, hair: 'M-15-8c0-22 30-22 30 0v26h-7v-20h-16v20h-7Z' },
  { x: 306, row: 0, hair: 'M-15-8c0-22 30-22 30 0v6h-30Z' },
  { x: 54, row: 0, hair: 'M-15-6c0-22 30-22 30 0l-3 4h-24ZM10-22a8 8 0 1 1 8 10Z' },
  { x: 201, row: 1, hair: 'M-15-8c0-22 30-22 30 0v6h-30Z' },
] as const;

const headCount = (company: number): number => [1, 2, 3, 5, 8][Math.round((company + 1) * 2)] ?? 3;

/** A small cinema: the screen shows the moods' colours, livelier with energy; the seats fill with company. */
export function Auditorium({ energy, company }: Props) {
  const seated = headCount(company);
  return (
    <svg
      viewBox="0 0 360 236"
      aria-hidden="true"
      className={styles.hall}
      style={{ '--liveliness': 0.12 + (energy + 1) * 0.5 } as CSSProperties}
    >
      <defs>
        <linearGradient id="vibe-screen">
          <stop offset="0" style={{ stopColor: 'var(--m1)' }} />
          <stop offset=".55" style={{ stopColor: 'var(--m2)' }} />
          <stop offset="1" style={{ stopColor: 'var(--m3)' }} />
        </linearGradient>
        <linearGradient id="vibe-beam" x2="0" y2="1">
          <stop offset="0" style={{ stopColor: 'var(--m1)' }} stopOpacity=".5" />
          <stop offset="1" style={{ stopColor: 'var(--m3)' }} stopOpacity="0" />
        </linearGradient>
        <clipPath id="vibe-edge">
          <path d="M42 22q138 10 276 0v108q-138-10-276 0Z" />
        </clipPath>
      </defs>
      <rect width="360" height="236" rx="20" fill="#120c1d" />
      <path d="M20 0h18v150H20ZM322 0h18v150h-18Z" fill="#7a1226" />
      <path d="M0 0h22v160H0ZM338 0h22v160h-22ZM26 0h4v152h-4ZM330 0h4v152h-4Z" fill="#a81c37" />
      <path d="M0 0h360v10q-30 16-60 0-30 16-60 0-30 16-60 0-30 16-60 0-30 16-60 0-30 16-60 0Z" fill="#a81c37" />
      <path d="M42 22q138 10 276 0v108q-138-10-276 0Z" fill="url(#vibe-screen)" />
      <g clipPath="url(#vibe-edge)">
        <g className={styles.waves}>
          <path className={styles.wave} d={wave(64, 34, 120)} stroke="#fff" strokeOpacity=".85" strokeWidth="5" />
          <path className={styles.slow} d={wave(84, 22, 180)} stroke="#fff" strokeOpacity=".5" strokeWidth="9" />
          <path className={styles.fast} d={wave(76, 42, 90)} stroke="#120c1d" strokeOpacity=".55" strokeWidth="4" />
        </g>
      </g>
      <path d="M42 130q138-10 276 0l42 106H0Z" fill="url(#vibe-beam)" />
      <Seats y={170} />
      {PEOPLE.map((person, at) => (
        <Person key={person.x} {...person} isHere={at < seated} hasDrink={at === 0} />
      ))}
      <Seats y={206} front />
    </svg>
  );
}

/** A wave wide enough to be shifted by its own period. */
function wave(y: number, height: number, length: number): string {
  const quarter = length / 4;
  const half = `q${quarter} ${-height} ${length / 2} 0`;
  const other = `q${quarter} ${height} ${length / 2} 0`;
  return `M-180 ${y}${`${half}${other}`.repeat(Math.ceil(720 / length))}`;
}

const Seats = ({ y, front = false }: { y: number; front?: boolean }) => (
  <g fill={front ? '#3d0d1e' : '#5a1530'}>
    {[33, 75, 117, 159, 201, 243, 285, 327].map((x) => (
      <rect key={x} x={x - (front ? 19 : 40)} y={y} width="38" height="70" rx="13" />
    ))}
  </g>
);

interface PersonProps {
  x: number;
  row: number;
  hair: string;
  isHere: boolean;
  hasDrink: boolean;
}

function Person({ x, row, hair, isHere, hasDrink }: PersonProps) {
  return (
    <g transform={`translate(${x} ${178 - row * 34}) scale(${1 - row * 0.16})`}>
      <g className={styles.person} data-here={isHere || undefined}>
        {hasDrink && (
          <g transform="translate(27 -12)">
            <path d="M-6-10h14l-3 22h-8Z" style={{ fill: 'var(--m1)' }} />
            <path d="m4-10 5-14" stroke="#fff6e6" strokeWidth="2.500" strokeLinecap="round" />
            <path d="M-14 34 0 8" stroke="#2a1c34" strokeWidth="9" strokeLinecap="round" />
          </g>
        )}
        <path d="M-26 44c0-26 12-32 26-32s26 6 26 32Z" fill="#2a1c34" />
        <circle r="15" fill="#1a1024" />
        <path d={hair} fill="#1a1024" style={{ stroke: 'var(--m2)' }} strokeWidth="1.400" strokeOpacity=".4" />
        <circle r="14" fill="#1a1024" />
      </g>
    </g>
  );
}
