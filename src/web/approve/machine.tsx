import type { CSSProperties } from 'react';
import type { DrinkDrawing } from '#domain/recipe/drawing.ts';
import { DrinkPicture } from '#ui/play/drink/drink-picture.tsx';
import { VESSELS } from '#ui/play/drink/vessels.ts';
import styles from './machine.module.css';

interface Props {
  drawing: DrinkDrawing;
  /** Fill level of the glass, 0 to 1. */
  level: number;
  /** 'gone': the drink is made, and the machine has left it. */
  lamp: 'waiting' | 'pouring' | 'stopped' | 'gone';
  /** Accessible name of the drink, where it is not shown otherwise. */
  title?: string;
  /** Shows where its QR code is, and its ID below. */
  isLabelled?: boolean;
}

/** Side of the glass's square and y of the front of its foot, on the plate, in units of this drawing. */
const GLASS_SIZE = 228;
const FOOT_Y = 328;
const NOZZLE_Y = 96;

/** In units of the glass's own drawing: its lower edge, its foot, the space above a glass, the width of a handle. */
const DRAWN = { bottom: 296, foot: 280, above: 22, withHandle: 184 };

/** The glass on its base, under the nozzle. */
export function Machine({ drawing, level, lamp, title = '', isLabelled = false }: Props) {
  const foot = FOOT_Y - GLASS_SIZE + (DRAWN.bottom - DRAWN.foot) * scaleOf(drawing);
  const colour = drawing.layers.at(-1)?.colour.slice(0, 7) ?? '#f2a33a';
  return (
    <svg
      viewBox="0 0 300 360"
      preserveAspectRatio="xMidYMax meet"
      {...(title === '' ? { 'aria-hidden': true } : { role: 'none' })}
      className={styles.machine}
      data-lamp={lamp}
      style={{ '--drink': colour } as CSSProperties}
    >
      <g className={styles.parts}>
        <path
          d="M252 330V62a26 26 0 0 0-26-26H82a24 24 0 0 0-24 24v14h136a18 18 0 0 1 18 18v238z"
          className={styles.metal}
        />
        <path d="M134 74h32l-6 22h-20z" className={styles.nozzle} />
        <rect x="147" y={NOZZLE_Y} width="6" height={streamLength(drawing, level)} className={styles.stream} />
        <rect x="24" y="322" width="252" height="28" rx="14" className={styles.metal} />
        <ellipse cx="150" cy="323" rx="82" ry="8" className={styles.plate} />
        <path d="M92 339h100" className={styles.lamp} />
        {isLabelled && (
          <>
            <path d="M194 140h76v104h-76z" className={styles.label} />
            <path
              d="M204 150h18v18h-18zM242 150h18v18h-18zM204 188h18v18h-18zM230 152v12M230 172h10M250 176h10M208 178h12M232 184v12M244 186h14M236 204h10M256 196v10"
              className={styles.code}
            />
            <path d="M206 225h52" className={styles.id} />
          </>
        )}
      </g>
      <g transform={`translate(36 ${foot})`}>
        <DrinkPicture
          drawing={drawing}
          size={GLASS_SIZE}
          level={level}
          title={title}
          animated={lamp === 'pouring' || lamp === 'gone'}
          framedBare
        />
      </g>
    </svg>
  );
}

/** The stream from the nozzle to the surface. */
function streamLength(drawing: DrinkDrawing, level: number): number {
  const { inner, fillY } = VESSELS[drawing.glass];
  return FOOT_Y - (DRAWN.foot - inner.heightOf(level, fillY)) * scaleOf(drawing) - NOZZLE_Y;
}

/** Units of this drawing for one of the glass's own. */
function scaleOf({ glass }: DrinkDrawing): number {
  const { outer, handle, material } = VESSELS[glass];
  const height = DRAWN.bottom - Math.max(0, outer.top - DRAWN.above);
  return GLASS_SIZE / Math.max(height, handle || material ? DRAWN.withHandle : 0);
}
