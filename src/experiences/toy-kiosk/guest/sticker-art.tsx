/** The stickers' drawings, each with its cut line. In a square of 120. */
import type { ReactNode } from 'react';
import type { StickerDrawing } from '#domain/kiosk/sticker-drawings.ts';
import styles from './sticker.module.css';

interface Art {
  silhouette: string;
  art: ReactNode;
}

const Eyes = ({ x = 60, y, apart = 11 }: { x?: number; y: number; apart?: number }) => (
  <g className={styles.ink}>
    <ellipse cx={x - apart} cy={y} rx="3.6" ry="4.600" />
    <ellipse cx={x + apart} cy={y} rx="3.6" ry="4.600" />
    <g className={styles.light}>
      <circle cx={x - apart + 1.3} cy={y - 1.6} r="1.3" />
      <circle cx={x + apart + 1.3} cy={y - 1.6} r="1.3" />
    </g>
  </g>
);
const Cheeks = ({ x = 60, y, apart = 19 }: { x?: number; y: number; apart?: number }) => (
  <g className={styles.cheek}>
    <ellipse cx={x - apart} cy={y} rx="4.600" ry="3" />
    <ellipse cx={x + apart} cy={y} rx="4.600" ry="3" />
  </g>
);
const round = (r: number, y = 62) => `M${60 - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

const CITRUS = `${round(38, 68)}M60 30c6-12 18-16 26-13l4-9 10 12-8 8-7-4c-8-2-14 2-17 8z`;
const GHOST =
  'M26 100V60a34 34 0 0 1 68 0v40l-11-8-11.500 8L60 92l-11.500 8L37 92zM60 28c-4-12 2-20 12-20-1 10-4 16-12 20z';
const CANDY = 'M34 60 8 40l4 22-4 20zM86 60l26-20-4 22 4 20zM60 28a32 32 0 1 1 0 64 32 32 0 1 1 0-64z';
const DRAGON =
  'M34 44 26 18l22 14a34 34 0 0 1 24 0l22-14-8 26c6 8 8 18 4 28-4 14-16 20-30 20S34 86 30 72c-4-10-2-20 4-28zM60 92c12 4 14 14 8 22-2-4-4-5-6-5 0 4-2 6-5 7-7-6-8-18 3-24z';
const LANTERN =
  'M46 22h28v8c14 3 24 16 24 32s-10 28-24 31v7H46v-7c-14-3-24-15-24-31s10-29 24-32zM54 8h12v14H54zM56 100h8v14h-8z';
const GOLDEN = 'M60 30c18 0 34 26 34 46a34 34 0 0 1-68 0c0-20 16-46 34-46zM36 34 32 12l14 10 14-14 14 14 14-10-4 22z';
const WAVE =
  'M14 84c0-34 20-62 54-62 20 0 34 12 38 28-8-6-18-6-24 0-6 8-2 18 8 20 8 2 14 0 18-4-4 20-20 34-46 34-26 0-48-4-48-16z';
const MOON = 'M74 16a46 46 0 1 0 30 66 38 38 0 0 1-30-66zM92 26l4 9 10 1-8 7 3 10-9-5-8 5 2-10-7-7 9-1z';

export const ART: Record<StickerDrawing, Art> = {
  citrus: {
    silhouette: CITRUS,
    art: (
      <>
        <path d="M60 32c6-12 18-16 26-12" className={styles.line} />
        <path d="m88 10 2 7 7 1-5 5 2 7-7-3-6 3 1-7-5-5 7-1z" className={styles.fire} />
        <path d={round(38, 68)} className={styles.own} />
        <path d={round(30, 68)} className={styles.ownLight} />
        <path d="M60 68V38M60 68l26-15M60 68l26 15M60 68v30M60 68 34 83M60 68 34 53" className={styles.pith} />
        <circle cx="60" cy="70" r="20" className={styles.ownPale} />
        <Eyes y={68} apart={8} />
        <Cheeks y={75} apart={14} />
        <path d="M55 75q5 5 10 0" className={styles.mouth} />
      </>
    ),
  },
  ghost: {
    silhouette: GHOST,
    art: (
      <>
        <path d="M26 100V60a34 34 0 0 1 68 0v40l-11-8-11.500 8L60 92l-11.500 8L37 92z" className={styles.ownPale} />
        <path d="M82 92V60A34 34 0 0 0 64 27a34 34 0 0 1 30 33v40z" className={styles.ownLight} />
        <path
          d="M60 30c-4-12 2-20 12-20-1 10-4 16-12 20zM59 30c-12 0-17-6-17-13 9 0 15 4 17 13z"
          className={styles.own}
        />
        <path d="M60 30c2-6 5-11 9-15" className={styles.thin} />
        <Eyes y={58} />
        <Cheeks y={67} />
        <ellipse cx="60" cy="68" rx="4" ry="5" className={styles.ink} />
        <path d="M22 76c6 0 9 3 11 8M98 76c-6 0-9 3-11 8" className={styles.line} />
      </>
    ),
  },
  candy: {
    silhouette: CANDY,
    art: (
      <>
        <path d="M34 60 8 40l4 22-4 20zM86 60l26-20-4 22 4 20z" className={styles.ownLight} />
        <path d="M30 60 14 51M30 60l-15 7M90 60l16-9M90 60l15 7" className={styles.thin} />
        <path d={round(32, 60)} className={styles.sky} />
        <path d="M29 68a32 32 0 0 0 62 0z" className={styles.own} />
        <path d="M42 68a18 18 0 0 1 36 0z" className={styles.sun} />
        <path d="M42 68h36M34 75h52M40 82h40" className={styles.pith} />
        <Eyes y={61} apart={8} />
        <path d="M56 65.500q4 3.500 8 0" className={styles.mouth} />
        <path d="M38 46a28 28 0 0 1 14-11" className={styles.shine} />
      </>
    ),
  },
  dragon: {
    silhouette: DRAGON,
    art: (
      <>
        <path d="M34 46 26 18l24 16zM86 46l8-28-24 16z" className={styles.ownDark} />
        <path d="M60 30c20 0 34 14 32 34-1 18-15 28-32 28S29 82 28 64c-2-20 12-34 32-34z" className={styles.own} />
        <path d="M54 26h12l-6-12zM46 32l6-9 4 8zM74 32l-6-9-4 8z" className={styles.sun} />
        <ellipse cx="60" cy="76" rx="22" ry="14" className={styles.ownLight} />
        <circle cx="53" cy="72" r="2.200" className={styles.ink} />
        <circle cx="67" cy="72" r="2.200" className={styles.ink} />
        <Eyes y={56} apart={14} />
        <path d="M40 46q6-4 11-1M80 46q-6-4-11-1" className={styles.mouth} />
        <path d="M49 82q11 8 22 0" className={styles.mouth} />
        <path d="M60 88c12 5 14 17 8 25-2-4-4-5-6-5 0 4-2 6-5 7-7-7-8-20 3-27z" className={styles.fire} />
        <path d="M60 96c5 3 6 8 4 12-2-2-5-1-6 1-3-4-2-10 2-13z" className={styles.sun} />
      </>
    ),
  },
  lantern: {
    silhouette: LANTERN,
    art: (
      <>
        <path d="M60 8v14M60 100v14" className={styles.line} />
        <path d="M60 28c24 0 38 15 38 34S84 94 60 94 22 81 22 62s14-34 38-34z" className={styles.own} />
        <ellipse cx="60" cy="62" rx="26" ry="33" className={styles.ownLight} />
        <ellipse cx="60" cy="62" rx="12" ry="33" className={styles.glow} />
        <path d="M46 22h28v8H46zM46 93h28v7H46z" className={styles.ownDark} />
        <path d="M30 52q30-9 60 0v17q-30 9-60 0z" className={styles.ownDark} />
        <ellipse cx="47" cy="60" rx="7" ry="6" className={styles.pale} />
        <ellipse cx="73" cy="60" rx="7" ry="6" className={styles.pale} />
        <circle cx="49" cy="60" r="3.200" className={styles.ink} />
        <circle cx="75" cy="60" r="3.200" className={styles.ink} />
        <path d="M53 79q7 5 14 0" className={styles.mouth} />
      </>
    ),
  },
  golden: {
    silhouette: GOLDEN,
    art: (
      <>
        <path d="M60 30c18 0 34 26 34 46a34 34 0 0 1-68 0c0-20 16-46 34-46z" className={styles.own} />
        <path d="M60 36c13 0 27 21 27 40a27 27 0 0 1-54 0c0-19 14-40 27-40z" className={styles.ownLight} />
        <path d="M36 36 32 12l14 10 14-14 14 14 14-10-4 24q-24 7-48 0z" className={styles.sun} />
        <path d="M36 36q24 7 48 0l.8-5q-25 7-49.600 0z" className={styles.fire} />
        <Eyes y={66} />
        <Cheeks y={75} />
        <path d="M52 74q8 8 16 0" className={styles.mouth} />
        <path d="M36 60q2-10 8-17" className={styles.shine} />
      </>
    ),
  },
  wave: {
    silhouette: WAVE,
    art: (
      <>
        <path d={WAVE} className={styles.own} />
        <path
          d="M24 86c2-28 18-52 44-54 12 0 20 4 26 10-12-2-22 4-24 14-2 12 6 22 18 22-8 10-18 14-32 14-12 0-26-2-32-6z"
          className={styles.ownLight}
        />
        <Eyes x={48} y={66} apart={9} />
        <path d="M43 74q5 4 10 0" className={styles.mouth} />
        <path d="M66 26c14-4 28 2 36 16" className={styles.shine} />
      </>
    ),
  },
  moon: {
    silhouette: MOON,
    art: (
      <>
        <path d="M74 16a46 46 0 1 0 30 66 38 38 0 0 1-30-66z" className={styles.own} />
        <path d="M58 24a38 38 0 1 0 34 66A40 40 0 0 1 58 24z" className={styles.ownLight} />
        <path d="m92 26 4 9 10 1-8 7 3 10-9-5-8 5 2-10-7-7 9-1z" className={styles.sun} />
        <path d="M38 62q4 4 8 0M54 74q4 4 8 0" className={styles.mouth} />
        <path d="M42 76q2 5 8 5" className={styles.mouth} />
      </>
    ),
  },
};
