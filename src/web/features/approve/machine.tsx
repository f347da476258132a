import type { CSSProperties } from 'react';
import type { DrinkDrawing } from '#domain/drawing.ts';
import { DrinkPicture } from '#ui/drink-picture.tsx';
import styles from './machine.module.css';

interface Props {
  drawing: DrinkDrawing;
  /** How full the glass is, 0 to 1. */
  level: number;
  lamp: 'waiting' | 'pouring' | 'stopped';
}

/** Side of the square the glass stands in, its foot on the plate, in units of the drawing. */
const GLASS_SIZE = 228;

/** The glass on its base, under the nozzle. */
export function Machine({ drawing, level, lamp }: Props) {
  const colour = drawing.layers.at(-1)?.colour.slice(0, 7) ?? '#f2a33a';
  return (
    <svg
      viewBox="0 0 300 360"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      className={styles.machine}
      data-lamp={lamp}
      style={{ '--drink': colour } as CSSProperties}
    >
      <path
        d="M252 330V62a26 26 0 0 0-26-26H82a24 24 0 0 0-24 24v14h136a18 18 0 0 1 18 18v238z"
        className={styles.metal}
      />
      <path d="M134 74h32l-6 22h-20z" className={styles.nozzle} />
      <rect x="147" y="96" width="6" height="208" rx="3" className={styles.stream} />
      <rect x="24" y="322" width="252" height="28" rx="14" className={styles.metal} />
      <ellipse cx="150" cy="323" rx="82" ry="8" className={styles.plate} />
      <path d="M92 339h100" className={styles.lamp} />
      <g transform="translate(36 106)">
        <DrinkPicture drawing={drawing} size={GLASS_SIZE} level={level} title="" animated={lamp === 'pouring'} />
      </g>
    </svg>
  );
}
