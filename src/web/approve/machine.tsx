import { useId, type CSSProperties } from 'react';
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
const NOZZLE_Y = 126;

/** In units of the glass's own drawing: its lower edge, its foot, the space above a glass, the width of a handle. */
const DRAWN = { bottom: 296, foot: 280, above: 22, withHandle: 184 };

/** The glass on its base, under the nozzle. */
export function Machine({ drawing, level, lamp, title = '', isLabelled = false }: Props) {
  const id = useId();
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
      <defs>
        <linearGradient id={`${id}-side`}>
          <stop offset="0" className={styles.lit} />
          <stop offset="0.7" className={styles.main} />
          <stop offset="1" className={styles.dark} />
        </linearGradient>
        <linearGradient id={`${id}-foot`} x2="0" y2="1">
          <stop offset="0" className={styles.lit} />
          <stop offset="1" className={styles.dark} />
        </linearGradient>
        <linearGradient id={`${id}-steel`}>
          <stop offset="0" className={styles.steel} />
          <stop offset="0.3" className={styles.gleam} />
          <stop offset="0.6" className={styles.main} />
          <stop offset="1" className={styles.steel} />
        </linearGradient>
        <radialGradient id={`${id}-shadow`}>
          <stop offset="0" className={styles.shadow} />
          <stop offset="1" className={styles.shadow} stopOpacity="0" />
        </radialGradient>
      </defs>
      <g className={styles.parts}>
        <ellipse cx="158" cy="349" rx="140" ry="9" fill={`url(#${id}-shadow)`} />
        <path
          d="M206 326V118a18 18 0 0 0-18-18H68a10 10 0 0 1-10-10V62a28 28 0 0 1 28-28h138a30 30 0 0 1 30 30v262z"
          fill={`url(#${id}-side)`}
          className={styles.outline}
        />
        <path d="M217 140V312" className={styles.shine} strokeOpacity="0.6" />
        <path d="M68 84V64a20 20 0 0 1 20-20h126" className={styles.shine} />
        <path d="M68 92h126a22 22 0 0 1 22 22" className={styles.seam} />
        <rect x="126" y="98" width="48" height="9" rx="3" fill={`url(#${id}-steel)`} className={styles.outline} />
        <path d="M134 107h32l-5 15q-1 4-5 4h-12q-4 0-5-4z" fill={`url(#${id}-steel)`} className={styles.outline} />
        <rect x="147" y={NOZZLE_Y} width="6" height={streamLength(drawing, level)} className={styles.stream} />
        <path
          d="M38 322h224a14 14 0 0 1 14 14v2a12 12 0 0 1-12 12H36a12 12 0 0 1-12-12v-2a14 14 0 0 1 14-14z"
          fill={`url(#${id}-foot)`}
          className={styles.outline}
        />
        <path d="M40 326h220" className={styles.shine} />
        <ellipse data-plate cx="150" cy="324" rx="84" ry="8.500" className={styles.tray} />
        <path d="M84 324h132M94 320h112M94 328h112" className={styles.grille} />
        <ellipse cx="150" cy="324" rx="84" ry="8.500" className={styles.rim} />
        <path d="M96 341h108" className={styles.lamp} />
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
