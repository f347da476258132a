import styles from './arcade.module.css';

/** Background behind the machine: a street with neon, string lights and a wet floor. */
export function Arcade() {
  return (
    <svg viewBox="0 0 480 720" preserveAspectRatio="xMidYMin slice" aria-hidden="true" className={styles.arcade}>
      <rect width="480" height="720" className={styles.night} />
      <g className={styles.haze}>
        <circle cx="70" cy="470" r="90" />
        <circle cx="420" cy="380" r="110" />
        <circle cx="240" cy="120" r="150" />
      </g>
      <g className={styles.houses}>
        <path d="M0 210h66v510H0zM414 170h66v550h-66z" />
        <path d="M66 300h34v420H66zM384 270h30v450h-30z" />
      </g>
      <g className={styles.windows}>
        <path d="M12 250h16v22H12zM38 250h16v22H38zM12 300h16v22H12zM12 520h16v22H12zM38 560h16v22H38z" />
        <path d="M426 470h16v22h-16zM452 470h16v22h-16zM452 520h16v22h-16zM426 570h16v22h-16zM392 420h12v18h-12z" />
      </g>
      <path d="M-10 22C80 62 160 70 240 56s170-14 250 26" className={styles.string} />
      <g className={styles.bulbs}>
        {BULBS.map(([x, y], nth) => (
          <circle key={x} cx={x} cy={y} r="5.500" data-odd={nth % 2 === 1 || undefined} />
        ))}
      </g>
      <g className={styles.signPink}>
        <rect x="34" y="92" width="50" height="126" rx="10" />
        <text x="59" y="146" lang="zh-Hant-HK">
          扭
        </text>
        <text x="59" y="200" lang="zh-Hant-HK">
          蛋
        </text>
      </g>
      <g className={styles.signBlue}>
        <circle cx="424" cy="124" r="27" />
        <path d="M398 124h52M410 114a20 20 0 0 1 12-9" />
        <path d="M424 164v44m-8-10 8 12 8-12" />
      </g>
      <path d="M0 640c120-24 360-24 480 0v80H0z" className={styles.floor} />
      <ellipse cx="240" cy="676" rx="190" ry="26" className={styles.puddle} />
    </svg>
  );
}

const BULBS: [x: number, y: number][] = [
  [22, 42],
  [78, 61],
  [136, 70],
  [196, 70],
  [256, 61],
  [316, 56],
  [376, 58],
  [436, 71],
];
