/** A hand on the table, seen from the palm: fist, open, or 1 to 4 fingers by the manners of the game. */
import styles from './hand.module.css';

export type Fingers = 0 | 1 | 2 | 3 | 4 | 5;

interface Props {
  /** Number of stretched fingers; 5 is an open hand, 0 a fist. */
  fingers: Fingers;
  /** A left hand has its thumb on the other side. */
  side?: 'left' | 'right';
  /** Whose hand: skin and sleeve. */
  look: HandLook;
}

export interface HandLook {
  skin: string;
  line: string;
  sleeve: string;
  cuff: string;
}

type Finger = 'thumb' | 'index' | 'middle' | 'ring' | 'little';

/**
 * The fingers stretched for a number. One is the thumb, three are the thumb and two fingers, four leaves the thumb out:
 * a lone index finger would point at the other player, a thumb with the index or the little finger is rude at the
 * table, and a thumb with the middle finger, polite there, is an insult as a picture. Source: docs/decisions/0026.
 */
const STRETCHED: Record<Fingers, readonly Finger[]> = {
  0: [],
  1: ['thumb'],
  2: ['index', 'middle'],
  3: ['thumb', 'index', 'middle'],
  4: ['index', 'middle', 'ring', 'little'],
  5: ['thumb', 'index', 'middle', 'ring', 'little'],
};

interface Shape {
  finger: Exclude<Finger, 'thumb'>;
  width: number;
  /** From knuckle to tip, in a box 120 wide and 170 high with the wrist at the bottom. */
  out: string;
  /** Folded over the palm. */
  folded: string;
}

const FINGERS: readonly Shape[] = [
  { finger: 'little', width: 17, out: 'M87 88 L103 50', folded: 'M87 84 L85 101' },
  { finger: 'ring', width: 20, out: 'M71 80 L80 26', folded: 'M70 78 L69 102' },
  { finger: 'middle', width: 21, out: 'M53 78 L54 16', folded: 'M52 75 L52 103' },
  { finger: 'index', width: 20, out: 'M36 82 L27 29', folded: 'M34 78 L35 102' },
];
const THUMB = { width: 21, out: 'M32 122 L3 84', folded: 'M30 120 Q40 109 60 112' };

const OUTLINE = 5;

export function Hand({ fingers, side = 'right', look }: Props) {
  const out = STRETCHED[fingers];
  const isOut = (finger: Finger) => out.includes(finger);
  return (
    <g transform={side === 'left' ? 'translate(120 0) scale(-1 1)' : undefined} stroke={look.line}>
      <g key={fingers} className={styles.hand} strokeLinecap="round" strokeLinejoin="round">
        <path d="M40 146 L36 330 L90 330 L84 146 Z" fill={look.skin} strokeWidth="3" />
        <path d="M32 178 L27 330 L99 330 L92 178 Q62 170 32 178 Z" fill={look.sleeve} strokeWidth="3" />
        <path d="M32 178 Q62 170 92 178 L93 194 Q62 186 31 194 Z" fill={look.cuff} strokeWidth="3" />
        {isOut('thumb') && <Stroke path={THUMB.out} width={THUMB.width} skin={look.skin} />}
        {FINGERS.filter(({ finger }) => isOut(finger)).map(({ finger, width, out: path }) => (
          <Stroke key={finger} path={path} width={width} skin={look.skin} />
        ))}
        <path
          d="M27 84 Q24 110 30 132 Q36 150 46 156 L80 156 Q92 144 95 118 Q97 98 94 84 Q62 66 27 84 Z"
          fill={look.skin}
          strokeWidth="2.5"
        />
        {/* The palm again without outline, so that stretched fingers join it. */}
        <path
          d="M31 90 Q29 112 34 130 Q40 146 50 153 L78 153 Q88 142 91 118 Q92 102 90 90 Q62 74 31 90 Z"
          fill={look.skin}
          stroke="none"
        />
        {isOut('index') && isOut('middle') && (
          <path d="M44 136 Q62 122 66 104 M38 112 Q58 104 82 108" fill="none" strokeWidth="2" opacity="0.32" />
        )}
        {FINGERS.filter(({ finger }) => !isOut(finger)).map(({ finger, width, folded }) => (
          <Stroke key={finger} path={folded} width={width} skin={look.skin} />
        ))}
        {!isOut('thumb') && <Stroke path={THUMB.folded} width={THUMB.width} skin={look.skin} />}
      </g>
    </g>
  );
}

/** A finger: a thick line with an outline. */
function Stroke({ path, width, skin }: { path: string; width: number; skin: string }) {
  return (
    <>
      <path d={path} fill="none" strokeWidth={width + OUTLINE} />
      <path d={path} fill="none" stroke={skin} strokeWidth={width} />
    </>
  );
}

/** A hand on its own, for a button or a card. */
export function HandPicture({ fingers, side, look, className }: Props & { className?: string | undefined }) {
  return (
    <svg viewBox="-8 0 130 178" className={className} aria-hidden="true">
      <Hand fingers={fingers} look={look} {...(side && { side })} />
    </svg>
  );
}
