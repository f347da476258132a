/** The table of a dai pai dong (street food stall) seen from above, with the hands of both players. */
import { useId, type ReactNode } from 'react';
import styles from './table-stage.module.css';

interface Props {
  /** The other player's hands, drawn upright; rotated here. */
  theirs: ReactNode;
  yours: ReactNode;
  /** 1, 2, 3 during the beats. */
  beat: number | null;
  /** Fists up, waiting. */
  isTense?: boolean;
  /** Content over the table: calls, the sum. */
  children?: ReactNode;
}

const WIDTH = 390;
const HEIGHT = 420;
/** Down to the sleeves. */
const HANDS_HEIGHT = 196;

export function TableStage({ theirs, yours, beat, isTense = false, children }: Props) {
  const id = useId();
  return (
    <div className={styles.stage} data-beat={beat ?? undefined} data-tense={isTense || undefined}>
      <svg viewBox={`30 30 ${WIDTH - 60} ${HEIGHT - 60}`} className={styles.picture} aria-hidden="true">
        <defs>
          <pattern
            id={`${id}-tiles`}
            width="26"
            height="26"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="26" height="26" className={styles.tile} />
            <rect x="13" width="13" height="13" className={styles.tileOther} />
            <rect y="13" width="13" height="13" className={styles.tileOther} />
          </pattern>
          <radialGradient id={`${id}-lamp`} cx="50%" cy="42%" r="62%">
            <stop offset="0" className={styles.lampInner} />
            <stop offset="1" className={styles.lampOuter} />
          </radialGradient>
        </defs>
        <g className={styles.round}>
          <rect x="-400" y="-400" width="1200" height="1300" fill={`url(#${id}-tiles)`} />
          <Stool x={-8} y={96} />
          <Stool x={398} y={322} />
          <ellipse cx={WIDTH / 2 + 6} cy={HEIGHT / 2 + 14} rx="192" ry="196" className={styles.shadow} />
          <circle cx={WIDTH / 2} cy={HEIGHT / 2} r="190" className={styles.rim} />
          <circle cx={WIDTH / 2} cy={HEIGHT / 2} r="180" className={styles.top} />
        </g>
        <rect x="-700" y="-300" width="1790" height="1020" className={`${styles.top} ${styles.long}`} />
        <circle cx={WIDTH / 2} cy={HEIGHT / 2} r="168" className={styles.ring} />
        <Things />
        <circle cx={WIDTH / 2} cy={HEIGHT / 2} r="190" fill={`url(#${id}-lamp)`} className={styles.round} />
        <rect x="-700" y="-300" width="1790" height="1020" fill={`url(#${id}-lamp)`} className={styles.long} />
      </svg>
      <Hands>{theirs}</Hands>
      <Hands>{yours}</Hands>
      <div className={styles.over}>{children}</div>
    </div>
  );
}

/** The half of the table before one player: hands come in over its edge, however high the table is. */
const Hands = ({ children }: { children: ReactNode }) => (
  <svg
    viewBox={`30 ${HEIGHT / 2 + 14} ${WIDTH - 60} ${HANDS_HEIGHT}`}
    preserveAspectRatio="xMidYMax meet"
    className={styles.half}
    aria-hidden="true"
  >
    <g className={styles.hands}>{children}</g>
  </svg>
);

interface BannerProps {
  /** Hands from the left and from the right: one or two each, drawn upright and rotated here. */
  left: readonly ReactNode[];
  right: readonly ReactNode[];
  /** The call. */
  children?: ReactNode;
}

const BANNER_HEIGHT = 105;

/** A strip of the table, for the first screen of a game. */
export function TableBanner({ left, right, children }: BannerProps) {
  const scale = left.length === 1 ? 0.74 : 0.43;
  const yOf = (at: number, count: number) => (BANNER_HEIGHT / count) * (at + 0.5) - 60 * scale;
  return (
    <div className={`${styles.stage} ${styles.banner}`}>
      <svg viewBox={`0 0 ${WIDTH} ${BANNER_HEIGHT}`} className={styles.picture} aria-hidden="true">
        <rect width={WIDTH} height={BANNER_HEIGHT} className={styles.top} />
        <circle cx={WIDTH / 2} cy={BANNER_HEIGHT / 2} r="168" className={styles.ring} />
        <circle cx={WIDTH / 2} cy={BANNER_HEIGHT / 2} r="120" className={styles.light} />
        {left.map((hand, at) => (
          <g key={at} transform={`translate(${60 + 112 * scale} ${yOf(at, left.length)}) rotate(90) scale(${scale})`}>
            {hand}
          </g>
        ))}
        {right.map((hand, at) => (
          <g
            key={at}
            transform={`translate(${WIDTH - 60 - 112 * scale} ${yOf(at, right.length) + 120 * scale}) rotate(-90) scale(${scale})`}
          >
            {hand}
          </g>
        ))}
      </svg>
      <div className={styles.over}>{children}</div>
    </div>
  );
}

/** One hand left of the middle, which leaves space for its call; or two side by side. */
export function HandsPlace({ children }: { children: readonly ReactNode[] }) {
  const scale = children.length === 1 ? 1.06 : 0.92;
  return children.map((hand, at) => {
    const x = children.length === 1 ? WIDTH / 2 - 140 : WIDTH / 2 + (at === 0 ? -128 : 18);
    return (
      <g key={at} transform={`translate(${x} ${HEIGHT - 183}) scale(${scale})`}>
        {hand}
      </g>
    );
  });
}

const Stool = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle cx="3" cy="5" r="40" className={styles.shadow} />
    <circle r="38" className={styles.stool} />
    <circle r="29" className={styles.stoolInner} />
    <circle r="5" className={styles.stoolHole} />
  </g>
);

/** Decoration: a teapot, cups, peanuts and a pair of chopsticks. */
const Things = () => (
  <g>
    <g transform="translate(62 184)">
      <circle cx="3" cy="5" r="25" className={styles.shadow} />
      <circle r="24" className={styles.dish} />
      <circle r="17" className={styles.dishInner} />
      {PEANUTS.map(([x, y, turn]) => (
        <ellipse
          key={`${x} ${y}`}
          rx="5.500"
          ry="3.400"
          transform={`translate(${x} ${y}) rotate(${turn})`}
          className={styles.peanut}
        />
      ))}
    </g>
    <g transform="translate(330 226)">
      <circle cx="3" cy="5" r="21" className={styles.shadow} />
      <circle r="20" className={styles.cup} />
      <circle r="15" className={styles.tea} />
      <path d="M-7 -6 Q0 -11 7 -6" className={styles.shine} />
    </g>
    <g transform="translate(318 168) rotate(24)">
      <circle cx="2" cy="3" r="13" className={styles.shadow} />
      <circle r="12" className={styles.bottle} />
      <circle r="6" className={styles.cap} />
    </g>
    <g transform="translate(88 252) rotate(-32)" className={styles.chopsticks}>
      <path d="M-34 0 L34 -2 M-34 7 L34 5" />
    </g>
  </g>
);

const PEANUTS = [
  [-6, -6, 20],
  [6, -4, 80],
  [0, 4, -30],
  [-8, 6, 60],
  [8, 7, 10],
] as const;
