import type { CSSProperties } from 'react';
import styles from './join-glass.module.css';

/** Surface of the drink when the glass is full, and where it starts (as in the styles). In units of the glass. */
const FULL = 96;
const EMPTY = 270;

const OUTER = 'M163 78L158 266C157.5 273 142 278 120 278C98 278 82.5 273 82 266L77 78';
const INNER = 'M160.6 78L156 252C155.4 259 140 263 120 263C100 263 84.6 259 84 252L79.4 78Z';

/** Ice below the surface: x, y, turn, size. */
const ICE = [
  [109, 10, 17, 1.05],
  [141, 27, -36, 0.92],
  [96, 30, 21, 0.95],
  [117, 50, -20, 1.1],
  [141, 76, -34, 0.98],
  [100, 84, -9, 1.06],
] as const;

/** Leaves of the sprig: turn, size. */
const LEAVES = [
  [-64, 1.02],
  [62, 1.02],
  [-34, 1.12],
  [36, 1.12],
  [4, 1.22],
] as const;

/**
 * A glass at the bar's window, which fills with every character of the code; with the last, what lies on the counter is
 * put on its rim. The kit's highball and garnishes, drawn separately, so that the join page does not load its drinks.
 */
export function JoinGlass({ share }: { share: number }) {
  const level = EMPTY - Math.min(1, Math.max(0, share)) * (EMPTY - FULL);
  return (
    <svg
      viewBox="0 0 300 340"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      data-whole
      className={styles.window}
      data-full={share >= 1 || undefined}
      data-poured={share > 0 || undefined}
    >
      <defs>
        <linearGradient id="join-drink" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="0" y2="167">
          <stop offset="0.24" stopColor="#f8c24d" />
          <stop offset="0.42" stopColor="#f08a2e" />
          <stop offset="0.63" stopColor="#f08a2e" />
          <stop offset="0.78" stopColor="#d8452f" />
        </linearGradient>
        <linearGradient id="join-sides">
          <stop offset="0" stopColor="#8a2410" stopOpacity="0.42" />
          <stop offset="0.3" stopColor="#8a2410" stopOpacity="0" />
          <stop offset="0.7" stopColor="#8a2410" stopOpacity="0" />
          <stop offset="1" stopColor="#8a2410" stopOpacity="0.36" />
        </linearGradient>
        <radialGradient id="join-glow" cx="0.58" cy="0.6" r="0.5">
          <stop offset="0" stopColor="#fff" stopOpacity="0.3" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="join-shine" x2="0" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.3" />
          <stop offset="0.14" stopColor="#fff" stopOpacity="0.85" />
          <stop offset="0.7" stopColor="#fff" stopOpacity="0.65" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="join-ice" x2="1" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.72" />
          <stop offset="0.5" stopColor="#e6f4fb" stopOpacity="0.26" />
          <stop offset="1" stopColor="#cfe6f2" stopOpacity="0.44" />
        </linearGradient>
        <linearGradient id="join-base" x2="0" y2="1">
          <stop offset="0" stopColor="#d8452f" stopOpacity="0.46" />
          <stop offset="0.55" stopColor="#d8452f" stopOpacity="0.12" />
          <stop offset="1" stopColor="#fff" stopOpacity="0.34" />
        </linearGradient>
        <radialGradient id="join-shadow">
          <stop offset="0" stopColor="#1a0812" stopOpacity="0.5" />
          <stop offset="1" stopColor="#1a0812" stopOpacity="0" />
        </radialGradient>
        <clipPath id="join-inside">
          <path d={INNER} />
        </clipPath>
        <g id="join-cube">
          <rect x="-14" y="-14" width="28" height="28" rx="5.6" fill="url(#join-ice)" className={styles.iceEdge} />
          <rect x="-8.700" y="-7.800" width="17.400" height="17.400" rx="4.500" fill="#fff" fillOpacity="0.12" />
          <path
            d="M-10 1.400V-6.300Q-10-10.400-5.600-10.400H2.800"
            fill="none"
            stroke="#fff"
            strokeOpacity="0.85"
            strokeWidth="1.5"
            strokeLinecap="round"
          />
        </g>
        <g id="join-leaf">
          <path d="M0 0C-10-6-11-20 0-31C11-20 10-6 0 0Z" stroke="#2c6a31" strokeOpacity="0.45" strokeWidth="0.8" />
          <path
            d="M0-2V-27M0-8L-5-12.500M0-8L5-12.500M0-15L-5-19M0-15L5-19"
            fill="none"
            stroke="#d5f0b4"
            strokeOpacity="0.7"
            strokeWidth="0.9"
            strokeLinecap="round"
          />
        </g>
        <g id="join-segment">
          <path
            d="M0-3.400C2.600-8 6.400-14.500 7-17.200C7.200-18.800 3.600-19.800 0-19.800C-3.600-19.800-7.200-18.800-7-17.200C-6.400-14.500-2.600-8 0-3.400Z"
            fill="#ff9d2e"
          />
          <path
            d="M-2.600-16.800L-.8-8.500M1.200-17.500L.6-11M4-16.600L2-11"
            stroke="#ffc879"
            strokeWidth="1.2"
            strokeLinecap="round"
          />
        </g>
        <g id="join-cherry">
          <circle r="10.500" fill="#9c1226" />
          <circle r="8.400" cx="-1.200" cy="-1.200" fill="#c51d36" fillOpacity="0.7" />
          <ellipse
            cx="-4"
            cy="-4.500"
            rx="2.600"
            ry="3.600"
            transform="rotate(35 -4 -4.500)"
            fill="#fff"
            fillOpacity="0.75"
          />
        </g>
      </defs>
      <circle cx="222" cy="112" r="46" className={styles.sun} />
      <path
        d="M-300 320V214h52v-30h44v40h36v-62h40v50h30v-22h52v-34h34v78h34V196h30v40h30v-74h12v-20h10v20h14v60h30v-34h50v28h26v-60h40v48h34v-70h52v90h44v-40h60v148z"
        className={styles.town}
      />
      <path
        d="M-186 240v12m14-28v12m52-44v12m14 4v12M22 196v12m14-12v12m0 14v12M236 214v12m14 2v12m76-48v12m16 10v12"
        className={styles.lights}
      />
      <path d="M-300 306h900v400h-900z" className={styles.counter} />
      <path d="M-300 307h900" className={styles.board} />
      <g transform="translate(10.800 -9.500) scale(1.160)">
        <ellipse cx="128" cy="280" rx="62" ry="9" fill="url(#join-shadow)" />
        <path d={`${OUTER}Z`} className={styles.body} />
        <path d="M77 78A43 6.450 0 0 1 163 78" className={styles.edge} />
        <g clipPath="url(#join-inside)">
          <g
            data-level
            className={styles.drink}
            style={share > 0 ? ({ '--level': `${level}px` } as CSSProperties) : undefined}
          >
            <path d="M79 0h82v190h-82z" fill="url(#join-drink)" />
            <path d="M79 0h82v190h-82z" fill="url(#join-sides)" />
            <path d="M79 0h82v167h-82z" fill="url(#join-glow)" />
            <ellipse cx="120" cy="0" rx="40.100" ry="6" fill="#fad382" />
            <ellipse cx="112" cy="-.6" rx="25" ry="3.100" fill="#fff" fillOpacity="0.2" />
            <ellipse cx="120" cy="0" rx="39.400" ry="5.300" className={styles.ring} />
            {ICE.map(([x, y, turn, size]) => (
              <use key={y} href="#join-cube" transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`} />
            ))}
            <path d="M79 5h82v185h-82z" fill="url(#join-drink)" fillOpacity="0.4" />
            <path
              d="M88 52v.1m46 66v.1m-24 22v.1m-14-36v.1m52-82v.1m-30 12v.1m-16 36v.1m24 26v.1m16 18v.1m-42 22v.1m30-70v.1m20 14v.1"
              className={styles.bubbles}
            />
          </g>
        </g>
        <g className={styles.leaves}>
          <path d="M106 112C107 102 106 92 106 84" className={styles.stem} />
          {LEAVES.map(([turn, size], at) => (
            <use
              key={turn}
              href="#join-leaf"
              transform={`translate(106 98) rotate(${turn - 9}) scale(${size})`}
              fill={at % 2 ? '#4b9a45' : '#5aab4c'}
            />
          ))}
        </g>
        <path d={`${OUTER}Z${INNER}`} fillRule="evenodd" className={styles.body} />
        <g className={styles.base}>
          <path
            d="M84 253C86 260 100 263 120 263S154 260 156 253L158 266C157.500 273 142 278 120 278S82.500 273 82 266Z"
            fill="url(#join-base)"
          />
        </g>
        <path d="M89.500 270.500Q120 275.900 150.500 270.500" className={styles.shine} strokeOpacity="0.5" />
        <path d="M93.300 273.800Q112.400 277.700 131.400 276.800" className={styles.shine} />
        <g fill="url(#join-shine)">
          <path
            d="M86.900 87C83.400 100 83.200 112 83.500 120L86.400 233C87.500 243 90 251 96 258C92.500 250 93.700 240 93.500 232L91.500 113C90.500 103 88.500 95 86.900 87Z"
            fillOpacity="0.5"
          />
          <path
            d="M94.800 87C94 96 94 104 94.100 106L95.700 196C96 204 96.500 210 96.900 216C97.400 208 97.600 202 97.500 196L96.100 106C95.700 99 95.200 93 94.800 87Z"
            fillOpacity="0.4"
          />
          <path
            d="M154.400 100C152 116 151.500 122 151.300 132L149.200 235C149.800 246 149 252 144.600 258C150.500 252 152.800 244 153.500 235L156.200 124C155.900 114 155 106 154.400 100Z"
            fillOpacity="0.3"
          />
        </g>
        <path d={OUTER} className={styles.edge} data-front />
        <ellipse cx="120" cy="78" rx="43" ry="6.450" className={styles.edge} />
        <path d="M83 81.200A43 6.450 0 0 0 132.900 84.100" className={styles.shine} />
        <g className={styles.wheel}>
          <g transform="translate(158 68) rotate(14) scale(0.980)">
            <circle r="24" fill="#ee7d12" />
            <circle r="21.600" fill="#fff0d6" />
            {[6, 51, 96, 141, 186, 231, 276, 321].map((turn) => (
              <use key={turn} href="#join-segment" transform={`rotate(${turn})`} />
            ))}
            <circle r="2" fill="#fff0d6" />
            <path d="M-19-11A22 22 0 0 1-3-21.800" className={styles.shine} strokeOpacity="0.55" />
            <circle r="23.600" className={styles.rind} />
          </g>
        </g>
        <path d="M50 262C52 250 60 240 70 234M68 266C72 254 72 244 70 234" className={styles.stalk} />
        <use href="#join-cherry" x="48" y="271" />
        <use href="#join-cherry" x="67" y="275" />
      </g>
    </svg>
  );
}
