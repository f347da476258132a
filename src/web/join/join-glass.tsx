import type { CSSProperties } from 'react';
import styles from './join-glass.module.css';

/** Surface of the drink when the glass is full, and where it starts (as in the styles). In the drawing's units. */
const FULL = 118;
const EMPTY = 296;

/**
 * A glass at the bar's window, which fills with every character of the code; with the last, what lies on the counter is
 * put on its rim. Drawn separately, so that the join page does not load the kit's drinks.
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
    >
      <defs>
        <linearGradient id="join-drink" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffd676" />
          <stop offset="0.36" stopColor="#f7a93f" />
          <stop offset="0.68" stopColor="#ec6a3e" />
          <stop offset="1" stopColor="#b92f45" />
        </linearGradient>
        <linearGradient id="join-side">
          <stop offset="0" stopColor="#fff" stopOpacity="0.5" />
          <stop offset="0.14" stopColor="#fff" stopOpacity="0.06" />
          <stop offset="0.82" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#fff" stopOpacity="0.38" />
        </linearGradient>
        <clipPath id="join-inside">
          <path d="M97 84C115 97 185 97 203 84L193 284C192 297 108 297 107 284Z" />
        </clipPath>
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
      <path d="M-300 306h900v60h-900z" className={styles.counter} />
      <path d="M-300 307h900" className={styles.board} />
      <ellipse cx="158" cy="313" rx="74" ry="9" className={styles.shade} />
      <g className={styles.leaves}>
        <path d="M186 92c-6-34 12-62 44-68 6 34-12 62-44 68z" />
        <path d="M184 92c-26-10-38-36-28-64 26 10 38 36 28 64z" />
        <path d="M187 90c8-22 20-40 36-56M183 90c-4-20-10-38-22-54" className={styles.vein} />
      </g>
      <path d="M93 84L104 292C105 315 195 315 196 292L207 84A57 11 0 0 0 93 84Z" className={styles.body} />
      <g clipPath="url(#join-inside)">
        <g className={styles.drink} style={share > 0 ? ({ '--level': `${level}px` } as CSSProperties) : undefined}>
          <path d="M60 0h180v300h-180z" fill="url(#join-drink)" />
          <ellipse cx="150" cy="0" rx="54" ry="9" fill="#ffe7ab" />
          <g className={styles.ice}>
            <rect x="106" y="8" width="44" height="44" rx="9" transform="rotate(-13 128 30)" />
            <rect x="150" y="26" width="40" height="40" rx="9" transform="rotate(17 170 46)" />
            <rect x="112" y="70" width="40" height="40" rx="9" transform="rotate(8 132 90)" />
          </g>
          <path d="M122 132v.1m42-26v.1m-20 62v.1m28-18v.1m-52 32v.1" className={styles.bubbles} />
        </g>
      </g>
      <path d="M93 84L104 292C105 315 195 315 196 292L207 84" className={styles.edge} />
      <path d="M93 84L104 292C105 315 195 315 196 292L207 84" fill="url(#join-side)" />
      <ellipse cx="150" cy="84" rx="57" ry="11" className={styles.edge} />
      <path d="M108 292C116 302 184 302 192 292" className={styles.edge} />
      <path d="M106 112L114 270M192 118L188 190" className={styles.shine} />
      <g className={styles.wheel}>
        <circle cx="100" cy="82" r="31" fill="#ee8a1f" />
        <circle cx="100" cy="82" r="27" fill="#fff2d4" />
        <circle cx="100" cy="82" r="24.5" fill="#f9b146" />
        <path d="M100 58v48M79 70l42 24M79 94l42-24" className={styles.pith} />
      </g>
      <path d="M60 300C58 280 66 262 82 252M78 302C80 284 82 266 82 252" className={styles.stalk} />
      <circle cx="58" cy="306" r="12" className={styles.cherry} />
      <circle cx="80" cy="309" r="12" className={styles.cherry} />
      <path d="M52 303a8 8 0 0 1 5-5M74 306a8 8 0 0 1 5-5" className={styles.shine} />
    </svg>
  );
}
